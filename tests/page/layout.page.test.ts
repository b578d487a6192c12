import type { Locator, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { PATIENT, type Stage, setStage } from "./browser.ts";
import { untilRuns } from "./handle.ts";

type Box = NonNullable<Awaited<ReturnType<Locator["boundingBox"]>>>;

let stage: Stage;
beforeAll(async () => {
  stage = await setStage();
});
afterEach(() => stage.clear());
afterAll(() => stage?.close());

async function opened(address: string, size: { readonly width: number; readonly height: number }): Promise<Page> {
  const page = await stage.open(address, size);
  await untilRuns(page, 256);
  return page;
}

/** Words that reach out of their button, or beyond the inside of their panel. */
const beyond = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll(".panel")].flatMap((panel) => {
      const { right } = panel.getBoundingClientRect();
      const end = right - Number.parseFloat(getComputedStyle(panel).paddingRight);
      const words = document.createTreeWalker(panel, NodeFilter.SHOW_TEXT);
      const found: string[] = [];
      while (words.nextNode()) {
        const range = document.createRange();
        range.selectNode(words.currentNode);
        const parent = words.currentNode.parentElement!;
        const box = range.getBoundingClientRect();
        const button = parent.closest("button")?.getBoundingClientRect().right ?? end;
        if (box.width > 1 && !parent.closest(".hidden, option") && box.right > Math.min(end, button) + 0.5)
          found.push(`${words.currentNode.textContent} (${box.right} > ${Math.min(end, button)})`);
      }
      return found;
    }),
  );

describe("controls", () => {
  test.each(["de", "en"])("no word of theirs stands beyond its button or panel (%s)", async (language) => {
    const page = await opened(`?n=256&paused=1&lang=${language}`, { width: 1280, height: 800 });
    for (const tab of await page.getByRole("tab").all()) {
      await tab.click();
      await page.locator(".panel details").evaluateAll((all) => {
        for (const fold of all) (fold as HTMLDetailsElement).open = true;
      });
      expect(await beyond(page)).toEqual([]);
    }
    for (const level of await page.getByRole("radio").all()) {
      await level.check();
      expect(await beyond(page)).toEqual([]);
    }
  });

  test("entries of a legend stand in line, whether they can be pressed or not", async () => {
    const page = await opened("?n=256&paused=1&scenario=galaxy&colour=population&tab=look", {
      width: 1280,
      height: 800,
    });
    const entries = await page.locator(".panel .legend li").evaluateAll((all) =>
      all.map((entry) => {
        const [dot, words] = [entry.querySelector(".legend-dot")!.getBoundingClientRect(), document.createRange()];
        words.selectNode([...entry.querySelectorAll("*")].at(-1)!.nextSibling!);
        const box = words.getBoundingClientRect();
        const row = entry.getBoundingClientRect();
        return [dot.left - row.left, box.left - dot.left, box.top - row.top, row.height].map((x) => Math.round(x));
      }),
    );
    expect(entries.length).toBeGreaterThan(2);
    expect(new Set(entries.map(String))).toEqual(new Set([String(entries[0])]));
  });
});

describe("heads of cards", () => {
  test.each(["Tours"])("the button that closes %s stands beside the title", async (name) => {
    const page = await opened("?n=256&paused=1", { width: 1280, height: 800 });
    await page.getByRole("button", { name, exact: true }).click();
    const card = page.getByRole("region", { name });
    const [title, close] = [card.getByRole("heading").first(), card.getByRole("button").first()];
    const [words, cross] = [(await title.boundingBox())!, (await close.boundingBox())!];
    expect(cross.x).toBeGreaterThanOrEqual(words.x + words.width);
    expect(cross.y).toBeLessThan(words.y + words.height);
    expect(cross.y + cross.height).toBeGreaterThan(words.y);
  });
});

