/** Mean and largest |du| over mean |u|, and the same of the gradients, at the targets. */
export function errorsOf(found: Float32Array, exact: Float64Array, targets: readonly number[]) {
  const size = [0, 0];
  const off = [0, 0];
  const most = [0, 0];
  targets.forEach((i, t) => {
    const parts = [0, 0, 0, 0];
    for (let k = 0; k < 12; k++) {
      const kind = k < 3 ? 0 : 1;
      parts[kind]! += exact[12 * t + k]! ** 2;
      parts[2 + kind]! += (found[12 * i + k]! - exact[12 * t + k]!) ** 2;
    }
    for (const kind of [0, 1]) {
      size[kind]! += Math.sqrt(parts[kind]!) / targets.length;
      off[kind]! += Math.sqrt(parts[2 + kind]!) / targets.length;
      most[kind] = Math.max(most[kind]!, Math.sqrt(parts[2 + kind]!));
    }
  });
  return {
    velocity: off[0]! / size[0]!,
    gradient: off[1]! / size[1]!,
    largestVelocity: most[0]! / size[0]!,
    largestGradient: most[1]! / size[1]!,
  };
}
