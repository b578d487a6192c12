import { words } from "../../../../language/words.ts";

/** Words of ruler and protractor, loaded with them. */
export const text = words("sky", {
  length: (length: string) => `Length ${length}`,
  angle: (degrees: string) => `Angle ${degrees}°`,
  ends: ["First end", "Second end"],
  arms: ["First arm", "Corner", "Second arm"],
  handle: (name: string, reading: string) => `${name}: ${reading}`,
  keys: "Arrow keys move it, ten times as far with Shift; Esc closes the tool.",
});
