import { crc32, deflateSync } from "node:zlib";
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

const FEW = "?n=1024&eps=0.05&solver=direct&paused=1";

/** A grey PNG of two galaxies, with a tail. */
function photograph(): Buffer {
  const size = 96;
  const spot = (x: number, y: number, width: number) => Math.exp(-(x * x + y * y) / width);
  const rows = Buffer.alloc((size + 1) * size);
  for (let y = 0; y < size; y++)
    for (let x = 0; x < size; x++)
      rows[(size + 1) * y + 1 + x] =
        200 * Math.min(1, spot(x - 34, y - 52, 30) + spot(x - 58, y - 42, 20) + 0.4 * spot(x - 76, y - 28, 40));
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data]);
    const ends = Buffer.alloc(8);
    ends.writeUInt32BE(data.length);
    ends.writeUInt32BE(crc32(body), 4);
    return Buffer.concat([ends.subarray(0, 4), body, ends.subarray(4)]);
  };
  const head = Buffer.from([0, 0, 0, size, 0, 0, 0, size, 8, 0, 0, 0, 0]);
  const start = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([start, chunk("IHDR", head), chunk("IDAT", deflateSync(rows)), chunk("IEND", Buffer.alloc(0))]);
}

test("the Antennae by keyboard: centres moved, a model chosen, the best one run to the time of the picture", async () => {
  const page = await stage.open("?n=200&eps=0.05&solver=direct&engine=cpu&speed=1000", { width: 1100, height: 900 });
  await untilRuns(page, 200);
  await page.keyboard.press("M");
  const panel = page.getByRole("complementary", { name: "Fit a photograph" });
  const published = panel.getByRole("combobox", { name: "Or a published fit" });
  await published.selectOption("Arp 244");
  await panel.getByRole("img", { name: "Arp 244", exact: true }).waitFor();
  expect(await published.locator("option:checked").textContent()).toBe("Arp 244");
  const first = panel.getByRole("button", { name: /^First centre/ });
  const before = await first.getAttribute("aria-label");
  await first.press("Shift+ArrowLeft");
  expect(await first.getAttribute("aria-label")).not.toBe(before);
  await first.press("Shift+ArrowRight");
  expect(await first.getAttribute("aria-label")).toBe(before);
  await panel.getByRole("button", { name: "Search for encounters" }).press("Enter");
  await panel.getByRole("img", { name: "Photograph, as models are compared with it" }).waitFor();
  // A vote: the search goes on, around it.
  await panel.getByRole("button", { name: /^Model 3, score 0\.\d\d/ }).press("Enter");
  await panel.getByText(/^\d+ models, best score 0\.\d\d$/).waitFor();
  expect(await barriers(page, ".fit-panel")).toEqual([]);
  await panel.getByRole("button", { name: "Stop the search" }).press("Enter");
  await panel.getByRole("region", { name: "What was found" }).waitFor();
  expect(await barriers(page, ".fit-panel")).toEqual([]);
  await panel.getByRole("button", { name: "Run the best one" }).press("Enter");
  await page.waitForFunction(() => location.search.includes("scenario=fitted-pair"));
  await untilRuns(page, 200);
  // The whole encounter is in the address.
  const query = new URL(page.url()).searchParams;
  for (const name of ["pairZ", "pairVx", "pairMass1", "pairTheta2", "pairStart"])
    expect(Number(query.get(name)), name).not.toBeNaN();
  // It stops by itself where the picture was taken.
  await button(page, "Play").waitFor();
  expect(await page.evaluate(() => window.antennae.steps)).toBeGreaterThan(20);
  const over = page.locator("img.fit-photograph");
  await over.waitFor();
  const fade = panel.getByRole("slider", { name: "Photograph over the sky" });
  await fade.focus();
  await page.keyboard.press("Home");
  await over.waitFor({ state: "detached" });
});

test("a photograph by mouse: its own facts, a click for a centre; what is no picture is said in a line", async () => {
  const page = await stage.open(FEW, { width: 1100, height: 900 });
  await untilRuns(page, 1024);
  await page.keyboard.press("M");
  const panel = page.getByRole("complementary", { name: "Fit a photograph" });
  const choose = panel.getByLabel("Photograph", { exact: true });
  await choose.setInputFiles({ name: "words.png", mimeType: "image/png", buffer: Buffer.from("not a picture at all") });
  await panel.getByRole("alert").getByText("it is no FITS, PNG or JPEG picture").waitFor();
  const facts = "px=34\npy=52\nsx=58\nsy=42\nscale=1.5\npz=0.02\n";
  await choose.setInputFiles([
    { name: "pair.png", mimeType: "image/png", buffer: photograph() },
    { name: "pair.meta", mimeType: "text/plain", buffer: Buffer.from(facts) },
  ]);
  await panel.getByRole("button", { name: "First centre: 34, 52" }).waitFor();
  await panel.getByRole("alert").waitFor({ state: "detached" });
  const shown = panel.getByRole("img", { name: "pair.png" });
  const { width, height } = (await shown.boundingBox())!;
  await shown.click({ position: { x: (72 / 96) * width, y: (36 / 96) * height } });
  await panel.getByRole("button", { name: /^Second centre: 7[123], 3[567]$/ }).waitFor();
  await panel.getByRole("spinbutton", { name: /^Scale/ }).fill("0.8");
  // A mask by keyboard: moved, made larger, removed.
  const addMask = panel.getByRole("button", { name: "Add a mask" });
  await addMask.press("Enter");
  await panel.getByRole("button", { name: "Mask 1: 48, 48, radius 5" }).press("ArrowRight");
  await panel.getByRole("button", { name: "Mask 1: 49, 48, radius 5" }).press("+");
  await panel.getByRole("button", { name: "Mask 1: 49, 48, radius 6" }).press("Delete");
  await panel.getByRole("button", { name: /^Mask / }).waitFor({ state: "detached" });
  // One by mouse, over everything: nothing is left to be compared.
  await addMask.click();
  await panel.getByRole("button", { name: "Mask 1: 48, 48, radius 5" }).waitFor();
  const corner = (await shown.boundingBox())!;
  await page.mouse.move(corner.x + width / 4, corner.y + height / 4);
  await page.mouse.down();
  await page.mouse.move(corner.x + 0.98 * width, corner.y + 0.98 * height, { steps: 4 });
  await page.mouse.up();
  const all = panel.getByRole("button", { name: /^Mask 1: 2[345], 2[345], radius (9[89]|10\d)$/ });
  await all.waitFor();
  expect(await barriers(page, ".fit-panel")).toEqual([]);
  await panel.getByRole("button", { name: "Search for encounters" }).click();
  await panel
    .getByRole("alert")
    .getByText(/^masks \(1\) cover all light/)
    .waitFor();
  await all.focus();
  await page.keyboard.press("Delete");
  // A centre beside the pair.
  await shown.click({ position: { x: (84 / 96) * width, y: (62 / 96) * height } });
  await panel.getByRole("button", { name: "Search for encounters" }).click();
  await panel
    .getByRole("alert")
    .getByText(/^the picture is dark at the second centre .* put it on a galaxy$/)
    .waitFor();
  await shown.click({ position: { x: (72 / 96) * width, y: (36 / 96) * height } });
  await panel.getByRole("button", { name: "Search for encounters" }).click();
  await panel.getByRole("button", { name: /^Best model, score 0\.\d\d/ }).waitFor();
  await panel.getByRole("button", { name: "Stop the search" }).click();
});
