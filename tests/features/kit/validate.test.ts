import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { State } from "../../../src/app/state.ts";
import { readPresets, writePresets } from "../../../src/features/run/files/presetsState.ts";
import { text } from "../../../src/features/view/appearance/text.ts";
import { readViews, writeViews } from "../../../src/features/view/camera/keptViews.ts";
import { addressOf, asked, newState } from "./fixtures.ts";

const options = { solvers: [{ name: "bonsai", title: "", help: "" }] };

const KEYS = [
  ...["scenario", "galaxies", "n", "seed", "theta", "eps", "dt", "paused", "colour", "view", "solver", "compare"],
  ...[
    "right",
    "check",
    "engine",
    "kernel",
    "multipole",
    "leaf",
    "rebuild",
    "exposure",
    "size",
    "glow",
    "low",
    "high",
    "theme",
  ],
  ...["shows", "mass", "units", "speed", "back", "turn", "x\ny"],
];

const WORDS = [
  ...[
    "merger",
    "NaN",
    "Infinity",
    "-1e999",
    "1e308",
    "1e-320",
    "0",
    "-0",
    "0x10",
    "",
    " ",
    "\n",
    "1\n2",
    "constructor",
  ],
  ...["toString", "__proto__", "theta", "softening", "kernel", "plummer", "direct", "bonsai", "1,2,3,1,2,3"],
  ...["1,2,3,4,5,1e300", "1,2,3,4,5,", "0,0,0,0,0,0", "galaxy-7", "density", "velocity", "print", "own", "built"],
];

const word = fc.oneof(fc.constantFrom(...WORDS), fc.string({ unit: "grapheme" }), fc.double().map(String));
const links = fc
  .array(fc.tuple(fc.constantFrom(...KEYS), word), { maxLength: 12 })
  .map((pairs) => `?${new URLSearchParams(pairs)}`);

/** All numbers in a value, however deep. */
function numbersIn(value: unknown): number[] {
  if (typeof value === "number") return [value];
  return value && typeof value === "object" ? Object.values(value).flatMap(numbersIn) : [];
}

/** A link that was damaged where it was copied. */
const damaged = fc
  .tuple(fc.nat(), fc.nat({ max: 6 }), fc.string({ maxLength: 3 }))
  .map(([at, cut, put]) => (whole: string) => {
    const from = at % (whole.length + 1);
    return whole.slice(0, from) + put + whole.slice(from + cut);
  });

function expectLines(lines: readonly string[]): void {
  for (const line of lines) {
    expect(line).not.toMatch(/[\n\r\u2028]/);
    expect(line.length).toBeLessThan(300);
  }
}

