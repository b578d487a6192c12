import type { GalaxyGas } from "../../physics/gas/galaxyGas.ts";
import type { GasSettings } from "../../physics/gas/settings.ts";
import { delayOf, enrichedBy, heatOf, nearestGas, type Receiver } from "../../physics/gas/supernovae.ts";

/** Tables of a run's bodies in a thread, four numbers a body and one of metals; masses times gravity. */
interface Tables {
  readonly posMass: Float32Array;
  readonly velocity: Float32Array;
  readonly id: Uint32Array;
  readonly state: Float32Array;
  readonly spare: Float32Array;
  readonly metals: Float32Array | null;
}

/** What explosions read besides: gas in the engine's units, its unit of velocity in those of the bodies, seconds in a unit of the bodies' time, and the side of a box (0: none). */
interface Given {
  readonly galaxy: GalaxyGas;
  readonly settings: GasSettings;
  readonly speed: number;
  readonly second: number;
  readonly side: number;
}

/**
 * Stars that are old enough at a time give what their supernovae do, each once, to the body of gas that is nearest to them; in the order of their numbers, so
 * that the order of the bodies makes no difference. In `state` of such a star what a unit of its mass gave as heat stands from then on, below 0.
 */
export function explode(tables: Tables, { galaxy, settings, speed, second, side }: Given, time: number): void {
  const { supernovae, cgs } = galaxy;
  if (!supernovae) return;
  const { posMass, velocity, id, state, spare, metals } = tables;
  const delay = delayOf(supernovae) / second;
  const stars: number[] = [];
  for (let i = 0; i < id.length; i++) {
    const birth = spare[4 * i + 2]!;
    if (state[4 * i] === 0 && birth > 0 && posMass[4 * i + 3]! > 0 && birth + delay <= time) stars.push(i);
  }
  stars.sort((a, b) => id[a]! - id[b]!);
  const heat = heatOf(supernovae) / cgs.energy;
  const three = (table: Float32Array, i: number, unit = 1) =>
    [0, 1, 2].map((k) => unit * table[4 * i + k]!) as unknown as Receiver["velocity"];
  for (const star of stars) {
    const isGas = (i: number) => state[4 * i]! > 0 && posMass[4 * i + 3]! > 0;
    const near = nearestGas(posMass, star, isGas, side);
    // Without gas nothing is given; it may come near later.
    if (near < 0) return;
    const [own, mass] = [posMass[4 * star + 3]!, posMass[4 * near + 3]!];
    const after = enrichedBy(
      { mass, velocity: three(velocity, near, speed), energy: state[4 * near]!, metals: metals?.[near] ?? 0 },
      { mass: own, velocity: three(velocity, star, speed) },
      heat,
      supernovae,
    );
    posMass[4 * near + 3] = after.mass;
    posMass[4 * star + 3] = own - (after.mass - mass);
    for (let k = 0; k < 3; k++) velocity[4 * near + k] = after.velocity[k]! / speed;
    state[4 * near] = after.energy;
    if (metals) metals[near] = after.metals;
    // What has left stays as much as it was.
    spare[4 * near + 1]! *= mass / after.mass;
    spare[4 * star + 1]! *= own / posMass[4 * star + 3]!;
    state[4 * star] = (-heat * own) / posMass[4 * star + 3]!;
    // The next step is as short as its sound wants.
    const { gamma, courant } = settings;
    const limit = (courant * state[4 * near + 1]!) / Math.sqrt(gamma * (gamma - 1) * after.energy);
    const before = spare[4 * near + 2]!;
    spare[4 * near + 2] = before < 0 ? Math.max(before, -limit) : -limit;
  }
}
