import type { Bodies } from "../data/bodies/bodies.ts";
import type { Engine, Settings } from "../engine/index.ts";
import type { FirstView } from "../render/camera.ts";
import type { BodiesView } from "./appearance.ts";
import type { Machine } from "./machine.ts";
import type { Outcome } from "./shownRun.ts";

/** The bodies of a run as they were at its start, and what the picture needs to know of them. */
export interface Run {
  readonly bodies: Bodies;
  readonly view: BodiesView;
  /** How many of the run's deeds (data/deeds) were done to them; absent: none. */
  readonly deeds?: number;
}

/** The other future of a run: the bodies as they were where one of its deeds was not done. */
export interface Without extends Run {
  /** Number of the deed, from 1 on. */
  readonly deed: number;
}

/** How a change in a running engine is taken back and done again, in the engine that runs then. */
export interface Edited {
  /** Of memory that it takes. */
  readonly bytes: number;
  undo(): Promise<Outcome>;
  redo(): Promise<Outcome>;
}

/** Puts other bodies into a running engine; says what the run is then. */
export type Edit = (engine: Engine) => Promise<Wanted>;

/** What a new run brings along; all of it comes into force in the moment in which its bodies do. */
export interface Change {
  /** What people call it, where the choices that name the run don't say; and is it the page's own choice? */
  readonly title?: string;
  readonly unasked?: boolean;
  /** Where the camera begins; absent: it stays. */
  readonly first?: FirstView;
  readonly settings?: { readonly theta: number; readonly softening: number; readonly timestep: number };
  /** What the engine is made with, where the choices say otherwise. */
  readonly fixed?: Partial<Settings>;
  /** Scenario that the settings belong to; null: none. */
  readonly defaultsOf?: string | null;
  /** Scenario whose first view is on the screen; null: none. */
  readonly shown?: string | null;
  /** What side B begins with where both futures are shown; absent: the run's own bodies. */
  readonly without?: Without;
  /** Nothing is compared with it. */
  readonly alone?: boolean;
  /** Where the engine of before goes on with other bodies. */
  readonly edited?: Edited;
  /** Puts the engine where the run goes on, before anybody sees it. */
  prepare?(engine: Engine, machine: Machine): Promise<void>;
  /** While the run that goes is still there. */
  before?(): void;
  /** As soon as it is shown. */
  after?(): void;
}

/** What is to be shown. */
export interface Wanted {
  /** What it is made from: “Reset” goes back to it. */
  readonly run: Run;
  /** The run before deeds changed its bodies: then “Reset” goes back to that. */
  readonly origin?: Run;
  /** What it begins with. */
  readonly bodies: Bodies;
  /** The choices that name it: they hold from when it is asked for, and are taken back where it can't be shown. */
  readonly named: Readonly<Record<string, unknown>>;
  readonly change: Change;
}

/** What is kept of it while it is shown: of its change only the other future, which has to go on along with it. */
export function keptWanted(wanted: Wanted): Wanted {
  const { without } = wanted.change;
  return { ...wanted, change: without ? { without } : {} };
}

/** The run from where it is now; where its other future is shown that goes on too. */
export async function goingOn(wanted: Wanted, engine: Engine, right: Engine | null): Promise<Wanted> {
  const { without } = wanted.change;
  const [bodies, other] = await Promise.all([engine.readBodies(), without && right?.readBodies()]);
  return { ...wanted, bodies, change: without && other ? { without: { ...without, bodies: other } } : {} };
}

/** What a machine makes of a run: its engine, and the other side's where two are compared. */
export class Engines {
  readonly engine: Engine;
  #right: Engine | null;

  constructor(engine: Engine, right: Engine | null) {
    this.engine = engine;
    this.#right = right;
  }

  /** Hands the other side over: the taker frees it. */
  takeRight(): Engine | null {
    const right = this.#right;
    this.#right = null;
    return right;
  }

  destroy(): void {
    this.engine.destroy();
    this.#right?.destroy();
  }
}

/** What a run brings of the settings that change while it goes on. */
export function liveOf({ settings }: Change): Partial<Settings> {
  if (!settings) return {};
  const { theta, softening, timestep } = settings;
  return { theta, softening, timestep };
}
