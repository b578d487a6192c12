import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { readAddress, writeAddress } from "../../src/state/shareLink.ts";
import { newState, SCENARIOS } from "./fixtures.ts";

const limits = { scenarios: SCENARIOS, maxBodies: 100_000, solvers: [{ name: "bonsai" }] };

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
          store.setState({ scenario, n, seed, playing, settings: { theta, softening, timestep } });
          const { wishes, problems } = readAddress(writeAddress(store.getState()), limits);
          expect(problems).toEqual([]);
          expect(wishes).toMatchObject({ scenario, n, seed, theta, softening, timestep });
          expect(wishes.paused ?? false).toBe(!playing);
        },
      ),
    );
  });

  test.each([
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
    const { wishes, problems } = readAddress(address, limits);
    expect(wishes).toEqual({});
    expect(problems).toHaveLength(1);
    expect(problems[0]).toContain(named);
    expect(problems[0]).not.toContain("\n");
  });

  test("paused=0 plays", () => {
    expect(readAddress("?paused=0", limits).wishes.paused).toBe(false);
    expect(readAddress("?paused=1", limits).wishes.paused).toBe(true);
  });
});
