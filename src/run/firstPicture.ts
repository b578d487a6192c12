import type { Picture, RestingBodies } from "../render/picture.ts";
import type { Machine } from "./machine.ts";
import type { Wanted } from "./wanted.ts";

/** The bodies of a run at rest, in the picture while there is no engine yet. */
export class FirstPicture {
  #shown: { readonly of: Wanted; readonly bodies: RestingBodies } | null = null;

  /** Are these bodies in the picture, and did the camera begin there? */
  shows(wanted: Wanted): boolean {
    return this.#shown?.of === wanted;
  }

  show(machine: Machine, picture: Picture, wanted: Wanted): void {
    if (this.shows(wanted)) return;
    const before = this.#shown;
    this.#shown = { of: wanted, bodies: machine.atRest(wanted.bodies, wanted.run.view.depth) };
    if (wanted.change.first) picture.camera.begin(wanted.change.first);
    picture.show(this.#shown.bodies, wanted.run.view);
    before?.bodies.destroy();
    // For `npm run bench page`: the loop's own frame comes before this one. On a lost machine there is no picture.
    requestAnimationFrame(() =>
      picture.done().then(
        () => performance.mark("first picture"),
        () => {},
      ),
    );
  }

  /** Something else is in the picture by now. */
  drop(): void {
    this.#shown?.bodies.destroy();
    this.#shown = null;
  }
}
