import type { Arrival, Visited } from "../guests/guest.ts";
import { addPotentials, inFields, withEnergy } from "./fields.ts";
import { sentTerms } from "./sent.ts";
import { insideTerms } from "./terms.ts";

/** Fields that the bodies feel and don't change; null: none of those that are given acts. */
export function arrive(run: Visited): Omit<Arrival, "name"> | null {
  const { bodies, options, settings, scaling, space } = run;
  const { gravity } = settings;
  const { external: field, massless } = inFields(options.external, bodies, settings, space);
  if (field.length === 0) return null;
  return {
    sizes: { massless },
    async onGpu() {
      const { ExternalFields } = await import("./onGpu.ts");
      return (device, system) => new ExternalFields(device, system, field, run);
    },
    sent: () => sentTerms(insideTerms(field, gravity, scaling)),
    energy(own, partials) {
      const sum = Array.from(partials).reduce((before, part) => before + part, 0);
      return withEnergy(own, sum, gravity, scaling);
    },
    potentials: (forces, position, time) => addPotentials(forces, position, field, gravity, time),
  };
}
