import type { AddressPart } from "../../kit/address.ts";
import type { PlaySlice } from "../../run/play/state.ts";
import type { InteractSlice } from "./state.ts";
import { text } from "./text.ts";

/** `deeds=…`: what is done to the bodies, and when. */
export const interactAddress: AddressPart<InteractSlice & PlaySlice> = {
  at: 25,
  read(query, { interact: { interactOptions } }) {
    const asked = query.get("deeds");
    if (asked === undefined) return { play: { deeds: "" } };
    try {
      interactOptions.read(asked);
      return { play: { deeds: asked } };
    } catch (error) {
      query.refuse("deeds", text.noDeeds((error as Error).message));
      return { play: { deeds: "" } };
    }
  },
  write(query, { play: { deeds } }) {
    if (deeds) query.set("deeds", deeds);
  },
};
