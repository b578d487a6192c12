import type { Session } from "../../../data/files/session.ts";
import { checkSaved, type Engine, type Saved } from "../../../engine/index.ts";
import { grouped } from "../../../language/format.ts";
import type { Machine } from "../../../run/machine.ts";
import type { Outcome } from "../../../run/shownRun.ts";
import type { Simulation } from "../../../run/simulation.ts";
import type { Run, Wanted } from "../../../run/wanted.ts";
import type { CompareSlice } from "../../analyse/compare/state.ts";
import { joined, type Store } from "../../kit/slice.ts";
import { type Work, waitFor } from "../../kit/withProgress.ts";
import type { MessagesSlice } from "../../shell/messages/state.ts";
import type { ShareSlice } from "../../shell/share/state.ts";
import type { PhysicsSlice } from "../physics/state.ts";
import type { PlaySlice } from "../play/state.ts";
import { namedBy, stemOf } from "../play/state.ts";
import { type AboutSession, keptOf, readAbout } from "./aboutSession.ts";
import type { HeldTime } from "./heldTime.ts";
import { saveAs } from "./saveSnapshot.ts";
import type { FilesSlice } from "./state.ts";
import { text } from "./text.ts";

/** What a session reads of the page. */
export type Reads = FilesSlice & CompareSlice & MessagesSlice & PhysicsSlice & PlaySlice & ShareSlice;

/** Whole runs in one file: first bodies, state, choices and camera. */
export class Sessions {
  readonly #store: Store<Reads>;
  readonly #simulation: Simulation;
  readonly #held: HeldTime;

  constructor(store: Store<Reads>, simulation: Simulation, held: HeldTime) {
    this.#store = store;
    this.#simulation = simulation;
    this.#held = held;
  }

  async save(): Promise<void> {
    const { engine, writer, fail } = this.#simulation;
    if (!engine) return;
    const name = `${stemOf(this.#store.getState(), engine.steps)}.session.npz`;
    try {
      const session = await this.now();
      if (session) await saveAs(this.#store, writer, { kind: "writeSession", session }, text.presets.saving, name);
    } catch (error) {
      await fail(error);
    }
  }

  /** The run as it is now; null where there is none. */
  async now(): Promise<Session | null> {
    const { engine, picture, run } = this.#simulation;
    const state = this.#store.getState();
    const camera = picture?.camera;
    // After a change of solver the engine's own first bodies are those of then.
    if (!engine || !camera || !run) return null;
    const about: AboutSession = {
      address: state.share.addressOf({ camera: camera.view, lasting: true }),
      first: camera.first,
      camera: camera.view,
      ...keptOf(state.files.sessionPart, state),
    };
    const snapshot = await engine.snapshot();
    return { about, first: run.bodies, state: await snapshot.read().finally(() => snapshot.destroy()) };
  }

  /** Goes on with the session that a file holds. `turn`: as `Opening.open` takes it. */
  open(file: File, turn: number): Promise<Outcome> {
    return this.#goOn(file, { label: text.reading(file.name), about: file.name }, turn);
  }

  /** Goes on with a session that the page itself kept. */
  goOn(file: Blob): Promise<Outcome> {
    return this.#goOn(file, { label: text.leftOff.reading });
  }

  #goOn(file: Blob, work: Work, turn?: number): Promise<Outcome> {
    return this.#simulation.replace(async () => {
      const read = await waitFor(this.#store, work, () => this.#simulation.source.readSession(file));
      if (!read) return null;
      const { session, view } = read;
      // What comes from outside is looked at before anything of the run that is there changes.
      const about = readAbout(session.about, this.#store.getState().files.sessionPart);
      checkSaved(session.state);
      return this.#wanted(about, { bodies: session.first, view }, session.state);
    }, turn);
  }

  /** The run of a session; its choices come into force when it is shown. */
  #wanted(about: ReturnType<typeof readAbout>, run: Run, state: Saved): Wanted {
    const {
      share: { choicesOf },
      messages: { say },
    } = this.#store.getState();
    // The session holds as many bodies as it holds, whatever this machine would be offered.
    const asked = choicesOf(about.address, Number.MAX_SAFE_INTEGER);
    for (const problem of asked.problems) say("error", problem);
    const { share, ...wanted } = joined(asked.choices, about.kept);
    const { playing, ...named } = wanted.play!;
    const choices = { ...wanted, play: named };
    // How many of the run's deeds were done to its first bodies.
    const { deedsDone: deeds = 0 } =
      (about.kept as { readonly interact?: { readonly deedsDone?: number } }).interact ?? {};
    const scenario = named.source!.kind === "scenario" ? named.scenario! : null;
    const after = () => {
      const { engine, picture } = this.#simulation;
      this.#held.forget();
      // A session is one run: side B would stand at its beginning.
      this.#store.setState(joined(choices, { compare: { comparing: false, branch: null } }));
      if (about.camera) picture?.camera.take(about.camera);
      this.#store.setState({ play: { playing: playing ?? false } });
      say("note", text.presets.goesOn(grouped(engine?.steps ?? 0)));
    };
    const change = {
      first: about.first,
      settings: share!.linked!.settings!,
      defaultsOf: scenario,
      shown: scenario,
      fixed: { ...choices.physics!.engineChoices!, solver: choices.physics!.solver! },
      alone: true,
      prepare: async (engine: Engine, machine: Machine) => {
        const snapshot = await machine.snapshot(state, engine.scaling);
        await engine.restore(snapshot).finally(() => snapshot.destroy());
      },
      after,
    };
    return {
      run: { ...run, deeds },
      bodies: run.bodies,
      named: namedBy(joined(this.#store.getState(), choices)),
      change,
    };
  }
}
