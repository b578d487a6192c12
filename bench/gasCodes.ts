import { readFileSync } from "node:fs";
import { componentIndex } from "../src/data/bodies/bodies.ts";
import { datasetOf, groupOf } from "../src/data/files/hdf5/entities.ts";
import { withHdf5 } from "../src/data/files/hdf5/openFile.ts";
import { readBodies } from "../src/data/files/index.ts";
import { defineCommand } from "../src/headless/command.ts";
import { runCommand } from "../src/headless/commandLine.ts";
import { flag, number, numberOr, text, textOr } from "../src/headless/option.ts";
import { findForces } from "../src/physics/gas/forces.ts";
import { type ForceForm, newGas, OPEN } from "../src/physics/gas/index.ts";
import { splineForce, wendlandForce } from "./gas/softenings.ts";

/**
 * Where the kernel of a code's smoothing lengths ends, and what its files call the first forces of gas and of gravity. SWIFT writes none by itself; the lab's page on
 * galaxies says what was added to it.
 */
const CODES = {
  swift: { h: "SmoothingLengths", ends: 1.936492, density: "Densities", gas: "FirstHydro", gravity: "FirstGravity" },
  gadget4: { h: "SmoothingLength", ends: 1, density: "Density", gas: "HydroAcceleration", gravity: "Acceleration" },
} as const;

const dot = (a: ArrayLike<number>, i: number) => Math.hypot(a[3 * i]!, a[3 * i + 1]!, a[3 * i + 2]!);

/** Median and 99 % of relative differences, and the median of the ratio of sizes. */
function spread(theirs: ArrayLike<number>, ours: ArrayLike<number>, width: 1 | 3, of: readonly number[]) {
  const size = (a: ArrayLike<number>, i: number) => (width === 3 ? dot(a, i) : Math.abs(a[i]!));
  const apart = of.map((i) => {
    let sum = 0;
    for (let k = width * i; k < width * (i + 1); k++) sum += (theirs[k]! - ours[k]!) ** 2;
    return Math.sqrt(sum) / size(ours, i);
  });
  const ratios = of.map((i) => size(theirs, i) / size(ours, i));
  const at = (values: number[], part: number) => values.sort((a, b) => a - b)[Math.floor(part * (values.length - 1))]!;
  return [at(apart, 0.5), at(apart, 0.99), at(ratios, 0.5)].map((x) => Number(x.toPrecision(3)));
}

/** `npm run bench gas-codes`: the first densities and accelerations of gas in another code beside those of the float64 twin, and of direct sums. */
const bench = defineCommand({
  name: "gas-codes",
  usage: "BODIES --code swift|gadget4 --snapshot FILE --eps E [--form NAME] [--self-term] [--viscosity A]",
  help: "First densities and accelerations of gas in a code that a run was exported to, beside ours.",
  operands: ["BODIES"],
  options: {
    code: text("NAME", "swift or gadget4"),
    snapshot: text("FILE", "the code's first snapshot"),
    eps: number("E", "Plummer softening of the export"),
    form: textOr("densityEnergy", "NAME", "form of our pressure force"),
    "self-term": flag("a body's own share of its density counts in full, as in SWIFT"),
    viscosity: numberOr(0, "A", "its coefficient"),
  },
  async run([file], { code, snapshot, eps, form, viscosity, "self-term": whole }, report) {
    const names = CODES[code as keyof typeof CODES];
    const { bodies } = await readBodies(new Uint8Array(readFileSync(file!)));
    const isGas = bodies.component.reduce<number[]>((all, c, i) => {
      if (c === componentIndex("gas")) all.push(i);
      return all;
    }, []);
    const rowOf = new Map(isGas.map((i, row) => [BigInt(bodies.id[i]!), row]));
    const pick = (values: ArrayLike<number>, width: number) =>
      Float64Array.from(
        { length: width * isGas.length },
        (_, k) => values[width * isGas[Math.floor(k / width)]! + (k % width)]!,
      );
    const longest = 50 * eps;
    const gas = newGas(
      {
        mass: pick(bodies.mass, 1),
        position: pick(bodies.position, 3),
        velocity: pick(bodies.velocity, 3),
        energy: pick(bodies.columns!.internalEnergy!, 1),
      },
      OPEN,
      { form: form as ForceForm, selfTerm: !whole, longest, viscosity: [viscosity, viscosity] },
    );
    gas.smoothing.fill(eps);
    findForces(gas, null, 0, null);
    report.say("direct sums");
    const law = code === "swift" ? wendlandForce(3 * eps) : splineForce(2.8 * eps);
    const gravity = new Float64Array(3 * gas.count);
    const { mass, position, count } = bodies;
    for (let row = 0; row < gas.count; row++) {
      const [x, y, z] = gas.position.subarray(3 * row, 3 * row + 3) as unknown as [number, number, number];
      for (let j = 0; j < count; j++) {
        const [dx, dy, dz] = [position[3 * j]! - x, position[3 * j + 1]! - y, position[3 * j + 2]! - z];
        const pull = bodies.units.gravity * mass[j]! * law(Math.sqrt(dx * dx + dy * dy + dz * dz));
        gravity[3 * row]! += pull * dx;
        gravity[3 * row + 1]! += pull * dy;
        gravity[3 * row + 2]! += pull * dz;
      }
    }
    return await withHdf5(new Uint8Array(readFileSync(snapshot)), async (h5) => {
      const group = groupOf(h5, "PartType0")!;
      const column = (name: string, width: 1 | 3) => {
        const [ids, found] = ["ParticleIDs", name].map((each) => datasetOf(group, each)!.value);
        const out = new Float64Array(width * gas.count);
        for (let k = 0; k < gas.count; k++) {
          const row = rowOf.get(BigInt((ids as BigInt64Array)[k]!))!;
          for (let d = 0; d < width; d++) out[width * row + d] = (found as Float32Array)[width * k + d]!;
        }
        return out;
      };
      const theirs = { h: column(names.h, 1).map((h) => h * names.ends), density: column(names.density, 1) };
      const forces = { gas: column(names.gas, 3), gravity: column(names.gravity, 3) };
      const sum = (a: Float64Array, b: Float64Array) => a.map((x, k) => x + b[k]!);
      // Where a smoothing length ends at the longest one neighbours are few, and whether there is one decides.
      const free = isGas.map((_, row) => row).filter((row) => gas.smoothing[row]! < 0.99 * longest);
      return {
        gas: gas.count,
        free: free.length,
        smoothingLength: spread(theirs.h, gas.smoothing, 1, free),
        density: spread(theirs.density, gas.density, 1, free),
        pressure: spread(forces.gas, gas.acceleration, 3, free),
        gravity: spread(forces.gravity, gravity, 3, free),
        both: spread(sum(forces.gas, forces.gravity), sum(gas.acceleration, gravity), 3, free),
        adapter: null,
      };
    });
  },
});

if (process.argv[1] === import.meta.filename) {
  const streams = { out: process.stdout, err: process.stderr };
  process.exitCode = await runCommand(bench, process.argv.slice(2), streams, "npm run bench gas-codes --");
}
