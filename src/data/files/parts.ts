import { type Bodies, COMPONENTS } from "../bodies/bodies.ts";
import type { Contents } from "../bodies/contents.ts";
import { FileError } from "./fileError.ts";
import type { ReadResult } from "./format.ts";

/** The number of a part in its name: `snap_010.3`, `snap_010.3.hdf5`; null where there is none. */
export function partNumber(name: string): number | null {
  const match = /\.(\d+)(?:\.(?:hdf5|h5))?(?:\.gz)?$/i.exec(name);
  return match ? Number(match[1]) : null;
}

export const ofItsOwn = (what: string) =>
  `${what} is a snapshot of its own; several files at once must be the parts of one (a series opens as a film)`;

/** Joins the parts of one snapshot in the order given. Throws FileError where they don't belong together. */
export function joinParts(parts: readonly { name: string; result: ReadResult }[]): ReadResult {
  const first = parts[0]!;
  for (const { name, result } of parts) {
    if (!result.parts || result.parts < 2) {
      throw new FileError(ofItsOwn(`${name} (${result.format})`));
    }
    if (result.parts !== first.result.parts || result.bodies.time !== first.result.bodies.time) {
      throw new FileError(
        `${name} (time ${result.bodies.time}, ${result.parts} parts) does not belong to ${first.name} (time ${first.result.bodies.time}, ${first.result.parts} parts)`,
      );
    }
  }
  if (parts.length !== first.result.parts) {
    throw new FileError(
      `the snapshot has ${first.result.parts} parts, but ${parts.length} were given (${parts.map((p) => p.name).join(", ")})`,
    );
  }
  const tables = parts.map((p) => p.result.bodies);
  const count = tables.reduce((sum, t) => sum + t.count, 0);
  const wide = tables.some((t) => t.id instanceof BigUint64Array);
  const id = wide ? new BigUint64Array(count) : new Uint32Array(count);
  const out = {
    mass: new Float32Array(count),
    position: new Float32Array(3 * count),
    velocity: new Float32Array(3 * count),
    galaxy: new Uint8Array(count),
    component: new Uint8Array(count),
  };
  const columns: Record<string, Float32Array<ArrayBuffer>> = {};
  const softening = tables.every((t) => t.softening) ? new Float32Array(count) : undefined;
  let at = 0;
  for (const t of tables) {
    out.mass.set(t.mass, at);
    out.position.set(t.position, 3 * at);
    out.velocity.set(t.velocity, 3 * at);
    out.galaxy.set(t.galaxy, at);
    out.component.set(t.component, at);
    if (softening) softening.set(t.softening!, at);
    for (const [name, own] of Object.entries(t.columns ?? {})) {
      columns[name] ??= new Float32Array(count);
      columns[name].set(own, at);
    }
    for (let i = 0; i < t.count; i++) id[at + i] = wide ? BigInt(t.id[i]!) : t.id[i]!;
    at += t.count;
  }
  const bodies: Bodies = {
    ...tables[0]!,
    ...out,
    count,
    id,
    ...(softening && { softening }),
    ...(Object.keys(columns).length > 0 && { columns }),
  };
  const notes = parts.flatMap((p) => p.result.notes);
  const { parts: _, ...rest } = first.result;
  const contents = joinContents(parts.map((p) => p.result.contents));
  return { ...rest, contents, format: `${first.result.format}, ${parts.length} parts`, bodies, notes: sumGas(notes) };
}

/** What all parts hold together. */
function joinContents(all: readonly Contents[]): Contents {
  const components = COMPONENTS.map((name) => {
    const same = all.flatMap((part) => part.components.filter((c) => c.name === name));
    return { name, count: sum(same.map((c) => c.count)), mass: sum(same.map((c) => c.mass)) };
  });
  const corner = (pick: (...xs: number[]) => number, key: "min" | "max") =>
    [0, 1, 2].map((d) => pick(...all.map((part) => part[key][d]!))) as [number, number, number];
  const soft = all.flatMap((part) => part.softening ?? []);
  return {
    ...all[0]!,
    count: sum(all.map((part) => part.count)),
    galaxies: Math.max(...all.map((part) => part.galaxies)),
    components: components.filter((c) => c.count > 0),
    mass: sum(all.map((part) => part.mass)),
    negative: sum(all.map((part) => part.negative)),
    min: corner(Math.min, "min"),
    max: corner(Math.max, "max"),
    softening: soft.length > 0 ? [Math.min(...soft), Math.max(...soft)] : null,
  };
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, x) => total + x, 0);
}

/** Each part counts its own gas and black holes; say the sum once. */
function sumGas(notes: readonly string[]): string[] {
  const sums = new Map<string, number>();
  for (const note of notes) {
    const match = /^(\d+) (.*)$/.exec(note);
    const key = match ? match[2]! : note;
    sums.set(key, (sums.get(key) ?? 0) + (match ? Number(match[1]) : 0));
  }
  return [...sums].map(([text, n]) => (n > 0 ? `${n} ${text}` : text));
}
