import { gasBytes } from "../../physics/gas/gas.ts";
import type { Arrival, Visited } from "../guests/guest.ts";
import { gasColumns, withGasColumns, withGasNumbers } from "./columns.ts";
import { gasOf } from "./plan.ts";
import { withThermal } from "./thermal.ts";
import { gasInside } from "./units.ts";

/** Gas among the bodies; null: none of them is. */
export function arrive(run: Visited): Omit<Arrival, "name"> | null {
  const { bodies, settings, scaling, space } = run;
  const { gravity } = settings;
  const plan = gasOf(bodies, settings, scaling, space);
  if (!plan) return null;
  return {
    columns: gasColumns(bodies, plan.ownSteps),
    sizes: { gas: plan.count },
    async onGpu() {
      if (plan.galaxy?.supernovae && plan.ownSteps)
        throw new Error(
          'integrator = "block-leapfrog": on a GPU stars explode one by one with leapfrog; choose that one, or compute on the processor (--engine cpu)',
        );
      const { gasGuest } = await import("./onGpu.ts");
      return (device, system) => gasGuest(device, system, plan, run);
    },
    sent: () => ({ ...gasInside(plan, gravity, scaling), memory: commonMemory(gasBytes(plan.count)) }),
    energy: (own, partials) => withThermal(own, partials, gravity, scaling, plan.galaxy?.supernovae !== undefined),
    carry: (of) => withGasColumns(of, plan.ownSteps, plan.galaxy),
    massesChange: plan.galaxy?.supernovae !== undefined,
    numbers: (of) => withGasNumbers(of, plan),
  };
}

/** A memory that threads have in common, where the host lets them have one. */
const commonMemory = (bytes: number): ArrayBufferLike =>
  typeof SharedArrayBuffer === "function" ? new SharedArrayBuffer(bytes) : new ArrayBuffer(bytes);
