import type { Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { type Stage, setStage } from "./browser.ts";
import { button, untilRuns } from "./handle.ts";

let stage: Stage;
beforeAll(async () => {
  stage = await setStage();
});
afterEach(() => stage.clear());
afterAll(() => stage?.close());

/** Words that stand in nearly every English sentence, or name what the page is of, and are no German ones. */
const ENGLISH =
  /\b(the|of|and|with|this|that|are|is|to|by|from|for|not|you|your|its|it|at|body|bodies|column|columns|table|step|steps|angle|softening|mass|file|files|picture|show|shows|light|speed|view|run|runs)\b/i;

/** What is named otherwise: what data says of a file, and the names of the languages. */
const LEFT_OUT = ".opened-notes, .notes, [role=log], option[lang], .fault";

/** Words, names, tips and placeholders of what is there, in which English words stand. */
const english = (page: Page): Promise<string[]> =>
  page.evaluate(
    ({ words, flags, leftOut }) => {
      const pattern = new RegExp(words, flags);
      const found = new Set<string>();
      const all = document.createTreeWalker(document.body, NodeFilter.SHOW_ELEMENT);
      while (all.nextNode()) {
        const it = all.currentNode as HTMLElement;
        if (it.closest(`script, style, noscript, ${leftOut}`)) continue;
        const own = [...it.childNodes]
          .filter((node) => node.nodeType === Node.TEXT_NODE)
          .map((node) => node.textContent);
        const said = ["aria-label", "title", "placeholder", "aria-description", "data-tip", "alt"].map((name) =>
          it.getAttribute(name),
        );
        for (const text of [...own, ...said]) if (text && pattern.test(text)) found.add(text.trim());
      }
      return [...found];
    },
    { words: ENGLISH.source, flags: ENGLISH.flags, leftOut: LEFT_OUT },
  );

/** Opens all folds of the panel, and those in them. */
const unfold = async (page: Page) => {
  for (let depth = 0; depth < 3; depth++) {
    await page.evaluate(() => {
      for (const fold of document.querySelectorAll<HTMLDetailsElement>(".panel details:not([open])")) fold.open = true;
    });
    await page.waitForLoadState("networkidle");
  }
};

test("no English word stands on the German page: levels, tabs with their folds, settings, and an opened file", async () => {
  const page = await stage.open("?n=300&paused=1&engine=cpu&lang=de&level=watch", { width: 1280, height: 800 });
  await untilRuns(page, 300);
  const seen: Record<string, readonly string[]> = { Zusehen: await english(page) };
  await page.getByRole("radio", { name: "Spielen", exact: true }).check();
  await unfold(page);
  seen.Spielen = await english(page);
  await page.getByRole("radio", { name: "Forschen", exact: true }).check();
  const tabs = await page.getByRole("tab").all();
  expect(tabs.length).toBeGreaterThan(5);
  for (const tab of tabs) {
    await tab.click();
    await unfold(page);
    seen[(await tab.textContent())!] = await english(page);
  }
  await button(page, "Einstellungen").click();
  await page.getByRole("dialog", { name: "Einstellungen" }).waitFor();
  seen.Einstellungen = await english(page);
  await page.keyboard.press("Escape");
  const rows = Array.from({ length: 9 }, (_, i) => `${i},${i * i},${-i},1`).join("\n");
  await page
    .locator("input[type=file]")
    .first()
    .setInputFiles({ name: "a.csv", mimeType: "text/csv", buffer: Buffer.from(`x,y,z,m\n${rows}\n`) });
  await untilRuns(page, 9);
  await page.getByText("Tabelle (Spalten x y z m)").first().waitFor();
  seen.Datei = await english(page);
  expect(Object.fromEntries(Object.entries(seen).filter(([, words]) => words.length > 0))).toEqual({});
});

test("both columns of buttons are as wide, in English and in German", async () => {
  for (const lang of ["en", "de"]) {
    const page = await stage.open(`?n=300&paused=1&engine=cpu&lang=${lang}&level=study&tab=files`, {
      width: 1280,
      height: 800,
    });
    await untilRuns(page, 300);
    await page.locator(".panel .row").first().waitFor();
    const columns = await page.evaluate(() =>
      [...document.querySelectorAll(".panel .row")].map((row) => getComputedStyle(row).gridTemplateColumns),
    );
    expect(columns.length).toBeGreaterThan(1);
    for (const widths of columns) expect(new Set(widths.split(" ")).size, `${lang}: ${widths}`).toBe(1);
  }
});
