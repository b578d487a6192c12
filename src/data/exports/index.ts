import { changa } from "./changa.ts";
import type { Export } from "./export.ts";
import { gadget4 } from "./gadget4.ts";
import { swift } from "./swift.ts";

export * from "./export.ts";
export { plain } from "./prepare.ts";

/** Every code that a run can be handed over to. */
export const EXPORTS: readonly Export[] = [changa, gadget4, swift];

/** The export called `name`. Throws one line with the known names. */
export function findExport(name: string): Export {
  const found = EXPORTS.find((one) => one.name === name);
  if (found) return found;
  throw new Error(`no code "${name}" to export for; known are: ${EXPORTS.map((one) => one.name).join(", ")}`);
}
