#import gas
// Walks of the boxes about clusters of gas, from a stack of nodes whose children are still to be tested: each level in its upper bits, the first along the curve on top.
const LEVEL = 28u;
const MASK = (1u << LEVEL) - 1u;
// The level that has a single node.
override TOP: u32 = 2u;

// Whether something in a box is nearer to a body than the larger of their reaches; `w` of the body, and `reach2`, are squares of these.
fn touches(body: vec4f, centre: vec3f, half: vec3f, reach2: f32) -> bool {
  let gap = max(abs(nearest(body.xyz - centre)) - half, vec3f(0.0));
  return dot(gap, gap) < max(body.w, reach2);
}
