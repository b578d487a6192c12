import type { BodiesView } from "./appearance.ts";
import type { BodiesAnswer, BodiesSource } from "./bodiesSource.ts";
import { Cancelled } from "./bodiesSource.ts";
import type { Bodies } from "./data/bodies/bodies.ts";
import { UNIT_CHOICES, unitsCalled } from "./data/bodies/unitChoices.ts";
import type { Engine, Settings as EngineSettings } from "./engine/index.ts";
import type { Picture } from "./render/picture.ts";
import { type Assumptions, FILE_UNITS, type Opened } from "./state/opened.ts";
import type { State, Store } from "./state/store.ts";
import { text } from "./state/text.ts";
import { waitFor } from "./waiting.ts";

/** The bodies of the run, as they were at its start. */
export interface Run {
  readonly bodies: Bodies;
  readonly view: BodiesView;
}

/** What a new run brings along; all of it comes into force in the moment in which its bodies do. */
export interface Change {
  /** Where the camera begins; absent: it stays. */
  readonly first?: {
    readonly radius: number;
    readonly direction: readonly [number, number, number];
    readonly centre?: readonly [number, number, number];
  };
  readonly settings?: { readonly theta: number; readonly softening: number; readonly timestep: number };
  /** What the engine is made with, where the store says otherwise. */
  readonly fixed?: Partial<EngineSettings>;
  /** Scenario that the settings belong to; null: none. */
  readonly defaultsOf?: string | null;
  /** Scenario whose first view is on the screen. */
  readonly shown?: string | null;
}

/** What the page lends to the opening of files. */
export interface Lender {
  readonly source: BodiesSource;
  /** True when the run is on. */
  begin(run: Run, change: Change): Promise<boolean>;
  engine(): Engine | null;
  picture(): Picture | null;
  /** What the page knows of the run on the screen. */
  standing(): { readonly run: Run | null; readonly defaultsOf: string | null; readonly shown: string | null };
  /** The bodies to which «Reset» goes back. */
  setFirst(run: Run): void;
}

/** A run that can be brought back: its first bodies, those of now, and what the page said of it. */
interface Scene {
  readonly run: Run;
  readonly now: Bodies;
  readonly change: Change;
  readonly camera: readonly number[] | null;
  readonly colour: string;
  readonly state: Pick<State, (typeof KEPT)[number]>;
}

/** What belongs to a run and not to its user's taste. */
const KEPT = [
  "source",
  "scenario",
  "n",
  "seed",
  "values",
  "settings",
  "ranges",
  "direction",
  "playing",
  "opened",
  "held",
] as const;

interface FilePart {
  readonly name: string;
  readonly blob: Blob;
}

/** Files that become runs: reading with assumptions, the summary, and the way back to the run that was replaced. */
export class Opening {
  readonly #store: Store;
  readonly #lender: Lender;
  #files: readonly FilePart[] = [];
  /** The run before the file, and what was opened in it. */
  #before: { readonly scene: Scene; readonly files: readonly FilePart[] } | null = null;
  #fetching: AbortController | null = null;
  #played = false;

  constructor(store: Store, lender: Lender) {
    this.#store = store;
    this.#lender = lender;
  }

  open(files: readonly File[]): Promise<void> {
    return this.#open(files.map((file) => ({ name: file.name, blob: file })));
  }

  /** Opens what a link points to: only on this origin, whatever other sites would allow. */
  async link(words: string): Promise<void> {
    const { say } = this.#store.getState();
    const url = linkOf(words);
    if (!url) return say("error", text.opened.noLink);
    if (url.origin !== location.origin) return say("error", text.opened.otherOrigin(url.host || url.protocol));
    const name = decodeURIComponent(url.pathname.split("/").pop() || url.pathname);
    const abort = new AbortController();
    this.#fetching = abort;
    const blob = await waitFor(
      this.#store,
      text.opened.fetching(name),
      async () => {
        try {
          const answer = await fetch(url, { signal: abort.signal });
          if (!answer.ok) throw new Error(text.opened.notFound(url.href, answer.status));
          return await answer.blob();
        } catch (error) {
          throw abort.signal.aborted ? new Cancelled("cancelled") : error;
        }
      },
      name,
    );
    if (blob) await this.#open([{ name, blob }]);
  }

  cancel(): void {
    this.#fetching?.abort();
  }

