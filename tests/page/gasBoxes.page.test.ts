import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { type Stage, setStage } from "./browser.ts";
import { button, measure, untilRuns, untilStep } from "./handle.ts";

let stage: Stage;
beforeAll(async () => {
  stage = await setStage();
});
afterEach(() => stage.clear());
afterAll(() => stage?.close());

test("a blast in a periodic box of gas runs on the page, keeps its energy and drives a shell out", async () => {
  const page = await stage.open("?scenario=blast&n=4096&engine=cpu&paused=1");
  await untilRuns(page, 4096);
  await page.getByText("A shell of dense gas runs out").waitFor();
  const first = await measure(page);
  // Gas at rest, too light to pull.
  expect(first.kinetic).toBe(0);
  expect(Math.abs(first.potential)).toBeLessThan(1e-3 * first.thermal!);
  await button(page, "Play").click();
  await untilStep(page, 16);
  const last = await measure(page);
  expect(last.kinetic).toBeGreaterThan(0.1 * first.thermal!);
  expect(Math.abs((last.thermal! + last.kinetic) / first.thermal! - 1)).toBeLessThan(0.01);
  const places = await page.evaluate(async () => [...(await window.antennae.readBodies()).position]);
  expect(places.every((x) => x >= 0 && x < 1.0001)).toBe(true);
});
