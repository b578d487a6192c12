import { writeFile } from "node:fs/promises";
import type { Browser, Page } from "playwright-core";
import type { Scenario } from "../../src/data/scenarios/index.ts";

/** The part of the page's debugging handle that pictures need. */
interface Handle {
  readonly bodies: number;
  readonly steps: number;
  readonly settings: { timestep: number };
  advance(steps: number): Promise<void>;
  jpeg(width: number, height: number, quality: number): Promise<string>;
}

type PageWindow = typeof globalThis & { readonly antennae: Handle };

/** The widest angle that the view's sphere must fit in, as in render/camera.ts: 45 degrees high. */
const HALF_ANGLE = Math.tan(Math.PI / 8);

/** What is in a picture: the run, and how it was carried to its moment. */
export interface Shot {
  readonly scenario: Scenario;
  readonly n: number;
  readonly seed: number;
  readonly theta: number;
  readonly timestep: number;
  readonly time: number;
}

/** How one picture is asked for. */
export interface Wish {
  readonly scenario: Scenario;
  readonly n: number;
  readonly theta: number;
  /** Factor on the scenario's time step: for trials on slow machines. */
  readonly coarse: number;
  /** Factor on the moment's time. */
  readonly late: number;
  /** A ready look instead of the moment's colours. */
  readonly look?: string;
  /** A camera instead of the moment's: six numbers, as links have them. */
  readonly camera?: string;
}

/** The link that shows a scenario's moment, before its time has come. */
export function linkOf({ scenario, n, theta, coarse, look, camera }: Wish): string {
  const { defaults, moment, name } = scenario;
  const query = new URLSearchParams({
    scenario: name,
    n: String(n),
    seed: "1",
    theta: String(theta),
    eps: String(defaults.softening),
    dt: String(coarse * defaults.timestep),
    ...(look ? { look } : { colour: moment.colour ?? defaults.colour }),
    paused: "1",
  });
  const view = moment.viewRadius ?? (moment.viewDirection ? defaults.viewRadius : null);
  if (view !== null) {
    const direction = moment.viewDirection ?? defaults.viewDirection;
    const far = (1.1 * view) / HALF_ANGLE / Math.hypot(...direction);
    query.set("view", [...direction.map((x) => Number((x * far).toPrecision(5))), 0, 0, 0].join(","));
  }
  if (camera) query.set("view", camera);
  return `?${query}`.replaceAll("%2C", ",");
}

/** Opens the page at a scenario and carries it to its moment. */
export async function openAt(
  browser: Browser,
  origin: string,
  wish: Wish,
  size: { width: number; height: number },
  extra = "",
): Promise<Page> {
  const context = await browser.newContext({ viewport: size });
  const page = await context.newPage();
  page.setDefaultTimeout(590_000);
  const wrong = new Promise<never>((_, reject) => page.on("pageerror", reject));
  await Promise.race([wrong, carry(page, origin, wish, extra)]);
  return page;
}

async function carry(page: Page, origin: string, wish: Wish, extra: string): Promise<void> {
  await page.goto(`${origin}/${linkOf(wish)}${extra}`);
  await page.waitForFunction((n) => (window as PageWindow).antennae?.bodies === n, wish.n);
  const { moment, defaults } = wish.scenario;
  const steps = Math.round((wish.late * moment.time) / (wish.coarse * defaults.timestep));
  await page.evaluate((count) => (window as PageWindow).antennae.advance(count), steps);
}

/** A picture of `size` pixels without panels, at most about `bytes` long: the quality falls until it is. */
export async function picture(page: Page, size: { width: number; height: number }, bytes: number): Promise<Buffer> {
  for (let quality = 0.9; ; quality -= 0.06) {
    const address = await page.evaluate(
      ([w, h, q]) => (window as PageWindow).antennae.jpeg(w!, h!, q!),
      [size.width, size.height, quality],
    );
    const image = Buffer.from(address.slice(address.indexOf(",") + 1), "base64");
    if (image.length <= bytes || quality < 0.5) return image;
  }
}

/**
 * A screenshot of the whole page. The canvas is covered with the picture read back from its texture, since the
 * browser's own screenshot of a WebGPU canvas is blank on some machines.
 */
export async function pageShot(page: Page, path: string, quality: number): Promise<void> {
  await page.evaluate(async () => {
    const canvas = document.querySelector("canvas")!;
    const image = document.createElement("img");
    image.src = await (window as PageWindow).antennae.jpeg(0, 0, 0.92);
    await image.decode();
    Object.assign(image.style, { position: "absolute", inset: "0", width: "100%", height: "100%" });
    canvas.after(image);
  });
  await page.waitForTimeout(600);
  await writeFile(path, await page.screenshot({ type: "jpeg", quality }));
}
