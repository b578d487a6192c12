import type { Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { PATIENT, type Stage, setStage } from "./browser.ts";
import { choose, chooseScenario } from "./choose.ts";
import { button, fingerprint, steps, untilRuns, untilStep } from "./handle.ts";

let stage: Stage;
beforeAll(async () => {
  stage = await setStage();
});
afterEach(() => stage.clear());
afterAll(() => stage?.close());

const RUN = "?scenario=plummer-merger&n=400&seed=1&engine=cpu&dt=0.03125&units=own&speed=20";

const panel = (page: Page) => page.getByRole("complementary", { name: "Add and edit" });
const changes = (page: Page) => panel(page).getByRole("list", { name: "Changes so far" });
const engine = (page: Page) => page.evaluate(() => window.antennae.run);
const time = (page: Page) => page.evaluate(() => window.antennae.time);
const deeds = (page: Page) => new URL(page.url()).searchParams.get("deeds") ?? "";

async function open(page: Page, bodies = 400): Promise<void> {
  await untilRuns(page, bodies);
  await page.keyboard.press("a");
  await panel(page).waitFor();
  await panel(page).getByRole("slider", { name: "Bodies to add" }).fill("100");
}

/** As a person who looks at the sky. */
async function press(page: Page, keys: string): Promise<void> {
  await page.locator("canvas").first().focus();
  await page.keyboard.press(keys);
}

/** Lets a run do so many steps more while it plays. */
async function goesOn(page: Page, more: number): Promise<void> {
  await untilStep(page, (await steps(page)) + more);
}

describe("throwing into a run that goes on", () => {
  test("while it plays: two throws, undone and done again in their order, and time never turns back; a link does it all again", async () => {
    const page = await stage.open(RUN);
    await open(page);
    await goesOn(page, 2);
    const run = await engine(page);
    let step = await steps(page);
    const bodies = async (count: number) => {
      await untilRuns(page, count);
      await goesOn(page, 2);
      // One engine, and one clock.
      const now = await page.evaluate(() => ({ step: window.antennae.steps, time: window.antennae.time }));
      expect(now.step).toBeGreaterThan(step);
      expect(now.time).toBe(0.03125 * now.step);
      step = now.step;
      expect(await engine(page)).toBe(run);
    };
    await button(page, "Throw").press("Enter");
    await bodies(500);
    await panel(page).getByRole("slider", { name: "Bodies to add" }).fill("50");
    await button(page, "Throw").press("Enter");
    await bodies(550);
    await press(page, "Control+z");
    await bodies(500);
    await press(page, "Control+z");
    await bodies(400);
    await press(page, "Control+Shift+z");
    await bodies(500);
    await press(page, "Control+Shift+z");
    await bodies(550);
    await button(page, "Pause").click();
    await button(page, "Play").waitFor();
    await expect
      .poll(() => deeds(page), PATIENT)
      .toMatch(/^add\*.*_add\*.*_undo\*.*\*1_undo\*.*\*0_redo\*.*\*0_redo\*.*\*1$/);
    await changes(page).getByText("Plummer sphere added, done again at").first().waitFor();
    expect(await page.getByRole("alert").allTextContents()).toEqual([]);

    const again = await stage.open(new URL(page.url()).search.replace("speed=20", "speed=200"));
    await open(again);
    await expect.poll(() => changes(again).getByRole("listitem").count(), PATIENT).toBe(6);
    if (await button(again, "Play").isVisible()) await button(again, "Play").click();
    await expect.poll(() => changes(again).getByText("scheduled").count(), PATIENT).toBe(0);
    await button(again, "Pause").click();
    await button(again, "Play").waitFor();
    expect(await again.evaluate(() => window.antennae.bodies)).toBe(550);
    const far = Math.max(await steps(page), await steps(again));
    for (const one of [page, again]) await one.evaluate((n) => window.antennae.advance(n - window.antennae.steps), far);
    expect(await fingerprint(again)).toBe(await fingerprint(page));
    expect(await again.getByRole("alert").allTextContents()).toEqual([]);
  });

  test("while it stands: the history reaches over the throw; what is turned back to before it comes again", async () => {
    const page = await stage.open(`${RUN}&paused=1&level=study&tab=timeline`);
    await open(page);
    const begin = await fingerprint(page);
    const play = async (more: number) => {
      await button(page, "Play").click();
      await goesOn(page, more);
      await button(page, "Pause").click();
      await button(page, "Play").waitFor();
    };
    await play(6);
    const thrownAt = await time(page);
    await button(page, "Throw").press("Enter");
    await untilRuns(page, 500);
    const thrown = await fingerprint(page);
    await play(6);
    const marks = page.getByRole("list", { name: "Marks on the timeline" });
    await marks.getByRole("button", { name: /^Plummer sphere added/ }).waitFor();
    const history = page.getByRole("slider", { name: "History", exact: true });
    const [far, end] = [await time(page), await fingerprint(page)];
    await history.press("Home");
    await untilRuns(page, 400);
    await expect.poll(() => time(page), PATIENT).toBe(0);
    expect(await fingerprint(page)).toBe(begin);
    await changes(page).getByText("scheduled").waitFor();
    await history.press("End");
    await expect.poll(() => time(page), PATIENT).toBe(far);
    expect(await fingerprint(page)).toBe(end);
    await marks.getByRole("button", { name: /^Plummer sphere added/ }).press("Enter");
    await expect.poll(() => time(page), PATIENT).toBe(thrownAt);
    expect(await fingerprint(page)).toBe(thrown);
    // On from the start it is thrown once more, at its time.
    await history.press("Home");
    await untilRuns(page, 400);
    await button(page, "Play").click();
    await untilRuns(page, 500);
    await button(page, "Pause").click();
    await button(page, "Play").waitFor();
    expect(await time(page)).toBeGreaterThanOrEqual(thrownAt);
    // Back before it, undo takes it out of what is to come.
    await history.press("Home");
    await untilRuns(page, 400);
    await press(page, "Control+z");
    await changes(page).waitFor({ state: "detached" });
    await expect.poll(() => deeds(page), PATIENT).toBe("");
    expect(await page.getByRole("alert").allTextContents()).toEqual([]);
  });

  test("a galaxy that is removed comes back to its place, as it was when it went; painted bodies too", async () => {
    const page = await stage.open(`${RUN}&paused=1`);
    await open(page);
    const [begin, run] = [await fingerprint(page), await engine(page)];
    await button(page, "Remove galaxy 1").press("Enter");
    await untilRuns(page, 133);
    await press(page, "Control+z");
    await untilRuns(page, 400);
    expect(await fingerprint(page)).toBe(begin);
    await expect.poll(() => deeds(page), PATIENT).toBe("");
    await press(page, "Control+Shift+z");
    await untilRuns(page, 133);
    await page.evaluate(() => window.antennae.advance(3));
    const rest = () =>
      page.evaluate(async () => {
        const { position } = await window.antennae.readBodies();
        return [...position.slice(-399)];
      });
    const others = await rest();
    await press(page, "Control+z");
    await untilRuns(page, 400);
    expect(await steps(page)).toBe(3);
    expect(await rest()).toEqual(others);
    await expect.poll(() => deeds(page), PATIENT).toBe("remove*0*0_undo*0.09375*0");

    await choose(page, "What to add", "Test bodies (brush)");
    await panel(page).getByRole("slider", { name: "Bodies to add" }).fill("200");
    const before = await fingerprint(page);
    await button(page, "Paint test bodies").press("Enter");
    await untilRuns(page, 600);
    await page.evaluate(() => window.antennae.advance(2));
    await press(page, "Control+z");
    await untilRuns(page, 400);
    expect(await steps(page)).toBe(5);
    expect(await fingerprint(page)).not.toBe(before);
    expect(await engine(page)).toBe(run);
    await expect.poll(() => deeds(page), PATIENT).toMatch(/_paint\*0\.09375\*.*_undo\*0\.15625\*2$/);
    expect(await page.getByRole("alert").allTextContents()).toEqual([]);
  });

  test("a galaxy is moved and stopped while it plays: one engine, one clock; undone at once nothing is left, later it goes back", async () => {
    const page = await stage.open(`${RUN}&paused=1`);
    await open(page);
    const [begin, run] = [await fingerprint(page), await engine(page)];
    const act = async (name: string, note: string) => {
      await button(page, name).press("Enter");
      await page.getByRole("log", { name: "Notes" }).getByText(note).first().waitFor();
    };
    await act("Stop galaxy 2", "Galaxy 2 stopped at time");
    const stopped = await fingerprint(page);
    expect(stopped).not.toBe(begin);
    await press(page, "Control+z");
    await expect.poll(() => fingerprint(page), PATIENT).toBe(begin);
    await expect.poll(() => deeds(page), PATIENT).toBe("");
    await press(page, "Control+Shift+z");
    await expect.poll(() => fingerprint(page), PATIENT).toBe(stopped);
    await button(page, "Play").click();
    await goesOn(page, 2);
    await act("Move galaxy 1", "Galaxy 1 moved at time");
    await goesOn(page, 2);
    await press(page, "Control+z");
    await expect.poll(() => deeds(page), PATIENT).toMatch(/^stop\*0\*1_move\*.*_undo\*.*\*1$/);
    await goesOn(page, 2);
    await button(page, "Pause").click();
    await button(page, "Play").waitFor();
    const now = await page.evaluate(() => ({ step: window.antennae.steps, time: window.antennae.time }));
    expect(now.time).toBe(0.03125 * now.step);
    expect(await engine(page)).toBe(run);

    const again = await stage.open(new URL(page.url()).search);
    await open(again);
    await expect.poll(() => changes(again).getByRole("listitem").count(), PATIENT).toBe(3);
    if (await button(again, "Play").isVisible()) await button(again, "Play").click();
    await expect.poll(() => changes(again).getByText("scheduled").count(), PATIENT).toBe(0);
    await button(again, "Pause").click();
    await button(again, "Play").waitFor();
    const far = Math.max(await steps(page), await steps(again));
    for (const one of [page, again]) await one.evaluate((n) => window.antennae.advance(n - window.antennae.steps), far);
    expect(await fingerprint(again)).toBe(await fingerprint(page));
    expect(await again.getByRole("alert").allTextContents()).toEqual([]);
  });

  test("while a run is loading a throw is answered in one line, and the run comes as it was asked for", async () => {
    const page = await stage.open(RUN, {
      before: () => {
        // What the page asks of its workers waits until the test lets it go.
        const { postMessage } = Worker.prototype;
        const held: (() => void)[] = [];
        Object.assign(window, {
          hold: () => {
            Worker.prototype.postMessage = function (this: Worker, ...given: unknown[]) {
              held.push(() => postMessage.apply(this, given as never));
            };
          },
          release: () => {
            Worker.prototype.postMessage = postMessage;
            for (const post of held.splice(0)) post();
          },
        });
      },
    });
    const call = (name: "hold" | "release") =>
      page.evaluate((n) => (window as unknown as Record<string, () => void>)[n]!(), name);
    await open(page);
    await call("hold");
    await chooseScenario(page, "king");
    await button(page, "Throw").press("Enter");
    const note = page.getByRole("log", { name: "Notes" }).getByText("The run is still loading.");
    await note.waitFor();
    await call("release");
    await page.waitForFunction(() => window.antennae.run === 2);
    expect(await deeds(page)).toBe("");
    expect(await page.getByRole("alert").allTextContents()).toEqual([]);
  });

  test("a film goes on while something is thrown in", async () => {
    const page = await stage.open(`${RUN}&tab=files`);
    await open(page);
    await page.getByText("Film", { exact: true }).click();
    await page.getByRole("combobox", { name: "Film size" }).selectOption("640");
    await page.getByRole("combobox", { name: "Film format" }).selectOption("gif");
    await page.getByRole("slider", { name: "Frames", exact: true }).fill("0");
    await button(page, "Record").click();
    await page.getByText(/Filming: frame ([2-9]|\d\d)/).waitFor();
    await button(page, "Throw").press("Enter");
    await untilRuns(page, 500);
    await goesOn(page, 4);
    const saving = page.waitForEvent("download");
    await button(page, "Record").click();
    expect((await saving).suggestedFilename()).toMatch(/\.gif$/);
    await expect.poll(() => deeds(page), PATIENT).toMatch(/^add\*/);
    expect(await page.getByRole("alert").allTextContents()).toEqual([]);
  });

  test("by WebGPU: thrown while it plays, drawn, and undone; nothing is drawn of what is no more", async () => {
    const page = await stage.open("?scenario=plummer-merger&n=400&seed=1&dt=0.03125&units=own", { gpu: true });
    await open(page);
    await goesOn(page, 2);
    const run = await engine(page);
    for (const [act, count] of [
      [() => button(page, "Throw").press("Enter"), 500],
      [() => press(page, "Control+z"), 400],
      [() => press(page, "Control+Shift+z"), 500],
    ] as const) {
      await act();
      await untilRuns(page, count);
      await goesOn(page, 2);
      await page.evaluate(() => window.antennae.drawn());
    }
    expect(await engine(page)).toBe(run);
    expect(await page.getByRole("alert").allTextContents()).toEqual([]);
  });
});
