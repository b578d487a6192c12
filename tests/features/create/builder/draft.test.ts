import { describe, expect, test } from "vitest";
import { makeBuild, massOf, newGalaxy } from "../../../../src/data/scenarios/build.ts";
import { arriving, buildOf, stateOf } from "../../../../src/data/scenarios/buildInfo.ts";
import { tidy, writeBuild } from "../../../../src/data/scenarios/buildText.ts";
import { SCENARIOS } from "../../../../src/data/scenarios/index.ts";
import { blend, keplerOf, length } from "../../../../src/data/scenarios/kepler.ts";
import {
  arrowTime,
  BUILDER,
  centresOf,
  draftOf,
  frameOf,
  pathOf,
  predict,
  remodelled,
} from "../../../../src/features/create/builder/draft.ts";
import { withValue } from "../../../../src/features/create/builder/state.ts";
import { scenarioInfo } from "../../../../src/features/run/play/state.ts";
import { addressOf, asked, newState } from "../../kit/fixtures.ts";

const INFOS = SCENARIOS.map(({ make: _, ...info }) => info);
const solvers = [{ name: "bonsai", title: "", help: "" }];
const options = { scenarios: INFOS, scenario: "milky-way", builder: BUILDER, solvers };

/** The Milky Way with a small disc galaxy that comes in. */
function pair() {
  const one = buildOf("milky-way", {});
  return tidy({ ...one, galaxies: [...one.galaxies, arriving(one, massOf(one.galaxies[0]!)!, "small-disc")] });
}

describe("what is predicted", () => {
  test("masses, the orbit that scenarios/orbit.ts would use, and how the discs turn to it", () => {
    const build = pair();
    const { facts, orbits, problem } = predict(build, []);
    expect(problem).toBeNull();
    expect(facts.map((f) => f.mass)).toEqual([257.892, 36.15]);
    expect(facts[1]!.orbit).toEqual(keplerOf(257.892 + 36.15, stateOf(build.galaxies[1]!)));
    expect(facts[1]!.orbit!.eccentricity).toBeCloseTo(1, 4);
    // It comes in the horizontal plane; discs lie in it until they are tilted.
    expect(facts[1]!.spins!.map((s) => Math.round(s!))).toEqual([0, 0]);
    const tilted = { ...build, galaxies: [build.galaxies[0]!, { ...build.galaxies[1]!, inclination: 120, node: 33 }] };
    expect(predict(tilted, []).facts[1]!.spins!.map((s) => Math.round(s!))).toEqual([0, 120]);
    const round = { ...build, galaxies: [newGalaxy("elliptical"), build.galaxies[1]!] };
    expect(predict(round, []).facts[1]!.spins![0]).toBeNull();
    const path = pathOf(orbits[0]!);
    expect(length(blend(1, path[0]!, -1, build.galaxies[1]!.position))).toBeLessThan(1e-4);
    const nearest = Math.min(...path.map(length));
    expect(nearest / facts[1]!.orbit!.pericentre).toBeCloseTo(1, 2);
    expect(frameOf(build)).toBeGreaterThan(length(build.galaxies[1]!.position));
    // The handle of a velocity at the speed of escape stands half the separation away.
    const speed = length(build.galaxies[1]!.velocity);
    expect((arrowTime(294.042, build.galaxies[1]!) * speed) / length(build.galaxies[1]!.position)).toBeCloseTo(0.5, 3);
  });

  test("of a scenario of two galaxies, from the bodies of its preview", () => {
    const build = buildOf("plummer-merger", {});
    const bodies = makeBuild(build, { n: 800, seed: 1 });
    const { facts, orbits } = predict(build, centresOf(bodies, 2));
    const kpc = 5;
    expect(facts[0]!.orbit!.pericentre / (0.5 * kpc)).toBeCloseTo(1, 3);
    expect(facts[0]!.orbit!.eccentricity).toBeCloseTo(1, 4);
    expect(facts[0]!.orbit!.separation / (5 * kpc)).toBeCloseTo(1, 5);
    expect(length(orbits[0]!.about)).toBeGreaterThan(1);
    expect(predict(build, []).facts[0]).toEqual({ mass: null, orbit: null, spins: null });
  });

  test("says one line where there is no orbit or no galaxy", () => {
    const build = pair();
    const inside = { ...build.galaxies[1]!, position: [0, 0, 0] as const };
    expect(predict({ ...build, galaxies: [build.galaxies[0]!, inside] }, []).problem).toMatch(/0 apart/);
    const hot = { ...newGalaxy("milky-way"), values: { toomreQ: 99 } };
    expect(predict({ ...build, galaxies: [hot] }, []).problem).toMatch(/toomreQ = 99/);
  });

  test("another model stays in its place; of the first one the softening follows", () => {
    const build = pair();
    const other = remodelled(build, 1, "king");
    expect(other.galaxies[1]).toEqual({ ...newGalaxy("king"), ...stateOf(build.galaxies[1]!) });
    expect(other.softening).toBe(build.softening);
    expect(remodelled(build, 0, "andromeda").softening).toBe(0.08);
  });
});

