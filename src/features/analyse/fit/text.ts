import { words } from "../../../language/words.ts";

/** Words of the fit's command; those of its panel are loaded with it. */
export const text = words("fit", {
  label: "Fit a photograph",
  help: "Finds the encounter of two galaxies that looks like a photograph, and runs it.",
});
