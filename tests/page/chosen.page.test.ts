import type { Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { PATIENT, type Stage, setStage } from "./browser.ts";
import { button, steps, untilRuns } from "./handle.ts";
import { showTab } from "./panel.ts";

let stage: Stage;
beforeAll(async () => {
  stage = await setStage();
});
afterEach(() => stage.clear());
afterAll(() => stage?.close());

/** As a person who looks at the sky. */
async function press(page: Page, keys: string): Promise<void> {
  await page.locator("canvas").first().focus();
  await page.keyboard.press(keys);
}

async function pick(page: Page, body: number): Promise<void> {
  await showTab(page, "Tree");
  const number = page.getByRole("spinbutton", { name: "Body", exact: true });
  await number.fill(String(body));
  await number.press("Enter");
  await cardOf(page, body).waitFor();
}

const cardOf = (page: Page, body: number) => page.getByRole("complementary", { name: `Body ${body}`, exact: true });
const trailsOf = (page: Page) => page.getByRole("list", { name: "Trails" }).getByRole("listitem");

test.each([
  ["WebGPU", { gpu: true }],
  ["the processor", {}],
])(
  "by %s: picked bodies, their trails and the followed galaxy stay while bodies are thrown in, undone and removed",
  async (_, machine) => {
    const page = await stage.open("?scenario=plummer-merger&n=400&seed=1&dt=0.03125&paused=1&units=own&tab=tree", {
      ...machine,
      width: 1100,
      height: 700,
    });
    await untilRuns(page, 400);
    for (const body of [100, 300]) {
      await pick(page, body);
      await press(page, "j");
    }
    await expect.poll(() => trailsOf(page).allTextContents(), PATIENT).toEqual(["Body 1001 point", "Body 3001 point"]);
    const step = async (to: number, points: readonly string[]) => {
      await press(page, ".");
      await expect.poll(() => steps(page), PATIENT).toBe(to);
      await expect.poll(() => trailsOf(page).allTextContents(), PATIENT).toEqual(points);
    };
    await step(1, ["Body 1002 points", "Body 3002 points"]);
    await showTab(page, "Camera");
    const follow = page.getByRole("combobox", { name: "Follow" });
    await follow.selectOption("1");
    await press(page, "a");
    await button(page, "Throw").press("Enter");
    await page.waitForFunction(() => window.antennae.bodies > 400);
    await cardOf(page, 300).waitFor();
    expect(await follow.inputValue()).toBe("1");
    await showTab(page, "Tree");
    await step(2, ["Body 1003 points", "Body 3003 points"]);
    await press(page, "Control+z");
    await untilRuns(page, 400);
    await step(3, ["Body 1004 points", "Body 3004 points"]);
    // The bodies behind those that go move up in number; the galaxy that is followed does too.
    await button(page, "Remove galaxy 1").press("Enter");
    await cardOf(page, 33).waitFor();
    await step(4, ["Body 335 points"]);
    await showTab(page, "Camera");
    expect(await follow.inputValue()).toBe("0");
    expect(await page.getByRole("alert").allTextContents()).toEqual([]);
  },
);
