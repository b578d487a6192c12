import type { Scaling } from "../engine/index.ts";
import type { Appearance } from "./bodies.ts";

/** One time unit of the scene in the bodies' units: the unit of length over that of velocity. */
export const timeUnit = ({ length, velocity }: Scaling): number => length / velocity;

/**
 * How bodies are seen, in the units of the scene: those of the buffers that are drawn (`Engine.scaling`), where the squares of
 * no length leave float32. Cores stay as they are: `GpuInspector` converts them.
 */
export function sceneLook(look: Appearance, scaling: Scaling): Appearance {
  const { length, mass, velocity, potential } = scaling;
  return {
    ...look,
    speed: look.speed / velocity,
    drift: look.drift.map((v) => v / velocity) as unknown as Appearance["drift"],
    depth: look.depth / potential,
    radius: look.radius / length,
    density: look.density / (mass / length / length / length),
    gas: look.gas && {
      ...look.gas,
      threshold: look.gas.threshold / (mass / length / length / length),
      ...(look.gas.heat !== undefined && { heat: look.gas.heat * velocity ** 2 }),
    },
    // The bodies' masses come with Newton's constant in them.
    mass: (look.mass * look.gravity) / mass,
    gravity: 1,
    time: look.time / timeUnit(scaling),
  };
}

/** Converts places from the bodies' units to the scene's (`power` -1), or back (1). */
export function rescaled<T extends readonly number[]>(place: T, length: number, power: 1 | -1): T {
  const by = length ** power;
  return place.map((x) => x * by) as unknown as T;
}

/** Converts eight numbers a galaxy (x y z width | velocity, mass) from the scene's units to the bodies' (`power` 1), or back (-1). */
export function rescaledCentres(centres: ArrayLike<number>, scaling: Scaling, power: 1 | -1): Float64Array {
  const { length, velocity, mass } = scaling;
  const units = [length, length, length, length, velocity, velocity, velocity, mass];
  return Float64Array.from(centres, (x, k) => x * units[k % 8]! ** power);
}

/** Twelve numbers a chosen body in the bodies' units: x y z mass | velocity, spare | acceleration, potential. */
export function outerTracked(tracked: ArrayLike<number>, scaling: Scaling): Float64Array {
  const { length, mass, velocity, acceleration, potential } = scaling;
  const of = (three: number, last: number) => [three, three, three, last];
  const units = [...of(length, mass), ...of(velocity, acceleration), ...of(acceleration, potential)];
  return Float64Array.from(tracked, (x, k) => x * units[k % 12]!);
}
