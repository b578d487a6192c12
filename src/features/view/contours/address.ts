import type { AddressPart } from "../../kit/address.ts";
import type { Fields } from "../../kit/slice.ts";
import type { ContoursSlice } from "./state.ts";

/** Are external fields drawn? */
export const contoursAddress: AddressPart<Fields<ContoursSlice, "contours">> = {
  at: 84,
  read: (query) => ({ contours: { contours: query.isOn("contours") } }),
  write(query, { contours: { contours } }) {
    if (contours) query.set("contours", "1");
  },
};
