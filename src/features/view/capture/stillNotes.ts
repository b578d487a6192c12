import { brief, grouped } from "../../../language/format.ts";
import { annotate, copyOf, type Notes, type SideNote } from "../../../render/annotate.ts";
import type { Picture } from "../../../render/picture.ts";
import { sideTitle } from "../../analyse/compare/sideState.ts";
import type { CompareSlice } from "../../analyse/compare/state.ts";
import { text as compareText } from "../../analyse/compare/text.ts";
import type { BuilderSlice } from "../../create/builder/state.ts";
import type { InteractSlice } from "../../create/interact/state.ts";
import type { Fields, Store } from "../../kit/slice.ts";
import type { PhysicsSlice } from "../../run/physics/state.ts";
import type { PlaySlice } from "../../run/play/state.ts";
import { type SequencesSlice, titleOf } from "../../run/sequences/state.ts";
import type { StatusSlice } from "../../shell/status/state.ts";
import type { UnitsSlice } from "../../shell/units/state.ts";
import { quantityOf } from "../../shell/units/state.ts";
import { colourKey, mapLegend } from "../appearance/massState.ts";
import type { AppearanceSlice } from "../appearance/state.ts";
import { scaleBar } from "./scaleBar.ts";
import { text } from "./text.ts";

type Reads = BuilderSlice &
  CompareSlice &
  Fields<InteractSlice, "deedRows"> &
  AppearanceSlice &
  PhysicsSlice &
  PlaySlice &
  SequencesSlice &
  StatusSlice &
  UnitsSlice;

/** Most of a picture's width that its scale bar takes. */
const WIDEST = 0.22;

/** Caption, scale bar and sides of the picture as it is now, at the time `now` of the bodies; two views have no common scale. */
function notesOf(state: Reads, picture: Picture, now: number): Notes {
  const {
    status: { status },
    appearance: { view },
  } = state;
  const { width, height } = picture.canvas;
  const sides = sidesOf(state, picture);
  const legend = mapLegend(state);
  const length = quantityOf(state, "length");
  const time = quantityOf(state, "time");
  const single = sides.length === 0;
  const bar = single ? scaleBar((picture.camera.heightOfView * length.factor) / height, WIDEST * width) : null;
  return {
    title: titleOf(state),
    detail: text.stillNotes.detail(`${brief(now * time.factor)} ${time.unit}`, grouped(status.bodies)),
    bar: bar && { pixels: bar.pixels, label: `${brief(bar.length)} ${length.unit}` },
    key: legend && colourKey(legend),
    sides,
    paper: view.theme === "print",
  };
}

function sidesOf(state: Reads, { camera, canvas }: Picture): SideNote[] {
  const [left, right] = camera.views;
  if (!left || !right) return [];
  // Views are laid out in CSS pixels.
  const ratio = canvas.width / Math.max(left.x + left.width, right.x + right.width);
  const { sides } = compareText;
  return [left, right].map(({ x, y, width }, k) => ({
    name: sides[k]!,
    setting: sideTitle(state, k as 0 | 1),
    x: Math.round(x * ratio),
    y: Math.round(y * ratio),
    width: width * ratio,
  }));
}

/** A copy of the picture's canvas as it is when `write` is called, with notes on it. The canvas must keep its size. */
export function noted(
  store: Store<Reads>,
  picture: Picture,
): { readonly canvas: OffscreenCanvas; write(time: number): void } {
  const pen = copyOf(picture.canvas);
  const write = (time: number) => annotate(pen, picture.canvas, notesOf(store.getState(), picture, time));
  return { canvas: pen.canvas, write };
}
