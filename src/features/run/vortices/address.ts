import type { AddressPart } from "../../kit/address.ts";
import type { VorticesSlice } from "./state.ts";

/** Whether the camera stays where it is. */
export const vorticesAddress: AddressPart<VorticesSlice> = {
  at: 82,
  read: (query) => ({ followVortices: !query.isOn("stay") }),
  write(query, { followVortices }) {
    if (!followVortices) query.set("stay", "1");
  },
};
