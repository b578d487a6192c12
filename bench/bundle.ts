// The engine of a checkout as one file, for `paired` and `golden` on machines with nothing but Node.js: npm run bench -- bundle --of ../before --out before.mjs
import { writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { build } from "esbuild";
import { defineCommand } from "../src/headless/command.ts";
import { runCommand } from "../src/headless/commandLine.ts";
import { textOr } from "../src/headless/option.ts";
import { FILES } from "./checkout.ts";

/** One file of all that is compared, which runs where there is nothing but Node.js and the package `webgpu`. */
async function writeBundle(folder: string, path: string): Promise<void> {
  const lines = [...new Set(Object.values(FILES))].map((file) => `export * from "./${file}";`);
  const { outputFiles } = await build({
    stdin: { contents: lines.join("\n"), resolveDir: resolve(folder), loader: "ts" },
    bundle: true,
    write: false,
    platform: "node",
    format: "esm",
    target: "node20",
    external: ["webgpu", "h5wasm", "h5wasm/node", "esbuild"],
  });
  writeFileSync(path, outputFiles[0]!.contents);
}

const command = defineCommand({
  name: "bundle",
  usage: "[--of FOLDER] --out FILE.mjs",
  help: "The engine of a checkout as one file.",
  operands: [],
  options: {
    of: textOr(".", "FOLDER", "a checkout with packages of its own"),
    out: textOr("engine.mjs", "FILE", "where it goes"),
  },
  async run(_, { of, out }) {
    await writeBundle(of, out);
    return { of, out };
  },
});

const streams = { out: process.stdout, err: process.stderr };
process.exitCode = await runCommand(command, process.argv.slice(2), streams, "npm run bench bundle --");
