import { fieldOffset } from "../../gpu/struct.ts";
import { delayOf } from "../../physics/gas/supernovae.ts";
import type { DriverParts, Guest, Visited } from "../guests/guest.ts";
import { factors } from "../space.ts";
import type { System } from "../state/system.ts";
import { blastStages } from "./blastStages.ts";
import { coolTables } from "./coolTables.ts";
import { ANY_PARTS, gasParamsBytes, notAbove } from "./params.ts";
import type { GasPlan } from "./plan.ts";
import { gasOnRungs, open, rung } from "./rungStages.ts";
import { cool, enrich, gasEnergy, gasExact, gasForces, heat } from "./stages.ts";
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
    enriches: plan.stars && plan.galaxy?.phases != null && bodies.columns?.metallicity !== undefined,
  };
  const { table, numbers } = coolTables(plan, settings.gravity, scaling);
  const supernovae = plan.galaxy?.supernovae;
  /** From birth to explosion, in the bodies' unit. */
  const delay = supernovae ? delayOf(supernovae) / plan.galaxy!.cgs.time : Number.POSITIVE_INFINITY;
  const explodes = supernovae ? blastStages(bodies.columns?.metallicity !== undefined, space !== null) : [];
  let agreed = ANY_PARTS;
  /** Whether what is submitted ends a step of the run: stars explode between these. */
  let ends = false;
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
    /** When the step ends, in the bodies' unit: stars that are born in it have it, and those explode that are old enough then. */
    at(time) {
      const words = new Uint32Array([0, agreed.limitLow, agreed.limitHigh, 0]);
      const numbers = new Float32Array(words.buffer);
      numbers[0] = time;
      numbers[3] = ends ? notAbove(time - delay) : -1;
      device.queue.writeBuffer(system.buffers.gasParams!, fieldOffset("GasParams", "stamp"), words);
    },
    opened: [heat],
    closed: [
      heat,
      ...(variant.enriches ? [enrich(variant)] : []),
      ...(variant.cools ? [cool(variant)] : []),
      ...explodes,
    ],
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
              agree: (limits, last = false) => {
                agreed = limits;
                ends = last;
              },
              waits: supernovae !== undefined,
              lasts: (timestep, time) => factors(timestep, space, time).drift,
            }),
        }),
    exact: [gasExact],
    energy: { stages: [gasEnergy], buffer: "gasTotalsOfEnergy" },
  };
}
