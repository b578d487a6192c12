import { holdsSession } from "../../data/files/sessionHead.ts";
import { checkSaved, type Engine, Snapshot } from "../../engine/index.ts";
import { download } from "../../run/download.ts";
import type { Simulation } from "../../run/simulation.ts";
import type { Run, Wanted } from "../../run/wanted.ts";
import { namedBy, stemOf } from "../play/state.ts";
import { readAddress, writeAddress } from "../share/address.ts";
import type { Store } from "../store.ts";
import { text } from "../text.ts";
import { waitFor } from "../waiting.ts";
import { type AboutSession, readAbout } from "./aboutSession.ts";
import type { Opening } from "./opening.ts";
import { choicesOf } from "./presets.ts";

/** Whole runs in one file: first bodies, state, choices and camera. */
export class Sessions {
  readonly #store: Store;
  readonly #simulation: Simulation;
  readonly #opening: Opening;

  constructor(store: Store, simulation: Simulation, opening: Opening) {
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
      address: writeAddress(state, camera.view, state.status.check || null),
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
      const written = await waitFor(this.#store, text.sharing.saving, () =>
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
  #wanted(about: AboutSession, run: Run, state: Parameters<typeof Snapshot.from>[1]): Wanted {
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
      say("note", text.sharing.goesOn((engine?.steps ?? 0).toLocaleString("en")));
    };
    const change = {
      first: about.first,
      settings: linked!.settings!,
      defaultsOf: scenario,
      shown: scenario,
      fixed: { ...choices.engineChoices!, solver: choices.solver! },
      alone: true,
      prepare: async (engine: Engine, device: GPUDevice) => {
        const snapshot = await Snapshot.from(device, state, engine.scaling);
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
