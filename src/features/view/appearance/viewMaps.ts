import type { Bodies } from "../../../data/bodies/bodies.ts";
import { binned, type GasMap, type SkyMap, type SkyMaps } from "../../../data/maps/maps.ts";
import type { Picture } from "../../../render/picture.ts";
import { momentsOf } from "../../../render/shown/moments.ts";
import { gasLayersOf } from "../../../run/gasLayers.ts";
import type { PlaySlice } from "../../run/play/state.ts";
import { type SequencesSlice, titleOf } from "../../run/sequences/state.ts";
import { quantityOf, type UnitsSlice } from "../../shell/units/state.ts";
import { surfaceDensityOf } from "./massState.ts";

/** Units in signs that tables and headers can hold. */
const PLAIN: Readonly<Record<string, string>> = { "M\u2609/pc²": "Msun/pc2" };

/** In signs that tables and headers can hold, likewise. */
const GAS_UNITS = { gas: "Msun/pc2", temperature: "K", metallicity: "", formation: "Msun/yr/kpc2" };

/** Surface density, velocity and dispersion of the view as it is, in the units that people read, `most` pixels wide at most; and the gas of `bodies`, if they have any. */
export async function viewMaps(
  picture: Picture,
  state: PlaySlice & SequencesSlice & UnitsSlice,
  time: number,
  most: number,
  bodies: Promise<Bodies> | null,
): Promise<SkyMaps> {
  const read = await picture.readSums();
  const side = Math.ceil(read.width / most);
  const { width, height, sums } = binned(read.sums, read, side);
  const [length, speed, clock] = (["length", "velocity", "time"] as const).map((kind) => quantityOf(state, kind));
  const mass = surfaceDensityOf(state);
  const { unit, reach } = picture.mass;
  const tables = ["density", "velocity", "dispersion"].map(() => new Float32Array(width * height));
  const [density, velocity, dispersion] = tables as [Float32Array, Float32Array, Float32Array];
  for (let k = 0; k < width * height; k++) {
    density[k] = sums[4 * k]! * unit * mass.factor;
    const moments = momentsOf(sums, 4 * k);
    velocity[k] = moments.velocity * reach * speed!.factor;
    dispersion[k] = moments.dispersion * reach * speed!.factor;
  }
  const maps: SkyMap[] = [
    { name: "density", unit: PLAIN[mass.unit] ?? mass.unit, values: density },
    { name: "velocity", unit: speed!.unit, values: velocity },
    { name: "dispersion", unit: speed!.unit, values: dispersion },
  ];
  const { camera } = picture;
  const box = { width: read.width / side, height: read.height / side };
  const pixel = (camera.heightOfView * side) / read.height;
  const { stand } = camera;
  const at = (place: readonly [number, number, number]) => camera.onScreen(box, camera.toScene(place));
  const gas = bodies && gasLayersOf(await bodies, { width, height, pixel, stand, at });
  if (gas) {
    const { mass: lying, temperature, metallicity, forming: formation } = gas;
    for (const [name, values] of Object.entries({ gas: lying, temperature, metallicity, formation }))
      maps.push({ name: name as GasMap, unit: GAS_UNITS[name as GasMap], values });
  }
  return {
    width,
    height,
    pixel: pixel * length!.factor,
    lengthUnit: length!.unit,
    title: titleOf(state),
    time: time * clock!.factor,
    timeUnit: clock!.unit,
    maps,
  };
}
