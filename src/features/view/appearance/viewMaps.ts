import type { Bodies } from "../../../data/bodies/bodies.ts";
import { binned, type GasMap, type SkyMap, type SkyMaps } from "../../../data/maps/maps.ts";
import type { Picture } from "../../../render/picture.ts";
import { type GasMapName, gasMapOf, shownIn } from "../../../render/shown/gasMaps.ts";
import { momentsOf } from "../../../render/shown/moments.ts";
import { gasLayersOf } from "../../../run/gasLayers.ts";
import type { PlaySlice } from "../../run/play/state.ts";
import { type SequencesSlice, titleOf } from "../../run/sequences/state.ts";
import { quantityOf, type UnitsSlice } from "../../shell/units/state.ts";
import { mapUnit } from "./massState.ts";
import type { AppearanceSlice, MapName } from "./state.ts";

type Reads = AppearanceSlice & PlaySlice & SequencesSlice & UnitsSlice;

/** Units in signs that tables and headers can hold. */
const PLAIN: Readonly<Record<string, string>> = { "M\u2609/pc²": "Msun/pc2", "M\u2609/yr/kpc²": "Msun/yr/kpc2" };

/** In signs that tables and headers can hold, likewise. */
const GAS_UNITS = { gas: "Msun/pc2", temperature: "K", metallicity: "", formation: "Msun/yr/kpc2" };

/**
 * Surface density, velocity and dispersion of the view as it is, in the units that people read, `most` pixels wide at most; or the map of gas that it shows, beside
 * the gas it is of. And the gas of `bodies`, if they have any.
 */
export async function viewMaps(
  picture: Picture,
  state: Reads,
  time: number,
  most: number,
  bodies: Promise<Bodies> | null,
): Promise<SkyMaps> {
  const shown = gasMapOf(state.appearance.view.shows);
  const read = await picture.readSums();
  const side = Math.ceil(read.width / most);
  const { width, height, sums } = binned(read.sums, read, side);
  const [length, clock] = (["length", "time"] as const).map((kind) => quantityOf(state, kind));
  const { unit, reach } = picture.mass;
  const map = (name: MapName, per: number, of: (at: number) => number): SkyMap => {
    const { factor, unit: words } = mapUnit(name, state);
    const values = Float32Array.from({ length: width * height }, (_, k) => of(4 * k) * per * factor);
    return { name, unit: PLAIN[words] ?? words, values };
  };
  const ofGas = (name: GasMapName) => map(name, picture.mass.unitOf(name), (at) => shownIn(sums, at, name));
  let maps: SkyMap[] = shown
    ? [...new Set(["gas", shown] as const)].map(ofGas)
    : [
        map("density", unit, (at) => sums[at]!),
        map("velocity", reach, (at) => momentsOf(sums, at).velocity),
        map("dispersion", reach, (at) => momentsOf(sums, at).dispersion),
      ];
  const { camera } = picture;
  const box = { width: read.width / side, height: read.height / side };
  const pixel = (camera.heightOfView * side) / read.height;
  const { stand } = camera;
  const at = (place: readonly [number, number, number]) => camera.onScreen(box, camera.toScene(place));
  const gas = bodies && gasLayersOf(await bodies, { width, height, pixel, stand, at });
  if (gas) {
    if (shown) maps = [];
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
