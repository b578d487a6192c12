// capture: how long ago each body was captured: first seen nearer to another galaxy's centre than to its own, and bound there.
// reads: quantityParams, posMass, velocity, acceleration (potential), id, traits (galaxy), cores (x y z width | velocity, mass; per galaxy)
// reads, writes: captured (time, by id)   writes: quantity (by id: 1 + quantityParams.unit times the time since; 0: never)
// threads: 256 a workgroup, one a body
// source: own definition (docs/reference/physics.md)   assumes: cores are those of the bodies as they are now
#import quantity
#import flat
@group(0) @binding(0) var<uniform> quantityParams: QuantityParams;
@group(0) @binding(1) var<storage, read> posMass: array<vec4f>;
@group(0) @binding(2) var<storage, read> velocity: array<vec4f>;
@group(0) @binding(3) var<storage, read> acceleration: array<vec4f>;
@group(0) @binding(4) var<storage, read> id: array<u32>;
@group(0) @binding(5) var<storage, read> traits: array<vec2u>;
@group(0) @binding(6) var<storage, read> cores: array<vec4f>;
@group(0) @binding(7) var<storage, read_write> captured: array<f32>;
@group(0) @binding(8) var<storage, read_write> quantity: array<f32>;

const NEVER = 3e38;

// How deep galaxy k's own mass would be felt at a place, were it all as wide as its core.
fn well(k: u32, place: vec3f) -> f32 {
  let centre = cores[2u * k];
  let offset = place - centre.xyz;
  return cores[2u * k + 1u].w * inverseSqrt(dot(offset, offset) + centre.w * centre.w);
}

fn isElsewhere(i: u32, own: u32) -> bool {
  if (own >= quantityParams.galaxies) { return false; }
  let place = posMass[i].xyz;
  let home = cores[2u * own];
  var wells = 0.0;
  for (var k = 0u; k < quantityParams.galaxies; k++) { wells += well(k, place); }
  for (var k = 0u; k < quantityParams.galaxies; k++) {
    let there = cores[2u * k];
    // Centres this near to each other are those of one galaxy.
    if (k == own || distance(there.xyz, home.xyz) <= max(there.w, home.w)) { continue; }
    let motion = velocity[i].xyz - cores[2u * k + 1u].xyz;
    // Its share of the whole potential.
    let depth = abs(acceleration[i].w) * well(k, place) / wells;
    if (distance(place, there.xyz) < distance(place, home.xyz) && 0.5 * quantityParams.kineticUnit * dot(motion, motion) < depth) { return true; }
  }
  return false;
}

@compute @workgroup_size(256)
fn main(@builtin(workgroup_id) group: vec3u, @builtin(num_workgroups) groups: vec3u, @builtin(local_invocation_index) lane: u32) {
  let i = flatGroup(group, groups) * 256u + lane;
  if (i >= quantityParams.n) { return; }
  let body = id[i];
  var at = captured[body];
  // Time was turned back: a capture that is still to come is forgotten.
  if (quantityParams.restart == 1u || at > quantityParams.time) { at = NEVER; }
  if (at == NEVER && isElsewhere(i, traits[body].x & 255u)) { at = quantityParams.time; }
  captured[body] = at;
  quantity[body] = select(1.0 + quantityParams.unit * (quantityParams.time - at), 0.0, at == NEVER);
}