  /** Another run took the file's place: nothing is left to change or to undo. */
  forget(): void {
    const { setOpened, setReplaced, held, hold, setPlaying } = this.#store.getState();
    this.#files = [];
    this.#before = null;
    setOpened(null);
    setReplaced(null);
    if (held === null) return;
    hold(null);
    setPlaying(this.#played);
  }

  /** Takes the opened file anew. What «Undo» brings back stays the run from before the file. */
  async assume(assumptions: Assumptions): Promise<void> {
    const { opened, settings } = this.#store.getState();
    if (!opened) return;
    const { units, components, every } = opened.assumed;
    const alike =
      units === assumptions.units && every === assumptions.every && components.join() === assumptions.components.join();
    if (!alike) {
      const read = await this.#read(this.#files, assumptions);
      if (read) await this.#show(read, this.#files, assumptions, settings.theta);
    } else if (assumptions.softening !== null) {
      this.#store.getState().set({ softening: assumptions.softening });
      this.#store.getState().setOpened({ ...opened, assumed: assumptions });
    }
  }

  async undo(): Promise<void> {
    const before = this.#before;
    if (!before) return;
    const what = this.#store.getState().replaced ?? "";
    if (!(await this.#back(before.scene))) return;
    this.#before = null;
    this.#files = before.files;
    const { setReplaced, setSummaryOpen, say } = this.#store.getState();
    setReplaced(null);
    setSummaryOpen(false);
    say("note", text.opened.undone(what));
  }

  async #open(files: readonly FilePart[]): Promise<void> {
    const read = await this.#read(files, null);
    if (!read) return;
    const scene = await this.#scene();
    const { playing, held, source, scenarios, scenario } = this.#store.getState();
    if (held === null) this.#played = playing;
    if (!(await this.#show(read, files, null, null))) return;
    this.#before = scene && { scene, files: this.#files };
    this.#files = files;
    const title = scenarios.find((s) => s.name === scenario)?.title ?? scenario;
    this.#store.getState().setReplaced(scene && (source.kind === "file" ? source.name : title));
  }

  /** The run as it is now, so that it can be brought back. */
  async #scene(): Promise<Scene | null> {
    const { run, defaultsOf, shown } = this.#lender.standing();
    const [engine, camera] = [this.#lender.engine(), this.#lender.picture()?.camera];
    if (!engine || !run || !camera) return null;
    const state = this.#store.getState();
    return {
      run,
      now: await engine.readBodies(),
      change: { settings: state.settings, defaultsOf, shown, first: camera.first },
      camera: camera.view,
      colour: state.view.colour,
      state: Object.fromEntries(KEPT.map((key) => [key, state[key]])) as Scene["state"],
    };
  }

  async #back({ run, now, change, camera, colour, state }: Scene): Promise<boolean> {
    if (!(await this.#lender.begin({ bodies: now, view: run.view }, change))) return false;
    this.#lender.setFirst(run);
    this.#store.setState(state);
    this.#store.getState().setColour(colour);
    if (camera) this.#lender.picture()?.camera.take(camera);
    return true;
  }

  #read(files: readonly FilePart[], assumed: Assumptions | null): Promise<BodiesAnswer | null> {
    const name = nameOf(files);
    const portion = assumed && {
      components: assumed.components,
      every: assumed.every,
      ...(assumed.units !== FILE_UNITS && { units: unitsCalled(assumed.units) }),
    };
    const most = this.#store.getState().limits.bodies;
    const task = { kind: "read", files, portion: portion ?? {}, most } as const;
    return waitFor(this.#store, text.reading(name), (progress) => this.#lender.source.read(task, progress), name);
  }

  /** Begins the run of what was read, and says what it is. */
  async #show(
    read: BodiesAnswer,
    files: readonly FilePart[],
    assumed: Assumptions | null,
    theta: number | null,
  ): Promise<boolean> {
    const { file, view, bodies, format } = read;
    if (!file) return false;
    const { contents, every, viewOnly, defaults } = file;
    const softening = assumed?.softening ?? null;
    const settings = {
      ...defaults,
      ...(theta !== null && { theta }),
      ...(softening !== null && { softening }),
    };
    const { radius, centre } = view;
    const first = { radius: 1.15 * radius, direction: [0.25, -1, 0.55], centre } as const;
    const again = assumed !== null;
    const change = { settings, defaultsOf: null, shown: null, ...(!again && { first }) };
    if (!(await this.#lender.begin({ bodies, view }, change))) return false;
    const { limits, setColour, setSource, setOpened, hold } = this.#store.getState();
    const thinned = !again && every > 1 ? [text.opened.thinned(every, limits.bodies.toLocaleString("en"))] : [];
    const opened: Opened = {
      name: nameOf(files),
      format,
      bytes: files.reduce((sum, { blob }) => sum + blob.size, 0),
      contents,
      notes: [...thinned, ...read.notes],
      unitChoices: UNIT_CHOICES.map(({ name, title }) => ({ name, title })),
      assumed: assumed ?? { units: FILE_UNITS, components: contents.components.map((c) => c.name), every, softening },
      viewOnly,
    };
    if (!again) setColour(view.galaxies > 1 ? "galaxy" : "speed");
    setSource({ kind: "file", name: opened.name, format });
    setOpened(opened);
    if (!again) hold(viewOnly ? text.opened.held : null);
    return true;
  }
}

function nameOf(files: readonly FilePart[]): string {
  const [first, ...others] = files;
  return `${first?.name ?? ""}${others.length > 0 ? text.opened.another(others.length) : ""}`;
}

/** The address that pasted words are: a whole one, or one that starts with / or ./ . */
function linkOf(words: string): URL | null {
  if (/\s/.test(words) || !/^([a-z][a-z0-9+.-]*:|\.{0,2}\/)/i.test(words)) return null;
  return URL.canParse(words, location.href) ? new URL(words, location.href) : null;
}
