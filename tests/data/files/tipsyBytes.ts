/** Builds Tipsy files word by word, apart from the reader's and the writer's code, from the layout of tipsydefs.h. */
export interface TipsyParts {
  readonly little?: boolean;
  readonly header?: 28 | 32;
  readonly pad?: number;
  readonly time?: number;
  readonly gas?: number;
  readonly dark?: number;
  readonly star?: number;
  /** The id word of body `i`; absent: a real potential. */
  readonly id?: (i: number) => number;
  /** Places as doubles, or velocities too. */
  readonly doubles?: "places" | "both";
  /** 64-bit ids in place of eps and phi. */
  readonly wideId?: (i: number) => bigint;
}

export function tipsyBytes(parts: TipsyParts): Uint8Array {
  const { little = false, header = 32, pad = 0, time = 0.5, gas = 0, dark = 0, star = 0 } = parts;
  const more = { none: 0, places: 12, both: 24 }[parts.doubles ?? "none"];
  const bytes = new Uint8Array(header + (48 + more) * gas + (36 + more) * dark + (44 + more) * star);
  const view = new DataView(bytes.buffer);
  let at = 0;
  const int = (value: number) => {
    view.setInt32(at, value, little);
    at += 4;
  };
  const float = (value: number) => {
    view.setFloat32(at, value, little);
    at += 4;
  };
  const double = (value: number) => {
    view.setFloat64(at, value, little);
    at += 8;
  };
  const [place, speed] = [parts.doubles ? double : float, parts.doubles === "both" ? double : float];
  view.setFloat64(0, time, little);
  at = 8;
  for (const n of [gas + dark + star, 3, gas, dark, star]) int(n);
  if (header === 32) int(pad);
  for (let i = 0; i < gas + dark + star; i++) {
    float(1 + i / 8);
    for (let d = 0; d < 3; d++) place(10 * i + d);
    for (let d = 0; d < 3; d++) speed(-i - d / 4);
    const kind = i < gas ? "gas" : i < gas + dark ? "dark" : "star";
    if (kind === "gas") for (const value of [1.5, 100, 0.05, 0.02]) float(value);
    if (kind === "star") for (const value of [0.02, 0.1]) float(value);
    if (parts.wideId && kind !== "gas") {
      view.setBigUint64(at, parts.wideId(i), little);
      at += 8;
      continue;
    }
    if (kind !== "gas") float(0.25);
    if (parts.id && kind !== "gas") int(parts.id(i));
    else float(-2.5);
  }
  return bytes;
}
