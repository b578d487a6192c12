import type { FormatInfo } from "../data/files/catalogue.ts";
import type { BuilderOptions } from "./builder/state.ts";
import type { ColourInfo, LookSlice } from "./look/state.ts";
import type { SolverInfo } from "./physics/state.ts";
import type { ScenarioInfo } from "./play/state.ts";
import type { AddressWishes } from "./share/address.ts";

/** What is known before the first frame: the records of the layers below, and what the address asks for. */
export interface Setup {
  readonly scenarios: readonly ScenarioInfo[];
  /** The scenario that is shown first. */
  readonly scenario: ScenarioInfo;
  /** Bodies of the first run, where the address doesn't say, and the most that there may be. */
  readonly n: number;
  readonly maxBodies: number;
  readonly colours: readonly ColourInfo[];
  readonly massColours: LookSlice["massColours"];
  readonly solvers: readonly SolverInfo[];
  /** Name of the solver that is in force where the address names none. */
  readonly solver: string;
  readonly formats: readonly FormatInfo[];
  readonly builder: BuilderOptions;
  readonly panelOpen: boolean;
  readonly wishes: AddressWishes;
}
