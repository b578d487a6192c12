import { PerspectiveCamera } from "three/webgpu";
import { describe, expect, it } from "vitest";
import { scalingOf } from "../../../src/engine/index.ts";
import { temperatureAt } from "../../../src/physics/gas/cooling.ts";
import { newCooling } from "../../../src/physics/gas/coolingTable.ts";
import { cgsOf } from "../../../src/physics/gas/galaxyGas.ts";
import type { Look } from "../../../src/render/look.ts";
import { colourTable } from "../../../src/render/processor/colours.ts";
import { ProcessorDrawing } from "../../../src/render/processor/drawing.ts";
import { PlainMassScale } from "../../../src/render/processor/massScale.ts";
import { type AskedBodies, SideQuantity } from "../../../src/render/processor/quantities.ts";
import type { PictureRequest } from "../../../src/render/processor/request.ts";
import { ProcessorRestingBodies } from "../../../src/render/processor/restingBodies.ts";
import { viewRequest } from "../../../src/render/processor/view.ts";
import { neededFor } from "../../../src/render/quantities/needed.ts";
import { sceneLook } from "../../../src/render/sceneUnits.ts";
import { displayValues } from "../../../src/render/shown/densityColours.ts";
import { GAS_MAPS, type GasMapName, HEAT, shownIn, temperatureOf } from "../../../src/render/shown/gasMaps.ts";
import { MAP_COLOURS } from "../../../src/render/shown/mapColours.ts";
import { foundRange } from "../../../src/render/shown/range.ts";
import { viewOf } from "../../../src/run/appearance.ts";
import { blobs, CENTRES, N } from "../gasBlobs.ts";

const [WIDTH, HEIGHT] = [480, 160];
/** Pixels per kpc, by a long lens: lines of sight are parallel within 1 / 30. */
const SCALE = 12;
const FAR = 600;
const LOOK: Look = {
  ...{ colour: "galaxy", exposure: 0, pointSize: 1, glow: 0, theme: "dark", shows: "gas", massOf: "all" },
  ...{ low: null, high: null, span: null, latitude: 0, saturation: 1, dust: 0, sky: 0, parts: {}, cut: null },
};

const bodies = blobs();

/** The sums of a map of the three balls, and what draws them. */
async function seen(shows: GasMapName, massOf = "all") {
  const appearance = await viewOf(bodies);
  const scaling = scalingOf(bodies, bodies.units.gravity);
  const resting = new ProcessorRestingBodies(bodies, appearance.depth);
  const asked = {
    count: bodies.count,
    scaling,
    time: 0,
    settings: { gravity: bodies.units.gravity },
    readBodies: async () => bodies,
    frame: () => resting.frame(),
  } as unknown as AskedBodies;
  const look = sceneLook(appearance, scaling);
  const quantity = new SideQuantity({ bodies: asked, look, again: () => {}, tell: () => {} });
  const choice: Look = { ...LOOK, shows, massOf };
  quantity.choose(neededFor(choice));
  const drawing = await ProcessorDrawing.create(look.traits);
  const frame = resting.frame();
  drawing.number(await quantity.update(frame));
  drawing.take(frame);
  const focal = SCALE * FAR;
  const camera = new PerspectiveCamera((360 / Math.PI) * Math.atan(HEIGHT / 2 / focal), WIDTH / HEIGHT, 1, 5000);
  camera.position.set(0, 0, FAR / scaling.length);
  camera.lookAt(0, 0, 0);
  const part = { x: 0, y: 0, width: WIDTH, height: HEIGHT };
  const by = { camera, part, focal, ratio: 1, distance: FAR, unit: scaling.length };
  const side = { count: bodies.count, look, softening: 0 };
  const view = viewRequest(0, side, colourTable("galaxy", look), choice, by);
  const mass = new PlainMassScale();
  mass.begin(appearance);
  mass.set(choice);
  return { drawing, view, sums: drawing.sums(view), mass };
}

/** Of each third of the picture: the sums over area, of the mass of gas and of what its map shows of it. */
function thirds(sums: Float32Array, map: GasMapName) {
  const found = CENTRES.map(() => ({ gas: 0, value: 0 }));
  for (let p = 0; p < WIDTH * HEIGHT; p++) {
    const third = found[Math.floor((3 * (p % WIDTH)) / WIDTH)]!;
    third.gas += sums[4 * p]! / SCALE ** 2;
    const shown = shownIn(sums, 4 * p, map);
    if (Number.isFinite(shown)) third.value += (shown * (GAS_MAPS[map].mean ? sums[4 * p]! : 1)) / SCALE ** 2;
  }
  return found;
}

/** Over the bodies of a ball, the sum of their mass times a number. */
const over = (ball: number, of: (i: number) => number) =>
  Array.from({ length: N }, (_, k) => ball * N + k).reduce((sum, i) => sum + bodies.mass[i]! * of(i), 0);
const { internalEnergy, metallicity, starFormationRate, density } = bodies.columns! as Required<
  NonNullable<typeof bodies.columns>
>;

