import type { AddressPart } from "../../kit/address.ts";
import type { ContoursSlice } from "./state.ts";

/** Are external fields drawn? */
export const contoursAddress: AddressPart<Pick<ContoursSlice, "contours">> = {
  at: 84,
  read: (query) => ({ contours: query.isOn("contours") }),
  write(query, { contours }) {
    if (contours) query.set("contours", "1");
  },
};
