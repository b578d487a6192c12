import { readFileSync } from "node:fs";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { PATIENT, type Stage, setStage } from "../page/browser.ts";
import { type LibrarySites, serveLibrary } from "./site.ts";

let stage: Stage;
let sites: LibrarySites;
beforeAll(async () => {
  [stage, sites] = await Promise.all([setStage(), serveLibrary()]);
});
afterEach(() => stage.clear());
afterAll(() => Promise.all([stage?.close(), sites?.close()]));

test("element: the page says the steps of the galaxy", async () => {
  const page = await stage.open(sites.page("element", readFileSync("examples/element.html", "utf8")));
  await expect.poll(() => page.locator("#step").textContent(), PATIENT).toMatch(/^\d+, time \d+\.\d\d$/);
});

test("scene: time runs while the bodies are drawn", async () => {
  const page = await stage.open(sites.page("scene", readFileSync("examples/scene.html", "utf8")), { gpu: true });
  await expect.poll(() => page.locator("#sky").getAttribute("data-time"), PATIENT).toMatch(/^0\.[1-9]/);
});
