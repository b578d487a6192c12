/** How a slider's track maps to its value. All are monotonic; `share` runs from 0 to 1 along the track. */
export type ScaleName = "linear" | "log" | "log-zero";

/** Share of the track below which a "log-zero" slider means exactly 0. */
const ZERO_SHARE = 0.04;

/** Value at `share` of the track. "log-zero" is logarithmic from max / 1000 up, with 0 at its left end. */
export function valueAt(scale: ScaleName, min: number, max: number, share: number): number {
  const s = Math.min(1, Math.max(0, share));
  if (scale === "linear") return min + s * (max - min);
  if (scale === "log") return min * (max / min) ** s;
  if (s < ZERO_SHARE) return 0;
  return (max / 1000) * 1000 ** ((s - ZERO_SHARE) / (1 - ZERO_SHARE));
}

/** Inverse of `valueAt`. */
export function shareAt(scale: ScaleName, min: number, max: number, value: number): number {
  const clamp = (x: number) => Math.min(1, Math.max(0, x));
  if (scale === "linear") return clamp((value - min) / (max - min));
  if (scale === "log") return clamp(Math.log(value / min) / Math.log(max / min));
  if (value <= 0) return 0;
  return clamp(ZERO_SHARE + (1 - ZERO_SHARE) * (Math.log(value / (max / 1000)) / Math.log(1000)));
}
