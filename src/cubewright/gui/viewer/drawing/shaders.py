"""The shader programs, in the GLSL dialect of each context.

``SURFACE`` draws flat faces in the colour of their piece, with dark edges inside the faces. A lamp
over the user's left shoulder lights them, and the sky, as far as nearby cells do not cover it. Each
corner stores its distances from the nearest edges, so edges are as sharp as the screen and need no
lines that could flicker through the faces. ``CURVED`` draws balls with a dark rim. ``EDGE`` softens
outlines, because the software renderer takes twice as long for four samples of each pixel. ``SIGN``
draws a picture flat in the scene. ``SYMBOL`` draws the parts of a picture in several colours.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import Enum

from OpenGL import GL

from cubewright.model.drawing import look


class Dialect(Enum):
    """The GLSL dialect of a context, named by the first line of its shaders."""

    OLD = "120"
    CORE = "150"
    ES_2 = "100"
    ES_3 = "300 es"

    @property
    def is_es(self) -> bool:
        return self in (Dialect.ES_2, Dialect.ES_3)

    @property
    def is_modern(self) -> bool:
        """Whether the dialect has the keywords ``in`` and ``out``."""
        return self in (Dialect.CORE, Dialect.ES_3)


def current_dialect() -> Dialect:
    """Return the dialect of the current OpenGL context."""
    name = GL.glGetString(GL.GL_VERSION).decode(errors="replace")
    if "OpenGL ES" in name:
        return Dialect.ES_2 if "OpenGL ES 2" in name else Dialect.ES_3
    number = name.split()[0].split(".")
    if (int(number[0]), int(number[1])) < (3, 2):
        return Dialect.OLD
    profile = int(GL.glGetIntegerv(GL.GL_CONTEXT_PROFILE_MASK))
    return Dialect.CORE if profile & GL.GL_CONTEXT_CORE_PROFILE_BIT else Dialect.OLD


@dataclass(frozen=True)
class Program:
    """A vertex and a fragment shader; IN, OUT and COLOUR are replaced for each dialect.

    ``attributes`` are the names of the vertex shader's inputs with their number of floats, in
    memory order.
    """

    vertex: str
    fragment: str
    attributes: tuple[tuple[str, int], ...]
    defines: str = ""
    """Lines that define constants and choose a variant of the shaders."""

    @property
    def float_count(self) -> int:
        """The number of floats of a vertex."""
        return sum(size for _, size in self.attributes)

    def sources(self, dialect: Dialect) -> tuple[str, str]:
        """Return both shaders in a dialect."""
        head = f"#version {dialect.value}\n"
        if dialect is Dialect.ES_2:
            head += "#extension GL_OES_standard_derivatives : enable\n#define NO_SHADOW_MAP\n"
        head += self.defines
        if dialect.is_es:
            head += "precision highp float;\n"
        if dialect is Dialect.ES_3:
            head += "precision highp sampler2DShadow;\n"
        if dialect.is_modern:
            vertex = "#define IN in\n#define OUT out\n"
            fragment = "#define IN in\n#define TEXTURE texture\nout vec4 COLOUR;\n"
            fragment += "#define SHADOW_AT texture\n"
        else:
            vertex = "#define IN attribute\n#define OUT varying\n"
            fragment = (
                "#define IN varying\n#define TEXTURE texture2D\n#define COLOUR gl_FragColor\n"
                "#define SHADOW_AT(map, place) shadow2D(map, place).r\n"
            )
        return head + vertex + self.vertex, head + fragment + self.fragment


_LIGHT = "".join(
    f"#define {name} {getattr(look, name)}\n"
    for name in ("AMBIENT", "SKY", "LAMP", "HIDDEN_SKY", "HIDDEN_LAMP")
)

SURFACE = Program(
    vertex="""
        uniform mat4 u_mvp;
        IN vec3 a_position;
        IN vec3 a_normal;
        IN vec4 a_colour;
        IN vec3 a_distances;
        IN vec3 a_borders;
        IN float a_hidden;
        OUT vec3 v_normal;
        OUT vec4 v_colour;
        OUT vec3 v_distances;
        OUT vec3 v_borders;
        OUT float v_hidden;
        #ifdef CURVED
        OUT vec3 v_position;
        #endif
        void main() {
            v_normal = a_normal;
            v_colour = a_colour;
            v_distances = a_distances;
            v_borders = a_borders;
            v_hidden = a_hidden;
            #ifdef CURVED
            v_position = a_position;
            #endif
            gl_Position = u_mvp * vec4(a_position, 1.0);
        }
    """,
    fragment="""
        uniform vec3 u_lamp;
        uniform vec2 u_widths;    // of borders and of the grid between cubelets, in cells
        uniform vec2 u_inks;      // how much of the colour both leave
        uniform vec2 u_opacity;   // of faces and of borders
        IN vec3 v_normal;
        IN vec4 v_colour;
        IN vec3 v_distances;
        IN vec3 v_borders;
        IN float v_hidden;        // the share of the sky that other cells hide
        #ifdef CURVED
        IN vec3 v_position;
        #endif
        #ifdef CURVED
        uniform vec4 u_eye;       // the place of the eye, or its direction where w is 0
        #endif

        // How much of a pixel the ink along one side covers, 0 to 1.
        float covered(float distance, float width, float least_pixels) {
            float pixel = fwidth(distance);
            float half_width = max(width, least_pixels * pixel);
            return 1.0 - smoothstep(half_width - 0.5 * pixel, half_width + 0.5 * pixel, distance);
        }

        float inked(vec3 borders, float width, float least_pixels) {
            vec3 each = vec3(
                covered(v_distances.x, width, least_pixels),
                covered(v_distances.y, width, least_pixels),
                covered(v_distances.z, width, least_pixels)) * borders;
            return max(each.x, max(each.y, each.z));
        }

        void main() {
            vec3 border = step(0.5, v_borders);
            vec3 normal = v_normal;
            #ifdef CURVED
            normal = normalize(normal);
            #endif
            float lamp = max(dot(normal, u_lamp), 0.0);
            float sky = 0.5 + 0.5 * normal.z;
            float light = (AMBIENT + SKY * sky) * (1.0 - HIDDEN_SKY * v_hidden);
            light = min(light + LAMP * lamp * (1.0 - HIDDEN_LAMP * v_hidden), 1.0);
            float opacity = u_opacity.x;
            #ifdef CURVED
            float facing = dot(normal, normalize(u_eye.xyz - u_eye.w * v_position));
            float left = mix(u_inks.x, 1.0, smoothstep(0.05, 0.3, facing));
            opacity *= clamp(facing / max(fwidth(facing), 1e-6) + 0.5, 0.0, 1.0);
            #else
            float left = mix(1.0, u_inks.y, inked(1.0 - border, u_widths.y, 0.4));
            float ink = inked(border, u_widths.x, 0.8);
            left = mix(left, u_inks.x, ink);
            opacity = mix(opacity, u_opacity.y, ink);
            #endif
            COLOUR = vec4(v_colour.rgb * light * left, v_colour.a * opacity);
        }
    """,
    attributes=(
        ("a_position", 3),
        ("a_normal", 3),
        ("a_colour", 4),
        ("a_distances", 3),
        ("a_borders", 3),
        ("a_hidden", 1),
    ),
    defines=_LIGHT,
)
CURVED = replace(SURFACE, defines=_LIGHT + "#define CURVED\n")

EDGE = Program(
    vertex="""
        uniform mat4 u_mvp;
        uniform vec2 u_size;      // of the view, in pixels
        uniform float u_pixels;   // half the width of the line
        IN vec3 a_position;
        IN vec3 a_other;          // the other end of the edge
        IN vec2 a_side;           // of the line, and 1 at its first end, -1 at its second
        IN vec3 a_colour;
        OUT vec3 v_colour;
        OUT float v_side;
        void main() {
            vec4 here = u_mvp * vec4(a_position, 1.0);
            vec4 there = u_mvp * vec4(a_other, 1.0);
            vec2 along = (there.xy / there.w - here.xy / here.w) * u_size;
            along /= max(length(along), 1e-6);
            vec2 across = vec2(-along.y, along.x) * a_side.x * a_side.y;
            here.xy += 2.0 * u_pixels * across / u_size * here.w;
            here.z -= 2e-4 * here.w;  // before the faces that meet here
            gl_Position = here;
            v_colour = a_colour;
            v_side = a_side.x;
        }
    """,
    fragment="""
        IN vec3 v_colour;
        IN float v_side;
        void main() {
            COLOUR = vec4(v_colour, 1.0 - smoothstep(0.15, 1.0, abs(v_side)));
        }
    """,
    attributes=(("a_position", 3), ("a_other", 3), ("a_side", 2), ("a_colour", 3)),
)

SIGN = Program(
    vertex="""
        uniform mat4 u_mvp;
        IN vec3 a_position;
        IN vec2 a_place;
        OUT vec2 v_place;
        void main() {
            v_place = a_place;
            gl_Position = u_mvp * vec4(a_position, 1.0);
        }
    """,
    fragment="""
        uniform sampler2D u_picture;
        uniform vec4 u_colour;
        IN vec2 v_place;
        void main() {
            COLOUR = vec4(u_colour.rgb, u_colour.a * TEXTURE(u_picture, v_place).a);
        }
    """,
    attributes=(("a_position", 3), ("a_place", 2)),
)

SYMBOL = Program(
    vertex="""
        uniform mat4 u_mvp;
        IN vec3 a_position;
        IN vec2 a_place;
        IN vec3 a_colour;
        OUT vec2 v_place;
        OUT vec3 v_colour;
        void main() {
            v_place = a_place;
            v_colour = a_colour;
            gl_Position = u_mvp * vec4(a_position, 1.0);
        }
    """,
    fragment="""
        uniform sampler2D u_picture;
        IN vec2 v_place;
        IN vec3 v_colour;
        void main() {
            COLOUR = vec4(v_colour, 0.8 * TEXTURE(u_picture, v_place).a);
        }
    """,
    attributes=(("a_position", 3), ("a_place", 2), ("a_colour", 3)),
)
