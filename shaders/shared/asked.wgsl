// What the stages that work out a number for each body are told before a picture.
struct Asked {
  n: u32,         // bodies
  unit: f32,      // what their numbers are multiplied by
}
