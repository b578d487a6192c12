// Numbers of 64 bits, in whole steps of 2^-53 between -1024 and 1024: differences and sums of positions are exact, which no
// compiler can undo (Makino+ 1997 for GRAPE-4; sums of two floats are optimised away on some devices).
struct Fixed {
  hi: vec3i,  // whole steps of 2^-21
  lo: vec3u,  // and of 2^-53
}

const FIXED_REACH = 1024.0;
const HI_STEPS = 2097152.0;
const LO_STEPS = 4294967296.0;

fn negated(a: Fixed) -> Fixed {
  let lo = ~a.lo + vec3u(1u);
  return Fixed(~a.hi + select(vec3i(0), vec3i(1), lo == vec3u(0u)), lo);
}

fn fixedSum(a: Fixed, b: Fixed) -> Fixed {
  let lo = a.lo + b.lo;
  return Fixed(a.hi + b.hi + select(vec3i(0), vec3i(1), lo < a.lo), lo);
}

// Of magnitudes first: the fraction of a small negative number would be nearly one, and lose its digits.
fn toFixed(x: vec3f) -> Fixed {
  let scaled = abs(x) * HI_STEPS;
  let whole = floor(scaled);
  let a = Fixed(vec3i(whole), vec3u((scaled - whole) * LO_STEPS));
  let b = negated(a);
  let down = x < vec3f(0.0);
  return Fixed(select(a.hi, b.hi, down), select(a.lo, b.lo, down));
}

// b - a, rounded once. The lower word counts as a signed one, so that small differences of either sign keep their digits.
fn fixedBetween(a: Fixed, b: Fixed) -> vec3f {
  let lo = b.lo - a.lo;
  let hi = b.hi - a.hi - select(vec3i(0), vec3i(1), b.lo < a.lo) + vec3i(lo >> vec3u(31u));
  return fma(vec3f(hi), vec3f(1.0 / HI_STEPS), vec3f(bitcast<vec3i>(lo)) * (1.0 / HI_STEPS / LO_STEPS));
}

fn toFloat(a: Fixed) -> vec3f { return fixedBetween(Fixed(vec3i(0), vec3u(0u)), a); }
