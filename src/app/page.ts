import { FEATURES, type State } from "../features/index.ts";
import type { Actions } from "../features/kit/actions.ts";
import type { Store } from "../features/kit/slice.ts";
import type { Follower } from "../run/follower.ts";
import { Simulation } from "../run/simulation.ts";
import { newCanvas } from "./canvas.ts";
import { debugHandle } from "./debugHandle.ts";
import { choicesOf } from "./state.ts";
import { voiceOf } from "./voice.ts";

type Made<F> = F extends {
  readonly name: infer Name extends string;
  readonly controller: new (...given: never[]) => infer C;
}
  ? { readonly [key in Name]: C }
  : never;
type Both<U> = (U extends unknown ? (u: U) => void : never) extends (u: infer I) => void ? I : never;
/** The controllers of all features, by name. */
type Controllers = Both<Made<(typeof FEATURES)[number]>>;

type ControllerClass = new (store: Store<State>, simulation: Simulation, actions: Actions) => Follower;

/** Joins store, simulation and the features' controllers; `place` is where the picture belongs. */
export function joined(store: Store<State>, place: HTMLElement) {
  const voice = voiceOf(store);
  const simulation = new Simulation(() => newCanvas(place), store.getState().play.scenario, choicesOf(store), voice);
  const made: Record<string, Follower> = {};
  const controllers = made as unknown as Controllers;
  const actions: Actions = controllers;
  for (const feature of FEATURES) {
    if (!("controller" in feature)) continue;
    const Controller = feature.controller as unknown as ControllerClass;
    const controller = new Controller(store, simulation, actions);
    made[feature.name] = controller;
    simulation.follow(controller);
  }
  const start = async (): Promise<void> => {
    try {
      voice.starting();
      controllers.play.prepare();
      await simulation.start((gpu) => controllers.play.start(gpu));
    } catch (error) {
      simulation.end();
      voice.fault(error, "never had");
    }
  };
  return { simulation, actions, start, debug: debugHandle(simulation, () => controllers.capture.pictures) };
}
