import type { AddressPart } from "../address.ts";
import type { PlaySlice } from "../play/state.ts";
import type { HandsSlice } from "./state.ts";
import { text } from "./text.ts";

/** `deeds=…`: what is done to the bodies, and when. */
export const handsAddress: AddressPart<HandsSlice & PlaySlice> = {
  at: 25,
  read(query, { handsOptions }) {
    const asked = query.get("deeds");
    if (asked === undefined) return { deeds: "" };
    try {
      handsOptions.read(asked);
      return { deeds: asked };
    } catch (error) {
      query.refuse("deeds", text.noDeeds((error as Error).message));
      return { deeds: "" };
    }
  },
  write(query, { deeds }) {
    if (deeds) query.set("deeds", deeds);
  },
};
