import type { Bodies } from "../data/bodies/bodies.ts";
import { drawFrom, drawShare, type Making, type Stretch } from "../data/models/draw.ts";
import type { Model } from "../data/models/model.ts";
import { type Build, makeBuild } from "../data/scenarios/build.ts";
import { BUILT } from "../data/scenarios/buildInfo.ts";
import { readBuild } from "../data/scenarios/buildText.ts";
import { findModel } from "../data/scenarios/index.ts";

/** Bodies of a model, or of a build. */
export type MakeTask =
  | {
      readonly kind: "make";
      readonly name: string;
      readonly n: number;
      readonly seed: number;
      readonly values: Record<string, number>;
      /** Is it of another list than the galaxies' scenarios? Absent: no. */
      readonly list?: "flow" | "gas" | "universe" | "fitted" | undefined;
      /** Text of the build, where `name` is "built". */
      readonly build?: string;
    }
  | { readonly kind: "build"; readonly build: Build; readonly n: number; readonly seed: number };

/** Share number `share` of `of` of the task's bodies, which are told through `port`. */
export interface ShareTask {
  readonly kind: "share";
  readonly task: MakeTask;
  readonly share: number;
  readonly of: number;
  readonly port: Port;
}

/** One end of a channel, as MessagePort is. */
export interface Port {
  postMessage(message: Stretch | null, transfer?: Transferable[]): void;
  onmessage: ((event: MessageEvent<Stretch | null>) => void) | null;
}

/** What is heard of the threads that draw shares. */
export interface Hand {
  readonly port: Port;
  /** Resolves where the thread is gone. */
  readonly gone: Promise<void>;
}

export async function make(task: MakeTask, options: Omit<Making, "n">): Promise<Bodies> {
  const all = { ...options, n: task.n, seed: task.seed };
  if (task.kind === "build") return makeBuild(task.build, all);
  const { name, values, build = "", list } = task;
  return name === BUILT ? makeBuild(readBuild(build), all) : (await modelOf(name, list)).make(values, all);
}

// What makes flows, gas in boxes, universes and fitted pairs comes with the first one.
async function modelOf(name: string, list: (MakeTask & { kind: "make" })["list"]): Promise<Model> {
  if (list === "flow") return (await import("../data/vortices/scenarios.ts")).findFlow(name) ?? findModel(name);
  if (name === "ram-pressure-stripping") return (await import("../physics/gas/boxes/stripping.ts")).stripping;
  if (list === "gas") return (await import("../physics/gas/boxes/scenarios.ts")).findGasBox(name) ?? findModel(name);
  if (list === "universe")
    return (await import("../physics/cosmology/scenarios.ts")).findUniverse(name) ?? findModel(name);
  if (name === "sprayed-stream") return (await import("../physics/external/sprayedStream.ts")).sprayedStream;
  if (name === "wet-and-dry") return findModel("wet-antennae");
  if (list === "fitted") return (await import("../data/scenarios/fittedPair.ts")).fittedPair;
  return findModel(name);
}

/**
 * The bodies of a task that `hands` draw shares of, each in a thread of its own, of which this one is the first. They are the
 * same whether a hand answers or not: what is missing is drawn here.
 */
export async function makeTogether(
  task: MakeTask,
  hands: readonly Hand[],
  progress: (fraction: number) => void,
): Promise<Bodies> {
  const of = hands.length + 1;
  if (of === 1) return make(task, { progress });
  const stretches: Stretch[] = [];
  const others = hands.map(({ port, gone }) => {
    const done = new Promise<void>((resolve) => {
      port.onmessage = ({ data }) => (data === null ? resolve() : stretches.push(data));
    });
    return Promise.race([done, gone]);
  });
  const most = (fraction: number) => progress(Math.min(0.9, fraction * of));
  await make(task, { draw: drawShare(0, of, (stretch) => stretches.push(stretch)), progress: most });
  await Promise.all(others);
  return make(task, { draw: drawFrom(stretches) });
}

/** Draws a share; that there is no such model, or the like, says who makes the bodies. */
export async function drawForOthers({ task, share, of, port }: ShareTask): Promise<void> {
  const tell = (stretch: Stretch) => port.postMessage(stretch, [stretch.position.buffer, stretch.velocity.buffer]);
  await make(task, { draw: drawShare(share, of, tell) }).catch(() => {});
  port.postMessage(null);
}
