import { describe, expect, test } from "vitest";
import { Comparison } from "../../../../src/features/analyse/compare/comparison.ts";
import { COMPARED, canDiffer, hasSide } from "../../../../src/features/analyse/compare/state.ts";
import { PhysicsController } from "../../../../src/features/run/physics/controller.ts";
import type { Equipment } from "../../../../src/run/follower.ts";
import type { Simulation } from "../../../../src/run/simulation.ts";
import { newState } from "../../kit/fixtures.ts";

const named = (name: string) => ({ name, title: name, help: "" });
const options = {
  solvers: [named("adaptive"), named("lists"), { ...named("direct"), direct: true }],
  integrators: [named("leapfrog"), named("hermite4")],
  solver: "adaptive",
};
const PROCESSOR = {
  ...{ kernel: ["plummer"], integrator: ["leapfrog"] },
  ...{ solver: ["adaptive", "direct"], multipole: ["monopole", "quadrupole"] },
};

describe("on a machine that lacks some choices", () => {
  test("sides differ in what it has more than one of, and side B gets what it has", () => {
    const store = newState("", options);
    store.setState({ physics: { support: PROCESSOR } });
    const state = store.getState();
    expect(COMPARED.filter((by) => !canDiffer(state, by))).toEqual(["integrator", "kernel"]);
    expect(hasSide(state, "solver", "lists")).toBe(false);
    state.compare.setComparedBy("kernel");
    expect(store.getState().compare.rightSide.kernel).toBe("plummer");
    state.compare.setRightSide({ solver: "lists" });
    state.compare.setComparedBy("solver");
    expect(store.getState().compare.rightSide.solver).toBe("direct");
    state.physics.setSolver("direct");
    state.compare.setComparedBy("solver");
    expect(store.getState().compare.rightSide.solver).toBe("adaptive");
  });

  test.each([
    ["?compare=kernel&right=spline", false, "theta"],
    ["?compare=solver&right=lists", true, "solver"],
    ["?compare=solver&right=direct", true, "solver"],
  ])("a comparison that was asked for before it was known: %s", (address, comparing, comparedBy) => {
    const store = newState(address, options);
    const comparison = new Comparison(store, {
      ...{ machine: null, engine: null, showRight: () => {}, fail: async () => true },
    });
    expect(store.getState()).toMatchObject({ compare: { comparing: true } });
    store.setState({ physics: { support: PROCESSOR } });
    comparison.fit();
    const after = store.getState();
    expect(after).toMatchObject({ compare: { comparing, comparedBy } });
    expect(after.messages.messages).toHaveLength(address.includes("direct") ? 0 : 1);
    if (comparing) expect(hasSide(after, "solver", after.compare.rightSide.solver)).toBe(true);
  });

  test("a link that asks for it later is refused in one line", () => {
    const store = newState("", options);
    store.setState({ physics: { support: PROCESSOR } });
    const { choices, problems } = store.getState().share.choicesOf("?compare=kernel&right=spline");
    expect(choices).toMatchObject({ compare: { comparing: false } });
    expect(problems).toEqual([expect.stringContaining("right=spline")]);
  });

  test.each([{ kernel: "spline" }, { multipole: "hexadecapole" }, { integrator: "hermite4" }] as const)(
    "%j is exchanged wherever it comes from, and said",
    (lacked) => {
      const store = newState("", options);
      const simulation = { review: () => {}, engine: null } as unknown as Simulation;
      const physics = new PhysicsController(store, simulation);
      physics.equip({ machine: { support: PROCESSOR } } as unknown as Equipment);
      expect(store.getState().messages.messages).toEqual([]);
      const usual = store.getState().physics.engineChoices;
      // As “Undo” does it.
      store.setState((s) => ({ physics: { engineChoices: { ...s.physics.engineChoices, ...lacked } } }));
      expect(store.getState().physics.engineChoices).toEqual(usual);
      expect(store.getState().messages.messages).toHaveLength(1);
    },
  );
});
