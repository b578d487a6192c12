import type { Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { FEATURES } from "../../src/features/index.ts";
import type { Feature } from "../../src/features/kit/feature.ts";
import { PATIENT, type Stage, setStage } from "./browser.ts";
import { manyFrames, untilRuns } from "./handle.ts";

let stage: Stage;
beforeAll(async () => {
  stage = await setStage();
});
afterEach(() => stage.clear());
afterAll(() => stage?.close());

const searchField = (page: Page) =>
  page.getByRole("combobox", { name: "Type the name of a command or control", exact: true });

/** The control that has the focus. */
const focused = (page: Page) =>
  page.evaluate(() => document.activeElement?.closest("[data-control]")?.getAttribute("data-control") ?? null);

/** Opens the search by its key, and types into whatever has the focus then. */
async function search(page: Page, words: string): Promise<void> {
  await page.keyboard.press("Control+k");
  await expect.poll(() => searchField(page).evaluate((it) => it === document.activeElement), PATIENT).toBe(true);
  await page.keyboard.type(words);
}

const opened = async (level: string): Promise<Page> => {
  const page = await stage.open(`?n=300&paused=1&level=${level}`, { width: 1280, height: 800 });
  await untilRuns(page, 300);
  return page;
};

test("keys do what they do from the moment in which the page is drawn", async () => {
  const page = await stage.open("?n=300&paused=1&level=play", {
    width: 1280,
    height: 800,
    before: () => {
      const press = () => {
        if (!document.querySelector(".panel")) return;
        drawn.disconnect();
        document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "k", ctrlKey: true, bubbles: true }));
      };
      const drawn = new MutationObserver(press);
      drawn.observe(document, { childList: true, subtree: true });
    },
  });
  await searchField(page).waitFor();
});

test("the search opens again at once, however it was left, and takes what is typed", async () => {
  const page = await opened("play");
  await search(page, "leaf");
  // Before the browser says that it was closed, which it does in a later task.
  await page.evaluate(() => {
    const press = (changes: MutationRecord[]) => {
      if ((changes[0]!.target as HTMLDialogElement).open) return;
      document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "k", ctrlKey: true, bubbles: true }));
    };
    new MutationObserver(press).observe(document.querySelector("dialog.search")!, { attributeFilter: ["open"] });
  });
  for (const leave of ["Escape", "Close"]) {
    if (leave === "Escape") await page.keyboard.press("Escape");
    else await page.locator("dialog.search").getByRole("button", { name: "Close", exact: true }).click();
    await expect.poll(() => searchField(page).inputValue(), PATIENT).toBe("");
    await manyFrames(page);
    expect(await searchField(page).evaluate((it) => it === document.activeElement), leave).toBe(true);
    await page.keyboard.type("glow");
    expect(await searchField(page).inputValue()).toBe("glow");
  }
});

test("each control that the search offers gets the focus, whatever is seen before", async () => {
  const page = await opened("watch");
  const all = (FEATURES as readonly Feature[]).flatMap(({ controls = {} }) => Object.values(controls));
  const results = page.getByRole("listbox", { name: "Results" }).getByRole("option");
  const found: string[] = [];
  for (const { key, words } of all) {
    await search(page, words.label);
    const offered = (await results.first().locator("b").allTextContents())[0] === words.label;
    await page.keyboard.press(offered ? "Enter" : "Escape");
    await searchField(page).waitFor({ state: "detached" });
    if (!offered) continue;
    await expect.poll(() => focused(page), PATIENT).toBe(key);
    found.push(key);
    if ((await page.locator("dialog[open]").count()) > 0) await page.keyboard.press("Escape");
    else await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  }
  expect(found).toEqual(expect.arrayContaining(["theta", "values", "seed", "units", "glow", "frames"]));
});

test("a control that is drawn late gets the focus then, unless the person went on", async () => {
  const page = await opened("play");
  for (const goesOn of [false, true]) {
    const late = await page.addStyleTag({ content: "[data-control=leafSize] { display: none }" });
    await search(page, "bodies per leaf");
    await page.keyboard.press("Enter");
    await page.getByRole("tab", { name: "Solver", selected: true }).waitFor();
    await manyFrames(page);
    expect(await focused(page)).toBe(null);
    if (goesOn) await page.keyboard.press("Shift");
    await late.evaluate((it) => (it as Element).remove());
    if (goesOn) {
      await manyFrames(page);
      expect(await focused(page)).toBe(null);
    } else await expect.poll(() => focused(page), PATIENT).toBe("leafSize");
    await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  }
});
