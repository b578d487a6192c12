import type { Engine } from "../../../engine/index.ts";
import type { Picture } from "../../../render/picture.ts";
import { Cancelled } from "../../../run/cancelled.ts";
import { download } from "../../kit/download.ts";
import type { Store } from "../../kit/slice.ts";
import { waitFor } from "../../kit/withProgress.ts";
import { nameOf, stemOf } from "../../run/play/state.ts";
import type { Reads } from "./capture.ts";
import { pixelSize } from "./state.ts";
import { text } from "./text.ts";

/** Pixels of a photograph where screenshots are as large as the screen: at least as many as show its stars. */
const LEAST = 1080;

/** Hands a photograph of the bodies as they are now, from where the camera stands, to the browser's downloads. */
export async function photograph(store: Store<Reads>, engine: Engine, picture: Picture): Promise<void> {
  const {
    capture: { stillSize },
    status: { status },
    messages: { say },
  } = store.getState();
  if (status.flow) return say("error", text.photograph.flow);
  const { width, height } = picture.size;
  const scale = Math.max(devicePixelRatio, LEAST / height);
  const size = pixelSize(stillSize) ?? { width: Math.round(width * scale), height: Math.round(height * scale) };
  const name = `${stemOf(store.getState(), engine.steps)}-photograph.png`;
  const { stand } = picture.camera;
  const life = new AbortController();
  const cancel = () => life.abort(new Cancelled());
  const work = { label: text.photograph.making, cancel, cancelled: text.photograph.cancelled };
  const made = await waitFor(store, work, async () => {
    const { takePhotograph } = await import("../../../render/photograph.ts");
    const seed = skyOf(nameOf(store.getState()));
    return takePhotograph(await engine.readBodies(), stand, { ...size, seed }, life.signal);
  });
  if (!made) return;
  download(made, name);
  say("note", text.photograph.saved(name));
}

/** A scene has the same stars and galaxies behind it at all times, and another one has others. */
function skyOf(scene: string): number {
  return Array.from(scene).reduce((sum, letter) => (31 * sum + letter.charCodeAt(0)) % 1_000_003, 1);
}
