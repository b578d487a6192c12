import type { AddressPart } from "../address.ts";
import { KIOSK_PACE, type ToursSlice } from "./state.ts";

/** `kiosk=1`: the page goes on by itself through tours and scenarios, `pace=…` seconds a stop. */
export const toursAddress: AddressPart<ToursSlice> = {
  at: 6,
  read(query) {
    const pace = query.number("pace", KIOSK_PACE) ?? KIOSK_PACE.default;
    return { kiosk: query.isOn("kiosk") ? pace : null };
  },
  write(query, { kiosk }) {
    if (kiosk === null) return;
    query.set("kiosk", "1");
    if (kiosk !== KIOSK_PACE.default) query.set("pace", String(kiosk));
  },
};