describe("the link of a build", () => {
  test("reproduces it: text, scenario, settings", () => {
    const text = writeBuild(pair());
    const address = `?scenario=built&galaxies=${text}&n=3000&seed=7&eps=0.07`;
    const store = newState(address, options);
    const state = store.getState();
    expect(state.messages.messages).toEqual([]);
    expect([state.play.scenario, state.play.build, state.play.n, state.play.seed]).toEqual(["built", text, 3000, 7]);
    expect(state.physics.settings.softening).toBe(0.07);
    const info = scenarioInfo(state, "built");
    expect(info.title).toContain("A small disc galaxy");
    expect(info.defaults.softening).toBe(0.1);
    const written = addressOf(store);
    expect(written).toContain(`galaxies=${text}&`);
    const { choices, problems } = asked(written, options);
    expect(problems).toEqual([]);
    expect(choices).toMatchObject({ play: { scenario: "built", build: text } });
    expect(draftOf(state)).toEqual(pair());
    // Another scenario has no galaxies in its link.
    store.setState({ play: { scenario: "milky-way" } });
    expect(addressOf(store)).not.toContain("galaxies");
  });

  test("that can't be built is said in one line, and the page shows another scenario", () => {
    const state = newState("?scenario=built&galaxies=0.1_plummer_unknown", options).getState();
    expect(state.play.scenario).toBe("milky-way");
    expect(state.messages.messages.map((m) => m.text)).toEqual([
      expect.stringContaining('no model or scenario "unknown"'),
    ]);
    expect(newState("?scenario=built", options).getState().messages.messages).toHaveLength(1);
  });

  test("stands in presets too", () => {
    const store = newState("", options);
    store.getState().share.follow(`?scenario=built&galaxies=${writeBuild(pair())}&n=2000`);
    const state = store.getState();
    expect([state.play.scenario, state.play.n, state.play.generation]).toEqual(["built", 2000, 1]);
    expect(state.share.linked!.settings!.softening).toBe(0.1);
    expect(state.play.scenarios.filter((s) => s.name === "built")).toHaveLength(1);
    store.getState().share.follow(`?scenario=built&galaxies=0.2_king`);
    expect(scenarioInfo(store.getState(), "built").title).toBe("Built: King model");
  });
});

describe("the draft", () => {
  const opened = () => {
    const store = newState("", options);
    const draft = { build: pair(), n: 4096, facts: [], problem: null, refused: "no", within: 1, previewed: null };
    store.setState({ builder: { builderOpen: true, draft, chosenGalaxy: 1 } });
    return store;
  };

  test("values stay in their range and drop out at their default; the draft's own softening is no value", () => {
    const store = opened();
    const [toomre] = scenarioInfo(store.getState(), "milky-way").parameters;
    store.getState().builder.changeGalaxy(0, { values: withValue({}, toomre!, 99) });
    expect(store.getState().builder.draft!.build.galaxies[0]!.values).toEqual({ toomreQ: 5 });
    expect(store.getState().builder.draft!.refused).toBeNull();
    expect(withValue({ toomreQ: 5 }, toomre!, toomre!.default)).toEqual({});
    expect(buildOf("milky-way", { softening: 0.2, toomreQ: 1 })).toMatchObject({
      softening: 0.2,
      galaxies: [{ values: { toomreQ: 1 } }],
    });
  });

  test("the first galaxy can't be removed, the others can", () => {
    const store = opened();
    const { removeGalaxy, changeGalaxy } = store.getState().builder;
    removeGalaxy(0);
    expect(store.getState().builder.draft!.build.galaxies).toHaveLength(2);
    changeGalaxy(1, { mass: 3 });
    expect(store.getState().builder.draft!.build.galaxies[1]!.mass).toBe(3);
    removeGalaxy(1);
    expect(store.getState().builder.draft!.build.galaxies).toHaveLength(1);
    expect(store.getState().builder.chosenGalaxy).toBe(0);
  });
});
