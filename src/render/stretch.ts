import { asinh, mix, pow, smoothstep, vec3 } from "three/tsl";
import type { Node } from "three/webgpu";

/** Light below which the stretch is linear, and light that is shown at full brightness: 8 magnitudes apart. */
const FLOOR = 0.3;
const WHITE = 70;

/** Brightness from which a colour begins to run to white, as an overexposed star does. */
const BURN = 0.5;

/**
 * Linear light to display values (sRGB) by the asinh stretch of survey images (Lupton et al. 2004, PASP 116, 133): linear
 * where it is faint, logarithmic where it is bright, so that halo and core are seen together. Like there, the stretch
 * acts on the brightness and keeps the colour; only the brightest places lose theirs. `paper` 1 gives the print theme:
 * ink on white.
 */
export function stretch(light: Node<"vec3">, paper: Node<"float">): Node<"vec3"> {
  const clean = light.max(0);
  const brightest = clean.x.max(clean.y).max(clean.z).max(1e-9);
  const shown = asinh(brightest.div(FLOOR)).div(Math.asinh(WHITE / FLOOR));
  const hue = pow(clean.div(brightest), vec3(1 / 2.2));
  const burnt = smoothstep(BURN, 1, shown).mul(0.9);
  const sky = mix(hue, vec3(1), burnt).mul(shown.clamp(0, 1));
  // On paper light becomes ink: white where there is none, the colour where it is faint, near black in the cores.
  const ink = mix(hue.mul(0.62), vec3(0.05), smoothstep(0.35, 1, shown));
  const printed = mix(vec3(1), ink, smoothstep(0, 0.8, shown));
  return mix(sky, printed, paper) as Node<"vec3">;
}
