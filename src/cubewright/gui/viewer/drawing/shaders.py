"""The two shader programs, in every GLSL dialect they may meet.

``SURFACE`` draws flat faces in the colour of their piece, lit by a lamp over
the user's left shoulder and by the sky, with dark edges inside the faces. The
distance of a pixel from the nearest edges is an input of the corners, so edges
are as sharp as the screen and need no lines that could flicker through the
faces. ``SIGN`` draws a picture flat in the scene.
"""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtGui import QOpenGLContext, QSurfaceFormat


@dataclass(frozen=True)
class Program:
    """A vertex and a fragment shader; IN, OUT and COLOUR are replaced for each dialect.

    ``attributes`` are the names of the vertex shader's inputs with their number of
    floats, in memory order.
    """

    vertex: str
    fragment: str
    attributes: tuple[tuple[str, int], ...]

    @property
    def floats(self) -> int:
        """The number of floats of a vertex."""
        return sum(size for _, size in self.attributes)

    def sources(self, context: QOpenGLContext) -> tuple[str, str]:
        """Return both shaders in the dialect of a context."""
        modern = context.format().profile() == QSurfaceFormat.OpenGLContextProfile.CoreProfile
        if context.isOpenGLES():
            version, modern = ("300 es", True) if _es_3(context) else ("100", False)
        else:
            version = "150" if modern else "120"
        head = f"#version {version}\n"
        if context.isOpenGLES():
            derivatives = "" if modern else "#extension GL_OES_standard_derivatives : enable\n"
            head += derivatives + "precision highp float;\n"
        if modern:
            vertex = "#define IN in\n#define OUT out\n"
            fragment = "#define IN in\n#define TEXTURE texture\nout vec4 COLOUR;\n"
        else:
            vertex = "#define IN attribute\n#define OUT varying\n"
            fragment = (
                "#define IN varying\n#define TEXTURE texture2D\n#define COLOUR gl_FragColor\n"
            )
        return head + vertex + self.vertex, head + fragment + self.fragment


def _es_3(context: QOpenGLContext) -> bool:
    version: tuple[int, int] = context.format().version()
    return version >= (3, 0)


SURFACE = Program(
    vertex="""
        uniform mat4 u_mvp;
        IN vec3 a_position;
        IN vec3 a_normal;
        IN vec4 a_colour;
        IN vec3 a_distances;
        IN vec3 a_borders;
        OUT vec3 v_normal;
        OUT vec4 v_colour;
        OUT vec3 v_distances;
        OUT vec3 v_borders;
        void main() {
            v_normal = a_normal;
            v_colour = a_colour;
            v_distances = a_distances;
            v_borders = a_borders;
            gl_Position = u_mvp * vec4(a_position, 1.0);
        }
    """,
    fragment="""
        uniform vec3 u_lamp;
        uniform vec2 u_widths;    // of borders and of the grid between cubelets, in cells
        uniform vec2 u_inks;      // how much of the colour both leave
        uniform float u_opacity;
        IN vec3 v_normal;
        IN vec4 v_colour;
        IN vec3 v_distances;
        IN vec3 v_borders;

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
            float lamp = max(dot(v_normal, u_lamp), 0.0);
            float sky = 0.5 + 0.5 * v_normal.z;
            float light = min(0.56 + 0.16 * sky + 0.33 * lamp, 1.0);
            vec3 border = step(0.5, v_borders);
            float left = mix(1.0, u_inks.y, inked(1.0 - border, u_widths.y, 0.4));
            left = mix(left, u_inks.x, inked(border, u_widths.x, 0.8));
            COLOUR = vec4(v_colour.rgb * light * left, v_colour.a * u_opacity);
        }
    """,
    attributes=(
        ("a_position", 3),
        ("a_normal", 3),
        ("a_colour", 4),
        ("a_distances", 3),
        ("a_borders", 3),
    ),
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
