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
        const side = now.layout.side !== null && now.layout.side !== before.layout.side;
        const panel = now.layout.panelOpen && !before.layout.panelOpen;
        // The summary of an opened file, and the list of lessons, stand above the sheets and are the news then.
        const above =
          (now.files.summaryOpen && !before.files.summaryOpen) || (now.tours.toursOpen && !before.tours.toursOpen);
        if (!side && !panel && !above) return;
        if (now.layout.panelOpen && !panel) store.setState({ layout: { panelOpen: false } });
        if (now.layout.side !== null && !side) store.setState({ layout: { side: null } });
      }),
    [store],
  );
  return null;
}
