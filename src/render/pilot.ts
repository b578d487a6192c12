import { type PerspectiveCamera, Vector3 } from "three";
import { FlyControls } from "three/addons/controls/FlyControls.js";

/** Part of the way to the middle that is flown in a second, and the least such way in radii of the run. */
const SPEED = 0.5;
const NEAR = 0.03;
/** Radians a second with the pointer at the picture's edge, about half of it. */
const TURN = 0.5;
/** Steeper than this (sine of the angle) up and down have no side left to keep level. */
const STEEP = 0.995;

/** Free flight: W A S D, R up, F down, and dragging or arrows to look around. The horizon stays level. */
export class Pilot {
  readonly #camera: PerspectiveCamera;
  readonly #canvas: HTMLElement;
  #controls: FlyControls | null = null;
  #last = performance.now();
  readonly #rest = () => {
    this.#controls?.dispose();
    this.#controls = null;
  };

  constructor(camera: PerspectiveCamera, canvas: HTMLElement) {
    this.#camera = camera;
    this.#canvas = canvas;
    // A key that comes up elsewhere would move on for ever.
    window.addEventListener("blur", this.#rest);
  }

  /** Once a frame; `middle` and `radius` of what is seen set the speed. True if the camera moved; `target` then lies ahead. */
  update(target: Vector3, middle: Vector3, radius: number): boolean {
    const now = performance.now();
    const seconds = Math.min(0.1, (now - this.#last) / 1000);
    this.#last = now;
    if (writing()) {
      this.#rest();
      return false;
    }
    this.#controls ??= this.#begin();
    const { position, quaternion } = this.#camera;
    const before = { position: position.clone(), quaternion: quaternion.clone() };
    this.#controls.movementSpeed = SPEED * Math.max(position.distanceTo(middle), NEAR * radius);
    this.#controls.update(seconds);
    if (position.equals(before.position) && quaternion.equals(before.quaternion)) return false;
    const ahead = this.#camera.getWorldDirection(new Vector3());
    if (Math.abs(ahead.z) > STEEP) {
      quaternion.copy(before.quaternion);
      this.#camera.getWorldDirection(ahead);
    }
    target.copy(position).addScaledVector(ahead, before.position.distanceTo(target));
    this.#camera.lookAt(target);
    return true;
  }

  destroy(): void {
    window.removeEventListener("blur", this.#rest);
    this.#rest();
  }

  #begin(): FlyControls {
    const controls = new FlyControls(this.#camera, this.#canvas);
    controls.dragToLook = true;
    controls.rollSpeed = TURN;
    return controls;
  }
}

/** Is text being typed? Then letters are letters. */
function writing(): boolean {
  return document.activeElement?.matches("input:not([type=range]), textarea, select, dialog *") ?? false;
}
