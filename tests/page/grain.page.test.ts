import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { type Stage, setStage } from "./browser.ts";
import { drawn, untilRuns } from "./handle.ts";

let stage: Stage;
beforeAll(async () => {
  stage = await setStage();
});
afterEach(() => stage.clear());
afterAll(() => stage?.close());

test.each([
  ["the graphics card", true],
  ["the processor", false],
])("faint glow by %s has no contours: where it is a few steps of a byte bright, neighbours differ", async (_, gpu) => {
  const page = await stage.open("?scenario=plummer&n=2000&paused=1&glow=1&exposure=1&embed=1", {
    ...{ gpu, seen: gpu, sharp: true, width: 500, height: 400 },
  });
  await untilRuns(page, 2000);
  await drawn(page);
  const png = (await page.screenshot()).toString("base64");
  const { faint, alike, far } = await page.evaluate(async (data) => {
    const bytes = Uint8Array.from(atob(data), (c) => c.charCodeAt(0));
    const bitmap = await createImageBitmap(new Blob([bytes], { type: "image/png" }));
    const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext("2d")!;
    context.drawImage(bitmap, 0, 0);
    const pixels = context.getImageData(0, 0, bitmap.width, bitmap.height).data;
    let [faint, alike, far] = [0, 0, 0];
    for (let k = 0; k + 4 < pixels.length; k += 4) {
      const [here, next] = [pixels[k]!, pixels[k + 4]!];
      if (here < 2 || here > 12 || next < 1) continue;
      faint++;
      if (here === next) alike++;
      if (Math.abs(here - next) > 3) far++;
    }
    return { faint, alike, far };
  }, png);
  expect(faint).toBeGreaterThan(5000);
  // A smooth glow rounded as it is has nine of ten alike; of two numbers half a step apart, with grain, two of three are at most.
  expect(alike / faint).toBeLessThan(0.7);
  expect(far / faint).toBeLessThan(0.05);
});
