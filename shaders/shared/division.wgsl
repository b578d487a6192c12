// How the curve through a cube that all domains agree on is cut into a piece for each. Keys have 17 levels, 51 bits, high word first.
#import hilbert
struct Division {
  low: vec3f,  // corner of the cube with the least coordinates
  scale: f32,  // cells of the last level a unit of length; 0 where the cube has no extent
  pieces: u32, // how many
  own: u32,    // the piece of this domain
}
const MOST_PIECES = 16u;
const CURVE_LEVELS = 17u;
const CURVE_SAMPLES = 4096u;

// Place of a body on the curve; those outside the cube are at its edge.
fn curveKey(division: Division, place: vec3f) -> vec2u {
  let cell = clamp((place - division.low) * division.scale, vec3f(0.0), vec3f(f32((1u << CURVE_LEVELS) - 1u)));
  let key = hilbertKey(vec3u(cell) << vec3u(21u - CURVE_LEVELS), CURVE_LEVELS);
  return vec2u(key.x >> 12u, (key.x << 20u) | (key.y >> 12u));
}
