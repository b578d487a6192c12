import type { AddressPart, Query } from "../../kit/address.ts";
import type { Fields } from "../../kit/slice.ts";
import { LINK_RANGES, type PhysicsSlice } from "../../run/physics/state.ts";
import { text as physicsText } from "../../run/physics/text.ts";
import {
  COMPARED,
  type Compared,
  type CompareSlice,
  GASES,
  hasSide,
  PRESSURE_RANGE,
  RIGHT_SIDE,
  type RightSide,
  SOFTENING_FACTORS,
  TIMESTEP_FACTORS,
} from "./state.ts";
import { text } from "./text.ts";

/** What an address compares by where both futures from a deed on are shown, `right` being its number. */
const DEED = "deed";

/** `compare=theta&right=1`: two runs, and what side B has instead; for softening and time step a factor. */
export const compareAddress: AddressPart<CompareSlice & PhysicsSlice> = {
  at: 60,
  read(query, state) {
    if (query.get("compare") === DEED) return futures(query);
    const known = (word: string) => COMPARED.includes(word as Compared);
    const by = query.word("compare", known, (word) => text.noComparison(word, [...COMPARED, DEED].join(", ")));
    const right = by === undefined ? {} : sideB(query, by as Compared, state);
    return {
      compare: {
        comparing: right !== undefined && by !== undefined,
        branch: null,
        comparedBy: right && by ? (by as Compared) : "theta",
        rightSide: { ...RIGHT_SIDE, ...right },
      },
    };
  },
  write(query, { compare: { comparing, branch, comparedBy, rightSide } }) {
    if (!comparing) return;
    query.set("compare", branch === null ? comparedBy : DEED);
    query.set("right", String(branch ?? rightSide[comparedBy]));
  },
};

/** Both futures from a deed on, which waits for it. */
function futures(query: Query): Fields<CompareSlice, "comparing" | "branch" | "comparedBy" | "rightSide"> {
  const asked = query.get("right") ?? "";
  const deed = Number(asked);
  const known = asked.trim() !== "" && Number.isSafeInteger(deed) && deed >= 1;
  if (!known) query.refuse("right", text.noDeed(asked));
  return { compare: { comparing: known, branch: known ? deed : null, comparedBy: "theta", rightSide: RIGHT_SIDE } };
}

/** Undefined where the address asks for what can't be. */
function sideB(
  query: Query,
  by: Compared,
  state: Fields<PhysicsSlice, "solvers" | "integrators" | "support">,
): Partial<RightSide> | undefined {
  const right = query.get("right");
  if (right === undefined) return {};
  const { solvers, integrators } = state.physics;
  const value = right.trim() === "" ? Number.NaN : Number(right);
  const known: Record<Compared, boolean> = {
    theta: value >= LINK_RANGES.theta.min && value <= LINK_RANGES.theta.max,
    softening: value >= SOFTENING_FACTORS.min && value <= SOFTENING_FACTORS.max,
    timestep: (TIMESTEP_FACTORS as readonly number[]).includes(value),
    solver: solvers.some((s) => s.name === right) && hasSide(state, by, right),
    integrator: integrators.some((one) => one.name === right) && hasSide(state, by, right),
    kernel: Object.hasOwn(physicsText.engine.kernel.names, right) && hasSide(state, by, right),
    multipole: Object.hasOwn(physicsText.engine.multipole.names, right) && hasSide(state, by, right),
    stretching: Object.hasOwn(physicsText.flow.stretching.names, right),
    darkEnergy: value >= PRESSURE_RANGE.min && value <= PRESSURE_RANGE.max,
    gas: (GASES as readonly string[]).includes(right),
    viscosity: value >= LINK_RANGES.viscosity.min && value <= LINK_RANGES.viscosity.max,
  };
  if (!known[by]) return query.refuse("right", text.noSideB(right, text.by.names[by].toLowerCase()));
  return { [by]: Number.isNaN(value) ? right : value };
}
