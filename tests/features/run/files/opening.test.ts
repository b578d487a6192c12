import fc from "fast-check";
import { expect, test } from "vitest";
import type { State } from "../../../../src/app/state.ts";
import type { Bodies } from "../../../../src/data/bodies/bodies.ts";
import type { GpuEngine } from "../../../../src/engine/index.ts";
import type { Store } from "../../../../src/features/kit/slice.ts";
import { waitFor } from "../../../../src/features/kit/withProgress.ts";
import { HeldTime } from "../../../../src/features/run/files/heldTime.ts";
import { Opening } from "../../../../src/features/run/files/opening.ts";
import { namedBy } from "../../../../src/features/run/play/state.ts";
import { UndoController } from "../../../../src/features/shell/undo/controller.ts";
import { READY_LOOKS, readyLook } from "../../../../src/features/view/appearance/readyLooks.ts";
import type { GpuPicture } from "../../../../src/render/gpuPicture.ts";
import type { BodiesAnswer } from "../../../../src/run/bodiesSource.ts";
import { Cancelled } from "../../../../src/run/cancelled.ts";
import { Keeper } from "../../../../src/run/kept/keeper.ts";
import { type Cause, ShownRun } from "../../../../src/run/shownRun.ts";
import type { Simulation } from "../../../../src/run/simulation.ts";
import type { Wanted } from "../../../../src/run/wanted.ts";
import { newState } from "../../kit/fixtures.ts";

/** Bodies that only say what they are of. */
type Of = Bodies & { readonly of: string };
const bodiesOf = (of: string) => ({ of, count: of.length, units: { gravity: 1 } }) as unknown as Of;

class Made {
  destroyed = 0;
  readonly engine: GpuEngine;
  readonly of: string;
  readonly device: { lost: boolean };

  constructor(bodies: Of, device: { lost: boolean }, later: <T>(value: () => T) => Promise<T>) {
    this.of = bodies.of;
    this.device = device;
    const readBodies = () =>
      later(() => {
        if (device.lost) throw new Error("the device was lost");
        return bodies;
      });
    const snapshot = () => readBodies().then(() => ({ read: async () => ({}), destroy() {} }));
    const settings = { theta: 0.5, softening: 0.1, timestep: 0.1 };
    this.engine = {
      readBodies,
      snapshot,
      settings,
      count: 1,
      lastCheckpoint: { bodies, steps: 0 },
    } as unknown as GpuEngine;
  }

  destroy(): void {
    this.destroyed++;
  }
}

/** One task at a time, as the worker does them: a newer one ends the one before. */
class Source {
  #end: ((reason: Error) => void) | null = null;
  readonly #later: <T>(value: () => T) => Promise<T>;

  constructor(later: <T>(value: () => T) => Promise<T>) {
    this.#later = later;
  }

  cancel(): void {
    this.#end?.(new Cancelled("cancelled"));
    this.#end = null;
  }

  work<T>(value: () => T): Promise<T> {
    this.cancel();
    return new Promise((resolve, reject) => {
      this.#end = reject;
      this.#later(value).then(resolve, reject);
    });
  }

  read({ files }: { files: readonly { name: string }[] }): Promise<BodiesAnswer> {
    const name = files[0]!.name;
    return this.work(() => {
      if (name.startsWith("broken")) throw new Error("no bodies");
      const contents = { components: [] };
      const file = {
        contents,
        every: 1,
        viewOnly: false,
        snapshots: [],
        defaults: { theta: 0.5, softening: 0.1, timestep: 0.1 },
      };
      const view = { radius: 1, centre: [0, 0, 0], galaxies: 1 };
      return { kind: "bodies", bodies: bodiesOf(name), view, format: "Table", notes: [], file } as never;
    });
  }
}

/** The page without what draws: the same order of what happens, with answers that the scheduler brings. */
class Host {
  readonly store: Store<State> = newState();
  readonly all: Made[] = [];
  readonly scheduler: fc.Scheduler;
  readonly source: Source;
  readonly run: ShownRun<{ lost: boolean }, Wanted, Made>;
  readonly held: HeldTime;
  readonly opening: Opening;
  readonly undo: UndoController;
  readonly said: string[] = [];
  device = { lost: false };

