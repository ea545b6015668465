"""The shader programs of lacquer and wood: bodies in the light of a studio, and its floor.

The lamps turn with the camera, so that the object seems to turn below fixed lamps. ``SOLID`` draws
bodies, ``DEPTH`` their distance from the lamp, ``SOFTEN`` and ``BLUR`` the soft shadow that the
floor shows, ``BACKGROUND`` and ``FLOOR`` the surroundings, ``SWOLLEN`` the line around a chosen
piece and ``COPY`` a finished picture.
"""

from __future__ import annotations

from dataclasses import replace

from cubewright.gui.viewer.drawing.shaders import Program

_ATTRIBUTES = (
    ("a_position", 3),
    ("a_normal", 3),
    ("a_colour", 3),
    ("a_sky", 1),
    ("a_lines", 3),
    ("a_more_lines", 3),
    ("a_grain", 3),
)

SOLID = Program(
    vertex="""
        uniform mat4 u_mvp;
        IN vec3 a_position;
        IN vec3 a_normal;
        IN vec3 a_colour;
        IN float a_sky;
        IN vec3 a_lines;          // distances from the lines between cells
        IN vec3 a_more_lines;
        IN vec3 a_grain;          // the place in the wood, with x along the grain
        OUT vec3 v_position;
        OUT vec3 v_normal;
        OUT vec3 v_colour;
        OUT float v_sky;
        OUT vec3 v_lines;
        OUT vec3 v_more_lines;
        #ifdef WOOD
        OUT vec3 v_grain;
        #endif
        void main() {
            v_position = a_position;
            v_normal = a_normal;
            v_colour = a_colour;
            v_sky = a_sky;
            v_lines = a_lines;
            v_more_lines = a_more_lines;
            #ifdef WOOD
            v_grain = a_grain;
            #endif
            gl_Position = u_mvp * vec4(a_position, 1.0);
        }
    """,
    fragment="""
        uniform vec4 u_eye;       // the place of the eye, or its direction where w is 0
        uniform vec3 u_lamp;
        uniform vec3 u_fill;
        uniform vec3 u_key;
        uniform vec3 u_sky;
        uniform vec3 u_bounce;
        uniform float u_groove;   // the ink of lines between cells
        uniform float u_gloss;
        uniform float u_shine;    // 1 for the piece under the mouse
        IN vec3 v_position;
        IN vec3 v_normal;
        IN vec3 v_colour;
        IN float v_sky;
        IN vec3 v_lines;
        IN vec3 v_more_lines;
        #if defined(TAPS) && !defined(NO_SHADOW_MAP)
        uniform mat4 u_to_map;
        uniform sampler2DShadow u_map;
        uniform float u_texel;

        float in_light(vec3 place) {
            float light = 0.0;
            #if TAPS == 4
            light += SHADOW_AT(u_map, place + vec3(u_texel * vec2(-1.5, -0.5), 0.0));
            light += SHADOW_AT(u_map, place + vec3(u_texel * vec2(0.5, -1.5), 0.0));
            light += SHADOW_AT(u_map, place + vec3(u_texel * vec2(1.5, 0.5), 0.0));
            light += SHADOW_AT(u_map, place + vec3(u_texel * vec2(-0.5, 1.5), 0.0));
            return 0.25 * light;
            #else
            for (int j = -1; j <= 1; ++j) {
                for (int i = -1; i <= 1; ++i) {
                    vec2 step = u_texel * 1.5 * vec2(float(i), float(j));
                    float share = i * i + j * j == 0 ? 0.25 : i * j == 0 ? 0.125 : 0.0625;
                    light += share * SHADOW_AT(u_map, place + vec3(step, 0.0));
                }
            }
            return light;
            #endif
        }
        #endif
        #ifdef WOOD
        IN vec3 v_grain;

        float random(vec2 p) {
            return fract(sin(dot(p, vec2(12.99, 78.23))) * 43758.55);
        }

        float noise(vec2 p) {
            vec2 i = floor(p);
            vec2 f = fract(p);
            f *= f * (3.0 - 2.0 * f);
            float low = mix(random(i), random(i + vec2(1.0, 0.0)), f.x);
            float high = mix(random(i + vec2(0.0, 1.0)), random(i + vec2(1.0, 1.0)), f.x);
            return mix(low, high, f.y);
        }

        // Wavy rings around an axis beside the piece, and fine pores.
        vec3 wood(vec3 colour, vec3 place) {
            float wave = noise(vec2(place.x * 0.35, place.y * 0.8 + place.z));
            float ring = length(place.yz - vec2(2.3, -1.7)) * 3.1 + 1.8 * wave;
            float band = abs(fract(ring) - 0.5) * 2.0;
            band *= band;
            float pore = noise(vec2(place.x * 2.0, (place.y + 1.7 * place.z) * 46.0));
            float shade = 1.05 - 0.20 * band - 0.14 * pore * pore;
            return colour * shade * mix(vec3(1.0), vec3(1.0, 0.93, 0.85), band * 0.6);
        }
        #endif

        void main() {
            vec3 n = normalize(v_normal);
            vec3 eye = normalize(u_eye.xyz - u_eye.w * v_position);
            vec3 base = v_colour;
            #ifdef WOOD
            base = wood(base, v_grain);
            #endif
            vec3 nearer = min(v_lines, v_more_lines);
            float d = min(nearer.x, min(nearer.y, nearer.z));
            float pixel = fwidth(d);
            float wide = max(0.011, 0.6 * pixel);
            float line = 1.0 - smoothstep(wide - 0.5 * pixel, wide + 0.5 * pixel, d);
            line *= min(1.0, 0.022 / wide);
            float facing = dot(n, u_lamp);
            float lit = clamp(facing, 0.0, 1.0);
            #if defined(TAPS) && !defined(NO_SHADOW_MAP)
            if (facing > 0.0) {
                lit *= in_light((u_to_map * vec4(v_position + n * 0.035, 1.0)).xyz);
            }
            #endif
            vec3 light = mix(u_bounce, u_sky, 0.5 + 0.5 * n.z);
            light += 0.16 * max(dot(n, u_fill), 0.0);
            light = light * v_sky + u_key * lit * (0.45 + 0.55 * v_sky);
            vec3 c = base * light * (1.0 - u_groove * line);
            // A large soft box overhead, mirrored weakly, and more at grazing angles.
            vec3 mirror = reflect(-eye, n);
            float fresnel = 1.0 - max(dot(n, eye), 0.0);
            fresnel *= fresnel;
            fresnel = 0.035 + 0.5 * fresnel * fresnel;
            float box = dot(mirror, normalize(u_lamp + vec3(0.0, 0.0, 0.6)));
            box = smoothstep(0.05, 0.95, box);
            vec3 gloss = fresnel * (0.25 + 0.75 * smoothstep(-0.2, 0.6, mirror.z)) * u_sky;
            c += u_gloss * v_sky * (gloss + 0.11 * box * box * box * u_key);
            c += u_shine * 0.55 * (0.10 + 0.9 * fresnel);
            c = 1.08 * c / (1.0 + 0.38 * c);  // a soft shoulder instead of clipping
            COLOUR = vec4(sqrt(c), 1.0);
        }
    """,
    attributes=_ATTRIBUTES,
)


