import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { barriers } from "./access.ts";
import { type Stage, setStage } from "./browser.ts";
import { button, untilRuns, untilStep } from "./handle.ts";

let stage: Stage;
beforeAll(async () => {
  stage = await setStage();
});
afterEach(() => stage.clear());
afterAll(() => stage?.close());

test("embedded in another page it is the sky and play, with a way to the whole page", async () => {
  const page = await stage.open("?embed=1&scenario=plummer&n=300&seed=4&paused=1&engine=cpu", {
    width: 480,
    height: 300,
  });
  await untilRuns(page, 300);
  const bar = page.getByRole("toolbar", { name: "Time and page" });
  await bar.waitFor();
  expect(await page.getByRole("complementary").count()).toBe(0);
  expect(await page.getByRole("toolbar").count()).toBe(1);
  expect(await bar.getByRole("button").count()).toBe(2);
  expect(await barriers(page)).toEqual([]);
  await button(page, "Play").click();
  await untilStep(page, 3);
  await button(page, "Pause").click();
  const link = page.getByRole("link", { name: "Open in Antennae" });
  await link.focus();
  const address = new URLSearchParams((await link.getAttribute("href"))!);
  expect(address.get("embed")).toBeNull();
  expect([address.get("scenario"), address.get("n"), address.get("seed")]).toEqual(["plummer", "300", "4"]);
});
