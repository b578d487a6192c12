// The view of a picture: where bodies are on the canvas, the pointer, and which cells are drawn. Written before each picture.
struct ViewParams {
  clip: mat4x4f,     // clip coordinates from positions
  pointer: vec2f,    // CSS pixels from the middle of the canvas, y up
  extent: vec2f,     // half the canvas's size, CSS pixels
  reach: f32,        // farthest that a picked body may lie from the pointer, CSS pixels
  n: u32,            // bodies
  shallowest: u32,   // levels of the cells to draw
  deepest: u32,
}
