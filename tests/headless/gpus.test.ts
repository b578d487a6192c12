import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { directSumOver } from "../../bench/directSum.ts";
import { forceErrors, spreadTargets } from "../../bench/forceError.ts";
import { readBodies } from "../../src/data/files/index.ts";
import { type Machine, startsOf, thisMachine } from "../../src/headless/gpus/cards.ts";
import { ChannelClosed } from "../../src/headless/gpus/channel.ts";
import { connect, listen } from "../../src/headless/gpus/listener.ts";
import { Processes } from "../../src/headless/gpus/processes.ts";
import { SHARED_MEMORY, STRIPES_FOLDER } from "../../src/headless/gpus/sharedMemory.ts";
import { tooFew } from "../../src/headless/gpus/withRun.ts";
import { cli, cliWatched, result, scratchFolder } from "./commandLine.ts";

const folder = scratchFolder();
const at = (name: string) => join(folder, name);
const CPU = ["--engine", "cpu", "--threads", "1", "--eps", "0.05"];

beforeAll(async () => {
  await result("model", "plummer", "--n", "600", "--seed", "5", "--out", at("sphere.tipsy"));
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
});

describe("a machine's cards", () => {
  const node = { program: "node", words: ["domain.js"] };
  const gpu = { engine: null, adapter: "gpu" } as const;
  const machine = (nodes: readonly string[], change: Partial<Machine> = {}): Machine => ({
    ...{ nodes, root: true, refuses: () => null },
    ...change,
  });
  const two = ["nvidia1", "nvidiactl", "nvidia0", "null"];

  it("are shared out, one for each process: the others' nodes lead nowhere", () => {
    const starts = startsOf(2, node, gpu, machine(two));
    expect(starts.map(({ program, words }) => [program, ...words.slice(0, 3)])).toEqual(
      new Array(2).fill(["unshare", "-m", "sh", "-c"]),
    );
    expect(starts.map(({ words }) => words[3])).toEqual([
      'mount --bind /dev/null /dev/nvidia1 && exec "$0" "$@"',
      'mount --bind /dev/null /dev/nvidia0 && exec "$0" "$@"',
    ]);
    for (const { words } of starts) expect(words.slice(4)).toEqual(["node", "domain.js"]);
    expect(starts.map(({ card }) => card)).toEqual(["/dev/nvidia0", "/dev/nvidia1"]);
    expect(startsOf(2, node, gpu, machine(two, { root: false }))[1]!.words[0]).toBe("-Urm");
  });

  it("are shared by several processes where that is asked for", () => {
    const four = startsOf(4, node, { ...gpu, perCard: 2 }, machine(two));
    expect(four.map(({ card }) => card)).toEqual(["/dev/nvidia0", "/dev/nvidia0", "/dev/nvidia1", "/dev/nvidia1"]);
    expect(four[1]!.words[3]).toBe('mount --bind /dev/null /dev/nvidia1 && exec "$0" "$@"');
    expect(() => startsOf(5, node, { ...gpu, perCard: 2 }, machine(two))).toThrow(/^--gpus 5: this machine has 2 /);
  });

  it("are not asked for where the processor computes, or SwiftShader, or there is one process", () => {
    const side = { ...node, card: null };
    const plain = [side, side];
    expect(startsOf(2, node, { engine: "cpu", adapter: "gpu" }, machine(two))).toEqual(plain);
    expect(startsOf(2, node, { engine: "gpu", adapter: "SwiftShader" }, machine(two))).toEqual(plain);
    expect(startsOf(2, node, gpu, machine(["null"]))).toEqual(plain);
    expect(startsOf(1, node, gpu, machine(two))).toEqual([side]);
  });

  it("that are too few, of another make or not to be hidden are refused in one line", () => {
    expect(() => startsOf(3, node, gpu, machine(two))).toThrow(
      /^--gpus 3: this machine has 2 \(\/dev\/nvidia0, \/dev\/nvidia1\); ask for no more$/,
    );
    expect(() => startsOf(2, node, gpu, machine(["dri"]))).toThrow(/^--gpus 2: only NVIDIA's cards can be told apart/);
    const refuses = () => "unshare failed: Operation not permitted";
    expect(() => startsOf(2, node, gpu, machine(two, { root: false, refuses }))).toThrow(
      /^--gpus 2: .*`unshare -Urm` says "unshare failed: Operation not permitted"; run it as root or allow user namespaces, or take --gpus 1$/,
    );
  });
});

it("says where so few bodies are shared that one card would take less time", () => {
  expect(tooFew(4_194_304, 2)).toMatch(
    /^one GPU takes less time for so few: .* 8 million bodies .*"adaptive" \(docs\/reference\/scaling\.md\)$/,
  );
  expect(tooFew(2_000_000, 2, "bonsai")).toMatch(/ 4 million bodies .*"bonsai"/);
  expect(tooFew(4_194_304, 2, "bonsai")).toBe(null);
  expect(tooFew(16_777_216, 4)).toBe(null);
  expect(tooFew(1000, 1)).toBe(null);
});

it("a run that can't have the cards it asks for says so in one line, and leaves no file", async () => {
  vi.spyOn(thisMachine, "nodes", "get").mockReturnValue(["nvidia0", "nvidia1"]);
  const start = vi.spyOn(Processes.prototype, "ask");
  const files = readdirSync(folder);
  const words = ["--dt", "0.1", "--eps", "0.1", "--steps", "8", "--every", "4", "--out", at("none.tipsy")];
  const says = async (gpus: number) => {
    const { code, out, err } = await cli("run", at("sphere.tipsy"), ...words, "--gpus", String(gpus));
    expect([code, out]).toEqual([1, ""]);
    return err.trimEnd().split("\n").at(-1);
  };
  const refused = (why: string) =>
    expect.stringMatching(
      `^antennae run: --gpus 2: each process must see one card alone, by a mount namespace, and \`unshare -(m|Urm)\` says "${why}"; run it as root or allow user namespaces, or take --gpus 1$`,
    );
  expect(await says(3)).toBe(
    "antennae run: --gpus 3: this machine has 2 (/dev/nvidia0, /dev/nvidia1); ask for no more",
  );
  // Cards that are not there, so that no mount can hide them: whatever this system allows, it is asked.
  expect(await says(2)).toEqual(refused('[^"\n]+'));
  const tools = at("tools");
  mkdirSync(tools);
  vi.stubEnv("PATH", tools);
  expect(await says(2)).toEqual(refused("no such program"));
  writeFileSync(join(tools, "unshare"), "#!/bin/sh\necho 'unshare failed: Operation not permitted' >&2\nexit 1\n", {
    mode: 0o755,
  });
  expect(await says(2)).toEqual(refused("unshare failed: Operation not permitted"));
  rmSync(tools, { recursive: true });
  expect(readdirSync(folder)).toEqual(files);
  expect(start).not.toHaveBeenCalled();
});

it("a channel gives messages in order, whatever their size and whenever they are ready, and says that the other end is gone", async () => {
  const path = at("listener.sock");
  const listener = await listen(path);
  const near = await connect(path);
  const far = await listener.next();
  const large = Float32Array.from({ length: 300_000 }, (_, i) => i / 3);
  let ready: (message: unknown) => void = () => {};
  const late = new Promise((give) => {
    ready = give;
  });
  const sent = [near.send(late), near.send({ large }), near.send("last")];
  ready({ words: Uint32Array.of(1, 2, 3) });
  expect(await far.receive()).toEqual({ words: Uint32Array.of(1, 2, 3) });
  expect(((await far.receive()) as { large: Float32Array }).large).toEqual(large);
  expect(await far.receive()).toBe("last");
  await Promise.all(sent);
  const next = far.receive();
  near.close();
  far.close();
  await expect(next).rejects.toBeInstanceOf(ChannelClosed);
  listener.close();
});

it("two processes go where one goes; as one of them is killed the run ends with one line, snapshots and log kept", async () => {
  const words = (name: string, steps: number) => [
    ...[
      "run",
      at("sphere.tipsy"),
      "--dt",
      "0.03125",
      "--steps",
      String(steps),
      "--every",
      "8",
      "--solver",
      "direct",
      ...CPU,
    ],
    ...["--out", at(`${name}.tipsy`), "--log", at(`${name}.csv`), "--log-every", "8"],
  ];
  await result(...words("one", 16));
  const shared = () => readdirSync(SHARED_MEMORY).filter((name) => name.startsWith(STRIPES_FOLDER));
  const before = shared();
  const start = vi.spyOn(Processes, "start");
  let killed = false;
  const { code, out, err } = await cliWatched(
    () => {
      if (killed || !readdirSync(folder).includes("two.000016.tipsy")) return;
      killed = true;
      const processes = start.mock.settledResults[0]!.value as Processes;
      process.kill(processes.pids[1]!, "SIGKILL");
    },
    ...[...words("two", 2000), "--gpus", "2"],
  );
  expect([code, out]).toEqual([1, ""]);
  expect(err.trimEnd().split("\n").at(-1)).toMatch(
    /^antennae run: process 2 of 2 ended \(SIGKILL\), and with it the run \(after step \d+ of 2000; go on from the last snapshot with --resume\)$/,
  );
  expect(shared()).toEqual(before);
  const log = (name: string) =>
    readFileSync(at(`${name}.csv`), "utf8")
      .split("\n")
      .map((row) => row.split(",").map(Number));
  const [one, two] = [log("one"), log("two")];
  expect(two.slice(1, 4).map(([step]) => step)).toEqual([0, 8, 16]);
  expect(two.at(-1)).toEqual([0]);
  for (const row of [1, 2, 3]) expect(Math.abs(two[row]![4]! / one[row]![4]! - 1)).toBeLessThan(1e-6);
  const snapshot = async (name: string) => (await readBodies(readFileSync(at(`${name}.000016.tipsy`)))).bodies;
  const [expected, found] = [await snapshot("one"), await snapshot("two")];
  expect(found.mass).toEqual(expected.mass);
  let most = 0;
  found.position.forEach((x, k) => {
    most = Math.max(most, Math.abs(x - expected.position[k]!));
  });
  // The same sums in another order, in single precision, 16 times.
  expect(most).toBeLessThan(2e-5);
});

it("forces of two processes are those of Bonsai's criterion in the file's order, as those of one are", async () => {
  const words = ["--theta", "0.5", "--solver", "bonsai", ...CPU, "--gpus", "2", "--out", at("forces.f32")];
  const said = await result("forces", at("sphere.tipsy"), ...words);
  expect(said).toMatchObject({ n: 600, engine: "cpu", clock: "wall", gpus: 2 });
  const bytes = readFileSync(at("forces.f32"));
  const forces = Float32Array.from({ length: bytes.length / 4 }, (_, i) => bytes.readFloatLE(4 * i));
  const { bodies } = await readBodies(readFileSync(at("sphere.tipsy")));
  const targets = spreadTargets(600, 600);
  const { acceleration } = forceErrors(forces, directSumOver(bodies, 0.05, targets), targets);
  expect(acceleration.p50).toBeLessThan(1.8e-4);
  expect(acceleration.p99).toBeLessThan(1.5e-3);
});

it("what several GPUs don't have is said in one line, before any process is started", async () => {
  const start = vi.spyOn(Processes, "start");
  for (const [words, says] of [
    [["--integrator", "hermite4"], /integrator = "hermite4": several GPUs have leapfrog; choose that one$/],
    [["--rebuild-interval", "4"], /rebuildInterval = 4: several GPUs build their trees in every step; choose 1$/],
    [["--gpus", "0"], /--gpus "0" is not a whole number from 1 to 16$/],
  ] as const) {
    const gpus = words[0] === "--gpus" ? [] : ["--gpus", "2"];
    const { code, err } = await cli(
      "run",
      at("sphere.tipsy"),
      "--steps",
      "1",
      "--eps",
      "0.1",
      "--dt",
      "0.1",
      ...gpus,
      ...words,
    );
    expect([code, err.trimEnd().split("\n").at(-1)]).toEqual([1, expect.stringMatching(says)]);
  }
  expect(start).not.toHaveBeenCalled();
});
