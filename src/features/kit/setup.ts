import type { FormatInfo } from "../../data/files/catalogue.ts";
import type { BuilderOptions } from "../create/builder/state.ts";
import type { InteractOptions } from "../create/interact/state.ts";
import type { IntegratorInfo, SolverInfo } from "../run/physics/state.ts";
import type { ScenarioInfo } from "../run/play/state.ts";
import type { AppearanceState, ColourInfo } from "../view/appearance/state.ts";
import type { AnyAddressPart, AnySessionPart } from "./address.ts";
import type { AnyCommand } from "./command.ts";
import type { AnyControl } from "./control.ts";
import type { Level } from "./levels.ts";
import type { AnyMarker } from "./mark.ts";
import type { AnyUndoPart } from "./undoPart.ts";

/** What is known before the first frame: the records of the layers below, and what features bring for each other. */
export interface Setup {
  readonly scenarios: readonly ScenarioInfo[];
  /** The scenario that is shown where the address names none. */
  readonly scenario: ScenarioInfo;
  /** Bodies of the first run, where the address does not say, and the most that there may be. */
  readonly n: number;
  readonly maxBodies: number;
  readonly colours: readonly ColourInfo[];
  readonly mapColours: AppearanceState["mapColours"];
  readonly solvers: readonly SolverInfo[];
  readonly integrators: readonly IntegratorInfo[];
  /** Name of the solver that is in force where the address names none. */
  readonly solver: string;
  readonly formats: readonly FormatInfo[];
  readonly builder: BuilderOptions;
  readonly interact: InteractOptions;
  /** Of all features, in the order of the list of keys. */
  readonly commands: readonly AnyCommand[];
  /** Likewise, in the order of features. */
  readonly controls: readonly AnyControl[];
  readonly panelOpen: boolean;
  /** How much of the page is seen where nothing was chosen. */
  readonly level: Level;
  /** What of each feature an address keeps, what of all of them a session keeps beside it, and what can be taken back. */
  readonly addressParts: readonly AnyAddressPart[];
  readonly sessionPart: AnySessionPart;
  readonly undoPart: AnyUndoPart;
  /** What of each feature the timeline shows. */
  readonly markers: readonly AnyMarker[];
}
