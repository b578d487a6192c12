// profile: mass and number of bodies of every class in shells about the centre of one galaxy.
// reads: posMass, id, classOf, classes, spheres, edges   writes: histogram (adds), three words a class and shell:
//   mass in quanta, low word | high word | bodies   (galaxy = dispatch.index; it begins with all zero)
// threads: 256 a workgroup, four bodies each
// source: Bedorf 2014 section 5.4   assumes: edges are squared radii that begin with 0; no mass above 2^20 quanta
#import params
#import profile
#import flat
@group(0) @binding(0) var<uniform> params: Params;
@group(0) @binding(1) var<uniform> dispatch: DispatchIndex;
@group(0) @binding(2) var<storage, read> posMass: array<vec4f>;
@group(0) @binding(3) var<storage, read> id: array<u32>;
@group(0) @binding(4) var<storage, read> classOf: array<u32>;
@group(0) @binding(5) var<storage, read> classes: array<Class>;
@group(0) @binding(6) var<storage, read> spheres: array<Sphere>;
@group(0) @binding(7) var<storage, read> edges: array<f32>;
@group(0) @binding(8) var<storage, read_write> histogram: array<atomic<u32>>;

// Bodies a workgroup.
const TILE = 1024u;

// Whole numbers add up to the same in any order. TILE bodies of 2^20 quanta fit a word.
var<workgroup> masses: array<atomic<u32>, CLASSES * SHELLS>;
var<workgroup> bodies: array<atomic<u32>, CLASSES * SHELLS>;

// The last shell that begins at or below r2.
fn shellOf(r2: f32) -> u32 {
  var low = 0u;
  var high = SHELLS;
  while (high - low > 1u) {
    let middle = (low + high) / 2u;
    if (r2 >= edges[middle]) { low = middle; } else { high = middle; }
  }
  return low;
}

@compute @workgroup_size(256)
fn main(@builtin(workgroup_id) group: vec3u, @builtin(num_workgroups) groups: vec3u, @builtin(local_invocation_index) lane: u32) {
  let begin = TILE * flatGroup(group, groups);
  let centre = spheres[dispatch.index].centre;
  for (var k = 0u; k < TILE; k += 256u) {
    let i = begin + k + lane;
    if (i < params.n) {
      let body = id[i];
      let kind = byteOf(classOf[body >> 2u], body);
      let p = posMass[i];
      let d = p.xyz - centre;
      let slot = kind * SHELLS + shellOf(dot(d, d));
      atomicAdd(&masses[slot], u32(clamp(floor(p.w * classes[kind].quanta + 0.5), 0.0, 1048576.0)));
      atomicAdd(&bodies[slot], 1u);
    }
  }
  workgroupBarrier();
  for (var slot = lane; slot < CLASSES * SHELLS; slot += 256u) {
    let count = atomicLoad(&bodies[slot]);
    if (count == 0u) { continue; }
    let mass = atomicLoad(&masses[slot]);
    let at = 3u * (CLASSES * SHELLS * dispatch.index + slot);
    // A sum that wraps carries into the high word: once for every 2^32, whatever the order.
    let before = atomicAdd(&histogram[at], mass);
    if (before + mass < before) { atomicAdd(&histogram[at + 1u], 1u); }
    atomicAdd(&histogram[at + 2u], count);
  }
}
