type Vector = readonly [number, number, number];

/** Where a flow was, and how fast it went, when it was measured last. */
export interface Seen {
  readonly time: number;
  readonly centre: Vector;
  readonly drift: Vector;
}

/** Part of what is left to the middle that is made up for in a frame. */
const SHARE = 0.06;

/** How far the target of a camera goes in a frame in which `since` of time has passed, so that the flow comes to the middle and stays there. */
export function along({ time, centre, drift }: Seen, now: number, since: number, target: Vector): Vector {
  return centre.map((x, k) => {
    const by = drift[k]! * since;
    const left = x + drift[k]! * (now - time) - (target[k]! + by);
    return by + SHARE * left;
  }) as unknown as Vector;
}
