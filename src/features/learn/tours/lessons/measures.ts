import type { Profile } from "../../../../engine/index.ts";
import type { PlotsSlice, PlotsState } from "../../../analyse/plots/state.ts";
import type { Fields } from "../../../kit/slice.ts";

type Track = PlotsState["tracks"][number];
type Gas = Fields<PlotsSlice, "gasSeen" | "gasRates" | "tracks">;

/** What lessons ask for, out of what the plots measure. In the units of the bodies. */

/** Speed of a circular orbit at a radius about the first galaxy; `shining`: if only what shines attracted. */
export function circularSpeed({ gravity, edges, classes, galaxies }: Profile, radius: number, shining = false): number {
  let inside = 0;
  classes.forEach(({ shines }, kind) => {
    if (shining && !shines) return;
    galaxies[0]!.mass[kind]!.forEach((mass, k) => {
      const [inner, outer] = [edges[k]!, edges[k + 1]!];
      const share = Number.isFinite(outer) ? Math.min(1, Math.max(0, (radius - inner) / (outer - inner))) : 0;
      inside += share * mass;
    });
  });
  return Math.sqrt((gravity * inside) / radius);
}

/** How far apart the first two galaxies are, at each time. */
const distances = (tracks: readonly Track[]): readonly { readonly time: number; readonly apart: number }[] =>
  tracks.flatMap(({ time, galaxies: [first, second] }) =>
    first && second ? [{ time, apart: Math.hypot(...first.centre.map((x, k) => x - second.centre[k]!)) }] : [],
  );

/** A distance has turned where it is larger than at its least by this factor. */
const PARTED = 1.1;

/** When the first two galaxies first passed each other; null: not yet. */
export function passage(tracks: readonly Track[]): number | null {
  let least: { readonly time: number; readonly apart: number } | null = null;
  for (const now of distances(tracks)) {
    if (!least || now.apart < least.apart) least = now;
    else if (now.apart > PARTED * least.apart) return least.time;
  }
  return null;
}

/** They are one where they stay within this part of how far apart they began. */
const ONE = 0.05;

/** When the first two galaxies became one; null: not yet. */
export function merger(tracks: readonly Track[]): number | null {
  const all = distances(tracks);
  const near = ONE * (all[0]?.apart ?? 0);
  const last = all.findLastIndex(({ apart }) => apart > near);
  const since = all.slice(last + 1);
  // One look may be at another passage.
  return since.length > 3 ? since[0]!.time : null;
}

/** By what factor the radius that holds half of what has merged about the first galaxy has grown; null: not known. */
export function growth(tracks: readonly Track[]): number | null {
  const radii = tracks.flatMap(({ galaxies }) => galaxies[0]?.remnant?.halfMassRadius ?? []);
  return radii.length > 1 ? radii.at(-1)! / radii[0]! : null;
}

/** The short axis over the long one of the first galaxy, now; null: not known. */
export const flatness = (tracks: readonly Track[]): number | null => tracks.at(-1)?.galaxies[0]?.axes?.[0] ?? null;

/** Stars that formed on the mean until the first two galaxies passed each other, Msun / yr; null: not known yet. */
export function formedBefore({ plots: { gasSeen, tracks } }: Gas): number | null {
  const time = passage(tracks);
  const births = gasSeen?.births.filter(({ end }) => time !== null && end <= time) ?? [];
  return births.length > 0 ? births.reduce((sum, { rate }) => sum + rate, 0) / births.length : null;
}

/** The most stars that formed at any time since they passed each other, Msun / yr; null: they are not one yet. */
export function formedMost({ plots: { gasSeen, tracks } }: Gas): number | null {
  const time = passage(tracks);
  if (time === null || merger(tracks) === null) return null;
  const rates = gasSeen?.births.filter(({ begin }) => begin >= time).map(({ rate }) => rate) ?? [];
  return rates.length > 0 ? Math.max(...rates) : null;
}

/** Has the rate at which the gas forms stars fallen below `part` of what `of` says, since the galaxies are one? */
export function calmed({ plots: { gasRates, tracks } }: Gas, of: number | null, part: number): boolean {
  const now = gasRates.at(-1)?.rate;
  return merger(tracks) !== null && of !== null && now !== undefined && now < part * of;
}

/** Part of all gas that has become stars; null: not known. */
export const usedUp = ({ plots: { gasSeen } }: Gas): number | null =>
  gasSeen && gasSeen.gas + gasSeen.born > 0 ? gasSeen.born / (gasSeen.gas + gasSeen.born) : null;
