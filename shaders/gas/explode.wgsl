// explode: gas takes what the stars give that explode nearest to it: heat, mass with its momentum, and metals.
// reads: gasParams, id, blasts   reads, writes: posMass, velocity, gasState (u; below 0: what a unit of a star's mass gave), gasSpare (energy that has left),
//   metallicity, status (gasRipe, gasLimit, faults)
// threads: 64 a workgroup, one a star, by turns; of the stars of one gas body that with the least number does it for all, in the order of their numbers
// source: Kim et al. 2016 (AGORA): what a supernova gives; that what motion loses is heat, see src/physics/gas/supernovae.ts   assumes: nearest done
#import params
#import status
#import gas
#import gasBlasts
@group(0) @binding(0) var<uniform> gasParams: GasParams;
@group(0) @binding(1) var<storage, read> id: array<u32>;
@group(0) @binding(2) var<storage, read> blasts: array<u32>;
@group(0) @binding(3) var<storage, read_write> posMass: array<vec4f>;
@group(0) @binding(4) var<storage, read_write> velocity: array<vec4f>;
@group(0) @binding(5) var<storage, read_write> gasState: array<vec4f>;
@group(0) @binding(6) var<storage, read_write> gasSpare: array<vec4f>;
@group(0) @binding(7) var<storage, read_write> metallicity: array<f32>;
@group(0) @binding(8) var<storage, read_write> status: AtomicStatus;
// 0: the bodies have no metals.
override METALS: u32 = 0u;

// The star of a gas body with the next number after `last`; NO_GAS: there is none. `any`: with the first number.
fn next(gas: u32, ripe: u32, last: u32, any: bool) -> u32 {
  var star = NO_GAS;
  for (var k = 0u; k < ripe; k++) {
    if (blasts[2u * k + 1u] != gas) { continue; }
    let other = blasts[2u * k];
    if (!any && id[other] <= last) { continue; }
    if (star == NO_GAS || id[other] < id[star]) { star = other; }
  }
  return star;
}

fn give(star: u32, gas: u32) {
  let own = posMass[star].w;
  let mass = posMass[gas].w;
  let given = gasParams.ejecta * own;
  let after = mass + given;
  let left = own - given;
  let heat = gasParams.blast * own;
  let against = gasParams.speed * (velocity[star].xyz - velocity[gas].xyz);
  let motion = 0.5 * given * (mass / after) * dot(against, against);
  posMass[gas].w = after;
  posMass[star].w = left;
  let way = (given / after) * (velocity[star].xyz - velocity[gas].xyz);
  velocity[gas] = vec4f(velocity[gas].xyz + way, velocity[gas].w);
  let u = (mass * gasState[gas].x + heat + motion) / after;
  gasState[gas].x = u;
  gasState[star].x = -heat / left;
  if (METALS == 1u) { metallicity[gas] = (mass * metallicity[gas] + gasParams.newMetals * own) / after; }
  // What has left stays as much as it was.
  gasSpare[gas].y *= mass / after;
  gasSpare[star].y *= own / left;
}

@compute @workgroup_size(64)
fn main(@builtin(global_invocation_id) thread: vec3u, @builtin(num_workgroups) groups: vec3u) {
  let ripe = atomicLoad(&status.gasRipe);
  if ((atomicLoad(&status.faults) & FAULT_OVERFLOW) != 0u) { return; }
  if (ripe > arrayLength(&blasts) / 2u) {
    if (thread.x == 0u) { atomicOr(&status.faults, FAULT_BLASTS); }
    return;
  }
  for (var slot = thread.x; slot < ripe; slot += groups.x * 64u) {
    let gas = blasts[2u * slot + 1u];
    if (gas == NO_GAS) { continue; }
    var star = next(gas, ripe, 0u, true);
    if (star != blasts[2u * slot]) { continue; }
    while (star != NO_GAS) {
      give(star, gas);
      star = next(gas, ripe, id[star], false);
    }
    // The next step is as short as its sound wants.
    let limit = gasParams.courant * gasState[gas].y / sqrt(gasParams.gamma * (gasParams.gamma - 1.0) * gasState[gas].x);
    atomicMin(&status.gasLimit, bitcast<u32>(limit));
  }
}
