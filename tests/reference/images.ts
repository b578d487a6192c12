import {
  AGEING,
  DISC,
  FORMING,
  LATE,
  NEBULAE,
  RIM,
  SHARES,
  SPREAD,
  THIN,
  YOUNG,
} from "../../src/render/colour/populations.ts";
import { CLASS_NUMBERS, FOLD } from "../../src/render/parts.ts";
import type { ViewRequest } from "../../src/render/processor/request.ts";
import type { Floats } from "./contract.ts";
import { type Dust, veil } from "./veil.ts";

/** Bodies, and what stays with them for good (two words a body, by id). */
export interface ImageTables {
  readonly posMass: Floats;
  readonly velocity: Floats;
  readonly acceleration: Floats;
  readonly id: Uint32Array;
  readonly traits: Uint32Array;
  /** A number for each body, by id: as a density 0 says that it is not known. */
  readonly quantity?: Floats | null;
}

/**
 * Eight numbers a body: x, y, standard deviation (below 0: not seen), what is left of its haze | red, green, blue or the three numbers of a map, spare. `reach`: pixels outside the
 * view from which on bodies are not seen. `dust`: before the bodies, or as what they weigh.
 */
export function images(tables: ImageTables, view: ViewRequest, reach: number, dust: Dust | null = null): Float64Array {
  const { posMass, velocity, acceleration, id, traits } = tables;
  const shares = new Float32Array(traits.buffer, traits.byteOffset, traits.length);
  const n = id.length;
  const out = new Float64Array(8 * n);
  for (let i = 0; i < n; i++) {
    const [px, py, pz, m] = posMass.subarray(4 * i, 4 * i + 4) as unknown as [number, number, number, number];
    const place = [px, py, pz, 1];
    const [cx, cy, w] = [0, 1, 2].map((row) =>
      place.reduce((sum, p, column) => sum + p * view.matrix[4 * column + row]!, 0),
    ) as [number, number, number];
    const [x, y] = [cx / w, cy / w];
    const inside = x >= -reach && x <= view.width + reach && y >= -reach && y <= view.height + reach;
    if (!(w > 0) || !inside) {
      out[8 * i + 2] = -1;
      continue;
    }
    const away = Math.max(w, view.nearest);
    const unit = view.focal / away;
    const well = Math.max(Math.abs(acceleration[4 * i + 3]!) / view.depth, view.shallowest);
    const quantity = tables.quantity?.[id[i]!] ?? 0;
    const spacing = quantity > 0 && view.kernel > 0 ? Math.cbrt(m / quantity) : 0;
    const spread = Math.min(view.widest, Math.max(view.narrowest, well ** (-5 / 3)));
    const width = spacing > 0 ? view.kernel * spacing * unit : view.size * spread;
    const trait = traits[2 * id[i]!]!;
    const [galaxy, component] = [trait & 255, (trait >> 8) & 255];
    const chosen = (view.galaxy < 0 || view.galaxy === galaxy) && ((view.components >> component) & 1) === 1;
    if (view.mass && !chosen) {
      out[8 * i + 2] = -1;
      continue;
    }
    const folded = galaxy < FOLD.first ? galaxy : FOLD.first + ((galaxy - FOLD.first) % FOLD.turn);
    const [light, visible, size, , ...tint] = view.parts.subarray(
      CLASS_NUMBERS * (FOLD.components * folded + component),
    ) as unknown as [number, number, number, number, number, number, number, number];
    const [cutX, cutY, cutZ, half, u, v, w2, kind] = view.cut as unknown as [
      ...[number, number, number, number],
      ...[number, number, number, number],
    ];
    const off = [px - cutX, py - cutY, pz - cutZ] as const;
    const away2 = kind === 1 ? Math.hypot(...off) : Math.abs(off[0] * u + off[1] * v + off[2] * w2);
    const left = kind === 0 || away2 < half ? 1 : 0;
    const wanted = Math.max(size * width, view.least, view.softened * unit);
    const sigma = Math.min(view.largest, wanted);
    const haze = view.stars ? Math.min(1, view.largest / wanted) ** 2 : 1;
    const scale = view.factor * unit * unit;
    let weight: readonly number[];
    if (view.mass) {
      const sight = [px - view.eye[0], py - view.eye[1], pz - view.eye[2]];
      const distance = Math.hypot(...sight);
      const mass = m * scale * (distance / away) * visible * left;
      const along = sight.reduce((sum, x, k) => sum + (x / distance) * (velocity[4 * i + k]! - view.drift[k]!), 0);
      const v = Math.min(1, Math.max(-1, dust ? (away - dust.distance) / dust.depths : along / view.reach));
      weight = [mass, (mass * (1 + v)) / 2, mass * v * v];
    } else {
      const { by, colours, bottom, top, none } = view.colour;
      const share = shares[2 * id[i]! + 1]! * scale * light * left;
      let colour: readonly number[];
      if (trait >>> 16) colour = [(trait >>> 27) / 31, ((trait >>> 21) & 63) / 63, ((trait >>> 16) & 31) / 31];
      else if ((by === "galaxy" || by === "component") && tint[3]! > 0) colour = tint.slice(0, 3);
      else if (by === "galaxy" || by === "component")
        colour = colours[(by === "galaxy" ? galaxy : component) % colours.length]!;
      else if (by === "population") {
        const spread = (Math.imul(id[i]!, SPREAD) >>> 0) / 2 ** 32;
        const young = component === DISC && spread < SHARES.nebulae + SHARES.young;
        const density = quantity > 0 ? quantity / top : 1;
        const forming = (Math.sqrt(density) * density) / (density + THIN);
        const rate = quantity > 0 ? Math.min(FORMING.most, Math.max(FORMING.least, forming)) : 1;
        const rim = 1 / (1 + AGEING * Math.sqrt(density));
        const old = colours[DISC]!.map((c, k) => c + rim * (colours[RIM]![k]! - c) + LATE * rate * colours[YOUNG]![k]!);
        colour = young
          ? colours[spread < SHARES.nebulae ? NEBULAE : YOUNG]!.map((c) => c * rate)
          : component === DISC
            ? old
            : colours[Math.min(component!, YOUNG - 1)]!;
      } else if (none && quantity < none.below) colour = none.colour;
      else {
        const speed = Math.hypot(...velocity.subarray(4 * i, 4 * i + 3));
        const value = { speed, depth: well * view.depth, quantity, logarithm: Math.log2(Math.max(quantity, 1e-30)) }[
          by
        ];
        const along = Math.min(1, Math.max(0, (value - bottom) / (top - bottom))) * (colours.length - 1);
        const below = Math.min(colours.length - 2, Math.floor(along));
        colour = colours[below]!.map((a, k) => a + (along - below) * (colours[below + 1]![k]! - a));
      }
      const grey = 0.2126 * colour[0]! + 0.7152 * colour[1]! + 0.0722 * colour[2]!;
      const unveiled = dust ? veil(dust, x, y, away) : [1, 1, 1];
      weight = colour.map((c, k) => Math.max(0, grey + view.saturation * (c - grey)) * share * unveiled[k]!);
    }
    out.set([x, y, sigma, haze, ...weight, 0], 8 * i);
  }
  return out;
}
