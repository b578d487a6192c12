// halfMass: the radius about each galaxy's centre that holds half the mass of its own bodies that shine.
// reads: classes, edges, histogram   writes: spheres (radius)
// threads: one workgroup of 64, one galaxy a thread
// source: Bedorf 2014 section 5.4.2   assumes: each galaxy has a class that shines; edges are squared radii
//   within a shell mass grows evenly with radius
#import params
#import profile
@group(0) @binding(0) var<uniform> dispatch: DispatchIndex;
@group(0) @binding(1) var<storage, read> classes: array<Class>;
@group(0) @binding(2) var<storage, read> edges: array<f32>;
@group(0) @binding(3) var<storage, read> histogram: array<u32>;
@group(0) @binding(4) var<storage, read_write> spheres: array<Sphere>;

// Mass in one shell of the bodies that galaxy itself brought along.
fn massOf(galaxy: u32, shell: u32) -> f32 {
  var mass = 0.0;
  for (var kind = 0u; kind < CLASSES; kind++) {
    let its = classes[kind];
    if (its.galaxy != galaxy || its.shines == 0u) { continue; }
    let at = 3u * ((galaxy * CLASSES + kind) * SHELLS + shell);
    mass += (f32(histogram[at]) + 4294967296.0 * f32(histogram[at + 1u])) / its.quanta;
  }
  return mass;
}

@compute @workgroup_size(64)
fn main(@builtin(local_invocation_index) galaxy: u32) {
  if (galaxy >= dispatch.last) { return; }
  var total = 0.0;
  for (var shell = 0u; shell < SHELLS; shell++) { total += massOf(galaxy, shell); }
  var within = 0.0;
  // The last shell has no outer edge.
  for (var shell = 0u; shell < SHELLS - 1u; shell++) {
    let mass = massOf(galaxy, shell);
    if (within + mass >= 0.5 * total && mass > 0.0) {
      let inner = sqrt(edges[shell]);
      spheres[galaxy].radius = inner + (sqrt(edges[shell + 1u]) - inner) * (0.5 * total - within) / mass;
      return;
    }
    within += mass;
  }
  spheres[galaxy].radius = sqrt(edges[SHELLS - 1u]);
}
