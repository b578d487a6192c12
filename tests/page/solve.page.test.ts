import { readFileSync } from "node:fs";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { barriers } from "./access.ts";
import { type Stage, setStage } from "./browser.ts";
import { button, untilRuns } from "./handle.ts";

let stage: Stage;
beforeAll(async () => {
  stage = await setStage();
});
afterEach(() => stage.clear());
afterAll(() => stage?.close());

const ARP_240 = "Arp 240 (SDSS 587722984435351614)";

test("the lesson “Solve a collision”, by mouse: Arp 240 is searched, voted on, found, run to its picture, and searched again", async () => {
  const page = await stage.open("?lesson=collision&scenario=antennae&n=200&engine=cpu&eps=0.05&speed=1000", {
    width: 1280,
    height: 900,
  });
  await untilRuns(page, 200);
  const lesson = page.getByRole("region", { name: "Tours" });
  const panel = page.getByRole("complementary", { name: "Fit a photograph" });
  const next = button(page, "Next");
  const answer = async (words: string) => {
    await lesson.getByRole("textbox").fill(words);
    await button(page, "Keep the answer").click();
  };
  await lesson.getByRole("heading", { name: "Solve a collision" }).waitFor();
  await lesson.getByText("Next: a pair is chosen.").waitFor();
  await panel.getByRole("combobox", { name: "Or a published fit" }).selectOption({ label: ARP_240 });
  await lesson.getByText("Reached: a pair is chosen.").waitFor();
  await answer("Two spirals and a bridge");
  await next.click();

  await panel.getByRole("button", { name: "Search for encounters" }).click();
  const best = panel.getByRole("button", { name: /^Best model, score 0\.\d\d/ });
  await lesson.getByText("Reached: the search has tried 500 models.").waitFor();
  await answer(/0\.\d\d/.exec((await best.getAttribute("aria-label"))!)![0]);
  await lesson.getByText(/^Kept, and right/).waitFor();
  await next.click();

  await panel.getByRole("button", { name: /^Model 2, score 0\.\d\d/ }).click();
  await lesson.getByText("Reached: you have clicked a model.").waitFor();
  await answer("Its tail is on the right side");
  await next.click();

  await panel.getByRole("button", { name: "Stop the search" }).click();
  await lesson.getByText("Reached: the search is over and something is found.").waitFor();
  const found = panel.getByRole("region", { name: "What was found" });
  const closest = found.getByRole("row", { name: /^Closest, million years ago / });
  await answer(/^[\d,.]+/.exec((await closest.getByRole("cell").textContent())!.trim())![0]);
  await lesson.getByText(/^Kept, and right/).waitFor();
  await found.getByRole("img", { name: /^Corner plot: / }).waitFor();
  const saving = page.waitForEvent("download");
  await found.getByRole("button", { name: "Save the report" }).click();
  const saved = await saving;
  expect(saved.suggestedFilename()).toMatch(/^fit-\d+\.zip$/);
  const archive = readFileSync(await saved.path()).toString("latin1");
  for (const name of ["models.csv", "corner.csv", "corner.svg", "images.fits", "report.json"])
    expect(archive).toContain(name);
  for (const said of [`"image": "${ARP_240}"`, "Holincheck et al. (2016)", "EXTNAME = 'RESIDUAL'"])
    expect(archive).toContain(said);
  expect(await barriers(page, ".fit-panel")).toEqual([]);
  await next.click();

  await panel.getByRole("button", { name: "Run the best one" }).click();
  await lesson.getByText("Reached: the run has come to the photograph.").waitFor();
  await lesson.getByRole("heading", { name: "Solve a collision" }).waitFor();
  await page.locator("img.fit-photograph").waitFor();
  await answer("The tails agree");
  await next.click();

  await panel.getByRole("button", { name: "Search for encounters" }).click();
  await best.waitFor();
  await panel.getByRole("button", { name: "Stop the search" }).click();
  await lesson.getByText("Reached: two searches stand side by side.").waitFor();
  expect(await closest.getByRole("cell").count()).toBe(2);
  expect(await page.getByRole("alert").allTextContents()).toEqual([]);
});
