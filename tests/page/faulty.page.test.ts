import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { PATIENT, type Stage, setStage } from "./browser.ts";
import { button, untilRuns } from "./handle.ts";

let stage: Stage;
beforeAll(async () => {
  stage = await setStage();
});
afterEach(() => stage.clear());
afterAll(() => stage?.close());

test("a part that does not load is said in its place, takes nothing else along, and comes when it is asked for again", async () => {
  const page = await stage.open("?n=300&paused=1");
  await untilRuns(page, 300);
  await page.route("**/assets/{plotsCard,tourCard,shortcutList}*.js", (route) => route.abort());

  // Within a panel of its own.
  await button(page, "Plots").click();
  const plots = page.getByRole("complementary", { name: "Plots" });
  const fault = plots.getByRole("alert");
  await fault.waitFor();
  expect(await fault.textContent()).toMatch(/did not load.*try again/);
  await plots.getByRole("button", { name: "Try again" }).click();
  await fault.waitFor();
  // Straight over the sky, and within a dialog.
  await button(page, "Tours").click();
  await expect.poll(() => page.getByRole("alert").count(), PATIENT).toBe(2);
  await page.keyboard.press("?");
  await page.getByRole("dialog").getByRole("alert").waitFor();
  await page.keyboard.press("Escape");
  await button(page, "Play").click();
  await button(page, "Pause").click();

  await page.unroute("**/assets/{plotsCard,tourCard,shortcutList}*.js");
  await plots.getByRole("button", { name: "Try again" }).click();
  await plots.getByRole("combobox").first().waitFor();
  // Closed and opened again it is asked for too.
  await button(page, "Tours").click();
  await button(page, "Tours").click();
  await page.getByRole("heading", { name: "Tours", exact: true }).waitFor();
  expect(await page.getByRole("alert").count()).toBe(0);
});

test("a panel that fails while it is drawn leaves the others", async () => {
  const page = await stage.open("?n=300&paused=1");
  await untilRuns(page, 300);
  await page.evaluate(() => {
    const real = Number.prototype.toExponential;
    Object.assign(window, { mend: () => Object.assign(Number.prototype, { toExponential: real }) });
    Number.prototype.toExponential = () => {
      throw new Error("no numbers today");
    };
  });
  await button(page, "Accuracy").click();
  await page.getByRole("alert").filter({ hasText: "no numbers today" }).first().waitFor();
  await button(page, "Play").click();
  await button(page, "Pause").click();
  await page.evaluate(() => (window as unknown as { mend(): void }).mend());
  const again = button(page, "Try again");
  while ((await again.count()) > 0) await again.first().click();
  await page.getByRole("complementary", { name: "Accuracy" }).waitFor();
});

test("a page whose frame fails says so instead of showing a picture without controls", async () => {
  const page = await stage.open("?n=300&paused=1", {
    before: () => {
      Element.prototype.toggleAttribute = () => {
        throw new Error("no attributes today");
      };
    },
  });
  await page.getByRole("alert").filter({ hasText: "no attributes today" }).waitFor();
  await button(page, "Start again").waitFor();
});
