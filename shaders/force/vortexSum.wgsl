// vortexSum: velocity and its gradient at every vortex element from all of them: the truth that trees are held against.
// reads: elements, strengths   writes: induced (rows of the gradient, each with a component of the velocity | exchange)
// threads: 64 a workgroup, one an element; sources in tiles of 64
// source: Stock & Gharakhani 2008 section III.B   assumes: core radii above 0; an element's own gradient is in it, its velocity is 0
#import params
#import biotSavart
#import flat
@group(0) @binding(0) var<uniform> params: Params;
@group(0) @binding(1) var<storage, read> elements: array<vec4f>;
@group(0) @binding(2) var<storage, read> strengths: array<vec4f>;
@group(0) @binding(3) var<storage, read_write> induced: array<array<vec4f, 4>>;
@group(0) @binding(4) var<uniform> dispatch: DispatchIndex;

const WIDTH = 64u;
// By fours, which are unrolled: only the index of a four has to be kept within its bounds.
var<workgroup> places: array<array<vec4f, 4>, 16>;
var<workgroup> tile: array<array<vec4f, 4>, 16>;

@compute @workgroup_size(64)
fn main(@builtin(workgroup_id) group: vec3u, @builtin(num_workgroups) groups: vec3u, @builtin(local_invocation_index) lane: u32) {
  let blocks = (params.n + WIDTH - 1u) / WIDTH;
  let index = flatSlice(group, groups, dispatch, blocks);
  if (index >= blocks) { return; }
  let own = WIDTH * index + lane;
  let here = elements[min(own, params.n - 1u)].xyz;
  var all = Induced();
  for (var base = 0u; base < params.n; base += WIDTH) {
    workgroupBarrier();
    var place = NO_PLACE;
    var strength = NO_STRENGTH;
    if (base + lane < params.n) {
      place = tilePlace(elements[base + lane]);
      strength = tileStrength(strengths[base + lane].xyz, place);
    }
    places[lane >> 2u][lane & 3u] = place;
    tile[lane >> 2u][lane & 3u] = strength;
    workgroupBarrier();
    // Near ones are few and cost more: they come behind the others, so that these need no branch.
    var near = false;
    for (var j = 0u; j < WIDTH / 4u; j++) {
      let a = useFar(here, places[j][0], tile[j][0]);
      let b = useFar(here, places[j][1], tile[j][1]);
      let c = useFar(here, places[j][2], tile[j][2]);
      let d = useFar(here, places[j][3], tile[j][3]);
      near = near | a | b | c | d;
    }
    if (near) {
      for (var j = 0u; j < WIDTH; j++) { useNear(here, places[j >> 2u][j & 3u], tile[j >> 2u][j & 3u]); }
    }
    // A sum per tile keeps rounding from growing with N.
    all = takeSums(all);
  }
  if (own < params.n) { induced[own] = rowsOf(all); }
}
