// fieldSamples: what external fields do at given places and times, to hold it against the host's.
// reads: terms, radialTables, places (x y z, steps of the run ahead)   writes: found (acceleration, potential)
// threads: 64 a workgroup, one a place
// source: formulas and papers in src/physics/external   assumes: `terms` and `radialTables` are those of the run
@group(0) @binding(0) var<storage, read> terms: array<ExternalTerm, MOST_TERMS>;
@group(0) @binding(1) var<storage, read> radialTables: array<vec4f>;
@group(0) @binding(2) var<storage, read> places: array<vec4f>;
@group(0) @binding(3) var<storage, read_write> found: array<vec4f>;
#import externalField

@compute @workgroup_size(64)
fn main(@builtin(global_invocation_id) id: vec3u) {
  if (id.x >= arrayLength(&places)) { return; }
  found[id.x] = externalField(places[id.x].xyz, places[id.x].w);
}
