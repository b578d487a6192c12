import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { KNOWN } from "../../../../src/app/known.ts";
import type { State } from "../../../../src/app/state.ts";
import { writeDeeds } from "../../../../src/data/deeds/deedText.ts";
import { newGalaxy } from "../../../../src/data/scenarios/build.ts";
import { writeBuild } from "../../../../src/data/scenarios/buildText.ts";
import { MULTIPOLES, PRECISIONS, SOFTENING_KERNELS } from "../../../../src/engine/index.ts";
import {
  COMPARED,
  GASES,
  PRESSURES,
  SOFTENING_FACTORS,
  TIMESTEP_FACTORS,
} from "../../../../src/features/analyse/compare/state.ts";
import { BUILDER } from "../../../../src/features/create/builder/draft.ts";
import { BUILT, withBuilt } from "../../../../src/features/create/builder/state.ts";
import type { Store } from "../../../../src/features/kit/slice.ts";
import { ENGINE_RANGES } from "../../../../src/features/run/physics/state.ts";
import { chosenInfo } from "../../../../src/features/run/play/state.ts";
import { isMassOf } from "../../../../src/features/view/appearance/massChoices.ts";
import { PART_RANGES, tidyCut, withPart } from "../../../../src/features/view/appearance/partsState.ts";
import { READY_LOOKS } from "../../../../src/features/view/appearance/readyLooks.ts";
import { VIEW_RANGES } from "../../../../src/features/view/appearance/state.ts";
import { isCameraView, placeOf } from "../../../../src/features/view/camera/state.ts";
import { lookOf } from "../../../../src/features/view/cameraPath/state.ts";
import { significant } from "../../../../src/language/significant.ts";

import { lostOf, newPage } from "./page.ts";

/** Any number that can be typed. */
const typed = fc.double({ noNaN: true, noDefaultInfinity: true }).map((x) => significant(x, 5));
/** A place on a slider: 0 to 1. */
const share = fc.double({ min: 0, max: 1, noNaN: true }).map((x) => significant(x, 4));
const at = ({ min, max }: { readonly min: number; readonly max: number }, of: number) =>
  Math.min(max, Math.max(min, significant(min + of * (max - min), 4)));
const one = <T>(of: readonly T[], where: number): T => of[Math.min(of.length - 1, Math.floor(where * of.length))]!;

type Press = (store: Store<State>, share: number, number: number) => void;

