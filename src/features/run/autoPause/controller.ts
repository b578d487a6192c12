import type { Engine, Measurement } from "../../../engine/index.ts";
import { exponent } from "../../../language/format.ts";
import type { Follower, Shown } from "../../../run/follower.ts";
import type { Simulation } from "../../../run/simulation.ts";
import type { Store } from "../../kit/slice.ts";
import type { MessagesSlice } from "../../shell/messages/state.ts";
import type { UndoSlice } from "../../shell/undo/state.ts";
import { quantityWords, timeWords, type UnitsSlice } from "../../shell/units/state.ts";
import { chosenInfo, type Named, type PlaySlice } from "../play/state.ts";
import { Approach, betweenGalaxies } from "./approach.ts";
import type { AutoPauseSlice, AutoPauseState } from "./state.ts";
import { text } from "./text.ts";

type Reads = AutoPauseSlice & MessagesSlice & PlaySlice & UndoSlice & UnitsSlice;

/** Steps between two looks at galaxies that don't approach each other, at most. */
const RARELY = 64;

/** Pauses the run at the moments that were set; what was reached is set no more, so that it can be played on. */
export class AutoPauseController implements Follower {
  readonly #store: Store<Reads>;
  readonly #simulation: Simulation;
  #approach = new Approach();
  /** Time of the next look at the galaxies, where the run waits for it; null: with the next summary. */
  #next: number | null = null;
  /** Steps to it, while they don't approach each other: fewer at first, when nothing is known yet. */
  #rest = 1;
  #looking = false;
  /** When the scenario that runs ends by itself; null: it doesn't. */
  #end: number | null = null;

  constructor(store: Store<Reads>, simulation: Simulation) {
    this.#store = store;
    this.#simulation = simulation;
    store.subscribe((now, before) => {
      if (now.autoPause.haltPericentre !== before.autoPause.haltPericentre) this.#restart(simulation.engine);
      else if (now.autoPause.haltAt !== before.autoPause.haltAt) this.#tell();
    });
  }

  /** Before the run begins: from then on “Undo” takes what is set for the person's own. */
  show({ wanted, cause }: Shown): void {
    if (cause === "new") this.#endOfScenario(wanted.named as Named);
  }

  begin({ engine }: Shown): void {
    this.#restart(engine);
  }

  /** Where a scenario says when it ends, the run pauses there, unless another time was asked for. */
  #endOfScenario(named: Named): void {
    const state = this.#store.getState();
    const { scenarios } = state.play;
    const end =
      (named.source.kind === "scenario" ? chosenInfo({ play: { scenarios, ...named } }).defaults.end : undefined) ??
      null;
    const ours = state.autoPause.haltAt === null || state.autoPause.haltAt === this.#end;
    this.#end = end;
    if (ours) state.autoPause.setHalts({ haltAt: end });
  }

  summary(): void {
    const {
      autoPause: { haltPericentre },
      play: { playing },
    } = this.#store.getState();
    if (haltPericentre && playing && !this.#comes()) this.#simulation.ask(this.#look());
  }

  /** Will the run stand at the next look, or does it stand there? Not where time was turned or moved past it. */
  #comes(): boolean {
    const { engine } = this.#simulation;
    return engine !== null && this.#next !== null && (this.#next - engine.time) / engine.settings.timestep > -1;
  }

  measured({ energyError, time }: Measurement): void {
    const {
      autoPause: { haltEnergy },
      play: { playing },
      messages: { say },
    } = this.#store.getState();
    if (haltEnergy === null || !playing || !(Math.abs(energyError) > haltEnergy)) return;
    this.#pause({ haltEnergy: null });
    say("note", text.atEnergy(exponent(energyError), this.#words("time", time)));
  }

  arrived(): void {
    const { time, settings } = this.#simulation.engine!;
    const {
      autoPause: { haltAt },
      messages: { say },
    } = this.#store.getState();
    const here = (stop: number | null) => stop !== null && Math.abs(stop - time) < Math.abs(settings.timestep);
    if (here(haltAt)) {
      this.#pause({ haltAt: null });
      say(
        "note",
        haltAt === this.#end ? text.atEnd(this.#words("time", time)) : text.atTime(this.#words("time", time)),
      );
    } else if (here(this.#next)) this.#simulation.ask(this.#look());
  }

  /** Where the galaxies are: closest, or when to look again. */
  async #look(): Promise<void> {
    const { engine, run } = this.#simulation;
    if (this.#looking || !engine || !run) return;
    this.#looking = true;
    const approach = this.#approach;
    // Where it fails, or there are no two galaxies, nothing waits for it.
    let next: number | null = null;
    try {
      const sample = await engine.measure("sample");
      if (approach !== this.#approach) return;
      const between = sample && betweenGalaxies(run.bodies, sample);
      if (!between) return;
      const { passed, next: wanted } = approach.look(sample.time, between);
      // Two looks at one time tell nothing, and behind the run nothing can be looked at.
      const { timestep } = engine.settings;
      this.#rest = wanted === null ? Math.min(2 * this.#rest, RARELY) : 1;
      const steps = wanted === null ? this.#rest : (wanted - engine.time) / timestep;
      next = engine.time + timestep * Math.max(1, steps);
      if (passed) {
        this.#pause({ haltPericentre: false });
        const { say } = this.#store.getState().messages;
        say("note", text.atPericentre(this.#words("length", Math.hypot(...between)), this.#words("time", sample.time)));
      }
    } finally {
      this.#looking = false;
      if (approach === this.#approach) {
        this.#next = next;
        this.#tell();
      }
    }
  }

  /** `reached`: what is set no more, by which the person changed nothing. */
  #pause(reached: Parameters<AutoPauseState["setHalts"]>[0]): void {
    const {
      undo: { changeUnasked },
      autoPause: { setHalts },
      play: { setPlaying },
    } = this.#store.getState();
    setPlaying(false, true);
    changeUnasked(() => setHalts(reached));
  }

  #words(kind: "time" | "length", value: number): string {
    const state = this.#store.getState();
    return kind === "time" ? timeWords(state, value) : quantityWords(state, kind, value);
  }

  #restart(engine: Engine | null): void {
    this.#approach = new Approach();
    this.#rest = 1;
    // A fast run would be past it before the next summary.
    this.#next = engine?.time ?? null;
    this.#tell();
  }

  #tell(): void {
    const { haltAt, haltPericentre } = this.#store.getState().autoPause;
    const stops = [haltAt, haltPericentre ? this.#next : null].filter((stop) => stop !== null);
    this.#store.setState({ autoPause: { haltStops: stops } });
  }
}
