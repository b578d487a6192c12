import { text } from "../shell/help/text.ts";

const NAMES: Readonly<Record<string, string>> = {
  " ": text.space,
  ArrowLeft: "←",
  ArrowRight: "→",
  ArrowUp: "↑",
  ArrowDown: "↓",
  "Control+k": text.control("K"),
  "Control+z": text.control("Z"),
  "Control+y": text.control("Y"),
  "Control+Shift+z": text.controlShift("Z"),
};

/** What people call a key of `KeyboardEvent.key`. */
export const nameOfKey = (key: string): string => NAMES[key] ?? key;
