// externalJerk: adds the pull of fields that bodies don't change, and how it changes along the way of each body (SIXTH: to second order), to
// the forces and jerks (and snaps) of the bodies that are due.
// reads: terms (as at the begin of the step of the run), radialTables, predicted, turn, blockState   reads, writes: jerkParts (of part 0)
// threads: 64 a workgroup, one a body that is due
// source: our own: central differences of sixth order over seven places of the way (Fornberg 1988, table 1), each at its own time
// assumes: force/jerk done
#import blocks
#import fixed
override SIXTH: u32 = 0u;
@group(0) @binding(0) var<uniform> params: Params;
@group(0) @binding(1) var<storage, read> terms: array<ExternalTerm, MOST_TERMS>;
@group(0) @binding(2) var<storage, read> radialTables: array<vec4f>;
@group(0) @binding(3) var<storage, read> predicted: array<vec4u>;
@group(0) @binding(4) var<storage, read> turn: array<u32>;
@group(0) @binding(5) var<storage, read> blockState: array<u32>;
@group(0) @binding(6) var<storage, read_write> jerkParts: array<vec4f>;
#import externalField
#import fieldPace

const WIDTH = 64u;
// Part of the time in which a field changes from one place to the next: what the differences leave out is of its sixth power, what float32
// rounds of them goes by its inverse, of second ones by that squared.
const CLOSE = 0.06;
const CLOSE_SIXTH = 0.1;

@compute @workgroup_size(64)
fn main(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) lane: u32) {
  let slot = group.x * WIDTH + lane;
  if (slot >= blockState[BLOCK_ACTIVE]) { return; }
  let row = (3u + SIXTH) * turn[slot];
  let x = toFloat(Fixed(bitcast<vec3i>(predicted[row].xyz), predicted[row + 1u].xyz));
  let v = bitcast<vec3f>(predicted[row + 2u].xyz);
  var bend = vec3f(0);
  // Half its acceleration: of that its way bends.
  if (SIXTH == 1u) { bend = 0.5 * bitcast<vec3f>(predicted[row + 3u].xyz); }
  let ahead = f32(blockState[BLOCK_NOW]) / f32(TICKS);
  var force = vec3f(0);
  var change = vec3f(0);
  var snap = vec3f(0);
  for (var k = 0u; k < MOST_TERMS && terms[k].kind != NO_TERM; k++) {
    let given = terms[k];
    let middle = termAhead(given, ahead);
    let a = placedField(middle, x).xyz;
    force += a;
    let rate = fieldPace(middle, x, v, bend, 1.0 / abs(params.drift));
    if (!(rate > 0.0)) { continue; }
    let h = select(CLOSE, CLOSE_SIXTH, SIXTH == 1u) / rate;
    // What is between opposite places on the way, 1, 2 and 3 times h from the middle.
    for (var n = 1u; n <= 3u; n++) {
      let far = h * f32(n);
      let later = placedField(termAhead(given, ahead + far / params.drift), x + far * (v + far * bend)).xyz - a;
      let earlier = placedField(termAhead(given, ahead - far / params.drift), x - far * (v - far * bend)).xyz - a;
      change += array<f32, 3>(45.0, -9.0, 1.0)[n - 1u] / (60.0 * h) * (later - earlier);
      if (SIXTH == 1u) { snap += array<f32, 3>(270.0, -27.0, 2.0)[n - 1u] / (180.0 * h * h) * (later + earlier); }
    }
  }
  let at = (2u + SIXTH) * slot;
  jerkParts[at] += vec4f(force, 0.0);
  jerkParts[at + 1u] += vec4f(change, 0.0);
  if (SIXTH == 1u) { jerkParts[at + 2u] += vec4f(snap, 0.0); }
}
