import { describe, expect, it } from "vitest";
import { FLOWS } from "../../../../src/data/vortices/scenarios.ts";
import { coreConstant, ringSpeed } from "../../../../src/data/vortices/theory.ts";
import type { FlowMeasurement } from "../../../../src/engine/index.ts";
import { ringTheory } from "../../../../src/features/analyse/accuracy/ringTheory.ts";
import { verdict } from "../../../../src/features/analyse/accuracy/trust.ts";
import { FLOW_PLOTS } from "../../../../src/features/analyse/plots/kinds/flow.ts";
import { along } from "../../../../src/features/run/vortices/along.ts";
import { addressOf, asked, newState } from "../../kit/fixtures.ts";
import { measurement } from "../../kit/measurement.ts";

const error = (mean: number) => ({ mean, p99: 2 * mean });

/** What is measured of rings of radius 1 about one axis. */
const flowOf = (heights: readonly number[], change: Partial<FlowMeasurement> = {}): FlowMeasurement => ({
  ...{ strength: 6, enstrophy: 100, helicity: 0, circulation: heights.map(() => 1) },
  rings: heights.map((height) => ({ radius: 1, height, speed: 0.3 })),
  ...{ centre: [0, 0, 0], drift: [0, 0, 0.3] },
  errors: { velocity: error(1e-4), gradient: error(1e-4), samples: 64 },
  ...change,
});

describe("speeds of rings by theory", () => {
  const state = (scenario: string, values = {}) => ({
    play: { scenarios: FLOWS, scenario, values, source: { kind: "scenario" } as const },
  });

  it("are Saffman's of one ring with a Gaussian core, Kelvin's with a uniform one, as the core narrows", () => {
    const [gaussian] = ringTheory(flowOf([0]), state("vortex-ring"))!;
    expect(gaussian).toBeCloseTo(ringSpeed(1, 1, 0.1, coreConstant("gaussian")), 12);
    const wide = { ...flowOf([0]), rings: [{ radius: 4, height: 0, speed: 0 }] };
    const [uniform] = ringTheory(wide, state("vortex-ring", { profile: 1, core: 0.2 }))!;
    expect(uniform).toBeCloseTo(ringSpeed(4, 1, 0.1, coreConstant("uniform")), 12);
  });

  it("say that each of two rings carries the other along, the more the nearer", () => {
    const one = ringSpeed(1, 1, 0.1, coreConstant("gaussian"));
    const [near, far] = [0.5, 5].map((gap) => ringTheory(flowOf([0, gap]), state("leap-frogging-rings"))!);
    expect(near![0]).toBeCloseTo(near![1]!, 12);
    expect(near![0]).toBeGreaterThan(far![0]!);
    expect(far![0]! - one).toBeGreaterThan(0);
    expect(far![0]! - one).toBeLessThan(0.01);
  });

  it("are none where rings are no circles", () => {
    expect(ringTheory(flowOf([0]), state("trefoil-knot"))).toBeNull();
  });
});

it("plots of a flow have what changed since the start, each ring, and theory beside it where there is one", () => {
  const store = newState();
  const { addMoment } = store.getState().accuracy;
  addMoment(measurement({ step: 0, total: 2, momentum: [0, 0, 3], flow: flowOf([0, 1]) }), [0.31, 0.32]);
  const flow = flowOf([0, 1], { enstrophy: 150, circulation: [1, 1.5] });
  addMoment(measurement({ step: 1, time: 1, total: 1, momentum: [0, 0, 6], flow }), [0.4, 0.5]);
  const { history } = store.getState().accuracy;
  const measured = { history, differences: [], race: [], tracks: [], profile: null, galaxy: 0 };
  const [speeds, radii, kept, stretched] = FLOW_PLOTS.map((plot) => plot.of(measured));
  expect(speeds!.x).toEqual([0, 1]);
  expect(speeds!.series.map(({ values }) => values)).toEqual([
    [0.3, 0.3],
    [0.31, 0.4],
    [0.3, 0.3],
    [0.32, 0.5],
  ]);
  expect(radii!.series).toHaveLength(2);
  expect(kept!.series.map(({ values }) => values[1])).toEqual([1, -0.5, 0, 0.5]);
  expect(stretched!.series.map(({ values }) => values[1])).toEqual([0.5, 0]);
});

it("a flow is trusted by its velocities, then by its energy", () => {
  const of = (velocity: number, energyError: number) =>
    verdict(
      measurement({
        energyError,
        flow: flowOf([0], { errors: { velocity: error(velocity), gradient: error(0), samples: 9 } }),
      }),
    );
  expect(of(1e-3, 1e-3).level).toBe("good");
  expect(of(1e-2, 1e-3)).toMatchObject({ level: "doubtful", advice: expect.stringContaining("opening angle") });
  expect(of(1e-3, 0.2)).toMatchObject({ level: "bad", advice: expect.stringContaining("time step") });
});

it("the camera comes to the middle of a flow and goes along with it", () => {
  const seen = { time: 1, centre: [0, 0, 2], drift: [0, 0, 0.5] } as const;
  let target = [1, 0, 0];
  for (let frame = 1; frame <= 200; frame++) {
    const by = along(seen, 1 + 0.01 * frame, 0.01, target as [number, number, number]);
    target = target.map((x, k) => x + by[k]!);
  }
  expect(target[0]).toBeCloseTo(0, 4);
  expect(target[2]).toBeCloseTo(2 + 0.5 * 2, 4);
});

it("a link says on what strengths follow and how viscous the fluid is; a galaxy's does not", () => {
  const store = newState("?scenario=vortex-ring&stretching=lines&viscosity=0.002", { scenarios: FLOWS });
  expect(store.getState().physics.engineChoices).toMatchObject({ stretching: "lines", viscosity: 0.002 });
  expect(addressOf(store)).toMatch(/stretching=lines.*viscosity=0.002/);
  store.setState({ play: { scenarios: FLOWS.map((flow) => ({ ...flow, kind: "galaxy" })) } });
  expect(addressOf(store)).not.toMatch(/stretching|viscosity/);
  expect(asked("?scenario=vortex-ring&stretching=none&viscosity=-1", { scenarios: FLOWS }).problems).toHaveLength(2);
});

it("a link says where the camera stays", () => {
  expect(asked("?stay=1").choices).toMatchObject({ vortices: { followVortices: false } });
  expect(asked("").choices).toMatchObject({ vortices: { followVortices: true } });
});
