import type { Rated } from "../../../engine/index.ts";
import type { Slice } from "../../kit/slice.ts";

/** What computes: the graphics card, or the processor. */
export type RaceEngine = "gpu" | "cpu";

/** One way to compute forces. */
export interface Configuration {
  readonly engine: RaceEngine;
  readonly solver: string;
  /** Opening angle; null where there is no tree. */
  readonly theta: number | null;
  /** Bodies that it is given. */
  readonly bodies: number;
}

/** What was found of a configuration. */
export interface RaceRow extends Configuration, Rated {
  /** The solver's name, as people read it. */
  readonly title: string;
  /** No other with as many bodies beats it in time and error. */
  readonly front: boolean;
}

/** Who takes part. */
export interface Entries {
  readonly engines: readonly RaceEngine[];
  readonly solvers: readonly string[];
  readonly thetas: readonly number[];
  /** Also with a quarter of the bodies, a sixteenth, ...: for the time against their number. */
  readonly fewer: boolean;
}

/** Opening angles to choose from. */
export const THETAS = [0.3, 0.4, 0.5, 0.6, 0.75, 0.9] as const;

/** Force errors below that of a float32 can't be told: what they are held against has it too. */
export const ROUNDING = 2 ** -24;

/** Steps of the run's own time step after which energies are looked at. */
export const SHORT_RUN = 16;

/** What there is to race with. */
export const enginesHere = (graphics: boolean): readonly RaceEngine[] => (graphics ? ["gpu", "cpu"] : ["cpu"]);

/** The fewest bodies of a race with fewer bodies. */
const FEWEST = 256;

export interface BenchmarkState {
  entries: Entries;
  setEntries(change: Partial<Entries>): void;
  /** What is under way, and how much of it is done (null: unknown). */
  racing: { readonly label: string; readonly fraction: number | null } | null;
  raceRows: readonly RaceRow[];
  /** Bodies of the race that is shown, and their time, time units; null: there was none. */
  raced: { readonly bodies: number; readonly time: number } | null;
}

export interface BenchmarkSlice {
  readonly benchmark: BenchmarkState;
}

export const createBenchmark: Slice<BenchmarkSlice> = (set) => ({
  entries: {
    engines: ["gpu", "cpu"],
    solvers: ["adaptive", "bonsai", "direct"],
    thetas: [0.4, 0.6, 0.9],
    fewer: false,
  },
  setEntries: (change) => set((s) => ({ entries: { ...s.entries, ...change } })),
  racing: null,
  raceRows: [],
  raced: null,
});

/** All configurations of a race with `bodies` bodies, in the order in which they run; `here`: what there is to compute with. */
export function configurationsOf(
  { engines, solvers, thetas, fewer }: Entries,
  known: readonly { readonly name: string; readonly direct?: boolean; readonly processor?: boolean }[],
  here: readonly RaceEngine[],
  bodies: number,
): Configuration[] {
  const takePart = known.filter(({ name }) => solvers.includes(name));
  const numbers = [bodies];
  while (fewer && numbers.at(-1)! / 4 >= FEWEST) numbers.push(Math.ceil(bodies / 4 ** numbers.length));
  return numbers.flatMap((some) =>
    here
      .filter((engine) => engines.includes(engine))
      .flatMap((engine) =>
        takePart.flatMap(({ name, direct, processor }) => {
          if (processor === false && engine === "cpu") return [];
          // The cost of fewer bodies is looked at with one angle.
          const angles = direct ? [null] : some === bodies ? thetas : thetas.slice(0, 1);
          return angles.map((theta) => ({ engine, solver: name, theta, bodies: some }));
        }),
      ),
  );
}

/** What commands ask of a race. */
export interface BenchmarkActions {
  /** Holds the run, and races on its bodies. */
  start(): void;
  /** Ends the race that is under way; what it found stays. */
  end(): void;
}
