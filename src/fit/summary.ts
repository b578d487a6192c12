import { type Degenerate, degenerate, numbersNear } from "./degenerate.ts";
import { type Encounter, FIT_SCALE, NUMBERS, toNumbers } from "./encounter.ts";
import { stepFor } from "./model.ts";
import { goBack } from "./orbit.ts";
import { refusedLine } from "./plausible.ts";
import type { RigidGalaxy } from "./rigid.ts";
import type { Searched, Tried } from "./search.ts";
import { spinOf } from "./spin.ts";

/** Derived numbers that people ask for. */
export interface Derived {
  /** The second galaxy's mass over the first's. */
  readonly massRatio: number;
  /** Since the last pericentre, Myr, and its distance, kpc. */
  readonly sincePericentreMyr: number;
  readonly pericentreKpc: number;
  /** Length of the run from its start to now, Myr. */
  readonly startMyr: number;
  /** Angle of each disc's spin to the orbit's angular momentum, degrees: less than 90 is prograde. */
  readonly inclinations: readonly [number, number];
}

const dot = (a: ArrayLike<number>, b: ArrayLike<number>) => a[0]! * b[0]! + a[1]! * b[1]! + a[2]! * b[2]!;

/** What an encounter means. */
export function derived(galaxy: RigidGalaxy, encounter: Encounter): Derived {
  const past = goBack(galaxy, encounter, stepFor(galaxy, encounter));
  const [x, y, z, vx, vy, vz] = [...encounter.position, ...encounter.velocity] as [
    number,
    number,
    number,
    number,
    number,
    number,
  ];
  const turn = [y * vz - z * vy, z * vx - x * vz, x * vy - y * vx];
  const norm = Math.sqrt(dot(turn, turn)) || 1;
  const to = (g: 0 | 1) =>
    (180 / Math.PI) * Math.acos(Math.max(-1, Math.min(1, dot(spinOf(encounter, g), turn) / norm)));
  return {
    massRatio: encounter.masses[1] / encounter.masses[0],
    sincePericentreMyr: past.since * FIT_SCALE.myr,
    pericentreKpc: past.pericentre * FIT_SCALE.kpc,
    startMyr: past.steps * past.step * FIT_SCALE.myr,
    inclinations: [to(0), to(1)],
  };
}

/** Models within this of the best score are told apart by nothing that we see. */
const CLOSE = 0.03;

/** What a search found: the best model, and how far the models that are about as good reach in each number. */
export interface Found {
  readonly best: Tried;
  readonly derived: Derived;
  /** Models within 0.03 of the best score. */
  readonly close: readonly Tried[];
  /** Least, median and largest value of each of the 14 numbers among them; angles are those nearest to the best model's. */
  readonly spread: Readonly<Record<string, readonly [number, number, number]>>;
  /** Which of their numbers go together; null where they are too few. */
  readonly degenerate: Degenerate | null;
}

/** Sums up all that was tried; throws where nothing was. */
export function summary(galaxy: RigidGalaxy, { tried, refused }: Searched): Found {
  const best = tried.reduce<Tried | null>((top, one) => (top && top.score >= one.score ? top : one), null);
  if (!best) throw new Error(`no model was run; ${refusedLine(refused)}`);
  const close = tried.filter(({ score }) => score >= best.score - CLOSE);
  const numbers = close.map(({ encounter }) => numbersNear(encounter, best.encounter));
  const spread = Object.fromEntries(
    NUMBERS.map((name, k) => {
      const values = numbers.map((row) => row[k]!).sort((a, b) => a - b);
      return [name, [values[0]!, values[values.length >> 1]!, values.at(-1)!] as const];
    }),
  );
  return {
    best,
    derived: derived(galaxy, best.encounter),
    close,
    spread,
    degenerate: degenerate(best.encounter, close),
  };
}

const short = (value: number) => String(Number(value.toPrecision(7)));

/** All models as CSV, the best first: their scores, and the 14 numbers (15 kpc, 1e11 solar masses, G = 1, degrees). */
export function modelsCsv(tried: readonly Tried[]): string {
  const head = ["score", "correlation", "tails", "motion", "restart", "generation", ...NUMBERS].join(",");
  const rows = [...tried]
    .sort((a, b) => b.score - a.score)
    .map(({ score, correlation, tails, motion, restart, generation, encounter }) =>
      [...[score, correlation, tails, motion, restart, generation].map(short), ...toNumbers(encounter).map(short)].join(
        ",",
      ),
    );
  return `${[head, ...rows].join("\n")}\n`;
}
