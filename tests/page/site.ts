import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import { extname, join, normalize } from "node:path";

const TYPES: Readonly<Record<string, string>> = {
  ".html": "text/html",
  ".js": "text/javascript",
  ".css": "text/css",
  ".svg": "image/svg+xml",
  ".wasm": "application/wasm",
  ".webmanifest": "application/manifest+json",
};

/** A plain web server of one folder, which can be exchanged for another one as a new version is put up. */
export interface Site {
  readonly origin: string;
  folder: string;
  close(): Promise<void>;
}

const HEADERS = {
  isolated: { "cross-origin-opener-policy": "same-origin", "cross-origin-embedder-policy": "require-corp" },
  plain: {},
  open: { "access-control-allow-origin": "*", "cross-origin-resource-policy": "cross-origin" },
} as const;

/** Serves `folder` on a port of its own; "plain": as a host that can't send headers of one's choice; "open": for pages of other origins. */
export async function serveSite(folder: string, kind: keyof typeof HEADERS = "isolated"): Promise<Site> {
  const site = { origin: "", folder, close: async () => {} };
  const server = createServer(({ url = "/" }, response) => {
    const path = normalize(new URL(url, "http://site").pathname);
    try {
      const file = path === "/" ? "/index.html" : path;
      const bytes = readFileSync(join(site.folder, file));
      const type = { "content-type": TYPES[extname(file)] ?? "application/octet-stream" };
      response.writeHead(200, { ...type, ...HEADERS[kind] }).end(bytes);
    } catch {
      response.writeHead(404, { "content-type": "text/plain" }).end("no such file");
    }
  });
  await new Promise<void>((resolve) => server.listen(0, "localhost", resolve));
  const address = server.address();
  if (!address || typeof address === "string") throw new Error(`the server has no port: ${address}`);
  site.origin = `http://localhost:${address.port}`;
  site.close = () =>
    new Promise((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  return site;
}
