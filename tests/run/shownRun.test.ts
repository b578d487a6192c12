import fc from "fast-check";
import { expect, test } from "vitest";
import { type Cause, type RunParts, ShownRun } from "../../src/run/shownRun.ts";

interface Device {
  lost: boolean;
}

/** What is to be made: bodies of the wish with this number, by a solver where the wish brings its own. */
interface Wanted {
  readonly wish: number;
  readonly fixed: number | null;
  /** How often these bodies were taken over already. */
  readonly takenOver: number;
  readonly fits: boolean;
  /** How often they were changed in place. */
  readonly edits?: number;
}

class Made {
  destroyed = 0;
  readonly device: Device;
  readonly wanted: Wanted;
  readonly solver: number;
  /** How often its bodies were changed. */
  edits: number;

  constructor(device: Device, wanted: Wanted, solver: number) {
    this.device = device;
    this.wanted = wanted;
    this.solver = solver;
    this.edits = wanted.edits ?? 0;
  }

  destroy(): void {
    this.destroyed++;
  }
}

type Action =
  | { readonly kind: "scenario" | "file" | "session"; readonly ends: "well" | "broken" | "none" | "too large" }
  | { readonly kind: "presets" | "cancel" | "reset" | "edit" | "lose" | "lose while answers come" }
  | { readonly kind: "solver"; readonly solver: number };

const action: fc.Arbitrary<Action> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({ kind: fc.constantFrom("scenario", "file", "session"), ends: fc.constant("well") }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constantFrom("scenario", "file", "session"),
      ends: fc.constantFrom("broken", "none", "too large"),
    }),
  },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant("solver"), solver: fc.integer({ min: 0, max: 3 }) }) },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constantFrom("presets", "cancel", "reset", "edit", "lose", "lose while answers come"),
    }),
  },
) as fc.Arbitrary<Action>;

/** A host whose answers come when the scheduler says so, and all that it saw. */
class Host {
  readonly scheduler: fc.Scheduler;
  readonly run: ShownRun<Device, Wanted, Made>;
  readonly all: Made[] = [];
  readonly seen: { readonly made: Made; readonly cause: Cause }[] = [];
  readonly said: string[] = [];
  readonly edited: string[] = [];
  device: Device = { lost: false };
  solver = 0;
  /** What the choices name: the wish that was uttered last, until the run comes to rest on another. */
  named = -1;
  wishes = 0;
  /** Numbers of the wishes that can be shown, and how they ended. */
  readonly outcomes = new Map<number, string>();

  constructor(scheduler: fc.Scheduler) {
    this.scheduler = scheduler;
    const later = <T>(value: () => T): Promise<T> => scheduler.schedule(Promise.resolve()).then(value);
    const parts: RunParts<Device, Wanted, Made> = {
      make: (device, wanted) => {
        const solver = wanted.fixed ?? this.solver;
        return later(() => {
          if (device.lost) throw new Error("the device was lost");
          if (!wanted.fits) throw new Error("too large");
          const made = new Made(device, wanted, solver);
          this.all.push(made);
          return made;
        });
      },
      leave: () => {
        const last = this.seen.at(-1);
        if (last) expect(last.made.destroyed).toBe(0);
      },
      keep: (wanted) => wanted,
      show: (made, wanted, cause) => {
        expect(made.destroyed).toBe(0);
        // What is shown is what the engine has by now.
        expect(wanted.edits ?? 0).toBe(made.edits);
        this.seen.push({ made, cause });
        if (wanted.fixed !== null && cause === "new") this.solver = wanted.fixed;
        if (cause === "new") this.named = wanted.wish;
      },
      suits: (made) => made.solver === this.solver,
      goOn: (made, wanted) =>
        later(() => {
          if (made.device.lost) throw new Error("the device was lost");
          return { ...wanted, fixed: null, takenOver: wanted.takenOver + 1 };
        }),
      kept: (_, wanted) => ({ ...wanted, fixed: null }),
      isLost: (device) => later(() => device.lost),
      fail: (error) => {
        this.said.push(String(error));
      },
      rest: (wanted) => {
        this.named = wanted.wish;
      },
    };
    this.run = new ShownRun(parts);
  }

  /** A wish as the page utters it: what is asked for is named at once, its bodies come later. */
  wish({ kind, ends }: Extract<Action, { ends: string }>): void {
    const wish = this.wishes++;
    const turn = this.run.turn();
    const utter = () =>
      this.run
        .replace(async (life) => {
          this.named = wish;
          await this.scheduler.schedule(Promise.resolve());
          if (life.aborted) return null;
          if (ends === "broken") throw new Error("broken");
          if (ends === "none") return null;
          await this.scheduler.schedule(Promise.resolve());
          return { wish, fixed: kind === "session" ? wish % 4 : null, takenOver: 0, fits: ends !== "too large" };
        }, turn)
        .then((outcome) => {
          this.outcomes.set(wish, outcome);
        });
    // What a file is must be looked at before it is a wish.
    const work = kind === "scenario" ? utter() : this.scheduler.schedule(Promise.resolve()).then(utter);
    work.catch((error: unknown) => this.said.push(`unheard: ${error}`));
  }

  lose(at: "at once" | "later"): void {
    const old = this.device;
    const next = { lost: false };
    this.device = next;
    old.lost = true;
    const work = async () => {
      if (at === "later") await this.scheduler.schedule(Promise.resolve());
      this.run.lose(old);
      await this.scheduler.schedule(Promise.resolve());
      if (next === this.device) this.run.take(next);
    };
    work().catch((error: unknown) => this.said.push(`unheard: ${error}`));
  }

