// `npm run docs:api`: pages about the engine's API and data's records, made from the docstrings, in dist-docs/. Says where
// something public has none; tests/architecture/docstrings.test.ts fails there. typedoc reads TypeScript by an API that
// TypeScript 7 no longer has, so it and its TypeScript 6 are packages of this folder, installed when they are first needed.
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { call, checkNode, installPackages, root } from "../setup.mjs";

const here = dirname(fileURLToPath(import.meta.url));
checkNode();
installPackages(root);
installPackages(here);
const typedoc = join(here, "node_modules", "typedoc", "bin", "typedoc");
process.exitCode = call(process.execPath, [typedoc, "--options", join(here, "typedoc.json")]);
if (process.exitCode === 0) console.log("dist-docs/index.html is ready.");
