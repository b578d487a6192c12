import { brief, grouped, tick } from "../../language/format.ts";
import { annotate, copyOf, type Notes, type SideNote } from "../../render/annotate.ts";
import type { AnyPicture } from "../../render/anyPicture.ts";
import type { BuilderSlice } from "../builder/state.ts";
import { sideSetting } from "../compare/sideState.ts";
import type { CompareSlice } from "../compare/state.ts";
import { text as compareText } from "../compare/text.ts";
import { massLegend } from "../look/massState.ts";
import type { LookSlice } from "../look/state.ts";
import type { PhysicsSlice } from "../physics/state.ts";
import type { PlaySlice } from "../play/state.ts";
import { scenarioInfo } from "../play/state.ts";
import type { Store } from "../slice.ts";
import type { StatusSlice } from "../status/state.ts";
import type { UnitsSlice } from "../units/state.ts";
import { quantityOf } from "../units/state.ts";
import { scaleBar } from "./scaleBar.ts";
import { text } from "./text.ts";

type Reads = BuilderSlice & CompareSlice & LookSlice & PhysicsSlice & PlaySlice & StatusSlice & UnitsSlice;

/** Most of a picture's width that its scale bar takes. */
const WIDEST = 0.22;

/** Caption, scale bar and sides of the picture as it is now, at the time `now` of the bodies; two views have no common scale. */
function notesOf(state: Reads, picture: AnyPicture, now: number): Notes {
  const { source, scenario, status, view } = state;
  const { width, height } = picture.canvas;
  const sides = sidesOf(state, picture);
  const length = quantityOf(state, "length");
  const time = quantityOf(state, "time");
  const single = sides.length === 0;
  const bar = single ? scaleBar((picture.camera.heightOfView * length.factor) / height, WIDEST * width) : null;
  return {
    title: source.kind === "file" ? source.name : scenarioInfo(state, scenario).title,
    detail: text.stillNotes.detail(`${brief(now * time.factor)} ${time.unit}`, grouped(status.bodies)),
    bar: bar && { pixels: bar.pixels, label: `${brief(bar.length)} ${length.unit}` },
    key: keyOf(state),
    sides,
    paper: view.theme === "print",
  };
}

function keyOf(state: Reads): Notes["key"] {
  const legend = massLegend(state);
  if (!legend) return null;
  const ticks = legend.ticks.map(({ share, value }) => ({ share, label: tick(value) }));
  return { title: `${legend.title} (${legend.unit})`, ticks, colours: legend.colours };
}

function sidesOf(state: Reads, { camera, canvas }: AnyPicture): SideNote[] {
  const [left, right] = camera.views;
  if (!left || !right) return [];
  // Views are laid out in CSS pixels.
  const ratio = canvas.width / Math.max(left.x + left.width, right.x + right.width);
  const { sides, by } = compareText;
  return [left, right].map(({ x, y, width }, k) => ({
    name: sides[k]!,
    setting: `${by.names[state.comparedBy]} ${sideSetting(state, k as 0 | 1)}`,
    x: Math.round(x * ratio),
    y: Math.round(y * ratio),
    width: width * ratio,
  }));
}

/** A copy of the picture's canvas as it is when `write` is called, with notes on it. The canvas must keep its size. */
export function noted(
  store: Store<Reads>,
  picture: AnyPicture,
): { readonly canvas: OffscreenCanvas; write(time: number): void } {
  const pen = copyOf(picture.canvas);
  const write = (time: number) => annotate(pen, picture.canvas, notesOf(store.getState(), picture, time));
  return { canvas: pen.canvas, write };
}
