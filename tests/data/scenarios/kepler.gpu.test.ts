import { expect, it } from "vitest";
import { emptyBodies } from "../../../src/data/bodies/bodies.ts";
import { incomingState, parabolicTimeToPericentre, splitState } from "../../../src/data/scenarios/orbit.ts";
import { GpuEngine } from "../../../src/engine/index.ts";
import { describeGpu } from "../../gpuDevice.ts";

/** Relative place on a parabola of GM and pericentre q, `time` after pericentre: Barker's equation solved by Newton. */
function onParabola(gm: number, q: number, time: number): [number, number] {
  const m = time * Math.sqrt(gm / (2 * q ** 3));
  let d = Math.cbrt(3 * m);
  for (let k = 0; k < 60; k++) d -= (d + d ** 3 / 3 - m) / (1 + d * d);
  return [q * (1 - d * d), 2 * q * d];
}

describeGpu("two point-like galaxies", (device) => {
  it("follow the Kepler solution to 1e-4 of their distance up to pericentre", async () => {
    const [m1, m2, q, separation] = [1, 0.5, 0.7, 4];
    const gm = m1 + m2;
    const states = splitState(incomingState(gm, { pericentre: q, eccentricity: 1, separation }), m1, m2);
    const bodies = emptyBodies(2);
    bodies.mass.set([m1, m2]);
    states.forEach((state, g) => {
      bodies.position.set(state.position, 3 * g);
      bodies.velocity.set(state.velocity, 3 * g);
    });
    const whole = parabolicTimeToPericentre(gm, q, separation);
    const parts = 4;
    // The error of a step grows with (dt / sqrt(q^3 / GM))^2: 60 steps in that time.
    const steps = parts * Math.ceil((whole / parts) * 60 * Math.sqrt(gm / q ** 3));
    const engine = await GpuEngine.create(device, bodies, { softening: 0, timestep: whole / steps });
    for (let part = 1; part <= parts; part++) {
      engine.step(steps / parts);
      const { position: x } = await engine.readBodies();
      const [wantX, wantY] = onParabola(gm, q, (part / parts - 1) * whole);
      const off = Math.hypot(x[3]! - x[0]! - wantX, x[4]! - x[1]! - wantY, x[5]! - x[2]!);
      expect(off / Math.hypot(wantX, wantY), `part ${part}`).toBeLessThan(1e-4);
      for (const k of [0, 1, 2]) expect(Math.abs(m1 * x[k]! + m2 * x[3 + k]!)).toBeLessThan(1e-4);
    }
    engine.destroy();
  });
});
