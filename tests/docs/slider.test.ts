import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { timelineControls } from "../../src/features/run/timeline/controls.ts";
import german from "../../src/language/de/index.ts";

/** What stands under a heading of a page. */
function section(page: string, heading: string): string {
  const words = readFileSync(page, "utf8");
  const begin = words.indexOf(heading);
  expect(begin, heading).toBeGreaterThan(-1);
  const rest = words.slice(begin + heading.length);
  return rest.slice(0, rest.search(/^#/m));
}

const files = readdirSync("src", { recursive: true, encoding: "utf8" })
  .filter((name) => /\.tsx?$/.test(name))
  .map((name) => join("src", name));

describe("a slider", () => {
  it("stands in the files that CONTRIBUTING lists, and in no others", () => {
    const listed = section("docs/CONTRIBUTING.md", "### A slider").matchAll(/`(src\/[^`]+)`/g);
    const { label } = timelineControls.timeZoom.words;
    const { zoom } = german.timeline as { readonly zoom: { readonly label: string } };
    const names = ["timeZoom", `label: "${label}"`, `label: "${zoom.label}"`];
    const found = files.filter((file) => names.some((name) => readFileSync(file, "utf8").includes(name)));
    expect([...listed].map(([, file]) => file!).toSorted()).toEqual(found.toSorted());
  });

  it("that is dragged runs through at most seven files to the engine, each of which has what is said of it", () => {
    const steps = [
      ...section("docs/reference/page.md", "## What a drag of “Opening angle” runs through").matchAll(
        /^\d\. `([^`]+)`: .*\(`([^`]+)`\)/gm,
      ),
    ];
    expect(steps.length).toBeGreaterThan(4);
    expect(steps.length).toBeLessThanOrEqual(7);
    for (const [, file, name] of steps) expect(readFileSync(file!, "utf8"), file).toContain(name);
  });
});
