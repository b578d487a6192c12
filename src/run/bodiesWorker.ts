import type { Bodies } from "../data/bodies/bodies.ts";
import { type Contents, contentsOf } from "../data/bodies/contents.ts";
import { type Followed, followed } from "../data/bodies/following.ts";
import type { Portion, Wanted } from "../data/bodies/gathering.ts";
import type { Doable } from "../data/deeds/deed.ts";
import { perform } from "../data/deeds/perform.ts";
import type { Session } from "../data/files/session.ts";
import type { Source } from "../data/files/source.ts";
import { elementsOf, flowBodies, isFlow } from "../data/vortices/bodies.ts";
import { type BodiesView, viewOf as galaxyViewOf } from "./appearance.ts";
import { blobSource } from "./blobSource.ts";
import { drawForOthers, type MakeTask, makeTogether, type ShareTask } from "./makeTogether.ts";
import { runDefaults } from "./runDefaults.ts";

/** The worker's side of bodiesSource.ts: makes, reads and writes tables of bodies, off the page's thread. */
export type Task =
  /** `hands`: one end of a channel for each of the other workers that draw a share of the bodies. */
  | (MakeTask & { readonly hands?: readonly MessagePort[] })
  | { readonly kind: "deed"; readonly bodies: Bodies; readonly deed: Doable }
  /** What a picture needs to know of them. */
  | { readonly kind: "view"; readonly bodies: Bodies }
  | {
      readonly kind: "read";
      /** A file, or the parts of one snapshot. */
      readonly files: readonly { readonly name: string; readonly blob: Blob }[];
      readonly portion: Portion;
      /** Which one, of a file that holds several snapshots; absent: the first. */
      readonly snapshot?: number;
      /** More bodies than this are thinned out, unless the portion says otherwise. */
      readonly most: number;
    }
  | {
      /** A snapshot of a sequence: only where the bodies called `ids` are, in that order. */
      readonly kind: "follow";
      /** A file, or the parts of one snapshot. */
      readonly files: readonly { readonly name: string; readonly blob: Blob }[];
      readonly snapshot?: number;
      readonly ids: Bodies["id"];
    }
  | { readonly kind: "write"; readonly bodies: Bodies; readonly format: string }
  | { readonly kind: "readSession"; readonly file: Blob }
  | { readonly kind: "writeSession"; readonly session: Session };

/** What else is to be said of a file. */
export interface FileAnswer {
  /** All that it holds. */
  readonly contents: Contents;
  readonly every: number;
  readonly viewOnly: boolean;
  /** Names of the snapshots, where the file holds several. */
  readonly snapshots: readonly string[];
  /** Settings that suit the bodies taken. */
  readonly defaults: { readonly theta: number; readonly softening: number; readonly timestep: number };
}

export type Answer =
  | { readonly kind: "progress"; readonly fraction: number }
  | {
      readonly kind: "bodies";
      readonly bodies: Bodies;
      readonly view: BodiesView;
      readonly format: string;
      readonly notes: readonly string[];
      /** Of a file only. */
      readonly file?: FileAnswer;
    }
  | ({ readonly kind: "followed"; readonly time: number } & Followed)
  | { readonly kind: "view"; readonly view: BodiesView }
  | { readonly kind: "session"; readonly session: Session; readonly view: BodiesView }
  | { readonly kind: "bytes"; readonly bytes: Uint8Array<ArrayBuffer>; readonly notes: readonly string[] }
  | { readonly kind: "failed"; readonly message: string; readonly series: boolean };

/** The worker that draws share `share` of the task under way is gone. */
export interface Gone {
  readonly kind: "gone";
  readonly share: number;
}

const scope = globalThis as unknown as {
  postMessage(answer: Answer, transfer?: Transferable[]): void;
  onmessage: ((event: MessageEvent<Task | ShareTask | Gone>) => void) | null;
};

/** By the share of a worker what is to be done where it is gone. */
const atLoss = new Map<number, () => void>();

/** Readers and writers come when the page has its first bodies, for use without a network, or with the first file. */
const formats = () => import("../data/files/index.ts");
const FETCH_AFTER = 5000;
// Where they don't come now, the first file says so.
setTimeout(() => formats().catch(() => {}), FETCH_AFTER);

// What looks at flows comes with the first one.
const viewOf = async (bodies: Bodies) =>
  isFlow(bodies) ? (await import("./flow/view.ts")).flowViewOf(bodies) : galaxyViewOf(bodies);

/** Of files of vortex elements: it keeps which ring an element is of, and the time. */
const FLOW_FORMAT = "hdf5";

const progress = (fraction: number) => scope.postMessage({ kind: "progress", fraction });