def solid(taps: int, *, wood: bool) -> Program:
    """Return the program of bodies with 0, 4 or 9 samples of the shadow map."""
    return _SOLIDS[taps, wood]


_SOLIDS = {
    (taps, wood): replace(
        SOLID,
        defines=(f"#define TAPS {taps}\n" if taps else "") + ("#define WOOD\n" if wood else ""),
    )
    for taps in (0, 4, 9)
    for wood in (False, True)
}

_PLAIN_VERTEX = """
        uniform mat4 u_mvp;
        uniform vec4 u_eye;
        uniform float u_fat;      // of a pixel's size, relative to the distance of the eye
        IN vec3 a_position;
        IN vec3 a_normal;
        IN vec3 a_colour;
        IN float a_sky;
        IN vec3 a_lines;
        IN vec3 a_more_lines;
        IN vec3 a_grain;
        void main() {
            float away = mix(1.0, distance(a_position, u_eye.xyz), u_eye.w);
            gl_Position = u_mvp * vec4(a_position + a_normal * u_fat * away, 1.0);
        }
    """
DEPTH = Program(
    vertex=_PLAIN_VERTEX,
    fragment="void main() { COLOUR = vec4(1.0); }",
    attributes=_ATTRIBUTES,
)
SWOLLEN = Program(
    vertex=_PLAIN_VERTEX,
    fragment="uniform vec4 u_colour; void main() { COLOUR = u_colour; }",
    attributes=_ATTRIBUTES,
)

