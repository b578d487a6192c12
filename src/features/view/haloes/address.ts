import type { AddressPart } from "../../kit/address.ts";
import type { Fields } from "../../kit/slice.ts";
import type { HaloesSlice } from "./state.ts";

/** Do haloes shine as galaxies? */
export const haloesAddress: AddressPart<Fields<HaloesSlice, "haloLight">> = {
  at: 83,
  read: (query) => ({ haloes: { haloLight: query.isOn("haloes") } }),
  write(query, { haloes: { haloLight } }) {
    if (haloLight) query.set("haloes", "1");
  },
};
