// The sum of all terms at a place. Stands below the bindings `terms` and `radialTables`, which it reads.
#import potentials
#import ownField

fn radialField(v: vec4f, table: u32, x: vec3f) -> vec4f {
  let r = length(x);
  let cells = CELLS_PER_OCTAVE * OCTAVES;
  let at = clamp((log2(max(r, 1e-30) / v.x) + f32(OCTAVES_BELOW)) * f32(CELLS_PER_OCTAVE), 0.0, f32(cells));
  let cell = min(u32(at), cells - 1u);
  let a = radialTables[table + cell];
  let b = radialTables[table + cell + 1u];
  // Beyond the table the field is that of its mass as a point.
  let beyond = min(1.0, v.x * exp2(f32(OCTAVES - OCTAVES_BELOW)) / max(r, 1e-30));
  return central(between(a.xy, b.xy, at - f32(cell)) * beyond * beyond * beyond, between(a.zw, b.zw, at - f32(cell)) * beyond, x);
}

// The user's own formula, in its own units.
fn ownTerm(v: vec4f, time: f32, x: vec3f) -> vec4f {
  let own = ownField(x / v.x, time);
  return v.y * v.y * vec4f(own.xyz / v.x, own.w);
}

fn termField(term: ExternalTerm, x: vec3f) -> vec4f {
  switch (term.kind) {
    case SOFTENED: { return softenedField(term.first, x); }
    case HERNQUIST: { return hernquistField(term.first, x); }
    case NFW: { return nfwField(term.first, x); }
    case RADIAL: { return radialField(term.first, term.table, x); }
    case DISC: { return discField(term.first, x); }
    case LOGARITHMIC: { return logarithmicField(term.first, x); }
    case BAR: { return barField(term.first, x); }
    case QUADRUPOLE_BAR: { return quadrupoleBarField(term.first, x); }
    case SPIRAL: { return spiralField(term.first, term.second, x); }
    case OWN: { return ownTerm(term.first, term.second.x, x); }
    default: { return vec4f(0); }
  }
}

// Cosine and sine, to float32's own digits, which the built-in ones need not have.
fn cosineSine(angle: f32) -> vec2f {
  // Of an eighth, doubled three times; of the cosine what it lacks of one.
  let part = angle / 8.0 - 0.78539816 * round(angle / 6.2831853);
  let p2 = part * part;
  var sine = part * (1.0 - p2 / 6.0 * (1.0 - p2 / 20.0 * (1.0 - p2 / 42.0 * (1.0 - p2 / 72.0))));
  var lack = p2 / 2.0 * (1.0 - p2 / 12.0 * (1.0 - p2 / 30.0 * (1.0 - p2 / 56.0)));
  for (var k = 0; k < 3; k++) {
    let twice = 2.0 * sine * (1.0 - lack);
    lack = 2.0 * sine * sine;
    sine = twice;
  }
  return vec2f(1.0 - lack, sine);
}

// A term `ahead` steps of the run from the time that it is given at.
fn termAhead(given: ExternalTerm, ahead: f32) -> ExternalTerm {
  var term = given;
  if (ahead == 0.0) { return term; }
  term.centre += ahead * term.motion;
  term.grown += ahead * term.growing;
  if (term.kind == OWN) { term.second.x += ahead * term.second.y; }
  if (term.turn != 0.0) {
    let by = cosineSine(ahead * term.turn);
    term.cosine = given.cosine * by.x - given.sine * by.y;
    term.sine = given.sine * by.x + given.cosine * by.y;
  }
  return term;
}

// What it does at a place.
fn placedField(term: ExternalTerm, x: vec3f) -> vec4f {
  let away = x - term.centre;
  // Into the frame that turns with the field, and back.
  let turned = vec3f(term.cosine * away.x + term.sine * away.y, term.cosine * away.y - term.sine * away.x, away.z);
  let grown = saturate(term.grown);
  let own = grown * grown * (3.0 - 2.0 * grown) * termField(term, turned);
  return vec4f(term.cosine * own.x - term.sine * own.y, term.cosine * own.y + term.sine * own.x, own.zw);
}

fn externalField(x: vec3f, ahead: f32) -> vec4f {
  var sum = vec4f(0);
  for (var k = 0u; k < MOST_TERMS && terms[k].kind != NO_TERM; k++) { sum += placedField(termAhead(terms[k], ahead), x); }
  return sum;
}
