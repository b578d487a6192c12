// pick: the body whose image lies nearest to the pointer. Faint bodies count as farther away, since they are hard to aim at.
// reads: view, posMass, id, traits   reads, writes: best (bits of the least distance in pixels, lowest id of a body there)
// threads: 256 a workgroup, one a body; once for the distance and again (SECOND) for the body
// source: bits of positive floats are ordered like the floats   assumes: best begins with infinity and 0xffffffff
#import view
#import flat
override SECOND: u32 = 0u;
@group(0) @binding(0) var<uniform> view: ViewParams;
@group(0) @binding(1) var<storage, read> posMass: array<vec4f>;
@group(0) @binding(2) var<storage, read> id: array<u32>;
@group(0) @binding(3) var<storage, read> traits: array<vec2u>;
@group(0) @binding(4) var<storage, read_write> best: array<atomic<u32>>;

// A body with less than this part of the mean light is faint; its distance is multiplied by HANDICAP.
const FAINT = 0.2;
const HANDICAP = 3.0;

@compute @workgroup_size(256)
fn main(@builtin(workgroup_id) group: vec3u, @builtin(num_workgroups) groups: vec3u, @builtin(local_invocation_index) lane: u32) {
  let i = flatGroup(group, groups) * 256u + lane;
  if (i >= view.n) { return; }
  let p = view.clip * vec4f(posMass[i].xyz, 1.0);
  if (p.w <= 0.0) { return; }
  let body = id[i];
  let light = bitcast<f32>(traits[body].y) * f32(view.n);
  var away = distance(p.xy / p.w * view.extent, view.pointer);
  away *= select(1.0, HANDICAP, light < FAINT);
  if (!(away <= view.reach)) { return; }
  let bits = bitcast<u32>(away);
  if (SECOND == 0u) {
    atomicMin(&best[0], bits);
  } else if (bits == atomicLoad(&best[0])) {
    atomicMin(&best[1], body);
  }
}
