import { BOLTZMANN, equilibrium, HYDROGEN, HYDROGEN_MASS, meanWeight } from "./rates.ts";

/** Ends of the table in log10 of the temperature, and its intervals. */
const [LOW, HIGH, INTERVALS] = [4, 9, 1000];

/** Halvings of the interval of log u that an implicit step looks in: 1e-9 of it is left. */
const HALVINGS = 30;

/** Part of u that one step may lose, and the most steps: from 10^9 K to 10^4 K it takes 230. */
const [PART, MOST] = [0.05, 400];

/** Cooling of primordial gas by a table in log u, in cgs units: u in erg a gram, densities in grams a cubic centimetre, times in seconds. */
export interface Cooling {
  /** Log10 of u at the beginning of the table, its intervals a decade, Lambda / n_H^2 in erg cm^3 / s, and log10 of temperatures. */
  readonly first: number;
  readonly perDecade: number;
  readonly lambda: Float64Array;
  readonly temperature: Float64Array;
}

const specific = (temperature: number, weight: number) => (1.5 * BOLTZMANN * temperature) / (weight * HYDROGEN_MASS);

/** Internal energy a gram of gas in equilibrium at a temperature in kelvins. */
export function energyAt(temperature: number): number {
  return specific(temperature, meanWeight(equilibrium(temperature).electrons));
}

/** Internal energy a gram of neutral gas. */
export function neutralEnergyAt(temperature: number): number {
  return specific(temperature, meanWeight(0));
}

/** Internal energy a gram of fully ionised gas. */
export function ionisedEnergyAt(temperature: number): number {
  return specific(temperature, meanWeight(1 + (1 - HYDROGEN) / (2 * HYDROGEN)));
}

/** Makes the table. Below 10^4 K nothing cools; above its end free-free radiation goes on as the root of u. */
export function newCooling(): Cooling {
  const points = INTERVALS + 1;
  const [u, lambda, logT] = [new Float64Array(points), new Float64Array(points), new Float64Array(points)];
  for (let k = 0; k < points; k++) {
    logT[k] = LOW + ((HIGH - LOW) * k) / INTERVALS;
    const { electrons, cooling } = equilibrium(10 ** logT[k]!);
    u[k] = Math.log10(specific(10 ** logT[k]!, meanWeight(electrons)));
    lambda[k] = cooling;
  }
  // Even steps of log u instead: u rises with T, so each has one place in the other table.
  const even: Cooling = {
    first: u[0]!,
    perDecade: INTERVALS / (u[INTERVALS]! - u[0]!),
    lambda: new Float64Array(points),
    temperature: new Float64Array(points),
  };
  for (let k = 0, at = 0; k < points; k++) {
    const wanted = u[0]! + k / even.perDecade;
    while (at < INTERVALS - 1 && u[at + 1]! < wanted) at++;
    const part = Math.min((wanted - u[at]!) / (u[at + 1]! - u[at]!), 1);
    even.temperature[k] = logT[at]! + part * (logT[at + 1]! - logT[at]!);
    even.lambda[k] = equilibrium(10 ** even.temperature[k]!).cooling;
  }
  return even;
}

/** Lambda / n_H^2 in erg cm^3 / s of gas with this internal energy a gram. */
export function lambdaAt({ first, perDecade, lambda }: Cooling, u: number): number {
  const at = (Math.log10(u) - first) * perDecade;
  if (!(at > 0)) return 0;
  const last = lambda.length - 1;
  if (at >= last) return lambda[last]! * 10 ** ((at - last) / (2 * perDecade));
  const k = Math.floor(at);
  return lambda[k]! + (at - k) * (lambda[k + 1]! - lambda[k]!);
}

/** Temperature in kelvins of gas in equilibrium with this internal energy a gram; neutral gas below the table. */
export function temperatureAt({ first, perDecade, temperature }: Cooling, u: number): number {
  const at = (Math.log10(u) - first) * perDecade;
  if (!(at > 0)) return 10 ** LOW * (u / 10 ** first);
  const last = temperature.length - 1;
  if (at >= last) return 10 ** HIGH * 10 ** ((at - last) / perDecade);
  const k = Math.floor(at);
  return 10 ** (temperature[k]! + (at - k) * (temperature[k + 1]! - temperature[k]!));
}

/** du/dt in erg / g / s, 0 or less: -(n_H^2 / rho) Lambda, with n_H = X rho / m_H. */
export function coolingRate(cooling: Cooling, u: number, density: number): number {
  const perMass = HYDROGEN / HYDROGEN_MASS;
  return -perMass * perMass * density * lambdaAt(cooling, u);
}

/**
 * Internal energy a gram after cooling at even density for `dt`, never below `floor`. Steps u' = u + dt du/dt(u') are implicit, so that they are stable
 * however long; each loses a twentieth of u at most, and two half steps beside a whole one take its error off.
 */
export function cooled(cooling: Cooling, u: number, density: number, dt: number, floor: number): number {
  let [now, left] = [u, dt];
  for (let step = 0; step < MOST && left > 0 && now > floor; step++) {
    const rate = coolingRate(cooling, now, density);
    if (rate === 0) break;
    const most = (-PART * now) / rate;
    const part = step === MOST - 1 ? left : Math.min(left, most);
    const whole = implicitStep(cooling, now, density, part, floor);
    const half = implicitStep(cooling, now, density, part / 2, floor);
    const halves = implicitStep(cooling, half, density, part / 2, floor);
    // Richardson's extrapolation, kept between what was and the floor.
    now = Math.max(Math.min(2 * halves - whole, now), floor);
    left -= part;
  }
  return Math.max(now, Math.min(u, floor));
}

/** Solves u' = u + dt du/dt(u') by halving in log u, between the floor and u, where a root always is. */
function implicitStep(cooling: Cooling, u: number, density: number, dt: number, floor: number): number {
  if (u <= floor) return u;
  const excess = (v: number) => v - u - dt * coolingRate(cooling, v, density);
  if (excess(Math.max(floor, Number.MIN_VALUE)) >= 0) return floor;
  let [low, high] = [Math.log(Math.max(floor, Number.MIN_VALUE)), Math.log(u)];
  for (let k = 0; k < HALVINGS; k++) {
    const middle = 0.5 * (low + high);
    if (excess(Math.exp(middle)) > 0) high = middle;
    else low = middle;
  }
  return Math.exp(0.5 * (low + high));
}
