import type { Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { barriers } from "./access.ts";
import { PATIENT, type Stage, setStage } from "./browser.ts";
import { button, settings, untilRuns } from "./handle.ts";

let stage: Stage;
beforeAll(async () => {
  stage = await setStage();
});
afterEach(() => stage.clear());
afterAll(() => stage?.close());

/** The focused control, marked as reached: its tag or input type, its name, what it holds, and whether it was new. */
const reached = (page: Page) =>
  page.evaluate(() => {
    const it = document.activeElement as HTMLElement & { type?: string; value?: string; labels?: NodeListOf<Element> };
    const fresh = it.dataset.reached === undefined;
    it.dataset.reached = "";
    return {
      fresh,
      kind: it instanceof HTMLInputElement ? it.type : it.tagName.toLowerCase(),
      name: it.getAttribute("aria-label") ?? it.labels?.[0]?.textContent ?? it.textContent ?? "",
      value: it.value ?? "",
      panel: it.closest(".panel") !== null,
      fold: it.closest("details")?.querySelector("summary")?.textContent ?? "",
    };
  });

/** Controls that the Tab key should reach and has not, as the page holds them. */
const missed = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>("a[href], button, input, select, textarea, summary, [tabindex='0']")]
      .filter((it) => it.tabIndex >= 0 && !it.matches(":disabled") && it.checkVisibility({ visibilityProperty: true }))
      // Of radios the chosen one is a stop, or the first one.
      .filter((it) => !(it instanceof HTMLInputElement && it.type === "radio" && !it.checked))
      .filter((it) => it.dataset.reached === undefined)
      .map((it) => it.outerHTML.slice(0, 160)),
  );

describe("without a mouse", () => {
  test.each([
    ["scene", ["Bodies", "Speed", "Opening angle", "Softening", "Time step", "Pericentre", "Exposure"], ["Encounter"]],
    ["solver", ["Opening angle", "Bodies per leaf"], ["Tree and kernel"]],
    ["files", ["Frames per second"], ["Film"]],
  ])(
    "Tab reaches every control of the tab “%s”, folds open by Enter, and every slider moves by arrows",
    async (tab, moved, opened) => {
      const address = `?scenario=antennae&n=300&theta=0.7&paused=1&tab=${tab}`;
      const page = await stage.open(address, { width: 1280, height: 800 });
      await untilRuns(page, 300);
      // The first slider that moves gives “Undo” something to do, which lies behind by then: here it has from the start.
      await page.keyboard.press("b");
      await expect.poll(() => button(page, "Undo").isEnabled(), PATIENT).toBe(true);
      const sliders: string[] = [];
      const folds: string[] = [];
      // Far more than there are: the walk ends where it comes to a control again.
      for (let k = 0; k < 200; k++) {
        await page.keyboard.press("Tab");
        const { fresh, kind, name, value, panel, fold } = await reached(page);
        if (kind === "body") continue;
        if (!fresh) break;
        if (panel && kind === "summary") {
          folds.push(name);
          await page.keyboard.press("Enter");
          // What some hold comes when they are opened.
          await page.waitForFunction(() =>
            document.activeElement?.closest("details")?.querySelector("button, input, select"),
          );
        }
        if (!panel || kind !== "range") continue;
        sliders.push(name);
        // Another number of bodies, or of an encounter, would be another run.
        if (name === "Bodies" || fold === "Encounter") continue;
        const held = () => page.evaluate(() => (document.activeElement as HTMLInputElement).value);
        await page.keyboard.press("ArrowLeft");
        if ((await held()) === value) await page.keyboard.press("ArrowRight");
        expect(await held(), name).not.toBe(value);
      }
      expect(sliders).toEqual(expect.arrayContaining(moved));
      expect(folds).toEqual(expect.arrayContaining(opened));
      expect(await missed(page)).toEqual([]);
      expect(await page.getByRole("alert").allTextContents()).toEqual([]);
    },
  );

  test("a toolbar is one stop; arrows, Home and End go along it, and Enter performs", async () => {
    const page = await stage.open("?n=300&paused=1");
    await untilRuns(page, 300);
    const names = (label: string) =>
      page
        .getByRole("toolbar", { name: label, exact: true })
        .getByRole("button")
        .evaluateAll((all) => ({
          all: all.map((one) => one.getAttribute("aria-label")),
          stops: all.filter((one) => (one as HTMLElement).tabIndex === 0).length,
        }));
    const focused = () => page.evaluate(() => document.activeElement?.getAttribute("aria-label"));
    for (const [label, least] of [
      ["Time", 4],
      ["Panels and view", 8],
    ] as const) {
      const { all, stops } = await names(label);
      expect(all).toHaveLength(least);
      expect(stops).toBe(1);
      await button(page, all[0]!).focus();
      const camera = await page.evaluate(() => window.antennae.camera.position);
      for (const name of all.slice(1)) {
        await page.keyboard.press("ArrowRight");
        expect(await focused()).toBe(name);
      }
      // Round again.
      await page.keyboard.press("ArrowRight");
      expect(await focused()).toBe(all[0]);
      await page.keyboard.press("ArrowLeft");
      expect(await focused()).toBe(all.at(-1));
      await page.keyboard.press("Home");
      expect(await focused()).toBe(all[0]);
      await page.keyboard.press("End");
      expect(await focused()).toBe(all.at(-1));
      // The view has keys of the same names; here they belong to the toolbar.
      const [x, y, z] = await page.evaluate(() => window.antennae.camera.position);
      expect(Math.hypot(x! - camera[0]!, y! - camera[1]!, z! - camera[2]!)).toBeLessThan(1e-6);
    }
    await button(page, "Reset").focus();
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("Enter");
    await button(page, "Pause").waitFor();
  });

  test("shortcuts are turned off and changed in the help, and stay so after a reload", async () => {
    const page = await stage.open("?n=300&theta=0.7&paused=1");
    await untilRuns(page, 300);
    const help = page.getByRole("dialog", { name: "Keyboard shortcuts" });
    await page.keyboard.press("?");
    await help.waitFor();
    expect(await barriers(page)).toEqual([]);
    const key = help.getByRole("textbox", { name: "Key for Controls" });
    await key.press("t");
    expect(await help.getByRole("alert").textContent()).toBe("“t” is the key of Accuracy; change that one first.");
    expect(await key.inputValue()).toBe("h");
    await key.press("w");
    expect(await key.inputValue()).toBe("w");
    expect(await help.getByRole("alert").count()).toBe(0);
    await page.keyboard.press("Escape");
    await help.waitFor({ state: "hidden" });
    const panel = page.getByRole("complementary", { name: "Controls" });
    await page.keyboard.press("h");
    await page.keyboard.press("w");
    await panel.waitFor({ state: "detached" });
    await page.keyboard.press("w");
    await panel.waitFor();

    await page.keyboard.press("?");
    await help.getByRole("switch", { name: "Shortcuts" }).press("Space");
    await page.keyboard.press("Escape");
    await help.waitFor({ state: "hidden" });
    await page.reload();
    await untilRuns(page, 300);
    await page.keyboard.press("w");
    await page.keyboard.press("?");
    await page.keyboard.press("Space");
    const before = await page.evaluate(() => window.antennae.camera.position[0]!);
    await page.keyboard.press("ArrowLeft");
    await page.waitForFunction((x) => Math.abs(window.antennae.camera.position[0]! - x) > 0.05, before);
    expect(await panel.count()).toBe(1);
    expect(await help.isVisible()).toBe(false);
    expect(await button(page, "Play").count()).toBe(1);
    await button(page, "Keyboard shortcuts").press("Enter");
    await help.getByRole("switch", { name: "Shortcuts" }).press("Space");
    expect(await key.inputValue()).toBe("w");
    await help.getByRole("button", { name: "Reset shortcuts" }).press("Enter");
    expect(await key.inputValue()).toBe("h");
    await page.keyboard.press("Escape");
    await page.keyboard.press("h");
    await panel.waitFor({ state: "detached" });
    expect((await settings(page)).theta).toBe(0.7);
  });
});

