import { describe, expect, it } from "vitest";
import { newSample } from "../../../src/data/models/sample.ts";
import { nodeOf, orient, spinOf } from "../../../src/data/scenarios/orientation.ts";

/** A ring of eight bodies turning about +z. */
function ring() {
  const sample = newSample(8, "disc");
  sample.mass.fill(1 / 8);
  for (let i = 0; i < 8; i++) {
    const a = (i * Math.PI) / 4;
    sample.position.set([Math.cos(a), Math.sin(a), 0], 3 * i);
    sample.velocity.set([-Math.sin(a), Math.cos(a), 0], 3 * i);
  }
  return sample;
}

/** Angular momentum of a sample of total mass 1. */
function spin({ position: x, velocity: v }: ReturnType<typeof ring>): number[] {
  const sum = [0, 0, 0];
  for (let i = 0; i < 24; i += 3) {
    sum[0]! += (x[i + 1]! * v[i + 2]! - x[i + 2]! * v[i + 1]!) / 8;
    sum[1]! += (x[i + 2]! * v[i]! - x[i]! * v[i + 2]!) / 8;
    sum[2]! += (x[i]! * v[i + 1]! - x[i + 1]! * v[i]!) / 8;
  }
  return sum;
}

describe("orient", () => {
  it("points the spin to (sin N sin i, -cos N sin i, cos i)", () => {
    for (const [i, n] of [
      [0, 0],
      [30, 0],
      [60, 90],
      [120, -40],
      [-70, 15],
      [180, 10],
    ] as const) {
      const sample = ring();
      orient(sample, i, n);
      const got = spin(sample);
      const [a, b] = [(i * Math.PI) / 180, (n * Math.PI) / 180];
      const want = [Math.sin(b) * Math.sin(a), -Math.cos(b) * Math.sin(a), Math.cos(a)];
      for (const k of [0, 1, 2]) {
        expect(got[k]).toBeCloseTo(want[k]!, 13);
        expect(spinOf(i, n)[k]).toBeCloseTo(want[k]!, 13);
      }
    }
  });

  it("is prograde below 90 degrees and retrograde above (the orbit turns about +z)", () => {
    for (const i of [-89, -45, 0, 45, 89]) expect(spinOf(i, 77)[2]).toBeGreaterThan(0);
    for (const i of [91, 135, 180, -120]) expect(spinOf(i, 77)[2]).toBeLessThan(0);
  });

  it("keeps radii and speeds", () => {
    const sample = ring();
    orient(sample, 33, 44);
    for (let i = 0; i < 24; i += 3) {
      expect(Math.hypot(...sample.position.slice(i, i + 3))).toBeCloseTo(1, 13);
      expect(Math.hypot(...sample.velocity.slice(i, i + 3))).toBeCloseTo(1, 13);
    }
  });

  it("puts the partner at pericentre the argument away from the node, the same for both galaxies", () => {
    // The node of a disc is where its plane cuts the orbit's: direction (cos N, sin N, 0). Partner of 1 on +x, of 2 on -x.
    expect(nodeOf(30, false)).toBe(-30);
    expect(nodeOf(30, true)).toBe(150);
  });
});
