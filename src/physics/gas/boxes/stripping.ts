import type { Bodies } from "../../../data/bodies/bodies.ts";
import { GALACTICS_UNITS, IONISED_AT_1E4_K } from "../../../data/bodies/units.ts";
import { ticker } from "../../../data/models/draw.ts";
import { buildGalaxy, type GalaxySpec, sampleGalaxy } from "../../../data/models/galaxy.ts";
import { logDensityAt } from "../../../data/models/gasDisc.ts";
import { cos, log, sin } from "../../../data/models/portable.ts";
import { hernquistProfile } from "../../../data/models/profiles.ts";
import { join, move, newSample, toBodies } from "../../../data/models/sample.ts";
import { resolveValues } from "../../../data/parameter.ts";
import { orient } from "../../../data/scenarios/orientation.ts";
import type { Scenario } from "../../../data/scenarios/scenario.ts";
import { strippingInfo as info, STRIPPED } from "../../../data/scenarios/stripping.ts";
import { cgsOf } from "../galaxyGas.ts";
import { HYDROGEN, HYDROGEN_MASS } from "../rates.ts";
import { filled } from "./filled.ts";
import { TILE } from "./info.ts";

/** Part of all bodies that are the wind's at most: whole copies of its glass. */
const WIND = 0.5;
/** Of the wind: 0.3 of the Sun's, as in clusters. */
const WIND_METALS = 0.004;

/** The galaxy with its axis along +z; whether its dense gas becomes stars. */
export function strippedGalaxy(stars: boolean): GalaxySpec {
  const { stars: disc, gas, halo, softening } = STRIPPED;
  const profile = hernquistProfile(halo.scale, halo.cut);
  return {
    disc: { ...disc, toomreQ: 1.5 },
    gas: {
      ...gas,
      state: { temperature: 1e4, stars },
      choice: { cooling: stars, stars },
      ...{ metallicity: 0.02, gradient: -0.06 },
    },
    spheres: [{ component: "halo", profile, mass: halo.mass, heaviness: halo.heaviness }],
    softening,
  };
}

/** Density of gas with so many hydrogen nuclei in a cubic centimetre, in the units of the bodies. */
export const densityOf = (nuclei: number): number =>
  (nuclei * HYDROGEN_MASS) / HYDROGEN / cgsOf(GALACTICS_UNITS).density;

/** A live galaxy at rest in a box of wind along +x, which comes in again where it went out. The wind is left out where gas of the disc is denser. */
export const stripping: Scenario = {
  ...info,
  make(given, options): Bodies {
    const values = resolveValues(info.name, info.parameters, given);
    const { windSpeed, windDensity, windTemperature, windAngle, starFormation } = values;
    const { side, middle } = STRIPPED;
    const galaxy = buildGalaxy(strippedGalaxy(starFormation === 1));
    const density = densityOf(windDensity! / 1000);
    const most = log(density);
    const [across, along] = [sin((Math.PI / 180) * windAngle!), cos((Math.PI / 180) * windAngle!)];
    const copies = Math.max(1, Math.floor(Math.cbrt((WIND * options.n) / TILE ** 3) + 1e-9));
    const places = filled(side, copies, (x, y, z) => {
      const [dx, dy, dz] = [x - middle[0], y - middle[1], z - middle[2]];
      const up = along * dx + across * dz;
      const radius = Math.sqrt(Math.max(0, dx * dx + dy * dy + dz * dz - up * up));
      return logDensityAt(galaxy.gas!, radius, Math.abs(up)) < most;
    });
    const stars = sampleGalaxy(galaxy, options.n - places.length / 3, options.seed, 0, ticker(options));
    orient(stars, 90 - windAngle!, 90);
    move(stars, middle, [0, 0, 0]);
    for (let k = 0; k < stars.position.length; k++) stars.position[k]! -= side * Math.floor(stars.position[k]! / side);

    const count = places.length / 3;
    const wind = newSample(count, "gas");
    wind.position.set(places);
    wind.mass.fill((density * side ** 3) / (copies * TILE) ** 3);
    wind.galaxy.fill(1);
    const unit = GALACTICS_UNITS.velocityKms!;
    for (let i = 0; i < count; i++) wind.velocity[3 * i] = windSpeed! / unit;
    const energy = new Float64Array(count).fill((IONISED_AT_1E4_K * 100 * windTemperature!) / unit ** 2);
    const gas = { energy, metallicity: new Float64Array(count).fill(WIND_METALS) };
    return { ...toBodies(join([stars, { ...wind, gas }]), GALACTICS_UNITS), space: { side } };
  },
};

/**
 * Radius in kpc within which 2 pi G Sigma_stars Sigma_gas of the discs as they are made outweighs the ram pressure rho v^2 of the wind (Gunn & Gott 1972); the halo and
 * the gas' own pull, which hold it too, aren't in it. `nuclei` of hydrogen a cubic centimetre, `speed` in km/s; 0 where nothing stays.
 */
export function gunnGottRadius(nuclei: number, speed: number): number {
  const { stars, gas } = STRIPPED;
  const centre = [stars, gas].reduce(
    (product, { mass, scaleLength: r }) => (product * mass) / (2 * Math.PI * r * r),
    1,
  );
  const ram = densityOf(nuclei) * (speed / GALACTICS_UNITS.velocityKms!) ** 2;
  return Math.max(0, log((2 * Math.PI * centre) / ram) / (1 / stars.scaleLength + 1 / gas.scaleLength));
}
