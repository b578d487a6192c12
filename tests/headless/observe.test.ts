import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { cli, result, scratchFolder } from "./commandLine.ts";
import { fitsExtensions } from "./fitsExtensions.ts";

const folder = scratchFolder();
const at = (name: string) => join(folder, name);

describe("observe", () => {
  it("sees the surface density and dispersion of a Plummer sphere, and a cube with its mass", async () => {
    const [file, out] = [at("plummer.tipsy"), at("plummer.fits")];
    await result("model", "plummer", "--n", "40000", "--seed", "5", "--out", file);
    const view = ["--pixels", "64", "--field", "6", "--centre", "0,0,0", "--from", "1,2,3"];
    const said = await result("observe", file, "--out", out, ...view, "--channels", "24");
    const found = fitsExtensions(out);
    expect([...found.keys()]).toEqual(["G", "R", "I", "SUM", "MEAN", "DISPERSION", "SKEWNESS", "EXCESS", "CUBE"]);
    expect((said.images as string[]).map((name) => name.toUpperCase())).toEqual([...found.keys()]);
    // Henon units: scale radius 3 pi / 16; Dejonghe 1987, MNRAS 224, 13.
    const a = (3 * Math.PI) / 16;
    const pixel = 6 / 64;
    for (const [inner, outer] of [
      [0, 0.3],
      [0.3, 0.7],
      [0.7, 1.4],
    ] as const) {
      let [sum, squares, density, heat] = [0, 0, 0, 0];
      for (let y = 0; y < 64; y++) {
        for (let x = 0; x < 64; x++) {
          const r = Math.hypot(x - 31.5, y - 31.5) * pixel;
          if (r < inner || r >= outer) continue;
          const [seen, sigma] = [found.get("SUM")!.values[64 * y + x]!, found.get("DISPERSION")!.values[64 * y + x]!];
          const theory = (1 + (r / a) ** 2) ** -2 / (Math.PI * a * a);
          sum += seen;
          squares += seen * (sigma ** 2 + found.get("MEAN")!.values[64 * y + x]! ** 2);
          density += theory;
          heat += (theory * ((3 * Math.PI) / 64 / a)) / Math.sqrt(1 + (r / a) ** 2);
        }
      }
      expect(Math.abs(sum / density - 1)).toBeLessThan(0.04);
      expect(Math.abs(squares / sum / (heat / density) - 1)).toBeLessThan(0.04);
    }
    const cube = found.get("CUBE")!;
    expect(cube.sides).toEqual([64, 64, 24]);
    const mass = cube.values.reduce((all, v) => all + v, 0);
    const inMap = found.get("SUM")!.values.reduce((all, v) => all + v, 0) * pixel * pixel;
    expect(mass / inMap).toBeGreaterThan(0.995);
    expect(mass / inMap).toBeLessThan(1.0005);
    // Mean velocity of the cube's channels is that of the map.
    const [step, first] = [Number(cube.cards.get("CDELT3")), Number(cube.cards.get("CRVAL3"))];
    expect(first + (step * 23) / 2).toBeCloseTo(0, 5);
    expect(cube.cards.get("CTYPE1")).toBe("RA---TAN");
    expect(Number(cube.cards.get("CDELT2")) * 3600).toBeCloseTo(said.arcsec as number, 4);
  });

  it("blurs and adds noise without changing the light, and measures the form of a disc", async () => {
    const [file, out] = [at("disc.hdf5"), at("disc.fits")];
    await result("model", "milky-way", "--n", "12000", "--seed", "5", "--out", file);
    const light = async (...more: string[]) => {
      const said = await result(
        "observe",
        file,
        "--out",
        out,
        "--pixels",
        "96",
        "--field",
        "60",
        "--bands",
        "B,V,I",
        ...more,
      );
      const values = [...fitsExtensions(out).get("V")!.values].filter(Number.isFinite);
      return { said, sum: values.reduce((all, mag) => all + 10 ** (-0.4 * mag), 0), seen: values.length };
    };
    const sharp = await light();
    const soft = await light("--seeing", "20");
    expect(Math.abs(soft.sum / sharp.sum - 1)).toBeLessThan(0.01);
    // About -21, and the colour of a spiral.
    const { absoluteMagnitudes, morphology } = sharp.said as Record<string, Record<string, number>>;
    expect(absoluteMagnitudes!.V).toBeGreaterThan(-22);
    expect(absoluteMagnitudes!.V).toBeLessThan(-19.5);
    const colour = (sharp.said.colour as Record<string, number>)["B-V"]!;
    expect(colour).toBeGreaterThan(0.4);
    expect(colour).toBeLessThan(0.95);
    expect(morphology!.concentration).toBeGreaterThan(2.3);
    // Noise of 24 mag leaves pixels without light at the rim.
    const noisy = await light("--noise", "24");
    expect(noisy.seen).toBeLessThan(sharp.seen);
  });

  it("says in one line what it can't", async () => {
    for (const words of [
      ["--bands", "g,r"],
      ["--bands", "g,r,z"],
      ["--pixels", "4"],
    ]) {
      const { code, err } = await cli("observe", at("plummer.tipsy"), "--out", at("x.fits"), ...words);
      expect(code).toBe(1);
      expect(err.trim().split("\n").at(-1)).toMatch(/^antennae observe: /);
    }
  });
});
