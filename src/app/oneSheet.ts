import { useEffect } from "react";
import { useApp } from "../features/kit/store.ts";
import type { State } from "./state.ts";

/** On a narrow page panels are sheets at the bottom: the one opened last takes the place of the others. */
export function OneSheet(): null {
  const { store } = useApp<State>();
  useEffect(() => {
    const follow = (now: State, before: State | null) => {
      const { layout, files, tours } = now;
      const lesson = tours.toursOpen && !before?.tours.toursOpen;
      // A low page has room for the card of a lesson or for the controls, not for both.
      if (lesson && layout.panelOpen && matchMedia("(max-height: 479px)").matches)
        return store.setState({ layout: { panelOpen: false } });
      if (!before || !matchMedia("(max-width: 759px)").matches) return;
      const side = layout.side !== null && layout.side !== before.layout.side;
      const panel = layout.panelOpen && !before.layout.panelOpen;
      // The summary of an opened file, and the list of lessons, stand above the sheets and are the news then.
      const above = (files.summaryOpen && !before.files.summaryOpen) || lesson;
      if (!side && !panel && !above) return;
      if (layout.panelOpen && !panel) store.setState({ layout: { panelOpen: false } });
      if (layout.side !== null && !side) store.setState({ layout: { side: null } });
    };
    follow(store.getState(), null);
    return store.subscribe(follow);
  }, [store]);
  return null;
}
