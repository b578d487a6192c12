import { annotated, type Notes } from "./render/annotate.ts";
import type { Picture } from "./render/picture.ts";
import { scenarioInfo } from "./state/run.ts";
import { scaleBar } from "./state/scaleBar.ts";
import type { State } from "./state/store.ts";
import { text } from "./state/text.ts";
import { quantityOf } from "./state/units.ts";

/** Most of a picture's width that its scale bar takes. */
const WIDEST = 0.22;

/** Caption and scale bar of the picture as it is now; two views have no common scale. */
function notesOf(state: State, picture: Picture): Notes {
  const { source, scenario, status, split, view } = state;
  const { width, height } = picture.canvas;
  const length = quantityOf(state, "length");
  const time = quantityOf(state, "time");
  const bar = split ? null : scaleBar((picture.camera.heightOfView * length.factor) / height, WIDEST * width);
  const short = (x: number) => Number(x.toPrecision(4)).toLocaleString("en", { maximumSignificantDigits: 4 });
  return {
    title: source.kind === "file" ? source.name : scenarioInfo(state, scenario).title,
    detail: text.stillNotes.detail(
      `${short(status.time * time.factor)} ${time.unit}`,
      status.bodies.toLocaleString("en"),
    ),
    bar: bar && { pixels: bar.pixels, label: `${short(bar.length)} ${length.unit}` },
    paper: view.theme === "print",
  };
}

/** A copy of the picture with caption and scale bar. Call it in the task that drew the picture. */
export function annotate(state: State, picture: Picture): OffscreenCanvas {
  return annotated(picture.canvas, notesOf(state, picture));
}
