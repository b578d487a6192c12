// What the picture asks about the bodies: the view, the pointer, and how much. Written by the host before each picture.
struct Sight {
  clip: mat4x4f,     // clip coordinates from positions
  pointer: vec2f,    // CSS pixels from the middle of the canvas, y up
  extent: vec2f,     // half the canvas's size, CSS pixels
  reach: f32,        // farthest that a picked body may lie from the pointer, CSS pixels
  n: u32,            // bodies
  elapsed: f32,      // time units since the centres were found last
  slot: u32,         // column of the ring that this picture fills
  shallowest: u32,   // levels of the cells to draw
  deepest: u32,
}
const CHOSEN = 17u;  // the selected body, then those with a trail
const TRAILS = 16u;  // rows of the ring for trails; those of the galaxies follow
const SLOTS = 512u;  // columns of the ring
const NOBODY = 0xffffffffu;
