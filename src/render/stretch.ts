import { log, sqrt, vec3 } from "three/tsl";
import type { Node } from "three/webgpu";

/** Light that the stretch shows linearly, and light that becomes white: a range of 10 magnitudes. */
const FLOOR = 0.05;
const WHITE = 60;

const asinh = (x: Node<"vec3">) => log(x.add(sqrt(x.mul(x).add(1)))) as Node<"vec3">;

/**
 * Linear light to display light by the asinh stretch of survey images (Lupton et al. 2004, PASP 116, 133): linear where
 * it is faint, logarithmic where it is bright, so that halo and core are seen together. It is applied per channel, which
 * lets bright cores run to white, as an overexposed star does.
 */
export function stretch(light: Node<"vec3">): Node<"vec3"> {
  const top = Math.asinh(WHITE / FLOOR);
  const shown = asinh(light.max(0).div(FLOOR)).div(top);
  return vec3(shown.clamp(0, 1));
}