_QUAD_VERTEX = """
        uniform mat4 u_mvp;
        uniform vec4 u_place;     // the middle on the floor and half the side; 0: the whole picture
        IN vec2 a_place;
        OUT vec2 v_place;
        OUT vec2 v_floor;
        void main() {
            v_place = a_place;
            v_floor = u_place.xy + a_place * u_place.w;
            gl_Position = vec4(a_place, 0.9999, 1.0);
            if (u_place.w > 0.0) {
                gl_Position = u_mvp * vec4(v_floor, u_place.z, 1.0);
            }
        }
    """
_QUAD = (("a_place", 2),)

BACKGROUND = Program(
    vertex=_QUAD_VERTEX,
    fragment="""
        uniform vec3 u_middle;
        uniform vec3 u_edge;
        uniform vec4 u_part;      // the part of a larger picture
        IN vec2 v_place;
        IN vec2 v_floor;
        void main() {
            vec2 place = u_part.xy + v_place * u_part.zw;
            float r = length((place - vec2(0.0, 0.12)) * vec2(0.62, 0.75));
            float noise = fract(52.98 * fract(dot(gl_FragCoord.xy, vec2(0.0671, 0.00584))));
            vec3 colour = mix(u_middle, u_edge, smoothstep(0.0, 1.05, r));
            COLOUR = vec4(colour + (noise - 0.5) / 255.0, 1.0);
        }
    """,
    attributes=_QUAD,
)

FLOOR = Program(
    vertex=_QUAD_VERTEX,
    fragment="""
        uniform vec4 u_grid;
        uniform vec4 u_dark;
        uniform vec4 u_pool;
        uniform sampler2D u_picture;
        uniform float u_under;    // less than 1 from below
        IN vec2 v_place;
        IN vec2 v_floor;
        void main() {
            float r = length(v_place);
            float fade = 1.0 - smoothstep(0.25, 0.92, r);
            // The shadow of the lamp, and of the sky near the bodies.
            vec2 shade = TEXTURE(u_picture, v_place * 0.5 + 0.5).rg;
            vec2 pixel = max(fwidth(v_floor), vec2(1e-5));
            vec2 near = abs(fract(v_floor - 0.5) - 0.5) / pixel;
            float line = 1.0 - smoothstep(0.1, 1.1, min(near.x, near.y));
            line *= u_grid.a * fade * fade;
            float dark = 1.0 - (1.0 - shade.x * 0.62) * (1.0 - shade.y * 0.85);
            dark *= u_dark.a * (1.0 - smoothstep(0.7, 1.0, r));
            // One layer: a pool of light, lines over it, and the shadow over both.
            vec4 c = vec4(u_pool.rgb, 1.0) * u_pool.a * (1.0 - smoothstep(0.0, 0.75, r));
            c = c * (1.0 - line) + vec4(u_grid.rgb, 1.0) * line;
            c = c * (1.0 - dark) + vec4(u_dark.rgb, 1.0) * dark;
            COLOUR = c * u_under;
        }
    """,
    attributes=_QUAD,
)

