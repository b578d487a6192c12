import { text } from "./text.ts";

const NAMES: Readonly<Record<string, string>> = {
  " ": text.space,
  ArrowLeft: "←",
  ArrowRight: "→",
  ArrowUp: "↑",
  ArrowDown: "↓",
};

/** What people call a key of `KeyboardEvent.key`. */
export const nameOfKey = (key: string): string => NAMES[key] ?? key;
