// The cube that the space-filling curve runs through. A coordinate x maps to floor((x - low) * scale), 21 bits.
struct Root {
  low: vec3f,
  scale: f32,  // cells of level 21 per length unit; 0 when all bodies coincide
}
