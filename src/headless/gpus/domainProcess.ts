import { createRequire } from "node:module";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { isMainThread } from "node:worker_threads";
import {
  type Common,
  Domain,
  type DomainBackend,
  type DomainBodies,
  type DomainMeasurement,
  HostBodies,
  TreeSolver,
} from "../../engine/domains/index.ts";
import type { Settings } from "../../engine/index.ts";
import { ProcessorEngine } from "../../engine/processor/index.ts";
import { NoGpu, requestDevice } from "../device.ts";
import { processorName } from "../processorName.ts";
import { spawnThread } from "../processorWorkers.ts";
import { allBodies, type MakeEngine } from "./allBodies.ts";
import { ChannelClosed } from "./channel.ts";
import { connect, type Listener } from "./listener.ts";
import { meet, open } from "./meet.ts";

/** Where the domains of a run compute: the options of a command. */
export interface DomainPlace {
  readonly engine: "gpu" | "cpu" | null;
  readonly adapter: string;
  readonly threads: number | null;
  /** Processes that share a card, 1 if left out: more of them count interactions of more domains than there are cards; their times mean nothing. */
  readonly perCard?: number;
}

/** What the first process asks of the others, one thing after the other. */
export type Request =
  | {
      readonly kind: "setup";
      readonly count: number;
      readonly common: Common;
      readonly place: DomainPlace;
      /** Node of the card that it has for itself; null: it takes what there is. */
      readonly card: string | null;
      readonly bodies: DomainBodies;
    }
  | { readonly kind: "meet" }
  /** `last`: no more follow at once, so that it is answered when the card has done them. */
  | { readonly kind: "step"; readonly count: number; readonly settings: Settings; readonly last: boolean }
  | { readonly kind: "measure" }
  | { readonly kind: "bodies" }
  | { readonly kind: "forces" };

/** What computes a domain, in words. */
export interface DomainAdapter {
  readonly engine: "gpu" | "cpu";
  readonly adapter: string;
  readonly fellBack: boolean;
  readonly note: string;
}

/** What it is answered with, by the kind of the request. */
export interface Answers {
  readonly setup: null;
  readonly meet: DomainAdapter;
  readonly step: null;
  readonly measure: DomainMeasurement;
  readonly bodies: DomainBodies;
  readonly forces: { readonly id: Uint32Array; readonly acceleration: Float32Array };
}

/** An answer, or in one line what went wrong; `gone`: another process has ended, which is the cause. */
export type Reply = { readonly answer: Answers[keyof Answers] } | { readonly error: string; readonly gone: boolean };

/** How a process that computes a domain is started: this very file, or the bundle that it became part of (see the last lines). */
export function startWords(): readonly string[] {
  const path = fileURLToPath(import.meta.url);
  // From the sources by tsx, which reads TypeScript.
  const reader = () => ["--import", pathToFileURL(createRequire(import.meta.url).resolve("tsx")).href];
  return path.endsWith(".ts") ? [...reader(), path] : [path];
}

/** Variable of the environment of a process that computes a domain: its number, and the folder of the run's sockets. */
export const DOMAIN = "ANTENNAE_DOMAIN";

export const firstSocket = (folder: string): string => join(folder, "first.sock");

/** What finds the forces of a domain at a place; throws what went wrong there; is rejected as the place is lost; and what it is called. */
interface Equipment {
  readonly backend: DomainBackend;
  readonly check: () => void;
  readonly lost: Promise<never>;
  readonly about: DomainAdapter;
}

