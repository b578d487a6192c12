import { expect, test } from "vitest";
import type { Actions } from "../../src/features/kit/actions.ts";
import type { Follower } from "../../src/run/follower.ts";

type NamesOf<T> = T extends unknown ? keyof T : never;
/** Names that are both an action of a feature and a hook of the simulation: a controller has both, so one would be taken for the other. */
type Clash = NamesOf<Actions[keyof Actions]> & keyof Follower;

test("no action of a feature is called as a hook of the simulation is", () => {
  // A clash does not compile.
  const none: [Clash] extends [never] ? true : Clash = true;
  expect(none).toBe(true);
});
