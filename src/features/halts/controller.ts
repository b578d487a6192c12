import type { Measurement } from "../../engine/index.ts";
import { exponent } from "../../language/format.ts";
import type { Follower } from "../../run/follower.ts";
import type { Simulation } from "../../run/simulation.ts";
import type { MessagesSlice } from "../messages/state.ts";
import type { PlaySlice } from "../play/state.ts";
import type { Store } from "../slice.ts";
import { quantityWords, type UnitsSlice } from "../units/state.ts";
import { Approach, betweenGalaxies } from "./approach.ts";
import type { HaltsSlice } from "./state.ts";
import { text } from "./text.ts";

type Reads = HaltsSlice & MessagesSlice & PlaySlice & UnitsSlice;

/** Pauses the run at the moments that were set; what was reached is set no more, so that it can be played on. */
export class HaltsController implements Follower {
  readonly #store: Store<Reads>;
  readonly #simulation: Simulation;
  #approach = new Approach();
  /** Time of the next look at the galaxies; null: with the next summary. */
  #next: number | null = null;
  #looking = false;

  constructor(store: Store<Reads>, simulation: Simulation) {
    this.#store = store;
    this.#simulation = simulation;
    store.subscribe((now, before) => {
      if (now.haltPericentre !== before.haltPericentre) this.#anew();
      else if (now.haltAt !== before.haltAt) this.#tell();
    });
  }

  begin(): void {
    this.#anew();
  }

  summary(): void {
    const { haltPericentre, playing } = this.#store.getState();
    if (haltPericentre && playing && this.#next === null) this.#simulation.ask(this.#look());
  }

  measured({ energyError, time }: Measurement): void {
    const { haltEnergy, playing, setHalts, say } = this.#store.getState();
    if (haltEnergy === null || !playing || !(Math.abs(energyError) > haltEnergy)) return;
    this.#pause();
    setHalts({ haltEnergy: null });
    say("note", text.atEnergy(exponent(energyError), this.#words("time", time)));
  }

  arrived(): void {
    const { time, settings } = this.#simulation.engine!;
    const { haltAt, setHalts, say } = this.#store.getState();
    const here = (stop: number | null) => stop !== null && Math.abs(stop - time) < Math.abs(settings.timestep);
    if (here(haltAt)) {
      this.#pause();
      setHalts({ haltAt: null });
      say("note", text.atTime(this.#words("time", time)));
    } else if (here(this.#next)) this.#simulation.ask(this.#look());
  }

  /** Where the galaxies are: closest, or when to look again. */
  async #look(): Promise<void> {
    const { engine, run } = this.#simulation;
    if (this.#looking || !engine || !run) return;
    this.#looking = true;
    const approach = this.#approach;
    try {
      const sample = await engine.sample();
      const between = sample && betweenGalaxies(run.bodies, sample);
      if (!between || approach !== this.#approach) return;
      const { passed, next } = approach.look(sample.time, between);
      // Two looks at one time tell nothing, and behind the run nothing can be looked at.
      const step = Math.abs(engine.settings.timestep);
      this.#next = next === null ? null : Math.max(next, engine.time + step);
      if (passed) {
        this.#pause();
        const { setHalts, say } = this.#store.getState();
        setHalts({ haltPericentre: false });
        say("note", text.atPericentre(this.#words("length", Math.hypot(...between)), this.#words("time", sample.time)));
      } else this.#tell();
    } finally {
      this.#looking = false;
    }
  }

  #pause(): void {
    this.#store.getState().setPlaying(false);
  }

  #words(kind: "time" | "length", value: number): string {
    return quantityWords(this.#store.getState(), kind, value);
  }

  #anew(): void {
    this.#approach = new Approach();
    this.#next = null;
    this.#tell();
  }

  #tell(): void {
    const { haltAt, haltPericentre } = this.#store.getState();
    const stops = [haltAt, haltPericentre ? this.#next : null].filter((stop) => stop !== null);
    this.#store.setState({ haltStops: stops });
  }
}
