import { afterEach, expect, test, vi } from "vitest";
import { ShareController } from "../../../../src/features/shell/share/controller.ts";
import type { Simulation } from "../../../../src/run/simulation.ts";
import { newState } from "../../kit/fixtures.ts";

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("the address follows at most once a second, and a browser that has had enough of it is asked again later", () => {
  vi.useFakeTimers();
  const store = newState();
  const written: string[] = [];
  let refuses = false;
  vi.stubGlobal("location", { search: "" });
  vi.stubGlobal("history", {
    replaceState: (_: null, __: "", address: string) => {
      if (refuses) throw new DOMException("too many", "SecurityError");
      written.push(address);
    },
  });
  new ShareController(store, { picture: null } as Simulation);
  // Three seconds of a slider that is dragged.
  for (let k = 0; k < 30; k++) {
    store.getState().physics.set({ theta: 0.3 + k / 100 });
    vi.advanceTimersByTime(100);
  }
  expect(written).toHaveLength(3);
  refuses = true;
  store.getState().physics.set({ theta: 0.8 });
  vi.advanceTimersByTime(2000);
  refuses = false;
  store.getState().physics.set({ softening: 0.3 });
  vi.advanceTimersByTime(2000);
  expect(written.at(-1)).toMatch(/theta=0.8.*eps=0.3/);
});
