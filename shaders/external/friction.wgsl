// friction: adds what external fields slow bodies down by to their accelerations (Chandrasekhar); RUNGS: of those alone whose own step ends.
// reads: posMass, velocity, terms, tables, status, origin (rung), rungState   reads, writes: acceleration
// threads: 256 a workgroup, one a body
// source: Chandrasekhar 1943; Binney & Tremaine 2008, Eq. 8.13; densities and dispersions by src/physics/external/friction.ts
// assumes: acceleration is all else that pulls at these positions; velocity is that of the middle of the step, half a kick behind; RUNGS: terms are
//   as at the begin of the step of the run
#import rungs
#import flat
#import status
#import frictionTerm
override RUNGS: u32 = 0u;
@group(0) @binding(0) var<uniform> params: Params;
@group(0) @binding(1) var<storage, read> terms: array<FrictionTerm, MOST_TERMS>;
@group(0) @binding(2) var<storage, read> tables: array<vec4f>;
@group(0) @binding(3) var<storage, read> posMass: array<vec4f>;
@group(0) @binding(4) var<storage, read> velocity: array<vec4f>;
@group(0) @binding(5) var<storage, read> status: Status;
@group(0) @binding(6) var<storage, read> origin: array<vec4u>;
@group(0) @binding(7) var<storage, read> rungState: array<u32>;
@group(0) @binding(8) var<storage, read_write> acceleration: array<vec4f>;

// 4 pi G rho and sqrt(2) sigma of a term at a distance.
fn densityAndSpread(term: FrictionTerm, r: f32) -> vec2f {
  let cells = CELLS_PER_OCTAVE * OCTAVES;
  let at = clamp((log2(max(r, 1e-30) / term.scale) + f32(OCTAVES_BELOW)) * f32(CELLS_PER_OCTAVE), 0.0, f32(cells));
  let cell = min(u32(at), cells - 1u);
  let a = tables[term.table + cell];
  let b = tables[term.table + cell + 1u];
  let t = at - f32(cell);
  // Beyond the table it is isothermal.
  let beyond = min(1.0, term.scale * exp2(f32(OCTAVES - OCTAVES_BELOW)) / max(r, 1e-30));
  return vec2f(between(a.xy, b.xy, t) * beyond * beyond, between(a.zw, b.zw, t));
}

@compute @workgroup_size(256)
fn main(@builtin(workgroup_id) group: vec3u, @builtin(num_workgroups) groups: vec3u, @builtin(local_invocation_index) lane: u32) {
  let i = flatGroup(group, groups) * 256u + lane;
  if (i >= params.n || (status.faults & FAULT_OVERFLOW) != 0u) { return; }
  let body = posMass[i];
  if (!(body.w > 0.0) || velocity[i].w < 0.0) { return; }
  var ahead = 0.0;
  var kick = params.closingKick;
  if (RUNGS == 1u) {
    let depth = rungState[RUNG_DEPTH];
    let now = rungState[RUNG_NOW];
    let rung = origin[i].w;
    if (now % spanOf(rung, depth) != 0u) { return; }
    ahead = shareOf(depth) * f32(now);
    kick = params.kick * shareOf(rung);
  }
  // The velocity of this place: that of the middle of the step and half a kick.
  let v = velocity[i].xyz + 0.5 * kick * acceleration[i].xyz;
  var drag = vec3f(0);
  for (var k = 0u; k < MOST_TERMS; k++) {
    let term = terms[k];
    if (term.logarithm == 0.0) { continue; }
    let grown = saturate(term.grown + ahead * term.growing);
    let share = grown * grown * (3.0 - 2.0 * grown);
    let found = densityAndSpread(term, length(body.xyz - (term.centre + ahead * term.motion)));
    if (!(share > 0.0 && found.x > 0.0)) { continue; }
    let spread = sqrt(share) * found.y;
    let against = term.speed * v - term.velocity;
    drag -= share * found.x * body.w * term.logarithm * dragShape(length(against) / spread) / (spread * spread * spread) * against;
  }
  acceleration[i] += vec4f(drag, 0.0);
}
