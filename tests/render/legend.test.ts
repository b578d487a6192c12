import { expect, test } from "vitest";
import { GALAXY_COLOURS, galaxy } from "../../src/render/colour/galaxy.ts";
import type { LegendEntry, LegendRun } from "../../src/render/colour/mode.ts";

const legend = (galaxies: number): readonly LegendEntry[] =>
  typeof galaxy.legend === "function" ? galaxy.legend({ galaxies } as LegendRun) : galaxy.legend;

/** Numbers of the galaxies that a legend names, with their colours. */
function named(galaxies: number): [number, string][] {
  return legend(galaxies).flatMap(({ label, colour }) => {
    const numbers = [...label.matchAll(/\d+/g)].map(([digits]) => Number(digits));
    return numbers.map((number): [number, string] => [number, colour]);
  });
}

test.each([1, 2, 3, 5, 6, 7, 11, 12])("the legend of %d galaxies has all of them, each with its colour", (galaxies) => {
  const all = named(galaxies).sort(([a], [b]) => a - b);
  expect(all).toEqual(Array.from({ length: galaxies }, (_, g) => [g + 1, GALAXY_COLOURS[g % GALAXY_COLOURS.length]]));
});

test("where there are many the legend says how their colours repeat, in few words", () => {
  const entries = legend(81);
  expect(entries).toHaveLength(GALAXY_COLOURS.length);
  expect(entries[2]!.label).toBe("Galaxies 3, 9, 15 … 81");
  expect(entries[5]!.label).toBe("Galaxies 6, 12, 18 … 78");
  expect(new Set(entries.map((entry) => entry.label)).size).toBe(entries.length);
});
