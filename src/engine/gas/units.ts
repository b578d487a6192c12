import type { Scaling } from "../scaling.ts";
import type { GasPlan } from "./plan.ts";

/** What one unit of time and of velocity is, inside the stages of gas, in the bodies' units. */
export function gasUnits({ length, potential }: Scaling): { readonly time: number; readonly velocity: number } {
  return { time: length / Math.sqrt(potential), velocity: Math.sqrt(potential) };
}

/** What the float64 loops read of the gas of a run: its settings in the engine's units, and what these are in cgs. */
export function gasInside({ settings, galaxy }: GasPlan, gravity: number, scaling: Scaling) {
  const { time, velocity } = gasUnits(scaling);
  const { density, energy, time: second } = galaxy?.cgs ?? { density: 1, energy: 1, time: 1 };
  return {
    settings: { ...settings, floor: settings.floor / scaling.potential, longest: settings.longest / scaling.length },
    speed: scaling.velocity / velocity,
    /** Seconds in the bodies' unit of time. */
    second,
    galaxy: galaxy && {
      ...galaxy,
      ...(galaxy.jeans && {
        jeans: { ...galaxy.jeans, softening: galaxy.jeans.softening / scaling.length, gravity: 1 },
      }),
      cgs: {
        density: (density * scaling.mass) / gravity / scaling.length ** 3,
        energy: energy * scaling.potential,
        time: second * time,
      },
    },
  };
}
