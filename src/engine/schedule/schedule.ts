import type { Spec } from "../state/spec.ts";

/** Stages that are submitted once. */
export interface Once<S> {
  readonly once: readonly S[];
  /** They begin behind steps that are known to be done, or build a tree: what did not fit its buffers is done again until it does. */
  readonly fits?: true;
  /** They close a step: what changes with time is as at its end, not as where it opens. */
  readonly closes?: true;
}

/** Stages of which the host chooses one list, by the names of the choices. */
export interface Either<S> {
  readonly either: Readonly<Record<string, readonly S[]>>;
}

/** What is repeated until the device says that the step is done. */
export interface Repeat<S> {
  /** Stages of one repetition, the same in each, or chosen for each. */
  readonly repeat: readonly S[] | Either<S>;
  /** What stands behind all that are submitted together. */
  readonly behind: readonly S[];
  /** How it says so: `blocks` that the step is over (shared/blocks), `rungs` beforehand how many repetitions it has (shared/rungs). */
  readonly until: "blocks" | "rungs";
}

export type Part<S> = Once<S> | Either<S> | Repeat<S>;

/**
 * What an integrator does, as data: stages to be compiled (`Spec`), or compiled ones (`Pass`). Where a step is one choice of the host, steps are submitted
 * ahead of the device and done again where a tree did not fit; elsewhere the host waits for the device in each.
 */
export interface Schedule<S = Spec> {
  /** What a run begins with, at the bodies in `next...`: their forces, and what steps of their own keep beside them. */
  readonly start: readonly S[];
  /** Words of `rungState` before the first step, and before the first one behind bodies of another moment. */
  readonly rungState?: readonly number[];
  /** Takes up bodies of another moment that come without what their own steps keep of them. */
  readonly again?: Once<S>;
  /** One step, in order. */
  readonly step: readonly Part<S>[];
  /** What a step lacks whose forces were found by `start`, since its tree did not fit. */
  readonly close: readonly S[];
}

export const once = (...stages: readonly Spec[]): Once<Spec> => ({ once: stages });

export const fitted = (...stages: readonly Spec[]): Once<Spec> => ({ once: stages, fits: true });

export const closing = (...stages: readonly Spec[]): Once<Spec> => ({ ...fitted(...stages), closes: true });

export const either = (choices: Readonly<Record<string, readonly Spec[]>>): Either<Spec> => ({ either: choices });

export const repeat = (
  what: Repeat<Spec>["repeat"],
  until: Repeat<Spec>["until"],
  behind: readonly Spec[] = [],
): Repeat<Spec> => ({ repeat: what, behind, until });

type Make<S, T> = (stages: readonly S[]) => Promise<readonly T[]>;

async function compiledChoice<S, T>({ either: choices }: Either<S>, make: Make<S, T>): Promise<Either<T>> {
  const made = Object.entries(choices).map(async ([name, stages]) => [name, await make(stages)] as const);
  return { either: Object.fromEntries(await Promise.all(made)) };
}

const isChoice = <S>(of: readonly S[] | Either<S>): of is Either<S> => "either" in of;

async function compiledPart<S, T>(part: Part<S>, make: Make<S, T>): Promise<Part<T>> {
  if ("once" in part) return { ...part, once: await make(part.once) };
  if ("either" in part) return compiledChoice(part, make);
  const body = isChoice(part.repeat) ? await compiledChoice(part.repeat, make) : await make(part.repeat);
  return { repeat: body, behind: await make(part.behind), until: part.until };
}

/** A schedule of what `make` makes of stages. */
export async function compiled<S, T>(schedule: Schedule<S>, make: Make<S, T>): Promise<Schedule<T>> {
  const { start, rungState, again, step, close } = schedule;
  // The step repeats the stages of the start: their pipelines are compiled once.
  const first = await make(start);
  return {
    start: first,
    ...(rungState && { rungState }),
    ...(again && { again: { ...again, once: await make(again.once) } }),
    step: await Promise.all(step.map((part) => compiledPart(part, make))),
    close: await make(close),
  };
}
