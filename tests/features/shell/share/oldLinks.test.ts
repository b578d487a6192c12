import { describe, expect, it } from "vitest";
import { links, usual } from "./oldLinks.json";
import { fieldsOf, newPage } from "./page.ts";

/** Choices that a link of `address` opens into, but for functions and what the page knows anyway. */
function openedBy(address: string) {
  const { choices, problems } = newPage().getState().share.choicesOf(address);
  const { scenarios: _, ...plain } = JSON.parse(JSON.stringify(fieldsOf(choices)));
  return { choices: plain, problems: problems.length };
}

/** Every key that the page's addresses had, but for parameters of scenarios. */
const KEYS = [
  ...["scenario", "n", "seed", "galaxies", "deeds", "theta", "eps", "dt", "solver", "integrator", "kernel"],
  ...["multipole", "leaf", "bucket", "rebuild", "eta", "precision", "viscosity", "stretching", "engine", "units"],
  ...["compare", "right", "look", "colour", "exposure", "latitude", "point-size", "size", "glow", "saturation", "dust"],
  ...[
    "theme",
    "shows",
    "mass-of",
    "mass",
    "low",
    "high",
    "span",
    "hide",
    "lights",
    "widths",
    "tints",
    "section",
    "cut",
  ],
  ...["view", "turn", "path", "stay", "until", "energy-error", "pericentre-halt", "speed", "rate", "back", "paused"],
  ...["check", "kiosk", "pace", "embed"],
];

/**
 * Links that the page wrote, or that people typed, before controls were records (version 0.4): what `?scenario=plummer` opened into,
 * and of each link what was otherwise, and how many lines said what can't be used. Entries are added; none is changed.
 */
describe("old links open as they did", () => {
  it("there are fifty of them, and they use every key that there was", () => {
    expect(links.length).toBeGreaterThanOrEqual(50);
    const keys = new Set(links.flatMap(({ address }) => [...new URLSearchParams(address).keys()]));
    expect(KEYS.filter((key) => !keys.has(key))).toEqual([]);
  });

  it.each(links)("$address", ({ address, problems, choices }) => {
    const now = openedBy(address);
    expect(now.problems).toBe(problems);
    // Choices that were added since may be there too.
    expect(now.choices).toMatchObject({ ...usual, ...choices });
  });
});
