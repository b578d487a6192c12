const key = (adapter: string) => `antennae.bodies.${adapter}`;

/** The number of bodies that suited this adapter before, `most` at most; null where none is known (or storage is off). */
export function recall(adapter: string, most: number): number | null {
  try {
    const n = Number(localStorage.getItem(key(adapter)));
    return Number.isInteger(n) && n >= 1024 && n <= most ? n : null;
  } catch {
    return null;
  }
}

export function remember(adapter: string, bodies: number): void {
  try {
    localStorage.setItem(key(adapter), String(bodies));
  } catch {
    // Storage is off: measured again next time.
  }
}

export function forget(adapter: string): void {
  try {
    localStorage.removeItem(key(adapter));
  } catch {
    // Storage is off: nothing was kept.
  }
}
