import type { ComponentName } from "../../../data/bodies/bodies.ts";
import type { BrushShape, Deed, DeedKind, Undated } from "../../../data/deeds/deed.ts";
import type { BuiltGalaxy } from "../../../data/scenarios/build.ts";
import type { Kepler } from "../../../data/scenarios/kepler.ts";
import type { SessionPart } from "../../kit/address.ts";
import type { Slice } from "../../kit/slice.ts";

/** What the state has to be told about deeds: it knows nothing of their physics. */
export interface InteractOptions {
  /** Names of the models that can be added. */
  readonly models: readonly string[];
  /** The deeds of a text in a link; throws one line. */
  readonly read: (text: string) => readonly Deed[];
}

export const NO_INTERACTION: InteractOptions = {
  models: [],
  read: (text) => {
    throw new Error(`the deeds "${text}" can't be read here`);
  },
};

type Vector = readonly [number, number, number];

/** Single bodies that can be added, by their component. */
export const BODIES = ["black hole", "stars"] as const satisfies readonly ComponentName[];

/** What is painted, not thrown: test bodies, which have no mass. */
export const TRACERS = "tracer" satisfies ComponentName;

/** What is offered by pictures. */
export const THROWN_THINGS = ["small-disc", "milky-way", "elliptical", "plummer", "black hole", "stars"] as const;

/** Shapes that are painted. */
export const BRUSH_SHAPES = ["stream", "ring", "cloud"] as const satisfies readonly BrushShape[];

/** What is painted next, in the units of the bodies. */
export interface Brush {
  readonly shape: BrushShape;
  readonly n: number;
  /** How far they are off the shape, and how fast they go along it, beside what all bodies do together. */
  readonly spread: number;
  readonly speed: number;
  /** From the first point to the last; of a ring from its middle to its rim. */
  readonly path: readonly Vector[];
  /** Direction from which a ring goes round counterclockwise. */
  readonly normal: Vector;
  /** Size of the first view, and the speed of a circular orbit there: the numbers that suit this run. */
  readonly scale: { readonly length: number; readonly speed: number };
}

/** What is thrown next, in the units of the bodies. */
export interface Thrown {
  /** Name of a model, one of `BODIES`, or `TRACERS`. */
  readonly what: string;
  /** Bodies of a galaxy, and what it is made of. */
  readonly n: number;
  readonly galaxy: BuiltGalaxy;
  /** Mass of a single body. */
  readonly mass: number;
  readonly position: Vector;
  readonly velocity: Vector;
}

/** What follows from it. */
export interface ThrownFacts {
  readonly mass: number;
  /** About the centre of mass of all other bodies, as two points; null: there is none. */
  readonly orbit: Kepler | null;
  /** Why it can't be thrown, in one line. */
  readonly problem: string | null;
}

/** A deed as it is told. */
export interface DeedRow {
  readonly time: number;
  readonly kind: DeedKind;
  /** What is added, or the number of the galaxy. */
  readonly of: string;
  readonly done: boolean;
  /** Are the bodies from before it there, so that the future without it can be shown? */
  readonly kept: boolean;
}

/** Galaxies whose deeds are offered at most. */
export const MOST_ROWS = 12;

export interface InteractState {
  readonly interactOptions: InteractOptions;
  /** Null until the panel was open. */
  thrown: Thrown | null;
  setThrown(change: Partial<Thrown>): void;
  /** Null until test bodies were chosen. */
  brush: Brush | null;
  setBrush(change: Partial<Brush>): void;
  thrownFacts: ThrownFacts | null;
  /** Does the sky take drags that throw? */
  aiming: boolean;
  setAiming(aiming: boolean): void;
  /** Deeds of the run, and how many of them were done to the bodies that are shown. */
  deedRows: readonly DeedRow[];
  deedsDone: number;
  /** Time at which the next one is done; null: none is to come. */
  nextDeed: number | null;
  /** Is one being done now? Time waits. */
  acting: boolean;
}

export interface InteractSlice {
  readonly interact: InteractState;
}

export const createInteract =
  (interactOptions: InteractOptions): Slice<InteractSlice> =>
  (set) => ({
    interactOptions,
    thrown: null,
    setThrown: (change) => set((s) => ({ thrown: s.thrown && { ...s.thrown, ...change } })),
    brush: null,
    setBrush: (change) => set((s) => ({ brush: s.brush && { ...s.brush, ...change } })),
    thrownFacts: null,
    aiming: false,
    setAiming: (aiming) => set({ aiming }),
    deedRows: [],
    deedsDone: 0,
    nextDeed: null,
    acting: false,
  });

/** A session is of bodies to which some deeds were done; earlier ones knew of none. */
export const interactSession: SessionPart<InteractSlice> = {
  interact: {
    deedsDone: (given): given is number => given === undefined || (Number.isSafeInteger(given) && Number(given) >= 0),
  },
};

/** What commands and panels ask of the hands. */
export interface InteractActions {
  /** Another thing to throw, with numbers that suit it. */
  pick(what: string): void;
  /** Adds what is chosen, where and as fast as it is set. */
  throwIt(): void;
  /** Does something to a galaxy: stops it, moves it to where the next one would be put, or removes it. */
  change(deed: Undated): void;
  /** A drag in the sky, CSS pixels of the page: from where it is put; its way is its velocity; its end throws. */
  grab(x: number, y: number): void;
  drag(x: number, y: number): void;
  drop(): void;
}
