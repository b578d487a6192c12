import type { Engine } from "./engine/index.ts";
import type { Loop } from "./loop.ts";
import type { Picture } from "./render/picture.ts";

/** What tests and the console may look at (`window.antennae`): what the engine itself says, read-only. */
export function debugHandle(engine: () => Engine | null, picture: () => Picture | null, loop: () => Loop | null) {
  const needed = () => {
    const now = engine();
    if (!now) throw new Error("no run yet; wait until antennae.bodies is above 0");
    return now;
  };
  return Object.freeze({
    get settings() {
      return { ...needed().settings };
    },
    get bodies() {
      return engine()?.count ?? 0;
    },
    get steps() {
      return engine()?.steps ?? 0;
    },
    get time() {
      return engine()?.time ?? 0;
    },
    /** Milliseconds of GPU time of one step and of one picture. */
    get costs() {
      const pace = loop()?.pace;
      return { step: pace?.step ?? null, draw: pace?.draw ?? null };
    },
    get camera() {
      const { position } = picture()!.camera.camera;
      const { target } = picture()!.camera.controls;
      return { position: position.toArray(), target: target.toArray() };
    },
    measure: () => needed().measure(),
    readBodies: () => needed().readBodies(),
  });
}
