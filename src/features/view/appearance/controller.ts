import type { Bodies } from "../../../data/bodies/bodies.ts";
import { isFlow } from "../../../data/vortices/bodies.ts";
import type { Equipment, Follower, Shown } from "../../../run/follower.ts";
import { gasMapsIn } from "../../../run/gasMapsIn.ts";
import type { Simulation } from "../../../run/simulation.ts";
import type { Store } from "../../kit/slice.ts";
import type { Reads } from "./saveMaps.ts";
import { type AppearanceActions, isShowable, type MapFile, suitsRun } from "./state.ts";

/** What the picture says of itself: what its colours mean, the range that its map needs, and the maps as files. */
export class AppearanceController implements Follower, AppearanceActions {
  readonly #store: Store<Reads>;
  readonly #simulation: Simulation;

  constructor(store: Store<Reads>, simulation: Simulation) {
    this.#store = store;
    this.#simulation = simulation;
  }

  equip({ picture }: Equipment): void {
    picture.onNote = (colourNote) => this.#store.getState().status.setStatus({ colourNote });
    picture.mass.onRange = (massRange) => this.#store.setState({ appearance: { massRange } });
  }

  /** What says nothing of the bodies that are shown now gives way; a flow has no mass. */
  begin({ wanted }: Shown): void {
    const { view, colours, setColour, setView } = this.#store.getState().appearance;
    const flow = isFlow(wanted.bodies);
    const suiting = colours.filter((mode) => suitsRun(mode, flow));
    if (!suiting.some(({ name }) => name === view.colour)) setColour(suiting[0]!.name);
    if ((flow && view.shows !== "light") || !isShowable(view.shows, gasMapsIn(wanted.bodies)))
      setView({ shows: "light" });
  }

  saveMaps(kind: MapFile): void {
    this.#simulation.ask(this.#save(kind));
  }

  async #save(kind: MapFile): Promise<void> {
    const { picture, frames, engine } = this.#simulation;
    if (!picture || !frames || !engine) return;
    const { steps, time } = frames;
    const state = this.#store.getState();
    // Of a moment of the past only the picture is known; as a picture gas has no scale of colours.
    const gas = kind !== "png" && state.status.status.gas && steps === engine.steps;
    const bodies = gas ? (engine.readBodies() as Promise<Bodies>) : null;
    const { saveMaps } = await import("./saveMaps.ts");
    await saveMaps(picture, state, kind, { steps, time }, bodies);
  }
}
