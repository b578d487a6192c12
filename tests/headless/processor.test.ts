import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { directSumOver } from "../../bench/directSum.ts";
import { forceErrors, spreadTargets } from "../../bench/forceError.ts";
import { readBodies } from "../../src/data/files/index.ts";
import { runCommandLine } from "../../src/headless/commandLine.ts";
import { NoGpu, requestDevice } from "../../src/headless/device.ts";
import { devices } from "../../src/headless/simulation.ts";
import { cli, result, scratchFolder } from "./commandLine.ts";

const folder = scratchFolder();
const at = (name: string) => join(folder, name);
const CPU = ["--engine", "cpu", "--threads", "2", "--solver", "bonsai"];

/** As `cli`, with whatever gives devices now. */
async function run(...words: string[]): Promise<{ code: number; out: string }> {
  let out = "";
  const code = await runCommandLine(words, { out: { write: (text) => (out += text) }, err: { write: () => true } });
  return { code, out };
}

beforeAll(async () => {
  await result("model", "plummer", "--n", "2048", "--seed", "5", "--out", at("sphere.tipsy"));
});

it("forces --engine cpu are those of Bonsai's criterion, and the JSON says what computed them", async () => {
  const words = ["--theta", "0.5", "--eps", "0.01", ...CPU, "--out", at("forces.f32")];
  const said = await result("forces", at("sphere.tipsy"), ...words);
  expect(said).toMatchObject({ n: 2048, engine: "cpu", clock: "wall", fellBack: false });
  expect(said.adapter).toContain("threads: 2");
  const bytes = readFileSync(at("forces.f32"));
  const forces = Float32Array.from({ length: bytes.length / 4 }, (_, i) => bytes.readFloatLE(4 * i));
  const { bodies } = await readBodies(readFileSync(at("sphere.tipsy")));
  const targets = spreadTargets(2048, 2048);
  const { acceleration } = forceErrors(forces, directSumOver(bodies, 0.01, targets), targets);
  expect(acceleration.p50).toBeLessThan(1.8e-4);
  expect(acceleration.p99).toBeLessThan(1.5e-3);
});

it("run --engine cpu keeps the energy and writes snapshots", async () => {
  const words = [
    "--dt",
    "0.0078125",
    "--steps",
    "32",
    "--every",
    "16",
    "--eps",
    "0.05",
    ...CPU,
    "--out",
    at("out.tipsy"),
  ];
  const said = await result("run", at("sphere.tipsy"), ...words);
  expect((said.energy as { largestError: number }).largestError).toBeLessThan(5e-4);
  expect(said.snapshots).toEqual([at("out.000016.tipsy"), at("out.000032.tipsy")]);
  expect(said.engine).toBe("cpu");
});

it("bench --engine cpu times the stages by the wall clock", async () => {
  const words = ["--model", "plummer", "--n", "1000", "--theta", "0.6", "--eps", "0.01", "--steps", "3", ...CPU];
  const said = await result("bench", ...words);
  expect(said).toMatchObject({ n: 1000, engine: "cpu", clock: "wall" });
  expect(Object.keys(said.stages as object)).toEqual(
    expect.arrayContaining(["kickDrift", "bounds", "keys", "sort", "reorder", "topology", "moments", "walk", "kick"]),
  );
});

it.each([
  [
    ["--engine", "cpu", "--multipole", "hexadecapole"],
    'multipole = "hexadecapole": the processor engine has monopole, quadrupole; choose one of them',
  ],
  [["--engine", "tpu"], '"tpu" is not known; it is one of gpu, cpu'],
])("forces %j says in one line what it can't", async (choices, message) => {
  const words = ["--theta", "0.5", "--eps", "0.01", ...choices, "--out", at("none.f32")];
  const { code, out, err } = await cli("forces", at("sphere.tipsy"), ...words);
  expect([code, out]).toEqual([1, ""]);
  expect(err).toContain(message);
  expect(err.trim().split("\n").at(-1)).toContain(message);
});

