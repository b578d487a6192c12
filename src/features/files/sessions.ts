import { holdsSession } from "../../data/files/sessionHead.ts";
import { type AnyEngine, checkSaved, type Saved } from "../../engine/index.ts";
import { grouped } from "../../language/format.ts";
import type { Machine } from "../../run/machine.ts";
import type { Simulation } from "../../run/simulation.ts";
import type { Run, Wanted } from "../../run/wanted.ts";
import type { BuilderSlice } from "../builder/state.ts";
import type { CameraSlice } from "../camera/state.ts";
import type { CompareSlice } from "../compare/state.ts";
import { download } from "../download.ts";
import type { LookSlice } from "../look/state.ts";
import type { MessagesSlice } from "../messages/state.ts";
import type { PhysicsSlice } from "../physics/state.ts";
import type { PlaySlice } from "../play/state.ts";
import { namedBy, stemOf } from "../play/state.ts";
import { lastingAddress, readAddress } from "../share/address.ts";
import type { ShareSlice } from "../share/state.ts";
import { choicesOf } from "../share/state.ts";
import type { Store } from "../slice.ts";
import type { StatusSlice } from "../status/state.ts";
import type { UnitsSlice } from "../units/state.ts";
import { waitFor } from "../waiting.ts";
import { type AboutSession, readAbout } from "./aboutSession.ts";
import type { Opening } from "./opening.ts";
import { text } from "./text.ts";

/** What a session reads of the page. */
export type Reads = BuilderSlice &
  CameraSlice &
  CompareSlice &
  LookSlice &
  MessagesSlice &
  PhysicsSlice &
  PlaySlice &
  ShareSlice &
  StatusSlice &
  UnitsSlice;

/** Whole runs in one file: first bodies, state, choices and camera. */
export class Sessions {
  readonly #store: Store<Reads>;
  readonly #simulation: Simulation;
  readonly #opening: Opening;

  constructor(store: Store<Reads>, simulation: Simulation, opening: Opening) {
    this.#store = store;
    this.#simulation = simulation;
    this.#opening = opening;
  }

  async save(): Promise<void> {
    const { engine, picture, source, run, fail } = this.#simulation;
    const state = this.#store.getState();
    const camera = picture?.camera;
    // After a change of solver the engine's own first bodies are those of then.
    if (!engine || !camera || !run) return;
    const about: AboutSession = {
      address: lastingAddress(state, camera.view),
      source: state.source,
      first: camera.first,
      camera: camera.view,
    };
    const name = `${stemOf(state, engine.steps)}.session.npz`;
    try {
      const snapshot = await engine.snapshot();
      const session = {
        about,
        first: run.bodies,
        state: await snapshot.read().finally(() => snapshot.destroy()),
      };
      const written = await waitFor(this.#store, text.presets.saving, () =>
        source.write({ kind: "writeSession", session }, () => {}),
      );
      if (written) download(new Blob([written.bytes]), name);
    } catch (error) {
      await fail(error);
    }
  }

  /** Goes on with the session that a file holds; false where it holds none. `turn`: as `Opening.open` takes it. */
  async open(files: readonly File[], turn: number): Promise<boolean> {
    const [file, ...others] = files;
    if (!file || others.length > 0 || !(await startsAsSession(file))) return false;
    await this.#simulation.replace(async () => {
      const read = await waitFor(
        this.#store,
        text.reading(file.name),
        () => this.#simulation.source.readSession(file),
        file.name,
      );
      if (!read) return null;
      const { session, view } = read;
      // What comes from outside is looked at before anything of the run that is there changes.
      const about = readAbout(session.about);
      checkSaved(session.state);
      return this.#wanted(about, { bodies: session.first, view }, session.state);
    }, turn);
    return true;
  }

  /** The run of a session; its choices come into force when it is shown. */
  #wanted(about: AboutSession, run: Run, state: Saved): Wanted {
    const { scenarios, solvers, colours, builder, say } = this.#store.getState();
    // The session holds as many bodies as it holds, whatever this machine would be offered.
    const limits = { scenarios, solvers, colours, maxBodies: Number.MAX_SAFE_INTEGER, describeBuild: builder.describe };
    const { wishes, problems } = readAddress(about.address, limits);
    for (const problem of problems) say("error", problem);
    const { linked, playing, ...choices } = choicesOf(this.#store.getState(), wishes);
    const scenario = about.source.kind === "scenario" ? choices.scenario! : null;
    const { source } = about;
    const after = () => {
      const { engine, picture } = this.#simulation;
      this.#opening.forget();
      // A session is one run: side B would stand at its beginning.
      this.#store.setState({ ...choices, source, comparing: false });
      if (about.camera) picture?.camera.take(about.camera);
      this.#store.setState({ playing: playing ?? false });
      say("note", text.presets.goesOn(grouped(engine?.steps ?? 0)));
    };
    const change = {
      first: about.first,
      settings: linked!.settings!,
      defaultsOf: scenario,
      shown: scenario,
      fixed: { ...choices.engineChoices!, solver: choices.solver! },
      alone: true,
      prepare: async (engine: AnyEngine, machine: Machine) => {
        const snapshot = await machine.snapshot(state, engine.scaling);
        await engine.restore(snapshot).finally(() => snapshot.destroy());
      },
      after,
    };
    return { run, bodies: run.bodies, named: namedBy({ ...this.#store.getState(), ...choices, source }), change };
  }
}

async function startsAsSession(file: Blob): Promise<boolean> {
  return holdsSession(new Uint8Array(await file.slice(0, 64).arrayBuffer()));
}