GROUND = Program(
    vertex="""
        uniform mat4 u_mvp;
        IN vec3 a_position;
        IN float a_distance;      // from the side of the cell
        OUT vec2 v_place;
        OUT float v_distance;
        void main() {
            v_place = a_position.xy;
            v_distance = a_distance;
            gl_Position = u_mvp * vec4(a_position, 1.0);
        }
    """,
    fragment="""
        uniform vec4 u_grid;
        uniform vec3 u_centre;    // of the scene on the floor, and its radius
        IN vec2 v_place;
        IN float v_distance;
        void main() {
            float r = length(v_place - u_centre.xy) / (2.9 * u_centre.z);
            float fade = 1.0 - smoothstep(0.25, 0.92, r);
            float pixels = v_distance / max(fwidth(v_distance), 1e-5);
            float line = 1.0 - smoothstep(0.1, 1.1, pixels);
            COLOUR = vec4(u_grid.rgb, line * u_grid.a * fade * fade);
        }
    """,
    attributes=(("a_position", 3), ("a_distance", 1)),
)

SOFTEN = Program(
    vertex=_QUAD_VERTEX,
    fragment="""
        uniform mat4 u_to_map;
        uniform float u_height;   // of the floor
        uniform sampler2D u_depth;
        uniform sampler2D u_contact;
        uniform float u_spread;
        uniform float u_deep;
        IN vec2 v_place;
        IN vec2 v_floor;
        void main() {
            // The shadow is the softer the higher the body above it.
            vec3 place = (u_to_map * vec4(v_floor, u_height, 1.0)).xyz;
            float high = 0.0;
            float blockers = 0.0;
            float lit = 0.0;
            for (int i = 0; i < SEARCHED; ++i) {
                float r = sqrt((float(i) + 0.5) / float(SEARCHED));
                float a = float(i) * 2.39996;
                float z = TEXTURE(u_depth, place.xy + r * u_spread * vec2(cos(a), sin(a))).r;
                if (z < place.z - 0.002) {
                    blockers += 1.0;
                    high += place.z - z;
                }
            }
            float wide = u_spread;
            if (blockers > 0.0) {
                wide *= clamp(high / blockers * u_deep * 0.17, 0.06, 1.0);
            }
            for (int i = 0; i < TAKEN; ++i) {
                float r = sqrt((float(i) + 0.5) / float(TAKEN));
                float a = float(i) * 2.39996;
                float z = TEXTURE(u_depth, place.xy + r * wide * vec2(cos(a), sin(a))).r;
                lit += z < place.z - 0.002 ? 1.0 : 0.0;
            }
            float contact = TEXTURE(u_contact, v_place * 0.5 + 0.5).r;
            COLOUR = vec4(blockers > 0.0 ? lit / float(TAKEN) : 0.0, contact, 0.0, 1.0);
        }
    """,
    attributes=_QUAD,
    defines="#define SEARCHED 16\n#define TAKEN 24\n",
)
SOFTEN_ROUGHLY = replace(SOFTEN, defines="#define SEARCHED 8\n#define TAKEN 10\n")

CONTACT = Program(
    vertex=_QUAD_VERTEX,
    fragment="""
        uniform sampler2D u_contact;
        IN vec2 v_place;
        IN vec2 v_floor;
        void main() {
            COLOUR = vec4(0.0, TEXTURE(u_contact, v_place * 0.5 + 0.5).r, 0.0, 1.0);
        }
    """,
    attributes=_QUAD,
)

BLUR = Program(
    vertex=_QUAD_VERTEX,
    fragment="""
        uniform sampler2D u_picture;
        uniform float u_step;
        IN vec2 v_place;
        IN vec2 v_floor;
        void main() {
            vec2 at = v_place * 0.5 + 0.5;
            vec4 sum = vec4(0.0);
            for (int j = -1; j <= 1; ++j) {
                for (int i = -1; i <= 1; ++i) {
                    float share = i * i + j * j == 0 ? 0.25 : i * j == 0 ? 0.125 : 0.0625;
                    sum += share * TEXTURE(u_picture, at + vec2(float(i), float(j)) * u_step);
                }
            }
            COLOUR = vec4(sum.r, TEXTURE(u_picture, at).g, 0.0, 1.0);
        }
    """,
    attributes=_QUAD,
)

COPY = Program(
    vertex=_QUAD_VERTEX,
    fragment="""
        uniform sampler2D u_picture;
        IN vec2 v_place;
        IN vec2 v_floor;
        void main() {
            COLOUR = TEXTURE(u_picture, v_place * 0.5 + 0.5);
        }
    """,
    attributes=_QUAD,
)
