import { describe, expect, test } from "vitest";
import { findModel } from "../../../../src/data/scenarios/index.ts";
import { bodiesDiffer, rightBodies } from "../../../../src/features/analyse/compare/rightBodies.ts";
import {
  COMPARED,
  type Compared,
  isOfBodies,
  mostCompared,
  rightSettings,
} from "../../../../src/features/analyse/compare/state.ts";
import { joined } from "../../../../src/features/kit/slice.ts";
import { findUniverse } from "../../../../src/physics/cosmology/scenarios.ts";
import { rmsDistance } from "../../../../src/run/distance.ts";
import { addressOf, asked, newState } from "../../kit/fixtures.ts";
import { measurement } from "../../kit/measurement.ts";

const solvers = ["bonsai", "direct"].map((name) => ({ name, title: name, help: "", direct: name === "direct" }));
const integrators = ["leapfrog", "hermite4"].map((name) => ({
  name,
  title: name,
  help: "",
  direct: name === "hermite4",
  ...(name === "hermite4" && { solvers: ["direct"], kernels: ["plummer"] as const }),
}));

/** What side B begins with, beside what has a factor or needs a partner. */
const OTHERS = { multipole: "monopole", stretching: "lines", viscosity: 0.001 } as const;

const differingIn = (comparedBy: Compared) =>
  joined(newState("", { solvers, integrators }).getState(), { compare: { comparedBy } });

