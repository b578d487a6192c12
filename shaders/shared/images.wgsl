// Images of the bodies of a periodic box in the boxes about it, on whose sides it touches them.
// How many act, the bodies themselves among them: 27, or 1 in open space.
override IMAGES: u32 = 1u;

// Which box: itself first, then the others.
fn imageAt(image: u32) -> vec3f {
  let k = (image + 13u) % 27u;
  return vec3f(vec3u(k % 3u, (k / 3u) % 3u, k / 9u)) - 1.0;
}
