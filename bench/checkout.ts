import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type * as Models from "../src/data/models/plummer.ts";
import type * as Elements from "../src/data/vortices/models/index.ts";
import type * as Engines from "../src/engine/index.ts";
import type * as Processors from "../src/engine/processor/index.ts";
import type * as Vortices from "../src/engine/vortices/index.ts";
import type * as Devices from "../src/headless/device.ts";
import type * as Cards from "../src/headless/gpus/severalGpus.ts";
import type * as Workers from "../src/headless/processorWorkers.ts";
import type * as Clusters from "../tests/engine/clusterInGalaxy.ts";

/** What two checkouts are compared by. */
export type Checkout = Pick<typeof Engines, "GpuEngine" | "SOLVERS"> &
  Pick<typeof Processors, "ProcessorEngine"> &
  Pick<typeof Vortices, "VortexEngine"> &
  Pick<typeof Models, "plummer"> &
  Pick<typeof Elements, "findVortexModel"> &
  Pick<typeof Clusters, "clusterInGalaxy"> &
  Pick<typeof Devices, "requestDevice"> &
  Pick<typeof Cards, "SeveralGpus"> &
  Pick<typeof Workers, "spawnThread">;

/** Where a checkout has it: as at 321d2f3f, so that this one is comparable. */
export const FILES: Readonly<Record<keyof Checkout, string>> = {
  GpuEngine: "src/engine/index.ts",
  SOLVERS: "src/engine/index.ts",
  ProcessorEngine: "src/engine/processor/index.ts",
  VortexEngine: "src/engine/vortices/index.ts",
  plummer: "src/data/models/plummer.ts",
  findVortexModel: "src/data/vortices/models/index.ts",
  clusterInGalaxy: "tests/engine/clusterInGalaxy.ts",
  requestDevice: "src/headless/device.ts",
  SeveralGpus: "src/headless/gpus/severalGpus.ts",
  spawnThread: "src/headless/processorWorkers.ts",
};

/** What older checkouts call it. */
const BEFORE: Readonly<Record<string, string>> = { GpuEngine: "Engine" };

/** The engine of a checkout with packages of its own, or of a bundle that `bench bundle` made (`.mjs`). */
export async function loadCheckout(from: string): Promise<Checkout> {
  const parts: Record<string, unknown> = {};
  for (const [name, path] of Object.entries(FILES)) {
    const module = await import(pathToFileURL(from.endsWith(".mjs") ? from : join(from, path)).href);
    parts[name] = module[name] ?? module[BEFORE[name] ?? ""];
  }
  return parts as unknown as Checkout;
}