  constructor(scheduler: fc.Scheduler) {
    this.scheduler = scheduler;
    const later = <T>(value: () => T): Promise<T> => scheduler.schedule(Promise.resolve()).then(value);
    this.source = new Source(later);
    const { store } = this;
    this.run = new ShownRun({
      make: (device, wanted) =>
        later(() => {
          if (device.lost) throw new Error("the device was lost");
          const made = new Made(wanted.bodies as Of, device, later);
          this.all.push(made);
          return made;
        }),
      leave: (next: Wanted, cause: Cause) => {
        next.change.before?.();
        this.undo.leave(next, cause);
      },
      keep: (wanted) => ({ ...wanted, change: {} }),
      show: (_, { change, named }) => {
        if (change.settings) store.getState().physics.adoptDefaults(change.settings);
        change.after?.();
        if ((named as ReturnType<typeof namedBy>).source.kind === "scenario") this.held.forget();
        this.undo.begin();
      },
      suits: () => true,
      goOn: async ({ engine }, wanted) => ({ ...wanted, bodies: await engine.readBodies(), change: {} }),
      kept: ({ engine }, wanted) => ({ ...wanted, bodies: engine.lastCheckpoint.bodies, change: {} }),
      isLost: (device) => later(() => device.lost),
      fail: (error) => {
        this.said.push(String(error));
      },
      rest: (wanted) => store.setState({ play: wanted.named }),
    });
    const camera = { first: { radius: 1, direction: [0, 0, 1] }, view: null };
    const { run } = this;
    const simulation = {
      keeper: new Keeper(),
      source: this.source,
      replace: async (ask: () => Promise<Wanted | null>, turn?: number) => {
        const outcome = await run.replace(ask, turn);
        if (outcome === "failed" && !run.replacing) this.undo.failed();
        return outcome;
      },
      ask: (work: Promise<unknown>) => this.hear(work),
      get engine() {
        return run.made?.engine ?? null;
      },
      get last() {
        return run.last?.engine ?? null;
      },
      picture: { camera } as unknown as GpuPicture,
      get wanted() {
        return run.wanted;
      },
      defaultsOf: null,
      viewOf: null,
    } as unknown as Simulation;
    this.held = new HeldTime(store);
    this.opening = new Opening(store, simulation, this.held, () => expect.unreachable());
    this.undo = new UndoController(store, simulation);
    store.subscribe((now, before) => {
      if (now.play.generation !== before.play.generation) this.make();
    });
    this.run.take(this.device);
    this.make();
  }

  hear(work: Promise<unknown>): void {
    work.catch((error: unknown) => this.said.push(`unheard: ${error}`));
  }

  make(): void {
    const { scenario, n } = this.store.getState().play;
    const named = namedBy(this.store.getState());
    const ask = async () => {
      const bodies = await waitFor(this.store, { label: "making" }, () =>
        this.source.work(() => bodiesOf(`${scenario} ${n}`)),
      );
      const run = { bodies, view: {} } as never;
      return bodies && { run, bodies, named, change: {} };
    };
    this.hear(this.run.replace(ask));
  }

  open(name: string): void {
    const turn = this.run.turn();
    const work = async () => {
      // What kind of file it is.
      await this.scheduler.schedule(Promise.resolve());
      await this.opening.open([{ name, size: 1 } as File], turn);
    };
    this.hear(work());
  }

  lose(): void {
    const old = this.device;
    const next = { lost: false };
    this.device = next;
    old.lost = true;
    this.run.lose(old);
    this.undo.unequip();
    const work = async () => {
      await this.scheduler.schedule(Promise.resolve());
      if (next === this.device) this.run.take(next);
    };
    this.hear(work());
  }
}

const action = fc.record({
  kind: fc.constantFrom("scenario", "scenario", "bodies", "file", "file", "broken", "assume", "undo", "reset", "lose"),
  which: fc.integer({ min: 0, max: 1 }),
  answers: fc.integer({ min: 0, max: 5 }),
});

