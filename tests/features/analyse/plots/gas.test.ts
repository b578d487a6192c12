import { beforeAll, describe, expect, test } from "vitest";
import type { Bodies } from "../../../../src/data/bodies/bodies.ts";
import { MODEL_SCALE, scaleOf } from "../../../../src/data/bodies/units.ts";
import { observedRate } from "../../../../src/data/measures/gasTables.ts";
import { findModel } from "../../../../src/data/scenarios/index.ts";
import { ProcessorEngine } from "../../../../src/engine/processor/index.ts";
import { csvOf } from "../../../../src/features/analyse/plots/csv.ts";
import { GasSampler } from "../../../../src/features/analyse/plots/gasSampler.ts";
import { GAS_PLOTS } from "../../../../src/features/analyse/plots/kinds/gas.ts";
import { findPlot } from "../../../../src/features/analyse/plots/kinds/index.ts";
import { axisTitle, axisUnit, inUnits, type Measured, unitOf } from "../../../../src/features/analyse/plots/plot.ts";
import { plotOptions } from "../../../../src/features/analyse/plots/plotOptions.ts";
import { OF_GAS } from "../../../../src/features/analyse/plots/state.ts";
import { cgsOf } from "../../../../src/physics/gas/galaxyGas.ts";
import { energyAt, HYDROGEN, HYDROGEN_MASS } from "../../../../src/physics/gas/rates.ts";
import { newTwoPhase, phasesAt } from "../../../../src/physics/gas/twoPhase.ts";
import { type GasLook, lookAtGas } from "../../../../src/run/gasLook.ts";
import { newState } from "../../kit/fixtures.ts";

const YEAR = 3.15576e7;
const settings = { theta: 0.6, softening: 0.12, timestep: 1 / 32 };
const measured = (gas: GasLook | null, more: Partial<Measured> = {}): Measured => ({
  ...{ history: [], differences: [], race: [], tracks: [], profile: null, galaxy: 0, gas },
  ...more,
});

test("the names of their records are those that the sampler looks for", () => {
  expect(GAS_PLOTS.map(({ name }) => name)).toEqual(OF_GAS);
  for (const plot of GAS_PLOTS) expect(plot.of(measured(null)).series).toEqual([]);
});

describe("a galaxy with gas", () => {
  let bodies: Bodies;
  let look: GasLook;
  beforeAll(async () => {
    const galaxy = findModel("milky-way-gas").make({ gasFraction: 0.5 }, { n: 6000, seed: 2 });
    const engine = await ProcessorEngine.create(galaxy, settings);
    // Then it has cooled, or is of two phases.
    engine.step(1);
    bodies = await engine.readBodies();
    const { galaxies } = await engine.measure("profile");
    look = lookAtGas(bodies, 0, galaxies)!;
    engine.destroy();
  });

  test("forms the stars that Springel & Hernquist's formula has at its densities", () => {
    const { density } = cgsOf(bodies.units);
    const model = newTwoPhase();
    let rate = 0;
    bodies.columns!.density!.forEach((rho, i) => {
      // Msun a second, and a year.
      const phases = rho > 0 ? phasesAt(model, rho * density) : null;
      rate += (phases?.rate ?? 0) * bodies.mass[i]! * bodies.units.massMsun! * YEAR;
    });
    expect(rate).toBeGreaterThan(1);
    expect(look.rate / rate).toBeCloseTo(1, 2);
    // All in the rings, but for what is more than 20 kpc away.
    const inRings = look.discs[0]!.rings.reduce(
      (sum, ring) => sum + ring.rate * Math.PI * (ring.outer ** 2 - ring.inner ** 2),
      0,
    );
    expect(inRings / rate).toBeGreaterThan(0.95);
    expect(inRings / rate).toBeLessThan(1.001);
  });

  test("a hotter phase for each density, from the threshold on", () => {
    const { x, series, marks } = findPlot("gas-phases").of(measured(look));
    expect(marks).toEqual([{ label: "threshold of star formation", x: look.threshold }]);
    expect(look.threshold).toBeCloseTo(0.128, 3);
    const model = newTwoPhase();
    const temperatures = series[0]!.values as number[];
    expect(series[0]!.dots).toBe(true);
    let dense = 0;
    x.forEach((nuclei, k) => {
      const phases = phasesAt(model, (nuclei * HYDROGEN_MASS) / HYDROGEN);
      // The temperature is one whose gas has the energy; thin gas is at 10^4 K, or a little above after its shocks.
      const ratio = phases ? energyAt(temperatures[k]!) / phases.energy : temperatures[k]! / 1e4;
      expect(Math.abs(Math.log10(ratio))).toBeLessThan(phases ? 0.001 : 0.1);
      dense += Number(phases !== null);
    });
    expect(dense).toBeGreaterThan(100);
  });

  test("the profile falls as the disc was made, and the law is beside what is observed", () => {
    const profile = findPlot("gas-profile").of(measured(look));
    const gas = profile.series[0]!.values as number[];
    const at = (radius: number) => gas[profile.x.findIndex((x) => x > radius)]!;
    // The scale length of the gas is 1.5 times 2.817 kpc; four standard deviations of some 150 and 40 bodies.
    const length = 6 / Math.log((at(3) + at(3.5) + at(4)) / (at(9) + at(9.5) + at(10)));
    expect(length).toBeGreaterThan(3);
    expect(length).toBeLessThan(6);

    const law = findPlot("kennicutt-schmidt").of(measured(look));
    const [rings, observed] = law.series;
    expect([rings!.dots, observed!.dots]).toEqual([true, undefined]);
    law.x.forEach((x, k) => {
      expect(observed!.values[k]).toBe(observedRate(x));
    });
    const found = rings!.values.filter((rate) => rate !== null);
    expect(found.length).toBeGreaterThan(5);
    // Within what the numbers of bodies and the model's own slope make of it.
    law.x.forEach((x, k) => {
      if (rings!.values[k] === null || x < 20) return;
      expect(Math.abs(Math.log10(rings!.values[k]! / observedRate(x)))).toBeLessThan(0.7);
    });
  });

  test("gas that only flows forms no stars, and has phases all the same", () => {
    const { gas: _, ...still } = bodies;
    const other = lookAtGas(still, 0, [])!;
    const empty = (name: string) => findPlot(name).of(measured(other)).series.length === 0;
    expect(OF_GAS.filter(empty)).toEqual(["star-formation", "kennicutt-schmidt", "gas-profile"]);
    expect(findPlot("gas-phases").of(measured(other)).marks).toEqual([]);
    expect(lookAtGas({ ...bodies, columns: {} }, 0, [])).toBeNull();
  });
});

