import type { Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { barriers } from "./access.ts";
import { PATIENT, type Stage, setStage } from "./browser.ts";
import { button, untilRuns } from "./handle.ts";

let stage: Stage;
beforeAll(async () => {
  stage = await setStage();
});
afterEach(() => stage.clear());
afterAll(() => stage?.close());

/** Wide and narrow pages, and one on a wall. */
const WIDTHS = [
  [360, 740],
  [1280, 800],
  [3840, 2160],
] as const;

/**
 * Names of what can be pressed, moved or chosen from on the page, or below `within`: a slider with its typed value, radios of a group, and the tabs
 * are one each. What a closed fold hides is not seen.
 */
const seen = (page: Page, within = "body") =>
  page.evaluate((selector) => {
    const place = document.querySelector(selector)!;
    const visible = (it: Element) => it.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true });
    const all = [...place.querySelectorAll<HTMLElement>("button, input, select, summary, a[href], [role=tablist]")];
    const names = all
      .filter((it) => visible(it) && !it.matches(".slider-value, [role=tab], [type=file]"))
      .map((it) => {
        const { type, name, labels } = it as HTMLInputElement;
        if (type === "radio") return it.closest("fieldset")!.querySelector("legend")?.textContent ?? name;
        const label = document.getElementById(it.getAttribute("aria-labelledby") ?? "");
        return it.getAttribute("aria-label") ?? (label ?? labels?.[0] ?? it).textContent ?? "";
      });
    return [...new Set(names)];
  }, within);

const opened = async (level: string, width: number, height: number, more = ""): Promise<Page> => {
  const page = await stage.open(`?n=300&paused=1&level=${level}${more}`, { width, height });
  await untilRuns(page, 300);
  // Below this width the controls begin folded away.
  if (width < 760) await page.keyboard.press("h");
  await page.getByRole("complementary", { name: "Controls" }).waitFor();
  return page;
};

describe("how much is shown", () => {
  test.each(WIDTHS)(
    "%i x %i: to watch, at most 12 controls; to play, at most 32; to study, 20 a tab",
    async (...size) => {
      const page = await opened("watch", ...size);
      const watch = await seen(page);
      expect(watch.length, watch.join(", ")).toBeLessThanOrEqual(12);
      expect(watch).toEqual(
        expect.arrayContaining(["Throw something in", "Tours", "Screenshot", "Scenes", "Style", "Play"]),
      );
      expect(await barriers(page)).toEqual([]);

      await page.getByRole("radio", { name: "Play", exact: true }).check();
      await page.getByRole("slider", { name: "Opening angle", exact: true }).waitFor();
      const play = await seen(page);
      expect(play.length, play.join(", ")).toBeLessThanOrEqual(32);
      for (const name of ["Scenario", "Bodies", "Opening angle", "Softening", "Time step", "Colour by"])
        expect(play).toContain(name);
      for (const name of ["Open file", "Save snapshot", "Screenshot", "Record"]) expect(play).toContain(name);
      expect(await barriers(page)).toEqual([]);

      await page.getByRole("radio", { name: "Study", exact: true }).check();
      for (const tab of await page.getByRole("tab").all()) {
        await tab.click();
        await expect.poll(() => page.locator("[data-coming]").count(), PATIENT).toBe(0);
        const study = await seen(page, "[role=tabpanel]");
        expect(study.length, `${await tab.textContent()}: ${study.join(", ")}`).toBeLessThanOrEqual(20);
        expect(study.length).toBeGreaterThan(0);
        expect(await barriers(page)).toEqual([]);
      }
    },
  );

  test("a wide page begins with what playing needs, a narrow one with what watching needs; a link may say otherwise", async () => {
    for (const [width, level] of [
      [1280, "Play"],
      [400, "Watch"],
    ] as const) {
      const page = await stage.open("?n=300&paused=1", { width, height: 700 });
      await page.goto(`${stage.origin}/?scenario=plummer&n=400&paused=1`);
      await untilRuns(page, 400);
      if (width === 400) await page.keyboard.press("h");
      expect(await page.getByRole("radio", { name: level, exact: true }).isChecked()).toBe(true);
    }
    const page = await opened("study", 1280, 800, "&tab=files");
    expect(await page.getByRole("tab", { name: "Files" }).getAttribute("aria-selected")).toBe("true");
    await page.getByRole("tab", { name: "Files" }).press("ArrowLeft");
    await expect.poll(() => page.url(), PATIENT).toContain("level=study&tab=timeline");
    await page.reload();
    await untilRuns(page, 300);
    expect(await page.getByRole("tab", { name: "Timeline" }).getAttribute("aria-selected")).toBe("true");
  });

  test("a link that sets what is not seen works, and says so once", async () => {
    const page = await opened("play", 1280, 800, "&leaf=4&eta=0.01&dust=2&exposure=1");
    const notes = page.getByRole("log", { name: "Notes" });
    await notes.getByText("This link also sets").waitFor();
    const words = await notes.textContent();
    expect(words).toContain("Bodies per leaf");
    expect(words).toContain("Dust");
    // Seen here, or of no use in this run.
    expect(words).not.toContain("Exposure");
    expect(words).not.toContain("Step accuracy");
    expect(await page.evaluate(() => window.antennae.settings.leafSize)).toBe(4);
  });
});

