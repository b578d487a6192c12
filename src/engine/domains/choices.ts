import { type Choice, type Choices, checkChoices } from "../choices.ts";
import { MULTIPOLES, type Settings, SOFTENING_KERNELS } from "../settings.ts";

/** What several GPUs have: solvers whose trees they can give each other, and one step for all bodies. */
export const DOMAIN_CHOICES: Choices = {
  solver: ["adaptive", "bonsai"],
  integrator: ["leapfrog"],
  multipole: MULTIPOLES,
  kernel: SOFTENING_KERNELS,
};

/** Throws one line where they lack what is asked for. */
export const checkDomains = (settings: Settings, choices?: readonly Choice[]): void =>
  checkChoices("several GPUs have", DOMAIN_CHOICES, settings, choices);
