import type { Store } from "../store.ts";
import { writeAddress } from "./link.ts";

/** Milliseconds in which changes of the choices become one change of the address. */
const GATHER = 300;

/** Keeps the choices in the address bar, so that the page can be loaded anew; files have no address. */
export function keepAddress(store: Store, camera: () => readonly number[] | null): void {
  let waiting = false;
  store.subscribe(() => {
    if (waiting) return;
    waiting = true;
    setTimeout(() => {
      waiting = false;
      const state = store.getState();
      if (state.source.kind !== "scenario") return;
      const address = writeAddress(state, camera());
      if (address !== location.search) history.replaceState(null, "", address);
    }, GATHER);
  });
}
