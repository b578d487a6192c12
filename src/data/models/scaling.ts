import type { GalaxySpec } from "./galaxy.ts";
import type { Profile } from "./profiles.ts";

/** The same shape, `factor` times as large. */
export function scaleProfile(profile: Profile, factor: number): Profile {
  return {
    key: `${profile.key} times ${factor}`,
    scale: factor * profile.scale,
    extent: factor * profile.extent,
    density: (r) => profile.density(r / factor),
  };
}

/** The same galaxy with `mass` times its mass and `length` times its size, under the same softening; its gas is as hot as before. */
export function scaleGalaxy(spec: GalaxySpec, mass: number, length: number): GalaxySpec {
  const { disc, gas } = spec;
  return {
    ...spec,
    spheres: spec.spheres.map((s) => ({ ...s, mass: mass * s.mass, profile: scaleProfile(s.profile, length) })),
    ...(disc && {
      disc: {
        ...disc,
        mass: mass * disc.mass,
        scaleLength: length * disc.scaleLength,
        scaleHeight: length * disc.scaleHeight,
      },
    }),
    ...(gas && {
      gas: {
        ...gas,
        mass: mass * gas.mass,
        scaleLength: length * gas.scaleLength,
        gradient: gas.gradient / length,
      },
    }),
    ...(spec.blackHole !== undefined && { blackHole: mass * spec.blackHole }),
  };
}
