import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { readBodies } from "../../src/data/files/index.ts";
import { bytesSource } from "../../src/data/files/source.ts";
import { runCommandLine } from "../../src/headless/commandLine.ts";
import { fitsExtensions } from "./fitsExtensions.ts";
import { pairPicture } from "./pairPicture.ts";

const folder = mkdtempSync(join(tmpdir(), "antennae-fit-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function cli(...words: string[]): Promise<{ code: number; out: string; err: string }> {
  const said = { out: "", err: "" };
  const to = (name: "out" | "err") => ({
    write(text: string) {
      said[name] += text;
      return true;
    },
  });
  const code = await runCommandLine(words, { out: to("out"), err: to("err") });
  return { code, ...said };
}

it("fits a picture and writes models and live galaxies", async () => {
  const [models, bodies] = [join(folder, "models.csv"), join(folder, "best.tipsy")];
  const pair = ["--centres", "22,33,42,27", "--kpc-per-pixel", "1"];
  const more = [
    "--models",
    "24",
    "--population",
    "12",
    "--particles",
    "100",
    "--engine",
    "cpu",
    "--threads",
    "2",
    "--out",
    models,
    "--bodies",
    bodies,
    "--n",
    "1000",
  ];
  const { code, out, err } = await cli("fit", pairPicture(folder), ...pair, ...more);
  expect(err.split("\n").filter((line) => line.includes("antennae fit:"))).toEqual([]);
  expect(code).toBe(0);
  const result = JSON.parse(out);
  expect(result).toMatchObject({ models: 24, engine: "cpu", fellBack: false });
  expect(result.best.encounter.position[0]).toBeCloseTo(20 / 15, 6);
  expect(result.best.encounter.position[1]).toBeCloseTo(6 / 15, 6);
  expect(readFileSync(models, "utf8").trim().split("\n")).toHaveLength(25);
  const read = await readBodies(bytesSource(new Uint8Array(readFileSync(bodies))));
  expect(read.bodies.count).toBe(1000);
});

it("takes the velocity along the line of sight from a pair's redshifts, unless it is given", async () => {
  const pair = join(folder, "pair.meta");
  writeFileSync(pair, "px=22\npy=33\nsx=42\nsy=27\nscale=2\npz=0.02\nsz=0.0206\n");
  const size = ["--models", "24", "--population", "12", "--particles", "100", "--engine", "cpu", "--threads", "1"];
  const along = async (...more: string[]) => {
    const { code, out, err } = await cli("fit", pairPicture(folder), "--pair", pair, ...size, ...more);
    expect(code, err).toBe(0);
    // Away from us is -z; a unit is 169.33 km/s.
    return -169.33 * JSON.parse(out).best.encounter.velocity[2];
  };
  // 176 km/s, to 30.
  expect(Math.abs((await along()) - 176.4)).toBeLessThan(31);
  expect(Math.abs((await along("--faster", "-90")) + 90)).toBeLessThan(31);
});

it("writes a report that says how it came about", async () => {
  const report = join(folder, "report");
  const words = [
    "--centres",
    "22,33,42,27",
    "--kpc-per-pixel",
    "1",
    "--mask",
    "5,6,2.5",
    "--seed",
    "5",
    "--sense",
    "+,-",
  ];
  const size = ["--models", "64", "--population", "12", "--particles", "100", "--engine", "cpu", "--threads", "2"];
  const { code, out, err } = await cli("fit", pairPicture(folder), ...words, ...size, "--report", report);
  expect(code, err).toBe(0);
  const all = ["models.csv", "corner.csv", "corner.svg", "images.fits", "report.json"];
  expect(readdirSync(report).sort()).toEqual(all.toSorted());
  const about = JSON.parse(readFileSync(join(report, "report.json"), "utf8"));
  const { report: files, ...result } = JSON.parse(out);
  expect(files).toEqual({ folder: report, files: all });
  // As many models as were asked for, though generations have twelve.
  expect(about.models).toBe(64);
  // All that was printed, and what was asked.
  expect(about).toMatchObject(result);
  expect(about).toMatchObject({
    seed: 5,
    engine: "cpu",
    bounds: { turned: 0.5, energy: [0.5, 2], pericentre: 1 },
    asked: {
      pair: { first: [22, 33], second: [42, 27], kpcPerPixel: 1, masks: [[5, 6, 2.5]] },
      ...{ width: 64, height: 64, models: 64, mass: null, faster: null, sense: "+,-" },
    },
  });
  expect(about.adapter).not.toBe("");
  expect(Object.values(about.refused).every(Number.isInteger)).toBe(true);
  for (const author of [
    "Wallin, Holincheck & Harvey (2016)",
    "Holincheck et al. (2016)",
    "Hansen (2016)",
    "Chandrasekhar (1943)",
  ])
    expect(
      about.cite.filter((line: string) => line.startsWith(author)),
      author,
    ).toHaveLength(1);
  const rows = readFileSync(join(report, "models.csv"), "utf8").trim().split("\n");
  expect(rows).toHaveLength(1 + about.models);
  expect(Number(rows[1]!.split(",")[0])).toBeCloseTo(about.best.score, 6);
  const corner = readFileSync(join(report, "corner.csv"), "utf8").trim().split("\n");
  expect(corner).toHaveLength(1 + about.aboutAsGood.models);
  expect(corner[0]).toBe(
    "score,climb,z,vx,vy,vz,mass1,mass2,radius1,radius2,phi1,phi2,theta1,theta2,since_pericentre_myr,pericentre_kpc,mass_ratio,total_mass_1e11,inclination1,inclination2,nearer_kpc",
  );

  const found = fitsExtensions(join(report, "images.fits"));
  expect([...found.keys()]).toEqual(["TARGET", "MODEL", "RESIDUAL", "SEEN"]);
  const [target, model, residual, seen] = [...found.values()].map(({ values }) => values) as [
    Float32Array,
    Float32Array,
    Float32Array,
    Float32Array,
  ];
  for (const values of [target, model, residual, seen]) expect(values).toHaveLength(64 * 64);
  const sum = (values: Float32Array) => values.reduce((total, value) => total + value, 0);
  expect(sum(target)).toBeCloseTo(1, 4);
  expect(sum(model)).toBeGreaterThan(0.2);
  expect(residual.every((value, i) => Math.abs(value - (target[i]! - model[i]!)) < 1e-7)).toBe(true);
  // Its brightest pixels are the galaxies, where the axes have them: the first at 0, 0, the second 20 kpc to the right and 6 up.
  const { cards } = found.get("TARGET")!;
  const place = (axis: number, pixel: number) =>
    Number(cards.get(`CRVAL${axis}`)) +
    (pixel + 1 - Number(cards.get(`CRPIX${axis}`))) * Number(cards.get(`CDELT${axis}`));
  expect([cards.get("CUNIT1"), cards.get("CUNIT2")]).toEqual(["kpc", "kpc"]);
  for (const [x, y] of [
    [0, 0],
    [20, 6],
  ] as const) {
    let best = { value: 0, x: 0, y: 0 };
    target.forEach((value, i) => {
      const at = { value, x: place(1, i % 64), y: place(2, Math.floor(i / 64)) };
      if (Math.hypot(at.x - x, at.y - y) < 5 && value > best.value) best = at;
    });
    expect(Math.hypot(best.x - x, best.y - y)).toBeLessThan(1.5);
  }
  // Nothing is written over.
  const again = await cli("fit", pairPicture(folder), ...words, ...size, "--report", report);
  expect([again.code, again.err.trim()]).toEqual([1, `antennae fit: ${report}: is not empty; name a new folder`]);
});

it("says in one line what is missing", async () => {
  const path = pairPicture(folder);
  const lines = async (...words: string[]) => {
    const { code, err } = await cli("fit", ...words);
    expect(code).toBe(1);
    return err.trim();
  };
  expect(await lines(path)).toBe(
    "antennae fit: no pair: give --centres X,Y,X,Y and --kpc-per-pixel K, or --pair FILE.meta",
  );
  expect(await lines(path, "--centres", "1,2,3,4")).toMatch(
    /no scale: give --kpc-per-pixel K, or --arcsec-per-pixel A and --redshift Z$/,
  );
  expect(await lines(path, "--centres", "1,2,900,4", "--kpc-per-pixel", "1")).toMatch(
    /the second centre \(900, 4\) lies outside the picture/,
  );
  expect(await lines(path, "--centres", "1,2,3", "--kpc-per-pixel", "1")).toMatch(/"1,2,3" is not 4 numbers/);
  expect(await lines(join(folder, "none.png"), "--centres", "1,2,3,4", "--kpc-per-pixel", "1")).toMatch(
    /none.png: there is no such file$/,
  );
});
