import { UNIT_CHOICES, unitsCalled } from "../../../data/bodies/unitChoices.ts";
import { isFlow } from "../../../data/vortices/bodies.ts";
import { grouped } from "../../../language/format.ts";
import { type BodiesAnswer, Series } from "../../../run/bodiesSource.ts";
import { Cancelled } from "../../../run/cancelled.ts";
import type { Simulation } from "../../../run/simulation.ts";
import type { Wanted } from "../../../run/wanted.ts";
import type { Store } from "../../kit/slice.ts";
import { waitFor } from "../../kit/withProgress.ts";
import type { MessagesSlice } from "../../shell/messages/state.ts";
import { readyLook } from "../../view/appearance/readyLooks.ts";
import type { AppearanceSlice } from "../../view/appearance/state.ts";
import type { PhysicsSlice } from "../physics/state.ts";
import type { PlaySlice } from "../play/state.ts";
import { broughtEngine, namedBy } from "../play/state.ts";
import type { HeldTime } from "./heldTime.ts";
import type { FilesSlice } from "./state.ts";
import { type Assumptions, FILE_UNITS, type FilePart, type Opened } from "./state.ts";
import { text } from "./text.ts";

type Reads = FilesSlice & AppearanceSlice & MessagesSlice & PhysicsSlice & PlaySlice;

/** What the opening of files needs of the simulation. */
export type Opener = Pick<Simulation, "source" | "replace" | "wanted">;

/** Files that become runs: reading with assumptions, and the summary. */
export class Opening {
  readonly #store: Store<Reads>;
  readonly #simulation: Opener;
  readonly #held: HeldTime;
  /** Shows files that are a series. */
  readonly #film: (files: readonly File[]) => void;

  constructor(store: Store<Reads>, simulation: Opener, held: HeldTime, film: (files: readonly File[]) => void) {
    this.#store = store;
    this.#simulation = simulation;
    this.#held = held;
    this.#film = film;
  }

