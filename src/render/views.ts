/** Parts of the canvas that panels cover, CSS pixels. */
export interface Covered {
  readonly left: number;
  readonly right: number;
  readonly bottom: number;
  /** Of views one above the other: above both, and at the top of each. */
  readonly top?: number;
  readonly heads?: number;
}

/** One of the pictures on the canvas: its part of it, and the middle of what is free of that, CSS pixels. */
export interface View {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly centre: readonly [number, number];
  /** The shorter side of what is free. */
  readonly free: number;
}

/**
 * One view, or two that share what panels leave free: beside each other where that is wider than high, else one above the
 * other. Views reach under the panels.
 */
export function viewsOf(width: number, height: number, covered: Covered, two: boolean): View[] {
  const wide = Math.max(1, width - covered.left - covered.right);
  const high = Math.max(1, height - covered.bottom);
  if (!two) {
    const centre = [covered.left + wide / 2, high / 2] as const;
    return [{ x: 0, y: 0, width, height, centre, free: Math.min(wide, high) }];
  }
  if (wide > high) {
    const at = Math.round(covered.left + wide / 2);
    const free = Math.min(wide / 2, high);
    return [
      { x: 0, y: 0, width: at, height, centre: [covered.left + wide / 4, high / 2], free },
      { x: at, y: 0, width: width - at, height, centre: [at + wide / 4, high / 2], free },
    ];
  }
  const { top = 0, heads = 0 } = covered;
  const each = Math.max(2, (high - top) / 2);
  const at = Math.round(top + each);
  const middle = covered.left + wide / 2;
  // Where there is hardly room for more than a head, pictures reach under it.
  const head = each > 2 * heads ? heads : 0;
  const free = Math.min(wide, each - head);
  const down = (each + head) / 2;
  return [
    { x: 0, y: 0, width, height: at, centre: [middle, top + down], free },
    { x: 0, y: at, width, height: height - at, centre: [middle, at + down], free },
  ];
}
