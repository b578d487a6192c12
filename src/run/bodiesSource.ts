import type { Bodies } from "../data/bodies/bodies.ts";
import type { BodiesView } from "./appearance.ts";
import type { Answer, Gone, Task } from "./bodiesWorker.ts";
import { Cancelled } from "./cancelled.ts";
import type { MakeTask, ShareTask } from "./makeTogether.ts";

export type BodiesAnswer = Extract<Answer, { kind: "bodies" }>;
export type SessionAnswer = Extract<Answer, { kind: "session" }>;
export type FollowedAnswer = Extract<Answer, { kind: "followed" }>;
export type WriteTask = Extract<Task, { kind: "write" | "writeSession" }>;
export type BytesAnswer = Extract<Answer, { kind: "bytes" }>;

/** Bodies that are worth a worker more, and workers at most: each skips the random numbers of others' bodies. */
const A_HAND = 131_072;
const MOST_HANDS = 7;

/** How many workers more draw the bodies of a task: none where starting them would take as long, or bodies aren't drawn one by one. */
const handsFor = (task: Extract<Task, { kind: "make" | "build" | "deed" }>): number =>
  task.kind === "deed" || ("list" in task && task.list)
    ? 0
    : Math.min(MOST_HANDS, (globalThis.navigator?.hardwareConcurrency ?? 1) - 1, Math.floor(task.n / A_HAND));

/** The files are no snapshot, but a series of them. */
export class Series extends Error {}

/** One worker that makes, reads and writes tables of bodies, and others that help while many are made; a new task ends the one before. */
export class BodiesSource {
  #worker: Worker;
  #hands: Worker[] = [];
  #end: ((reason: Error) => void) | null = null;

  constructor() {
    this.#worker = spawn();
  }

  /** Throws Cancelled, or an Error of one line. */
  make(
    task: Extract<Task, { kind: "make" | "build" | "deed" }>,
    progress: (fraction: number) => void,
  ): Promise<BodiesAnswer> {
    return this.#ask(task, progress, handsFor(task)) as Promise<BodiesAnswer>;
  }

  /** What a picture needs to know of bodies. */
  async view(bodies: Bodies): Promise<BodiesView> {
    const answer = await this.#ask({ kind: "view", bodies }, () => {});
    return (answer as Extract<Answer, { kind: "view" }>).view;
  }

  read(task: Extract<Task, { kind: "read" }>, progress: (fraction: number) => void): Promise<BodiesAnswer> {
    return this.#ask(task, progress) as Promise<BodiesAnswer>;
  }

  follow(task: Extract<Task, { kind: "follow" }>): Promise<FollowedAnswer> {
    return this.#ask(task, () => {}) as Promise<FollowedAnswer>;
  }

  readSession(file: Blob): Promise<SessionAnswer> {
    return this.#ask({ kind: "readSession", file }, () => {}) as Promise<SessionAnswer>;
  }

  write(task: WriteTask, progress: (fraction: number) => void): Promise<BytesAnswer> {
    return this.#ask(task, progress) as Promise<BytesAnswer>;
  }

  /** Ends the task under way. Generators are plain loops that never look up, so the worker itself is ended. */
  cancel(): void {
    if (!this.#end) return;
    this.#terminate();
    this.#worker = spawn();
    this.#end(new Cancelled("cancelled"));
    this.#end = null;
  }

  /** Ends the task under way and the worker for good. */
  close(): void {
    this.#terminate();
    this.#end?.(new Cancelled("closed"));
    this.#end = null;
  }

  /** What the worker has sent already may still come: it is not listened to any more. */
  #terminate(): void {
    this.#worker.onmessage = this.#worker.onerror = null;
    this.#worker.terminate();
    this.#dismiss();
  }

  #dismiss(): void {
    for (const hand of this.#hands) hand.terminate();
    this.#hands = [];
  }

  #ask(task: Task, progress: (fraction: number) => void, hands = 0): Promise<Answer> {
    this.cancel();
    return new Promise((resolve, reject) => {
      const worker = this.#worker;
      this.#end = reject;
      const finish = () => {
        this.#end = null;
        this.#dismiss();
        worker.onmessage = null;
        worker.onerror = null;
      };
      worker.onmessage = ({ data }: MessageEvent<Answer>) => {
        if (data.kind === "progress") return progress(data.fraction);
        finish();
        if (data.kind === "failed") reject(new (data.series ? Series : Error)(data.message));
        else resolve(data);
      };
      worker.onerror = (event) => {
        finish();
        reject(new Error(`the worker that prepares bodies stopped: ${event.message || "it could not be loaded"}`));
      };
      const ports = Array.from({ length: hands }, (_, k) => this.#hire(task as MakeTask, k + 1, hands + 1));
      worker.postMessage({ ...task, ...(hands > 0 && { hands: ports }) }, ports);
    });
  }

  /** Another worker, which draws a share; the other end of its channel. */
  #hire(task: MakeTask, share: number, of: number): MessagePort {
    const hand = spawn();
    const { port1, port2 } = new MessageChannel();
    const gone: Gone = { kind: "gone", share };
    hand.onerror = () => this.#worker.postMessage(gone);
    const its: ShareTask = { kind: "share", task, share, of, port: port2 };
    hand.postMessage(its, [port2]);
    this.#hands.push(hand);
    return port1;
  }
}

function spawn(): Worker {
  return new Worker(new URL("./bodiesWorker.ts", import.meta.url), { type: "module", name: "bodies" });
}
