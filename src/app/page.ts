import type { Actions } from "../features/actions.ts";
import { BuilderController } from "../features/builder/controller.ts";
import { CameraController } from "../features/camera/controller.ts";
import { CompareController } from "../features/compare/controller.ts";
import { FilesController } from "../features/files/controller.ts";
import { InspectController } from "../features/inspect/controller.ts";
import { LookController } from "../features/look/controller.ts";
import { PhysicsController } from "../features/physics/controller.ts";
import { PicturesController } from "../features/pictures/controller.ts";
import { PlayController } from "../features/play/controller.ts";
import { PlotsController } from "../features/plots/controller.ts";
import { keepPreferences } from "../features/preferences/keep.ts";
import { ShareController } from "../features/share/controller.ts";
import type { Store } from "../features/slice.ts";
import { TimelineController } from "../features/timeline/controller.ts";
import { TruthController } from "../features/truth/controller.ts";
import { UnitsController } from "../features/units/controller.ts";
import { Simulation } from "../run/simulation.ts";
import { newCanvas } from "./canvas.ts";
import { choicesOf } from "./choices.ts";
import { debugHandle } from "./debugHandle.ts";
import type { State } from "./state.ts";
import { voiceOf } from "./voice.ts";

/** Joins store, simulation and the features' controllers; `place` is where the picture belongs. */
export function joined(store: Store<State>, place: HTMLElement) {
  const voice = voiceOf(store);
  keepPreferences(store, location.search);
  const simulation: Simulation = new Simulation(
    () => newCanvas(place),
    store.getState().scenario,
    choicesOf(store, () => physics),
    voice,
  );
  const physics = new PhysicsController(store, simulation);
  const play = new PlayController(store, simulation);
  const units = new UnitsController(store, simulation);
  const truth = new TruthController(store);
  const plots = new PlotsController(store, simulation);
  const look = new LookController(store);
  const compare = new CompareController(store, simulation);
  const timeline = new TimelineController(store, simulation);
  const inspect = new InspectController(store, simulation);
  const pictures = new PicturesController(store, simulation);
  const files = new FilesController(store, simulation);
  const share = new ShareController(store, simulation);
  const camera = new CameraController(store, simulation);
  const builder = new BuilderController(store, simulation, { play, inspect });
  // The builder gives the picture back before others use it.
  const followers = [builder, physics, play, truth, plots, units, look, pictures, compare, timeline, inspect, files];
  for (const follower of followers) simulation.follow(follower);
  const actions: Actions = { play, files, timeline, builder, camera, inspect, pictures, share };
  const start = async (): Promise<void> => {
    try {
      voice.starting();
      await simulation.start((gpu) => play.start(gpu));
    } catch (error) {
      simulation.end();
      voice.fault(error, "never had");
    }
  };
  return { simulation, actions, start, debug: debugHandle(simulation, () => pictures.pictures) };
}