  do(action: Action): void {
    if ("ends" in action) this.wish(action);
    else if (action.kind === "solver") {
      this.solver = action.solver;
      this.run.review();
    } else if (action.kind === "cancel") this.run.cancel();
    else if (action.kind === "lose") this.lose("at once");
    else if (action.kind === "lose while answers come") this.lose("later");
    else if (action.kind === "reset") {
      const again = this.run.again((wanted) => ({ ...wanted, fixed: null }));
      again.catch((error: unknown) => this.said.push(`unheard: ${error}`));
    } else if (action.kind === "edit") this.edit();
    else this.run.turn();
  }

  edit(): void {
    const { scheduler } = this;
    const edited = this.run.edit(async (life) => {
      await scheduler.schedule(Promise.resolve());
      if (life.aborted) return null;
      return async (made) => {
        const { wanted } = this.run;
        await scheduler.schedule(Promise.resolve());
        if (made.device.lost) throw new Error("the device was lost");
        made.edits++;
        return { ...wanted!, edits: made.edits };
      };
    });
    edited.then(
      (outcome) => this.edited.push(outcome),
      (error: unknown) => this.said.push(`unheard: ${error}`),
    );
  }
}

/** One more answer comes, and what waited for it goes on. */
async function answer(scheduler: fc.Scheduler): Promise<void> {
  if (scheduler.count() > 0) await scheduler.waitNext(1);
  await new Promise((done) => setImmediate(done));
}

const sequence = fc.array(fc.record({ action, answers: fc.integer({ min: 0, max: 4 }) }), {
  minLength: 30,
  maxLength: 30,
});

async function play(scheduler: fc.Scheduler, steps: readonly { action: Action; answers: number }[]): Promise<Host> {
  const host = new Host(scheduler);
  host.run.take(host.device);
  host.wish({ kind: "scenario", ends: "well" });
  for (const { action, answers } of steps) {
    host.do(action);
    for (let k = 0; k < answers; k++) await answer(scheduler);
  }
  await scheduler.waitIdle();
  return host;
}

test("thirty actions in any order and speed, a hundred times: what was asked for last is shown, and nothing else lives", async () => {
  let shown = 0;
  let recovered = 0;
  let edited = 0;
  await fc.assert(
    fc.asyncProperty(fc.scheduler(), sequence, async (scheduler, steps) => {
      const host = await play(scheduler, steps);
      const { run, seen, all, said } = host;
      // One lives, on the device that is there, by the solver that was chosen last.
      const now = run.made;
      expect(all.filter((made) => made.destroyed === 0)).toEqual(now ? [now] : []);
      expect(all.every((made) => made.destroyed <= 1)).toBe(true);
      expect(run.replacing).toBe(false);
      if (now) {
        expect(now.device).toBe(host.device);
        expect(now.solver).toBe(host.solver);
        expect(host.named).toBe(now.wanted.wish);
        expect(run.wanted?.edits ?? 0).toBe(now.edits);
      }
      edited += seen.filter(({ cause }) => cause === "edited").length;
      expect(host.edited).toHaveLength(steps.filter((step) => step.action.kind === "edit").length);
      expect(host.edited.filter((outcome) => outcome === "failed")).toEqual([]);
      // Nothing older ever came back.
      const wishes = seen.map(({ made }) => made.wanted.wish);
      expect(wishes).toEqual([...wishes].sort((a, b) => a - b));
      const last = host.wishes - 1;
      const wished = steps.findLast((step) => "ends" in step.action || step.action.kind === "cancel");
      if (!wished || ("ends" in wished.action && wished.action.ends === "well")) {
        expect(now?.wanted.wish).toBe(last);
        expect(host.outcomes.get(last)).toBe("shown");
      }
      expect(host.outcomes.size).toBe(host.wishes);
      // What was said is what could not be made: nothing of lost devices, of lives that had ended, or twice.
      expect(said.filter((line) => !/broken|too large/.test(line))).toEqual([]);
      expect(said.length).toBeLessThanOrEqual([...host.outcomes.values()].filter((how) => how === "failed").length);
      shown += seen.length;
      recovered += seen.filter(({ cause }) => cause === "recovered").length;
    }),
    { numRuns: 100, seed: 15 },
  );
  // The sequences reached what they are about.
  expect(shown).toBeGreaterThan(400);
  expect(recovered).toBeGreaterThan(50);
  expect(edited).toBeGreaterThan(20);
});

test("after its end nothing is shown, and what still comes is destroyed", async () => {
  await fc.assert(
    fc.asyncProperty(fc.scheduler(), sequence, async (scheduler, steps) => {
      const host = new Host(scheduler);
      host.run.take(host.device);
      host.wish({ kind: "scenario", ends: "well" });
      for (const { action, answers } of steps.slice(0, 5)) {
        host.do(action);
        for (let k = 0; k < answers; k++) await answer(scheduler);
      }
      host.run.end();
      for (const { action } of steps.slice(5, 10)) host.do(action);
      await scheduler.waitIdle();
      expect(host.run.made).toBeNull();
      expect(host.all.map((made) => made.destroyed)).toEqual(host.all.map(() => 1));
    }),
    { numRuns: 50, seed: 16 },
  );
});
