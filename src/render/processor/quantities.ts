import { type Core, type Engine, packCores } from "../../engine/index.ts";
import { JUMP } from "../inspect/inspector.ts";
import { Batches } from "../quantities/batches.ts";
import type { GasQuantity } from "../quantities/gas.ts";
import type { QuantityName } from "../quantities/index.ts";
import { SOLAR_METALS } from "../quantities/metals.ts";
import type { QuantityNote } from "../quantities/quantity.ts";
import { rescaledCentres, timeUnit } from "../sceneUnits.ts";
import { GAS_MAPS, type GasMapName, HEAT, temperatureOf } from "../shown/gasMaps.ts";
import { Centres } from "./centres.ts";
import type { Frame, PlainBodies } from "./restingBodies.ts";
import type { Seen } from "./view.ts";

type Numbers = Float32Array<ArrayBuffer>;

/** Bodies whose numbers are asked for; bodies at rest know none. */
export type AskedBodies = PlainBodies &
  Partial<Pick<Engine, "time" | "settings" | "measure" | "measures" | "readBodies">>;

interface Parts {
  readonly bodies: AskedBodies;
  /** In the units of the scene. */
  readonly look: Seen["look"];
  /** Asks for another picture. */
  readonly again: () => void;
  /** What the legend should say. */
  readonly tell: (note: QuantityNote | null) => void;
}

/** The numbers for the next picture; `frame`: the bodies where they have moved since the last one. Null: as they were. */
type Quantity = (frame: Frame | null) => Promise<Numbers | null>;

/** Body pairs of a batch of force errors at most: some 10 ms of one core. */
const PAIRS = 1.5e7;
const LEAST = 8;

/** The mass density about each body, in the units of the scene. */
function density({ bodies }: Parts): Quantity {
  const { length, mass } = bodies.scaling;
  return async (frame) => {
    if (!frame || !bodies.measures?.("densities")) return null;
    const found = await bodies.measure!("densities");
    const unit = (bodies.settings!.gravity * length ** 3) / mass;
    return found.map((value) => value * unit) as Numbers;
  };
}

/** 1 and the time since each body was captured, in units of the run's typical one; 0: never, as far as was seen. */
function capture({ bodies, look, tell }: Parts): Quantity {
  const { scaling } = bodies;
  if (!bodies.measures?.("captures") || look.cores.length < 2) return async () => null;
  const unit = timeUnit(scaling);
  const centres = new Centres();
  centres.set(packCores(look.cores, scaling));
  let last: Frame | null = null;
  let found: Float32Array | null = null;
  let since = Number.POSITIVE_INFINITY;
  return async (frame) => {
    if (!frame) return null;
    const stepped = last ? frame.steps - last.steps : Number.NaN;
    const moved = stepped >= 0 && stepped <= JUMP;
    centres.find(frame, look.traits, moved ? (frame.time - last!.time) / unit : null);
    last = frame;
    // What was asked of the engine meanwhile is done before it looks: the cores move on for as long.
    const now = Math.fround(bodies.time!);
    const cores = coresAt(rescaledCentres(centres.cores, scaling, 1), now - frame.time);
    found = await bodies.measure!("captures", cores, found);
    if (now < since) {
      since = now;
      tell({ since });
    }
    return found.map((at) => (at <= now ? 1 + (now - at) / (look.time * unit) : 0)) as Numbers;
  };
}

/** Eight numbers a galaxy as cores, a while later. */
function coresAt(numbers: Float64Array, elapsed: number): Core[] {
  return Array.from({ length: numbers.length / 8 }, (_, g) => {
    const [x, y, z, width, vx, vy, vz, mass] = numbers.subarray(8 * g, 8 * g + 8) as unknown as Eight;
    return { position: [x + elapsed * vx, y + elapsed * vy, z + elapsed * vz], velocity: [vx, vy, vz], width, mass };
  });
}

type Eight = [number, number, number, number, number, number, number, number];

/** Relative force error of each body; 0: not summed yet. One batch a picture; each body keeps its number until its next one. */
function forceError({ bodies, again, tell }: Parts): Quantity {
  if (!bodies.measures?.("forceErrors")) return async () => null;
  const { count } = bodies;
  const turns = new Batches(count, Math.max(LEAST, PAIRS / count));
  const { every } = turns;
  const known = new Float32Array(count);
  let reported = -1;
  return async (frame) => {
    if (frame && turns.moved(frame.steps, bodies.settings!)) known.fill(0);
    const first = turns.take();
    if (first === null) return null;
    const errors = await bodies.measure!("forceErrors", { first, every });
    errors.forEach((error, k) => {
      known[first + k * every] = error;
    });
    const { percent, more } = turns;
    if (percent !== reported) tell({ percent });
    reported = percent;
    if (more) again();
    return known.slice();
  };
}

