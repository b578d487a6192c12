import type { Browser, Page } from "playwright-core";
import { openAt, picture, type Wish } from "./take.ts";

/** Steps at the end that each engine does by itself. */
const LAST = 8;
/** Bytes of one side at most. */
const BYTES = 60_000;
/** Of the window: the controls have to be there. */
const WINDOW = { width: 1280, height: 800 };

/**
 * One galaxy with and without WebGPU beside each other, as JPEG: left computed and drawn by WebGPU, right by the processor, which brought
 * both runs up to the last steps.
 */
export async function sides(
  browser: Browser,
  origin: string,
  wish: Wish,
  size: { readonly width: number; readonly height: number },
): Promise<Buffer> {
  const { moment, defaults } = wish.scenario;
  const steps = (wish.late * moment.time) / (wish.coarse * defaults.timestep);
  const processor = await openAt(browser, origin, wish, WINDOW, "&engine=cpu");
  const right = await picture(processor, size, BYTES);
  await processor.context().close();
  const page = await openAt(browser, origin, { ...wish, late: wish.late * (1 - LAST / steps) }, WINDOW, "&engine=cpu");
  await handOver(page, wish.n);
  await page.evaluate((count) => window.antennae.advance(count), LAST);
  const left = await picture(page, size, BYTES);
  const both = await joined(page, [left, right], size);
  await page.context().close();
  return both;
}

/** The run goes on by WebGPU where it is. */
async function handOver(page: Page, n: number): Promise<void> {
  const old = await page.evaluate(() => window.antennae.run);
  await page.getByRole("combobox", { name: "Computed by" }).selectOption("gpu");
  await page.waitForFunction(([run, bodies]) => window.antennae.run !== run && window.antennae.bodies === bodies, [
    old,
    n,
  ] as const);
}

/** Pictures beside each other. */
async function joined(
  page: Page,
  pictures: readonly Buffer[],
  { width, height }: { readonly width: number; readonly height: number },
): Promise<Buffer> {
  const address = await page.evaluate(
    async ([images, w, h]) => {
      const canvas = document.createElement("canvas");
      Object.assign(canvas, { width: images.length * w + 4 * (images.length - 1), height: h });
      const context = canvas.getContext("2d")!;
      for (const [k, image] of images.entries())
        context.drawImage(await createImageBitmap(await (await fetch(image)).blob()), k * (w + 4), 0);
      return canvas.toDataURL("image/jpeg", 0.85);
    },
    [pictures.map((image) => `data:image/jpeg;base64,${image.toString("base64")}`), width, height] as const,
  );
  return Buffer.from(address.slice(address.indexOf(",") + 1), "base64");
}
