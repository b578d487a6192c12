import { keysOf, SHORTCUTS } from "../shell/preferences/state.ts";
import type { AnyCommand } from "./command.ts";

/** Places of keys that move the camera in free flight, `KeyboardEvent.code`. */
const FLIGHT = /^(Key[WASDRF]|Arrow(Up|Down|Left|Right))$/;

/** Places where a Latin layout has a sign that is a key of a command, and other layouts have letters. */
const SIGNS: Readonly<Record<string, string>> = {
  ...{ BracketLeft: "[", BracketRight: "]", Period: ".", Equal: "=", Minus: "-" },
};
const SHIFTED: Readonly<Record<string, string>> = { Equal: "+", Slash: "?" };

type Press = Pick<KeyboardEvent, "key" | "code" | "ctrlKey" | "metaKey" | "shiftKey">;

/** The one of `commands` that a key performs, if any. */
export function commandOfKey<C extends AnyCommand>(
  commands: readonly C[],
  key: string,
  shortcuts = SHORTCUTS,
): C | undefined {
  return commands.find((c) => keysOf(c, shortcuts).includes(key));
}

/**
 * The one of `commands` that a press performs, if any. A key is what is written on it, or "Control+z" and the like; where that
 * performs nothing and is no character of ASCII, it is what a Latin layout has in its place.
 */
export function commandOfPress<C extends AnyCommand>(
  commands: readonly C[],
  { key, code, ctrlKey, metaKey, shiftKey }: Press,
  piloted = false,
  shortcuts = SHORTCUTS,
): C | undefined {
  const control = ctrlKey || metaKey;
  if (piloted && !control && FLIGHT.test(code)) return undefined;
  const of = (name: string | undefined) =>
    name &&
    commandOfKey(commands, control ? `Control+${shiftKey ? "Shift+" : ""}${name.toLowerCase()}` : name, shortcuts);
  return of(key) || (key.length === 1 && key > "\x7f" && of(latinOf(code, shiftKey))) || undefined;
}

function latinOf(code: string, shift: boolean): string | undefined {
  const letter = /^Key([A-Z])$/.exec(code)?.[1];
  if (letter) return shift ? letter : letter.toLowerCase();
  return (shift ? SHIFTED : SIGNS)[code];
}
