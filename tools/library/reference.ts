import { textOf } from "./bundle.ts";
import { declarations } from "./types.ts";

/** Pages of docs/reference that travel with the package, as its REFERENCE.md. */
const PAGES = ["records", "potentials", "models", "formats"] as const;

/** What is named in the guide, by the file that declares it. */
const DECLARED = {
  Columns: "columns",
  Energies: "simulation",
  RunOptions: "run",
  RunResult: "run",
  Frame: "simulation",
  Tables: "bodiesOf",
  SimulationOptions: "options",
  GpuBodies: "simulation",
} as const;

/** The package's reference: settings, solvers, fields, models and scenarios, formats, and what calls give, from the pages and declarations. */
export async function reference(): Promise<string> {
  const pages = await Promise.all(PAGES.map((name) => textOf(`docs/reference/${name}.md`)));
  const files = declarations();
  const declared = Object.entries(DECLARED).map(([name, file]) =>
    declarationOf(files.get(`library/${file}.d.ts`)!, name),
  );
  const engine = ["Measurement", "Profile", "EngineBuffers", "Scaling"].map((name) => {
    const text = [...files].find(([, text]) => new RegExp(`^export interface ${name}\\b`, "m").test(text));
    if (!text) throw new Error(`nothing declares ${name}`);
    return declarationOf(text[1], name);
  });
  const types = ["# What calls take and give", "", "```ts", ...declared, ...engine, "```", ""].join("\n");
  return [types, ...pages].map(withoutLinks).join("\n");
}

/** A text whose links into the repository are plain words, but for those to what travels along. */
export function withoutLinks(text: string): string {
  const pages = new RegExp(`^(\\.\\./reference/)?(${PAGES.join("|")})\\.md`);
  return text.replaceAll(/(!?)\[([^\]]+)\]\((?!https:)([^)]+)\)/g, (_, image: string, words: string, to: string) => {
    if (pages.test(to)) return `[${words}](REFERENCE.md)`;
    if (/^(\.\.\/)+examples\//.test(to)) return `[${words}](${to.replace(/^(\.\.\/)+/, "")})`;
    if (/library-api\.txt$/.test(to)) return `[${words}](library-api.txt)`;
    return image ? "" : words;
  });
}

/** An interface, type or class with its doc comments. */
function declarationOf(text: string, name: string): string {
  const lines = text.split("\n");
  const at = lines.findIndex((line) => new RegExp(`^export (declare )?(interface|type) ${name}\\b`).test(line));
  if (at < 0) throw new Error(`${name} is declared nowhere`);
  let [from, to] = [at, at];
  while (from > 0 && /^\s*(\/\*\*|\*)/.test(lines[from - 1]!)) from--;
  while (to < lines.length - 1 && !/^\}|;$/.test(lines[to]!.trimEnd().replace(/^ .*/, ""))) to++;
  return lines.slice(from, to + 1).join("\n");
}
