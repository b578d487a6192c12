import { significant } from "../../../language/significant.ts";
import type { Fields, Slice } from "../../kit/slice.ts";
import { type PlaySlice, scenarioInfo } from "../../run/play/state.ts";

/** x y z of the camera, then of the point that it looks at, length units. */
export type CameraView = readonly [number, number, number, number, number, number];

/** No galaxy is wider, in any unit; much further out the numbers of the graphics card end. */
const FARTHEST = 1e30;

/** Six numbers, none too large, and not from the very point that is looked at. */
export function isCameraView(given: unknown): given is CameraView {
  return isStand(given) && given.slice(0, 3).some((x, k) => x !== given[k + 3]);
}

const isStand = (given: unknown): given is readonly number[] =>
  Array.isArray(given) && given.length === 6 && given.every((x) => typeof x === "number" && Math.abs(x) <= FARTHEST);

/** A stand as links hold it: rounded to `digits`, and to as many more as the way to what is looked at is short against the numbers. */
export function tidyStand(stand: readonly number[], digits: number): number[] {
  const way = Math.hypot(...[0, 1, 2].map((k) => stand[k]! - stand[k + 3]!));
  const more = Math.ceil(Math.log10(Math.max(...stand.map(Math.abs)) / way));
  return stand.map((x) => significant(x, Math.min(EXACT, digits + Math.max(0, more))));
}

/** So many digits give every number back. */
const EXACT = 17;

/**
 * The numbers of a link as a view of its scenario; null where they are none. Links were once rounded so that a camera close to what it looks at stood in it: such a
 * view is of the same point, from as far and in the direction that the scenario is first seen from.
 */
export function viewOfLink(numbers: unknown, state: Fields<PlaySlice, "scenarios" | "scenario">): CameraView | null {
  if (!isStand(numbers)) return null;
  if (isCameraView(numbers)) return numbers;
  const { viewRadius, viewDirection } = scenarioInfo(state, state.play.scenario).defaults;
  const way = viewRadius / Math.hypot(...viewDirection);
  return numbers.map((x, k) => (k < 3 ? x + way * viewDirection[k]! : x)) as unknown as CameraView;
}

/** A kept view: position of the camera and what it looks at, x y z each. */
export interface KeptView {
  readonly id: number;
  /** Scenario or file that it shows (`placeOf`). */
  readonly place: string;
  readonly name: string;
  readonly stand: readonly number[];
}

/** What views belong to: lengths of one scenario or file mean nothing in another. */
export function placeOf({ play: { source, scenario } }: Fields<PlaySlice, "source" | "scenario">): string {
  return source.kind === "file" ? `file ${source.name}` : scenario;
}

export interface CameraState {
  /** Does the view turn slowly by itself? */
  turntable: boolean;
  /** Free flight instead of turning about the middle of the view. */
  piloted: boolean;
  toggleTurntable(): void;
  togglePiloted(): void;
  /** Of all scenarios and files. */
  keptViews: readonly KeptView[];
  setKeptViews(views: readonly KeptView[]): void;
  /** Keeps a view of what is on the screen; `name` is given the first number that makes a name of its own there. */
  keepView(stand: readonly number[], name: (number: number) => string): void;
  renameView(id: number, name: string): void;
  forgetView(id: number): void;
}

export interface CameraSlice {
  readonly camera: CameraState;
}

export const createCamera: Slice<
  CameraSlice,
  Fields<PlaySlice, "source" | "scenario"> & { readonly inspect: { followed: number | null } }
> = (set, get, store) => ({
  turntable: false,
  piloted: false,
  toggleTurntable: () => set((s) => ({ turntable: !s.turntable, piloted: false })),
  togglePiloted: () =>
    store.setState((s) => ({ camera: { piloted: !s.camera.piloted, turntable: false }, inspect: { followed: null } })),
  keptViews: [],
  setKeptViews: (keptViews) => set({ keptViews }),
  keepView: (stand, name) =>
    set((s) => {
      const place = placeOf(get());
      const names = s.keptViews.filter((view) => view.place === place).map((view) => view.name);
      let number = names.length + 1;
      while (names.includes(name(number))) number++;
      const id = 1 + Math.max(0, ...s.keptViews.map((view) => view.id));
      return { keptViews: [...s.keptViews, { id, place, name: name(number), stand }] };
    }),
  renameView: (id, name) =>
    set((s) => ({ keptViews: s.keptViews.map((v) => (v.id === id && name.trim() ? { ...v, name: name.trim() } : v)) })),
  forgetView: (id) => set((s) => ({ keptViews: s.keptViews.filter((v) => v.id !== id) })),
});

/** What commands ask of the camera. */
export interface CameraActions {
  /** Shows all bodies again from where the camera looks. */
  fit(): void;
  /** The first view of the run. */
  home(): void;
  /** Radians to the left and up. */
  rotate(left: number, up: number): void;
  /** Factor of the distance: below 1 comes closer. */
  zoom(factor: number): void;
  keepView(): void;
  /** Flies to a kept view; without an id to the next one. */
  goToView(id?: number): void;
}