describe("search", () => {
  test("finds a control at any level and goes there, and performs commands; Escape leaves", async () => {
    const page = await opened("play", 1280, 800);
    await page.keyboard.press("Control+k");
    const field = page.getByRole("combobox", { name: "Type the name of a command or control" });
    await field.fill("leaf");
    const found = page.getByRole("listbox", { name: "Results" }).getByRole("option");
    await found.filter({ hasText: /^Bodies per leaf/ }).waitFor();
    expect(await barriers(page)).toEqual([]);
    await field.press("Enter");
    const leaf = page.getByRole("slider", { name: "Bodies per leaf", exact: true });
    await expect
      .poll(() => leaf.evaluate((it) => it === document.activeElement).catch(() => false), PATIENT)
      .toBe(true);
    expect(await page.getByRole("radio", { name: "Study", exact: true }).isChecked()).toBe(true);
    await leaf.press("End");

    await button(page, "Search").click();
    await field.fill("no such thing");
    await page.getByText("Nothing matches “no such thing”.").waitFor();
    expect(await found.count()).toBe(0);
    await field.fill("defaults solver");
    await field.press("Enter");
    await page.waitForFunction(() => window.antennae.settings.leafSize === 16);
    // While it closes the search takes no keys.
    await field.waitFor({ state: "detached" });

    await page.keyboard.press("Control+k");
    await field.fill("plots");
    await field.press("ArrowDown");
    await field.press("ArrowUp");
    await field.press("Enter");
    await page.getByRole("complementary", { name: "Plots" }).waitFor();
    await page.keyboard.press("Control+k");
    await field.fill("units");
    await field.press("Enter");
    await page.getByRole("dialog", { name: "Settings" }).waitFor();
    await page.keyboard.press("Escape");
    await page.getByRole("dialog", { name: "Settings" }).waitFor({ state: "detached" });
  });
});

describe("one list of commands", () => {
  test("search finds each of them by its name, with its key; what can do nothing now is refused", async () => {
    const page = await opened("play", 1280, 800);
    await page.keyboard.press("?");
    const help = page.getByRole("dialog", { name: "Keyboard shortcuts" });
    await help.locator("dd b").first().waitFor();
    const names = await help.locator("dd b").allTextContents();
    expect(names.length).toBeGreaterThan(50);
    await help.getByRole("button", { name: "Close", exact: true }).click();
    await page.keyboard.press("Control+k");
    const field = page.getByRole("combobox", { name: "Type the name of a command or control" });
    const results = page.getByRole("listbox", { name: "Results" });
    for (const name of names) {
      await field.fill(name);
      await expect.poll(() => results.locator("b").allTextContents(), PATIENT).toContain(name);
    }
    await field.fill("undo");
    await results.locator('[aria-disabled="true"]').filter({ hasText: /^Undo/ }).waitFor();
    await field.press("Enter");
    expect(await field.count()).toBe(1);
    await field.fill("screenshot");
    expect(await results.locator("kbd").first().textContent()).toBe("p");
  });
});

describe("for those who only look", () => {
  test("a hint says that the sky can be turned, until it was", async () => {
    const page = await opened("watch", 1280, 800);
    const hint = page.getByText("Drag to turn, scroll to zoom");
    await hint.waitFor();
    await page.mouse.move(500, 400);
    await page.mouse.down();
    await page.mouse.up();
    await hint.waitFor({ state: "detached" });
    await page.reload();
    await untilRuns(page, 300);
    expect(await hint.count()).toBe(0);
  });

  test("a scene is chosen by its picture, and starts again by it", async () => {
    const page = await opened("watch", 1280, 800);
    const before = await page.evaluate(() => window.antennae.settings.softening);
    await page.getByRole("radio", { name: "A collapse" }).check();
    await expect.poll(() => page.url(), PATIENT).toContain("scenario=cold-collapse");
    await page.waitForFunction((softening) => window.antennae.settings.softening !== softening, before);
    await page.evaluate(() => window.antennae.advance(2));
    await page.getByRole("radio", { name: "A collapse" }).click();
    await page.waitForFunction(() => window.antennae.steps === 0);
    await page.getByRole("radio", { name: "Hubble-style" }).check();
    await expect.poll(() => page.url(), PATIENT).toContain("look=hubble");
  });

  test("something is thrown in by two actions: the button, and a drag in the sky", async () => {
    const page = await opened("watch", 1280, 800, "&units=own");
    await button(page, "Throw something in").click();
    await page.getByText("Press and drag to throw").waitFor();
    await page.getByRole("radio", { name: "Ball of stars" }).and(page.locator(":checked")).waitFor();
    await page.mouse.move(600, 300);
    await page.mouse.down();
    await page.mouse.move(640, 340);
    await page.mouse.move(660, 380);
    await page.mouse.up();
    await page.waitForFunction(() => window.antennae.bodies > 300);
    // The sky is for looking again.
    await page.getByRole("complementary", { name: "Add and edit" }).waitFor({ state: "detached" });
    await page.getByText("Press and drag to throw").waitFor({ state: "detached" });
  });
});
