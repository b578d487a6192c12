import type { Bodies } from "../../data/bodies/bodies.ts";
import type { EnergySums } from "../energies.ts";
import type { FaultLoop } from "../faultLoop.ts";
import type { PhysicsOptions } from "../options.ts";
import type { Scaling } from "../scaling.ts";
import type { Settings } from "../settings.ts";
import type { Space } from "../space.ts";
import type { FirstSizes } from "../state/capacity.ts";
import type { Column } from "../state/columns.ts";
import type { ForceVariant } from "../state/forceVariant.ts";
import type { Sizes } from "../state/sizes.ts";
import type { Spec } from "../state/spec.ts";
import type { Status } from "../state/status.ts";
import type { System, SystemBuffers } from "../state/system.ts";

/** A run that guests may come to. */
export interface Visited {
  readonly bodies: Bodies;
  /** Complete. */
  readonly settings: Settings;
  readonly options: PhysicsOptions;
  readonly scaling: Scaling;
  /** The box that the bodies are in; null: open space. */
  readonly space: Space | null;
}

/** What a guest does on the host, whatever computes. */
export interface OnHost {
  /** Whether masses of bodies change, so that they are read with them. */
  readonly massesChange?: boolean;
  /** The bodies with its columns, before they are handed over. */
  carry?(bodies: Bodies): Bodies;
  /** The bodies with its numbers, as they are read. */
  numbers?(bodies: Bodies): Bodies;
  /** Adds its potential at a time to those of bodies, the fourth of every four numbers. */
  potentials?(forces: Float32Array, position: ArrayLike<number>, time: number): Float32Array;
  /** Adds its partial sums of energy to those of the bodies; masses times gravity. */
  energy?(own: EnergySums, partials: ArrayLike<number>): Partial<EnergySums> & Pick<EnergySums, "total">;
}

/** A kind of physics beside gravity, as it comes to a run: what it wants before there are buffers. */
export interface Arrival extends OnHost {
  readonly name: string;
  /** Columns of the bodies beside those that every run has. */
  readonly columns?: readonly Column[];
  readonly sizes?: Pick<FirstSizes, "gas" | "massless">;
  /** Loads what joins a run on a GPU. */
  onGpu(): Promise<(device: GPUDevice, system: System) => Guest>;
  /** What threads are told of it (`ThreadGuest`); absent: nothing, it is part of the walk there. */
  sent?(): unknown;
}

/** What comes of a run; null: nothing. */
export type Came = Omit<Arrival, "name"> | null;

/** What says who comes to a run. */
export type Invited = Pick<Visited, "bodies" | "options" | "space">;

/** A line of the register: whether it comes to a run is known without its code, which is loaded where it does. */
export interface GuestRecord {
  readonly name: string;
  /** What it is, in words that follow "no". */
  readonly title: string;
  comes(run: Invited): boolean;
  load(): Promise<GuestCode>;
}

/** The code of a kind of physics. */
interface GuestCode {
  /** Throws one line where it can't act in this run, or rejects with it; null: it does nothing there. */
  arrive(run: Visited): Came | Promise<Came>;
  /** Why it can't act on a GPU or on the processor, in one line; null: it can. Absent: it can on both. */
  lacks?(run: Invited, where: "gpu" | "cpu"): string | null;
}

/**
 * What forces are wanted for: first ones, that others are held against (`guess`); those of gravity and of what acts on all bodies alike (`gravity`); all of a run's
 * beginning (`start`) or of a step; those of bodies whose own step ends, many or few (`rungs`,
 * `fewRungs`).
 */
export type Wanted = "guess" | "gravity" | "start" | "step" | "rungs" | "fewRungs";

/** How a guest makes the steps of a run, where the host has to wait for the device in each. */
export interface StepDriver {
  /** The bodies are those of another moment; `whole`: with all that steps read. */
  start(whole: boolean): void;
  step(step: number): Promise<void>;
  /** Makes sure that what was begun was done. */
  settle(step: number): Promise<void>;
}

/** What the steps of a guest want of the steps of an engine. */
export interface DriverParts {
  readonly device: GPUDevice;
  readonly system: System;
  /** Makes room for what did not fit. */
  readonly faults: FaultLoop;
  /** The settings that a step was asked for with, and the time of the bodies behind so many. */
  readonly settingsOf: (step: number) => Settings;
  readonly timeAfter: (steps: number) => number;
  /** Submits a leapfrog step with these settings, that ends at a time; `start`: forces at places that were drifted to before; `closing`: its second half kick. */
  readonly submit: (what: "step" | "start" | "closing", settings: Settings, time: number) => void;
  /** Behind a fault: so many steps were missed. */
  readonly missed: (status: Status, count: number) => void;
  /** Whether nothing waits for the step any more. */
  readonly ended: () => boolean;
}

/** A kind of physics beside gravity, in one run on a GPU. Stages, sums and numbers of all guests stand in the order of the register. */
export interface Guest {
  /** Makes its buffers and fills them: the bodies are on the GPU. */
  begin?(time: number, settings: Settings): Promise<void>;
  /** Brings settings to the GPU as in a step that begins at a time of the bodies. */
  use?(settings: Settings, time: number): void;
  /** What is submitted from now on sees it as at a time; `timestep`: that of the step of the run about it. */
  at?(time: number, timestep: number): void;

  /** Behind the kick and drift that open a leapfrog step, and behind the kick that closes it. */
  readonly opened?: readonly Spec[];
  readonly closed?: readonly Spec[];
  /** Behind the kicks that open the own steps of all bodies, where they are on rungs. */
  readonly rungsOpened?: readonly Spec[];
  /** On which rungs bodies are, where these are not by accelerations alone. */
  readonly rung?: Spec;
  /** Added to the accelerations of gravity, at the places of the bodies. */
  forces?(sizes: Sizes, wanted: Wanted): readonly Spec[];
  /** Added to the jerks, and to the snaps (`sixth`), of bodies that are due. */
  jerks?(sixth: boolean): readonly Spec[];
  /** Compiled into the walk. */
  readonly variant?: Partial<ForceVariant>;
  /** First forces are a poor guess of the next: they are found twice. */
  readonly twice?: boolean;
  /** Makes the steps itself. */
  driver?(parts: DriverParts): StepDriver;

  /** Added to the exact accelerations of sampled bodies. */
  readonly exact?: readonly Spec[];
  /** Partial sums of energy, for `OnHost.energy`. */
  readonly energy?: { readonly stages: readonly Spec[]; readonly buffer: keyof SystemBuffers };
}
