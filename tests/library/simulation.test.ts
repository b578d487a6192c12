import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import {
  bodiesOf,
  COLUMNS,
  GADGET_UNITS,
  GALACTICS_UNITS,
  type OwnForceBodies,
  plummer,
  potentials,
  read,
  Simulation,
} from "../../src/library/index.ts";
import { hernquist, MODELS, make, moved, SCENARIOS } from "../../src/library/models.ts";
import { choices } from "../../src/physics/external/choice.ts";

const CPU = { backend: "cpu", softening: 0.02, timestep: 1 / 64 } as const;
const folder = mkdtempSync(join(tmpdir(), "antennae-library-"));
afterAll(() => rmSync(folder, { recursive: true }));

const two = () => bodiesOf({ position: [-1, 0, 0, 1, 0, 0], velocity: [0, -0.5, 0, 0, 0.5, 0], mass: 1 });

describe("a simulation on the processor", () => {
  it("does what the contract's lines say", async () => {
    const sim = await Simulation.create(plummer({ n: 512, seed: 1 }), { ...CPU, timestep: 1 / 128, softening: 0.01 });
    expect(await sim.run({ steps: 10 })).toEqual({ steps: 10, time: 10 / 128, stopped: null });
    const { kinetic, potential, total } = await sim.energies();
    expect(total).toBeCloseTo(kinetic + potential, 12);
    // Henon units.
    expect(total).toBeCloseTo(-0.25, 1);
    const density = await sim.read("density");
    expect(density.length).toBe(512);
    expect(density.every((rho) => rho > 0)).toBe(true);
    sim.set({ theta: 0.75 });
    expect(sim.settings.theta).toBe(0.75);
    const engine = sim.engine;
    const added = await sim.add(plummer({ n: 64, seed: 2 }), { at: [4, 0, 0], velocity: [0, 0.5, 0] });
    expect(added).toEqual({ first: 512, count: 64 });
    expect(sim.engine).toBe(engine);
    expect((await sim.measure()).step).toBe(10);
    expect([sim.count, sim.steps, sim.time]).toEqual([576, 10, 10 / 128]);
    expect(sim.gpu).toBeNull();
    const path = join(folder, "out.hdf5");
    await sim.save(path);
    const { bodies } = await read(path);
    expect([bodies.count, bodies.time]).toEqual([576, sim.time]);
    expect(bodies.position).toEqual(await sim.read("position"));
    await sim.close();
  });

  it("runs to a time with heartbeats, and stops where one says so", async () => {
    const sim = await Simulation.create(two(), CPU);
    const beats: number[] = [];
    const result = await sim.run({ until: 1, every: 0.25, heartbeat: (s) => void beats.push(s.time) });
    expect(beats).toEqual([0.25, 0.5, 0.75, 1]);
    expect(result).toEqual({ steps: 64, time: 1, stopped: null });
    const stopped = await sim.run({ until: 10, every: 0.5, heartbeat: async (s) => s.time >= 2 && s.stop("enough") });
    expect(stopped).toEqual({ steps: 64, time: 2, stopped: "enough" });
    // Backwards to where it came from.
    sim.set({ timestep: -1 / 64 });
    await sim.run({ until: 0 });
    expect(sim.time).toBe(0);
    expect((await sim.read("position"))[0]).toBeCloseTo(-1, 5);
    await sim.close();
  });

  it("ends by a signal, and goes on", async () => {
    const sim = await Simulation.create(two(), CPU);
    const control = new AbortController();
    const heartbeat = () => sim.time >= 0.5 && control.abort(new Error("enough"));
    await expect(sim.run({ signal: control.signal, heartbeat: () => void heartbeat() })).rejects.toThrow("enough");
    expect(sim.time).toBe(0.5);
    await sim.run({ steps: 1 });
    expect(sim.steps).toBe(33);
    await sim.close();
  });

  it("gives frames as they are taken", async () => {
    const sim = await Simulation.create(two(), CPU);
    const seen: [number, number][] = [];
    for await (const { time, position, velocity } of sim.frames({
      every: 0.25,
      until: 0.6,
      columns: ["position", "velocity"],
    }))
      seen.push([time, position.length + velocity.length]);
    expect(seen).toEqual([0, 0.25, 0.5, 39 / 64].map((time) => [time, 12]));
    sim.set({ timestep: -1 / 64 });
    const back: number[] = [];
    for await (const { time } of sim.frames({ every: 0.25, until: 0.25 })) back.push(time);
    expect(back).toEqual([39 / 64, 23 / 64, 0.25]);
    sim.set({ timestep: 1 / 64 });
    for await (const { time } of sim.frames()) if (time > 1) break;
    expect(sim.time).toBe(65 / 64);
    await sim.close();
  });

  it("goes back to a snapshot bit by bit", async () => {
    const sim = await Simulation.create(plummer({ n: 300 }), CPU);
    await sim.run({ steps: 3 });
    const kept = await sim.snapshot();
    await sim.run({ steps: 5 });
    const then = await sim.read("position");
    await sim.restore(kept);
    expect(sim.steps).toBe(3);
    await sim.run({ steps: 5 });
    expect(await sim.read("position")).toEqual(then);
    await sim.close();
  });

  it("takes bodies away, by number or by question", async () => {
    const sim = await Simulation.create(plummer({ n: 100 }), CPU);
    await sim.run({ steps: 2 });
    const before = await sim.read("position");
    await sim.remove([0, 99]);
    expect(await sim.read("position")).toEqual(before.slice(3, 297));
    await sim.remove((body) => body >= 10);
    expect([sim.count, sim.steps]).toEqual([10, 2]);
    expect([...(await sim.read("id"))]).toEqual(Array.from({ length: 10 }, (_, i) => i + 1));
    await sim.close();
  });

  it("reads every column, in the bodies' order and units", async () => {
    const sim = await Simulation.create(two(), { ...CPU, softening: 0 });
    for (const name of COLUMNS) expect([2, 6], name).toContain((await sim.read(name)).length);
    expect(Array.from(await sim.read("acceleration"))).toEqual([0.25, 0, 0, -0.25, 0, 0]);
    expect(Array.from(await sim.read("potential"))).toEqual([-0.5, -0.5]);
    await sim.close();
  });

  it("adds a force of one's own to the leapfrog", async () => {
    // A spring on a body without mass: leapfrog's own ellipse, whose phase is 2 asin(w dt / 2) a step.
    const bodies = bodiesOf({ position: [1, 0, 0, 0, 2, 0], velocity: new Float32Array(6), mass: 0 });
    const sim = await Simulation.create(bodies, {
      ...CPU,
      timestep: 1 / 16,
      force: ({ position }, acceleration) => {
        for (let k = 0; k < 6; k++) acceleration[k] = -4 * position[k]!;
      },
    });
    await sim.run({ steps: 40 });
    const phase = 40 * 2 * Math.asin(2 / 32);
    const position = await sim.read("position");
    expect(position[0]).toBeCloseTo(Math.cos(phase), 5);
    expect(position[4]).toBeCloseTo(2 * Math.cos(phase), 5);
    expect(sim.steps).toBe(40);
    await sim.close();
  });

  it("feels external potentials: a test particle's circle in a point mass", async () => {
    const circle = bodiesOf({ position: [1, 0, 0, 0, 1, 0], velocity: [0, 1, 0, -1, 0, 0], mass: 0 });
    const external = [potentials.point({ mass: 1 })];
    const sim = await Simulation.create(circle, { ...CPU, timestep: Math.PI / 256, external });
    await sim.run({ steps: 512 });
    const position = await sim.read("position");
    // Leapfrog's phase error is (w dt)^2 / 24 of the angle.
    expect(position[0]).toBeCloseTo(1, 4);
    expect(position[1]).toBeCloseTo((-2 * Math.PI * (Math.PI / 256) ** 2) / 24, 3);
    await sim.close();
  });

  it("takes softening and time step from the bodies where none is given", async () => {
    const sim = await Simulation.create(hernquist({ n: 400 }), { backend: "cpu" });
    expect(sim.settings.softening).toBeGreaterThan(0);
    expect(sim.settings.softening).not.toBe(0.02);
    await sim.close();
  });
});

