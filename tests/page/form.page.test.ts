import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { PATIENT, type Stage, setStage } from "./browser.ts";
import { steps, untilRuns } from "./handle.ts";

let stage: Stage;
beforeAll(async () => {
  stage = await setStage();
});
afterEach(() => stage.clear());
afterAll(() => stage?.close());

type Watched = Window & { forms: Set<string | null> };

/** SwiftShader passes for a graphics card, one by whose clock every picture is dear; and it is seen how bodies are drawn. */
function slowCard(): void {
  const info = { vendor: "test", architecture: "", device: "", description: "slow card" };
  Object.defineProperty(GPUAdapter.prototype, "info", { get: () => info });
  const { forms } = Object.assign(window as unknown as Watched, { forms: new Set<string | null>() });
  const look = () => {
    if (window.antennae) forms.add(window.antennae.drawnAs);
    requestAnimationFrame(look);
  };
  look();
}

test("where pictures are dear bodies are drawn as sprites too, and what looks at bodies goes on with those", async () => {
  const page = await stage.open("?n=512&seed=3", { gpu: true, width: 500, height: 400, before: slowCard });
  await untilRuns(page, 512);
  await expect.poll(() => page.evaluate(() => [...(window as unknown as Watched).forms]), PATIENT).toContain("sprites");
  await page.locator("canvas").focus();
  await page.keyboard.press("Enter");
  await page.getByRole("complementary", { name: /^Body [\d,]+$/ }).waitFor();
  const before = await steps(page);
  await expect.poll(() => steps(page), PATIENT).toBeGreaterThan(before + 2);
  expect(await page.getByRole("alert").allTextContents()).toEqual([]);
});
