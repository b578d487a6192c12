// The sum of all terms at a place. Stands below the bindings `terms` and `radialTables`, which it reads.
#import potentials

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
    default: { return vec4f(0); }
  }
}

fn externalField(x: vec3f) -> vec4f {
  var sum = vec4f(0);
  for (var k = 0u; k < MOST_TERMS && terms[k].kind != NO_TERM; k++) {
    let term = terms[k];
    let away = x - term.centre;
    // Into the frame that turns with the field, and back.
    let turned = vec3f(term.cosine * away.x + term.sine * away.y, term.cosine * away.y - term.sine * away.x, away.z);
    let own = term.growth * termField(term, turned);
    sum += vec4f(term.cosine * own.x - term.sine * own.y, term.cosine * own.y + term.sine * own.x, own.zw);
  }
  return sum;
}
