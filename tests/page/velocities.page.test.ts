import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { type Stage, setStage } from "./browser.ts";
import { drawn, untilRuns } from "./handle.ts";

let stage: Stage;
beforeAll(async () => {
  stage = await setStage();
});
afterEach(() => stage.clear());
afterAll(() => stage?.close());

const N = 3000;

/** A table of a cold disc of radius 1 that turns about z at speed 1 everywhere, and moves as a whole. */
function turningDisc(): Buffer {
  const rows = Array.from({ length: N }, (_, i) => {
    const [r, angle] = [Math.sqrt((i + 0.5) / N), 2.399963 * i];
    const [c, s] = [Math.cos(angle), Math.sin(angle)];
    return [1 / N, r * c, r * s, 0, 0.3 - s, c, -0.2].map((x) => x.toFixed(7)).join(" ");
  });
  return Buffer.from(`# m x y z vx vy vz\n${rows.join("\n")}\n`);
}

test("maps of velocities by WebGPU: a turning disc, its scale, and the three maps as files", async () => {
  const page = await stage.open(`?scenario=plummer&n=64&paused=1&shows=velocity&size=0.5&tab=look`, {
    gpu: true,
    // The controls are folded away: the middle of the view is the middle of the canvas.
    width: 640,
    height: 400,
    sharp: true,
  });
  await untilRuns(page, 64);
  await page
    .locator("input[type=file]")
    .setInputFiles({ name: "disc.txt", mimeType: "text/plain", buffer: turningDisc() });
  await untilRuns(page, N);
  await drawn(page);
  const apart = await page.evaluate(async () => {
    const { width, height, velocity, dispersion } = await window.antennae.velocities();
    const { position: eye, target } = window.antennae.camera;
    const unit = (v: readonly number[]) => v.map((x) => x / Math.hypot(...v));
    const cross = (a: readonly number[], b: readonly number[]) =>
      [0, 1, 2].map((k) => a[(k + 1) % 3]! * b[(k + 2) % 3]! - a[(k + 2) % 3]! * b[(k + 1) % 3]!);
    const ahead = unit(target.map((x, k) => x - eye[k]!));
    const right = unit(cross(ahead, [0, 0, 1]));
    const up = cross(right, ahead);
    const focal = height / (2 * Math.tan(Math.PI / 8));
    let [count, off, fastest, hottest] = [0, 0, 0, 0];
    for (let y = 0; y < height; y++) {
      for (let x = 0; x < width; x++) {
        const [u, v] = [(x + 0.5 - width / 2) / focal, (height / 2 - y - 0.5) / focal];
        const sight = unit(ahead.map((a, k) => a + u * right[k]! + v * up[k]!));
        const way = -eye[2]! / sight[2]!;
        const [px, py] = [eye[0]! + way * sight[0]!, eye[1]! + way * sight[1]!];
        const r = Math.hypot(px, py);
        // Inside, and away from the middle, about which velocities turn within an image.
        if (r < 0.4 || r > 0.9) continue;
        const theory = (-py * sight[0]! + px * sight[1]!) / r;
        count++;
        off += Math.abs(velocity[y * width + x]! - theory);
        hottest += dispersion[y * width + x]!;
        fastest = Math.max(fastest, Math.abs(theory));
      }
    }
    return { count, off: off / count, hottest: hottest / count, fastest };
  });
  expect(apart.count).toBeGreaterThan(2000);
  expect(apart.fastest).toBeGreaterThan(0.4);
  // The velocity of the centre of mass is taken off; an image is a tenth of the radius wide and more.
  expect(apart.off).toBeLessThan(0.04);
  expect(apart.hottest).toBeLessThan(0.12);

  const legend = page.getByRole("img", { name: "Line-of-sight velocity" });
  await legend.waitFor();
  expect(await legend.getAttribute("aria-label")).toMatch(/from \u2212(\S+) to \1 .+, in equal steps$/);
  await page.keyboard.press("h");
  for (const kind of ["CSV", "PNG", "FITS"]) {
    const saving = page.waitForEvent("download");
    await page.getByRole("button", { name: kind, exact: true }).click();
    expect((await saving).suggestedFilename()).toBe(`disc-000000-maps.${kind.toLowerCase()}`);
  }
  await page.getByRole("combobox", { name: "Show", exact: true }).selectOption("dispersion");
  await page.getByRole("slider", { name: "Maximum" }).fill("500");
  await page.getByRole("button", { name: "Automatic range", pressed: false }).waitFor();
  // On a narrow page the controls cover the legend.
  await page.keyboard.press("h");
  await page.getByRole("img", { name: "Velocity dispersion" }).waitFor();
  expect(await page.getByRole("alert").allTextContents()).toEqual([]);
});