describe("a link of any kind", () => {
  test("asks for nothing but what exists, in finite numbers, and each problem is one line", () => {
    fc.assert(
      fc.property(links, (link) => {
        const store = newState("", options);
        const { problems } = store.getState().share.choicesOf(link);
        const choices = store.getState().share.choicesOf(link).choices as State;
        expectLines(problems);
        expect(numbersIn(choices).every(Number.isFinite)).toBe(true);
        const {
          physics: { engineChoices },
          appearance: { view },
        } = choices;
        expect(["plummer", "spline"]).toContain(engineChoices.kernel);
        expect(["monopole", "quadrupole"]).toContain(engineChoices.multipole);
        expect(["dark", "print"]).toContain(view.theme);
        expect(Object.keys(text.density.names)).toContain(view.shows);
        expect(["speed", "galaxy"]).toContain(view.colour);
        expect(["physical", "own"]).toContain(choices.units.units);
        expect(["auto", "gpu", "cpu"]).toContain(choices.physics.machine);
        expect(["merger", "sphere"]).toContain(choices.play.scenario);
        if (view.low && view.high) expect(view.low).toBeLessThan(view.high);
        // Followed, it gives a state that can be linked to again.
        store.getState().share.follow(link);
        expect(asked(addressOf(store), options).problems).toEqual([]);
      }),
      { numRuns: 600 },
    );
  });

  test("that was damaged on its way never throws", () => {
    const good =
      "?scenario=sphere&n=500&seed=4&theta=0.5&eps=0.02&dt=0.0156&solver=bonsai&colour=speed&kernel=spline&leaf=8&low=0.1&high=3&compare=theta&right=1&view=1,2,3,0,0,0&check=0badcafe";
    expect(asked(good, options).problems).toEqual([]);
    fc.assert(
      fc.property(damaged, (damage) => {
        expectLines(asked(damage(good), options).problems);
      }),
      { numRuns: 600 },
    );
  });

  test.each([
    ["?kernel=constructor", /kernel=constructor/],
    ["?units=toString", /units=toString/],
    ["?theme=__proto__", /theme=__proto__/],
    ["?colour=nothing", /colour=nothing/],
    ["?view=1,2,3,4,5,1e300", /view=1,2,3,4,5,1e300/],
    ["?low=5&high=2", /low=5/],
    ["?check=%0Aall+is+well", /check=/],
    ["?scenario=a%0Ab", /scenario “a b”/],
  ])("%s is refused in one line", (link, why) => {
    const { choices, problems } = asked(link, options);
    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatch(why);
    expect(choices).toEqual(asked("", options).choices);
  });

  test("of a run in any units goes round: its lengths and times are as large or small as they are", () => {
    const settings = { theta: 0.6, softening: 3e18, timestep: 1e-13 };
    const store = newState();
    store.setState({ physics: { settings } });
    const { choices, problems } = asked(addressOf(store), options);
    expect(problems).toEqual([]);
    expect(choices.share!.linked!.settings).toEqual(settings);
  });
});

const json = fc.jsonValue().map((value) => JSON.stringify(value));
const near = (list: string) =>
  fc
    .record({ antennae: fc.constant(list), version: fc.constant(1), [list]: fc.jsonValue() })
    .map((v) => JSON.stringify(v));

describe("stored presets and views of any kind", () => {
  const presets = writePresets([{ name: "Tails", address: "?scenario=sphere&n=500" }]);
  const views = writeViews([{ id: 1, place: "merger", name: "From above", stand: [0, 0, 9, 0, 0, 0] }]);

  test.each([
    ["presets", presets, readPresets],
    ["views", views, readViews],
  ] as const)("%s are read, or refused in one line", (list, good, read) => {
    expect(read(good)).toHaveLength(1);
    const broken = fc.oneof(
      json,
      near(list),
      fc.string(),
      damaged.map((damage) => damage(good)),
    );
    fc.assert(
      fc.property(broken, (words) => {
        let entries: readonly object[] = [];
        try {
          entries = read(words);
        } catch (error) {
          expect(error).toBeInstanceOf(Error);
          expectLines([(error as Error).message]);
          return;
        }
        expect(numbersIn(entries).every((x) => Number.isFinite(x) && Math.abs(x) <= 1e30)).toBe(true);
        for (const entry of entries) expect(typeof (entry as { name: unknown }).name).toBe("string");
      }),
      { numRuns: 1000 },
    );
  });

  test("a view from nowhere, or on the very point that it looks at, is none", () => {
    for (const stand of ["[1,2,3,4,5,1e300]", "[1,2,3,1,2,3]", "[1,2,3,4,5,1e999]"]) {
      const words = `{"version":1,"views":[{"place":"a","name":"b","stand":${stand}}]}`;
      expect(() => readViews(words)).toThrow(/entry 1/);
    }
  });

  test("a broken file of presets changes nothing", () => {
    const store = newState();
    store.getState().presets.keepPreset("A", "?n=1");
    const before = store.getState();
    const words =
      '{"antennae":"presets","version":1,"presets":[{"name":"B","address":"?n=2"},{"name":7,"address":"?"}]}';
    expect(() => store.getState().presets.importPresets(words)).toThrow(/entry 2/);
    expect(store.getState()).toBe(before);
  });
});
