import { asinh, fract, mix, pow, screenCoordinate, smoothstep, vec3 } from "three/tsl";
import type { Node } from "three/webgpu";
import type { Tones } from "./shown/shown.ts";
import { GRAIN, TONES } from "./tones.ts";

type StretchNodes = Pick<Tones, "paper" | "full" | "burnt">;

/**
 * Linear light to display values (sRGB) by the asinh stretch of survey images (Lupton et al. 2004, PASP 116, 133): linear
 * where it is faint, logarithmic where it is bright, so that halo and core are seen together. Like there, the stretch
 * acts on the brightness and keeps the colour; only the brightest places lose theirs. `full` and `burnt`: of the
 * latitude (tonesOf). `paper` 1 gives the print theme: ink on white.
 */
export function stretch(light: Node<"vec3">, { paper, full, burnt: most }: StretchNodes): Node<"vec3"> {
  const { floor, burn, gamma, ink: faint, core, coreFrom, inkFull } = TONES;
  const clean = light.max(0);
  const brightest = clean.x.max(clean.y).max(clean.z).max(1e-9);
  const shown = asinh(brightest.div(floor)).div(full);
  const hue = pow(clean.div(brightest), vec3(1 / gamma));
  const burnt = smoothstep(burn, 1, shown).mul(most);
  const sky = mix(hue, vec3(1), burnt).mul(shown.clamp(0, 1));
  // On paper light becomes ink: white where there is none, the colour where it is faint, near black in the cores.
  const ink = mix(hue.mul(faint), vec3(core), smoothstep(coreFrom, 1, shown));
  const printed = mix(vec3(1), ink, smoothstep(0, inkFull, shown));
  return mix(sky, printed, paper) as Node<"vec3">;
}

/** Display values with the grain of their pixel. */
export function grained(display: Node<"vec3">): Node<"vec3"> {
  const { column, row, outer, steps } = GRAIN;
  const at = screenCoordinate.floor();
  const noise = fract(fract(at.x.mul(column).add(at.y.mul(row))).mul(outer));
  return display.add(noise.sub(0.5).mul(steps / 255)).clamp(0, 1) as Node<"vec3">;
}
