import { GALACTICS_UNITS } from "../../src/data/bodies/units.ts";
import type { Ring } from "../../src/data/measures/gasTables.ts";
import { buildGalaxy } from "../../src/data/models/galaxy.ts";
import type { GasDisc } from "../../src/data/models/gasDisc.ts";
import { withGas } from "../../src/data/models/gasParameters.ts";
import { milkyWaySpec } from "../../src/data/models/milkyWay.ts";
import { newTwoPhase, phasesAt } from "../../src/physics/gas/twoPhase.ts";

/** Grams a cubic centimetre of a solar mass a cubic kiloparsec; seconds of a year. */
const [CGS, YEAR] = [6.7703e-32, 3.15576e7];
/** Width of a ring, and where the last one ends, kpc. */
const [WIDTH, EDGE] = [0.5, 16];

/** The Milky Way's disc of gas in equilibrium, its scale length over that of the stars `extent`. */
export function milkyWayDisc(part: number, extent: number): GasDisc {
  const values = { gasFraction: part, gasExtent: extent, gasTemperature: 1e4, starFormation: 1, gasHeaviness: 1 };
  const spec = withGas(milkyWaySpec(1.3, 3, 0.1), { ...values, metallicity: 0.02, metallicityGradient: 0 });
  return buildGalaxy(spec).gas!;
}

/** Rings of a disc in equilibrium, before any body is drawn: gas, and the stars that the model of two phases forms of its densities, summed over all heights. */
export function modelRings({ radii, heights, logDensity }: GasDisc): Ring[] {
  const phases = newTwoPhase();
  const { massMsun, lengthKpc } = GALACTICS_UNITS;
  const unit = massMsun! / lengthKpc! ** 3;
  const rows = Array.from(radii, (_, i) => {
    let [gas, rate] = [0, 0];
    for (let j = 0; j < heights.length; j++) {
      const before = heights[Math.max(j - 1, 0)]!;
      const after = heights[Math.min(j + 1, heights.length - 1)]!;
      // Both sides of the plane.
      const mass = Math.exp(logDensity[i * heights.length + j]!) * unit * (after - before) * lengthKpc!;
      const at = phasesAt(phases, (mass / (after - before) / lengthKpc!) * CGS);
      gas += mass;
      rate += mass * (at?.rate ?? 0) * YEAR;
    }
    return { gas: gas / 1e6, rate };
  });
  return Array.from({ length: EDGE / WIDTH }, (_, k) => {
    const radius = (k + 0.5) * WIDTH;
    const row = radii.findIndex((r) => r * lengthKpc! > radius);
    const [low, high] = [radii[row - 1]! * lengthKpc!, radii[row]! * lengthKpc!];
    const part = (radius - low) / (high - low);
    const at = (of: "gas" | "rate") => rows[row - 1]![of] * (1 - part) + rows[row]![of] * part;
    const none = { stars: 0, born: 0, bodies: Number.POSITIVE_INFINITY };
    return { inner: k * WIDTH, outer: (k + 1) * WIDTH, radius, gas: at("gas"), rate: at("rate"), ...none };
  });
}
