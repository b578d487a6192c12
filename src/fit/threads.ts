import { type Batch, imageFrom, scoreFrom } from "./batch.ts";
import type { Encounter } from "./encounter.ts";
import { rigidGalaxy } from "./rigid.ts";
import type { Judge, Score } from "./score.ts";

/** What a thread is told. */
export type ToFit =
  | { readonly galaxy: string; readonly judge: Judge; readonly count: number }
  | { readonly encounter: Encounter; readonly wants: "score" | "image" };

/** What it answers to each encounter, in their order. */
export type FromFit = Score | Float64Array;

/** A thread's near end. */
export interface FitThread {
  post(message: ToFit): void;
  listen(answer: (answer: FromFit) => void, fault: (reason: string) => void): void;
  end(): void;
}

/** A thread's far end: takes messages, and posts its answers. */
export function serveFit(post: (answer: FromFit) => void): (message: ToFit) => void {
  let set: { galaxy: ReturnType<typeof rigidGalaxy>; judge: Judge; count: number } | null = null;
  return (message) => {
    if ("judge" in message) {
      set = { ...message, galaxy: rigidGalaxy(message.galaxy) };
      return;
    }
    if (!set) throw new Error("an encounter came before its picture");
    const { galaxy, judge, count } = set;
    post((message.wants === "image" ? imageFrom : scoreFrom)(galaxy, judge, message.encounter, count));
  };
}

/** A batch on threads of the processor, each of which takes the next encounter when it has done one. Rejects where a thread ends. */
export function threadedBatch(galaxy: string, judge: Judge, count: number, threads: readonly FitThread[]): Batch {
  const takes = new Map<FitThread, (answer: FromFit) => void>();
  let fail: (reason: Error) => void = () => {};
  let fault: Error | null = null;
  for (const thread of threads) {
    thread.post({ galaxy, judge, count });
    thread.listen(
      (answer) => takes.get(thread)?.(answer),
      (reason) => {
        fault = new Error(reason);
        fail(fault);
      },
    );
  }
  function run<T extends FromFit>(encounters: readonly Encounter[], wants: "score" | "image"): Promise<T[]> {
    return new Promise((resolve, reject) => {
      if (fault) return reject(fault);
      fail = reject;
      const all: T[] = new Array(encounters.length);
      let [next, left] = [0, encounters.length];
      const give = (thread: FitThread) => {
        const index = next++;
        if (index >= encounters.length) return;
        takes.set(thread, (answer) => {
          all[index] = answer as T;
          if (--left === 0) resolve(all);
          else give(thread);
        });
        thread.post({ encounter: encounters[index]!, wants });
      };
      if (left === 0) resolve(all);
      for (const thread of threads) give(thread);
    });
  }
  return {
    score: (encounters) => run<Score>(encounters, "score"),
    images: (encounters) => run<Float64Array>(encounters, "image"),
    destroy() {
      for (const thread of threads) thread.end();
    },
  };
}
