/** Maps of gas, as the picture shows them too (render/shown/gasMaps.ts). */
export type GasMap = "gas" | "temperature" | "metallicity" | "formation";

/** One map: a number for each pixel. */
export interface SkyMap {
  readonly name: "density" | "velocity" | "dispersion" | GasMap;
  /** Of its numbers, in plain signs: "Msun/pc2"; empty where they are not known. */
  readonly unit: string;
  /** Row by row from the upper left pixel; NaN where no mass is seen. */
  readonly values: Float32Array;
}

/** Maps of one view, across and down. */
export interface SkyMaps {
  readonly width: number;
  readonly height: number;
  /** Side of a pixel at the distance of what the camera looks at, and its unit. */
  readonly pixel: number;
  readonly lengthUnit: string;
  /** What is seen and when, for people. */
  readonly title: string;
  /** Time of the bodies, and its unit. */
  readonly time: number;
  readonly timeUnit: string;
  readonly maps: readonly SkyMap[];
}

/**
 * Sums of pixels (four numbers each) averaged over squares of `side` pixels; what is left over at the right and lower edges is dropped.
 * Masses and their velocities are sums, so means of maps are right where means of their quotients would not be.
 */
export function binned(
  sums: Float32Array,
  size: { readonly width: number; readonly height: number },
  side: number,
): { readonly width: number; readonly height: number; readonly sums: Float32Array } {
  if (side <= 1) return { ...size, sums };
  const [width, height] = [Math.floor(size.width / side), Math.floor(size.height / side)];
  const means = new Float32Array(4 * width * height);
  const share = 1 / (side * side);
  for (let y = 0; y < side * height; y++) {
    for (let x = 0; x < side * width; x++) {
      const from = 4 * (y * size.width + x);
      const to = 4 * (Math.floor(y / side) * width + Math.floor(x / side));
      for (let c = 0; c < 4; c++) means[to + c]! += share * sums[from + c]!;
    }
  }
  return { width, height, sums: means };
}

/** A line for each pixel: its place from the middle of the view (right and up), and the maps' numbers; empty where there is none. */
export function mapsCsv({ width, height, pixel, lengthUnit, maps }: SkyMaps): string {
  const named = (name: string, unit: string) => (unit ? `${name} [${unit}]` : name);
  const lines = [
    [named("x", lengthUnit), named("y", lengthUnit), ...maps.map(({ name, unit }) => named(name, unit))].join(","),
  ];
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const place = [x + 0.5 - width / 2, height / 2 - y - 0.5].map((pixels) => significant(pixels * pixel));
      const numbers = maps.map(({ values }) => significant(values[y * width + x]!));
      lines.push([...place, ...numbers].join(","));
    }
  }
  return `${lines.join("\n")}\n`;
}

/** Six digits are more than float32 sums of bodies hold. */
const significant = (value: number) => (Number.isFinite(value) ? String(Number(value.toPrecision(6))) : "");
