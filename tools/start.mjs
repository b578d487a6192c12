// `npm start`: installs what is missing, builds the page, serves it at http://localhost:${PORT:-5173} and prints the address.
import { checkNode, fail, installPackages, root } from "./setup.mjs";

checkNode();
const port = Number(process.env.PORT || 5173);
if (!Number.isInteger(port) || port < 1 || port > 65535)
  fail(`PORT=${process.env.PORT} is not a port; use 1 to 65535.`);

installPackages();
const { build, preview } = await import("vite");
await build({ root, logLevel: "warn" }).catch((error) => fail(`The build failed: ${error.message}`));
try {
  const server = await preview({ root, preview: { port, strictPort: true } });
  console.log(`Antennae is at ${server.resolvedUrls?.local[0] ?? `http://localhost:${port}/`} (Ctrl+C ends it)`);
} catch (error) {
  const message = error instanceof Error ? error.message : String(error);
  fail(/in use/i.test(message) ? `Port ${port} is in use; try PORT=${port + 1} npm start` : message);
}
