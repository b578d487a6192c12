import { readFileSync } from "node:fs";
import { basename, dirname } from "node:path";
import { describe, expect, it } from "vitest";
import { filesBelow } from "./modules.ts";

/** Folders of shaders/ whose stages belong to the engine, each with a pass, a plain twin and a test of the same name. */
const FOLDERS = ["build", "external", "force", "integrate", "measure", "momentum"];

/**
 * Stages whose twin has another name, because one plain loop stands for several stages of a parallel algorithm. A test of that name stands for
 * theirs too. Each with its reason.
 */
const SHARED_TWIN: Readonly<Record<string, { readonly twin: string; readonly reason: string }>> = {};

/** Stages of these folders that are in no step: they hold something of a user's against the host's. */
const CHECKS = ["shaders/external/fieldSamples.wgsl"];

/** What the stages of one folder share has no pass. */
const isStage = (file: string) => basename(dirname(file)) !== "shared" && !CHECKS.includes(file);

const stages = FOLDERS.flatMap((folder) =>
  filesBelow(`shaders/${folder}`, [".wgsl"])
    .filter(isStage)
    .map((file) => ({ name: basename(file, ".wgsl"), folder: dirname(file).replace("shaders/", ""), file })),
);

/** The engine's modules as they are written. */
const code = filesBelow("src/engine", [".ts"])
  .filter((file) => !file.endsWith(".gen.ts"))
  .map((file) => ({ file, text: readFileSync(file, "utf8") }));

/** Whether a module has the passes of a stage by its name, its own or that of a constant in it. */
const hasPass = (folder: string, name: string) =>
  code.some(
    ({ file, text }) =>
      text.includes(`stage: "${folder}/${name}"`) &&
      (basename(file, ".ts") === name || new RegExp(`^(export )?const ${name}\\b`, "m").test(text)),
  );

/** Twins, by their names: those of a solver stand in a folder of its own. */
const twins = filesBelow("tests/reference", [".ts"]).map((file) => basename(file, ".ts"));

const tests = filesBelow("tests", [".test.ts"])
  .filter((file) => file.startsWith("tests/engine/"))
  .map((file) => basename(file).replace(/(\.\w+)?\.test\.ts$/, ""));

describe("one word names a stage", () => {
  it("sees the stages", () => {
    expect(stages.length).toBeGreaterThan(10);
    for (const folder of FOLDERS) expect(stages.map((stage) => stage.folder)).toContain(folder);
    for (const name of Object.keys(SHARED_TWIN)) expect(stages.map((stage) => stage.name)).toContain(name);
  });

  it.each(stages)("$folder/$name has its pass, its twin and its test", ({ name, folder, file }) => {
    const twin = SHARED_TWIN[name]?.twin ?? name;
    expect(hasPass(folder, name), `${name} by define({ stage: "${folder}/${name}" }) in src/engine`).toBe(true);
    expect(readFileSync(file, "utf8").split("\n", 1)[0], `${file} starts with its name`).toContain(name);
    expect(twins, `${twin}.ts below tests/reference`).toContain(twin);
    expect(tests, "a test of that name below tests/engine/").toContain(twin);
  });
});