/** The processor's bodies have no steps of their own. */
const rung = (): Quantity => async () => null;

type Read = Awaited<ReturnType<NonNullable<AskedBodies["readBodies"]>>>;

/** What the gas of each body is like, in the same units as on a GPU (quantities/gas.ts); null: the run has none such. */
function gasNumbers(which: GasQuantity, { columns, mass, time }: Read, { bodies, look }: Parts): Numbers | null {
  const { scaling } = bodies;
  const { density, internalEnergy, birthTime, metallicity, starFormationRate } = columns ?? {};
  if (!density || !internalEnergy || !birthTime) return null;
  const thick = (bodies.settings!.gravity * scaling.length ** 3) / (scaling.mass * look.density);
  const hot = 1 / (scaling.velocity * look.speed) ** 2;
  const aged = 1 / (look.time * timeUnit(scaling));
  if (which === "gasDensity") return density.map((rho) => rho * thick);
  if (which === "starFormation") {
    const often = 1e9 / (look.gas?.years ?? 1e9);
    return starFormationRate?.map((rate, i) => (rate * often) / mass[i]!) ?? null;
  }
  if (which === "gasMetals") return metallicity?.map((z) => z / SOLAR_METALS) ?? null;
  if (which === "gasTemperature") return internalEnergy.map((u) => u * hot);
  return birthTime.map((t, i) => (t > 0 && internalEnergy[i] === 0 ? 1 + (time - t) * aged : 0));
}

const gas =
  (which: GasQuantity) =>
  (parts: Parts): Quantity =>
  async (frame) =>
    frame && parts.bodies.readBodies ? gasNumbers(which, await parts.bodies.readBodies(), parts) : null;

/** For a map of gas: the density of gas about each body, as `density` has it, and then the number of each (shown/gasMaps.ts); below 0: it is no gas. */
const gasMap =
  (map: GasMapName) =>
  (parts: Parts): Quantity => {
    const { bodies, look } = parts;
    const { scaling } = bodies;
    return async (frame) => {
      if (!frame || !bodies.readBodies) return null;
      const read = await bodies.readBodies();
      const { count } = read;
      const { density, internalEnergy } = read.columns ?? {};
      if (!density || !internalEnergy) return null;
      const thick = (bodies.settings!.gravity * scaling.length ** 3) / scaling.mass;
      const { needs } = GAS_MAPS[map];
      const known = needs && gasNumbers(needs, read, parts);
      const heat = map === "temperature" && look.gas?.heat ? look.gas.heat * scaling.velocity ** -2 : null;
      const numbers = new Float32Array(2 * count).fill(-1, count);
      for (let i = 0; i < count; i++) {
        if (!(internalEnergy[i]! > 0)) continue;
        numbers[i] = density[i]! * thick;
        numbers[count + i] = heat === null ? (known?.[i] ?? 0) : temperatureOf(internalEnergy[i]! * heat) / HEAT;
      }
      return numbers;
    };
  };

const GAS_MAP_NAMES = Object.keys(GAS_MAPS) as GasMapName[];

const QUANTITIES: Readonly<Record<QuantityName | GasMapName, (parts: Parts) => Quantity>> = {
  ...(Object.fromEntries(GAS_MAP_NAMES.map((name) => [name, gasMap(name)])) as Record<
    GasMapName,
    ReturnType<typeof gasMap>
  >),
  ...{ capture, density, forceError, rung, gasDensity: gas("gasDensity") },
  ...{ gasTemperature: gas("gasTemperature"), starAge: gas("starAge") },
  ...{ starFormation: gas("starFormation"), gasMetals: gas("gasMetals") },
};

/** The quantity that one side's picture needs, if any: asked of its bodies before it is drawn. */
export class SideQuantity {
  readonly #parts: Parts;
  #name: QuantityName | GasMapName | null = null;
  #quantity: Quantity | null = null;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /** From now on the numbers are those of `name`; null: none. True where that is another one. */
  choose(name: QuantityName | GasMapName | null): boolean {
    if (name === this.#name) return false;
    if (this.#name !== null) this.#parts.tell(null);
    this.#name = name;
    this.#quantity = name && QUANTITIES[name](this.#parts);
    return true;
  }

  /** The numbers for the next picture; null: as they were. */
  async update(frame: Frame | null): Promise<Numbers | null> {
    const quantity = this.#quantity;
    const numbers = (await quantity?.(frame)) ?? null;
    // Chosen again meanwhile.
    return quantity === this.#quantity ? numbers : null;
  }
}
