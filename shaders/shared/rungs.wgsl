#import params
// Steps of their own for bodies in trees: on rung r a body takes 2^r steps while the run takes one (Quinn et al. 1997). The deepest
// rung in use makes 2^depth block steps of a step of the run; a body takes its own where their number is a multiple of its span.
const DEEPEST_RUNG = 12u;
// A spline of this many softening lengths is as deep as Plummer's potential (Springel 2005, section 2.1).
const SPLINE_REACH = 2.8;

// Words of `rungState`.
const RUNG_DEPTH = 0u;   // deepest rung that a body had when the step of the run began
const RUNG_NOW = 1u;     // block step under way, 1 to 2^depth
const RUNG_WALKED = 2u;  // walks of groups, or of halves, so far, a word and the next
const RUNG_BLOCKS = 4u;  // block steps so far

// |a| up to which a body takes the step of the run whole: that step is sqrt(2 eta eps / |a|) there (Springel 2005, Eq. 34).
fn calmest() -> f32 {
  let softening = select(sqrt(params.eps2), params.spline / SPLINE_REACH, params.spline > 0.0);
  return 2.0 * params.eta * softening / (params.drift * params.kick);
}

// The rung whose step is the longest within that of the criterion; four times the acceleration is one rung deeper. Without softening there is
// no criterion, and all take the step of the run.
fn rungOf(size: f32) -> u32 {
  var rung = 0u;
  for (var most = calmest(); rung < DEEPEST_RUNG && most > 0.0 && size > most; most *= 4.0) { rung++; }
  return rung;
}

// Block steps from one own step of a body to the next.
fn spanOf(rung: u32, depth: u32) -> u32 { return 1u << (depth - rung); }

// Part of the run's step that the step of a rung is.
fn shareOf(rung: u32) -> f32 { return 1.0 / f32(1u << rung); }
