import type { Guest } from "../guests/guest.ts";
import type { System } from "../state/system.ts";
import { subtract, sum } from "./stages.ts";

/** What keeps the total momentum on a GPU. */
export const keeper = (_: GPUDevice, system: System): Guest => ({
  begin: () => system.need("momentum"),
  // Where fields alone act no body acts on another.
  forces: ({ massless = false }) => (massless ? [] : [sum, subtract]),
});
