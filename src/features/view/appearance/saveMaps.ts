import type { Bodies } from "../../../data/bodies/bodies.ts";
import { mapsFits } from "../../../data/maps/fits.ts";
import { mapsCsv } from "../../../data/maps/maps.ts";
import type { Picture } from "../../../render/picture.ts";
import type { CompareSlice } from "../../analyse/compare/state.ts";
import type { BuilderSlice } from "../../create/builder/state.ts";
import { download } from "../../kit/download.ts";
import { joined } from "../../kit/slice.ts";
import { type PlaySlice, stemOf } from "../../run/play/state.ts";
import type { SequencesSlice } from "../../run/sequences/state.ts";
import type { MessagesSlice } from "../../shell/messages/state.ts";
import type { StatusSlice } from "../../shell/status/state.ts";
import type { UnitsSlice } from "../../shell/units/state.ts";
import { mapsPng } from "./mapsPng.ts";
import { type MapLegend, mapLegend } from "./massState.ts";
import type { AppearanceSlice, MapFile } from "./state.ts";
import { text } from "./text.ts";
import { viewMaps } from "./viewMaps.ts";

export type Reads = BuilderSlice &
  CompareSlice &
  AppearanceSlice &
  MessagesSlice &
  PlaySlice &
  SequencesSlice &
  StatusSlice &
  UnitsSlice;

/** Pixels across at most: a table has a line for each pixel, three pictures stand side by side. */
const MOST: Record<MapFile, number> = { csv: 256, png: 1000, fits: 4096 };

/** Hands the maps of the view to the browser's downloads; `steps` of the run, `time` of the bodies that are seen. `bodies`: those, where there is gas among them. */
export async function saveMaps(
  picture: Picture,
  state: Reads,
  kind: MapFile,
  { steps, time }: { readonly steps: number; readonly time: number },
  bodies: Promise<Bodies> | null,
): Promise<void> {
  if (state.compare.comparing) return state.messages.say("error", text.density.save.comparing);
  const maps = await viewMaps(picture, state, time, MOST[kind], bodies);
  const name = `${stemOf(state, steps)}-maps.${kind}`;
  if (kind === "csv") return download(new Blob([mapsCsv(maps)], { type: "text/csv" }), name);
  if (kind === "fits")
    return download(new Blob([mapsFits(maps) as Uint8Array<ArrayBuffer>], { type: "image/fits" }), name);
  const legends = maps.maps.map(({ name: shows }) =>
    mapLegend(joined(state, { appearance: { view: { ...state.appearance.view, shows } } })),
  );
  const all = legends.filter((legend): legend is MapLegend => legend !== null);
  if (all.length === maps.maps.length)
    download(await mapsPng(maps, all, state.appearance.view.theme === "print"), name);
}
