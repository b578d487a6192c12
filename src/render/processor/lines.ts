import { type PerspectiveCamera, Vector3 } from "three";
import type { LightLine } from "../lightLines.ts";
import type { Look } from "../look.ts";
import type { Over2d } from "./paint.ts";

/** Width of a line, CSS pixels. */
const WIDTH = 1.7;

/** Lines in the units of the scene over a picture of the processor; on the GPU they are light (lightLines.ts). */
export class Lines implements Over2d {
  lines: readonly LightLine[] = [];

  draw(
    context: Parameters<Over2d["draw"]>[0],
    camera: PerspectiveCamera,
    width: number,
    height: number,
    theme: Look["theme"],
  ): void {
    context.lineWidth = WIDTH;
    context.lineCap = "round";
    const at = new Vector3();
    for (const { points, light, fade } of this.lines) {
      const brightest = Math.max(...light);
      const most = theme === "print" ? 140 : 255;
      const [r, g, b] = light.map((x) => Math.round(most * (x / brightest) ** (1 / 2.2)));
      context.strokeStyle = `rgb(${r} ${g} ${b})`;
      let before: readonly [number, number] | null = null;
      points.forEach((point, k) => {
        at.set(...point).project(camera);
        const here = at.z > 1 ? null : ([((at.x + 1) / 2) * width, ((1 - at.y) / 2) * height] as const);
        if (before && here) {
          context.globalAlpha = 1 + (fade - 1) * ((k - 1) / Math.max(1, points.length - 2));
          context.beginPath();
          context.moveTo(...before);
          context.lineTo(...here);
          context.stroke();
        }
        before = here;
      });
    }
    context.globalAlpha = 1;
  }
}
