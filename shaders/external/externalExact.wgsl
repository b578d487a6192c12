// externalExact: adds the pull of external fields to the exact accelerations of sampled bodies, which the solver's have too.
// reads: posMass, samples, terms, radialTables   reads, writes: exact (direct sum | solver's, two vectors a sample)
// threads: 64 a workgroup, one a sample
// source: formulas and papers in src/physics/external   assumes: exact is that of the same positions
#import params
@group(0) @binding(0) var<uniform> params: Params;
@group(0) @binding(1) var<storage, read> terms: array<ExternalTerm, MOST_TERMS>;
@group(0) @binding(2) var<storage, read> radialTables: array<vec4f>;
@group(0) @binding(3) var<storage, read> posMass: array<vec4f>;
@group(0) @binding(4) var<storage, read> samples: array<u32>;
@group(0) @binding(5) var<storage, read_write> exact: array<vec4f>;
#import externalField

// As many as measure/forceError sums.
const MOST_SAMPLES = 512u;

@compute @workgroup_size(64)
fn main(@builtin(global_invocation_id) id: vec3u) {
  if (id.x >= min(MOST_SAMPLES, params.n)) { return; }
  exact[2u * id.x] += vec4f(externalField(posMass[samples[id.x]].xyz, 0.0).xyz, 0.0);
}
