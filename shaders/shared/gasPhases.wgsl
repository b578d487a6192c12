// Needs `gasParams` and `gasTables`.
// Points of the integral of du over the loss, evenly in log u, then of the energy of dense gas and of its stars' rate, evenly in log density.
const COOL_POINTS = 1001u;
const DENSE_POINTS = 257u;

// Energy a unit of mass of gas above the threshold, and the part of it that becomes stars in a unit of time.
fn phasesAt(density: f32) -> vec2f {
  let at = min(log2(density / gasParams.threshold) * gasParams.densePer, f32(DENSE_POINTS - 1u) - 0.001);
  let k = COOL_POINTS + 2u * u32(at);
  return mix(vec2f(gasTables[k], gasTables[k + 1u]), vec2f(gasTables[k + 2u], gasTables[k + 3u]), fract(at));
}
