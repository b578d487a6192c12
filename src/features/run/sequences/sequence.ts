import type { Bodies } from "../../../data/bodies/bodies.ts";
import { curved, type Interpolation, type Placed, still, straight } from "../../../data/bodies/interpolate.ts";
import type { Frame } from "../../../data/files/series.ts";
import { grouped } from "../../../language/format.ts";
import type { Picture, RestingBodies } from "../../../render/picture.ts";
import { type BodiesAnswer, BodiesSource } from "../../../run/bodiesSource.ts";
import { Cancelled } from "../../../run/cancelled.ts";
import { oneLine } from "../../../run/oneLine.ts";
import type { Simulation } from "../../../run/simulation.ts";
import type { Store } from "../../kit/slice.ts";
import type { MessagesSlice } from "../../shell/messages/state.ts";
import type { StatusSlice } from "../../shell/status/state.ts";
import type { PlaySlice } from "../play/state.ts";
import { text } from "./bar/text.ts";
import { Snapshots } from "./snapshots.ts";
import type { SequencesSlice, Way } from "./state.ts";

export type Reads = MessagesSlice & PlaySlice & SequencesSlice & StatusSlice;

const INTERPOLATIONS: Readonly<Record<Way, Interpolation>> = { curved, straight, still };

/** Of a body in memory: place and velocity. */
const BYTES = 24;
/** Milliseconds between two words about a sequence that plays. */
const TELL = 100;
/** Notes about single files at most. */
const MOST_NOTES = 8;

/** A sequence on the screen: its snapshots, the bodies between two of them, and where it stands. */
export class Sequence {
  readonly #store: Store<Reads>;
  readonly #picture: Picture;
  readonly #source = new BodiesSource();
  readonly #frames: readonly Frame<File>[];
  readonly #bodies: Bodies;
  readonly #resting: RestingBodies;
  readonly #snapshots: Snapshots;
  readonly #now: { position: Float32Array; velocity: Float32Array };
  #notes: string[];
  #at = 0;
  /** What is drawn: where, and which way. */
  #drawn = "";
  #told = 0;
  #time: number;
  /** Time of each snapshot, as far as it is known. */
  readonly #times = new Map<number, number>();

  /** `first`: the first of the snapshots, which says which bodies there are. */
  constructor(
    store: Store<Reads>,
    { machine, picture, keeper }: Pick<Simulation, "machine" | "picture" | "keeper">,
    frames: readonly Frame<File>[],
    first: BodiesAnswer,
    notes: readonly string[],
  ) {
    this.#store = store;
    this.#picture = picture!;
    this.#frames = frames;
    this.#bodies = first.bodies;
    this.#notes = [...notes];
    const { count, position, velocity, time } = first.bodies;
    this.#time = time;
    this.#now = { position: position.slice(), velocity: velocity.slice() };
    this.#resting = machine!.atRest(first.bodies, first.view.depth);
    this.#picture.show(this.#resting, first.view);
    const { radius, centre } = first.view;
    this.#picture.camera.begin({ radius: 1.15 * radius, direction: [0.25, -1, 0.55], centre });
    const reading = {
      count: frames.length,
      bytesEach: BYTES * count,
      read: (index: number) => this.#read(index),
      tell: () => this.#tell(true),
      failed: (index: number, error: unknown) => this.#failed(index, error),
    };
    this.#snapshots = new Snapshots(reading, keeper);
    this.#times.set(0, time);
    this.#snapshots.put(0, { position, velocity, time });
    this.#tell(true);
  }

  /** Of the bodies on the screen, time units. */
  get time(): number {
    return this.#time;
  }

  /** The snapshot that is nearest. */
  get frame(): Frame<File> {
    return this.#frames[Math.round(this.#at)]!;
  }

  /** Moves on, where what belongs there is in memory, and draws that. */
  advance(seconds: number, playing: boolean): boolean {
    const last = this.#frames.length - 1;
    let next = this.#at;
    if (playing)
      next = this.#at >= last ? 0 : Math.min(last, this.#at + seconds * this.#store.getState().sequences.sequenceRate);
    const there = this.#draw(next);
    if (!there) return false;
    this.#at = next;
    if (playing && next === last) this.#store.getState().play.setPlaying(false);
    this.#tell(!playing);
    return true;
  }

  scrubTo(at: number): void {
    this.#at = Math.min(this.#frames.length - 1, Math.max(0, at));
    this.#draw(this.#at);
    this.#tell(true);
  }

  close(): void {
    this.#snapshots.close();
    this.#source.close();
    this.#resting.destroy();
    this.#store.setState({ sequences: { sequence: null, sequenceAt: 0 } });
  }

  #draw(at: number): boolean {
    const { sequenceWay } = this.#store.getState().sequences;
    const around = this.#snapshots.around(at);
    if (!around) return false;
    const what = `${sequenceWay} ${at}`;
    if (what === this.#drawn) return true;
    const { from, to, share } = around;
    INTERPOLATIONS[sequenceWay](from, to, share, this.#now);
    this.#time = from.time + share * (to.time - from.time);
    this.#resting.write({ ...this.#bodies, ...this.#now });
    this.#picture.touch();
    this.#drawn = what;
    return true;
  }

  async #read(index: number): Promise<Placed> {
    const { name, files, snapshot } = this.#frames[index]!;
    const { position, velocity, time, missing, others } = await this.#source.follow({
      kind: "follow",
      files: files.map((file) => ({ name: file.name, blob: file })),
      ...(snapshot !== undefined && { snapshot }),
      ids: this.#bodies.id,
    });
    if (missing === this.#bodies.count) throw new Error(text.noneOfThem);
    if (!this.#times.has(index)) {
      if (missing > 0) this.#note(text.missing(grouped(missing), name));
      if (others > 0) this.#note(text.added(grouped(others), name));
      if ((this.#times.get(index - 1) ?? time) > time) this.#note(text.notInOrder(name));
    }
    this.#times.set(index, time);
    return { position, velocity, time };
  }

  #failed(index: number, error: unknown): void {
    if (!(error instanceof Cancelled)) {
      const words = text.failed(this.#frames[index]!.name, oneLine(error));
      this.#note(words);
      this.#store.getState().messages.say("error", words);
    }
  }

  #note(words: string): void {
    if (this.#notes.length < MOST_NOTES) this.#notes = [...this.#notes, words];
  }

  /** Says where it stands; while it plays not every frame. */
  #tell(now: boolean): void {
    if (!now && performance.now() - this.#told < TELL) return;
    this.#told = performance.now();
    const [first] = this.#frames;
    const { read, held } = this.#snapshots;
    const { sequence, sequenceAt } = this.#store.getState().sequences;
    const next = {
      ...{
        name: first!.snapshot === undefined ? first!.name : first!.files[0]!.name,
        files: sequence?.files ?? this.#frames.map(({ name }) => name),
      },
      bytesEach: BYTES * this.#bodies.count,
      ...{ read, held, time: this.#time, notes: this.#notes },
    };
    const changed =
      sequence === null || Object.keys(next).some((key) => next[key as "read"] !== sequence[key as "read"]);
    if (!changed && sequenceAt === this.#at) return;
    this.#store.setState({ sequences: { sequence: next, sequenceAt: this.#at } });
    this.#store.getState().status.setStatus({ bodies: this.#bodies.count, time: next.time });
  }
}
