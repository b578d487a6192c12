import { useEffect } from "react";
import { SIDE_PANELS } from "../features/panels.ts";
import { useApp } from "../features/store.ts";
import type { State } from "./state.ts";

const SHEETS = ["panelOpen", ...SIDE_PANELS] as const;

/** On a narrow page panels are sheets at the bottom: the one opened last takes the place of the others. */
export function OneSheet(): null {
  const { store } = useApp<State>();
  useEffect(
    () =>
      store.subscribe((now, before) => {
        if (!matchMedia("(max-width: 759px)").matches) return;
        const opens = (key: keyof State) => now[key] && !before[key];
        const opened = SHEETS.find(opens);
        // The summary of an opened file stands above the sheets and is the news then.
        if (!opened && !opens("summaryOpen")) return;
        for (const sheet of SHEETS) if (sheet !== opened && now[sheet]) store.setState({ [sheet]: false });
      }),
    [store],
  );
  return null;
}