async function work(task: Task): Promise<void> {
  if (task.kind === "make" || task.kind === "build") {
    const hands = (task.hands ?? []).map((port, k) => ({
      port,
      gone: new Promise<void>((resolve) => atLoss.set(k + 1, resolve)),
    }));
    await sendBodies(await makeTogether(task, hands, progress), "", []);
  } else if (task.kind === "deed") {
    await sendBodies(perform(task.bodies, task.deed, progress), "", []);
  } else if (task.kind === "view") {
    const view = await viewOf(task.bodies);
    scope.postMessage({ kind: "view", view }, [view.traits.buffer]);
  } else if (task.kind === "read") {
    await readTask(task);
  } else if (task.kind === "follow") {
    const { bodies } = await readFiles(task, {});
    const found = followed(bodies, task.ids);
    scope.postMessage({ kind: "followed", time: bodies.time, ...found }, [
      found.position.buffer,
      found.velocity.buffer,
    ]);
  } else if (task.kind === "readSession") {
    const { readSession } = await import("../data/files/session.ts");
    const session = await readSession(new Uint8Array(await task.file.arrayBuffer()), { progress });
    scope.postMessage({ kind: "session", session, view: await viewOf(session.first) });
  } else if (task.kind === "writeSession") {
    const { writeSession } = await import("../data/files/session.ts");
    const bytes = writeSession(task.session) as Uint8Array<ArrayBuffer>;
    scope.postMessage({ kind: "bytes", bytes, notes: [] }, [bytes.buffer]);
  } else if (isFlow(task.bodies)) {
    const { vortexFormatFor } = await import("../data/vortices/files/index.ts");
    const bytes = (await vortexFormatFor(FLOW_FORMAT).write(elementsOf(task.bodies))) as Uint8Array<ArrayBuffer>;
    scope.postMessage({ kind: "bytes", bytes, notes: [] }, [bytes.buffer]);
  } else {
    const { writeBodies } = await formats();
    const { bytes, notes } = await writeBodies(task.bodies, task.format, { progress });
    scope.postMessage({ kind: "bytes", bytes: bytes as Uint8Array<ArrayBuffer>, notes }, [bytes.buffer as ArrayBuffer]);
  }
}

async function readFiles({ files, snapshot }: Extract<Task, { kind: "read" | "follow" }>, wanted: Wanted) {
  const parts = files.map(({ name, blob }) => ({ name, bytes: blobSource(blob) }));
  const { readParts } = await formats();
  return await readParts(parts, { progress, wanted, ...(snapshot !== undefined && { snapshot }) });
}

async function readTask(task: Extract<Task, { kind: "read" }>): Promise<void> {
  const { files, portion, most } = task;
  const { OtherKind } = await formats();
  const read = await readFiles(task, { ...portion, most }).catch((error: unknown) => {
    if (error instanceof OtherKind && files.length === 1) return null;
    throw error;
  });
  if (!read) return readFlow(blobSource(files[0]!.blob), most);
  const { contents, every, snapshots = [] } = read;
  const { comoving } = read.bodies;
  // What runs universes comes with the first one.
  const box = comoving && (await import("./expandingFile.ts")).inTheirBox({ ...read.bodies, comoving });
  const runs = typeof box === "object" ? box : null;
  const { bodies, settings, reasons } = runs ?? { bodies: read.bodies, ...runDefaults(read.bodies) };
  const view = await viewOf(bodies);
  const viewOnly = read.viewOnly === true && !runs;
  const file = { contents, every, viewOnly, snapshots, defaults: settings };
  if (typeof box === "string") reasons.unshift(box);
  await sendBodies(bodies, read.format, [...read.notes, ...reasons], view, file);
}

/** A file of vortex elements: all of it or, with one line, nothing. */
async function readFlow(source: Source, most: number): Promise<void> {
  const [{ readElements }, { flowDefaultsOf, flowViewOf }] = await Promise.all([
    import("../data/vortices/files/index.ts"),
    import("./flow/view.ts"),
  ]);
  const { format, elements } = await readElements(source);
  if (elements.count > most)
    throw new Error(`${elements.count} vortex elements are too many for this machine, which takes ${most}`);
  const bodies = flowBodies(elements);
  const defaults = flowDefaultsOf(bodies);
  const file = { contents: contentsOf(bodies), every: 1, viewOnly: false, snapshots: [], defaults };
  await sendBodies(bodies, format, [], await flowViewOf(bodies), file);
}

async function sendBodies(
  bodies: Bodies,
  format: string,
  notes: readonly string[],
  given?: BodiesView,
  file?: FileAnswer,
): Promise<void> {
  const view = given ?? (await viewOf(bodies));
  const tables = [
    bodies.mass,
    bodies.position,
    bodies.velocity,
    bodies.galaxy,
    bodies.component,
    bodies.id,
    view.traits,
  ];
  for (const table of [bodies.softening, bodies.next]) if (table) tables.push(table);
  const transfer = [...new Set(tables.map((t) => t.buffer as ArrayBuffer))];
  scope.postMessage({ kind: "bodies", bodies, view, format, notes, ...(file && { file }) }, transfer);
}

scope.onmessage = ({ data }) => {
  if (data.kind === "gone") return atLoss.get(data.share)?.();
  const done = data.kind === "share" ? drawForOthers(data) : work(data);
  done.catch(async (error: unknown) => {
    const text = error instanceof Error ? error.message : String(error);
    const series = data.kind === "read" && error instanceof (await formats()).SeriesError;
    scope.postMessage({ kind: "failed", message: text.split("\n")[0] ?? text, series });
  });
};
