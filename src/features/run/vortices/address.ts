import type { AddressPart } from "../../kit/address.ts";
import type { VorticesSlice } from "./state.ts";

/** Whether the camera stays where it is. */
export const vorticesAddress: AddressPart<VorticesSlice> = {
  at: 82,
  read: (query) => ({ vortices: { followVortices: !query.isOn("stay") } }),
  write(query, { vortices: { followVortices } }) {
    if (!followVortices) query.set("stay", "1");
  },
};