describe("on a telephone", () => {
  test.each([
    [390, 844, "study"],
    [360, 640, "study"],
    [360, 640, "play"],
    [360, 740, "watch"],
  ])("%i x %i, %s: half of the sky or more is free with a panel open", async (width, height, level) => {
    const page = await opened(`?n=256&level=${level}`, { width, height });
    for (const [key, name] of [
      ["h", "Controls"],
      ["d", "Plots"],
      ["t", "Accuracy"],
    ] as const) {
      await page.keyboard.press(key);
      await page.getByRole("complementary", { name }).waitFor();
      const covered = () =>
        page.evaluate(() => {
          const over = [
            ...document.querySelectorAll(".panel, .truth, .corner, .caption > *, .foot > *, .foot > * > *"),
          ];
          const boxes = over
            .map((one) => one.getBoundingClientRect())
            .filter(({ width, height }) => width > 1 && height > 1);
          let points = 0;
          for (let y = 2; y < innerHeight; y += 4)
            for (let x = 2; x < innerWidth; x += 4)
              if (boxes.some((box) => x > box.left && x < box.right && y > box.top && y < box.bottom)) points++;
          return (points * 16) / (innerWidth * innerHeight);
        });
      await expect.poll(covered, PATIENT).toBeLessThan(0.5);
      // And what is open can be used.
      const sheet = page.getByRole("complementary", { name });
      await expect.poll(async () => (await sheet.boundingBox())!.height, PATIENT).toBeGreaterThan(180);
    }
  });
});

describe("what stands beside each other", () => {
  /** Boxes of what is found by role and name; null: it is not there now. */
  const boxes = (...all: readonly Locator[]) => Promise.all(all.map((one) => one.boundingBox()));
  const apart = (a: Box, b: Box) =>
    a.x + a.width <= b.x || b.x + b.width <= a.x || a.y + a.height <= b.y || b.y + b.height <= a.y;

  test("slow work, and how it is cancelled, stand clear of a panel at the left", async () => {
    const page = await opened("?n=256&lang=de&scenario=antennae&tab=files", { width: 1280, height: 800 });
    await page.keyboard.press("d");
    const plots = page.getByRole("complementary", { name: "Diagramme" });
    await plots.waitFor();
    await page.getByRole("button", { name: "Aufnehmen", exact: true }).click();
    const cancel = page.getByRole("button", { name: "Abbrechen", exact: true });
    await cancel.waitFor();
    const [card, button] = await boxes(plots, cancel);
    expect(apart(card!, button!)).toBe(true);
    await cancel.click();
    await cancel.waitFor({ state: "detached" });
  });

  test.each([
    [1280, 800],
    [390, 844],
    [844, 390],
  ])("%i x %i: a page of a lesson leaves its plot, time and a part of the sky free", async (width, height) => {
    const page = await opened("?n=256&lesson=tails&scenario=antennae&paused=1", { width, height });
    const lesson = page.getByRole("region", { name: "Tours" });
    const plot = page.getByRole("complementary", { name: "Plots" });
    await Promise.all([lesson.waitFor(), plot.waitFor()]);
    await expect
      .poll(async () => {
        const [card, ...others] = await boxes(lesson, plot, page.getByRole("toolbar", { name: "Time" }));
        return others.map((other) => apart(card!, other!));
      }, PATIENT)
      .toEqual([true, true]);
    await lesson.getByRole("button", { name: "Next" }).click({ trial: true });
    // The middle of the bodies is not below it.
    const middle = await page.evaluate(async () => {
      const places = await Promise.all(Array.from({ length: 64 }, (_, k) => window.antennae.place(4 * k)));
      const mean = (axis: 0 | 1) => places.reduce((sum, place) => sum + place[axis], 0) / places.length;
      return { x: mean(0), y: mean(1), width: 0, height: 0 };
    });
    const [card] = await boxes(lesson);
    expect(apart(card!, middle), JSON.stringify({ card, middle })).toBe(true);
  });
});
