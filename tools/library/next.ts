import { spawn } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { APP } from "./fixtures.ts";

const LAYOUT = `export default function Layout({ children }) {
  return <html lang="en"><body>{children}</body></html>;
}
`;

/** A page that is written on the server too, and runs in the browser. */
const PAGE = `"use client";
import { useEffect } from "react";
export default function Page() {
  useEffect(() => { import("./app.js"); }, []);
  return <p>Fixture</p>;
}
`;

/** A page whose numbers the server works out for each visit. */
const RENDERED = `import { plummer, Simulation } from "antennae";
export const dynamic = "force-dynamic";
export default async function Page() {
  const sim = await Simulation.create(plummer({ n: 300 }), { backend: "cpu" });
  await sim.run({ steps: 3 });
  const { steps, machine } = sim;
  await sim.close();
  return <p>{JSON.stringify({ steps, machine })}</p>;
}
`;

type Run = (cwd: string, program: string, ...args: string[]) => string;

/** A site by Next.js that is served: its address, and what a page said that the server made. */
export interface NextSite {
  readonly address: string;
  readonly rendered: string;
  stop(): void;
}

/** Installs Next.js and the packed library beside it, builds a site and serves it. */
export async function nextSite(scratch: string, packed: string, run: Run): Promise<NextSite> {
  const site = join(scratch, "next");
  mkdirSync(join(site, "app", "rendered"), { recursive: true });
  const files = {
    "package.json": JSON.stringify({ name: "site", private: true, type: "module" }),
    "app/layout.js": LAYOUT,
    "app/page.js": PAGE,
    "app/app.js": APP,
    "app/rendered/page.js": RENDERED,
  };
  for (const [name, text] of Object.entries(files)) writeFileSync(join(site, name), text);
  process.env.NEXT_TELEMETRY_DISABLED = "1";
  const packages = [packed, "next@16", "react@19", "react-dom@19", "three@0.187"];
  run(site, "npm", "install", ...packages, "--no-audit", "--no-fund", "--silent", "--legacy-peer-deps");
  const next = join(site, "node_modules", "next", "dist", "bin", "next");
  run(site, process.execPath, next, "build");
  const server = spawn(process.execPath, [next, "start", "--port", "0"], {
    cwd: site,
    stdio: ["ignore", "pipe", "ignore"],
  });
  const stop = () => void server.kill();
  try {
    const address = await new Promise<string>((resolve, reject) => {
      let said = "";
      server.stdout.on("data", (bytes: Buffer) => {
        said += bytes;
        const [found] = /http:\/\/localhost:[1-9]\d*/.exec(said) ?? [];
        if (found && said.includes("Ready")) resolve(found);
      });
      server.on("exit", () => reject(new Error(`Next.js did not start: ${said.trim()}`)));
    });
    const page = await (await fetch(`${address}/rendered`)).text();
    const [, rendered] = /<p>(.*?)<\/p>/.exec(page) ?? [];
    if (!rendered?.includes("steps&quot;:3"))
      throw new Error(`Next.js made on the server: ${rendered ?? page.slice(0, 200)}`);
    return { address, rendered: rendered.replaceAll("&quot;", '"'), stop };
  } catch (error) {
    stop();
    throw error;
  }
}
