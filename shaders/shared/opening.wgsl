#import targets
#import momentsAt
// Opening by error: what a node does for a group of bodies. The one copy of the test, for walkAdaptive and interactionList,
// which repeats its walk. Moments and orders that are left out cost at most so much force (Salmon & Warren 1994), with
// d the distance from the group's box to the cell's centre of mass, D that from the middle of the box, R the group's radius
// about it, b the largest radius of the cell and s its spread (sum m |x|^k <= M s^k for k = 1 to 4, or 5):
//   by the quadrupole   4 M (s/d)^3 / (d - b)^2,   by the mass alone   3 M (s/d)^2 / (d - b)^2,   by the hexadecapole   6 M (s/d)^5 / (d - b)^2
//   in the expansion    M ((s/D)^3 + 5 ((R + s)/D)^4) / (D - R - b)^2, or for a cell of far bodies PULL M / h^2, with h the
//   distance at least from any of the group to any of the cell
// The cell's own octupole would have a factor of 4 there: those of many far cells cancel, what the expansion drops does not.
// Lengths only meet as ratios: nothing over- or underflows, and powers of two in lengths or masses change no bit.

// Below this squared distance nothing is whole.
const NO_DISTANCE = 1e-30;

// Place and mass of a target: foreign ones, and what they feel, stand in the table of force/targets, bound as `velocity`.
fn targetBody(i: u32) -> vec4f {
  if (FOREIGN == 1u) { return velocity[2u * i]; }
  return posMass[i];
}

// Its |a|, negative where it is frozen.
fn targetFeels(i: u32) -> f32 {
  if (FOREIGN == 1u) { return velocity[2u * i + 1u].w; }
  return velocity[i].w;
}

// Bodies that share a walk.
struct Targets {
  // By fours, which workgroup memory gives at once.
  low: vec4f,     // tight box; w: radius of a sphere about the middle that holds them
  high: vec4f,    // w: the mass above which a cell counts as heavier
  middle: vec4f,  // w: force error that one cell may cause, tau times the smallest |a|
  away: f32,      // farthest from the middle of the root cube
  raised: f32,    // so many times as much may one that is heavier than they are
}

// How many times the smallest |a| of a group counts: more than once where the largest is less than what its own bodies pull at its
// edge, params.ownPull times. Where neighbours make the field, as in a sheet or where larger pulls cancel, |a| is small against
// what they pull one by one, of which a geometric criterion has its error: at the same theta no smaller one is asked for. Only of
// cells heavier than the group: in a clump, whose bodies pull each other as much, the lighter ones have most of the error.
fn raisedBy(largest: f32, mass: f32, radius: f32) -> f32 {
  let times = params.ownPull * mass / max((radius * radius + params.eps2) * largest, NO_DISTANCE);
  return select(clamp(times, 1.0, MOST_RAISED), 1.0, radius == 0.0);
}

// The bodies from `first` to `end` - 1, up to two a lane. Frozen bodies, whose |a| is negative, don't mind errors.
fn targetsOf(lane: u32, first: u32, end: u32) -> Targets {
  let body0 = min(first + lane, end - 1u);
  let body1 = min(first + lane + LANES, end - 1u);
  let a = targetBody(body0);
  let b = targetBody(body1);
  let felt = vec2f(targetFeels(body0), targetFeels(body1));
  let weighed = select(felt, vec2f(1e30), felt < vec2f(0));
  let low = lanesMin(lane, vec4f(min(a.xyz, b.xyz), min(weighed.x, weighed.y)));
  let high = -lanesMin(lane, vec4f(-max(a.xyz, b.xyz), -max(felt.x, felt.y)));
  let middle = 0.5 * (low.xyz + high.xyz);
  let radius = lanesMostOf(lane, max(distance(a.xyz, middle), distance(b.xyz, middle)));
  let own = select(0.0, a.w, first + lane < end) + select(0.0, b.w, first + lane + LANES < end);
  let mass = lanesSumOf(lane, own);
  return Targets(vec4f(low.xyz, radius), vec4f(high.xyz, HEAVIER * mass), vec4f(middle, params.tau * low.w),
    distance(middle, root.middle) + radius, raisedBy(high.w, mass, radius));
}

// The same targets elsewhere.
fn seenFrom(targets: Targets, shift: vec3f) -> Targets {
  let middle = targets.middle.xyz + shift;
  return Targets(vec4f(targets.low.xyz + shift, targets.low.w), vec4f(targets.high.xyz + shift, targets.high.w), vec4f(middle, targets.middle.w),
    distance(middle, root.middle) + targets.low.w, targets.raised);
}

// Along each axis from the nearest place in the box to a point, 0 within. Not by the middle: of a box that reaches a far body its near side would be lost.
fn gapTo(targets: Targets, place: vec3f) -> vec3f { return place - clamp(place, targets.low.xyz, targets.high.xyz); }

// What a node does besides being opened, at most one of two: it is gathered into the expansion (x), or acts by its quadrupole (y). Joined
// without branches, which cost more than they save.
fn actsAs(targets: Targets, centre: vec4f, test: vec4u) -> vec2<bool> {
  let spread = bitcast<f32>(test.y);
  let size = bitcast<f32>(test.z);
  let apart = centre.xyz - targets.middle.xyz;
  var far = false;
  if (QUADRUPOLE == 1u) {
    let apart2 = dot(apart, apart);
    let inverse = inverseSqrt(max(apart2, NO_DISTANCE));
    let clear = apart2 * inverse - targets.low.w - size;
    let beyond = bitcast<f32>(test.x) - targets.away;
    let most = params.farShare * targets.middle.w * targets.raised;
    let x = spread * inverse;
    let y = (targets.low.w + spread) * inverse;
    let y2 = y * y;
    let faint = (beyond > params.spline) & (PULL * centre.w <= most * beyond * beyond);
    let converges = (clear > params.spline) & (centre.w * fma(5.0 * y2, y2, x * x * x) <= most * clear * clear);
    far = (apart2 > params.farSoftening) & (faint | converges);
    if (!GO_ALONG && far) { return vec2<bool>(true, false); }
  }
  let gap = gapTo(targets, centre.xyz);
  let gap2 = dot(gap, gap);
  let inverse = inverseSqrt(max(gap2, NO_DISTANCE));
  let d = gap2 * inverse;
  let clear = d - size;
  let x = spread * inverse;
  var lost = select(3.0 * x * x, 4.0 * x * x * x, QUADRUPOLE == 1u);
  if (HEXADECAPOLE == 1u) { lost = 6.0 * x * x * x * x * x; }
  let heavy = centre.w > targets.high.w;
  let near = heavy & (d < CLOSEST * size);
  let allowed = targets.middle.w * select(1.0, targets.raised, heavy);
  let small = (params.angle * d > size) | (!near & (centre.w * lost <= allowed * clear * clear));
  // Bodies cost less than a cell of one or two.
  let few = linkIsFew(test.w);
  return vec2<bool>(far, !far & (clear > params.spline) & !few & small);
}