describe("where there is no GPU", () => {
  const asked: unknown[] = [];
  beforeEach(() => {
    asked.length = 0;
    devices.request = async (request) => {
      asked.push(request);
      throw new NoGpu();
    };
  });
  afterEach(() => {
    devices.request = requestDevice;
  });
  const forces = (...choices: string[]) => [
    ...["forces", at("sphere.tipsy"), "--theta", "0.5", "--eps", "0.01"],
    ...[...choices, "--out", at("forces.f32")],
  ];

  it("the processor computes, by any solver", async () => {
    expect(JSON.parse((await run(...forces())).out)).toMatchObject({ engine: "cpu", solver: "adaptive" });
    expect(asked).toEqual([{ adapter: "gpu", software: false }]);
    expect(JSON.parse((await run(...forces("--solver", "direct"))).out)).toMatchObject({
      engine: "cpu",
      solver: "direct",
    });
  });

  it("what only shaders have, a named adapter and --engine gpu ask for WebGPU by whatever means", async () => {
    for (const choices of [
      ["--multipole", "hexadecapole"],
      ["--engine", "gpu"],
      ["--adapter", "swift"],
    ])
      expect((await run(...forces(...choices))).code).toBe(1);
    expect(asked).toHaveLength(3);
    for (const request of asked) expect(request).toMatchObject({ software: true });
  });
});

it("run --until does as many steps as reach that time, and takes no number of steps beside it", async () => {
  const begin = ["run", at("sphere.tipsy"), "--dt", "0.25", "--eps", "0.05", ...CPU];
  expect(await result(...begin, "--until", "0.9")).toMatchObject({ steps: 4, time: 1 });
  expect(await result(...begin, "--until", "1")).toMatchObject({ steps: 4, time: 1 });
  for (const [words, says] of [
    [["--until", "-1"], /--until -1: from time 0 in steps of 0.25 that is -4 steps; 1 to 1000000000 can be done/],
    [["--until", "1", "--steps", "4"], /give --steps K or --until T, one of them/],
    [[], /give --steps K or --until T, one of them/],
  ] as const) {
    const { code, err } = await cli(...begin, ...words);
    expect([code, err]).toEqual([1, expect.stringMatching(says)]);
  }
});

describe("race", () => {
  const begin = ["race", at("sphere.tipsy"), "--eps", "0.01", "--threads", "2", "--steps", "2", "--samples", "500"];
  interface Row {
    readonly engine: string;
    readonly adapter: string;
    readonly solver: string;
    readonly theta: number | null;
    readonly wallMs: number;
    readonly ppPerBody: number;
    readonly pcPerBody: number;
    readonly error: { readonly samples: number; readonly p50: number; readonly p99: number };
    readonly energyError: number | null;
    readonly front: boolean;
  }

  it("has a row for each solver and angle, with its adapter: smaller angles err less and do more", async () => {
    const solvers = ["--solvers", "bonsai,direct", "--theta", "0.9,0.5", "--engines", "cpu"];
    const { rows, ...said } = (await result(...begin, ...solvers)) as unknown as { rows: Row[] };
    expect(said).toEqual({ n: 2048, eps: 0.01, steps: 2 });
    expect(rows.map(({ solver, theta }) => [solver, theta])).toEqual([
      ["bonsai", 0.9],
      ["bonsai", 0.5],
      ["direct", null],
    ]);
    for (const { engine, adapter, wallMs } of rows) {
      expect(engine).toBe("cpu");
      expect(adapter).toContain("threads: 2");
      expect(wallMs).toBeGreaterThan(0);
    }
    const [wide, narrow, direct] = rows as [Row, Row, Row];
    // Every fifth body, five times 410 are all.
    expect(narrow.error.samples).toBe(410);
    expect(narrow.error.p50).toBeLessThan(1.8e-4);
    expect(narrow.error.p99).toBeLessThan(1.5e-3);
    expect(wide.error.p50).toBeGreaterThan(2 * narrow.error.p50);
    expect(wide.ppPerBody + wide.pcPerBody).toBeLessThan(narrow.ppPerBody + narrow.pcPerBody);
    expect([direct.ppPerBody, direct.pcPerBody]).toEqual([2047, 0]);
    expect(direct.error.p99).toBeLessThan(1e-5);
    // Whose errors are least is not beaten, whatever the clock says.
    expect(direct.front).toBe(true);
    expect(direct.energyError).toBeNull();
  });

  it("tells how well a short run keeps its energy", async () => {
    const words = ["--solvers", "direct", "--engines", "cpu", "--run", "4", "--dt", "0.03125"];
    const { rows, ...said } = (await result(...begin, ...words)) as unknown as { rows: Row[] };
    expect(said).toMatchObject({ run: 4, dt: 1 / 32 });
    const { energyError } = rows[0]!;
    // The leapfrog's own: steps of a twentieth of the crossing time at the centre.
    expect(Math.abs(energyError!)).toBeGreaterThan(1e-9);
    expect(Math.abs(energyError!)).toBeLessThan(1e-3);
  });

  it("is the processor's alone where there is no GPU", async () => {
    devices.request = async () => {
      throw new NoGpu();
    };
    try {
      const { out } = await run(...begin, "--solvers", "bonsai", "--theta", "0.8");
      expect((JSON.parse(out) as { rows: Row[] }).rows.map(({ engine }) => engine)).toEqual(["cpu"]);
    } finally {
      devices.request = requestDevice;
    }
  });

  it.each([
    [["--solvers", "bonsai,magic"], 'there is no solver "magic"'],
    [["--engines", "cpu,tpu"], '"tpu" is not known; it is of gpu, cpu'],
    [["--theta", "0.5,9"], '"9" is not a number from 0.01 to 2'],
  ])("%j is refused in one line", async (choices, message) => {
    const { code, out, err } = await cli(...begin, ...choices);
    expect([code, out]).toEqual([1, ""]);
    expect(err.trim().split("\n").at(-1)).toContain(message);
  });
});

