import { emptyBodies } from "../../../src/data/bodies/bodies.ts";
import type { GasChoice } from "../../../src/data/bodies/gas.ts";
import { GALACTICS_UNITS } from "../../../src/data/bodies/units.ts";
import { GAS_COLUMNS } from "../../../src/engine/gas/columns.ts";
import { coolTables } from "../../../src/engine/gas/coolTables.ts";
import { gasParamsOf } from "../../../src/engine/gas/params.ts";
import { gasOf } from "../../../src/engine/gas/plan.ts";
import { UNSCALED } from "../../../src/engine/scaling.ts";
import { DEFAULT_SETTINGS } from "../../../src/engine/settings.ts";
import type { JeansFloor } from "../../../src/physics/gas/jeans.ts";
import { numbers } from "../../physics/gas/gases.ts";
import { paramsOf, sizesOf } from "../stageDriver.ts";

/** What the stage that cools reads: bodies of gas from below 10^3 to above 10^9 K and from 10^-8 to 10 nuclei in a cubic centimetre, some of them none, in kpc and 100 km/s. */
export function coolTrial(n: number, timestep: number, choice: GasChoice, jeans?: JeansFloor) {
  const next = numbers(11);
  const one = emptyBodies(1);
  const internalEnergy = Float32Array.of(1);
  const gas = { cooling: true, ...choice } as const;
  const bodies = { ...one, mass: one.mass.map(() => 1), units: GALACTICS_UNITS, columns: { internalEnergy }, gas };
  const planned = gasOf(bodies, { ...DEFAULT_SETTINGS, timestep }, UNSCALED)!;
  const galaxy = { ...planned.galaxy!, ...(jeans && { jeans }) };
  const plan = { ...planned, galaxy };
  const sizes = { ...sizesOf(n), columns: GAS_COLUMNS, gas: n, gasEntries: 0 };
  const { table, numbers: cooling } = coolTables(plan, 1, UNSCALED);
  const { density } = galaxy.cgs;
  const tables = {
    posMass: Float32Array.from({ length: 4 * n }, (_, k) => (k % 4 === 3 ? 2 : 0)),
    id: Uint32Array.from({ length: n }, (_, i) => i),
    gasTables: table,
    status: new Uint32Array(16),
    gasState: Float32Array.from({ length: 4 * n }, (_, k) => (k % 28 === 4 ? 0 : 10 ** (-3.5 + 7 * next()))),
    gasSpare: Float32Array.from({ length: 4 * n }, (_, k) => (k % 4 === 3 ? 10 ** (-32 + 9 * next()) / density : 0)),
  };
  const gasParams = gasParamsOf(sizes, plan.settings, timestep, UNSCALED, cooling);
  const what = {
    sizes,
    params: paramsOf(sizes),
    tables,
    structs: { gasParams: { ...gasParams, stamp: 0 } as Record<string, number> },
  };
  return { trial: what, galaxy };
}