/** `count`: processes that share the processor. With a card of its own nothing else computes: it must be there. */
async function equip(place: DomainPlace, card: string | null, common: Common, count: number): Promise<Equipment> {
  const { engine, adapter, threads } = place;
  if (engine === "cpu") return processor(common, threads ?? Math.max(1, Math.floor(availableParallelism() / count)));
  try {
    const gpu = await requestDevice({ adapter, software: card === null && (engine === "gpu" || adapter !== "gpu") });
    const { adapterInfo, fellBack, note, check, lost } = gpu;
    const about = { engine: "gpu", adapter: adapterInfo.name, fellBack, note } as const;
    return { backend: new TreeSolver(gpu.device, common), check, lost, about };
  } catch (error) {
    if (!(error instanceof NoGpu)) throw error;
    if (card !== null) throw new Error(`${error.message} behind ${card}; ask for fewer by --gpus, or see its driver`);
    return equip({ engine: "cpu", adapter, threads }, null, common, count);
  }
}

function processor(common: Common, threads: number): Equipment {
  const spawn = threads > 1 ? spawnThread : null;
  const make: MakeEngine = (bodies, settings) => ProcessorEngine.create(bodies, settings, { threads, spawn });
  const backend = new HostBodies(common, allBodies(common, make));
  const about = { engine: "cpu", adapter: processorName(threads), fellBack: false, note: "" } as const;
  return { backend, check: () => {}, lost: new Promise(() => {}), about };
}

/** One domain, from the first message to the end of the channel. */
class DomainProcess {
  readonly #folder: string;
  readonly #index: number;
  #setup: (Request & { kind: "setup" }) | null = null;
  #listener: Listener | null = null;
  #domain: Domain | null = null;
  #check: () => void = () => {};
  #lost: Promise<never> = new Promise(() => {});

  constructor(folder: string, index: number) {
    this.#folder = folder;
    this.#index = index;
  }

  async answer(request: Request): Promise<Answers[keyof Answers]> {
    try {
      // What was asked of a device that is lost may never come.
      return await Promise.race([this.#answer(request), this.#lost]);
    } catch (error) {
      // What the device said first is the cause of what was met later.
      this.#check();
      throw error;
    }
  }

  async #answer(request: Request): Promise<Answers[keyof Answers]> {
    switch (request.kind) {
      case "setup":
        this.#setup = request;
        this.#listener = await open(this.#folder, this.#index);
        return null;
      case "meet":
        return this.#meet();
      case "step":
        for (let k = 0; k < request.count; k++) {
          await this.#domain!.step(request.settings);
          this.#check();
        }
        if (request.last) await this.#domain!.backend.done?.();
        this.#check();
        return null;
      case "measure":
        return this.#domain!.measure();
      case "bodies":
        return this.#domain!.backend.bodies();
      case "forces":
        return this.#domain!.backend.accelerations();
    }
  }

  async #meet(): Promise<DomainAdapter> {
    const { common, place, card, bodies, count } = this.#setup!;
    const peers = await meet(this.#listener!, this.#folder, this.#index, count);
    const { backend, check, lost, about } = await equip(place, card, common, count);
    this.#check = check;
    this.#lost = lost;
    this.#domain = new Domain(common, peers, backend);
    this.#setup = null;
    await this.#domain.start(bodies);
    check();
    return about;
  }
}

async function serve(folder: string, index: number): Promise<never> {
  // A terminal's Ctrl+C goes to all processes: the first one says when it is time.
  for (const signal of ["SIGINT", "SIGHUP", "SIGTERM"] as const) process.on(signal, () => {});
  const first = await connect(firstSocket(folder));
  await first.send(index);
  const domain = new DomainProcess(folder, index);
  for (;;) {
    const request = await first.receive().catch(() => process.exit(0));
    const reply: Reply = await domain.answer(request as Request).then(
      (answer) => ({ answer }),
      (error: unknown) => ({
        error: error instanceof Error ? error.message.split("\n")[0]! : String(error),
        gone: error instanceof ChannelClosed,
      }),
    );
    await first.send(reply);
  }
}

const told = isMainThread ? process.env[DOMAIN] : undefined;
if (told !== undefined) {
  const cut = told.indexOf(" ");
  await serve(told.slice(cut + 1), Number(told.slice(0, cut)));
}
