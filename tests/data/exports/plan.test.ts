import { describe, expect, it } from "vitest";
import { emptyBodies } from "../../../src/data/bodies/bodies.ts";
import { EXPORTS, findExport } from "../../../src/data/exports/index.ts";
import { readBodies } from "../../../src/data/files/index.ts";
import { bytesOf, PLAN, sample, textOf } from "./codes.ts";

/** A plan that can't be carried out, and what the one line must name. */
const WRONG: [string, Partial<typeof PLAN>, RegExp][] = [
  ["no softening", { softening: 0 }, /^softening 0: it must be above 0/],
  ["an opening angle of 0", { theta: 0 }, /^opening angle 0/],
  ["a step backwards", { timestep: -1 }, /^time step -1: it must be above 0/],
  ["an end before the beginning", { end: 1 }, /^end time 1: it must be after the bodies' own time, 1.25/],
  ["no interval", { interval: 0 }, /^snapshot interval 0/],
  ["more snapshots than four digits number", { interval: 1e-4 }, /^snapshot interval 0.0001: .* at most 9999/],
  ["steps without number", { timestep: 1e-9 }, /steps of 1e-9 to time 3.25: at most/],
  ["not a number", { softening: Number.NaN }, /^softening NaN/],
];

describe.each(EXPORTS)("what every export has: $name", (code) => {
  it.each(WRONG)("refuses %s in one line", async (_what, change, says) => {
    const fault = await code.files(sample(9), { ...PLAN, ...change }).catch((error: Error) => error.message);
    expect(fault).toMatch(says);
    expect(fault).not.toContain("\n");
  });

  it("refuses what it can't simulate, and gives massless bodies a mass that pulls no body", async () => {
    const two = (...mass: number[]) => ({ ...emptyBodies(mass.length), mass: Float32Array.from(mass), time: 1.25 });
    await expect(code.files(two(1), PLAN)).rejects.toThrow(/needs at least 2 bodies; there is 1$/);
    await expect(code.files(two(1, -1), PLAN)).rejects.toThrow(/body 1 has mass -1/);
    await expect(code.files(two(0, 0), PLAN)).rejects.toThrow(/no body has mass/);
    const bodies = sample(10);
    const massless = { ...bodies, mass: bodies.mass.map((m, i) => (i === 3 ? 0 : m)) };
    const result = await code.files(massless, PLAN);
    const back = (await readBodies(bytesOf(result))).bodies.mass;
    const least = Math.min(...back);
    expect(least).toBeGreaterThan(0);
    expect(least).toBeLessThan(1e-9 * [...back].sort((a, b) => a - b)[1]!);
    expect(result.notes).toContainEqual(expect.stringMatching(/^1 massless bodies were given mass/));
  });

  it("writes numbers as people would, without what rounding leaves in their last digits", async () => {
    for (const timestep of [0.016, 0.007, 0.3, 7]) {
      for (const softening of [0.02, 0.04, 0.07, 0.29]) {
        const { files } = await code.files(sample(9), { ...PLAN, softening, timestep, end: 1.55, interval: 0.1 });
        for (const { name, content } of files) {
          if (typeof content !== "string") continue;
          const long = (content.match(/\d+\.?\d*/g) ?? []).filter((n) => n.replace(/^0\.?0*|\./g, "").length > 15);
          expect(long, `${name}, step ${timestep}, softening ${softening}`).toEqual([]);
        }
      }
    }
  });

  it("has a README that says how to build and start it, and how to come back", async () => {
    const result = await code.files(sample(9), PLAN);
    const names = result.files.map((file) => file.name);
    expect(names.at(-1)).toBe("README.md");
    const readme = textOf(result, "README.md");
    expect(readme).toContain(`\n    ${result.start}\n`);
    for (const heading of ["Build", "Start", "Units", "Softening", "Accuracy", "Back to Antennae", "Compare"])
      expect(readme).toContain(`\n## ${heading}`);
    for (const name of names.slice(0, -1)) expect(readme).toContain(`\`${name}\``);
    expect(readme).toContain("git clone");
    expect(readme).toContain("time 1.25, to be continued to time 3.25");
    expect(readme).toMatch(/ forces bodies\.\S+ --theta 0\.55 --eps 0\.05 --kernel spline --out /);
    for (const note of result.notes) expect(readme).toContain(`- ${note}`);
    // The start command reads the parameter file that is there.
    expect(names).toContain(result.start.split(" ").at(-1));
  });
});

it("names the codes it knows when asked for another", () => {
  expect(() => findExport("pkdgrav")).toThrow(/no code "pkdgrav".*changa, gadget4, swift/);
});
