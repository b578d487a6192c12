import type { Fields, Store } from "../../../kit/slice.ts";
import type { PlaySlice } from "../../../run/play/state.ts";
import type { CameraSlice } from "../../../view/camera/state.ts";
import { perform, TOURS, type Reads as TourReads } from "../list.ts";

export type Reads = TourReads & CameraSlice;

/** One thing that a kiosk shows. */
export interface Showing {
  readonly title: string;
  readonly words: string;
  /** What it gives back keeps what is still to come from being done. */
  show(store: Store<Reads>): () => void;
}

/** What several galaxies do is worth a look without a tour. */
const SEEN: readonly (string | undefined)[] = ["observed", "encounter", "many", undefined];

/** All stops of a tour, then a scenario with its view turning slowly; then those of the next. */
export function programmeOf({ play: { scenarios } }: Fields<PlaySlice, "scenarios">): Showing[] {
  const alone = scenarios
    .filter(({ kind }) => SEEN.includes(kind))
    .map(({ name, title, help }) => ({
      title,
      words: help,
      show: (store: Store<Reads>) => {
        store.setState({
          layout: { side: null },
          camera: { turntable: !matchMedia("(prefers-reduced-motion: reduce)").matches },
        });
        store.getState().play.pickScenario(name);
        store.getState().play.setPlaying(true);
        return () => {};
      },
    }));
  const tours = TOURS.map(({ title, stops }) =>
    stops.map((stop, k) => ({
      title,
      words: stop.words,
      show: (store: Store<Reads>) => {
        store.setState({ camera: { turntable: false }, layout: { ...(k === 0 && { side: null }) } });
        return perform(store, stop);
      },
    })),
  );
  const between = Math.ceil(alone.length / tours.length);
  return tours.flatMap((stops, k) => [...stops, ...alone.slice(k * between, (k + 1) * between)]);
}
