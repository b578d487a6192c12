import { useEffect } from "react";
import { useApp } from "../features/kit/store.ts";
import type { State } from "./state.ts";

/** On a narrow page panels are sheets at the bottom: the one opened last takes the place of the others. */
export function OneSheet(): null {
  const { store } = useApp<State>();
  useEffect(
    () =>
      store.subscribe((now, before) => {
        if (!matchMedia("(max-width: 759px)").matches) return;
        const side = now.side !== null && now.side !== before.side;
        const panel = now.panelOpen && !before.panelOpen;
        // The summary of an opened file, and the list of lessons, stand above the sheets and are the news then.
        const above = (now.summaryOpen && !before.summaryOpen) || (now.toursOpen && !before.toursOpen);
        if (!side && !panel && !above) return;
        if (now.panelOpen && !panel) store.setState({ panelOpen: false });
        if (now.side !== null && !side) store.setState({ side: null });
      }),
    [store],
  );
  return null;
}
