import type { Bodies } from "../../data/bodies/bodies.ts";
import type { EnergySums } from "../energies.ts";
import type { Arrival, GuestRecord, Invited, Visited } from "./guest.ts";

/** Kinds of physics beside gravity in the order in which they act. Each is a folder, and a line here. */
const GUESTS: readonly GuestRecord[] = [
  {
    name: "box",
    title: "periodic box",
    comes: ({ space }) => space !== null,
    load: () => import("../box/guest.ts"),
  },
  {
    name: "momentum",
    title: "momentum that is kept",
    comes: ({ options, bodies }) => options.momentum ?? bodies.columns?.internalEnergy !== undefined,
    load: () => import("../momentum/guest.ts"),
  },
  {
    name: "external",
    title: "external potentials",
    comes: ({ options, bodies }) => (options.external ?? bodies.fields ?? []).length > 0,
    load: () => import("../external/guest.ts"),
  },
  {
    name: "gas",
    title: "gas",
    comes: ({ bodies }) => bodies.columns?.internalEnergy !== undefined,
    load: () => import("../gas/guest.ts"),
  },
];

/** What comes to a run, in words. */
export const comingTo = (run: Invited): readonly string[] =>
  GUESTS.filter(({ comes }) => comes(run)).map(({ title }) => title);

/** Why what comes to a run can't act on a GPU or on the processor, in one line; null: all of it can. */
export async function lackOf(run: Invited, where: "gpu" | "cpu"): Promise<string | null> {
  for (const { comes, load } of GUESTS) {
    const lack = comes(run) ? (await load()).lacks?.(run, where) : null;
    if (lack) return lack;
  }
  return null;
}

/** Those that come to a run. Rejects with one line where one of them can't act in it. */
export async function arrivals(run: Visited): Promise<readonly Arrival[]> {
  const coming = GUESTS.filter(({ comes }) => comes(run));
  const came = await Promise.all(coming.map(async ({ load }) => (await load()).arrive(run)));
  return coming.flatMap(({ name }, k) => (came[k] ? { name, ...came[k] } : []));
}

type Numbers = Pick<Arrival, "carry" | "numbers" | "potentials" | "energy">;

/** The bodies with the columns of all guests, before they are handed over. */
export const carried = (guests: readonly Numbers[], bodies: Bodies): Bodies =>
  guests.reduce((of, { carry }) => carry?.(of) ?? of, bodies);

/** The bodies with the numbers of all guests, as they are read. */
export const withNumbers = (guests: readonly Numbers[], bodies: Bodies): Bodies =>
  guests.reduce((of, { numbers }) => numbers?.(of) ?? of, bodies);

/** Whether some guest has a potential. */
export const havePotentials = (guests: readonly Numbers[]): boolean => guests.some(({ potentials }) => potentials);

/** Forces with the potentials of all guests at a time. */
export const withPotentials = (
  guests: readonly Numbers[],
  forces: Float32Array,
  position: ArrayLike<number>,
  time: number,
): Float32Array => guests.reduce((of, { potentials }) => potentials?.(of, position, time) ?? of, forces);

/** Energies with those of all guests; `partials`: of each that has some. */
export function withEnergies<T extends EnergySums>(
  guests: readonly Numbers[],
  own: T,
  partials: readonly ArrayLike<number>[],
): T & EnergySums {
  let sums: T & EnergySums = own;
  for (const [k, energy] of guests.flatMap(({ energy }) => energy ?? []).entries())
    sums = { ...sums, ...energy(sums, partials[k]!) };
  return sums;
}
