/**
 * What panels cover of the sky, CSS pixels: columns at the sides, or a sheet at the bottom of a narrow page. A lesson's card stands at
 * the bottom, on a low page at the right; one that leaves less than a quarter above it covers what it covers.
 */
export function covered(): { left: number; right: number; bottom: number } {
  const free = { left: 0, right: 0, bottom: 0 };
  for (const panel of document.querySelectorAll(".panel, .truth, .builder")) {
    const box = panel.getBoundingClientRect();
    if (box.width > 0.6 * innerWidth) free.bottom = Math.max(free.bottom, innerHeight - box.top);
    else if (box.left < innerWidth / 3) free.left = box.right;
    else free.right = innerWidth - box.left;
  }
  const card = document.querySelector(".tour")?.getBoundingClientRect();
  if (card && card.left > innerWidth / 2) free.right = Math.max(free.right, innerWidth - card.left);
  else if (card && card.top > innerHeight / 4) free.bottom = Math.max(free.bottom, innerHeight - card.top);
  return free;
}

/** The same with what stands on two views: on a narrow page also title, buttons and the cards of both sides. */
export function coveredOfTwo(): ReturnType<typeof covered> & { top: number; heads: number } {
  const free = covered();
  const foot = document.querySelector(".foot")?.getBoundingClientRect();
  if (!foot || innerWidth >= 760) return { ...free, top: 0, heads: 0 };
  return { ...free, bottom: Math.max(free.bottom, innerHeight - foot.top), top: 88, heads: 106 };
}
