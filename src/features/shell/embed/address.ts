import type { AddressPart } from "../../kit/address.ts";
import type { EmbedSlice } from "./state.ts";

/** `embed=1`: only the sky and play, for a frame in another page. */
export const embedAddress: AddressPart<EmbedSlice> = {
  at: 5,
  read: (query) => ({ embed: { embedded: query.isOn("embed") } }),
  write(query, { embed: { embedded } }) {
    if (embedded) query.set("embed", "1");
  },
};
