import type { AddressPart } from "../../kit/address.ts";
import { KIOSK_PACE, type ToursSlice } from "./state.ts";

/**
 * `kiosk=1`: the page goes on by itself through tours and scenarios, `pace=…` seconds a stop. `lesson=tails&page=2`: a page of a lesson is open;
 * `fixed=1`: settings that forces depend on can't be changed.
 */
export const toursAddress: AddressPart<ToursSlice> = {
  at: 6,
  read(query) {
    const pace = query.number("pace", KIOSK_PACE) ?? KIOSK_PACE.default;
    const lesson = query.get("lesson") ?? null;
    const page = query.number("page", { min: 1, max: 99 }, true) ?? 1;
    return {
      tours: {
        kiosk: query.isOn("kiosk") ? pace : null,
        lesson,
        lessonPage: page - 1,
        fixed: query.isOn("fixed"),
        ...(lesson !== null && { toursOpen: true }),
      },
    };
  },
  write(query, { tours: { kiosk, lesson, lessonPage, fixes, fixed } }) {
    if (lesson !== null) {
      query.set("lesson", lesson);
      if (lessonPage > 0) query.set("page", String(lessonPage + 1));
      if (fixes || fixed) query.set("fixed", "1");
    }
    if (kiosk === null) return;
    query.set("kiosk", "1");
    if (kiosk !== KIOSK_PACE.default) query.set("pace", String(kiosk));
  },
};
