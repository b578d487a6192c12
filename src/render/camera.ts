import { OrbitControls } from "three/addons/controls/OrbitControls.js";
import { PerspectiveCamera, Vector3 } from "three/webgpu";

export interface FirstView {
  /** Radius about `centre` that the view must hold, length units. */
  readonly radius: number;
  /** Direction from which the camera looks; z is up. */
  readonly direction: readonly [number, number, number];
  readonly centre?: readonly [number, number, number];
}

/** Parts of the canvas that panels cover, CSS pixels. */
export interface Covered {
  readonly left: number;
  readonly right: number;
  readonly bottom: number;
}

export const FIELD_OF_VIEW = 45;

/** The camera and its hands: mouse, touch, and calls from keys. */
export class OrbitCamera {
  readonly camera = new PerspectiveCamera(FIELD_OF_VIEW, 1, 0.01, 1000);
  readonly controls: OrbitControls;
  /** Counts changes of the view, so that a held picture is drawn again only when needed. */
  changes = 0;
  /** Size of the free part of the canvas against its height. */
  #free = 1;
  /** Is this the first view, untouched? */
  #home = true;
  #first: FirstView = { radius: 4, direction: [0, -0.5, 1] };

  constructor(canvas: HTMLElement) {
    this.camera.up.set(0, 0, 1);
    this.controls = new OrbitControls(this.camera, canvas);
    this.controls.enableDamping = true;
    this.controls.dampingFactor = 0.12;
    this.controls.zoomToCursor = true;
    this.controls.addEventListener("change", () => {
      this.changes++;
      this.#home = false;
    });
    this.home();
  }

  /** Sets and takes the first view of a run. */
  begin(first: FirstView): void {
    this.#first = first;
    this.controls.minDistance = first.radius * 1e-3;
    this.controls.maxDistance = first.radius * 200;
    this.camera.near = first.radius * 1e-4;
    this.camera.far = first.radius * 1e4;
    this.home();
  }

  /** The first view of the run. */
  get first(): FirstView {
    return this.#first;
  }

  home(): void {
    const [x, y, z] = this.#first.direction;
    this.#look(new Vector3(x, y, z));
    this.#home = true;
  }

  /** All of the first view's sphere from the present direction. */
  fit(): void {
    this.#look(this.camera.position.clone().sub(this.controls.target));
  }

  /** Position and target, or null while it is the first view. */
  get view(): readonly number[] | null {
    if (this.#home) return null;
    return [...this.camera.position.toArray(), ...this.controls.target.toArray()];
  }

  /** Takes a view as `view` gave it. */
  take(view: readonly number[]): void {
    this.camera.position.fromArray(view, 0);
    this.controls.target.fromArray(view, 3);
    this.controls.update();
    this.#home = false;
    this.changes++;
  }

  rotate(left: number, up: number): void {
    this.controls.rotateLeft(left);
    this.controls.rotateUp(up);
  }

  zoom(factor: number): void {
    if (factor < 1) this.controls.dollyIn(factor);
    else this.controls.dollyOut(1 / factor);
  }

  /** The canvas's size and what of it panels cover, CSS pixels: the view is centred in what is left. */
  resize(width: number, height: number, covered: Covered): void {
    this.camera.aspect = width / height;
    this.#free = Math.min(1, (width - covered.left - covered.right) / height, (height - covered.bottom) / height);
    this.camera.setViewOffset(width, height, (covered.right - covered.left) / 2, covered.bottom / 2, width, height);
    this.camera.updateProjectionMatrix();
    if (this.#home) this.home();
    this.changes++;
  }

  /** Turns by itself, once round in a minute, or stands. */
  turntable(on: boolean): void {
    this.controls.autoRotate = on;
    this.controls.autoRotateSpeed = 1;
  }

  /** Moves on damped motion; once a frame. */
  update(): void {
    this.controls.update();
  }

  destroy(): void {
    this.controls.dispose();
  }

  #look(from: Vector3): void {
    const [x, y, z] = this.#first.centre ?? [0, 0, 0];
    const half = Math.tan((this.camera.fov * Math.PI) / 360) * Math.max(0.1, this.#free);
    const distance = (1.1 * this.#first.radius) / half;
    this.controls.target.set(x, y, z);
    this.camera.position.copy(from.normalize().multiplyScalar(distance)).add(this.controls.target);
    this.camera.updateProjectionMatrix();
    this.controls.update();
    this.changes++;
  }
}
