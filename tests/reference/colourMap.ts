/** Display values of mass per area: its decimal logarithm along the colours between `low` and `high`. */
export function colourMap(mass: number, low: number, high: number, colours: readonly (readonly number[])[]): number[] {
  const along =
    Math.min(1, Math.max(0, (Math.log10(Math.max(mass, 1e-30)) - low) / (high - low))) * (colours.length - 1);
  const below = Math.min(colours.length - 2, Math.floor(along));
  return colours[below]!.map((a, k) => a + (along - below) * (colours[below + 1]![k]! - a));
}
