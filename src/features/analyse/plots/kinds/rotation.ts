import { EMPTY, type Plot } from "../plot.ts";
import { text } from "./text.ts";

const t = text.rotation;

/** v_phi(R): mean velocity round the axis of the spin. */
export const rotation: Plot = {
  name: "rotation",
  title: t.title,
  help: t.help,
  reads: "kinematics",
  x: { label: t.x, of: { length: 1 } },
  y: { label: t.axis, of: { velocity: 1 } },
  centred: true,
  of({ kinematics, galaxy }) {
    const rings = kinematics?.[galaxy]?.rings;
    if (!rings) return EMPTY;
    return {
      x: rings.map(({ radius }) => radius),
      series: [{ label: t.axis, values: rings.map(({ streaming }) => streaming), hue: -1 }],
      at: rings[rings.length >> 1]?.radius ?? null,
    };
  },
};