describe("what is chosen where nothing is said", () => {
  const settings = async (...[bodies, options]: Parameters<typeof Simulation.create>) => {
    const sim = await Simulation.create(bodies, { backend: "cpu", ...options });
    await sim.close();
    return sim.settings;
  };

  it("a star and its planet are points, and go round: no softening, and the orbit closes", async () => {
    const bodies = bodiesOf({ position: [0, 0, 0, 1, 0, 0], velocity: [0, 0, 0, 0, 1, 0], mass: [1, 1e-3] });
    const sim = await Simulation.create(bodies, { backend: "cpu" });
    expect(sim.settings.softening).toBe(0);
    await sim.run({ until: (2 * Math.PI) / Math.sqrt(1.001) });
    const [sx, sy, , px, py] = await sim.read("position");
    expect(Math.hypot(px! - sx! - 1, py! - sy!)).toBeLessThan(2 * sim.settings.timestep);
    await sim.close();
  });

  it("keeps the total momentum where it is told to", async () => {
    const share = async (momentum: boolean) => {
      const sim = await Simulation.create(plummer({ n: 600, seed: 1 }), { ...CPU, theta: 0.9, momentum });
      await sim.run({ steps: 8 });
      const [mass, velocity] = [await sim.read("mass"), await sim.read("velocity")];
      await sim.close();
      return Math.hypot(...[0, 1, 2].map((k) => mass.reduce((sum, m, i) => sum + m * velocity[3 * i + k]!, 0)));
    };
    expect(await share(true)).toBeLessThan(1e-7);
    expect(await share(false)).toBeGreaterThan(1e-6);
  });

  it("steps follow external fields, given or brought along, and a force of one's own asks for them", async () => {
    const units = GALACTICS_UNITS;
    const sun = bodiesOf({ position: [8, 0, 0, 4, 0, 0], velocity: [0, 2.2, 0, 0, 2, 0], mass: 0, units });
    const external = [potentials.milkyWay2014()];
    const { timestep, softening } = await settings(sun, { external });
    // A turn at 4 kpc takes 12 units.
    expect(timestep).toBeLessThan(0.1);
    expect(softening).toBe(0);
    expect((await settings({ ...sun, fields: ["mw2014"] })).timestep).toBe(timestep);
    await expect(settings(sun, { force: () => {} })).rejects.toThrow(/^timestep is missing: with an own force/);
  });

  it("a scenario brings its own settings, changed bodies don't, and moved ones by their scale", async () => {
    const { theta, softening, timestep } = SCENARIOS.find(({ name }) => name === "antennae")!.defaults;
    const bodies = make("antennae", { n: 400 });
    expect(await settings(bodies)).toMatchObject({ theta, softening, timestep });
    expect(await settings(bodies, { softening: 0.5 })).toMatchObject({ softening: 0.5, timestep });
    expect((await settings({ ...bodies })).softening).not.toBe(softening);
    const wide = moved(bodies, { at: [1, 2, 3], velocity: [0, 0, 5], scale: 4 });
    expect(await settings(wide)).toMatchObject({ softening: 4 * softening, timestep: 8 * timestep });
    expect(wide.position[1]).toBeCloseTo(4 * bodies.position[1]! + 2, 4);
    expect(wide.velocity[2]).toBeCloseTo(bodies.velocity[2]! / 2 + 5, 4);
    expect(() => moved(bodies, { by: [1, 2, 3] } as object)).toThrow(/^there is no move "by"; known: at, velocity/);
  });
});

