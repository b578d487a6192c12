import type { AddressPart } from "../../kit/address.ts";
import type { BoxSlice } from "./state.ts";

/** Is a periodic box drawn with its images? */
export const boxAddress: AddressPart<Pick<BoxSlice, "repeat">> = {
  at: 81,
  read: (query) => ({ repeat: query.isOn("repeat") }),
  write(query, { repeat }) {
    if (repeat) query.set("repeat", "1");
  },
};
