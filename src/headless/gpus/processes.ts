import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startsOf } from "./cards.ts";
import type { Channel } from "./channel.ts";
import {
  type Answers,
  DOMAIN,
  type DomainPlace,
  firstSocket,
  type Reply,
  type Request,
  startWords,
} from "./domainProcess.ts";
import { type Listener, listen } from "./listener.ts";

type Asked<K extends Request["kind"]> = Extract<Request, { kind: K }>;

/** The processes that compute the domains of a run, as the first process sees them. The first that fails ends them all. */
export class Processes {
  readonly #folder: string;
  readonly #children: readonly ChildProcess[];
  /** Node of the card that each has for itself; null: it takes what there is. */
  readonly cards: readonly (string | null)[];
  readonly #channels: Channel[] = [];
  #failure: Error | null = null;
  #fail: (error: Error) => void = () => {};
  /** Rejected with the first failure. */
  readonly #failed: Promise<never>;
  #ended = false;

  /** Starts `count` processes, each with a card of its own where there are cards. Throws one line where that can't be. */
  static async start(count: number, place: DomainPlace): Promise<Processes> {
    const starts = startsOf(count, { program: process.execPath, words: startWords() }, place);
    const folder = mkdtempSync(join(tmpdir(), "antennae-gpus-"));
    // Before anybody can connect: to start a process takes one that holds 32M bodies longer than the other needs to connect.
    const listener = await listen(firstSocket(folder)).catch((error) => {
      rmSync(folder, { recursive: true, force: true });
      throw error;
    });
    const processes = new Processes(starts, folder);
    try {
      await processes.#meet(listener);
    } catch (error) {
      processes.end();
      throw error;
    }
    return processes;
  }

  private constructor(starts: ReturnType<typeof startsOf>, folder: string) {
    this.#folder = folder;
    this.#failed = new Promise((_, reject) => {
      this.#fail = (error) => {
        this.#failure ??= error;
        reject(this.#failure);
      };
    });
    this.#failed.catch(() => {});
    this.cards = starts.map(({ card }) => card);
    this.#children = starts.map(({ program, words }, k) => {
      // Threads that copy tables to and from shared memory: Node's own four read them half as fast (`sharedMemory.ts`).
      const env = { UV_THREADPOOL_SIZE: "8", ...process.env, [DOMAIN]: `${k} ${this.#folder}` };
      const child = spawn(program, words, { env, stdio: ["ignore", "ignore", "pipe"] });
      let said = "";
      child.stderr!.on("data", (piece: Buffer) => {
        said = (said + piece.toString()).slice(-4000);
      });
      child.once("error", (error) =>
        this.#fail(new Error(`process ${k + 1} of ${starts.length} did not start: ${error.message}`)),
      );
      // After the last of what it said.
      child.once("close", (code, signal) => {
        const words = said.split("\n").find((line) => /error|denied|fail/i.test(line));
        const how = signal ?? `exit code ${code}${words ? `: ${words.trim()}` : ""}`;
        this.#fail(new Error(`process ${k + 1} of ${starts.length} ended (${how}), and with it the run`));
      });
      return child;
    });
  }

  get count(): number {
    return this.#children.length;
  }

  get pids(): readonly number[] {
    return this.#children.map(({ pid }) => pid!);
  }

  async #meet(listener: Listener): Promise<void> {
    try {
      for (const _ of this.#children) {
        const channel = await Promise.race([listener.next(), this.#failed]);
        const index = await channel.receive().catch(() => this.#failed);
        this.#channels[index as number] = channel;
      }
    } finally {
      listener.close();
    }
  }

  /** Asks every process the same, or each its own; resolves with their answers in order. Rejected with the first failure of any, in one line. */
  async ask<K extends Request["kind"]>(requests: Asked<K> | readonly Asked<K>[]): Promise<Answers[K][]> {
    if (this.#failure) throw this.#failure;
    const answers = this.#channels.map(async (channel, k) => {
      await channel.send(Array.isArray(requests) ? requests[k] : requests);
      const reply = (await channel.receive()) as Reply;
      if ("answer" in reply) return reply.answer as Answers[K];
      // What has ended is heard of by itself.
      if (reply.gone) return this.#failed;
      this.#fail(new Error(this.count > 1 ? `process ${k + 1} of ${this.count}: ${reply.error}` : reply.error));
      throw this.#failure;
    });
    // A channel that breaks is the end of a process.
    const whole = Promise.all(answers.map((answer) => answer.catch(() => this.#failed)));
    return Promise.race([whole, this.#failed]);
  }

  /** Ends all processes and takes their sockets away. */
  end(): void {
    if (this.#ended) return;
    this.#ended = true;
    this.#fail(new Error("the processes of the run were ended"));
    for (const channel of this.#channels) channel?.close();
    // They end by themselves when they hear it; one that waits for a card would not.
    for (const child of this.#children) child.kill("SIGKILL");
    rmSync(this.#folder, { recursive: true, force: true });
  }
}
