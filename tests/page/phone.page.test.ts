import type { CDPSession, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { PATIENT, type Stage, setStage } from "./browser.ts";
import { button, drawn, untilRuns } from "./handle.ts";

let stage: Stage;
beforeAll(async () => {
  stage = await setStage();
});
afterEach(() => stage.clear());
afterAll(() => stage?.close());

const PHONE = { width: 360, height: 740 };

type Place = readonly [x: number, y: number];

/** Fingers of a hand on the screen. */
class Hand {
  readonly #session: CDPSession;

  private constructor(session: CDPSession) {
    this.#session = session;
  }

  static async on(page: Page): Promise<Hand> {
    const session = await page.context().newCDPSession(page);
    await session.send("Emulation.setTouchEmulationEnabled", { enabled: true, maxTouchPoints: 5 });
    return new Hand(session);
  }

  /** Puts fingers down where each of `ways` begins, moves them along, all at once, and lifts them. */
  async draw(...ways: readonly (readonly Place[])[]): Promise<void> {
    const send = (type: "touchStart" | "touchMove" | "touchEnd", step: number) =>
      this.#session.send("Input.dispatchTouchEvent", {
        type,
        touchPoints: type === "touchEnd" ? [] : ways.map((way, id) => ({ x: way[step]![0], y: way[step]![1], id })),
      });
    await send("touchStart", 0);
    for (let step = 1; step < ways[0]!.length; step++) await send("touchMove", step);
    await send("touchEnd", 0);
  }
}

const opened = async (query: string): Promise<{ page: Page; hand: Hand }> => {
  // What was told of fingers would stay with the window.
  const page = await stage.open(query, { ...PHONE, alone: true });
  await untilRuns(page);
  return { page, hand: await Hand.on(page) };
};

const distance = (page: Page) =>
  page.evaluate(() => {
    const { position, target } = window.antennae.camera;
    return Math.hypot(...position.map((x, k) => x - target[k]!));
  });

describe("fingers", () => {
  test("two that part come closer, and choose nothing", async () => {
    const { page, hand } = await opened("?n=300&paused=1&level=watch");
    const before = await distance(page);
    const way = (by: number): Place[] => [0, 20, 40, 60].map((x) => [180 + by * (20 + x), 300]);
    await hand.draw(way(-1), way(1));
    await expect.poll(() => distance(page), PATIENT).toBeLessThan(0.6 * before);
    expect(await page.getByRole("alert").allTextContents()).toEqual([]);
  });

  test("a drag in the sky throws a ball of stars in, and moves neither page nor view", async () => {
    const { page, hand } = await opened("?n=300&paused=1&level=watch");
    await button(page, "Throw something in").click();
    await page.getByText("Press and drag to throw").waitFor();
    const view = await page.evaluate(() => window.antennae.camera);
    await hand.draw([
      [150, 250],
      [170, 280],
      [200, 330],
    ]);
    await page.waitForFunction(() => window.antennae.bodies > 300);
    expect(await page.evaluate(() => [scrollX, scrollY])).toEqual([0, 0]);
    const now = await page.evaluate(() => window.antennae.camera);
    expect(now.target).toEqual(view.target);
  });

  test("a tap on a galaxy follows it, and one on the empty sky stops", async () => {
    const { page, hand } = await opened("?n=300&paused=1&level=watch");
    await page.keyboard.press("h");
    const follow = page.getByRole("combobox", { name: "Follow" });
    await drawn(page);
    // A body of the second galaxy, far from any of the first.
    const at = await page.evaluate(async () => {
      const { galaxy } = await window.antennae.readBodies();
      const places = await Promise.all([...galaxy.keys()].map((i) => window.antennae.place(i)));
      const lonely = (k: number) =>
        Math.min(
          ...places.flatMap(([x, y], j) => (galaxy[j] === 0 ? [Math.hypot(x - places[k]![0], y - places[k]![1])] : [])),
        );
      const free = ([x, y]: Place) => x > 20 && x < 340 && y > 130 && y < 340;
      return places[
        [...galaxy.keys()]
          .filter((i) => galaxy[i] === 1 && free(places[i]!))
          .toSorted((a, b) => lonely(b) - lonely(a))[0]!
      ]!;
    });
    // What looks at bodies is loaded after the first picture.
    const tapped = async () => {
      await hand.draw([at]);
      return follow.inputValue();
    };
    await expect.poll(tapped, PATIENT).toBe("1");
    expect(await page.getByRole("complementary", { name: /^Body/ }).count()).toBe(0);
    await drawn(page);
    await hand.draw([[6, 130]]);
    await expect.poll(() => follow.inputValue(), PATIENT).toBe("");
  });
});

describe("the foot", () => {
  test.each(["watch", "play", "study"])("is one row of buttons and bars (%s)", async (level) => {
    const page = await stage.open(`?n=300&level=${level}`, PHONE);
    await untilRuns(page, 300);
    /** Upper and lower edges of what stands in the foot, but for the line that says how the run is. */
    const middles = () =>
      page.locator(".foot > .glass").evaluateAll((all) => [
        ...new Set(
          all
            .map((one) => one.getBoundingClientRect())
            .filter(({ height }) => height > 0)
            .map(({ top, bottom }) => Math.round((top + bottom) / 2)),
        ),
      ]);
    const oneRow = async () => {
      const rows = await middles();
      expect(rows.length).toBeGreaterThan(0);
      expect(Math.max(...rows) - Math.min(...rows)).toBeLessThan(6);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    };
    await oneRow();
    if (level === "watch") return;
    // Both ways to go, and a moment of the past with its longer words.
    await page.keyboard.press("h");
    const angle = page.getByRole("slider", { name: "Opening angle", exact: true });
    if (level === "study") await page.getByRole("tab", { name: "Solver" }).click();
    await angle.press("End");
    await expect.poll(() => button(page, "Undo").isEnabled(), PATIENT).toBe(true);
    await angle.press("Home");
    await page.keyboard.press("Control+z");
    await expect.poll(() => button(page, "Redo").isEnabled(), PATIENT).toBe(true);
    await oneRow();
    await page.keyboard.press("h");
    await page.getByRole("slider", { name: "History", exact: true }).waitFor();
    await oneRow();
  });
});

describe("lessons and tours", () => {
  test.each([
    [360, 740],
    [360, 640],
    [1280, 600],
  ])("%i x %i: all of their list can be reached, and its head stays in sight", async (width, height) => {
    const page = await stage.open("?n=300&paused=1&level=watch", { width, height });
    await untilRuns(page, 300);
    await page.keyboard.press("g");
    const card = page.getByRole("region", { name: "Tours" });
    await card.getByRole("button").last().click({ trial: true });
    const box = (await card.boundingBox())!;
    expect(box.y).toBeGreaterThanOrEqual(width < 760 ? height / 4 : 0);
    const close = (await card.getByRole("button").first().boundingBox())!;
    expect(close.y).toBeGreaterThanOrEqual(box.y);
    expect(close.y + close.height).toBeLessThanOrEqual(box.y + box.height);
  });
});
