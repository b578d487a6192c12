import { describe, expect, it } from "vitest";
import type { Bodies } from "../../src/data/bodies/bodies.ts";
import { joined } from "../../src/data/bodies/join.ts";

/** An engine as the contract sees it, whatever it computes. */
export interface Subject {
  readonly steps: number;
  readonly time: number;
  set(change: { timestep?: number; leafSize?: number }): void;
  step(count?: number): void;
  done(): Promise<void>;
  destroy(): void;
  /** Where everything is after the steps that were asked for before, and when. */
  read(): Promise<{ readonly time: number; readonly position: Float32Array }>;
  /** Another request, of another kind. */
  ask(): Promise<unknown>;
  /** Puts others in the place of its bodies; absent: it has none. */
  change?(other: (now: Bodies) => Bodies): Promise<void>;
  /** The state as it is now; what is returned goes back to it. */
  keep(): Promise<() => Promise<void>>;
}

/** A kind of engine, and what it supports. */
export interface Kind {
  readonly name: string;
  readonly make: (timestep: number) => Promise<Subject>;
  /** Settings by which its tree outgrows its buffers; null: it has none that grow, or grows them within a step. */
  readonly overflow: { readonly leafSize: number } | null;
  /** Whether the steps from a snapshot give the same bits again; null: it takes none. */
  readonly goesBack: "exactly" | "nearly" | null;
  /** Whether it moves bodies, and others can take their place. */
  readonly bodies: boolean;
  /**
   * Lets the steps of an engine that are asked for from now on fail, with `why`; what is returned ends that. `after`: whether it goes on by itself then, as if
   * nothing had been, or from a snapshot alone, or never. Null: nothing can fail.
   */
  readonly failure: {
    readonly begin: (subject: Subject) => () => void;
    readonly why: RegExp;
    readonly after: "goes on" | "goes back" | "ends";
  } | null;
}

const DT = 1 / 64;
const DESTROYED = /^the engine was destroyed; ask the one that took its place$/;

