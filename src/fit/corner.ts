import { FREE, numbersNear } from "./degenerate.ts";
import { type Encounter, FIT_SCALE } from "./encounter.ts";
import type { RigidGalaxy } from "./rigid.ts";
import type { Tried } from "./search.ts";
import { derived, type Found } from "./summary.ts";

/** Numbers that people ask for; all follow from those that are searched for. */
export const ASKED = [
  "since_pericentre_myr",
  "pericentre_kpc",
  "mass_ratio",
  "total_mass_1e11",
  "inclination1",
  "inclination2",
  "nearer_kpc",
] as const;

/** Models that are shown at most: each has its orbit followed back. */
const MOST = 500;

/** What people ask of an encounter, in the order of `ASKED`: how much nearer to us the second galaxy is, comes last. */
function askedOf(galaxy: RigidGalaxy, encounter: Encounter): number[] {
  const { sincePericentreMyr, pericentreKpc, massRatio, inclinations } = derived(galaxy, encounter);
  const { masses, position } = encounter;
  const nearer = position[2] * FIT_SCALE.kpc;
  return [sincePericentreMyr, pericentreKpc, massRatio, masses[0] + masses[1], ...inclinations, nearer];
}

/** Models that look about as good, with what people ask of each. */
export interface Asked {
  /** The best one's numbers. */
  readonly best: readonly number[];
  readonly models: readonly Tried[];
  /** A row for each of the models. */
  readonly rows: readonly (readonly number[])[];
}

/** The numbers of what a search found: of all models about as good, or of 500 taken evenly from these. */
export function askedFor(galaxy: RigidGalaxy, { best, close }: Pick<Found, "best" | "close">): Asked {
  const step = Math.max(1, close.length / MOST);
  const models = Array.from({ length: Math.min(MOST, close.length) }, (_, k) => close[Math.floor(k * step)]!);
  return {
    best: askedOf(galaxy, best.encounter),
    models,
    rows: models.map(({ encounter }) => askedOf(galaxy, encounter)),
  };
}

const short = (value: number) => String(Number(value.toPrecision(6)));

/** Models that look about as good as a table for corner.py and the like; angles of discs are those nearest to the best one's. */
export function cornerCsv({ best }: Pick<Found, "best">, { models, rows }: Asked): string {
  const head = ["score", "climb", ...FREE, ...ASKED].join(",");
  const lines = models.map(({ score, restart, encounter }, k) =>
    [score, restart, ...numbersNear(encounter, best.encounter).slice(2), ...rows[k]!].map(short).join(","),
  );
  return `${[head, ...lines].join("\n")}\n`;
}