/** What controls do to the choices that an address keeps, each with a place on its track or list, and a number that is typed. */
const PRESSES: Readonly<Record<string, Press>> = {
  scenario: ({ getState }, where) => getState().play.pickScenario(one(KNOWN.scenarios, where).name),
  bodies: ({ getState }, _, number) => getState().play.setBodies(number),
  seed: ({ getState }, where) => getState().play.setSeed(4294967295 * where),
  parameter: (store, where, number) => {
    const state = store.getState();
    const { parameters } = chosenInfo(state);
    const parameter = parameters[Math.abs(Math.round(number)) % parameters.length];
    if (parameter) state.play.setValue(parameter, at(parameter, where));
  },
  theta: ({ getState }, where) => getState().physics.set({ theta: at(getState().physics.ranges.theta, where) }),
  softening: ({ getState }, where) =>
    getState().physics.set({ softening: at(getState().physics.ranges.softening, where) }),
  timestep: ({ getState }, where) =>
    getState().physics.set({ timestep: at(getState().physics.ranges.timestep, where) }),
  solver: ({ getState }, where) => getState().physics.setSolver(one(KNOWN.solvers, where).name),
  integrator: ({ getState }, where) =>
    getState().physics.setEngineChoices({ integrator: one(KNOWN.integrators, where).name }),
  eta: ({ getState }, where) => getState().physics.setEngineChoices({ eta: at(ENGINE_RANGES.eta, where) }),
  precision: ({ getState }, where) => getState().physics.setEngineChoices({ precision: one(PRECISIONS, where) }),
  kernel: ({ getState }, where) => getState().physics.setEngineChoices({ kernel: one(SOFTENING_KERNELS, where) }),
  multipole: ({ getState }, where) => getState().physics.setEngineChoices({ multipole: one(MULTIPOLES, where) }),
  leaf: ({ getState }, where) =>
    getState().physics.setEngineChoices({ leafSize: Math.round(at(ENGINE_RANGES.leafSize, where)) }),
  bucket: ({ getState }, where) =>
    getState().physics.setEngineChoices({ bucketSize: Math.round(at(ENGINE_RANGES.bucketSize, where)) }),
  rebuild: ({ getState }, where) =>
    getState().physics.setEngineChoices({ rebuildInterval: Math.round(at(ENGINE_RANGES.rebuildInterval, where)) }),
  machine: ({ getState }, where) => getState().physics.setMachine(one(["auto", "gpu", "cpu"] as const, where)),
  ready: ({ getState }, where) => getState().appearance.setView(one(Object.values(READY_LOOKS), where)),
  colour: ({ getState }, where) => getState().appearance.setColour(one(KNOWN.colours, where).name),
  shows: ({ getState }, where) =>
    getState().appearance.setView({ shows: one(["light", "density", "velocity", "dispersion"] as const, where) }),
  theme: ({ getState }, where) => getState().appearance.setView({ theme: one(["dark", "print"] as const, where) }),
  ...Object.fromEntries(
    (["exposure", "latitude", "pointSize", "glow", "saturation", "dust", "sky"] as const).map((name) => [
      name,
      (({ getState }, where) =>
        getState().appearance.setView({ [name]: at(VIEW_RANGES[name], where) })) satisfies Press,
    ]),
  ),
  mass: ({ getState }, where) =>
    getState().appearance.setView({
      massOf: one(["all", "luminous", "black hole", "galaxy-8"].filter(isMassOf), where),
    }),
  part: ({ getState }, where, number) => {
    const name = one(["disc", "halo", "black hole", "galaxy-2"], where);
    const change = number > 1 ? { hidden: true } : { light: at(PART_RANGES.light, where), colour: "#ff8800" };
    getState().appearance.setView({ parts: withPart(getState().appearance.view.parts, name, change) });
  },
  cut: ({ getState }, where, number) =>
    getState().appearance.setView({
      cut: one(
        [
          null,
          tidyCut({ shape: "sphere", half: 1, centre: [number, 0, 0], normal: [0, 0, 1] }),
          tidyCut({ shape: "slab", half: 100 * where, centre: [0, number, 0], normal: [0, 1, 0] }),
        ],
        where,
      ),
    }),
  halt: ({ getState }, _, number) => getState().autoPause.setHalts({ haltAt: number }),
  haltPericentre: ({ getState }, where) => getState().autoPause.setHalts({ haltPericentre: where > 0.5 }),
  speed: ({ getState }, _, number) => getState().play.setWantedStepsPerSecond(number),
  rate: ({ getState }, where, number) => getState().play.setWantedRate(where > 0.2 ? Math.abs(number) : null),
  reverse: ({ getState }) => getState().play.reverse(),
  play: ({ getState }, where) => getState().play.setPlaying(where > 0.5),
  turntable: ({ getState }) => getState().camera.toggleTurntable(),
  units: ({ getState }, where) => getState().units.setUnits(one(["physical", "own"] as const, where)),
  compare: ({ getState }) => getState().compare.toggleCompare(),
  by: ({ getState }, where) => getState().compare.setComparedBy(one(COMPARED, where)),
  right: ({ getState }, where) =>
    getState().compare.setRightSide({
      theta: at(getState().physics.ranges.theta, where),
      softening: at(SOFTENING_FACTORS, where),
      timestep: one(TIMESTEP_FACTORS, where),
      multipole: one(MULTIPOLES, where),
      darkEnergy: one(PRESSURES, where),
      gas: one(GASES, where),
    }),
  key: ({ getState }, where, number) =>
    getState().cameraPath.addKey({
      second: significant(60 * where, 5),
      time: number,
      stand: [160 + 1e-4 * where, 7, 1e-9, 160, 7, 0],
      look: where > 0.5 ? lookOf(getState().appearance.view) : null,
    }),
  keyTime: ({ getState }, where, number) =>
    getState().cameraPath.changeKey(0, { second: significant(4000 * where, 5), time: number }),
  deeds: (store, where) =>
    store.setState({
      play: {
        deeds: writeDeeds([
          { kind: "remove", time: where, of: 1 },
          { kind: "move", time: 1 + where, of: 0, position: [where, 1e9, -1e-9], velocity: [0, 0, 0] },
        ]),
      },
    }),
  build: (store, where) => {
    const galaxy = newGalaxy("hernquist");
    const second = { ...galaxy, mass: 1e-4 + where, position: [80 * where, 1, 0] as const };
    const build = writeBuild({ softening: where, galaxies: [galaxy, second] });
    store.setState((s) => ({ play: { scenarios: withBuilt(s.play.scenarios, BUILDER.describe(build)), build } }));
    store.getState().play.pickScenario(BUILT);
  },
  stay: ({ getState }, where) => getState().vortices.setFollowVortices(where > 0.5),
};

/** Numbers that differ by what links round are one. */
function rounded(value: unknown): unknown {
  if (typeof value === "number") return value === 0 ? 0 : Number(value.toPrecision(3));
  if (Array.isArray(value)) return value.map(rounded);
  if (value === null || typeof value !== "object") return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, rounded(one)]));
}

/** What of the state an address is to give back. */
function choicesOf(s: State) {
  const {
    play: { scenario, n, seed, values, deeds },
    physics: { settings, solver, machine, engineChoices },
    appearance: { view },
    units: { units },
    camera: { turntable },
  } = s;
  const {
    autoPause: { haltAt, haltPericentre },
    play: { wantedStepsPerSecond, wantedRate, direction, playing },
    vortices: { followVortices },
  } = s;
  // A path of other lengths waits for them.
  const path = s.cameraPath.pathOf === placeOf(s) ? s.cameraPath.path : [];
  const built = scenario === BUILT && s.play.build;
  const { parts, cut, ...look } = view;
  const flow = chosenInfo(s).kind === "flow";
  const { eta, precision, stretching, viscosity, ...engine } = engineChoices;
  const compared = s.compare.comparing && [s.compare.comparedBy, s.compare.rightSide[s.compare.comparedBy]];
  return rounded({
    ...{ scenario, n, seed, values, deeds, built, settings, solver, machine, view: look, parts, cut, units, turntable },
    ...{ haltAt, haltPericentre, wantedStepsPerSecond, wantedRate, direction, playing, path, followVortices, compared },
    engine: { ...engine, eta, precision, ...(flow && { stretching, viscosity }) },
  });
}

