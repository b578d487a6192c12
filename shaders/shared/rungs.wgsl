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

// The same by how long a step may be, as a share of the run's; DEEPEST_RUNG + 1: none is short enough.
fn rungWithin(limit: f32) -> u32 {
  var rung = 0u;
  while (rung <= DEEPEST_RUNG && !(shareOf(rung) <= limit)) { rung++; }
  return rung;
}

// Words of `awake`: 0: the body's own step goes on; AWAKE: it ends now. Gas adds the least rung that its next step may have, from LEAST on, and from
// SINCE on how many block steps ago its own step began; ROUSED: that step ends before its time.
const AWAKE = 1u;
const ROUSED = 2u;
const LEAST = 4u;
const SINCE = 8u;
fn leastOf(word: u32) -> u32 { return (word >> LEAST) & 15u; }
fn sinceOf(word: u32) -> u32 { return word >> SINCE; }

// The rung of the next own step behind one on `rung`: a step shrinks at once, and grows only where the step of the run begins.
fn nextRung(rung: u32, word: u32, size: f32, depth: u32) -> u32 { return max(max(rung, leastOf(word)), min(rungOf(size), depth)); }

// Block steps from one own step of a body to the next.
fn spanOf(rung: u32, depth: u32) -> u32 { return 1u << (depth - rung); }

// Part of the run's step that the step of a rung is.
fn shareOf(rung: u32) -> f32 { return 1.0 / f32(1u << rung); }

// Part of the run's step that has passed since the own step of a body began, by its word in `awake`.
fn passed(word: u32, depth: u32) -> f32 { return shareOf(depth) * f32(sinceOf(word)); }

// Mean of 1 and a cubic over a part of the run's step, by Gauss's two points: exact, and 1 where the cubic is 0.
fn bentOver(bend: vec4f, begin: f32, part: f32) -> f32 {
  let middle = begin + 0.5 * part;
  let at = vec2f(middle) + 0.28867513 * part * vec2f(-1.0, 1.0);
  let rates = 1.0 + (bend.x + at * (bend.y + at * (bend.z + at * bend.w)));
  return 0.5 * (rates.x + rates.y);
}

// What kicks and drifts last over a part of the run's step, from `begin` on: both of the step are 1 long. Where space expands neither is even.
fn kickOver(begin: f32, part: f32) -> f32 {
  let bend = vec4f(params.kickBend0, params.kickBend1, params.kickBend2, params.kickBend3);
  return params.kick * part * bentOver(bend, begin, part);
}
fn driftOver(begin: f32, part: f32) -> f32 {
  let bend = vec4f(params.driftBend0, params.driftBend1, params.driftBend2, params.driftBend3);
  return params.drift * part * bentOver(bend, begin, part);
}
