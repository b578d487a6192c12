import type { Command } from "../command.ts";
import { bench } from "./bench.ts";
import { convert } from "./convert.ts";
import { cosmoFof } from "./cosmoFof.ts";
import { cosmoIc } from "./cosmoIc.ts";
import { cosmoPower } from "./cosmoPower.ts";
import { exportRun } from "./export.ts";
import { fit } from "./fit.ts";
import { forces } from "./forces.ts";
import { info } from "./info.ts";
import { measure } from "./measure.ts";
import { model } from "./model.ts";
import { observe } from "./observe.ts";
import { picture } from "./picture.ts";
import { race } from "./race.ts";
import { run } from "./run.ts";
import { vortexModel, vortexRun, vortexVelocity } from "./vortex.ts";

/** Every command, in the order in which people use them. */
export const COMMANDS: readonly Command[] = [
  model,
  info,
  measure,
  convert,
  picture,
  observe,
  exportRun,
  forces,
  run,
  bench,
  race,
  fit,
  cosmoIc,
  cosmoFof,
  cosmoPower,
  vortexModel,
  vortexVelocity,
  vortexRun,
];
