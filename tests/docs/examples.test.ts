import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, dirname, join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, describe, expect, it } from "vitest";
import type { Format } from "../../src/data/files/format.ts";
import { bytesSource } from "../../src/data/files/index.ts";
import type { Model } from "../../src/data/models/model.ts";
import { plummer } from "../../src/data/models/plummer.ts";
import type { Scenario } from "../../src/data/scenarios/scenario.ts";
import type { ColourMode } from "../../src/render/colour/mode.ts";

/** The examples of CONTRIBUTING, and of what it leads to: a path in the first line, then the file, or a part of it where there is such a file. */
const examples = ["docs/CONTRIBUTING.md", "docs/reference/architecture.md"]
  .flatMap((page) => [...readFileSync(page, "utf8").matchAll(/```ts\n\/\/ (\S+)\n([\s\S]*?)```/g)])
  .map(([, path, code]) => ({ path: path!, code: code!, quoted: existsSync(path!) }));

const folder = mkdtempSync(join(tmpdir(), "antennae-examples-"));
afterAll(() => rmSync(folder, { recursive: true }));

/** What an example exports, read as if it lay where it says. */
async function load<T>(path: string): Promise<T> {
  const { code } = examples.find((example) => example.path === path)!;
  const place = (_: string, name: string) => `from "${pathToFileURL(resolve(dirname(path), name)).href}"`;
  const bare = (_: string, name: string) => `from "${import.meta.resolve(name)}"`;
  const file = join(folder, basename(path));
  writeFileSync(file, code.replaceAll(/from "(\..+?)"/g, place).replaceAll(/from "([a-z][\w/]*)"/g, bare));
  const module = (await import(/* @vite-ignore */ file)) as Record<string, T>;
  return module[basename(path, ".ts")]!;
}

describe("examples of docs/CONTRIBUTING.md", () => {
  it("quote files as they are", () => {
    const quoted = examples.filter((example) => example.quoted);
    expect(quoted.length).toBeGreaterThan(4);
    for (const { path, code } of quoted) expect(readFileSync(path, "utf8"), path).toContain(code);
  });

  it("the model is in balance: 2 K + sum m x . a = 0", async () => {
    const model = await load<Model>("src/data/models/dehnen.ts");
    const n = 3000;
    const { count, mass, position, velocity } = model.make({}, { n, seed: 1 });
    expect(count).toBe(n);
    let kinetic = 0;
    let virial = 0;
    for (let i = 0; i < n; i++) {
      for (let k = 0; k < 3; k++) kinetic += 0.5 * mass[i]! * velocity[3 * i + k]! ** 2;
      for (let j = 0; j < i; j++) {
        let [r2, squared] = [0, 0.02 ** 2];
        for (let k = 0; k < 3; k++) r2 += (position[3 * i + k]! - position[3 * j + k]!) ** 2;
        squared += r2;
        virial -= (mass[i]! * mass[j]! * r2) / squared ** 1.5;
      }
    }
    // As tests/data/models: 1.5 / sqrt(N) of sampling noise.
    expect(Math.abs(kinetic / Math.abs(virial) - 0.5)).toBeLessThan(0.005 + 1.5 / Math.sqrt(n));
  });

  it("the scenario makes two galaxies that approach", async () => {
    const scenario = await load<Scenario>("src/data/scenarios/headOn.ts");
    const { count, position, velocity, galaxy } = scenario.make({}, { n: 400, seed: 2 });
    let [closing, both] = [0, 0];
    for (let i = 0; i < count; i++) {
      both += galaxy[i]!;
      for (let k = 0; k < 3; k++) closing += position[3 * i + k]! * velocity[3 * i + k]!;
    }
    expect(both).toBe(200);
    expect(closing).toBeLessThan(0);
  });

  it("the format reads what it writes, and refuses a cut file in one line", async () => {
    const format = await load<Format>("src/data/files/plain/plain.ts");
    const bodies = plummer.make({}, { n: 20, seed: 3 });
    const { bytes } = await format.write!({ ...bodies, time: 2.5 }, {});
    expect(format.recognise(bytes, bytes.length)).toBe(true);
    expect(format.recognise(new Uint8Array(40), 40)).toBe(false);
    const { bodies: back } = await format.read!(bytesSource(bytes), {});
    expect(back).toMatchObject({ time: 2.5, mass: bodies.mass, position: bodies.position, velocity: bodies.velocity });
    await expect(format.read!(bytesSource(bytes.subarray(0, 100)), {})).rejects.toThrow(
      /^byte 8: 20 bodies in 100 bytes; expected/,
    );
  });

  it("the colour mode builds a colour", async () => {
    const mode = await load<ColourMode>("src/render/colour/runaways.ts");
    const { vec3, vec4, uint, float } = await import("three/tsl");
    const kind = { id: uint(0), galaxy: uint(0), component: uint(0) };
    const body = {
      position: vec3(0),
      velocity: vec3(0, 0, 1),
      depth: float(1),
      quantity: float(0),
      tint: vec4(0),
      gas: null,
      ...kind,
    };
    const { colourOf } = await import("../../src/render/colour/nodes.ts");
    expect(mode.legend).toHaveLength(2);
    expect((colourOf(mode.scale, body) as { isNode?: boolean }).isNode).toBe(true);
  });
});
