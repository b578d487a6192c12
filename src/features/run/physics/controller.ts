import type { Equipment, Follower, Shown } from "../../../run/follower.ts";
import type { Simulation } from "../../../run/simulation.ts";
import type { Store } from "../../kit/slice.ts";
import type { MessagesSlice } from "../../shell/messages/state.ts";
import type { UnitsSlice } from "../../shell/units/state.ts";
import { quantityWords } from "../../shell/units/state.ts";
import type { PlaySlice } from "../play/state.ts";
import { type EngineChoices, lacking, type PhysicsSlice, type SolverInfo, suits } from "./state.ts";
import { text } from "./text.ts";

type Reads = MessagesSlice & PhysicsSlice & PlaySlice & UnitsSlice;

/** What an engine takes up as it goes. */
const liveOf = ({ leafSize, bucketSize, rebuildInterval, eta, viscosity }: EngineChoices) => ({
  ...{ leafSize, bucketSize, rebuildInterval, eta, viscosity },
});

/** The settings of forces and steps: taken over with a run, compiled into another engine where they have to be. */
export class PhysicsController implements Follower {
  readonly #store: Store<Reads>;

  constructor(store: Store<Reads>, simulation: Simulation) {
    this.#store = store;
    store.subscribe((now, before) => {
      if (now.physics.solver !== before.physics.solver || now.physics.engineChoices !== before.physics.engineChoices)
        this.#exchange();
      if (now.physics.machine !== before.physics.machine) simulation.ask(simulation.move());
      const chosen = now.physics.engineChoices;
      const compiled = !suits(now, { ...before.physics.engineChoices, solver: before.physics.solver });
      // Another run is made with the new choices anyway.
      if (compiled && now.play.generation === before.play.generation) simulation.review();
      if (chosen !== before.physics.engineChoices) simulation.engine?.set(liveOf(chosen));
      const both =
        now.physics.solver !== before.physics.solver && chosen.integrator !== before.physics.engineChoices.integrator;
      if (both && now.play.generation === before.play.generation) this.#sayMatch();
    });
  }

  equip({ machine: { support } }: Equipment): void {
    this.#store.setState({ physics: { support } });
    this.#exchange();
  }

  /** Choices that this machine lacks are exchanged, wherever they come from. */
  #exchange(): void {
    const {
      messages: { say },
      physics: { setSolver, setEngineChoices },
    } = this.#store.getState();
    const { solver, ...choices } = lacking(this.#store.getState());
    if (solver !== undefined) say("note", text.lacks.solver);
    for (const key of Object.keys(choices) as (keyof typeof choices)[]) say("note", text.lacks[key]);
    if (solver !== undefined) setSolver(solver);
    if (Object.keys(choices).length > 0) setEngineChoices(choices as Partial<EngineChoices>);
  }

  /** One choice brought another along. */
  #sayMatch(): void {
    const {
      messages: { say },
      physics: { solver, solvers, integrators, engineChoices },
    } = this.#store.getState();
    const title = (of: readonly SolverInfo[], name: string) => of.find((one) => one.name === name)?.title ?? name;
    say("note", text.match(title(solvers, solver), title(integrators, engineChoices.integrator)));
  }

  show({ engine, wanted }: Shown): void {
    const { engineChoices, adoptDefaults } = this.#store.getState().physics;
    const { settings, fixed } = wanted.change;
    // Settings of the new run would have misled the old one.
    if (settings) adoptDefaults(settings);
    if (!fixed) engine.set(liveOf(engineChoices));
  }

  begin({ engine, cause }: Shown): void {
    if (cause !== "changed") return;
    // The potential of another solver is another one, so the first energy is too.
    const state = this.#store.getState();
    state.messages.say("note", text.energyAnew(quantityWords(state, "time", engine.time)));
  }
}
