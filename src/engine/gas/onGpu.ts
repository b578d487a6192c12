import { fieldOffset } from "../../gpu/struct.ts";
import type { DriverParts, Guest, Visited } from "../guests/guest.ts";
import { factors } from "../space.ts";
import type { System } from "../state/system.ts";
import { coolTables } from "./coolTables.ts";
import { gasEnergy } from "./energy.ts";
import { gasExact } from "./exact.ts";
import { ANY_PARTS, gasParamsBytes } from "./params.ts";
import type { GasPlan } from "./plan.ts";
import { gasOnRungs, open, rung } from "./rungStages.ts";
import { cool, enrich, gasForces, heat } from "./stages.ts";
import { Substeps } from "./substeps.ts";
import { gasUnits } from "./units.ts";

/** The gas of a run on a GPU. */
export function gasGuest(
  device: GPUDevice,
  system: System,
  plan: GasPlan,
  { bodies, settings, scaling, space }: Visited,
): Guest {
  const variant = {
    c4: plan.settings.kernel === "wendlandC4",
    energy: plan.settings.form === "densityEnergy",
    cools: plan.galaxy !== null,
    irradiated: plan.galaxy?.cooling.background != null,
    periodic: space !== null,
    enriches: plan.stars && bodies.columns?.metallicity !== undefined,
  };
  const { table, numbers } = coolTables(plan, settings.gravity, scaling);
  let agreed = ANY_PARTS;
  return {
    begin: async () => {
      await system.need("gas");
      device.queue.writeBuffer(system.buffers.gasTables!, 0, table);
    },
    use({ timestep }, time) {
      const within = space && { space, time };
      const bytes = gasParamsBytes(system.sizes, plan.settings, timestep, scaling, numbers, within);
      device.queue.writeBuffer(system.buffers.gasParams!, 0, bytes);
    },
    /** When the step ends, in the bodies' unit: stars that are born in it have it. */
    at(time) {
      const words = new Uint32Array([0, agreed.limitLow, agreed.limitHigh]);
      new Float32Array(words.buffer)[0] = time;
      device.queue.writeBuffer(system.buffers.gasParams!, fieldOffset("GasParams", "stamp"), words);
    },
    opened: [heat],
    closed: [heat, ...(variant.enriches ? [enrich(variant)] : []), ...(variant.cools ? [cool(variant)] : [])],
    forces(sizes, wanted) {
      if (wanted === "guess" || wanted === "gravity") return [];
      if (plan.ownSteps) return gasOnRungs(sizes, variant, wanted === "start" ? "start" : "rungs");
      return gasForces(sizes, variant, wanted === "start" ? "start" : "step");
    },
    ...(plan.ownSteps
      ? { rungsOpened: [open], rung }
      : {
          driver: (parts: DriverParts) =>
            new Substeps({
              ...parts,
              unit: gasUnits(scaling).time,
              agree: (limits) => {
                agreed = limits;
              },
              lasts: (timestep, time) => factors(timestep, space, time).drift,
            }),
        }),
    exact: [gasExact],
    energy: { stages: [gasEnergy], buffer: "gasTotalsOfEnergy" },
  };
}
