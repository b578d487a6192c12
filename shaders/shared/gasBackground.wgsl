#import gasPhases
// Gas that a background of radiation heats. Its table stands behind that of the phases: rows of `COOL_POINTS` losses, those of u, over density and time.
const BACKGROUND_ROWS = 54u;
const BACKGROUND_FROM = COOL_POINTS + 2u * DENSE_POINTS;

// The energy at a point of the table.
fn energyAt(k: i32) -> f32 { return exp2(gasParams.coolFirst + f32(k) / gasParams.coolPer); }

// Four rows about a density, from one on, and what each counts.
struct Rows {
  first: u32,
  weights: vec4f,
}

// By the cubic through four rows. They go by the density of gas that is not shielded and as ionised (Rahmati et al. 2013, eq. 14).
fn rowsAt(density: f32) -> Rows {
  let ratio = density / gasParams.shielded;
  let open = 0.98 * pow(1.0 + pow(ratio, 1.64), -2.28) + 0.02 * pow(1.0 + ratio, -0.84);
  let at = (log2(density / open) - gasParams.thinnest) * gasParams.rowsPer;
  let place = clamp(at, 0.0, f32(BACKGROUND_ROWS - 1u));
  let first = clamp(floor(place) - 1.0, 0.0, f32(BACKGROUND_ROWS - 4u));
  let a = place - first;
  let b = a - 1.0;
  let c = a - 2.0;
  let d = a - 3.0;
  return Rows(u32(first), vec4f(-b * c * d / 6.0, 0.5 * a * c * d, -0.5 * a * b * d, a * b * c / 6.0));
}

// The loss at a point of these rows, also beyond the ends.
fn lossAt(k: i32, rows: Rows) -> f32 {
  let last = i32(COOL_POINTS) - 1;
  let i = BACKGROUND_FROM + rows.first * COOL_POINTS + u32(clamp(k, 0, last));
  let four = vec4f(
    gasTables[i], gasTables[i + COOL_POINTS], gasTables[i + 2u * COOL_POINTS], gasTables[i + 3u * COOL_POINTS],
  );
  return dot(rows.weights, four) * exp2(f32(max(k - last, 0)) / (2.0 * gasParams.coolPer));
}

// (exp(x) - 1) / x, which is 1 at 0; not for x beyond 60.
fn growth(x: f32) -> f32 {
  if (abs(x) < 0.1) { return 1.0 + x * (0.5 + x * (1.0 / 6.0 + x * (1.0 / 24.0 + x / 120.0))); }
  return (exp(min(x, 60.0)) - 1.0) / x;
}

// log(1 + y) / y, which is 1 at 0.
fn slowness(y: f32) -> f32 {
  if (abs(y) < 0.1) { return 1.0 - y * (0.5 - y * (1.0 / 3.0 - y * (0.25 - y * (0.2 - y * (1.0 / 6.0 - y / 7.0))))); }
  return log(max(1.0 + y, 1e-30)) / y;
}

// The energy after a step: between points of the table the loss is linear in u, and solved exactly from each to the next.
fn cooledIn(u: f32, density: f32, dt: f32, floorOfU: f32) -> f32 {
  let rows = rowsAt(density);
  var now = u;
  var left = density * dt;
  // Below the table all is one interval.
  var k = max(i32(floor((log2(u) - gasParams.coolFirst) * gasParams.coolPer)), -1);
  // It goes one way, and past each point once.
  for (var step = 0u; step < 2u * COOL_POINTS && left > 0.0; step++) {
    let low = select(energyAt(k), 0.0, k < 0);
    let high = energyAt(k + 1);
    let here = lossAt(k, rows);
    let slope = select((here - lossAt(k + 1, rows)) / (high - low), 0.0, k < 0);
    let rate = slope * (now - low) - here;
    if (rate == 0.0 || (rate < 0.0 && now <= floorOfU)) { break; }
    let edge = select(high, max(low, floorOfU), rate < 0.0);
    let end = now + rate * left * growth(slope * left);
    if (select(end <= edge, end >= edge, rate < 0.0)) { return end; }
    left -= (edge - now) / rate * slowness(slope * (edge - now) / rate);
    now = edge;
    k += select(1, -1, rate < 0.0);
  }
  return now;
}
