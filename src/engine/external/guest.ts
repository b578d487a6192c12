import type { ExternalField } from "../../physics/external/field.ts";
import { ownAmong, ownLacks } from "../../physics/external/own.ts";
import type { Arrival, Invited, Visited } from "../guests/guest.ts";
import { addPotentials, inFields, withEnergy } from "./fields.ts";
import { sentTerms } from "./sent.ts";
import { insideTerms } from "./terms.ts";

/** Fields that the bodies feel and don't change; null: none of those that are given acts. Rejects with one line where one of the user's own is none. */
export async function arrive(run: Visited): Promise<Omit<Arrival, "name"> | null> {
  const { bodies, options, settings, scaling, space } = run;
  const { gravity } = settings;
  const { external: field, massless } = inFields(options.external, bodies, settings, space);
  if (field.length === 0) return null;
  const checked = ownAmong(field) && (await import("./ownCheck.ts"));
  await checked?.checkOnHost(field, bodies, settings.timestep);
  return {
    sizes: { massless },
    async onGpu() {
      refuse(field, "gpu");
      const { ExternalFields } = await import("./onGpu.ts");
      return (device, system) => new ExternalFields(device, system, field, run);
    },
    sent() {
      refuse(field, "cpu");
      checked?.checkText(field, bodies);
      return sentTerms(insideTerms(field, gravity, scaling));
    },
    energy(own, partials) {
      const sum = Array.from(partials).reduce((before, part) => before + part, 0);
      return withEnergy(own, sum, gravity, scaling);
    },
    potentials: (forces, position, time) => addPotentials(forces, position, field, gravity, time),
  };
}

/** Why one of the user's own can't act there, in one line; null: it can. */
export const lacks = ({ options }: Invited, where: "gpu" | "cpu"): string | null =>
  ownLacks(options.external ?? [], where);

/** Throws one line where fields can't act there. */
function refuse(field: ExternalField, where: "gpu" | "cpu"): void {
  const lack = ownLacks(field, where);
  if (lack !== null) throw new Error(lack);
}
