// How fast a term of an external field changes for a body at x with velocity v and half its acceleration `bend`: one over a time, each way along
// which it moves over the length in which the field changes there. `perStep`: one over the time of a step of the run.
fn fieldPace(term: ExternalTerm, x: vec3f, v: vec3f, bend: vec3f, perStep: f32) -> f32 {
  let away = x - term.centre;
  let moving = v - perStep * term.motion;
  let values = term.first;
  let r = length(away);
  var flat = r;
  var high = r;
  switch (term.kind) {
    case SOFTENED: {
      flat = length(vec2f(r, values.y));
      high = flat;
    }
    case DISC: {
      high = length(vec2f(away.z, values.z));
      flat = length(vec3f(away.xy, values.y + high));
    }
    case LOGARITHMIC: {
      flat = length(vec3f(away.xy, length(vec2f(values.y, away.z / values.z))));
      high = values.z * flat;
    }
    case BAR: {
      high = length(vec2f(away.z, values.w));
      flat = values.z + high;
      // Beyond its ends it is nearly a point.
      flat = max(flat, r - values.y);
    }
    case SPIRAL: {
      flat = min(values.z, length(away.xy) * term.second.y / (3.0 * term.second.z));
      high = values.w;
    }
    default: {}
  }
  let lengths = max(vec3f(flat, flat, high), vec3f(1e-20));
  let turns = abs(term.turn) * select(1.0, 3.0 * term.second.z, term.kind == SPIRAL);
  return length(moving / lengths) + sqrt(length(2.0 * bend / lengths)) + perStep * (turns + abs(term.growing));
}
