import { type Bodies, componentIndex, emptyBodies } from "../../../data/bodies/bodies.ts";
import { resolveValues, type Values } from "../../../data/parameter.ts";
import type { Scenario } from "../../../data/scenarios/scenario.ts";
import { KERNELS } from "../kernel.ts";
import { copiesFor, filled, type Place } from "./filled.ts";
import { type BoxInfo, blast, CLOUD, cloudInWind, GAMMA, STREAMS, shockTube, streams, TILE } from "./info.ts";

/** Mass of all: gas has no pull worth its name then, and flows as it would without. */
const MASS = 1e-6;
/** What gas is like at a place. */
interface State {
  readonly pressure: number;
  readonly density: number;
  readonly velocity: Place;
  /** Number of the gas that it belongs to, for its colour. */
  readonly of: number;
}

/** One body after the other: x, y, z, and what it is like. */
interface Laid {
  readonly places: readonly number[];
  readonly state: (x: number, y: number, z: number, body: number) => State;
}

const REST: Place = [0, 0, 0];

function scenarioOf(info: BoxInfo, side: number, lay: (values: Values, n: number) => Laid): Scenario {
  return {
    ...info,
    make(given, { n, signal, progress }) {
      signal?.throwIfAborted();
      const { places, state } = lay(resolveValues(info.name, info.parameters, given), n);
      const count = places.length / 3;
      const bodies = emptyBodies(count);
      const [position, velocity] = [Float32Array.from(places), new Float32Array(3 * count)];
      const internalEnergy = new Float32Array(count);
      const galaxy = bodies.galaxy.slice();
      for (let i = 0; i < count; i++) {
        const here = state(places[3 * i]!, places[3 * i + 1]!, places[3 * i + 2]!, i);
        velocity.set(here.velocity, 3 * i);
        internalEnergy[i] = here.pressure / ((GAMMA - 1) * here.density);
        galaxy[i] = here.of;
      }
      progress?.(1);
      return {
        ...bodies,
        ...{ position, velocity, galaxy, columns: { internalEnergy }, space: { side } },
        mass: new Float32Array(count).fill(MASS / count),
        component: bodies.component.map(() => componentIndex("gas")),
      } satisfies Bodies;
    },
  };
}

/** Scenarios of gas alone in a periodic box, in the order in which the page lists them. */
export const GAS_BOXES: readonly Scenario[] = [
  scenarioOf(streams, 1, ({ streamSpeed: speed, waves }, n) => {
    const { thin, dense } = STREAMS;
    const m = copiesFor(n, (TILE ** 3 * (thin ** 3 + dense ** 3)) / 2);
    const within = (y: number) => Math.abs(y - 0.5) < 0.25;
    const layer = filled(1, dense * m, (_, y) => within(y));
    const places = [...layer, ...filled(1, thin * m, (_, y) => !within(y))];
    const inner = layer.length / 3;
    const wave = (x: number, y: number) =>
      0.02 * speed! * Math.sin(2 * Math.PI * waves! * x) * Math.exp(-10 * waves! * Math.abs(Math.abs(y - 0.5) - 0.25));
    return {
      places,
      state: (x, y, _, body) => ({
        pressure: 2.5,
        density: body < inner ? (dense / thin) ** 3 : 1,
        velocity: [(body < inner ? 0.5 : -0.5) * speed!, wave(x, y), 0],
        of: body < inner ? 1 : 0,
      }),
    };
  }),
  scenarioOf(cloudInWind, CLOUD.side, ({ mach }, n) => {
    const { side, middle, contrast } = CLOUD;
    const ball = (4 / 3) * Math.PI;
    const copies = copiesFor(n, TILE ** 3 * (1 + ((contrast - 1) * ball) / side ** 3));
    const inside = (...at: Place) => Math.hypot(...at.map((x, axis) => x - middle[axis]!)) < 1;
    const edge = side / copies / Math.cbrt(contrast);
    const across = Math.ceil(2 / edge);
    const corner = middle.map((x) => x - (across * edge) / 2) as unknown as Place;
    const cloud = filled(across * edge, across, inside, corner);
    const inner = cloud.length / 3;
    const places = [...cloud, ...filled(side, copies, (...at) => !inside(...at))];
    const wind = mach! * Math.sqrt(GAMMA);
    return {
      places,
      state: (_x, _y, _z, body) => ({
        pressure: 1,
        density: body < inner ? contrast : 1,
        velocity: body < inner ? REST : [wind, 0, 0],
        of: body < inner ? 1 : 0,
      }),
    };
  }),
  scenarioOf(blast, 1, ({ blastEnergy: energy }, n) => {
    const copies = copiesFor(n, TILE ** 3);
    const places = filled(1, copies);
    const count = places.length / 3;
    const reach = 2.5 / (TILE * copies);
    const weight = (x: number, y: number, z: number) => {
      const q = Math.hypot(x - 0.5, y - 0.5, z - 0.5) / reach;
      return q < 1 ? KERNELS.wendlandC2.value(q) : 0;
    };
    let whole = 0;
    for (let k = 0; k < places.length; k += 3) whole += weight(places[k]!, places[k + 1]!, places[k + 2]!);
    return {
      places,
      state: (...at) => ({
        pressure: (GAMMA - 1) * (1e-5 + (energy! * count * weight(at[0], at[1], at[2])) / whole),
        ...{ density: 1, velocity: REST, of: 0 },
      }),
    };
  }),
  scenarioOf(shockTube, 1, ({ thinPressure }, n) => {
    const m = copiesFor(n, (TILE ** 3 * (1 + 2 ** 3)) / 2);
    const dense = filled(1, 2 * m, (x) => Math.abs(x - 0.5) < 0.25);
    const inner = dense.length / 3;
    return {
      places: [...dense, ...filled(1, m, (x) => Math.abs(x - 0.5) >= 0.25)],
      state: (_x, _y, _z, body) => ({
        pressure: body < inner ? 1 : thinPressure!,
        density: body < inner ? 1 : 1 / 8,
        velocity: REST,
        of: body < inner ? 1 : 0,
      }),
    };
  }),
];

/** The one called `name`, if there is one. */
export const findGasBox = (name: string): Scenario | undefined => GAS_BOXES.find((s) => s.name === name);
