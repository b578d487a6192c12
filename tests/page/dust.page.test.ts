import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { type Stage, setStage } from "./browser.ts";
import { drawn, untilRuns } from "./handle.ts";

let stage: Stage;
beforeAll(async () => {
  stage = await setStage();
});
afterEach(() => stage.clear());
afterAll(() => stage?.close());

const DISC = 3000;
const BULGE = 600;

/** A sheet of disc in the plane y = 0 of radius 1 and mass 1; on one side bulge stars behind it (y = 0.6), on the other before it. */
function sheet(): Buffer {
  const rows = Array.from({ length: DISC + BULGE }, (_, i) => {
    const k = i < DISC ? i : i - DISC;
    const n = i < DISC ? DISC : BULGE;
    const [r, angle] = [(i < DISC ? 1 : 0.6) * Math.sqrt((k + 0.5) / n), 2.399963 * k];
    // Away from the middle: the sheet is seen from the side by 14 degrees.
    const x = i < DISC ? r * Math.cos(angle) : r * Math.cos(angle) + 0.3 * Math.sign(Math.cos(angle));
    const y = i < DISC ? 0 : x < 0 ? 0.6 : -0.6;
    return [1 / n, x, y, r * Math.sin(angle), 0, 0, 0, i < DISC ? "disc" : "bulge"].join(",");
  });
  return Buffer.from(`mass,x,y,z,vx,vy,vz,component\n${rows.join("\n")}\n`);
}

const MACHINES = [
  ["graphics card", true],
  ["processor", false],
] as const;

test.each(MACHINES)(
  "dust on the %s dims and reddens what lies behind it, by exp(-tau), and leaves what lies before it",
  async (_, gpu) => {
    // The disc's own light is taken away: 6 stops of it are a sixty-fourth.
    const page = await stage.open(
      "?scenario=plummer&n=64&paused=1&look=hubble&sky=0&dust=0.3&saturation=1&lights=disc*-6&tab=look",
      {
        gpu,
        width: 640,
        height: 400,
        sharp: true,
      },
    );
    await untilRuns(page, 64);
    await page.locator("input[type=file]").setInputFiles({ name: "sheet.csv", mimeType: "text/csv", buffer: sheet() });
    await untilRuns(page, DISC + BULGE);
    // The controls are folded away: the middle of the view is the middle of the canvas.
    const halves = async () => {
      await drawn(page);
      return page.evaluate(async () => {
        const { width, height, sums } = await window.antennae.sums();
        const found = [
          [0, 0, 0],
          [0, 0, 0],
        ];
        for (let k = 0; k < width * height; k++) {
          const side = found[k % width < width / 2 ? 0 : 1]!;
          for (const c of [0, 1, 2]) side[c]! += sums[4 * k + c]!;
        }
        return { found, eye: window.antennae.camera.position };
      });
    };
    const veiled = await halves();
    await page.keyboard.press("h");
    const slider = page.getByRole("slider", { name: "Dust", exact: true });
    await slider.fill("0");
    await page.keyboard.press("h");
    const clear = await halves();
    for (const k of [0, 1, 2]) expect(clear.eye[k]!).toBeCloseTo(veiled.eye[k]!, 5);
    const left = [0, 1].map((side) => [0, 1, 2].map((c) => veiled.found[side]![c]! / clear.found[side]![c]!));
    const [hidden, before] = clear.eye[1]! < 0 ? left : [left[1], left[0]];
    // 1 / pi mass units per length unit squared, which are 5e10 Msun and 5 kpc: 637 Msun/pc2, of which 0.00755 each.
    const slant = Math.hypot(...clear.eye) / Math.abs(clear.eye[1]!);
    const tau = (0.3 * 0.00755 * 5e10 * slant) / (Math.PI * 5000 ** 2);
    const expected = [0.6, 1, 1.32].map((k) => Math.exp(-k * tau));
    for (const c of [0, 1, 2]) {
      // A sixty-fourth of the disc's light shines too, and images of the sheet are a tenth of it wide.
      expect(Math.abs(Math.log(hidden![c]! / expected[c]!)), `channel ${c}`).toBeLessThan(0.15);
      expect(before![c]!).toBeGreaterThan(0.95);
      expect(before![c]!).toBeLessThan(1.02);
    }
    expect(await page.getByRole("alert").allTextContents()).toEqual([]);
  },
);

const NUCLEUS = 3600;

/** A disc so thin that no picture tells where in it a star is, and so dense that its optical depth is 577 in the middle: a Gaussian in the plane y = 0. */
function nucleus(): Buffer {
  const rows = Array.from({ length: NUCLEUS }, (_, k) => {
    const [r, angle] = [0.05 * Math.sqrt(-2 * Math.log(1 - k / NUCLEUS)), 2.399963 * k];
    return [1 / NUCLEUS, r * Math.cos(angle), 0, r * Math.sin(angle), 0, 0, 0, "disc"].join(",");
  });
  return Buffer.from(`mass,x,y,z,vx,vy,vz,component\n${rows.join("\n")}\n`);
}

test.each(MACHINES)(
  "a nucleus among dust of its own is no dark disc on the %s: where there are more stars it is not darker",
  async (_, gpu) => {
    const page = await stage.open("?scenario=plummer&n=64&paused=1&look=hubble&sky=0&saturation=1", {
      gpu,
      width: 640,
      height: 400,
      sharp: true,
    });
    await untilRuns(page, 64);
    await page
      .locator("input[type=file]")
      .setInputFiles({ name: "nucleus.csv", mimeType: "text/csv", buffer: nucleus() });
    await untilRuns(page, NUCLEUS);
    await drawn(page);
    // Mean light of the middle and of rings about it.
    const rings = await page.evaluate(async () => {
      const { width, height, sums } = await window.antennae.sums();
      const [x, y] = await window.antennae.place(0);
      const [cx, cy] = [(x * width) / innerWidth, (y * height) / innerHeight];
      const found = Array.from({ length: 7 }, () => ({ light: 0, pixels: 0 }));
      for (let k = 0; k < width * height; k++) {
        const away = Math.hypot((k % width) + 0.5 - cx, Math.floor(k / width) + 0.5 - cy);
        const ring = found[Math.floor((14 * away) / height)];
        if (!ring) continue;
        ring.light += sums[4 * k]! + sums[4 * k + 1]! + sums[4 * k + 2]!;
        ring.pixels++;
      }
      return found.map(({ light, pixels }) => light / Math.max(1, pixels));
    });
    const shares = rings.map((ring) => ring / Math.max(...rings));
    // The optical depth rises to the middle as the light does: mixed, both give the same brightness everywhere, within the noise of young stars.
    expect(shares[0]!, shares.map((share) => share.toFixed(3)).join(" ")).toBeGreaterThan(0.6);
  },
);
