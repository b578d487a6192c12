import type { ExternalField } from "../../src/physics/external/field.ts";
import { ownTerm } from "../../src/physics/external/own.ts";
import type { OwnField, OwnSource } from "../../src/physics/external/potential.ts";

/** A logarithmic halo with v = 1, core 0.5 and q = 0.8, as a user writes it. */
export const halo: OwnField = (x, y, z) => {
  const [core, q2] = [0.25, 0.64];
  const s2 = core + x * x + y * y + (z * z) / q2;
  return [-x / s2, -y / s2, -z / (q2 * s2), 0.5 * Math.log(s2 / core)];
};

export const HALO_WGSL = `
const core = 0.25;
const q2 = 0.64;
fn ownField(x: vec3f, time: f32) -> vec4f {
  let s2 = core + dot(x.xy, x.xy) + x.z * x.z / q2;
  return vec4f(-x.xy / s2, -x.z / (q2 * s2), 0.5 * log(s2 / core));
}`;

/** One that fades with time; without sines, of which shaders promise few digits. */
export const fading: OwnField = (x, y, z, time) => {
  const k = 1 + 1 / (1 + time * time);
  return [-k * x, -k * y, -k * z, 0.5 * k * (x * x + y * y + z * z)];
};

export const FADING_WGSL = `
fn ownField(x: vec3f, time: f32) -> vec4f {
  let k = 1.0 + 1.0 / (1.0 + time * time);
  return vec4f(-k * x, 0.5 * k * dot(x, x));
}`;

/** A field of one's own, and by how much it turns. */
export const ownField = (source: OwnSource, pattern = 0): ExternalField => [ownTerm(source, { pattern })];
