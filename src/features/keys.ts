import type { AnyCommand } from "./command.ts";
import { keysOf, SHORTCUTS } from "./preferences/state.ts";

/** Keys that move the camera in free flight, lower case. */
const FLIGHT_KEYS = new Set([..."wasdrf", "arrowup", "arrowdown", "arrowleft", "arrowright"]);

/** The one of `commands` that a key performs, if any. */
export function commandOfKey<C extends AnyCommand>(
  commands: readonly C[],
  key: string,
  piloted = false,
  shortcuts = SHORTCUTS,
): C | undefined {
  if (piloted && FLIGHT_KEYS.has(key.toLowerCase())) return undefined;
  return commands.find((c) => keysOf(c, shortcuts).includes(key));
}
