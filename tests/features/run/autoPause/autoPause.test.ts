import { describe, expect, test } from "vitest";
import { emptyBodies } from "../../../../src/data/bodies/bodies.ts";
import { keplerOf } from "../../../../src/data/scenarios/kepler.ts";
import { incomingState } from "../../../../src/data/scenarios/orbit.ts";
import { plummerMerger } from "../../../../src/data/scenarios/plummerMerger.ts";
import { Approach, betweenGalaxies } from "../../../../src/features/run/autoPause/approach.ts";
import { AutoPauseController } from "../../../../src/features/run/autoPause/controller.ts";
import { wantedSteps } from "../../../../src/features/run/play/state.ts";
import { UndoController } from "../../../../src/features/shell/undo/controller.ts";
import { stepsToStop } from "../../../../src/run/frames.ts";
import { Keeper } from "../../../../src/run/kept/keeper.ts";
import { addressOf, asked, newState } from "../../kit/fixtures.ts";

describe("the closest approach", () => {
  test.each([0.2, 0.9, 1, 1.6])(
    "of an orbit of eccentricity %s is met within three steps, by a look every fourth step at most",
    (eccentricity) => {
      const separation = eccentricity < 0.5 ? 1.2 : 5;
      let { position, velocity } = incomingState(2, { pericentre: 1, eccentricity, separation });
      const wanted = keplerOf(2, { position, velocity }).timeToPericentre;
      const approach = new Approach();
      const step = 1 / 256;
      let [time, looks, next] = [0, 0, 0];
      for (let k = 0; k < 100_000; k++) {
        // The frames look every 40 steps, or where they are told to stop.
        if (time >= next - 1e-9) {
          looks++;
          const found = approach.look(time, position);
          if (found.passed) break;
          next = found.next === null ? time + 40 * step : Math.max(found.next, time + step);
        }
        // Leapfrog.
        const r3 = Math.hypot(...position) ** 3;
        const kicked = velocity.map((v, c) => v - (step / 2) * 2 * (position[c]! / r3));
        position = position.map((x, c) => x + step * kicked[c]!) as unknown as typeof position;
        const after = Math.hypot(...position) ** 3;
        velocity = kicked.map((v, c) => v - (step / 2) * 2 * (position[c]! / after)) as unknown as typeof velocity;
        time += step;
      }
      expect(Math.abs(time - wanted)).toBeLessThan(3.5 * step);
      expect(looks).toBeLessThan(time / step / 4);
    },
  );

  test("is told of nothing that parts, nor of one look alone", () => {
    const approach = new Approach();
    expect(approach.look(0, [1, 0, 0])).toEqual({ passed: false, next: null });
    expect(approach.look(1, [2, 0, 0])).toEqual({ passed: false, next: null });
    expect(approach.look(2, [3, 0, 0])).toEqual({ passed: false, next: null });
  });

  test("galaxies are where they shine", () => {
    const bodies = plummerMerger.make({}, { n: 3000, seed: 1 });
    const positions = new Float32Array(4 * 1500);
    for (let k = 0; k < 1500; k++) positions.set(bodies.position.subarray(6 * k, 6 * k + 3), 4 * k);
    const centre = (g: number) =>
      [0, 1, 2].map((c) => {
        let [sum, count] = [0, 0];
        for (let i = 0; i < bodies.count; i++)
          if (bodies.galaxy[i] === g) [sum, count] = [sum + bodies.position[3 * i + c]!, count + 1];
        return sum / count;
      });
    const [one, two] = [centre(0), centre(1)];
    // Medians of 500 bodies of widths near 0.6.
    for (const [k, x] of betweenGalaxies(bodies, { stride: 2, positions })!.entries())
      expect(Math.abs(x - (two[k]! - one[k]!))).toBeLessThan(0.15);
    expect(betweenGalaxies(emptyBodies(4), { stride: 1, positions: new Float32Array(16) })).toBeNull();
  });
});

describe("stops of the frames", () => {
  const at = (time: number, timestep = 0.25) => ({ time, settings: { timestep } }) as Parameters<typeof stepsToStop>[0];

  test("the nearest ahead, in whole steps; 0 where the run stands at it or has just passed it; none behind", () => {
    expect(stepsToStop(at(0), [1, 2])).toBe(4);
    expect(stepsToStop(at(0), [0.9])).toBe(4);
    expect(stepsToStop(at(1), [1])).toBe(0);
    expect(stepsToStop(at(1 + 1e-9), [1, 5])).toBe(0);
    expect(stepsToStop(at(1.2), [1.1])).toBe(0);
    expect(stepsToStop(at(2), [1, 3])).toBe(4);
    expect(stepsToStop(at(2), [])).toBe(Number.POSITIVE_INFINITY);
    expect(stepsToStop(at(2, -0.25), [1, 3])).toBe(4);
  });
});

