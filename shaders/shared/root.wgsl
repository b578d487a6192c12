// The cube that the space-filling curve runs through: the bulk of the bodies as it is, far bodies drawn in.
struct Root {
  middle: vec3f,
  reach: f32,  // half the side of the cube within which space is left as it is
  half: f32,   // half the side of the whole cube, far bodies drawn in
  scale: f32,  // cells of level 21 per length unit; 0 when all bodies coincide
  outer: f32,  // where there are test particles: half the side of their cube; 0: that of bodies at one place
}

// The cube of test particles: about that of the bodies with mass, its places and lengths rounded, so that it seldom changes and bodies stay in their bins. What
// lies outside of the bulk is drawn in. `outer` may be wanting still.
fn cubeOfTests(root: Root) -> Root {
  let reach = powerAbove(min(root.reach, root.half));
  if (!(reach > 0.0)) { return Root(root.middle, 3e38, 0.0, 0.0, 0.0); }
  // Where the middle is far away against that nothing is rounded.
  let middle = select(0.25 * reach * round(root.middle / (0.25 * reach)), root.middle, abs(root.middle) > vec3f(1e6 * reach));
  return Root(middle, reach, root.outer, 1048576.0 / root.outer, root.outer);
}

// The power of two at x or next above; 0 where neither it nor many times it is a float32 that counts.
fn powerAbove(x: f32) -> f32 {
  let bits = bitcast<u32>(x);
  return select(0.0, bitcast<f32>((bits + 0x7fffffu) & 0x7f800000u), x > 1e-30 && x < 1e30);
}

// How far along an axis something at the distance r is drawn in to: r as far as `reach`, then one more `reach` for each
// factor of two (on straight lines between the powers of two, so that every device draws in to the same place).
fn drawnIn(r: f32, reach: f32) -> f32 {
  if (r <= reach) { return r; }
  let bits = bitcast<u32>(r / reach);
  let twos = f32(bits >> 23u) - 127.0;
  return reach * (1.0 + twos + f32(bits & 0x7fffffu) / 8388608.0);
}

// The cell of level 21 that a body is in. Far bodies are drawn in; what lies outside the cube still goes to its edge.
fn cellOf(root: Root, body: vec3f) -> vec3u {
  var offset = body - root.middle;
  let away = max(abs(offset.x), max(abs(offset.y), abs(offset.z)));
  if (away > root.reach) { offset *= drawnIn(away, root.reach) / away; }
  return vec3u(clamp((offset + root.half) * root.scale, vec3f(0.0), vec3f(2097151.0)));
}
