import type { State } from "./store.ts";
import { text } from "./text.ts";

/** A kept view: position of the camera and what it looks at, x y z each. */
export interface KeptView {
  readonly id: number;
  /** Scenario or file that it shows (`placeOf`). */
  readonly place: string;
  readonly name: string;
  readonly stand: readonly number[];
}

/** What views belong to: lengths of one scenario or file mean nothing in another. */
export function placeOf({ source, scenario }: Pick<State, "source" | "scenario">): string {
  return source.kind === "file" ? `file ${source.name}` : scenario;
}

/** `{"antennae":"views","version":1,"views":[{"place":…,"name":…,"stand":[…]}]}` */
export function writeViews(views: readonly KeptView[]): string {
  return JSON.stringify({
    antennae: "views",
    version: 1,
    views: views.map(({ place, name, stand }) => ({ place, name, stand })),
  });
}

/** The inverse of `writeViews`, numbered anew. Throws one line that says what is wrong. */
export function readViews(words: string): KeptView[] {
  let file: { views?: unknown; version?: unknown } | null;
  try {
    file = JSON.parse(words) as typeof file;
  } catch (error) {
    throw new Error(text.sight.camera.notViews((error as Error).message));
  }
  if (file?.version !== 1) throw new Error(text.sight.camera.notViews(`version ${String(file?.version)}, not 1`));
  const { views } = file;
  if (!Array.isArray(views)) throw new Error(text.sight.camera.notViews("no list of views"));
  const wrong = views.findIndex((view) => !fits(view));
  if (wrong >= 0) throw new Error(text.sight.camera.notViews(`entry ${wrong + 1} has no place, name or six numbers`));
  return (views as KeptView[]).map(({ place, name, stand }, k) => ({
    id: k + 1,
    place,
    name: name.slice(0, 80),
    stand,
  }));
}

function fits(view: unknown): boolean {
  const { place, name, stand } = (view ?? {}) as Record<string, unknown>;
  return (
    typeof place === "string" &&
    typeof name === "string" &&
    name.trim() !== "" &&
    Array.isArray(stand) &&
    stand.length === 6 &&
    stand.every(Number.isFinite)
  );
}
