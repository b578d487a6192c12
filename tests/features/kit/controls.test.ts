import { describe, expect, it } from "vitest";
import type { State } from "../../../src/app/state.ts";
import { FEATURES } from "../../../src/features/index.ts";
import { type AnyControl, heldOf, isShown, reset, wordsOf } from "../../../src/features/kit/control.ts";
import { newPage } from "../shell/share/page.ts";

const ALL = FEATURES.flatMap((f): readonly AnyControl[] => ("controls" in f ? Object.values(f.controls) : []));

describe("controls", () => {
  it("no two share a key, or a label in one run", () => {
    expect(new Set(ALL.map(({ key }) => key)).size).toBe(ALL.length);
    const state = newPage("?scenario=antennae").getState() as never;
    const labels = ALL.filter((one) => isShown(state, one)).map((one) => wordsOf(state, one).label);
    expect(new Set(labels).size).toBe(labels.length);
    for (const f of FEATURES)
      if ("controls" in f) for (const [key, control] of Object.entries(f.controls)) expect(control.key).toBe(key);
  });

  it.each(ALL.map((one) => [one.key, one] as const))(
    "%s is held where it says, in the range or list that it offers",
    (_, one) => {
      const state = newPage("?scenario=antennae").getState();
      const held = heldOf(state, one);
      expect(held).toBeDefined();
      if (one.kind === "number" && isShown(state as never, one)) {
        const { min, max, default: usual } = one.range(state as never);
        for (const value of [held as number, usual]) expect(value >= min && value <= max).toBe(true);
      }
      if (one.kind === "choice" && isShown(state as never, one)) {
        const chosen = one.value?.(state as never) ?? held;
        expect(one.options(state as never).map(({ value }) => value)).toContain(chosen);
      }
    },
  );

  /** Another value that a person can choose. */
  function another(state: State, one: AnyControl): unknown {
    const now = heldOf(state, one);
    if (one.kind === "switch") return !now;
    // Before there are bodies the list may show another one than the store holds.
    const here = one.kind === "choice" ? [now, one.value?.(state as never)] : [];
    if (one.kind === "choice") return one.options(state as never).find(({ value }) => !here.includes(value))?.value;
    if (one.kind !== "number") return undefined;
    const { min, max } = one.range(state as never);
    return now === max ? min : max;
  }

  it.each(ALL.filter((one) => one.kind !== "drawn").map((one) => [one.key, one] as const))(
    "%s is set, and reset to what holds where nothing was chosen",
    (_, one) => {
      for (const address of ["?scenario=antennae", "?scenario=vortex-ring"]) {
        const { getState } = newPage(address);
        const next = another(getState(), one);
        if (!isShown(getState() as never, one) || next === undefined) continue;
        const before = heldOf(getState(), one);
        (one as { set(state: State, value: unknown): void }).set(getState(), next);
        expect(heldOf(getState(), one)).not.toEqual(before);
        reset(getState() as never, one);
        if (one.kind !== "choice" || one.default) expect(heldOf(getState(), one)).toEqual(before);
      }
    },
  );
});
