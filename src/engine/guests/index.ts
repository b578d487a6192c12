import type { Arrival, GuestRecord, Visited } from "./guest.ts";

/** Kinds of physics beside gravity in a run on a GPU, in the order in which they act. Each is a folder, and a line here. */
const GUESTS: readonly GuestRecord[] = [
  { name: "box", comes: ({ space }) => space !== null, load: () => import("../box/guest.ts") },
  { name: "external", comes: hasFields, load: () => import("../external/guest.ts") },
  {
    name: "gas",
    comes: ({ bodies }) => bodies.columns?.internalEnergy !== undefined,
    load: () => import("../gas/guest.ts"),
  },
];

function hasFields({ options, bodies }: Visited): boolean {
  return (options.external ?? bodies.fields ?? []).length > 0;
}

/** Those that come to a run. Rejects with one line where one of them can't act in it. */
export async function arrivals(run: Visited): Promise<readonly Arrival[]> {
  const codes = await Promise.all(GUESTS.filter(({ comes }) => comes(run)).map(({ load }) => load()));
  return codes.map(({ arrive }) => arrive(run)).filter((arrival) => arrival !== null);
}
