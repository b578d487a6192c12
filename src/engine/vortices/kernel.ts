import { allVortexHexadecapoles } from "../build/vortexHexadecapoles.ts";
import { allVortexMoments } from "../build/vortexMoments.ts";
import { vortexSum } from "../force/vortexSum.ts";
import { vortexWalk } from "../force/vortexWalk.ts";
import type { Spec } from "../state/spec.ts";
import type { VortexVariant } from "../state/vortexVariant.ts";

/** A law of interaction on the tree: what a pair and a cell do. Its WGSL is one import (shaders/shared), which all of its stages share. */
export interface Kernel {
  /** Lower case with hyphens. */
  readonly name: string;
  /** Name that people read. */
  readonly title: string;
  /** One sentence, with the source. */
  readonly help: string;
  /**
   * The sum over all pairs.
   *
   * @internal
   */
  readonly direct: (variant: VortexVariant) => Spec;
  /**
   * Moments of all cells, over links that are done, up to the second or the fourth.
   *
   * @internal
   */
  readonly moments: (hexadecapole: boolean) => readonly Spec[];
  /**
   * The walk that uses them.
   *
   * @internal
   */
  readonly walk: (variant: VortexVariant) => Spec;
}

/** Velocity of a fluid from its vorticity. */
export const BIOT_SAVART: Kernel = {
  name: "biot-savart",
  title: "Biot-Savart",
  help: "Velocity and its gradient from vortex elements with the core exp(-(r/sigma)^3); cells by Cartesian moments of each component up to quadrupole or hexadecapole (Stock & Gharakhani 2008).",
  direct: vortexSum,
  moments: (hexadecapole) => [...allVortexMoments(hexadecapole), ...(hexadecapole ? allVortexHexadecapoles : [])],
  walk: vortexWalk,
};
