import type { ThreadGuest } from "./computeThread.ts";

/** The code of guests in threads, by their names in the register; `sent`: what `Arrival.sent` gave. Each is a line here. */
const THREADS: Readonly<Record<string, () => Promise<{ make(sent: never): ThreadGuest }>>> = {
  external: () => import("../external/inThreads.ts"),
  momentum: () => import("../momentum/inThreads.ts"),
  gas: () => import("../gas/inThreads.ts"),
};

/** Makes a guest of what was sent of it. */
export type Maker = (sent: unknown) => ThreadGuest;

/** Those of some names; what is not loaded here is part of the walk. */
export const makersOf = (names: readonly string[]): Promise<readonly Maker[]> =>
  Promise.all(names.map(async (name) => (await THREADS[name]!()).make as Maker));
