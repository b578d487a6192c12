import type { AddressPart } from "../../kit/address.ts";
import type { HaloesSlice } from "./state.ts";

/** Do haloes shine as galaxies? */
export const haloesAddress: AddressPart<Pick<HaloesSlice, "haloLight">> = {
  at: 83,
  read: (query) => ({ haloLight: query.isOn("haloes") }),
  write(query, { haloLight }) {
    if (haloLight) query.set("haloes", "1");
  },
};
