import { bloom } from "three/addons/tsl/display/BloomNode.js";
import type { Node } from "three/webgpu";
import { GLOW } from "./tones.ts";

/** The wings of a telescope's image of a star: part of the light, spread over a wide and soft disc, before the stretch. */
export function withGlow(light: Node<"vec4">, strength: Node<"float">, scale: number): Node<"vec3"> {
  const spread = bloom(light, 1, GLOW.radius, 0).setResolutionScale(scale);
  return light.rgb.add((spread as unknown as Node<"vec4">).rgb.mul(strength).mul(GLOW.part)) as Node<"vec3">;
}