describe("maps of gas on the processor", () => {
  it("have all of the gas and nothing of the stars, whatever part of the bodies' mass was chosen before", async () => {
    for (const massOf of ["all", "disc", "galaxy-1"]) {
      const { sums, mass } = await seen("gas", massOf);
      const [dense, thin, stars] = thirds(sums, "gas");
      for (const [ball, third] of [dense!, thin!].entries())
        expect((third.gas * mass.unitOf("gas")) / over(ball, () => 1), massOf).toBeCloseTo(1, 2);
      expect(stars!.gas).toBeLessThan(1e-6 * dense!.gas);
    }
    const { sums } = await seen("gas", "galaxy-2");
    expect(sums.reduce((most, value) => Math.max(most, value), 0)).toBe(0);
  });

  it("have the mean of its temperatures, weighted by mass, as the physics of gas in equilibrium has them", async () => {
    const { sums, mass } = await seen("temperature");
    const found = thirds(sums, "temperature");
    const cooling = newCooling(null);
    const cgs = cgsOf(bodies.units);
    for (const ball of [0, 1]) {
      const kelvins = (i: number) => temperatureAt(cooling, internalEnergy[i]! * cgs.energy, density[i]! * cgs.density);
      const mean = over(ball, kelvins) / over(ball, () => 1);
      const { gas, value } = found[ball]!;
      expect(Math.abs(((value / gas) * HEAT) / mean - 1), `ball ${ball}`).toBeLessThan(0.1);
    }
    // Ends of the scale, in squares of the bodies' velocity units, are those of ionised gas.
    expect((mass.unitOf("temperature") / HEAT) * 47.53 * bodies.units.velocityKms! ** 2).toBeCloseTo(1, 6);
  });

  it("have what becomes stars in a time unit, and metals over the Sun's", async () => {
    const forming = await seen("formation");
    const rates = thirds(forming.sums, "formation").map(({ value }) => value * forming.mass.unitOf("formation"));
    expect(rates[0]! / over(0, (i) => starFormationRate[i]! / bodies.mass[i]!)).toBeCloseTo(1, 2);
    expect(rates[1]).toBe(0);
    const metals = thirds((await seen("metallicity")).sums, "metallicity");
    const mean = over(0, (i) => metallicity[i]! / 0.0134) / over(0, () => 1);
    expect(metals[0]!.value / metals[0]!.gas / mean).toBeCloseTo(1, 3);
    expect(metals[1]!.value).toBe(0);
  });

  it("are as wide as the gas: a ball's column is that of a uniform sphere but for the rim", async () => {
    const { sums } = await seen("gas");
    const column = (r: number) => {
      const [x, y] = [Math.round(WIDTH / 2 + SCALE * (CENTRES[0] + r)), HEIGHT / 2];
      return [-1, 0, 1].flatMap((a) => [-1, 0, 1].map((b) => sums[4 * ((y + b) * WIDTH + x + a)]!));
    };
    const mean = (of: number[]) => of.reduce((sum, value) => sum + value, 0) / of.length;
    // Half a radius out a line of sight through a sphere is 0.87 of the longest; images of 0.8 kpc flatten that.
    const ratio = mean([...column(1), ...column(-1)]) / mean(column(0));
    expect(ratio).toBeGreaterThan(0.65);
    expect(ratio).toBeLessThan(0.95);
    expect(mean(column(4))).toBeLessThan(0.02 * mean(column(0)));
  });

  it("have colours by the scale: hot gas red, cold gas blue, and none where there is no gas", async () => {
    const { drawing, view } = await seen("temperature");
    const asked: PictureRequest = {
      ...{ width: WIDTH, height: HEIGHT, views: [view], shows: "temperature", paper: false, latitude: 0, glow: 0 },
      ...{ low: 0, high: 1, floor: -9, span: 1, map: MAP_COLOURS.temperature.dark.map(displayValues), blocks: true },
    };
    const range = foundRange(drawing.draw(asked, view).blocks!, null, "temperature")!;
    const [low, high] = range.ends;
    const { bytes, stride } = drawing.draw({ ...asked, low, high, floor: range.floor }, view);
    const pixel = (x: number) => [...bytes.subarray(4 * ((HEIGHT / 2) * stride + x)).subarray(0, 3)] as number[];
    const [hot, cold, stars] = CENTRES.map((x) => pixel(Math.round(WIDTH / 2 + SCALE * x))) as [
      number[],
      number[],
      number[],
    ];
    expect(hot[0]! - hot[2]!).toBeGreaterThan(40);
    expect(cold[2]! - cold[0]!).toBeGreaterThan(40);
    expect(stars).toEqual([0, 0, 0]);
  });
});

describe("numbers of maps of gas", () => {
  it("temperatures by internal energy are those of gas in equilibrium without radiation, within a tenth", () => {
    const cooling = newCooling(null);
    for (let power = 1; power < 8; power += 0.1) {
      const ionised = 10 ** power;
      const kelvins = temperatureAt(cooling, (ionised / 47.53) * 1e10, 1e-24);
      expect(Math.abs(temperatureOf(ionised) / kelvins - 1), `${ionised}`).toBeLessThan(0.1);
    }
  });

  it("the range of means stays while it will do, and has room on both sides of what is seen", () => {
    const blocks = (...values: number[]) => Float32Array.from(values.flatMap((v) => [1, v, 0, 0]));
    const first = foundRange(blocks(0.1, 0.2, 0.5), null, "metallicity")!;
    expect(first.ends[0]).toBeLessThan(-1);
    expect(first.ends[1]).toBeGreaterThan(Math.log10(0.5));
    expect(foundRange(blocks(0.12, 0.2, 0.45), first, "metallicity")).toBe(first);
    expect(foundRange(blocks(0.01, 0.2, 0.45), first, "metallicity")!.ends[0]).toBeLessThan(-2);
    expect(foundRange(new Float32Array(8), first, "metallicity")).toBe(first);
    // A cold disc has a hundredth of the area, and half of the mass.
    const wind = Float32Array.from({ length: 400 }, (_, k) => [1, 0.5, 0, 0][k % 4]!);
    wind.set([100, 0.1, 0, 0], 40);
    expect(foundRange(wind, null, "temperature")!.ends[0]).toBeLessThan(-3);
  });
});
