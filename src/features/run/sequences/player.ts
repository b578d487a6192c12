import { scaleOf } from "../../../data/bodies/units.ts";
import { seriesOf, snapshotsIn } from "../../../data/files/series.ts";
import { BodiesSource } from "../../../run/bodiesSource.ts";
import type { Simulation } from "../../../run/simulation.ts";
import type { CompareSlice } from "../../analyse/compare/state.ts";
import type { BuilderSlice } from "../../create/builder/state.ts";
import type { Actions } from "../../kit/actions.ts";
import { giveBack, type Suspended, suspend } from "../../kit/borrowedPicture.ts";
import type { Fields, Store } from "../../kit/slice.ts";
import { waitFor } from "../../kit/withProgress.ts";
import type { UnitsSlice } from "../../shell/units/state.ts";
import type { CaptureSlice } from "../../view/capture/state.ts";
import { text } from "./bar/text.ts";
import { Sequence, type Reads as SequenceReads } from "./sequence.ts";

export type Reads = SequenceReads & BuilderSlice & CompareSlice & CaptureSlice & UnitsSlice;

/** What was there before. */
interface Before extends Suspended {
  readonly scale: Fields<UnitsSlice, "scale" | "scaleAssumed">;
}

/** Opens sequences in the picture, instead of the run, and gives the picture back. */
export class Player {
  readonly #store: Store<Reads>;
  readonly #simulation: Simulation;
  readonly #actions: Pick<Actions, "files" | "inspect">;
  #sequence: Sequence | null = null;
  #suspended: Before | null = null;
  #first: BodiesSource | null = null;

  constructor(store: Store<Reads>, simulation: Simulation, actions: Pick<Actions, "files" | "inspect">) {
    this.#store = store;
    this.#simulation = simulation;
    this.#actions = actions;
  }

  async open(files: readonly File[]): Promise<void> {
    const {
      builder: { builderOpen },
      compare: { comparing },
      capture: { recording },
      messages: { say },
      play: { limits },
    } = this.#store.getState();
    if (builderOpen || comparing || recording) return say("error", text.busy);
    const found = seriesOf(files);
    const [frame] = found.series;
    if (!frame || (found.series.length < 2 && files.length > 1))
      return say("error", files[0] ? text.tooFew(files[0].name) : text.nothing);
    this.interrupt();
    const source = new BodiesSource();
    this.#first = source;
    const parts = frame.files.map((file) => ({ name: file.name, blob: file }));
    const task = { kind: "read", files: parts, portion: {}, most: limits.bodies } as const;
    const first = await waitFor(this.#store, { label: text.reading(frame.name), about: frame.name }, (progress) =>
      source.read(task, progress),
    ).finally(() => source.close());
    const { picture, frames, machine, engine } = this.#simulation;
    if (!first || this.#first !== source || !picture || !frames || !machine) return;
    this.#first = null;
    const within = first.file?.snapshots ?? [];
    const series = found.series.length > 1 ? found.series : snapshotsIn(frame.files[0]!, within);
    if (series.length < 2) return say("error", text.tooFew(frame.name));
    this.close();
    const {
      units: { scale, scaleAssumed, setScale },
      play: { setPlaying },
    } = this.#store.getState();
    this.#suspended = { ...suspend(picture, engine), scale: { units: { scale, scaleAssumed } } };
    setPlaying(false);
    setScale(scaleOf(first.bodies.units), false);
    const every = first.file?.every ?? 1;
    const notes = [
      ...(found.others > 0 ? [text.others(found.others)] : []),
      ...(within.length > 1 && found.series.length > 1 ? [text.firstOfEach(within.length)] : []),
      ...(every > 1 ? [text.thinned(every)] : []),
    ];
    this.#sequence = new Sequence(this.#store, this.#simulation, series, first, notes);
    frames.instead = this.#sequence;
  }

  scrubTo(at: number): void {
    this.#store.getState().play.setPlaying(false);
    this.#sequence?.scrubTo(at);
  }

  goOn(): void {
    const frame = this.#sequence?.frame;
    if (frame) this.#actions.files.open(frame.files, frame.snapshot);
  }

  /** The user ends what is under way. */
  interrupt(): void {
    this.#first?.cancel();
    this.#first = null;
  }

  /** Another run takes the picture, or there is none any more: nothing is given back. */
  leave(): void {
    this.interrupt();
    const { frames } = this.#simulation;
    if (frames && this.#sequence) frames.instead = null;
    if (this.#suspended) this.#suspended.picture.over = this.#suspended.over;
    this.#sequence?.close();
    this.#sequence = this.#suspended = null;
  }

  /** Shows the run again, as it stood. */
  close(): void {
    const suspended = this.#suspended;
    this.leave();
    if (!suspended || !giveBack(suspended, this.#simulation, this.#actions.inspect)) return;
    const { engine, scale } = suspended;
    this.#store.setState(scale);
    this.#store.getState().play.setPlaying(false);
    if (engine) this.#store.getState().status.setStatus({ bodies: engine.count, time: engine.time });
  }
}
