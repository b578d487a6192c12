import { type AddressPart, writeOther } from "../../kit/address.ts";
import { LEVELS, TABS } from "../../kit/levels.ts";
import type { LayoutSlice } from "./state.ts";

const named = <Name extends string>(names: readonly Name[]) =>
  Object.fromEntries(names.map((name) => [name, name])) as unknown as { readonly [key in Name]: string };

/** `level=study&tab=files`: how much of the page is seen. Where a link does not say, that stays as it is. */
export const layoutAddress: AddressPart<LayoutSlice> = {
  at: 95,
  read(query) {
    const level = query.name("level", named(LEVELS));
    const tab = query.name("tab", named(TABS));
    return { layout: { ...(level && { level }), ...(tab && { tab }) } };
  },
  write(query, { layout: { level, usualLevel, tab } }) {
    writeOther(query, "level", level, usualLevel);
    if (level === "study") writeOther(query, "tab", tab, "scene");
  },
};
