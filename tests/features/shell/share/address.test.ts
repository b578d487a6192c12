import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Cut, Parts } from "../../../../src/render/parts.ts";
import { addressOf, asked, newState } from "../../kit/fixtures.ts";
import { newPage } from "./page.ts";

const options = { solvers: [{ name: "bonsai", title: "", help: "" }] };

describe("the address", () => {
  test("gives back every run that it was written from", () => {
    fc.assert(
      fc.property(
        fc.constantFrom("merger", "sphere"),
        fc.integer({ min: 2, max: 100_000 }),
        fc.integer({ min: 0, max: 4294967295 }),
        fc.double({ min: 0.05, max: 2, noNaN: true }),
        fc.double({ min: 0, max: 1e6, noNaN: true }),
        fc.double({ min: 1e-9, max: 1e6, noNaN: true }),
        fc.boolean(),
        (scenario, n, seed, theta, softening, timestep, playing) => {
          const store = newState();
          store.setState({
            play: { scenario, n, seed, playing },
            physics: { settings: { theta, softening, timestep } },
          });
          const { choices, problems } = asked(addressOf(store), options);
          expect(problems).toEqual([]);
          expect(choices.play).toMatchObject({ scenario, n, seed, playing });
          expect(choices.share!.linked!.settings).toEqual({ theta, softening, timestep });
        },
      ),
    );
  });

  test("gives back every choice of engine, look and speed; a link says all that forces depend on", () => {
    fc.assert(
      fc.property(
        fc.record({
          kernel: fc.constantFrom("plummer" as const, "spline" as const),
          multipole: fc.constantFrom("monopole" as const, "quadrupole" as const, "hexadecapole" as const),
          integrator: fc.constant("leapfrog"),
          eta: fc.integer({ min: 1, max: 1000 }).map((x) => x / 1000),
          precision: fc.constantFrom("single" as const, "extended" as const),
          leafSize: fc.integer({ min: 1, max: 16 }),
          bucketSize: fc.integer({ min: 1, max: 64 }),
          rebuildInterval: fc.integer({ min: 1, max: 16 }),
          // Of flows only.
          stretching: fc.constant("classical" as const),
          viscosity: fc.constant(0),
        }),
        fc.record({
          colour: fc.constantFrom("speed", "galaxy"),
          exposure: fc.integer({ min: -50, max: 50 }).map((x) => x / 10),
          latitude: fc.integer({ min: 0, max: 80 }).map((x) => x / 10),
          pointSize: fc.integer({ min: 40, max: 600 }).map((x) => x / 100),
          glow: fc.integer({ min: 0, max: 100 }).map((x) => x / 100),
          saturation: fc.integer({ min: 0, max: 20 }).map((x) => x / 10),
          dust: fc.integer({ min: 0, max: 30 }).map((x) => x / 10),
          sky: fc.integer({ min: 0, max: 30 }).map((x) => x / 10),
          theme: fc.constantFrom("dark" as const, "print" as const),
          shows: fc.constantFrom("light" as const, "density" as const, "velocity" as const, "dispersion" as const),
          massOf: fc.constantFrom("all", "luminous", "black hole", "galaxy-12"),
          low: fc.constantFrom(null, 1e-9, 0.02),
          high: fc.constantFrom(null, 12.5, 1e20),
          span: fc.constantFrom(null, 0.3, 250),
          parts: fc.constantFrom<Parts>(
            {},
            { halo: { hidden: true }, "galaxy-2": { light: -1.5, size: 2, colour: "#ff8800" } },
            { "black hole": { size: 0.5 }, disc: { light: 2, hidden: true } },
          ),
          cut: fc.constantFrom<Cut | null>(
            null,
            { shape: "sphere", half: 2.5, centre: [0, -1e-3, 4], normal: [0, 0, 1] },
            { shape: "slab", half: 0.125, centre: [0, 0, 0], normal: [1, 2, 0] },
          ),
        }),
        fc.constantFrom("physical" as const, "own" as const),
        fc.integer({ min: 1, max: 1000 }),
        fc.constantFrom(1 as const, -1 as const),
        fc.boolean(),
        fc.boolean(),
        (engineChoices, view, units, wantedStepsPerSecond, direction, turntable, lasting) => {
          const store = newState();
          const chosen = {
            ...{ physics: { engineChoices }, appearance: { view }, units: { units }, camera: { turntable } },
            play: { wantedStepsPerSecond, direction },
          };
          store.setState(chosen);
          store.getState().status.setStatus({ check: "0badcafe" });
          const address = addressOf(store, lasting);
          expect(address.includes("check=0badcafe")).toBe(lasting);
          expect(newState(address).getState()).toMatchObject(chosen);
          for (const key of ["kernel", "multipole", "integrator", "leaf", "rebuild"]) {
            if (lasting) expect(address).toContain(`&${key}=`);
          }
          store.getState().share.follow(address);
          expect(store.getState()).toMatchObject(chosen);
        },
      ),
    );
    expect(addressOf(newState())).not.toMatch(/kernel|leaf|glow|theme|units|speed=|back|turn|shows|mass|low|high/);
  });

  test.each([
    ["?kernel=gauss", "kernel=gauss"],
    ["?multipole=octupole", "multipole=octupole"],
    ["?leaf=17", "leaf=17"],
    ["?rebuild=0", "rebuild=0"],
    ["?exposure=9", "exposure=9"],
    ["?theme=sepia", "theme=sepia"],
    ["?units=cgs", "units=cgs"],
    ["?shows=heat", "shows=heat"],
    ["?mass=galaxy-0", "mass=galaxy-0"],
    ["?low=0", "low=0"],
    ["?speed=0", "speed=0"],
    ["?n=1", "n=1"],
    ["?n=2.5", "n=2.5"],
    ["?n=100001", "n=100001"],
    ["?theta=", "theta="],
    ["?theta=big", "theta=big"],
    ["?eps=-1", "eps=-1"],
    ["?dt=0", "dt=0"],
    ["?seed=-1", "seed=-1"],
    ["?scenario=nowhere", "nowhere"],
  ])("%s is refused in one line that names it", (address, named) => {
    const { choices, problems } = asked(address, options);
    expect(choices).toEqual(asked("", options).choices);
    expect(problems).toHaveLength(1);
    expect(problems[0]).toContain(named);
    expect(problems[0]).not.toContain("\n");
  });

  test("names the run first, then its forces, its look and how it is watched", () => {
    const store = newState("?theta=0.6&leaf=4&glow=0.1&units=own&compare=theta&right=1&speed=60&paused=1&turn=1");
    const address = store.getState().share.addressOf({ camera: [1, 2, 3, 0, 0, 0], lasting: false });
    expect([...new URLSearchParams(address).keys()].join(" ")).toBe(
      "scenario n seed theta eps dt solver leaf colour glow units compare right speed paused turn view",
    );
    expect(address).toContain("&view=1,2,3,0,0,0");
  });

  test("paused=0 plays", () => {
    expect(asked("?paused=0").choices.play!.playing).toBe(true);
    expect(asked("?paused=1").choices.play!.playing).toBe(false);
  });

  test("asks for no number of bodies that a scenario can't have", () => {
    expect(newPage("?scenario=pythagoras&n=1024").getState().play.n).toBe(3);
    expect(newPage("?scenario=antennae&n=1024").getState().play.n).toBe(1024);
  });
});
