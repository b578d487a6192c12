import { STRUCTS } from "./structs.gen.ts";

export type StructName = keyof typeof STRUCTS;
export type FieldName<S extends StructName> = keyof (typeof STRUCTS)[S]["fields"] & string;

/** Size of a WGSL struct in bytes. */
export function structSize(name: StructName): number {
  return STRUCTS[name].size;
}

/** Writes named fields into the bytes of a WGSL struct; offsets and types come from the WGSL. */
export function writeStruct<S extends StructName>(
  name: S,
  view: DataView,
  values: Partial<Record<FieldName<S>, number | readonly number[]>>,
): void {
  const fields = STRUCTS[name].fields as unknown as Record<string, readonly [number, string]>;
  for (const [field, value] of Object.entries(values) as [string, number | readonly number[]][]) {
    const [offset, type] = fields[field]!;
    const numbers = typeof value === "number" ? [value] : value;
    numbers.forEach((v, i) => {
      if (type === "u32" || type.endsWith("u")) view.setUint32(offset + 4 * i, v, true);
      else if (type === "i32" || type.endsWith("i")) view.setInt32(offset + 4 * i, v, true);
      else view.setFloat32(offset + 4 * i, v, true);
    });
  }
}

/** The bytes of a WGSL struct; what is not named is 0. */
export function structBytes<S extends StructName>(name: S, values: Parameters<typeof writeStruct<S>>[2]): ArrayBuffer {
  const view = new DataView(new ArrayBuffer(structSize(name)));
  writeStruct(name, view, values);
  return view.buffer;
}

/** The numbers of a WGSL struct of scalars by their names, from its bytes. */
export function readStruct<S extends StructName>(name: S, bytes: ArrayBuffer): Record<FieldName<S>, number> {
  const view = new DataView(bytes);
  const fields = Object.entries(STRUCTS[name].fields) as unknown as [FieldName<S>, readonly [number, string]][];
  const read = ([offset, type]: readonly [number, string]) =>
    type === "u32"
      ? view.getUint32(offset, true)
      : type === "i32"
        ? view.getInt32(offset, true)
        : view.getFloat32(offset, true);
  return Object.fromEntries(fields.map(([field, at]) => [field, read(at)])) as Record<FieldName<S>, number>;
}

/** Where a field begins in a WGSL struct, bytes. */
export function fieldOffset<S extends StructName>(name: S, field: FieldName<S>): number {
  return (STRUCTS[name].fields as unknown as Record<string, readonly [number, string]>)[field]![0];
}