describe("a run that is asked to pause at the closest approach", () => {
  /** Two galaxies of a body each that pass each other at time 3; `steps` at once where nothing stops the run. */
  async function flight(steps: number, timestep: number, start = 0, galaxies = 2) {
    const bodies = emptyBodies(2);
    bodies.galaxy[1] = galaxies - 1;
    const store = newState();
    const engine = {
      time: start,
      settings: { timestep },
      measure: async () => ({
        time: engine.time,
        stride: 1,
        positions: Float32Array.of(0, 0, 0, 1, engine.time - 3, 0.5, 0, 1),
      }),
    };
    const asked: Promise<unknown>[] = [];
    const simulation = {
      keeper: new Keeper(),
      engine,
      run: { bodies },
      ask: (work: Promise<unknown>) => asked.push(work),
    };
    const controller = new AutoPauseController(store as never, simulation as never);
    controller.begin({ engine } as never);
    store.getState().play.setPlaying(true);
    store.getState().autoPause.setHalts({ haltPericentre: true });
    for (let frame = 0; frame < 1000 && store.getState().play.playing; frame++) {
      const { haltStops } = store.getState().autoPause;
      const stop = stepsToStop(engine as never, haltStops);
      engine.time += Math.min(steps, stop) * timestep;
      if (stop <= steps) controller.arrived();
      await Promise.all(asked.splice(0));
    }
    return { time: engine.time, playing: store.getState().play.playing };
  }

  test.each([
    [1, 1 / 64, 0],
    [960, 1 / 64, 0],
    [960, -1 / 64, 6],
  ])("%d steps a frame, of %d, from time %d: does within two steps of it", async (steps, timestep, start) => {
    const { time, playing } = await flight(steps, timestep, start);
    expect(playing).toBe(false);
    expect(Math.abs(time - 3)).toBeLessThan(2.5 * Math.abs(timestep));
  });

  test("goes on where there is one galaxy only", async () => {
    expect(await flight(960, 1 / 64, 0, 1)).toMatchObject({ playing: true });
  });
});

describe("a pause that is reached is set no more, and is no step of “Undo”", () => {
  function paused(time: number) {
    const store = newState();
    const engine = { time, settings: { timestep: 1 / 64 } };
    const simulation = {
      keeper: new Keeper(),
      engine,
      run: { bodies: emptyBodies(2) },
      ask: (work: Promise<unknown>) => work,
    };
    const controller = new AutoPauseController(store as never, simulation as never);
    const undo = new UndoController(store as never, simulation as never);
    undo.begin();
    return { store, controller };
  }

  test("at a time", () => {
    const { store, controller } = paused(1);
    store.getState().autoPause.setHalts({ haltAt: 1 });
    store.getState().physics.set({ softening: 0.5 });
    expect(store.getState().undo.undoable).toBe("Softening");
    controller.arrived();
    expect(store.getState()).toMatchObject({
      play: { playing: false },
      autoPause: { haltAt: null },
      undo: { undoable: "Softening" },
    });
    // What the person sets next is one again.
    store.getState().autoPause.setHalts({ haltAt: 2 });
    expect(store.getState().undo.undoable).toBe("At a time");
  });

  test("above an energy error", () => {
    const { store, controller } = paused(1);
    store.getState().autoPause.setHalts({ haltEnergy: 1e-3 });
    store.getState().physics.set({ softening: 0.5 });
    store.getState().play.setPlaying(true);
    controller.measured({ energyError: 0.1, time: 1 } as never);
    expect(store.getState()).toMatchObject({
      play: { playing: false },
      autoPause: { haltEnergy: null },
      undo: { undoable: "Softening" },
    });
  });

  test("at the closest approach", async () => {
    const store = newState();
    const bodies = emptyBodies(2);
    bodies.galaxy[1] = 1;
    let x = -3;
    const engine = {
      time: 0,
      settings: { timestep: 1 },
      measure: async () => ({ time: engine.time, stride: 1, positions: Float32Array.of(0, 0, 0, 1, x, 0.5, 0, 1) }),
    };
    const asked: Promise<unknown>[] = [];
    const simulation = {
      keeper: new Keeper(),
      engine,
      run: { bodies },
      ask: (work: Promise<unknown>) => asked.push(work),
    };
    const controller = new AutoPauseController(store as never, simulation as never);
    new UndoController(store as never, simulation as never).begin();
    store.getState().autoPause.setHalts({ haltPericentre: true });
    store.getState().physics.set({ softening: 0.5 });
    store.getState().play.setPlaying(true);
    for (let step = 0; step < 20 && store.getState().play.playing; step++) {
      controller.arrived();
      await Promise.all(asked.splice(0));
      [engine.time, x] = [engine.time + 1, x + 1];
    }
    expect(store.getState()).toMatchObject({
      play: { playing: false },
      autoPause: { haltPericentre: false },
      undo: { undoable: "Softening" },
    });
  });
});

test("pauses and a speed in time stand in links", () => {
  const store = newState();
  store.setState({ autoPause: { haltAt: -2.5, haltEnergy: 1e-4, haltPericentre: true }, play: { wantedRate: 0.125 } });
  const { choices, problems } = asked(addressOf(store), { solvers: [{ name: "bonsai", title: "", help: "" }] });
  expect(problems).toEqual([]);
  expect(choices).toMatchObject({
    autoPause: { haltAt: -2.5, haltEnergy: 1e-4, haltPericentre: true },
    play: { wantedRate: 0.125 },
  });
  expect(asked("?until=x&energy-error=2").problems).toHaveLength(2);
  // Eight steps of 1/64 a second.
  expect(wantedSteps(store.getState())).toBe(8);
});
