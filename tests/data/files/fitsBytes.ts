import { text } from "./samples.ts";

/** A keyword and its value as it stands in a card: strings with their quotes. */
export type Cards = Record<string, string | number | boolean>;

/** One column: TFORM, its bytes in each row, and further keywords (`TUNIT`, `TZERO`, ...) without their number. */
export interface TestColumn {
  readonly form: string;
  readonly rows: readonly Uint8Array[];
  readonly more?: Cards;
}

const padded = (bytes: Uint8Array, fill: number): Uint8Array => {
  const out = new Uint8Array(2880 * Math.ceil(bytes.length / 2880)).fill(fill);
  out.set(bytes);
  return out;
};

/** A header as the FITS Standard describes it. */
function headBytes(cards: Cards): Uint8Array {
  const lines = Object.entries(cards).map(([name, value]) => {
    const said = typeof value === "boolean" ? (value ? "T" : "F") : String(value);
    return `${name.padEnd(8)}= ${said.startsWith("'") ? said : said.padStart(20)} / words`.padEnd(80);
  });
  return padded(text([...lines, "END".padEnd(80)].join("")), 32);
}

const join = (pieces: readonly Uint8Array[]) => new Uint8Array(Buffer.concat(pieces));

/** A binary table of these columns, by name. */
export function tableBytes(columns: Record<string, TestColumn>, more: Cards = {}): Uint8Array {
  const all = Object.entries(columns);
  const count = all[0]?.[1].rows.length ?? 0;
  const width = all.reduce((sum, [, { rows }]) => sum + (rows[0]?.length ?? 0), 0);
  const head: Cards = {
    XTENSION: "'BINTABLE'",
    ...{ BITPIX: 8, NAXIS: 2, NAXIS1: width, NAXIS2: count, PCOUNT: 0, GCOUNT: 1, TFIELDS: all.length },
    ...more,
  };
  all.forEach(([name, column], k) => {
    head[`TTYPE${k + 1}`] = `'${name}'`;
    head[`TFORM${k + 1}`] = `'${column.form}'`;
    for (const [key, value] of Object.entries(column.more ?? {})) head[`${key}${k + 1}`] = value;
  });
  const rows = Array.from({ length: count }, (_, i) => join(all.map(([, column]) => column.rows[i]!)));
  return join([headBytes(head), padded(join(rows), 0)]);
}

/** A FITS file: a primary part without data but with these cards, then these extensions. */
export function fitsBytes(extensions: readonly Uint8Array[], more: Cards = {}): Uint8Array {
  return join([headBytes({ SIMPLE: true, BITPIX: 8, NAXIS: 0, EXTEND: true, ...more }), ...extensions]);
}

/** An image of `n` bytes as an extension. */
export function imageBytes(n: number): Uint8Array {
  const head = { XTENSION: "'IMAGE   '", BITPIX: 8, NAXIS: 1, NAXIS1: n, PCOUNT: 0, GCOUNT: 1 };
  return join([headBytes(head), padded(new Uint8Array(n), 0)]);
}

/** Big-endian numbers of one kind, `each` of them a row. */
export function column(
  form: string,
  kind: "f4" | "f8" | "u1" | "i2" | "i4" | "i8",
  values: readonly (number | bigint)[],
  each = 1,
  more: Cards = {},
): TestColumn {
  const size = Number(kind[1]);
  const bytes = new Uint8Array(size * values.length);
  const view = new DataView(bytes.buffer);
  values.forEach((value, i) => {
    if (kind === "i8") view.setBigInt64(8 * i, BigInt(value));
    else if (kind === "f8") view.setFloat64(8 * i, Number(value));
    else if (kind === "f4") view.setFloat32(4 * i, Number(value));
    else if (kind === "i4") view.setInt32(4 * i, Number(value));
    else if (kind === "i2") view.setInt16(2 * i, Number(value));
    else view.setUint8(i, Number(value));
  });
  const rows = Array.from({ length: values.length / each }, (_, i) =>
    bytes.subarray(size * each * i, size * each * (i + 1)),
  );
  return { form, rows, more };
}

/** Words of `width` letters. */
export function words(width: number, values: readonly string[]): TestColumn {
  return { form: `${width}A`, rows: values.map((value) => text(value.padEnd(width).slice(0, width))) };
}
