import { fieldOffset } from "../../gpu/struct.ts";
import type { DriverParts, Guest, Visited } from "../guests/guest.ts";
import { factors } from "../space.ts";
import type { System } from "../state/system.ts";
import { coolTables } from "./coolTables.ts";
import { gasEnergy } from "./energy.ts";
import { gasParamsBytes } from "./params.ts";
import type { GasPlan } from "./plan.ts";
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
    periodic: space !== null,
  };
  const enriches = plan.stars && bodies.columns?.metallicity !== undefined;
  const { table, numbers } = coolTables(plan, settings.gravity, scaling);
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
      device.queue.writeBuffer(system.buffers.gasParams!, fieldOffset("GasParams", "stamp"), new Float32Array([time]));
    },
    opened: [heat],
    closed: [heat, ...(enriches ? [enrich] : []), ...(variant.cools ? [cool] : [])],
    forces: (sizes, wanted) => (wanted === "start" || wanted === "step" ? gasForces(sizes, variant, wanted) : []),
    driver: (parts: DriverParts) =>
      new Substeps({
        ...parts,
        unit: gasUnits(scaling).time,
        lasts: (timestep, time) => factors(timestep, space, time).drift,
      }),
    energy: { stages: [gasEnergy], buffer: "gasTotalsOfEnergy" },
  };
}