describe("two sides", () => {
  test("side B has all of side A's settings but one; lengths and times are factors", () => {
    const left = {
      theta: 0.3,
      softening: 0.02,
      timestep: -1 / 64,
      solver: "adaptive",
      integrator: "leapfrog",
      kernel: "plummer",
      multipole: "quadrupole",
      stretching: "classical",
      viscosity: 0,
    } as const;
    const { rightSide } = newState().getState().compare;
    const wanted = { theta: 1, softening: 0.08, timestep: -1 / 16, solver: "direct", kernel: "spline" };
    for (const by of COMPARED) {
      if (isOfBodies(by)) continue;
      const right = rightSettings(left, { compare: { comparedBy: by, rightSide }, physics: { solvers, integrators } });
      const value = { ...wanted, integrator: "hermite4", ...OTHERS }[by];
      // Steps of their own go with direct sums only.
      expect(right).toEqual({ ...left, ...(by === "integrator" && { solver: "direct" }), [by]: value });
    }
    const own = { ...left, solver: "direct", integrator: "hermite4" };
    for (const by of ["solver", "kernel"] as const) {
      const compare = { comparedBy: by, rightSide: { ...rightSide, solver: "bonsai" } };
      expect(rightSettings(own, { compare, physics: { solvers, integrators } }).integrator).toBe("leapfrog");
    }
  });

  test("where sides differ in their gas, B's only flows or its bodies move like stars, and its settings are A's", () => {
    const state = differingIn("gas");
    const bodies = findModel("wet-antennae").make({}, { n: 256, seed: 1 });
    const gas = bodies.columns!.internalEnergy!.filter((u) => u > 0).length;
    expect([gas > 5, bodiesDiffer(bodies, "gas"), bodiesDiffer(bodies, "darkEnergy")]).toEqual([true, true, false]);
    const dry = rightBodies(bodies, state);
    expect(dry.position).toBe(bodies.position);
    expect([dry.columns, dry.gas]).toEqual([undefined, undefined]);
    const flows = rightBodies(
      bodies,
      joined(state, { compare: { rightSide: { ...state.compare.rightSide, gas: "flows" } } }),
    );
    expect(flows.columns).toBe(bodies.columns);
    expect(flows.gas).toEqual({ ...bodies.gas, cooling: false, stars: false });
    // Of no use without gas.
    expect(rightBodies(dry, state)).toBe(dry);
    const left = {
      theta: 0.3,
      softening: 1,
      timestep: 1 / 64,
      ...state.physics.engineChoices,
      solver: state.physics.solver,
    };
    expect(rightSettings(left, state)).toBe(left);
  });

  test("where sides differ in dark energy, B's bodies are in another universe, and its settings are A's", () => {
    const state = differingIn("darkEnergy");
    const bodies = findUniverse("dark-energy")!.make({}, { n: 64, seed: 1 });
    const { position, space } = rightBodies(bodies, state);
    expect(position).toBe(bodies.position);
    expect(bodies.space!.expansion!.universe.w).toBe(-1);
    expect(space!.expansion).toEqual({
      ...bodies.space!.expansion,
      universe: { ...bodies.space!.expansion!.universe, w: -0.5 },
    });
    expect(rightBodies(bodies, joined(state, { compare: { comparedBy: "theta" } }))).toBe(bodies);
    const left = {
      theta: 0.3,
      softening: 1,
      timestep: 1 / 64,
      ...state.physics.engineChoices,
      solver: state.physics.solver,
    };
    expect(rightSettings(left, state)).toBe(left);
  });

  test("where sides differ by name, B begins unlike A", () => {
    const store = newState("", { solvers, integrators, solver: "direct" });
    store.getState().compare.setComparedBy("solver");
    expect(store.getState().compare.rightSide.solver).toBe("bonsai");
    store.getState().physics.setEngineChoices({ integrator: "hermite4" });
    store.getState().compare.setComparedBy("integrator");
    expect(store.getState().compare.rightSide.integrator).toBe("leapfrog");
    store.getState().physics.setEngineChoices({ kernel: "spline", multipole: "monopole" });
    store.getState().compare.setComparedBy("kernel");
    store.getState().compare.setComparedBy("multipole");
    store.getState().compare.setComparedBy("stretching");
    store.getState().compare.setComparedBy("viscosity");
    expect(store.getState().compare.rightSide).toMatchObject({
      kernel: "plummer",
      multipole: "quadrupole",
      stretching: "lines",
    });
    expect(store.getState().compare.rightSide.viscosity).toBeGreaterThan(0);
    store.getState().physics.setEngineChoices({ stretching: "lines", viscosity: 0.1 });
    store.getState().compare.setComparedBy("stretching");
    store.getState().compare.setComparedBy("viscosity");
    expect(store.getState().compare.rightSide).toMatchObject({ stretching: "classical", viscosity: 0 });
  });

  test.each([
    ["theta", { theta: 1.2 }],
    ["softening", { softening: 0.25 }],
    ["timestep", { timestep: 1 / 8 }],
    ["solver", { solver: "direct" }],
    ["integrator", { integrator: "hermite4" }],
    ["kernel", { kernel: "spline" }],
    ["multipole", { multipole: "monopole" }],
    ["stretching", { stretching: "lines" }],
    ["viscosity", { viscosity: 0.25 }],
    ["darkEnergy", { darkEnergy: -1.2 }],
    ["gas", { gas: "flows" }],
  ] as const)("a link holds side B's %s", (by, right) => {
    const store = newState("", { solvers, integrators });
    store.getState().compare.setComparedBy(by);
    store.getState().compare.setRightSide(right);
    expect(addressOf(store)).not.toContain("compare");
    store.getState().compare.toggleCompare();
    const address = addressOf(store);
    expect(asked(address, { solvers, integrators }).problems).toEqual([]);
    expect(newState(address, { solvers, integrators }).getState()).toMatchObject({
      compare: { comparing: true, comparedBy: by },
    });
    expect(newState(address, { solvers, integrators }).getState().compare.rightSide).toMatchObject(right);
  });

  test("a link holds the deed whose futures are compared, of which both sides have the same settings", () => {
    const store = newState();
    store.getState().compare.compareDeed(2);
    expect(addressOf(store)).toContain("compare=deed&right=2");
    const state = newState(addressOf(store)).getState();
    expect(state).toMatchObject({ compare: { comparing: true, branch: 2 } });
    const left = {
      theta: 0.3,
      softening: 1,
      timestep: 1 / 64,
      ...state.physics.engineChoices,
      solver: state.physics.solver,
    };
    expect(rightSettings(left, state)).toBe(left);
    store.getState().compare.toggleCompare();
    expect(store.getState()).toMatchObject({ compare: { comparing: false, branch: null } });
    expect(addressOf(store)).not.toContain("compare");
  });

  test.each([
    ["?compare=colour", "compare=colour"],
    ["?compare=theta&right=9", "right=9"],
    ["?compare=timestep&right=3", "right=3"],
    ["?compare=softening&right=", "right="],
    ["?compare=solver&right=magic", "right=magic"],
    ["?compare=integrator&right=magic", "right=magic"],
    ["?compare=kernel&right=toString", "right=toString"],
    ["?compare=deed&right=0", "right=0"],
    ["?compare=deed", "right="],
  ])("%s is refused in one line that names it, and one run is shown", (address, named) => {
    const { choices, problems } = asked(address, { solvers });
    expect(choices).toMatchObject({ compare: { comparing: false } });
    expect(problems).toHaveLength(1);
    expect(problems[0]).toContain(named);
  });

  test("differences lie in the order of steps; time run through never falls, also backwards", () => {
    const store = newState();
    const add = (step: number, time: number, rms: number, total = -0.25) => {
      const left = measurement({ step, total: -0.25 });
      const right = measurement({ step, total, forceError: { p50: 0.01, p99: 0.1, p999: 0.1, max: 0.1, samples: 9 } });
      store.getState().compare.addDifference({ step, time, rms, left, right });
    };
    add(0, 0, 0);
    add(10, 1, 0.5, -0.24);
    add(20, 0, 0.1);
    add(10, 1, 0.4, -0.24);
    const { differences } = store.getState().compare;
    expect(differences.map((d) => d.step)).toEqual([0, 10, 20]);
    expect(differences.map((d) => d.elapsed)).toEqual([0, 1, 2]);
    expect(differences.map((d) => d.rms)).toEqual([0, 0.4, 0.1]);
    expect(differences[1]!.forces).toEqual([1e-3, 0.1]);
    expect(differences[1]!.energies[0]).toBe(0);
    expect(differences[1]!.energies[1]).toBeCloseTo(0.04, 12);
    store.getState().compare.forgetDifferencesAfter(10);
    expect(store.getState().compare.differences.map((d) => d.step)).toEqual([0, 10]);
  });

  test("two runs of half the most bodies", () => {
    expect(mostCompared(newState("", { maxBodies: 262_144 }).getState())).toBe(131_072);
  });

  test("root mean square distance of the same bodies, without those that are no numbers", () => {
    const a = Float32Array.of(0, 0, 0, 1, 1, 1, 1, 1, Number.NaN, 0, 0, 1);
    const b = Float32Array.of(3, 4, 0, 9, 1, 1, 1, 9, 5, 5, 5, 9);
    expect(rmsDistance(a, b)).toBeCloseTo(Math.sqrt(25 / 2), 12);
    expect(rmsDistance(new Float32Array(0), new Float32Array(0))).toBe(0);
  });
});
