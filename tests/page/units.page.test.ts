import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import type { Bodies } from "../../src/data/bodies/bodies.ts";
import { GALACTICS_UNITS, type Units } from "../../src/data/bodies/units.ts";
import { writeGadgetHdf5 } from "../../src/data/files/hdf5/write.ts";
import { plummer } from "../../src/data/models/plummer.ts";
import { PATIENT, type Stage, setStage } from "./browser.ts";
import { drawn, settings, untilRuns } from "./handle.ts";
import { inSettings } from "./panel.ts";
import { change, look, sky } from "./pixels.ts";

let stage: Stage;
beforeAll(async () => {
  stage = await setStage();
});
afterEach(() => stage.clear());
afterAll(() => stage?.close());

test("people read Myr and kpc, or N-body units when they choose; the run and its sliders keep their numbers", async () => {
  const page = await stage.open("?scenario=plummer-merger&n=2000&dt=0.01&eps=0.02&paused=1");
  await untilRuns(page, 2000);
  await page.evaluate(() => window.antennae.advance(10));
  const status = page.getByRole("status");
  // 0.1 time units of 23.6 Myr.
  await expect.poll(() => status.textContent(), PATIENT).toContain("time 2.36 Myr");
  const softening = page.getByRole("slider", { name: "Softening", exact: true });
  expect(await softening.getAttribute("aria-valuetext")).toBe("0.1 kpc");
  expect(await softening.inputValue()).toBe("0.02");
  await inSettings(page, (all) => all.getByRole("combobox", { name: "Units", exact: true }).selectOption("own"));
  await expect.poll(() => status.textContent(), PATIENT).toContain("time 0.1 time units");
  expect(await softening.getAttribute("aria-valuetext")).toBe("0.02 length units");
  expect((await settings(page)).softening).toBe(0.02);
});

/** Metres, kilograms and metres per second. */
const SI: Units = {
  name: "SI",
  gravity: 6.6743e-11,
  lengthKpc: 1 / 3.085678e19,
  massMsun: 1 / 1.989e30,
  velocityKms: 1e-3,
};

/** The same bodies in other units, as exactly as float32 has them. */
function read(bodies: Bodies, from: Units, to: Units): Bodies {
  const times = (table: Float32Array, by: number) => table.map((x) => x * by);
  return {
    ...bodies,
    units: to,
    position: times(bodies.position, from.lengthKpc! / to.lengthKpc!),
    velocity: times(bodies.velocity, from.velocityKms! / to.velocityKms!),
    mass: times(bodies.mass, from.massMsun! / to.massMsun!),
  };
}

test("a file in metres and kilograms is shown and runs as the same one in kiloparsecs, with numbers that people can read", async () => {
  const sphere = { ...plummer.make({}, { n: 512, seed: 4 }), units: GALACTICS_UNITS };
  const seen = [];
  for (const units of [GALACTICS_UNITS, SI]) {
    const { bytes } = await writeGadgetHdf5(read(sphere, GALACTICS_UNITS, units), {});
    const page = await stage.open("?n=1024&paused=1", { sharp: true });
    await untilRuns(page, 1024);
    await page
      .locator("input[type=file]")
      .setInputFiles({ name: "sphere.hdf5", mimeType: "application/octet-stream", buffer: Buffer.from(bytes) });
    await untilRuns(page, 512);
    const status = page.getByRole("status");
    await expect.poll(() => status.textContent(), PATIENT).toMatch(/^512 bodies time 0 Myr .*energy error 0/);
    const [length, velocity] = [units.lengthKpc!, units.velocityKms!];
    const { softening, timestep } = await settings(page);
    const { position } = await page.evaluate(() => window.antennae.camera);
    const first = await sky(page);
    await page.evaluate(() => window.antennae.advance(20));
    // The line follows the engine a while later: a unit of length over one of velocity is 977.8 Myr, of kpc over km/s.
    const now = await page.evaluate(() => window.antennae.time);
    const shown = async () => Number(/time ([\d.]+) Myr/.exec((await status.textContent())!)?.[1]);
    await expect.poll(async () => (await shown()) / ((now * length * 977.8) / velocity), PATIENT).toBeCloseTo(1, 1);
    await expect.poll(() => status.textContent(), PATIENT).toMatch(/energy error \D?[1-9]/);
    const myr = await shown();
    const { energyError } = await page.evaluate(() => window.antennae.measure());
    const slider = page.getByRole("slider", { name: "Softening", exact: true });
    const kpc = Number(/^([\d.]+) kpc$/.exec((await slider.getAttribute("aria-valuetext"))!)![1]);
    const later = await sky(page);
    await inSettings(page, (all) => all.getByRole("combobox", { name: "Units", exact: true }).selectOption("own"));
    await expect.poll(() => status.textContent(), PATIENT).toContain("time units");
    const own = `${await status.textContent()} ${await slider.getAttribute("aria-valuetext")}`;
    // No rows of digits.
    expect(own).not.toMatch(/\d(,\d{3}){3}/);
    await page.locator("canvas").focus();
    await page.keyboard.press("i");
    await page.getByRole("img", { name: "Surface density" }).waitFor();
    await drawn(page);
    const mass = await page.evaluate(async () => {
      const { values } = await window.antennae.surfaceDensity();
      return values.reduce((sum, x) => sum + x, 0);
    });
    expect(await page.getByRole("alert").allTextContents()).toEqual([]);
    const numbers = {
      camera: Math.hypot(...position) * length,
      softening: softening * length,
      kpc,
      timestep: (timestep * length) / velocity,
      myr,
      mass: (mass * units.massMsun!) / length ** 2,
    };
    seen.push({ page, first, later, energyError, numbers });
  }
  const [kpc, si] = seen as [(typeof seen)[0], (typeof seen)[0]];
  for (const name of Object.keys(kpc.numbers) as (keyof typeof kpc.numbers)[]) {
    // Suggested settings have two digits.
    expect(Math.abs(si.numbers[name] / kpc.numbers[name] - 1), name).toBeLessThan(0.1);
  }
  for (const { energyError } of seen) expect(Math.abs(energyError)).toBeLessThan(1e-3);
  expect(await change(si.page, kpc.first, si.first)).toBeLessThan(0.05);
  const [a, b] = await Promise.all([kpc, si].map(({ page, later }) => look(page, later)));
  expect(a!.max).toBeGreaterThan(0.3);
  expect(Math.abs(b!.mean / a!.mean - 1)).toBeLessThan(0.1);
  expect(Math.abs(b!.concentration / a!.concentration - 1)).toBeLessThan(0.1);
});