test("axe finds nothing serious in any tab of the controls with all folds open, in the builder and in the plots", async () => {
  const page = await stage.open("?scenario=galaxy-zoo&n=300&paused=1", { width: 1280, height: 800 });
  await untilRuns(page, 300);
  for (const tab of await page.getByRole("tab").all()) {
    await tab.click();
    for (const fold of await page.locator(".panel summary").all()) await fold.press("Enter");
    expect(await barriers(page)).toEqual([]);
    expect(await overColumn(page)).toEqual([]);
  }
  await page.locator("canvas").focus();
  await page.keyboard.press("d");
  await page
    .getByRole("complementary", { name: "Plots" })
    .getByRole("combobox", { name: "Plot", exact: true })
    .waitFor();
  expect(await barriers(page)).toEqual([]);
  await page.keyboard.press("d");
  await page.keyboard.press("e");
  await page.getByRole("complementary", { name: "Builder" }).waitFor();
  expect(await barriers(page)).toEqual([]);
});

/** Controls of the panel that reach over its column when words are as wide as WCAG 1.4.12 lets people make them. */
const overColumn = (page: Page) =>
  page.evaluate(() => {
    const panel = document.querySelector<HTMLElement>(".panel")!;
    for (const element of panel.querySelectorAll<HTMLElement>("*")) {
      element.style.letterSpacing = "0.12em";
      element.style.wordSpacing = "0.16em";
    }
    const { left } = panel.getBoundingClientRect();
    const end = left + panel.clientLeft + panel.clientWidth - Number.parseFloat(getComputedStyle(panel).paddingRight);
    return [...panel.querySelectorAll("button, select, input, textarea")]
      .filter((control) => control.getBoundingClientRect().right > end + 1)
      .map((control) => `${control.outerHTML.slice(0, 120)}: ${control.getBoundingClientRect().right} > ${end}`);
  });

test("a screen reader's tree of the main panel", async () => {
  const address = "?scenario=plummer-merger&n=300&seed=1&paused=1&level=play";
  const page = await stage.open(address, { width: 1280, height: 800 });
  await untilRuns(page, 300);
  await expect.poll(() => page.getByRole("status").textContent(), PATIENT).toContain("300 bodies");
  const tree = await page.getByRole("complementary", { name: "Controls" }).ariaSnapshot();
  // Roles, names and values; descriptions are words that may change, and what is measured comes when it does.
  const lines = tree.split("\n").filter((line) => !/^ *- (text|paragraph|term|definition)\b/.test(line));
  await expect(`${lines.join("\n")}\n`).toMatchFileSnapshot("mainPanel.aria.txt");
  const notes = page.getByRole("log", { name: "Notes" });
  expect(await notes.count()).toBe(1);
  expect(await notes.getByRole("note").count()).toBe(0);
});