  /** `turn`: when it was asked for, among the wishes for other bodies. */
  async open(files: readonly File[], turn: number, snapshot?: number): Promise<void> {
    const parts = files.map((file) => ({ name: file.name, blob: file, ...(snapshot !== undefined && { snapshot }) }));
    let series = false;
    const outcome = await this.#simulation.replace(() => this.#open(parts, () => (series = true)), turn);
    if (outcome !== "failed") return;
    if (series) return this.#film(files);
    // The first run, whose place the file would have taken.
    const { seed, setSeed } = this.#store.getState().play;
    if (this.#simulation.wanted === null) setSeed(seed);
  }

  /** Takes the opened file again. */
  async assume(assumptions: Assumptions): Promise<void> {
    const {
      files: { opened },
      physics: { settings },
    } = this.#store.getState();
    if (!opened) return;
    const { units, components, every } = opened.assumed;
    const alike =
      units === assumptions.units && every === assumptions.every && components.join() === assumptions.components.join();
    if (!alike) {
      const { files } = opened;
      await this.#simulation.replace(async () => {
        const read = await this.#read(files, assumptions);
        return read && this.#wanted(read, files, assumptions, settings.theta);
      });
    } else {
      this.#store.getState().physics.set(chosenOf(assumptions));
      this.#store.getState().files.setOpened({ ...opened, assumed: assumptions });
    }
  }

  async #open(files: readonly FilePart[], series?: () => void): Promise<Wanted | null> {
    const read = await this.#read(files, null, series);
    return read && this.#wanted(read, files, null, null);
  }

  /** `series`: called instead of a complaint where the files are no snapshot, but several. */
  #read(files: readonly FilePart[], assumed: Assumptions | null, series?: () => void): Promise<BodiesAnswer | null> {
    const name = nameOf(files);
    const portion = assumed && {
      components: assumed.components,
      every: assumed.every,
      ...(assumed.units !== FILE_UNITS && { units: unitsCalled(assumed.units) }),
    };
    const most = this.#store.getState().play.limits.bodies;
    const snapshot = files[0]?.snapshot;
    const which = snapshot === undefined ? {} : { snapshot };
    const task = { kind: "read", files, portion: portion ?? {}, most, ...which } as const;
    return waitFor(this.#store, { label: text.reading(name), about: name, topic: "file" }, (progress) =>
      this.#simulation.source.read(task, progress).catch((error: unknown) => {
        if (!series || !(error instanceof Series)) throw error;
        series();
        throw new Cancelled("a series");
      }),
    );
  }

  /** The run of what was read; when it is shown, it is said what it is. */
  #wanted(
    read: BodiesAnswer,
    files: readonly FilePart[],
    assumed: Assumptions | null,
    theta: number | null,
  ): Wanted | null {
    const { file, view, bodies, format } = read;
    if (!file) return null;
    const { contents, every, viewOnly, defaults } = file;
    const settings = { ...defaults, ...(theta !== null && { theta }), ...(assumed && chosenOf(assumed)) };
    const { radius, centre } = view;
    const first = { radius: 1.15 * radius, direction: [0.25, -1, 0.55], centre } as const;
    const again = assumed !== null;
    const { limits } = this.#store.getState().play;
    const thinned = !again && every > 1 ? [text.opened.thinned(every, grouped(limits.bodies))] : [];
    const opened: Opened = {
      name: nameOf(files),
      files,
      format,
      bytes: files.reduce((sum, { blob }) => sum + blob.size, 0),
      contents,
      snapshots: file.snapshots.length,
      notes: [...thinned, ...read.notes],
      unitChoices: UNIT_CHOICES.map(({ name, title }) => ({ name, title })),
      assumed: assumed ?? asRead(contents.components, every),
      viewOnly,
      flow: isFlow(bodies),
      universe: bodies.space?.expansion !== undefined,
    };
    const source = { kind: "file", name: opened.name, format } as const;
    // What a scenario brought for its few bodies is not for those of a file.
    const own = broughtEngine(this.#store.getState()).integrator !== undefined;
    const usual = own ? this.#store.getState().physics.usualEngine : null;
    const after = () => {
      const {
        appearance: { setColour, view: look },
        play: { setSource, hold },
        files: { setOpened },
        messages: { settle },
      } = this.#store.getState();
      if (usual) this.#store.setState({ physics: usual });
      const ofOne = opened.universe ? "density" : "speed";
      // A look that was chosen as a whole, by a link or a person, is that of the file too.
      const kept = again || (readyLook(look) !== null && !opened.flow && !opened.universe);
      if (!kept) setColour(opened.flow ? "vorticity" : view.galaxies > 1 ? "galaxy" : ofOne);
      settle("file");
      setSource(source);
      setOpened(opened);
      if (again) return;
      hold(viewOnly ? text.opened.held : null);
    };
    const fixed = usual && { ...usual.engineChoices, solver: usual.solver };
    const change = { settings, defaultsOf: null, shown: null, after, ...(fixed && { fixed }) };
    const title = text.opened.assumptions;
    const before = () => this.#held.remember();
    const named = { ...namedBy(this.#store.getState()), source, deeds: "" };
    const run = { bodies, view };
    return { run, bodies, named, change: again ? { ...change, title } : { ...change, first, before } };
  }
}

const asRead = (components: Opened["contents"]["components"], every: number): Assumptions => ({
  ...{ units: FILE_UNITS, components: components.map(({ name }) => name), every },
  ...{ softening: null, timestep: null },
});

/** The settings among what was assumed that the user chose. */
const chosenOf = ({ softening, timestep }: Assumptions) => ({
  ...(softening !== null && { softening }),
  ...(timestep !== null && { timestep }),
});

function nameOf(files: readonly FilePart[]): string {
  const [first, ...others] = files;
  return `${first?.name ?? ""}${others.length > 0 ? text.opened.another(others.length) : ""}`;
}