describe("what means nothing says so", () => {
  it("the energy's error of bodies without mass, and of those that an own force moves, is null", async () => {
    const still = { position: [1, 0, 0, 0, 2, 0], velocity: new Float32Array(6) };
    const free = await Simulation.create(bodiesOf({ ...still, mass: 0 }), CPU);
    expect(await free.energies()).toMatchObject({ total: 0, error: null });
    await free.close();
    const pulled = await Simulation.create(bodiesOf({ ...still, mass: 1 }), {
      ...CPU,
      softening: 0,
      force: ({ position }, acceleration) => void acceleration.set(position.map((x) => -x)),
    });
    expect((await pulled.energies()).error).toBeNull();
    // The own force, and 1 / 5 of the pull between them along the unit vector.
    const pull = 0.2 / Math.sqrt(5);
    const acceleration = await pulled.read("acceleration");
    for (const [k, value] of [-1 - pull, 2 * pull, 0, pull, -2 - 2 * pull, 0].entries())
      expect(acceleration[k]).toBeCloseTo(value, 5);
    await pulled.close();
  });
});

describe("what can't be done", () => {
  it.each([
    [{ backend: "cpu", thetta: 0.5 }, /^there is no option "thetta"; known: theta, .*backend/],
    [{ backend: "tpu" }, /^backend = "tpu": it must be one of auto, gpu, cpu$/],
    [{ backend: "cpu", theta: 7 }, /^theta = 7: it must be from 0.01 to 2$/],
    [{ backend: "cpu", threads: 0 }, /^threads = 0: /],
    [{ backend: "cpu", multipole: "hexadecapole" }, /^backend = "cpu": [^\n]*hexadecapole/],
    [{ backend: "cpu", integrator: "hermite4" }, /^backend = "cpu": [^\n]*hermite4/],
    [{ backend: "cpu", external: [potentials.plummer({ mas: 1 })] }, /has no parameter "mas"/],
    [{ backend: "cpu", external: [potentials.milkyWay2014()] }, /^mw2014 is in kpc and km/],
    [{ backend: "cpu", external: potentials.nfw({ mass: 1 }) }, /^external must be a list/],
    [{ backend: "cpu", momentum: "yes" }, /^momentum = yes: it must be true or false/],
    [{ backend: "cpu", external: [{ nfw: { mass: 1 } }] }, /^external\[0\] is no field: make it by potentials/],
    [{ backend: "cpu", force: 3 }, /^force = 3: it must be a function/],
    [{ backend: "cpu", force: () => {}, integrator: "hermite4" }, /^integrator = "hermite4": an own force/],
  ])("create rejects %j in one line", async (options, line) => {
    await expect(Simulation.create(two(), options as object)).rejects.toThrow(line);
  });

  it("rejects where it is asked, in one line, and goes on", async () => {
    const sim = await Simulation.create(two(), CPU);
    const line = (text: string) => expect.objectContaining({ message: expect.stringMatching(text) });
    await expect(sim.run({})).rejects.toEqual(line("^a run without an end"));
    await expect(sim.run({ steps: 1, until: 1 })).rejects.toEqual(line("^a run takes steps or until"));
    await expect(sim.run({ steps: 1.5 })).rejects.toEqual(line("^steps = 1.5"));
    await expect(sim.run({ until: -1 })).rejects.toEqual(line("^until = -1 is behind"));
    await expect(sim.run({ until: 1, every: 0 })).rejects.toEqual(line("^every = 0"));
    await expect(sim.run({ until: 1, every: 0.5 })).rejects.toEqual(line("^every = 0.5: it needs a heartbeat"));
    await expect(sim.run(undefined as never)).rejects.toEqual(line("^a run without an end"));
    await expect(sim.run({ untill: 1 } as object)).rejects.toEqual(line('^there is no option of a run "untill"'));
    await expect(sim.frames({ columns: "velocity" as never }).next()).rejects.toEqual(line("it must be a list"));
    await expect(sim.add(two(), { position: [1, 0, 0] } as object)).rejects.toEqual(line('no place "position"'));
    expect(() => sim.set({ solver: "direct" })).toThrow(/^solver = direct: fixed by Simulation.create/);
    const first = sim.run({ steps: 5 });
    await expect(sim.run({ steps: 1 })).rejects.toEqual(line("^a run is under way"));
    await first;
    await expect(sim.read("rho" as "density")).rejects.toEqual(line('^there is no column "rho"; known: mass'));
    await expect(sim.remove([7])).rejects.toEqual(line("^there is no body 7"));
    await expect(sim.remove(() => true)).rejects.toEqual(line("^no body would be left"));
    await expect(sim.add(make("milky-way", { n: 10 }))).rejects.toEqual(line('^the bodies are in units "kpc'));
    await expect(sim.add(two(), { at: [0, Number.NaN, 0] })).rejects.toEqual(line("^at = 0,NaN,0"));
    await expect(sim.save("/nowhere/out.hdf5")).rejects.toEqual(line("^/nowhere/out.hdf5 can't be written"));
    await expect(sim.write("out.doc")).rejects.toEqual(line('"out.doc" names no format'));
    expect(() => sim.set({ eps: 1 } as object)).toThrow(/^there is no setting "eps"/);
    expect(sim.count).toBe(2);
    await sim.close();
    await sim.close();
    await expect(sim.energies()).rejects.toEqual(line("^the simulation was closed"));
    await expect(sim.run({ steps: 1 })).rejects.toEqual(line("^the simulation was closed"));
  });

  it("an own force that is no number names the body", async () => {
    const sim = await Simulation.create(two(), { ...CPU, force: (_, a) => a.fill(Number.NaN, 3) });
    await expect(sim.run({ steps: 1 })).rejects.toThrow(/^the force on body 1 is NaN/);
    await sim.close();
  });

  it.each([
    [({ count }: OwnForceBodies) => new Float32Array(3 * count), /^the force returned something/],
    [(bodies: object) => void (bodies as { velocity: number[] }).velocity[0], /can't see velocities/],
  ])("an own force that is none says so: %s", async (force, line) => {
    const sim = await Simulation.create(two(), { ...CPU, force });
    await expect(sim.run({ steps: 1 })).rejects.toThrow(line);
    await sim.close();
  });

  it.each([
    [() => bodiesOf({ position: [1, 2] }), /^position has 2 numbers/],
    [() => bodiesOf({ position: [1, 2, 3], mass: [1, 2] }), /^mass has 2 numbers; 1 are needed/],
    [() => bodiesOf({ position: [1, Number.NaN, 3] }), /^position\[1\] is NaN/],
    [() => bodiesOf({ position: [[1, 2, 3]] as never }), /^position has 1 numbers; it must be flat/],
    [() => bodiesOf({ position: [1, 2, 3], masses: [1] } as never), /^there is no table "masses"; known: position/],
    [() => bodiesOf({ position: [1, 2, 3], mass: -1 }), /^mass\[0\] is -1; it must be from 0/],
    [() => bodiesOf({ position: [1, 2, 3], galaxy: [300] }), /^galaxy\[0\] is 300; it must be from 0 to 255/],
    [() => bodiesOf({ position: [1, 2, 3], units: "kpc" as never }), /^units must have gravity/],
    [() => bodiesOf({ position: [1, 2, 3], units: { ...GADGET_UNITS, gravity: 1 } }), /^units: gravity is 1, and/],
    [() => plummer({ n: 0.5 }), /^plummer: n = 0.5/],
    [() => plummer(undefined as never), /^plummer: n = undefined/],
    [() => plummer({ n: 10, seed: "x" as never }), /^plummer: seed = x/],
    [() => plummer({ n: 10, cutt: 3 }), /^plummer has no parameter "cutt"/],
    [() => make("no such model"), /^there is no model or scenario "no such model"/],
  ])("%s throws one line", (make, line) => {
    expect(make).toThrow(line);
  });

  it("a file that is not there", async () => {
    await expect(read("/nowhere.hdf5")).rejects.toThrow("/nowhere.hdf5 can't be read: there is no such file");
  });
});

it("every external potential and every galaxy model has its function", () => {
  const { own, ...named } = potentials;
  expect(own({ wgsl: "" }).name).toBe("own");
  const made = Object.values(named).map((of) => of().name);
  expect(made.sort()).toEqual(
    choices()
      .map(([name]) => name.split(":")[0])
      .sort(),
  );
  for (const { name } of MODELS) expect(make(name, { n: 8, seed: 3 }).count, name).toBe(8);
});
