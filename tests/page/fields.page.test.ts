import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { type Stage, setStage } from "./browser.ts";
import { measure, untilRuns } from "./handle.ts";

let stage: Stage;
beforeAll(async () => {
  stage = await setStage();
});
afterEach(() => stage.clear());
afterAll(() => stage?.close());

test("scenarios in external fields run in them: a star cluster's energy holds theirs, and test particles alone are drawn", async () => {
  const page = await stage.open("?scenario=stream&n=500&paused=1");
  await untilRuns(page, 500);
  await page.evaluate(() => window.antennae.advance(4));
  const cluster = await measure(page);
  // Far deeper in the Galaxy than in itself.
  expect(cluster.external! / cluster.potential).toBeGreaterThan(100);
  expect(Math.abs(cluster.energyError)).toBeLessThan(1e-4);

  await page.goto(page.url().replace("scenario=stream", "scenario=bar-orbits"));
  await untilRuns(page, 500);
  await page.evaluate(() => window.antennae.advance(4));
  const particles = await measure(page);
  expect([particles.potential, particles.ppPerBody, particles.step]).toEqual([0, 0, 4]);
  const { all, finite } = await page.evaluate(async () => {
    const { sums } = await window.antennae.sums();
    return { all: sums.reduce((sum, x) => sum + x, 0), finite: sums.every(Number.isFinite) };
  });
  expect(finite).toBe(true);
  expect(all).toBeGreaterThan(0);
});
