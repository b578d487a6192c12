import type { Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { PATIENT, type Stage, setStage } from "./browser.ts";
import { chooseScenario } from "./choose.ts";
import { button, fingerprint, steps, untilRuns, untilStep } from "./handle.ts";

let stage: Stage;
beforeAll(async () => {
  stage = await setStage();
});
afterEach(() => stage.clear());
afterAll(() => stage?.close());

/** Names of the runs that the browser keeps. */
const kept = (page: Page) =>
  page.evaluate(async () => {
    const root = await navigator.storage.getDirectory();
    const folder = await root.getDirectoryHandle("kept runs", { create: true });
    const names: string[] = [];
    for await (const name of (folder as unknown as { keys(): AsyncIterable<string> }).keys()) names.push(name);
    return names.filter((name) => !name.endsWith(".crswap"));
  });

const next = async (page: Page, address: string) => {
  const other = await page.context().newPage();
  other.setDefaultTimeout(PATIENT.timeout);
  await other.goto(address);
  return other;
};
/** Waits until no more pages than so many are there, as others see it. */
const untilAlone = (page: Page, pages: number) =>
  page.waitForFunction(async (most) => (await navigator.locks.query()).held!.length <= most, pages);
const goOn = (page: Page) => button(page, "Continue where you left off");

test("a tab that was closed: the next visit goes on where it was, bit by bit, and what is forgotten is gone", async () => {
  // In a context of its own: what another visit finds is in it.
  const one = await stage.open("?scenario=plummer&n=300&seed=7&theta=0.9", { alone: true });
  await untilStep(one, 5);
  expect(await goOn(one).count()).toBe(0);
  await button(one, "Pause").click();
  await expect.poll(() => kept(one), PATIENT).toHaveLength(1);
  const [there, here] = [await steps(one), await fingerprint(one)];
  // While it is open it is left behind by no one.
  const beside = await next(one, `${stage.origin}/?scenario=king&n=200&paused=1`);
  await untilRuns(beside, 200);
  expect(await goOn(beside).count()).toBe(0);
  await one.close();
  await untilAlone(beside, 1);

  await beside.goto(`${stage.origin}/?scenario=king&n=200&paused=1`);
  await untilRuns(beside, 200);
  await goOn(beside).click();
  await untilRuns(beside, 300);
  await beside.getByText(`The session continues from step ${there}.`).waitFor();
  expect(await fingerprint(beside)).toBe(here);
  await expect.poll(() => goOn(beside).count(), PATIENT).toBe(0);
  // Closed at once it is still there, for this visit has no copy of its own yet.
  const last = await next(one, `${stage.origin}/icon.svg`);
  await beside.close();
  await untilAlone(last, 0);
  await last.goto(`${stage.origin}/?scenario=king&n=200&paused=1`);
  await untilRuns(last, 200);
  await goOn(last).waitFor();
  await button(last, "Forget the kept run").click();
  await expect.poll(() => kept(last), PATIENT).toEqual([]);
  expect(await goOn(last).count()).toBe(0);
});

test("a change of language keeps the run, an opened file's too", async () => {
  const page = await stage.open("?scenario=plummer&n=300&paused=1");
  await untilRuns(page, 300);
  const rows = Array.from({ length: 90 }, (_, i) => `1 ${Math.cos(i)} ${Math.sin(i)} 0 0 0 0`).join("\n");
  const file = { name: "ring.txt", mimeType: "text/plain", buffer: Buffer.from(rows) };
  await page.locator("input[type=file]").setInputFiles(file);
  await untilRuns(page, 90);
  await page.evaluate(() => window.antennae.advance(3));
  const here = await fingerprint(page);
  const loaded = page.waitForEvent("load");
  await button(page, "Settings").click();
  await page.getByRole("combobox", { name: "Language" }).selectOption({ label: "Deutsch" });
  await loaded;
  await untilRuns(page, 90);
  expect([await steps(page), await fingerprint(page)]).toEqual([3, here]);
  expect(await page.locator("html").getAttribute("lang")).toBe("de");
  expect(await page.getByRole("alert").allTextContents()).toEqual([]);
});

test("where the browser keeps nothing, closing a run of a minute asks first", async () => {
  const page = await stage.open("?scenario=plummer&n=300&paused=1", {
    before: () => {
      const { now } = performance;
      performance.now = () => now.call(performance) + (Reflect.get(window, "later") ?? 0);
      Reflect.deleteProperty(FileSystemFileHandle.prototype, "createWritable");
    },
  });
  await untilRuns(page, 300);
  const asks = () =>
    page.evaluate(() => {
      const event = new Event("beforeunload", { cancelable: true });
      window.dispatchEvent(event);
      return event.defaultPrevented;
    });
  await page.evaluate(() => Object.assign(window, { later: 61_000 }));
  // A scenario at its start is in the address.
  expect(await asks()).toBe(false);
  await page.evaluate(() => window.antennae.advance(2));
  expect(await asks()).toBe(true);
  await chooseScenario(page, "king");
  await page.waitForFunction(() => window.antennae.steps === 0);
  expect(await asks()).toBe(false);
});
