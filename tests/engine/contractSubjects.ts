import type { Engine } from "../../src/engine/index.ts";
import type { VortexEngine } from "../../src/engine/vortices/index.ts";
import type { Subject } from "./contract.ts";

/** What is alike in all of them, and what `rest` says of this one. */
export function subjectWith(
  engine: Pick<Subject, "steps" | "time" | "set" | "step" | "done" | "destroy">,
  rest: Pick<Subject, "read" | "ask" | "keep" | "change">,
): Subject {
  return {
    get steps() {
      return engine.steps;
    },
    get time() {
      return engine.time;
    },
    set: (change) => engine.set(change),
    step: (count) => engine.step(count),
    done: () => engine.done(),
    destroy: () => engine.destroy(),
    ...rest,
  };
}

/** An engine of bodies. */
export function subjectOf(engine: Engine): Subject {
  return subjectWith(engine, {
    read: async () => {
      const { time, position } = await engine.readBodies();
      return { time, position };
    },
    ask: () => engine.measure(),
    change: (other) => engine.change(other),
    keep: async () => {
      const snapshot = await engine.snapshot();
      return () => engine.restore(snapshot);
    },
  });
}

/** One of vortex elements. */
export function vortexSubjectOf(engine: VortexEngine): Subject {
  return subjectWith(engine, {
    read: async () => {
      const { time, position } = await engine.readBodies();
      return { time, position };
    },
    ask: () => engine.snapshot().then((snapshot) => snapshot.destroy()),
    keep: async () => {
      const snapshot = await engine.snapshot();
      return () => engine.restore(snapshot);
    },
  });
}
