import { describe, expect, test } from "vitest";
import { addressOf, asked, newState, SCENARIOS } from "../../kit/fixtures.ts";

const info = (name: string, direct = false) => ({ name, title: name, help: "", direct });
const options = {
  solvers: [info("adaptive"), info("lists"), info("direct", true)],
  integrators: [
    info("leapfrog"),
    { ...info("hermite4", true), solvers: ["direct"], kernels: ["plummer"] as const },
    { ...info("block-leapfrog"), tree: true, solvers: ["adaptive"] },
    { ...info("bridge"), tree: true, cluster: true, solvers: ["adaptive", "lists"], kernels: ["plummer"] as const },
  ],
  solver: "adaptive",
};
const chosen = (store: ReturnType<typeof newState>) => {
  const { solver, engineChoices } = store.getState().physics;
  return [solver, engineChoices.integrator, engineChoices.kernel];
};

const PROCESSOR = {
  ...{ kernel: ["plummer"], integrator: ["leapfrog"] },
  ...{ solver: ["adaptive", "direct"], multipole: ["monopole", "quadrupole"] },
};

describe("solver, integrator and kernel go together", () => {
  test("steps of their own bring the direct sum and Plummer's softening; another solver or kernel brings the leapfrog", () => {
    const store = newState("", options);
    const { setEngineChoices, setSolver } = store.getState().physics;
    setEngineChoices({ kernel: "spline" });
    setEngineChoices({ integrator: "hermite4" });
    expect(chosen(store)).toEqual(["direct", "hermite4", "plummer"]);
    setEngineChoices({ eta: 0.01, precision: "single" });
    expect(chosen(store)).toEqual(["direct", "hermite4", "plummer"]);
    setSolver("adaptive");
    expect(chosen(store)).toEqual(["adaptive", "leapfrog", "plummer"]);
    setEngineChoices({ integrator: "hermite4" });
    setEngineChoices({ kernel: "spline" });
    expect(chosen(store)).toEqual(["direct", "leapfrog", "spline"]);
    setEngineChoices({ integrator: "hermite4" });
    setEngineChoices({ integrator: "leapfrog" });
    expect(chosen(store)).toEqual(["direct", "leapfrog", "plummer"]);
  });

  test("steps by walks of a tree bring a tree; the direct sum brings the leapfrog", () => {
    const store = newState("?solver=direct", options);
    const { setEngineChoices, setSolver } = store.getState().physics;
    setEngineChoices({ kernel: "spline" });
    setEngineChoices({ integrator: "block-leapfrog" });
    expect(chosen(store)).toEqual(["adaptive", "block-leapfrog", "spline"]);
    expect(addressOf(store, true)).toMatch(/&eta=0.02/);
    setSolver("direct");
    expect(chosen(store)).toEqual(["direct", "leapfrog", "spline"]);
  });

  test("lists of all bodies at once bring the leapfrog, and steps by walks of a tree another tree", () => {
    const store = newState("?integrator=block-leapfrog", options);
    const { setEngineChoices, setSolver } = store.getState().physics;
    setSolver("lists");
    expect(chosen(store)).toEqual(["lists", "leapfrog", "plummer"]);
    setEngineChoices({ integrator: "block-leapfrog" });
    expect(chosen(store)).toEqual(["adaptive", "block-leapfrog", "plummer"]);
  });

  test("an address names them; what it leaves open fits the integrator", () => {
    const store = newState("?integrator=hermite4&eta=0.005&precision=single", options);
    expect(chosen(store)).toEqual(["direct", "hermite4", "plummer"]);
    const address = addressOf(store);
    expect(address).toContain("&solver=direct&precision=single&integrator=hermite4&eta=0.005");
    expect(asked(address, options).problems).toEqual([]);
    expect(newState(address, options).getState().physics.engineChoices).toEqual(store.getState().physics.engineChoices);
  });

  test("a bridge brings its tree and Plummer's softening", () => {
    const store = newState("", options);
    const { setSolver, setEngineChoices } = store.getState().physics;
    setSolver("direct");
    setEngineChoices({ kernel: "spline" });
    setEngineChoices({ integrator: "bridge" });
    expect(chosen(store)).toEqual(["adaptive", "bridge", "plummer"]);
    setEngineChoices({ kernel: "spline" });
    expect(chosen(store)).toEqual(["adaptive", "leapfrog", "spline"]);
  });

  test("what a link asks for and the machine lacks is exchanged, and said", () => {
    const store = newState("", options);
    store.setState({ physics: { support: PROCESSOR } });
    const { choices, problems } = store.getState().share.choicesOf("?integrator=hermite4&solver=direct");
    expect([choices.physics!.solver, choices.physics!.engineChoices!.integrator]).toEqual(["direct", "leapfrog"]);
    expect(problems).toEqual([expect.stringContaining("leapfrog only")]);
    const tree = store.getState().share.choicesOf("?solver=lists&multipole=hexadecapole");
    expect([tree.choices.physics!.solver, tree.choices.physics!.engineChoices!.multipole]).toEqual([
      "adaptive",
      "quadrupole",
    ]);
    expect(tree.problems).toEqual([expect.stringContaining("needs WebGPU"), expect.stringContaining("hexadecapoles")]);
    const kernel = store.getState().share.choicesOf("?kernel=spline");
    expect(kernel.choices.physics!.engineChoices!.kernel).toBe("plummer");
    expect(kernel.problems).toEqual([expect.stringContaining("Plummer softening only")]);
  });

  test("a link of steps of their own says their accuracy; one of the leapfrog need not", () => {
    expect(addressOf(newState("", options), true)).toMatch(/&integrator=leapfrog/);
    expect(addressOf(newState("", options), true)).not.toMatch(/&eta=|precision/);
    expect(addressOf(newState("?integrator=hermite4", options), true)).toMatch(/&precision=extended.*&eta=0.02/);
  });

  describe("a scenario's own integrator", () => {
    const [usual] = SCENARIOS;
    const cluster = {
      ...usual!,
      name: "cluster",
      defaults: { ...usual!.defaults, n: 256, integrator: "hermite4", eta: 0.01 },
    };
    const own = { ...options, scenarios: [...SCENARIOS, cluster] };
    const made = (store: ReturnType<typeof newState>) => [...chosen(store), store.getState().play.n];

    test("comes with it, with as many bodies as suit it, and goes with it", () => {
      const store = newState("?n=5000", own);
      const {
        play: { pickScenario, setBodies },
        physics: { setEngineChoices },
      } = store.getState();
      setEngineChoices({ kernel: "spline", leafSize: 8 });
      pickScenario("cluster");
      expect(made(store)).toEqual(["direct", "hermite4", "plummer", 256]);
      expect(store.getState().physics.engineChoices).toMatchObject({ eta: 0.01, leafSize: 8 });
      setBodies(300);
      pickScenario("cluster");
      expect(made(store)).toEqual(["direct", "hermite4", "plummer", 256]);
      pickScenario("sphere");
      expect(made(store)).toEqual(["adaptive", "leapfrog", "spline", 5000]);
      expect(store.getState().physics.engineChoices.eta).toBe(0.02);
    });

    test("holds for an address that names none; another one is named", () => {
      const store = newState("?scenario=cluster", own);
      expect(made(store)).toEqual(["direct", "hermite4", "plummer", 256]);
      expect(addressOf(store)).not.toMatch(/&(integrator|eta)=/);
      expect(addressOf(store, true)).toMatch(/&integrator=hermite4&.*eta=0.01/);
      store.getState().physics.setEngineChoices({ integrator: "leapfrog" });
      const address = addressOf(store);
      expect(address).toContain("integrator=leapfrog");
      expect(made(newState(address, own))).toEqual(["direct", "leapfrog", "plummer", 256]);
      const { choices, problems } = asked("?scenario=cluster&solver=adaptive", own);
      expect([choices.physics!.solver, choices.physics!.engineChoices!.integrator, problems]).toEqual([
        "adaptive",
        "leapfrog",
        [],
      ]);
      store.getState().play.pickScenario("merger");
      expect(made(store)).toEqual(["adaptive", "leapfrog", "plummer", 4096]);
    });

    test("stays away where the machine has it not", () => {
      const store = newState("", own);
      store.setState({ physics: { support: PROCESSOR } });
      store.getState().play.pickScenario("cluster");
      expect(made(store)).toEqual(["adaptive", "leapfrog", "plummer", 256]);
    });
  });

  test.each([
    ["?integrator=magic", "“magic”"],
    ["?solver=adaptive&integrator=hermite4", "hermite4"],
    ["?kernel=spline&integrator=hermite4", "hermite4"],
    ["?integrator=hermite4&eta=0", "eta=0"],
    ["?precision=double", "precision=double"],
  ])("%s is refused in one line that names it", (address, named) => {
    const { problems } = asked(address, options);
    expect(problems).toHaveLength(1);
    expect(problems[0]).toContain(named);
    if (!address.includes("eta")) expect(chosen(newState(address, options))[1]).toBe("leapfrog");
  });
});