test("star formation over time: each birth's rate holds to the next one, and dots stand where gas was looked at", () => {
  const births = [0, 1, 2].map((k) => ({ begin: 2 * k, end: 2 * k + 2, rate: 10 + k }));
  const gas = { births, threshold: 0.1 } as unknown as GasLook;
  const gasRates = [0, 3, 6.5].map((time) => ({ step: 4 * time, time, rate: time }));
  const plot = findPlot("star-formation");
  const table = plot.of(measured(gas, { gasRates }));
  expect(table.x).toEqual([0, 2, 3, 4, 6, 6.5]);
  expect(table.series.map(({ values }) => values)).toEqual([
    [10, 11, 11, 12, 12, null],
    [0, null, 3, null, null, 6.5],
  ]);
  const scale = scaleOf(MODEL_SCALE)!;
  const units = { x: unitOf(scale, plot.x.of), y: unitOf(scale, plot.y.of) };
  const read = inUnits(table, units.x, units.y);
  const { series } = plotOptions(plot, read, units, { print: false, width: 300, height: 200 });
  expect(series.map(({ spanGaps }) => spanGaps)).toEqual([undefined, true, true]);
  expect([typeof series[1]!.paths, series[2]!.paths!({} as never, 0, 0, 0)]).toEqual(["function", null]);
  const [header, first] = csvOf(plot, read, units).split("\n");
  expect(header).toBe("time [Myr],stars born,by the density of the gas");
  expect(first).toBe("0,10,0");
});

test("gas is looked at only while one of its plots is open, after new steps, and of a run that has some", async () => {
  const galaxy = findModel("milky-way-gas").make({}, { n: 600, seed: 2 });
  const engine = await ProcessorEngine.create(galaxy, settings);
  const dry = await ProcessorEngine.create(findModel("plummer").make({}, { n: 100, seed: 2 }), settings);
  const store = newState();
  const sampler = new GasSampler(store, (error) => {
    throw error;
  });
  let now = 0;
  const looked = async (of: ProcessorEngine) => {
    now += 1e6;
    for (let k = 0; k < 3; k++) sampler.frame(now, of);
    await of.done();
    await new Promise((resolve) => setTimeout(resolve, 20));
    return store.getState().plots.gasRates.map(({ step }) => step);
  };
  expect(await looked(engine)).toEqual([]);
  store.getState().layout.toggleSide("plots");
  expect(await looked(engine)).toEqual([]);
  store.getState().plots.setPlot("gas-profile");
  expect(await looked(dry)).toEqual([]);
  expect(await looked(engine)).toEqual([0]);
  expect(await looked(engine)).toEqual([0]);
  engine.step(2);
  expect(await looked(engine)).toEqual([0, 2]);
  expect(store.getState().plots.gasSeen!.discs).toHaveLength(1);
  store.getState().plots.forgetTracksAfter(1);
  expect(store.getState().plots.gasRates.map(({ step }) => step)).toEqual([0]);
  store.getState().plots.clearTracks();
  expect(store.getState().plots.gasSeen).toBeNull();
  engine.destroy();
  dry.destroy();
});

test("numbers of gas have the unit of their axis, which tables write in plain letters", () => {
  const scale = {} as Parameters<typeof axisUnit>[0];
  const units = GAS_PLOTS.map(({ x, y }) => [x, y].map((axis) => (axis.unit ? axisUnit(scale, axis).plain : null)));
  expect(units).toEqual([
    [null, "Msun/yr"],
    ["Msun/pc^2", "Msun/yr/kpc^2"],
    ["cm^-3", "K"],
    ["kpc", "Msun/pc^2"],
  ]);
  for (const { y } of GAS_PLOTS) expect(axisUnit(scale, y).factor).toBe(1);
  expect(axisTitle(GAS_PLOTS[2]!.x, axisUnit(scale, GAS_PLOTS[2]!.x))).toBe("hydrogen nuclei (cm⁻³)");
});
