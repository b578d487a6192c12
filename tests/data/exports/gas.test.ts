import { describe, expect, it } from "vitest";
import type { Bodies } from "../../../src/data/bodies/bodies.ts";
import { GADGET_UNITS } from "../../../src/data/bodies/units.ts";
import { EXPORTS, findExport } from "../../../src/data/exports/index.ts";
import { numbersOfAttribute } from "../../../src/data/files/hdf5/attributes.ts";
import { datasetOf, groupOf } from "../../../src/data/files/hdf5/entities.ts";
import { withHdf5 } from "../../../src/data/files/hdf5/openFile.ts";
import { readBodies } from "../../../src/data/files/index.ts";
import { sampleBodies } from "../files/samples.ts";
import { bytesOf, PLAN, readByChanga, readByGadget4, readBySwift, textOf } from "./codes.ts";

/** Twelve bodies: four of gas, of which two are warm, four of the halo and four of the disc. */
function sample(): Bodies {
  const bodies = sampleBodies(12, { components: ["gas", "halo", "disc"], units: GADGET_UNITS, time: 1.25 });
  const internalEnergy = new Float32Array(12);
  internalEnergy[0] = 300;
  internalEnergy[3] = 500;
  return { ...bodies, columns: { internalEnergy, smoothingLength: new Float32Array(12).fill(0.4) } };
}

/** Counts of types and what is said of gas by HDF5. */
const ofTypes = (bytes: Uint8Array) =>
  withHdf5(bytes.slice(), async (file) => {
    const gas = groupOf(file, "PartType0")!;
    const numbers = (name: string) => Array.from(datasetOf(gas, name)!.value as Float32Array);
    const counts = numbersOfAttribute(groupOf(file, "Header"), "NumPart_Total");
    return { counts, energy: numbers("InternalEnergy"), reach: numbers("SmoothingLength") };
  });

describe("gas that feels pressure is handed over", () => {
  it("to SWIFT as type 0, with the neighbours of Wendland's C2, softening and longest kernel", async () => {
    const result = await findExport("swift").files(sample(), PLAN);
    const { counts, energy, reach } = await ofTypes(bytesOf(result));
    expect(counts).toEqual([2, 10, 0, 0, 0, 0]);
    expect(energy).toEqual([300, 500]);
    expect(reach[0]).toBeCloseTo(0.4 / 1.936492, 6);
    const found = readBySwift(textOf(result, "run.yml"));
    const of = (name: string) => Number(found.get(name));
    expect(of("Gravity:max_physical_baryon_softening")).toBe(PLAN.softening);
    expect(((4 * Math.PI) / 3) * (1.936492 * of("SPH:resolution_eta")) ** 3).toBeCloseTo(64, 9);
    expect(1.936492 * of("SPH:h_max")).toBeCloseTo(50 * PLAN.softening, 9);
    expect(of("SPH:CFL_condition")).toBe(0.2);
    expect(result.start).toContain(" --hydro ");
    expect(textOf(result, "README.md")).toContain("--with-kernel=wendland-C2");
  });

  it("to GADGET-4 as type 0, with kernel and correction", async () => {
    const result = await findExport("gadget4").files(sample(), PLAN);
    const { counts, energy, reach } = await ofTypes(bytesOf(result));
    expect(counts).toEqual([2, 4, 4, 0, 2, 0]);
    expect(energy).toEqual([300, 500]);
    expect(reach[0]).toBeCloseTo(0.4, 6);
    expect(textOf(result, "Config.sh")).toMatch(/^WENDLAND_C2_KERNEL$[\s\S]*^WENDLAND_BIAS_CORRECTION$/m);
    const found = readByGadget4(textOf(result, "param.txt"));
    expect(Number(found.get("DesNumNgb"))).toBe(64);
    expect(Number(found.get("MaxNumNgbDeviation"))).toBe(0.01);
  });

  it("to ChaNGa as gas, whose temperatures are its internal energies by its own constants", async () => {
    const result = await findExport("changa").files(sample(), PLAN);
    const { bodies: back } = await readBodies(bytesOf(result));
    expect(back.component.filter((c) => c === sample().component[0])).toHaveLength(2);
    const found = readByChanga(textOf(result, "run.param"));
    const of = (name: string) => Number(found.get(name));
    expect([of("bDoGas"), of("bGasAdiabatic"), of("nSmooth")]).toEqual([1, 1, 64]);
    // The temperature is the fifth word from the end of a gas record: mass, place, velocity, rho, temp, ...
    const bytes = bytesOf(result);
    const kelvin = new DataView(bytes.buffer, bytes.byteOffset).getFloat32(32 + 32);
    // dGasConst of Main::Main, by its physconst.h.
    const constant = (of("dKpcUnit") * 3.085678e21 * 1.38e-16) / 1.67e-24 / 6.67e-8 / of("dMsolUnit") / 1.99e33;
    expect((1.5 * constant * kelvin) / of("dMeanMolWeight") / 300).toBeCloseTo(1, 5);
  });

  it.each(EXPORTS)("$name: cold gas goes as stars, and what the code does with gas is said", async (code) => {
    const result = await code.files(sample(), PLAN);
    expect(result.notes).toContainEqual(
      '2 gas bodies without internal energy, which feel no pressure, were written as "stars".',
    );
    expect(textOf(result, "README.md")).toMatch(/## Gas\n\n2 bodies are gas\. It flows without cooling/);
    const { columns: _, ...dry } = sample();
    expect(textOf(await code.files(dry, PLAN), "README.md")).not.toContain("## Gas");
  });
});
