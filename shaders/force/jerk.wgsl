// jerk: acceleration, potential and jerk (SIXTH: and snap) of the bodies that are due, each by a part of the sources.
// reads: predicted, turn, blockState   writes: jerkParts (acceleration and potential | jerk | SIXTH: snap; of part k behind those
//   of the parts before)
// threads: 64 a workgroup, one a target; sources in tiles of 64; EXTENDED: by differences of 64 bits
// source: Makino & Aarseth 1992, Eqs 3 and 4; Nitadori & Makino 2008, Eqs 2 to 6; Bedorf 2014 section 2.2 (Sapporo2)   assumes: blockDispatch done
#import blocks
#import fixed
#import flat
override EXTENDED: u32 = 1u;
override SIXTH: u32 = 0u;
// Sixteen sources at a time instead of four, their distances by fused operations: 735 G pairs/s instead of 680 (H200, 65 536 bodies),
// and half as long again on a processor.
override MANY: u32 = 0u;
@group(0) @binding(0) var<uniform> params: Params;
@group(0) @binding(1) var<storage, read> predicted: array<vec4u>;
@group(0) @binding(2) var<storage, read> turn: array<u32>;
@group(0) @binding(3) var<storage, read> blockState: array<u32>;
@group(0) @binding(4) var<storage, read_write> jerkParts: array<vec4f>;

const WIDTH = 64u;
var<workgroup> tileHi: array<vec4u, WIDTH>;
// By fours, which workgroup memory gives at once.
var<workgroup> tileLo: array<vec4u, WIDTH>;
var<workgroup> tileVelocity: array<vec4f, WIDTH>;
var<workgroup> tileAcceleration: array<vec4f, 1u + SIXTH * (WIDTH - 1u)>;
// Whether one of the tile is a target itself, or may be at the place of one without softening: then each pair is looked at.
var<workgroup> mixed: u32;

// The target of this lane, and what a tile adds up for it.
var<private> here: Fixed;
var<private> hereFloat: vec3f;
var<private> velocity: vec3f;
var<private> acceleration: vec3f;
var<private> force: vec4f;
var<private> change: vec3f;
var<private> snap: vec3f;

fn offsetTo(k: u32) -> vec3f {
  if (EXTENDED == 1u) { return fixedBetween(here, Fixed(bitcast<vec3i>(tileHi[k].xyz), tileLo[k].xyz)); }
  return bitcast<vec3f>(tileHi[k].xyz) - hereFloat;
}

fn addSource(k: u32, offset: vec3f, r2: f32, mass: f32) {
  let rinv = inverseSqrt(r2);
  let rinv2 = rinv * rinv;
  let pull = mass * rinv * rinv2;
  let drifting = tileVelocity[k].xyz - velocity;
  let closing = 3.0 * dot(offset, drifting) * rinv2;
  let changing = drifting - closing * offset;
  force += vec4f(pull * offset, -mass * rinv);
  change += pull * changing;
  if (SIXTH == 1u) {
    let turning = tileAcceleration[k].xyz - acceleration;
    let bend = 3.0 * rinv2 * (dot(drifting, drifting) + dot(offset, turning)) + closing * closing / 3.0;
    snap += pull * (turning - 2.0 * closing * changing - bend * offset);
  }
}

fn useSource(k: u32) {
  let offset = offsetTo(k);
  var r2 = dot(offset, offset) + params.eps2;
  if (MANY == 1u) { r2 = fma(offset.x, offset.x, fma(offset.y, offset.y, fma(offset.z, offset.z, params.eps2))); }
  addSource(k, offset, r2, bitcast<f32>(tileHi[k].w));
}

fn useFour(k: u32) {
  useSource(k);
  useSource(k + 1u);
  useSource(k + 2u);
  useSource(k + 3u);
}

fn useOther(k: u32, isOwn: bool) {
  let offset = offsetTo(k);
  let r2 = dot(offset, offset) + params.eps2;
  let skip = isOwn || r2 == 0.0;
  addSource(k, offset, select(r2, 1.0, skip), select(bitcast<f32>(tileHi[k].w), 0.0, skip));
}

@compute @workgroup_size(64)
fn main(@builtin(workgroup_id) group: vec3u, @builtin(num_workgroups) groups: vec3u, @builtin(local_invocation_index) lane: u32) {
  let count = blockState[BLOCK_ACTIVE];
  let splits = blockState[BLOCK_SPLITS];
  let index = flatGroup(group, groups);
  let slots = (count + WIDTH - 1u) / WIDTH * WIDTH;
  if (index >= slots / WIDTH * splits) { return; }
  let part = index % splits;
  let slot = index / splits * WIDTH + lane;
  let own = turn[min(slot, count - 1u)];
  let row = (3u + SIXTH) * own;
  here = Fixed(bitcast<vec3i>(predicted[row].xyz), predicted[row + 1u].xyz);
  hereFloat = toFloat(here);
  velocity = bitcast<vec3f>(predicted[row + 2u].xyz);
  if (SIXTH == 1u) { acceleration = bitcast<vec3f>(predicted[row + 3u].xyz); }
  let size = (params.n + splits - 1u) / splits;
  let end = min(params.n, (part + 1u) * size);
  var forceAll = vec4f(0);
  var changeAll = vec3f(0);
  var snapAll = vec3f(0);
  for (var base = part * size; base < end; base += WIDTH) {
    workgroupBarrier();
    if (lane == 0u) { mixed = u32(params.eps2 == 0.0); }
    let j = (3u + SIXTH) * min(base + lane, params.n - 1u);
    let hi = predicted[j];
    let lo = predicted[j + 1u];
    // Without the 64 bits: what one float holds of them.
    let single = bitcast<vec3u>(toFloat(Fixed(bitcast<vec3i>(hi.xyz), lo.xyz)));
    tileHi[lane] = vec4u(select(single, hi.xyz, EXTENDED == 1u), select(0u, hi.w, base + lane < end));
    tileLo[lane] = lo;
    tileVelocity[lane] = bitcast<vec4f>(predicted[j + 2u]);
    if (SIXTH == 1u) { tileAcceleration[lane] = bitcast<vec4f>(predicted[j + 3u]); }
    workgroupBarrier();
    if (own - base < WIDTH) { mixed = 1u; }
    // A sum per tile keeps rounding from growing with N.
    force = vec4f(0);
    change = vec3f(0);
    snap = vec3f(0);
    if (workgroupUniformLoad(&mixed) == 0u) {
      if (MANY == 1u) {
        for (var k = 0u; k < WIDTH; k += 16u) {
          useFour(k);
          useFour(k + 4u);
          useFour(k + 8u);
          useFour(k + 12u);
        }
      } else {
        for (var k = 0u; k < WIDTH; k += 4u) { useFour(k); }
      }
    } else {
      for (var k = 0u; k < WIDTH; k++) { useOther(k, base + k == own); }
    }
    forceAll += force;
    changeAll += change;
    snapAll += snap;
  }
  if (slot < count) {
    let at = (2u + SIXTH) * (part * slots + slot);
    jerkParts[at] = forceAll;
    jerkParts[at + 1u] = vec4f(changeAll, 0.0);
    if (SIXTH == 1u) { jerkParts[at + 2u] = vec4f(snapAll, 0.0); }
  }
}
