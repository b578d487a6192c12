import type { AddressPart } from "../../kit/address.ts";
import type { Fields } from "../../kit/slice.ts";
import type { BoxSlice } from "./state.ts";

/** Is a periodic box drawn with its images? */
export const boxAddress: AddressPart<Fields<BoxSlice, "repeat">> = {
  at: 81,
  read: (query) => ({ box: { repeat: query.isOn("repeat") } }),
  write(query, { box: { repeat } }) {
    if (repeat) query.set("repeat", "1");
  },
};
