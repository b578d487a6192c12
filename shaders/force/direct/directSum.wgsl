// directSum: acceleration and potential of every body from every other, or from those of another set: the truth that trees are
// held against.
// reads: posMass, targets (the same, or another set's)   writes: acceleration (ADD, and in each slice but the first: added to what is there);
//   that of part k behind the k n of the parts before, to be added up by joinSums
// threads: 64 a workgroup, two bodies each; sources in tiles of 64, of which a slice has some; PARTS workgroups for the same bodies, each with a
//   part of the tiles
// source: Bedorf 2014 section 2.2 (Sapporo2)   assumes: nothing; a body does not act on itself, coincident ones only by eps > 0
#import params
#import interact
#import flat
#import targets
@group(0) @binding(0) var<uniform> params: Params;
@group(0) @binding(1) var<storage, read> posMass: array<vec4f>;
@group(0) @binding(2) var<storage, read_write> acceleration: array<vec4f>;
@group(0) @binding(3) var<uniform> dispatch: DispatchIndex;
@group(0) @binding(4) var<storage, read> targets: array<vec4f>;

// Workgroups that share the sources, where targets are too few to keep a GPU busy.
override PARTS: u32 = 1u;
const WIDTH = 64u;
var<workgroup> tile: array<vec4f, WIDTH>;
// The two targets of this lane, and what a tile adds up for them.
var<private> here0: vec3f;
var<private> here1: vec3f;
var<private> sum0: vec4f;
var<private> sum1: vec4f;

// Fills the last tile: no mass, and so far away that nothing overflows.
const NOWHERE = vec4f(1e15, 1e15, 1e15, 0.0);

fn useBody(source: vec4f) {
  let offset0 = source.xyz - here0;
  let offset1 = source.xyz - here1;
  sum0 += fromBody(offset0, fma(offset0.x, offset0.x, fma(offset0.y, offset0.y, fma(offset0.z, offset0.z, params.eps2))), source.w);
  sum1 += fromBody(offset1, fma(offset1.x, offset1.x, fma(offset1.y, offset1.y, fma(offset1.z, offset1.z, params.eps2))), source.w);
}

fn useFour(j: u32) {
  useBody(tile[j]);
  useBody(tile[j + 1u]);
  useBody(tile[j + 2u]);
  useBody(tile[j + 3u]);
}

// The same where the source may be a target, or at its place without softening: it has no mass then.
fn useOther(source: vec4f, isOwn: vec2<bool>) {
  let offset0 = source.xyz - here0;
  let offset1 = source.xyz - here1;
  let r0 = dot(offset0, offset0) + params.eps2;
  let r1 = dot(offset1, offset1) + params.eps2;
  let skip0 = (r0 == 0.0 && !actsAtZero()) || isOwn.x;
  let skip1 = (r1 == 0.0 && !actsAtZero()) || isOwn.y;
  sum0 += fromBody(offset0, select(r0, 1.0, skip0), select(source.w, 0.0, skip0));
  sum1 += fromBody(offset1, select(r1, 1.0, skip1), select(source.w, 0.0, skip1));
}

// What the sums begin with: a slice goes on where the one before it ended, so that slices change no bit.
fn begun(i: u32, part: u32) -> vec4f {
  if (((ADD == 1u && part == 0u) || dispatch.index > 0u) && i < params.n) { return acceleration[part * params.n + i]; }
  return vec4f(0);
}

@compute @workgroup_size(64)
fn main(@builtin(workgroup_id) group: vec3u, @builtin(num_workgroups) groups: vec3u, @builtin(local_invocation_index) lane: u32) {
  let blocks = (params.n + 2u * WIDTH - 1u) / (2u * WIDTH);
  let index = flatGroup(group, groups);
  if (index >= PARTS * blocks) { return; }
  let part = index / blocks;
  let first = 2u * WIDTH * (index % blocks);
  let own = vec2u(first + lane, first + WIDTH + lane);
  let source = select(first, NO_SOURCE, FOREIGN == 1u);
  here0 = targets[min(own.x, params.n - 1u)].xyz;
  here1 = targets[min(own.y, params.n - 1u)].xyz;
  // A slice has all targets and some of the tiles: with some of the targets it would leave a large GPU idle.
  let tiles = (params.sources + WIDTH - 1u) / WIDTH;
  let size = WIDTH * ((tiles + dispatch.last) / (dispatch.last + 1u));
  let share = WIDTH * ((size / WIDTH + PARTS - 1u) / PARTS);
  let begin = dispatch.index * size + part * share;
  let end = min(params.sources, min(begin + share, (dispatch.index + 1u) * size));
  var all0 = begun(own.x, part);
  var all1 = begun(own.y, part);
  for (var base = begin; base < end; base += WIDTH) {
    workgroupBarrier();
    tile[lane] = NOWHERE;
    if (base + lane < params.sources) { tile[lane] = posMass[base + lane]; }
    workgroupBarrier();
    // A sum per tile keeps rounding from growing with N.
    sum0 = vec4f(0);
    sum1 = vec4f(0);
    if (actsAtZero() && base - source >= 2u * WIDTH) {
      // Sixteen at a time: 1411 G pairs/s, four 1387 (H200).
      for (var j = 0u; j < WIDTH; j += 16u) {
        useFour(j);
        useFour(j + 4u);
        useFour(j + 8u);
        useFour(j + 12u);
      }
    } else {
      for (var j = 0u; j < WIDTH; j++) { useOther(tile[j], vec2u(base + j) == source + vec2u(lane, WIDTH + lane)); }
    }
    all0 += sum0;
    all1 += sum1;
  }
  if (own.x < params.n) { acceleration[part * params.n + own.x] = all0; }
  if (own.y < params.n) { acceleration[part * params.n + own.y] = all1; }
}
