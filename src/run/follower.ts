import type { Bodies } from "../data/bodies/bodies.ts";
import type { Engine, Settings } from "../engine/index.ts";
import type { Picture } from "../render/picture.ts";
import type { FrameChoices, FrameHooks, Frames } from "./frames.ts";
import type { Machine, MachineChoice } from "./machine.ts";
import type { Cause } from "./shownRun.ts";
import type { Wanted, Without } from "./wanted.ts";

/** Everything that belongs to one machine but the engine. */
export interface Equipment {
  readonly machine: Machine;
  readonly picture: Picture;
  readonly frames: Frames;
}

/** A run at the moment in which it is shown. */
export interface Shown {
  readonly engine: Engine;
  readonly wanted: Wanted;
  /** Was it made again from a scenario, by other choices, or on another machine? */
  readonly cause: Cause;
}

/**
 * What follows the simulation through its life: each feature whose work depends on the machine or the run. All hooks are
 * optional, are called in the order of the followers, and never wait.
 */
export interface Follower extends Partial<FrameHooks> {
  /** A machine is there, with its picture; no run is on it yet. */
  equip?(equipment: Equipment): void;
  /** The machine is gone, or the page ends: nothing asks it any more. */
  unequip?(): void;
  /** The last moment before another run is shown. */
  leave?(next: Wanted, cause: Cause): void;
  /** From now on this is shown. */
  show?(shown: Shown): void;
  /** All followers have heard of it, and what the run brought along is in force. */
  begin?(shown: Shown): void;
  /** A second run is drawn beside the first one, or none any more. */
  pair?(right: Engine | null): void;
  /** The bodies were copied to the host, as they are from time to time. */
  copied?(): void;
  /** Other bodies were asked for in vain: what is shown stays. */
  failed?(): void;
  /** The user ends what is under way. */
  interrupt?(): void;
}

/** The choices that the simulation asks for. Each is given by the feature that holds it. */
export interface Choices {
  /** Where that changes, `Simulation.move` is called. */
  machine(): MachineChoice;
  /** What an engine is made with beside the gravitational constant of its bodies. */
  settings(): Omit<Settings, "gravity">;
  /** Was an engine made with the choices that hold now? Where that changes, `Simulation.review` is called. */
  suits(settings: Settings): boolean;
  /** No engine can be made with the choices: they are again those of this one. */
  takeBack(settings: Settings): void;
  frame(): FrameChoices;
  /** Seconds from one copy of the bodies on the host to the next; 0: none now. */
  keepEvery(): number;
  /** What is named by the choices, and can't be shown, is no choice any more. */
  nameAs(named: Wanted["named"]): void;
}

/** What the simulation has to say, in words of the page. */
export interface Voice {
  error(words: string): void;
  /** The run goes on from step `kept`; `lost` steps were lost. */
  recovered(kept: number, lost: number): void;
  /** The processor takes the place of the graphics device that was chosen: there is none. Nothing is chosen any more. */
  instead(why: unknown): void;
  /** Nothing can be shown any more. */
  fault(error: unknown, device: "lost" | "never had"): void;
  /** Nothing is under way any more. */
  idle(): void;
}

/** Makes the second engine of a comparison, or null where there is none. */
export type MakeRight = (
  machine: Machine,
  bodies: Bodies,
  left: Settings,
  life: AbortSignal,
  without?: Without,
) => Promise<Engine | null>;
