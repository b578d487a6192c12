import type { AddressPart } from "../../kit/address.ts";
import { namedBy, type PlaySlice, sameBodies } from "../../run/play/state.ts";
import type { StatusSlice } from "../status/state.ts";
import type { ShareSlice } from "./state.ts";
import { text } from "./text.ts";

/** The fingerprint that the first bodies had where a lasting link was made. */
export const shareAddress: AddressPart<PlaySlice & ShareSlice & StatusSlice> = {
  at: 90,
  read: (query, { share: { linked } }) => {
    const check = query.word("check", (word) => /^[0-9a-f]{8}$/.test(word), text.problems.check) ?? null;
    return { share: { linked: { ...linked, check } } };
  },
  write(query, { status: { status }, ...state }, { lasting }) {
    const shown = status.named === null || sameBodies(status.named, namedBy(state));
    if (lasting && shown && status.check) query.set("check", status.check);
  },
};
