import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { allModules } from "./modules.ts";

/** Folders of the kinds of physics beside gravity, by the two registers. */
const foldersIn = (register: string) =>
  [...readFileSync(`src/engine/${register}`, "utf8").matchAll(/import\("\.\.\/(\w+)\/\w+\.ts"\)/g)].map(
    ([, name]) => name!,
  );
const GUESTS = foldersIn("guests/index.ts");
const THREADS = foldersIn("processor/guests.ts");

/** Who may name what stands in a guest's folder: the registers, and the list of all tables with the room that they have at first. */
const KNOWING = [
  "engine/guests/index.ts",
  "engine/processor/guests.ts",
  "engine/state/tables.ts",
  "engine/state/capacity.ts",
];

describe("the register of guests", () => {
  it("lists a folder for each, and threads know some of them", () => {
    expect(GUESTS).toEqual(["box", "momentum", "external", "gas"]);
    expect(GUESTS).toEqual(expect.arrayContaining(THREADS));
  });

  it("is the one place by which the engine knows them", () => {
    const knows = allModules().flatMap(({ path, imports }) =>
      imports
        .map(({ target }) => GUESTS.find((name) => target.startsWith(`engine/${name}/`)))
        .filter((name) => name !== undefined && !path.startsWith(`engine/${name}/`) && path.startsWith("engine/"))
        .map((name) => [path, name]),
    );
    expect([...new Set(knows.map(([path]) => path))].sort()).toEqual([...KNOWING].sort());
  });
});
