interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Between a tip and what it belongs to, and between a tip and the window's edge. CSS pixels. */
const GAP = 8;

/** What is as wide as this is one of a column: a tip below it would hide the next one. */
const WIDE = 180;

/**
 * Where a tip stands in the window (left, top): beside one of a column, else below, else above. It hides what it belongs to
 * only where nothing else is left.
 */
export function tipPlace(anchor: Box, tip: Size, window: Size): { left: number; top: number } {
  const inside = (at: number, size: number, room: number) => Math.max(GAP, Math.min(at, room - size - GAP));
  const [right, bottom] = [anchor.left + anchor.width, anchor.top + anchor.height];
  if (anchor.width >= WIDE) {
    const top = inside(anchor.top, tip.height, window.height);
    // Panels have a margin of their own around what they hold.
    const before = anchor.left - tip.width - 3 * GAP;
    if (before >= GAP) return { left: before, top };
    const after = right + 3 * GAP;
    if (after + tip.width + GAP <= window.width) return { left: after, top };
  }
  const left = inside(anchor.left + (anchor.width - tip.width) / 2, tip.width, window.width);
  const below = bottom + GAP;
  return {
    left,
    top: inside(
      below + tip.height + GAP <= window.height ? below : anchor.top - tip.height - GAP,
      tip.height,
      window.height,
    ),
  };
}