it("run --engine cpu in external fields logs their energy in a column of its own", async () => {
  const [log, out] = [at("field.csv"), at("field.tipsy")];
  const words = (steps: number) => [
    ...["run", at("sphere.tipsy"), "--dt", "0.0078125", "--steps", String(steps), "--eps", "0.05", ...CPU],
    ...["--potential", "nfw:mass=20,scale=5", "--potential", "point:mass=1,x=2,vx=1", "--out", out, "--log", log],
  ];
  const said = await result(...words(8));
  const { external, last, relativeTo } = said.energy as Record<string, number>;
  const [head, ...rows] = readFileSync(log, "utf8").trimEnd().split("\n");
  expect(head).toMatch(/,centreOfMassZ,external$/);
  const table = rows.map((row) => row.split(",").map(Number));
  for (const row of table) {
    expect(row.length).toBe(head!.split(",").length);
    // The total is the sum of kinetic energy, that of the bodies among themselves, and that in the fields.
    expect(row[4]).toBeCloseTo(row[2]! + row[3]! + row.at(-1)!, 9);
  }
  expect(table.at(-1)!.at(-1)).toBe(external);
  expect(table.at(-1)![4]).toBe(last);
  // Far below zero, whatever the bodies have among themselves.
  expect(relativeTo).toBe(Math.abs(table[0]![4]!));
  expect(external).toBeLessThan(-3);
});

it("a scenario in a field says which where its file can't hold it, and runs in it --like the scenario", async () => {
  const file = at("stream.hdf5");
  const made = await result("model", "stream", "--n", "300", "--seed", "1", "--out", file);
  expect((made.notes as string[]).at(-1)).toBe(
    "External fields were left out; a run of the file needs --potential mw2014.",
  );
  const words = ["run", file, "--steps", "2", "--engine", "cpu", "--threads", "1"];
  const field = ((await result(...words, "--like", "stream")).energy as { external: number }).external;
  expect(field).toBeLessThan(0);
  const asked = await result(...words, "--potential", "mw2014", "--eps", "0.03", "--dt", "0.015625");
  expect((asked.energy as { external: number }).external).toBeCloseTo(field, 6);
});

it("run suggests no longer step than a field allows", async () => {
  const words = ["run", at("sphere.tipsy"), "--steps", "1", "--eps", "0.05", ...CPU];
  const alone = (await result(...words)).dt as number;
  const strong = (await result(...words, "--potential", "plummer:mass=1000,scale=0.2")).dt as number;
  const weak = (await result(...words, "--potential", "plummer:mass=0.001,scale=100")).dt as number;
  expect(weak).toBe(alone);
  expect(strong).toBeLessThan(0.5 * alone);
});
