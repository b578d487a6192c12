import { readFileSync } from "node:fs";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { sessions } from "../features/shell/share/oldSessions.json";
import { type Stage, setStage } from "./browser.ts";
import { settings, untilRuns } from "./handle.ts";

let stage: Stage;
beforeAll(async () => {
  stage = await setStage();
});
afterEach(() => stage.clear());
afterAll(() => stage?.close());

const OLD = `${import.meta.dirname}/../features/shell/share/oldSessions`;

test("sessions of version 0.4 open, one after the other, and go on", async () => {
  const page = await stage.open("?scenario=plummer&n=300&paused=1&engine=cpu");
  await untilRuns(page, 300);
  for (const { name, count, steps, time, choices } of sessions) {
    await page
      .locator("input[type=file]")
      .first()
      .setInputFiles({
        name: `${name}.session.npz`,
        mimeType: "application/zip",
        buffer: readFileSync(`${OLD}/${name}.session.npz`),
      });
    await page
      .getByRole("log", { name: "Notes" })
      .getByText(`The session continues from step ${steps}.`)
      .first()
      .waitFor();
    await untilRuns(page, count);
    const { theta, softening, timestep } = choices.linked.settings;
    const now = await settings(page);
    expect({ ...now, timestep: Math.abs(now.timestep) }).toMatchObject({ theta, softening, timestep });
    expect(await page.evaluate(() => [window.antennae.steps, window.antennae.time])).toEqual([steps, time]);
    await page.evaluate(() => window.antennae.advance(2));
    expect(await page.evaluate(() => window.antennae.steps)).toBe(steps + 2);
  }
  expect(await page.getByRole("alert").allTextContents()).toEqual([]);
});
