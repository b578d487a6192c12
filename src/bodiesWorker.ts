import { type BodiesView, viewOf } from "./appearance.ts";
import type { Bodies } from "./data/bodies/bodies.ts";
import { readBodies, writeBodies } from "./data/files/index.ts";
import { findModel } from "./data/scenarios/index.ts";

/** The worker's side of bodiesSource.ts: makes, reads and writes tables of bodies, off the page's thread. */
export type Task =
  | {
      readonly kind: "make";
      readonly name: string;
      readonly n: number;
      readonly seed: number;
      readonly values: Record<string, number>;
    }
  | { readonly kind: "read"; readonly file: File }
  | { readonly kind: "write"; readonly bodies: Bodies; readonly format: string };

export type Answer =
  | { readonly kind: "progress"; readonly fraction: number }
  | {
      readonly kind: "bodies";
      readonly bodies: Bodies;
      readonly view: BodiesView;
      readonly format: string;
      readonly notes: readonly string[];
    }
  | { readonly kind: "bytes"; readonly bytes: Uint8Array<ArrayBuffer>; readonly notes: readonly string[] }
  | { readonly kind: "failed"; readonly message: string };

const scope = globalThis as unknown as {
  postMessage(answer: Answer, transfer?: Transferable[]): void;
  onmessage: ((event: MessageEvent<Task>) => void) | null;
};

const progress = (fraction: number) => scope.postMessage({ kind: "progress", fraction });

async function work(task: Task): Promise<void> {
  if (task.kind === "make") {
    const bodies = findModel(task.name).make(task.values, { n: task.n, seed: task.seed, progress });
    await sendBodies(bodies, "", []);
  } else if (task.kind === "read") {
    const bytes = new Uint8Array(await task.file.arrayBuffer());
    const { bodies, format, notes } = await readBodies(bytes, { progress });
    await sendBodies(bodies, format, notes);
  } else {
    const { bytes, notes } = await writeBodies(task.bodies, task.format, { progress });
    scope.postMessage({ kind: "bytes", bytes: bytes as Uint8Array<ArrayBuffer>, notes }, [bytes.buffer as ArrayBuffer]);
  }
}

async function sendBodies(bodies: Bodies, format: string, notes: readonly string[]): Promise<void> {
  const view = await viewOf(bodies);
  const tables = [
    bodies.mass,
    bodies.position,
    bodies.velocity,
    bodies.galaxy,
    bodies.component,
    bodies.id,
    view.traits,
  ];
  if (bodies.softening) tables.push(bodies.softening);
  const transfer = [...new Set(tables.map((t) => t.buffer as ArrayBuffer))];
  scope.postMessage({ kind: "bodies", bodies, view, format, notes }, transfer);
}

scope.onmessage = ({ data }) => {
  work(data).catch((error: unknown) => {
    const text = error instanceof Error ? error.message : String(error);
    scope.postMessage({ kind: "failed", message: text.split("\n")[0] ?? text });
  });
};