test("thirty actions in any order and speed, a hundred times: the page names what it shows, and what was asked for last is shown", async () => {
  let undone = 0;
  await fc.assert(
    fc.asyncProperty(fc.scheduler(), fc.array(action, { minLength: 30, maxLength: 30 }), async (scheduler, actions) => {
      const host = new Host(scheduler);
      const { store, run } = host;
      for (const [k, { kind, which, answers }] of actions.entries()) {
        if (kind === "scenario") store.getState().play.pickScenario(which === 0 ? "merger" : "sphere");
        else if (kind === "bodies") store.getState().play.setBodies(100 + k);
        else if (kind === "file") host.open(`file ${k}`);
        else if (kind === "broken") host.open("broken");
        else if (kind === "assume") {
          const { opened } = store.getState().files;
          if (opened) host.hear(host.opening.assume({ ...opened.assumed, every: 2 + k }));
        } else if (kind === "undo") host.undo.undo();
        else if (kind === "lose") host.lose();
        else host.hear(run.again((wanted) => ({ ...wanted, bodies: wanted.run.bodies, change: {} })));
        for (let i = 0; i < answers; i++) {
          if (scheduler.count() > 0) await scheduler.waitNext(1);
          await new Promise((done) => setImmediate(done));
        }
      }
      for (let quiet = 0; quiet < 3; quiet++) {
        if (scheduler.count() > 0) quiet = 0;
        await scheduler.waitIdle();
        await new Promise((done) => setImmediate(done));
      }
      const {
        play: { source, scenario, n, busy },
        files: { opened },
        messages: { messages },
      } = store.getState();
      const shown = run.made;
      expect(host.said).toEqual([]);
      expect(busy).toBeNull();
      expect(run.replacing).toBe(false);
      expect(host.all.filter((made) => made.destroyed === 0)).toEqual(shown ? [shown] : []);
      if (!shown) return;
      // The page says what it shows, in its choices and in the summary of a file.
      expect(shown.of).toBe(source.kind === "file" ? source.name : `${scenario} ${n}`);
      expect(opened?.name ?? null).toBe(source.kind === "file" ? source.name : null);
      undone += messages.filter(({ text }) => /Undone/.test(text)).length;
      const last = actions.findLastIndex(({ kind }) => kind !== "reset" && kind !== "lose");
      const { kind } = actions[last]!;
      if (kind === "file") expect(shown.of).toBe(`file ${last}`);
      if (kind === "bodies") expect(n).toBe(100 + last);
      if (kind === "scenario" || kind === "bodies") expect(source.kind).toBe("scenario");
    }),
    { numRuns: 100, seed: 3 },
  );
  expect(undone).toBeGreaterThan(10);
});

/** A page that has shown its first scenario; `settle` lets all come that was asked for. */
const onPage = (work: (host: Host, settle: () => Promise<void>) => Promise<void>) =>
  fc.assert(
    fc.asyncProperty(fc.scheduler(), async (scheduler) => {
      const settle = async () => {
        for (let quiet = 0; quiet < 3; quiet++) {
          if (scheduler.count() > 0) quiet = 0;
          await scheduler.waitIdle();
          await new Promise((done) => setImmediate(done));
        }
      };
      const host = new Host(scheduler);
      await settle();
      await work(host, settle);
    }),
    { numRuns: 3, seed: 3 },
  );

test("what was wrong with earlier files leaves with the next good one; other lines stay", () =>
  onPage(async (host, settle) => {
    const { messages } = host.store.getState();
    messages.say("error", "of something else");
    for (const name of ["broken 1", "broken 2"]) {
      host.open(name);
      await settle();
    }
    const lines = () => host.store.getState().messages.messages.map(({ text }) => text);
    expect(lines()).toEqual(["of something else", "broken 1: no bodies", "broken 2: no bodies"]);
    host.open("good");
    await settle();
    expect(host.run.made?.of).toBe("good");
    expect(lines()).toEqual(["of something else"]);
  }));

test("a file is seen by the look that was chosen as a whole; otherwise its colours are those that suit it", () =>
  onPage(async (host, settle) => {
    const { setView } = host.store.getState().appearance;
    setView(READY_LOOKS.hubble);
    host.open("one");
    await settle();
    expect(readyLook(host.store.getState().appearance.view)).toBe("hubble");
    setView({ exposure: 0.3 });
    host.open("two");
    await settle();
    expect(host.store.getState().appearance.view.colour).toBe("speed");
  }));