describe("every address that the page writes", () => {
  test("gives back whole what controls chose, without a word", () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.constantFrom(...Object.keys(PRESSES)), share, typed), { maxLength: 25 }),
        fc.boolean(),
        (presses, lasting) => {
          const store = newPage();
          for (const [name, where, number] of presses) {
            PRESSES[name]!(store, where, number);
            // Settings of another scenario come into force with its bodies.
            if (["scenario", "build"].includes(name))
              store.getState().physics.adoptDefaults(chosenInfo(store.getState()).defaults);
          }
          const address = store.getState().share.addressOf({ camera: null, lasting });
          expect(lostOf(address, lasting), address).toEqual([]);
          const read = newPage(address).getState();
          expect(choicesOf(read), address).toEqual(choicesOf(store.getState()));
        },
      ),
      { numRuns: 500 },
    );
  });

  test("has no key that is a parameter of a scenario", () => {
    const store = newPage();
    for (const [name, press] of Object.entries(PRESSES))
      if (!["scenario", "build", "parameter"].includes(name)) press(store, 0.9, 3);
    const keys = new URLSearchParams(
      store.getState().share.addressOf({ camera: [1, 2, 3, 4, 5, 6], lasting: true }),
    ).keys();
    const parameters = KNOWN.scenarios.flatMap((s) => s.parameters.map(({ name }) => name));
    expect([...keys].filter((key) => parameters.includes(key))).toEqual([]);
  });

  test("holds a camera that does not stand in what it looks at, as near as it may be", () => {
    const near = fc.double({ min: 1e-6, max: 1, noNaN: true });
    const far = fc.double({ min: -1e3, max: 1e3, noNaN: true });
    fc.assert(
      fc.property(fc.tuple(far, far, far), fc.tuple(near, near, near), (target, away) => {
        const camera = [...target.map((x, k) => x + away[k]!), ...target];
        const address = newPage().getState().share.addressOf({ camera, lasting: false });
        const { choices, problems } = newPage().getState().share.choicesOf(address);
        expect(problems, address).toEqual([]);
        const read = choices.share!.linked!.camera!;
        const way = Math.hypot(...away);
        for (const [k, x] of read.entries()) expect(Math.abs(x - camera[k]!)).toBeLessThan(1e-4 * way);
      }),
    );
  });
});

describe("addresses of earlier versions", () => {
  const read = (address: string) => newPage().getState().share.choicesOf(address);

  test.each(["view=60.358,-100.6,160.96,60.358,-100.6,160.96", "path=0,0,60.358,-100.6,160.96,60.358,-100.6,160.96"])(
    "%s, whose camera stands in what it looks at, is of the same point, from the scenario's first direction",
    (part) => {
      const { choices, problems } = read(`?scenario=plummer-merger&${part}`);
      expect(problems).toEqual([]);
      const view = part.startsWith("view")
        ? choices.share!.linked!.camera!
        : (choices as State).cameraPath.path[0]!.stand;
      expect(isCameraView(view)).toBe(true);
      expect(view.slice(3)).toEqual([60.358, -100.6, 160.96]);
      const { viewRadius, viewDirection } = chosenInfo(newPage().getState()).defaults;
      const away = view.slice(0, 3).map((x, k) => x - view[k + 3]!);
      expect(Math.hypot(...away)).toBeCloseTo(viewRadius, 9);
      const along = away.reduce((sum, x, k) => sum + x * viewDirection[k]!, 0);
      expect(along / Math.hypot(...viewDirection)).toBeCloseTo(viewRadius, 9);
    },
  );

  test.each(["plummer", "king", "elliptical", "m51"])("cut, mass and size of the picture of %s", (scenario) => {
    const address = `?scenario=${scenario}&cut=slab*1*0*0*0*0*1*0&mass=galaxy-2&size=2`;
    const { choices, problems } = read(address);
    expect(problems).toEqual([]);
    const { cut, massOf, pointSize } = (choices as State).appearance.view;
    expect({ cut, massOf }).toEqual({
      cut: { shape: "slab", half: 1, centre: [0, 0, 0], normal: [0, 1, 0] },
      massOf: "galaxy-2",
    });
    // There it is the size of the galaxy.
    if (scenario === "elliptical") expect([pointSize, choices.play!.values]).toEqual([1, { size: 2 }]);
    else expect(pointSize).toBe(2);
  });

  test("cut and mass of a scenario", () => {
    expect(read("?scenario=plummer&cut=30").choices.play!.values).toEqual({ cut: 30 });
    expect(read("?scenario=elliptical&mass=0.5").choices).toMatchObject({ play: { values: { mass: 0.5 } } });
  });
});
