import type { Encounter } from "../../src/fit/encounter.ts";
import { measuredAlongSight } from "../../src/fit/ranges.ts";
import { spinOf } from "../../src/fit/spin.ts";

/** What counts as found again (the bars of Identikit, Barnes & Hibbard 2009). */
export const BARS = { ratio: 1.5, time: 0.1, spin: 15 } as const;

/** What was run, as fits are compared with it. */
export interface Truth {
  readonly encounter: Encounter;
  readonly sinceMyr: number;
}

const degreesBetween = (a: readonly number[], b: readonly number[]) => {
  const cosine = a.reduce((sum, x, k) => sum + x * b[k]!, 0);
  return (180 / Math.PI) * Math.acos(Math.max(-1, Math.min(1, cosine)));
};

/** The encounter reflected at the sky: its picture is the same, and so are masses and times. */
function reflectedAtSky(encounter: Encounter): Encounter {
  const { position, velocity, phi } = encounter;
  return {
    ...encounter,
    position: [position[0], position[1], -position[2]],
    velocity: [velocity[0], velocity[1], -velocity[2]],
    phi: [phi[0] + 180, phi[1] + 180],
  };
}

/** A fit beside the truth; where the velocity along the line of sight is too small to tell it from its reflection at the sky, beside the nearer of both. */
export function judged({ encounter: truth, sinceMyr: trueMyr }: Truth, sinceMyr: number, encounter: Encounter) {
  const ratio = encounter.masses[1] / encounter.masses[0] / (truth.masses[1] / truth.masses[0]);
  const time = sinceMyr / trueMyr;
  const [low, high] = measuredAlongSight(truth.velocity[2]);
  const either = low < -truth.velocity[2] && -truth.velocity[2] < high;
  const [spins, mirrored] = [truth, ...(either ? [reflectedAtSky(truth)] : [])]
    .map((one, k) => {
      const off = ([0, 1] as const).map((g) => degreesBetween(spinOf(encounter, g), spinOf(one, g)));
      return [off, k === 1] as const;
    })
    .reduce((nearer, other) => (Math.max(...other[0]) < Math.max(...nearer[0]) ? other : nearer));
  return {
    ...{ ratio, time, spins, mirrored },
    found: {
      ratio: Math.max(ratio, 1 / ratio) <= BARS.ratio,
      time: Math.abs(time - 1) <= BARS.time,
      spins: spins.every((angle) => angle <= BARS.spin),
    },
  };
}

export type Judged = ReturnType<typeof judged>;