/** What every engine holds to: steps and requests are done in the order in which they were asked for, each step once and by its own settings, and nothing is lost in silence. */
export function contractTests({ name, make, overflow, goesBack, bodies, failure }: Kind): void {
  /** Runs an engine and destroys it. */
  async function use<T>(work: (subject: Subject) => Promise<T>, timestep = DT): Promise<T> {
    const subject = await make(timestep);
    try {
      return await work(subject);
    } finally {
      subject.destroy();
    }
  }
  /** Steps that are each waited for, with what is set before some of them. */
  const patiently = (steps: number, before: (subject: Subject, step: number) => void = () => {}) =>
    use(async (subject) => {
      for (let k = 0; k < steps; k++) {
        before(subject, k);
        subject.step();
        await subject.read();
      }
      return subject.read();
    });

  describe(name, () => {
    it("answers requests after the steps before them and before those behind them", () =>
      use(async (subject) => {
        subject.step(3);
        const first = subject.read();
        subject.step(2);
        expect([subject.steps, subject.time]).toEqual([5, 5 * DT]);
        const second = subject.read();
        expect(await first).toEqual(await patiently(3));
        expect(await second).toEqual(await patiently(5));
        expect((await second).time).toBe(5 * DT);
      }));

    // Flows of vortex elements have no bodies to be changed.
    const changes = bodies ? it : () => {};
    changes("goes on with other bodies where it is, and by what was asked meanwhile", async () => {
      const more = (now: Bodies) => joined(now, now, { position: [4, 0, 0], velocity: [0, 0, 0] });
      const eager = await use(async (subject) => {
        subject.step(2);
        const before = subject.read();
        const changed = subject.change!(more);
        subject.step(2);
        subject.set({ timestep: DT / 2 });
        subject.step(2);
        expect([subject.steps, subject.time]).toEqual([6, 5 * DT]);
        const after = subject.read();
        await changed;
        expect([subject.steps, subject.time]).toEqual([6, 5 * DT]);
        expect(2 * (await before).position.length).toBe((await after).position.length);
        expect(await before).toEqual(await patiently(2));
        await subject.ask();
        return after;
      });
      const patient = await use(async (subject) => {
        for (let k = 0; k < 6; k++) {
          if (k === 2) await subject.change!(more);
          if (k === 4) subject.set({ timestep: DT / 2 });
          subject.step();
          await subject.read();
        }
        return subject.read();
      });
      expect(eager).toEqual(patient);
      expect(eager.time).toBe(5 * DT);
    });

    changes("keeps its bodies where others can't be made, and does what was asked meanwhile", () =>
      use(async (subject) => {
        subject.step(2);
        const changed = subject.change!(() => {
          throw new Error("no such bodies");
        });
        subject.step();
        await expect(changed).rejects.toThrow(/^no such bodies$/);
        expect(await subject.read()).toEqual(await patiently(3));
        const again = subject.change!((now) => joined(now, now, { position: [4, 0, 0], velocity: [0, 0, 0] }));
        subject.destroy();
        await again.catch((error: Error) => expect(error.message).toMatch(DESTROYED));
        await expect(subject.read()).rejects.toThrow(DESTROYED);
      }),
    );

    it("does each step by the settings that it was asked for with", async () => {
      const changed = await use(async (subject) => {
        subject.step(2);
        subject.set({ timestep: DT / 2 });
        subject.step(2);
        subject.set({ timestep: -DT });
        subject.step();
        expect(subject.time).toBe(2 * DT);
        return subject.read();
      });
      const steps = [DT, DT, DT / 2, DT / 2, -DT];
      expect(changed.time).toBe(2 * DT);
      expect(changed).toEqual(await patiently(5, (subject, k) => subject.set({ timestep: steps[k]! })));
    });

    it("counts time in steps: ten tenths are one", () =>
      use(async (subject) => {
        for (let k = 0; k < 10; k++) subject.step();
        expect([subject.steps, subject.time, (await subject.read()).time]).toEqual([10, 1, 1]);
      }, 0.1));

    it("refuses what is no number of steps at once", () =>
      use(async (subject) => {
        for (const count of [-1, 0.5, Number.NaN, Number.POSITIVE_INFINITY])
          expect(() => subject.step(count)).toThrow(/^step\(.*\): it must be a whole number of steps, 0 or more; /);
        subject.step(0);
        expect([subject.steps, (await subject.read()).time]).toEqual([0, 0]);
      }));

    if (overflow)
      it("does each step once if several requests meet a tree that outgrew its buffers", async () => {
        const together = await use(async (subject) => {
          subject.step(2);
          subject.set(overflow);
          subject.step(4);
          const answers = [subject.done(), subject.ask(), subject.read(), subject.ask(), subject.read()] as const;
          subject.step(2);
          const [, , first, , second] = await Promise.all(answers);
          expect(first).toEqual(second);
          expect(first.time).toBe(6 * DT);
          return subject.read();
        });
        const oneByOne = await patiently(8, (subject, k) => {
          if (k === 2) subject.set(overflow);
        });
        expect(together).toEqual(oneByOne);
      });

    it("answers what waits for few steps when it is destroyed, and refuses the rest", async () => {
      const subject = await make(DT);
      subject.step(3);
      const [asked, read] = [subject.ask(), subject.read()];
      subject.step(5);
      subject.destroy();
      await asked;
      expect(await read).toEqual(await patiently(3));
      await expect(subject.read()).rejects.toThrow(DESTROYED);
      await expect(subject.ask()).rejects.toThrow(DESTROYED);
      // It does no more, and says so to requests that wait for what it does.
      subject.step(1);
      await subject.done();
    });

    it("holds few of a million steps at once, and lets them go when it is destroyed", async () => {
      const subject = await make(1e-9);
      subject.step(1_000_000);
      expect(subject.steps).toBe(1_000_000);
      const [read, done] = [subject.read(), subject.done()];
      subject.destroy();
      await expect(read).rejects.toThrow(DESTROYED);
      await done;
    });

    if (goesBack)
      it("goes back to a snapshot, whatever was asked for meanwhile", () =>
        use(async (subject) => {
          subject.step(2);
          const [goBack, there] = [await subject.keep(), await subject.read()];
          subject.step(3);
          const first = await subject.read();
          subject.step(4);
          await goBack();
          expect([subject.steps, subject.time]).toEqual([2, 2 * DT]);
          expect(await subject.read()).toEqual(there);
          subject.step(3);
          const again = await subject.read();
          expect(again.time).toBe(first.time);
          if (goesBack === "exactly") expect(again).toEqual(first);
          else
            for (const [k, x] of again.position.entries()) expect(Math.abs(x - first.position[k]!)).toBeLessThan(1e-5);
        }));

    if (failure)
      it("says that a step failed to all who ask after it", () =>
        use(async (subject) => {
          const goBack = failure.after === "goes back" ? await subject.keep() : null;
          const there = await subject.read();
          subject.step(2);
          await subject.read();
          const end = failure.begin(subject);
          subject.step(3);
          try {
            await expect(subject.read()).rejects.toThrow(failure.why);
            await expect(subject.ask()).rejects.toThrow(failure.why);
          } finally {
            end();
          }
          subject.step();
          if (failure.after === "goes on") {
            const oneByOne = await patiently(6, (other, k) => {
              if (k === 2 && overflow) other.set(overflow);
            });
            expect(await subject.read()).toEqual(oneByOne);
          } else await expect(subject.read()).rejects.toThrow(failure.why);
          if (!goBack) return;
          await goBack();
          expect(await subject.read()).toEqual(there);
          subject.set({ timestep: DT });
          subject.step(2);
          expect(await subject.read()).toEqual(await patiently(2));
        }));
  });
}
