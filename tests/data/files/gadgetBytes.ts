/** Builds GADGET files record by record, apart from the reader's and the writer's code, from the users guide. */
export interface GadgetParts {
  readonly formatNumber?: 1 | 2;
  readonly little?: boolean;
  readonly counts: readonly number[];
  readonly masses?: readonly number[];
  readonly doubles?: boolean;
  readonly longIds?: boolean;
  /** Further numbers of the header, doubles by their first byte. */
  readonly header?: Readonly<Record<number, number>>;
  /** Number of the first body, for snapshots of several files. */
  readonly first?: number;
  /** MASS holds a mass for every body, also of types with a mass in the header. */
  readonly allMasses?: boolean;
  /** Labels in this order, INFO (40 bytes) among them; those that aren't named follow. */
  readonly order?: readonly string[];
  readonly leaveOut?: readonly string[];
  readonly files?: number;
  readonly time?: number;
  readonly redshift?: number;
}

export function gadgetBytes(parts: GadgetParts): { bytes: Uint8Array; marks: number[] } {
  const { formatNumber = 1, little = true, counts, doubles = false, longIds = false, first = 0 } = parts;
  const masses = counts.map((_, k) => parts.masses?.[k] ?? 0);
  const n = counts.reduce((a, b) => a + b, 0);
  const size = doubles ? 8 : 4;
  const header = new DataView(new ArrayBuffer(256));
  counts.forEach((count, k) => {
    header.setUint32(4 * k, count, little);
    header.setFloat64(24 + 8 * k, masses[k]!, little);
  });
  header.setFloat64(72, parts.time ?? 0.75, little);
  header.setFloat64(80, parts.redshift ?? 0, little);
  header.setInt32(124, parts.files ?? 1, little);
  for (const [at, value] of Object.entries(parts.header ?? {})) header.setFloat64(Number(at), value, little);
  const numbers = (count: number, at: (i: number) => number) => {
    const view = new DataView(new ArrayBuffer(size * count));
    for (let i = 0; i < count; i++) {
      if (doubles) view.setFloat64(8 * i, at(i), little);
      else view.setFloat32(4 * i, at(i), little);
    }
    return view;
  };
  const ids = new DataView(new ArrayBuffer((longIds ? 8 : 4) * n));
  for (let i = 0; i < n; i++) {
    if (longIds) ids.setBigUint64(8 * i, 2n ** 40n + BigInt(first + i), little);
    else ids.setUint32(4 * i, first + i + 1, little);
  }
  const own = counts.reduce((sum, count, k) => sum + (masses[k] === 0 || parts.allMasses ? count : 0), 0);
  const blocks: [string, DataView][] = [
    ["HEAD", header],
    ["POS ", numbers(3 * n, (i) => 3 * first + i)],
    ["VEL ", numbers(3 * n, (i) => -(3 * first + i) / 4)],
    ["ID  ", ids],
    ["MASS", numbers(own, (i) => 1 + i / 8)],
    ["U   ", numbers(counts[0]!, () => 0.05)],
  ];
  if (parts.order) {
    const rank = ([label]: [string, DataView]) => (parts.order!.indexOf(label.trim()) + 99) % 99;
    blocks.push(["INFO", new DataView(new ArrayBuffer(40))]);
    blocks.sort((a, b) => rank(a) - rank(b));
  }
  const out: number[] = [];
  const marks: number[] = [];
  const word = (value: number) => {
    const four = new DataView(new ArrayBuffer(4));
    four.setUint32(0, value, little);
    out.push(...new Uint8Array(four.buffer));
  };
  for (const [label, data] of blocks) {
    if (data.byteLength === 0 || parts.leaveOut?.includes(label.trim())) continue;
    if (formatNumber === 2) {
      marks.push(out.length);
      word(8);
      out.push(...new TextEncoder().encode(label));
      word(data.byteLength + 8);
      word(8);
    }
    marks.push(out.length);
    word(data.byteLength);
    marks.push(out.length);
    for (const byte of new Uint8Array(data.buffer)) out.push(byte);
    marks.push(out.length);
    word(data.byteLength);
  }
  return { bytes: new Uint8Array(out), marks };
}
