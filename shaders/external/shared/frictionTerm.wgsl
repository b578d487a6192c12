#import potentials
// A field that slows bodies down, as it is at one time, and what becomes of it in a step of the run.
struct FrictionTerm {
  logarithm: f32, // Coulomb logarithm; 0: none
  scale: f32,     // length that its table is centred on
  table: u32,     // where that begins: 4 pi G rho, slope, sqrt(2) sigma, slope
  speed: f32,     // a unit of the bodies' velocities in roots of a unit of potential
  centre: vec3f,
  grown: f32,     // as of an ExternalTerm
  motion: vec3f,  // of the centre, in a step
  growing: f32,
  velocity: vec3f, // of the centre, in roots of a unit of potential
}

// [erf(X) - 2 X exp(-X^2) / sqrt(pi)] / X^3.
fn dragShape(x: f32) -> f32 {
  let x2 = x * x;
  if (x < 1.0) {
    // 4 / sqrt(pi) times the sum of (-x^2)^k / (k! (2 k + 3)).
    return 2.2567583 * (1.0 / 3.0 - x2 * (1.0 / 5.0 - x2 * (1.0 / 14.0 - x2 * (1.0 / 54.0 - x2 * (1.0 / 264.0
      - x2 * (1.0 / 1560.0 - x2 * (1.0 / 10800.0 - x2 / 85680.0)))))));
  }
  // Abramowitz & Stegun 1964, Eq. 7.1.26.
  let t = 1.0 / (1.0 + 0.3275911 * x);
  let series = t * (0.254829592 + t * (-0.284496736 + t * (1.421413741 + t * (-1.453152027 + t * 1.061405429))));
  return (1.0 - (series + 1.1283792 * x) * exp(-x2)) / (x2 * x);
}
