import { significant } from "../../../language/significant.ts";
import type { AddressPart } from "../../kit/address.ts";
import { type AutoPauseSlice, ENERGY_BOUNDS, FARTHEST } from "./state.ts";

/** `until=…&pericentre-halt=1&energy-error=…`: where the run pauses by itself. */
export const autoPauseAddress: AddressPart<AutoPauseSlice> = {
  at: 75,
  read: (query) => ({
    autoPause: {
      haltAt: query.number("until", { min: -FARTHEST, max: FARTHEST }) ?? null,
      haltEnergy: query.number("energy-error", ENERGY_BOUNDS) ?? null,
      haltPericentre: query.isOn("pericentre-halt"),
    },
  }),
  write(query, { autoPause: { haltAt, haltEnergy, haltPericentre } }) {
    if (haltAt !== null) query.set("until", String(significant(haltAt, 8)));
    if (haltEnergy !== null) query.set("energy-error", String(significant(haltEnergy, 4)));
    if (haltPericentre) query.set("pericentre-halt", "1");
  },
};
