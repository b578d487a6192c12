import { describe, expect, it } from "vitest";
import { allowedOf, type Setting } from "../../src/engine/setting.ts";
import { changeSettings, DEFAULT_SETTINGS, SETTINGS } from "../../src/engine/settings.ts";

describe("settings that change", () => {
  it("are the old ones but for the change", () => {
    const changed = changeSettings(DEFAULT_SETTINGS, { theta: 0.4, timestep: -1, leafSize: 3 });
    expect(changed).toEqual({ ...DEFAULT_SETTINGS, theta: 0.4, timestep: -1, leafSize: 3 });
    expect(DEFAULT_SETTINGS.theta).toBe(0.6);
  });

  it.each([
    [{ solver: "direct" }, "solver = direct: fixed when the engine is made; make a new one"],
    [{ gravity: 4.3 }, "gravity = 4.3: fixed when the engine is made; make a new one"],
    [{ kernel: "spline" as const }, "kernel = spline: fixed when the engine is made; make a new one"],
    [{ multipole: "monopole" as const }, "multipole = monopole: fixed when the engine is made; make a new one"],
    [{ theta: 3 }, "theta = 3: it must be from 0.01 to 2"],
    [{ gravity: "tree" as never }, 'gravity = "tree": it must be a number above 0'],
    [{ leafSize: 17 }, "leafSize = 17: it must be a whole number from 1 to 16 bodies"],
    [{ timestep: 0 }, "timestep = 0: it must be a number other than 0, in time units"],
    [{ eta: 0 }, "eta = 0: it must be a number above 0"],
    [{ softening: Number.NaN }, "softening = NaN: it must be 0 or more, in length units"],
    [{ rebuildInterval: 1.5 }, "rebuildInterval = 1.5: it must be a whole number of steps, 1 or more"],
    [{ precision: "double" as never }, 'precision = "double": it must be one of single, extended'],
    [{ solver: 3 as never }, "solver = 3: it must be a name"],
  ])("are refused in one line: %o", (change, message) => {
    expect(() => changeSettings(DEFAULT_SETTINGS, change)).toThrow(message);
  });

  it("may name what is fixed, as it is", () => {
    const { solver, gravity, kernel, multipole } = DEFAULT_SETTINGS;
    expect(changeSettings(DEFAULT_SETTINGS, { solver, gravity, kernel, multipole })).toEqual(DEFAULT_SETTINGS);
  });

  it("are typed once: every number's edges are taken, and what lies beyond is refused with the words of its record", () => {
    for (const [name, setting] of Object.entries(SETTINGS) as [string, Setting<unknown>][]) {
      if (typeof setting.default !== "number" || setting.fixed) continue;
      const { min, max, above } = setting;
      const to = (value: number) => () => changeSettings(DEFAULT_SETTINGS, { [name]: value });
      for (const edge of [min, max]) if (edge !== undefined) expect(to(edge)).not.toThrow();
      const beyond = [min !== undefined && min - 1, max !== undefined && max + 1, above, setting.notZero && 0];
      for (const value of beyond)
        if (typeof value === "number")
          expect(to(value)).toThrow(`${name} = ${value}: it must be ${allowedOf(setting as Setting<never>)}`);
    }
  });
});
