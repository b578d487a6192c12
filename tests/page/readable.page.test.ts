import type { Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { barriers } from "./access.ts";
import { PATIENT, type Stage, setStage } from "./browser.ts";
import { untilRuns } from "./handle.ts";
import { cutOff, tooSmall, untouched } from "./panel.ts";

let stage: Stage;
beforeAll(async () => {
  stage = await setStage();
});
afterEach(() => stage.clear());
afterAll(() => stage?.close());

/** What WCAG 1.4.12 lets readers set. */
const SPACING = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-bottom: 2em !important; }`;

const LEVELS = ["watch", "play", "study"] as const;

async function opened(query: string, width: number, height: number): Promise<Page> {
  const page = await stage.open(`?scenario=antennae&n=300&paused=1&${query}`, { width, height });
  await untilRuns(page, 300);
  // Below this width the controls begin folded away.
  if (width < 760) await page.keyboard.press("h");
  await page.locator(".panel").waitFor();
  return page;
}

/** Looks at the page as it is, and at each of its tabs. */
async function onEach(page: Page, look: (what: string) => Promise<void>): Promise<void> {
  await look("");
  for (const tab of await page.getByRole("tab").all()) {
    await tab.click();
    await expect.poll(() => page.locator("[data-coming]").count(), PATIENT).toBe(0);
    await look((await tab.textContent())!);
  }
}

describe("words can be larger, and farther apart", () => {
  test.each(LEVELS.flatMap((level) => (["en", "de"] as const).map((language) => [level, language] as const)))(
    "none is cut off or beyond its place at 200 % and with WCAG's spacing (%s, %s)",
    async (level, language) => {
      // A page of 1280 x 800 at 200 % has half as many pixels of its own.
      const page = await opened(`level=${level}&lang=${language}`, 640, 400);
      const holds = (how: string) => async (what: string) => {
        expect(await cutOff(page), `${how} ${what}`).toEqual([]);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(innerWidthOf(page));
      };
      await onEach(page, holds("200 %"));
      await page.addStyleTag({ content: SPACING });
      await page.setViewportSize({ width: 1280, height: 800 });
      await onEach(page, holds("spacing, 1280"));
      await page.setViewportSize({ width: 360, height: 740 });
      await onEach(page, holds("spacing, 360"));
    },
  );
});

test("on a wall words have at least 16 pixels and what is pressed 24; on a usual page nothing grows", async () => {
  const page = await opened("level=watch", 3840, 2160);
  const large = async (what: string) => {
    expect(await tooSmall(page, { text: 16, target: 24 }), what).toEqual([]);
    expect(await cutOff(page), what).toEqual([]);
  };
  for (const level of ["Watch", "Play", "Study"]) {
    await page.getByRole("radio", { name: level, exact: true }).check();
    await onEach(page, (tab) => large(`${level} ${tab}`));
  }
  for (const card of ["Accuracy", "Plots", "Throw something in"]) {
    await page.getByRole("button", { name: card, exact: true }).first().click();
    await page.getByRole("complementary").nth(1).waitFor();
    await large(card);
  }
  // Wide alone is not large: a bar across two screens.
  for (const [width, height, size] of [
    [1280, 800, 16],
    [3840, 1080, 16],
    [5120, 2880, 32],
  ] as const) {
    await page.setViewportSize({ width, height });
    expect(await page.evaluate(() => Number.parseFloat(getComputedStyle(document.documentElement).fontSize))).toBe(
      size,
    );
  }
});

const innerWidthOf = (page: Page) => page.viewportSize()!.width;

describe("without a mouse", () => {
  test.each([
    ["watch", 1280],
    ["play", 1280],
    ["study", 1280],
    ["watch", 360],
    ["play", 360],
  ] as const)("Tab and arrows reach each control (%s, %i)", async (level, width) => {
    const page = await opened(`level=${level}`, width, 800);
    await onEach(page, async (what) => expect(await untouched(page), what).toEqual([]));
    expect(await barriers(page)).toEqual([]);
    await expect.poll(() => page.getByRole("alert").count(), PATIENT).toBe(0);
  });
});
