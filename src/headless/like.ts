import { NBODY_UNITS, scaleOf, type Units } from "../data/bodies/units.ts";
import type { Scenario } from "../data/scenarios/scenario.ts";
import { DEFAULT_SETTINGS } from "../engine/index.ts";
import { KNOWN_SCENARIOS } from "./making.ts";

type Defaults = Scenario["defaults"];

/** What a scenario says of a run of its bodies. */
export interface Like extends Pick<Defaults, "theta" | "eta" | "precision"> {
  readonly integrator: string;
  /** External fields, as `--potential` takes them. */
  readonly fields: readonly string[];
  /** Softening and time step, for bodies in these units. Throws one line where the scenario's are others. */
  in(units: Units): Pick<Defaults, "softening" | "timestep">;
}

/** Units whose numbers agree to this are the same: formats keep seven digits of them. */
const SAME = 1e-5;

/** Do numbers in both mean the same, as far as they say? */
function sameUnits(a: Units, b: Units): boolean {
  const near = (x: number, y: number) => Math.abs(x / y - 1) < SAME;
  const [one, other] = [scaleOf(a), scaleOf(b)];
  if (!near(a.gravity, b.gravity)) return false;
  // Formats without units keep the numbers.
  if (!one || !other) return true;
  return (["length", "time", "mass"] as const).every((kind) => near(one[kind].factor, other[kind].factor));
}

/** The settings of the scenario called `name`; throws one line with the known names. */
export function likeScenario(name: string): Like {
  const found = KNOWN_SCENARIOS.find((scenario) => scenario.name === name);
  if (!found)
    throw new Error(
      `--like ${name}: there is no such scenario; known are ${KNOWN_SCENARIOS.map((s) => s.name).join(", ")}`,
    );
  const { theta, softening, timestep, integrator = DEFAULT_SETTINGS.integrator, eta, precision } = found.defaults;
  return {
    ...{ theta, integrator, fields: found.fields ?? [] },
    ...(eta !== undefined && { eta }),
    ...(precision !== undefined && { precision }),
    in(units) {
      if (sameUnits(units, found.units ?? NBODY_UNITS)) return { softening, timestep };
      throw new Error(`--like ${name}: its lengths and times are in other units than the file's; give --eps and --dt`);
    },
  };
}
