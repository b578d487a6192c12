import { existsSync, readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";
import type { Units } from "../data/bodies/units.ts";
import type { PhysicsOptions } from "../engine/index.ts";
import { type Choice, choiceOf, choices, fieldOf, parseChoice, parseValues } from "../physics/external/choice.ts";
import type { OwnField } from "../physics/external/potential.ts";
import type { Report } from "./command.ts";
import { reason, userPath } from "./files.ts";
import { manyOf } from "./option.ts";

/** A file with a field of the user's own, and what is given of it by number. */
const FILE = /^(.+)\.([cm]?[jt]s|wgsl)(?::(.*))?$/;
const MODULES = ["ts", "mts", "js", "mjs"];

/** A field by name, or by the file that it stands in. */
export type Asked = Choice & { readonly file?: string };

/** Reads `NAME:key=value,…`, where the name may be that of a file. Throws one line that says what is wrong with it. */
function parseAsked(text: string): Asked {
  const [, base, ending, values = ""] = FILE.exec(text) ?? [];
  if (base === undefined) return parseChoice(text);
  return { name: "own", given: parseValues(values), file: `${base}.${ending}` };
}

/** The option of commands that compute with external fields. */
export const POTENTIAL_OPTION = {
  potential: manyOf(
    "NAME:key=value,…",
    `a field that acts on the bodies (may be given again): ${choices()
      .map(([name]) => name)
      .join(
        "; ",
      )}; or a file with one of your own, FILE.ts or FILE.wgsl; and of each x, y, z, vx, vy, vz, from, during, friction`,
    parseAsked,
  ),
};

/** Fields as an engine takes them, Newton's constant as it counts there. Without a word bodies are in those that they bring. */
export const externalOf = (
  asked: readonly Choice[],
  units: Units,
  gravity: number,
): Pick<PhysicsOptions, "external"> => (asked.length > 0 ? { external: fieldOf(asked, units, gravity) } : {});

/**
 * What was asked for, with the fields that stand in files: FILE.ts (or .mts, .js, .mjs), which exports the function `ownField`, and FILE.wgsl, which has one of that name.
 * One of them that is given brings the other, where it lies beside it. Rejects with one line.
 */
export async function withFiles(asked: readonly Asked[], report: Report): Promise<readonly Choice[]> {
  const choices: Choice[] = [];
  for (const { file, ...choice } of asked)
    choices.push(file === undefined ? choice : await read(file, choice.given, report));
  return choices;
}

async function read(file: string, given: Choice["given"], report: Report): Promise<Choice> {
  if (!existsSync(userPath(file))) throw new Error(`--potential ${file}: there is no such file`);
  const base = file.slice(0, file.lastIndexOf("."));
  const shader = `${base}.wgsl`;
  const module = file === shader ? MODULES.map((ending) => `${base}.${ending}`).find(exists) : file;
  try {
    const field = module === undefined ? undefined : await functionIn(module);
    const wgsl = exists(shader) ? readFileSync(userPath(shader), "utf8") : undefined;
    const files = [module ?? [], wgsl === undefined ? [] : shader].flat();
    const alone = field === undefined ? ", on a GPU alone" : wgsl === undefined ? ", on the processor alone" : "";
    report.say(`own field: ${files.join(" and ")}${alone}`);
    return choiceOf("own", given, { ...(field && { field }), ...(wgsl !== undefined && { wgsl }) });
  } catch (error) {
    throw new Error(`--potential ${file}: ${reason(error)}`);
  }
}

const exists = (path: string) => existsSync(userPath(path));

async function functionIn(path: string): Promise<OwnField> {
  const found = (await import(/* @vite-ignore */ pathToFileURL(userPath(path)).href)) as { ownField?: OwnField };
  if (typeof found.ownField === "function") return found.ownField;
  throw new Error(
    `${path} exports no function ownField; it must: export function ownField(x, y, z, time) { return [ax, ay, az, potential]; }`,
  );
}

/** Fields as words, the same for the same fields: a run that is gone on with must have them. */
export const asWords = (choices: readonly Choice[]): string =>
  JSON.stringify(choices, (_, value: unknown) => (typeof value === "function" ? String(value) : value));
