import type { AddressPart } from "../address.ts";
import type { StatusSlice } from "../status/state.ts";
import type { ShareSlice } from "./state.ts";
import { text } from "./text.ts";

/** The fingerprint that the first bodies had where a lasting link was made. */
export const shareAddress: AddressPart<ShareSlice & StatusSlice> = {
  at: 90,
  read: (query, { linked }) => {
    const check = query.word("check", (word) => /^[0-9a-f]{8}$/.test(word), text.problems.check) ?? null;
    return { linked: { ...linked, check } };
  },
  write(query, { status }, { lasting }) {
    if (lasting && status.check) query.set("check", status.check);
  },
};
