import { describe, expect, it } from "vitest";
import { changeSettings, DEFAULT_SETTINGS } from "../../src/engine/settings.ts";

describe("settings that change", () => {
  it("are the old ones but for the change", () => {
    const changed = changeSettings(DEFAULT_SETTINGS, { theta: 0.4, timestep: -1, leafSize: 3 });
    expect(changed).toEqual({ ...DEFAULT_SETTINGS, theta: 0.4, timestep: -1, leafSize: 3 });
    expect(DEFAULT_SETTINGS.theta).toBe(0.6);
  });

  it.each([
    [{ solver: "direct" }, "solver = direct: it is chosen when the engine is made; make a new one"],
    [{ gravity: 4.3 }, "gravity = 4.3: it is chosen when the engine is made; make a new one"],
    [{ kernel: "spline" as const }, "kernel = spline: it is chosen when the engine is made; make a new one"],
    [{ multipole: "monopole" as const }, "multipole = monopole: it is chosen when the engine is made; make a new one"],
    [{ theta: 3 }, "theta = 3: it must be from 0.01 to 2"],
    [{ leafSize: 17 }, "leafSize = 17: it must be a whole number from 1 to 16 bodies"],
    [{ timestep: 0 }, "timestep = 0: it must be a number other than 0, in time units"],
  ])("are refused in one line: %o", (change, message) => {
    expect(() => changeSettings(DEFAULT_SETTINGS, change)).toThrow(message);
  });

  it("may name what is fixed, as it is", () => {
    const { solver, gravity, kernel, multipole } = DEFAULT_SETTINGS;
    expect(changeSettings(DEFAULT_SETTINGS, { solver, gravity, kernel, multipole })).toEqual(DEFAULT_SETTINGS);
  });
});
