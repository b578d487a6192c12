// jerk: acceleration, potential and jerk of the bodies that are due, each by a part of the sources.
// reads: predicted, turn, blockState   writes: jerkParts (acceleration and potential | jerk, of part k behind those of the parts before)
// threads: 64 a workgroup, one a target; sources in tiles of 64; EXTENDED: by differences of 64 bits
// source: Makino & Aarseth 1992, Eqs 3 and 4; Bedorf 2014 section 2.2 (Sapporo2)   assumes: blockDispatch done
#import blocks
#import fixed
#import flat
override EXTENDED: u32 = 1u;
@group(0) @binding(0) var<uniform> params: Params;
@group(0) @binding(1) var<storage, read> predicted: array<vec4u>;
@group(0) @binding(2) var<storage, read> turn: array<u32>;
@group(0) @binding(3) var<storage, read> blockState: array<u32>;
@group(0) @binding(4) var<storage, read_write> jerkParts: array<vec4f>;

const WIDTH = 64u;
var<workgroup> tileHi: array<vec4u, WIDTH>;
var<workgroup> tileLo: array<vec3u, WIDTH>;
var<workgroup> tileVelocity: array<vec3f, WIDTH>;

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
  let here = Fixed(bitcast<vec3i>(predicted[3u * own].xyz), predicted[3u * own + 1u].xyz);
  let hereFloat = toFloat(here);
  let velocity = bitcast<vec3f>(predicted[3u * own + 2u].xyz);
  let size = (params.n + splits - 1u) / splits;
  let end = min(params.n, (part + 1u) * size);
  var force = vec4f(0);
  var change = vec3f(0);
  for (var base = part * size; base < end; base += WIDTH) {
    workgroupBarrier();
    let j = min(base + lane, params.n - 1u);
    let hi = predicted[3u * j];
    let lo = predicted[3u * j + 1u].xyz;
    // Without the 64 bits: what one float holds of them.
    let single = bitcast<vec3u>(toFloat(Fixed(bitcast<vec3i>(hi.xyz), lo)));
    tileHi[lane] = vec4u(select(single, hi.xyz, EXTENDED == 1u), select(0u, hi.w, base + lane < end));
    tileLo[lane] = lo;
    tileVelocity[lane] = bitcast<vec3f>(predicted[3u * j + 2u].xyz);
    workgroupBarrier();
    // A sum per tile keeps rounding from growing with N.
    var forceSum = vec4f(0);
    var changeSum = vec3f(0);
    for (var k = 0u; k < WIDTH; k++) {
      let source = tileHi[k];
      var offset: vec3f;
      if (EXTENDED == 1u) {
        offset = fixedBetween(here, Fixed(bitcast<vec3i>(source.xyz), tileLo[k]));
      } else {
        offset = bitcast<vec3f>(source.xyz) - hereFloat;
      }
      let r2 = dot(offset, offset) + params.eps2;
      // Neither itself nor, without softening, one at the same place.
      let acts = base + k != own && r2 > 0.0;
      let rinv = inverseSqrt(select(1.0, r2, acts));
      let depth = select(0.0, bitcast<f32>(source.w), acts) * rinv;
      let pull = depth * rinv * rinv;
      let drifting = tileVelocity[k] - velocity;
      let closing = 3.0 * dot(offset, drifting) * rinv * rinv;
      forceSum += vec4f(pull * offset, -depth);
      changeSum += pull * (drifting - closing * offset);
    }
    force += forceSum;
    change += changeSum;
  }
  if (slot < count) {
    let at = 2u * (part * slots + slot);
    jerkParts[at] = force;
    jerkParts[at + 1u] = vec4f(change, 0.0);
  }
}
