import type { Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { DENSITY_COLOURS } from "../../src/render/shown/densityColours.ts";
import { PATIENT, type Stage, setStage } from "./browser.ts";
import { drawn, untilRuns } from "./handle.ts";
import { inSettings } from "./panel.ts";
import { look, sky } from "./pixels.ts";

let stage: Stage;
beforeAll(async () => {
  stage = await setStage();
});
afterEach(() => stage.clear());
afterAll(() => stage?.close());

/** Scale radius of the models' Plummer sphere, whose mass is 1, and share of its mass within a projected radius. */
const A = (3 * Math.PI) / 16;
const within = (r: number) => r ** 2 / (r ** 2 + A ** 2);

/** Msun/pc2 of one mass unit per length unit squared, for models: 5e10 Msun and 5 kpc. */
const PHYSICAL = 5e10 / 5000 ** 2;

/** Rings about the middle of the view: mean and standard deviation of velocities along the lines of sight, and how many bodies they are of. */
async function dispersions(page: Page, n: number) {
  const sums = await page.evaluate(async () => {
    const { width, height, values } = await window.antennae.surfaceDensity();
    const { velocity, dispersion } = await window.antennae.velocities();
    const { position: eye, target } = window.antennae.camera;
    const distance = Math.hypot(...eye.map((x, k) => x - target[k]!));
    const focal = height / (2 * Math.tan(Math.PI / 8));
    const found = [0.1, 0.2, 0.3, 0.45].map((outer) => ({ outer, mass: 0, first: 0, second: 0, mr: 0 }));
    for (let k = 0; k < width * height; k++) {
      const tangent = Math.hypot((k % width) + 0.5 - width / 2, Math.floor(k / width) + 0.5 - height / 2) / focal;
      const radius = distance * Math.sin(Math.atan(tangent));
      const ring = found.find(({ outer }) => radius < outer * distance * 0.4);
      const mass = values[k]!;
      if (!ring || !(mass > 0)) continue;
      ring.mass += mass;
      ring.mr += mass * radius;
      ring.first += mass * velocity[k]!;
      ring.second += mass * (velocity[k]! ** 2 + dispersion[k]! ** 2);
    }
    return { found, distance };
  });
  let inner = 0;
  return sums.found.map(({ outer, mass, first, second, mr }) => {
    const edge = outer * sums.distance * 0.4;
    const bodies = n * (within(edge) - within(inner));
    inner = edge;
    const mean = first / mass;
    return { radius: mr / mass, mean, sigma: Math.sqrt(second / mass - mean * mean), bodies };
  });
}

/** Lowest and highest of the legend, and its unit. */
async function legend(page: Page) {
  const words = await page.getByRole("img", { name: "Surface density" }).getAttribute("aria-label");
  const [, low, high, unit] = /from (.+) to (\S+) (M.*|mass.*), in equal/.exec(words!)!;
  return { low: Number(low!.replaceAll(",", "")), high: Number(high!.replaceAll(",", "")), unit };
}

/** Rings about the middle of the view: mass from the picture, from the bodies, and angles of their edges. */
function rings(page: Page) {
  return page.evaluate(async () => {
    const { width, height, values } = await window.antennae.surfaceDensity();
    const { position: eye, target } = window.antennae.camera;
    const axis = eye.map((x, k) => target[k]! - x);
    const distance = Math.hypot(...axis);
    const focal = height / (2 * Math.tan(Math.PI / 8));
    const found = [0.06, 0.18, 0.3, 0.45, 0.65, 0.9].map((share) => ({
      tangent: share * Math.tan(Math.PI / 8),
      seen: 0,
      counted: 0,
      distance,
    }));
    const ring = (tangent: number) => found.find((r) => tangent < r.tangent);
    // A line of sight passes the target at the distance D sin(angle): a pixel covers so much area there.
    const area = (tangent: number) => (distance / focal) ** 2 * (1 + tangent ** 2) ** -2;
    for (let y = 0; y < height; y++) {
      for (let x = 0; x < width; x++) {
        const tangent = Math.hypot(x + 0.5 - width / 2, y + 0.5 - height / 2) / focal;
        const at = ring(tangent);
        if (at) at.seen += values[y * width + x]! * area(tangent);
      }
    }
    const { position } = await window.antennae.readBodies();
    const n = position.length / 3;
    for (let i = 0; i < n; i++) {
      const from = eye.map((x, k) => position[3 * i + k]! - x);
      const depth = from.reduce((sum, x, k) => sum + (x * axis[k]!) / distance, 0);
      const length = Math.hypot(...from);
      const tangent = Math.sqrt(Math.max(0, (length / depth) ** 2 - 1));
      const at = depth > 0 ? ring(tangent) : undefined;
      // The column of a body: its mass over the area across the line of sight that a pixel covers at its distance.
      if (at) at.counted += ((1 / n) * focal ** 2 * (length / depth) * area(tangent)) / depth ** 2;
    }
    return found;
  });
}

test("the picture of a Plummer sphere is its projected mass per area, in N-body units and in Msun/pc2", async () => {
  // Images are as wide as bodies are apart: of so many little reaches over the edges of the rings.
  const n = 16384;
  // Forces are not what this is about: a tree with a wide angle finds some soonest.
  const forces = "solver=bonsai&theta=2&eps=0.001";
  const page = await stage.open(`?scenario=plummer&n=${n}&paused=1&shows=density&size=0.4&${forces}&tab=look`, {
    gpu: true,
    seen: true,
    width: 800,
    height: 400,
    sharp: true,
  });
  await untilRuns(page, n);
  await page.keyboard.press("h");
  // The middle of the view is the middle of the canvas.
  await page.locator(".panel").waitFor({ state: "detached" });
  await page.waitForFunction(() => window.antennae.camera.target.every((x) => x === 0));
  await drawn(page);

  let inner = 0;
  for (const { tangent, seen, counted, distance } of await rings(page)) {
    const outer = distance * Math.sin(Math.atan(tangent));
    const theory = within(outer) - within(inner);
    expect(Math.abs(seen / theory - 1), `mass from ${inner} to ${outer}`).toBeLessThan(3.5 / Math.sqrt(n * theory));
    // Against the very bodies there is no noise, only images that reach over the edges.
    expect(Math.abs(seen / counted - 1), `bodies from ${inner} to ${outer}`).toBeLessThan(0.03);
    inner = outer;
  }

  // Maps of velocities are of the same sums.
  for (const { radius, mean, sigma, bodies } of await dispersions(page, n)) {
    const theory = Math.sqrt((3 * Math.PI) / (64 * A)) * (1 + (radius / A) ** 2) ** -0.25;
    expect(Math.abs(mean), `mean velocity at ${radius}`).toBeLessThan((3.5 * theory) / Math.sqrt(bodies));
    // Rings are narrow; images of few bodies make pixels alike, not their dispersion.
    expect(Math.abs(sigma / theory - 1), `dispersion at ${radius}`).toBeLessThan(3.5 / Math.sqrt(2 * bodies) + 0.03);
  }

  // Colours say the same as the legend's numbers.
  const samples = await page.evaluate(async () => {
    const { values } = await window.antennae.surfaceDensity();
    return Array.from({ length: Math.ceil(values.length / 97) }, (_, k) => [97 * k, values[97 * k]!] as const);
  });
  const { low, high, unit } = await legend(page);
  expect(unit).toBe("M\u2609/pc²");
  const pixels = await colours(page, await sky(page));
  let worst = 0;
  for (const [i, value] of samples) {
    const share = Math.log(Math.max(1e-30, (value * PHYSICAL) / low)) / Math.log(high / low);
    const place = Math.min(1, Math.max(0, share)) * 9;
    const [from, to] = [Math.floor(place), Math.ceil(place)].map((k) => DENSITY_COLOURS.dark[k]!);
    for (const c of [0, 1, 2]) {
      const channel = (css: string) => Number.parseInt(css.slice(1 + 2 * c, 3 + 2 * c), 16);
      const wanted = channel(from!) + (place % 1) * (channel(to!) - channel(from!));
      worst = Math.max(worst, Math.abs(pixels[4 * i + c]! - wanted));
    }
  }
  expect(pixels).toHaveLength(4 * 800 * 400);
  expect(worst).toBeLessThan(3);

  // Controls: units, range, theme; and light again.
  await page.keyboard.press("h");
  await inSettings(page, (all) => all.getByRole("combobox", { name: "Units", exact: true }).selectOption("own"));
  await expect.poll(async () => (await legend(page)).unit, PATIENT).toBe("mass units per length unit squared");
  expect((await legend(page)).high / (high / PHYSICAL)).toBeCloseTo(1, 2);
  await page.getByRole("slider", { name: "Maximum", exact: true }).fill("50");
  await expect.poll(async () => (await legend(page)).high, PATIENT).toBe(50);
  await expect.poll(() => page.url(), PATIENT).toContain("high=50");
  await page.getByRole("button", { name: "Automatic range" }).click();
  await expect.poll(async () => (await legend(page)).high, PATIENT).toBeLessThan(10);
  await inSettings(page, (all) => all.getByRole("combobox", { name: "Theme" }).selectOption("print"));
  await expect.poll(async () => (await look(page, await sky(page))).median, PATIENT).toBeGreaterThan(0.9);
  await page.getByRole("combobox", { name: "Show", exact: true }).selectOption("light");
  await page.getByRole("img", { name: "Surface density" }).waitFor({ state: "detached" });
  await page.getByRole("slider", { name: "Exposure" }).waitFor();
});

test("the mass of one galaxy alone", async () => {
  const page = await stage.open("?scenario=plummer-merger&n=2048&paused=1&shows=density&mass=galaxy-2&tab=look", {
    gpu: true,
  });
  await untilRuns(page, 2048);
  // Bodies may be there a frame before what was chosen to be shown of them.
  await drawn(page);
  const sum = () =>
    page.evaluate(async () => (await window.antennae.surfaceDensity()).values.reduce((total, x) => total + x, 0));
  const second = await sum();
  const mass = page.getByRole("combobox", { name: "Include" });
  await mass.selectOption("galaxy-1");
  await expect.poll(sum, PATIENT).not.toBe(second);
  const first = await sum();
  await mass.selectOption("all");
  await expect.poll(async () => (await sum()) / (first + second), PATIENT).toBeCloseTo(1, 3);
  // Hidden parts take their mass away, by WebGPU too; and so do cuts: of both spheres nothing is left far from both.
  await page.getByText("Parts and cuts").click();
  await page.getByRole("combobox", { name: "Part", exact: true }).selectOption("galaxy-1");
  await page.getByRole("button", { name: "Shown", exact: true }).click();
  await expect.poll(async () => (await sum()) / second, PATIENT).toBeCloseTo(1, 3);
  await page.getByRole("button", { name: "Reset part" }).click();
  await expect.poll(async () => (await sum()) / (first + second), PATIENT).toBeCloseTo(1, 3);
  const cut = page.getByRole("combobox", { name: "Cut", exact: true });
  await cut.selectOption("sphere");
  await page.getByRole("slider", { name: "Radius, half thickness" }).fill("500");
  await expect.poll(async () => (await sum()) / (first + second), PATIENT).toBeCloseTo(1, 3);
  const centre = page.getByRole("spinbutton", { name: "Centre z" });
  await centre.fill("1000");
  await centre.press("Enter");
  await expect.poll(sum, PATIENT).toBe(0);
  await cut.selectOption("none");
  await expect.poll(async () => (await sum()) / (first + second), PATIENT).toBeCloseTo(1, 3);
  expect(second / first).toBeGreaterThan(0.2);
  expect(first / second).toBeGreaterThan(0.2);
});

/** Red, green, blue, alpha of all pixels of a PNG. */
function colours(page: Page, png: Buffer): Promise<Uint8ClampedArray> {
  return page.evaluate(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (c) => c.charCodeAt(0));
    const bitmap = await createImageBitmap(new Blob([bytes], { type: "image/png" }));
    const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext("2d")!;
    context.drawImage(bitmap, 0, 0);
    return context.getImageData(0, 0, bitmap.width, bitmap.height).data;
  }, png.toString("base64"));
}
