import { PerspectiveCamera, Vector3 } from "three";
import { OrbitControls } from "three/addons/controls/OrbitControls.js";
import { type Box, facing, onPlane, onScreen, type Triple } from "./aim.ts";
import { between, FLIGHT, type Stand } from "./flight.ts";
import { Pilot } from "./pilot.ts";
import { rescaled } from "./sceneUnits.ts";
import { type View, viewsOf } from "./views.ts";

export interface FirstView {
  /** Radius about `centre` that the view must hold, length units of the bodies. */
  readonly radius: number;
  /** Direction from which the camera looks; z is up. */
  readonly direction: readonly [number, number, number];
  readonly centre?: readonly [number, number, number];
}

type Place = readonly [number, number, number];

export const FIELD_OF_VIEW = 45;

/** Radians a second of the turntable: once round in a minute. */
const TURN = (2 * Math.PI) / 60;

/**
 * The camera and its hands: mouse, touch, and calls from keys. Places and lengths that go in and come out are in the units of
 * the bodies; `camera`, `controls` and what is drawn with them are in those of the scene.
 */
export class OrbitCamera {
  readonly camera = new PerspectiveCamera(FIELD_OF_VIEW, 1, 0.01, 1000);
  readonly controls: OrbitControls;
  /** Counts changes of the view, so that a held picture is drawn again only when needed. */
  changes = 0;
  #flight: { from: number[]; to: number[]; readonly begun: number } | null = null;
  #pilot: Pilot | null = null;
  #turns = false;
  /** Is it led along a path, whatever hands do? */
  #led = false;
  #held = false;
  /** Milliseconds at which the view moved on last. */
  #moved = performance.now();
  /** Size of the free part of the canvas against its height. */
  #free = 1;
  /** Is this the first view, untouched? */
  #home = true;
  #size = { width: 1, height: 1 };
  #views: readonly View[] = viewsOf(1, 1, { left: 0, right: 0, bottom: 0 }, false);
  /** Which of the views the pointer is over: zooming and panning are about its centre. */
  #over = 0;
  #first: FirstView = { radius: 4, direction: [0, -0.5, 1] };
  #unit = 1;

  /** What moves it on by so many seconds, before hands do. */
  onward: ((seconds: number) => void) | null = null;

  /** Is the view being turned or moved by hand? */
  get held(): boolean {
    return this.#held;
  }

  constructor(canvas: HTMLElement) {
    this.camera.up.set(0, 0, 1);
    // Before the controls hear of it.
    for (const kind of ["pointermove", "pointerdown", "wheel"] as const) {
      canvas.addEventListener(kind, (event) => this.#hover(event), { passive: true });
    }
    this.controls = new OrbitControls(this.camera, canvas);
    this.controls.enableDamping = true;
    this.controls.dampingFactor = 0.12;
    this.controls.zoomToCursor = true;
    this.controls.addEventListener("change", () => {
      this.changes++;
      this.#home = false;
    });
    // Taking hold of the view ends a flight.
    this.controls.addEventListener("start", () => {
      this.#flight = null;
      this.#held = true;
    });
    this.controls.addEventListener("end", () => {
      this.#held = false;
    });
    this.home();
  }

  /** Sets and takes the first view of a run. */
  begin(first: FirstView): void {
    this.#first = first;
    this.#limit();
    this.home();
  }

  /** Length units of the bodies in one of the scene: powers of two, so that no place is rounded. Nothing moves when it changes. */
  get unit(): number {
    return this.#unit;
  }

  set unit(unit: number) {
    if (unit === this.#unit) return;
    const [stand, home] = [this.stand, this.#home];
    this.#unit = unit;
    this.#limit();
    // Before hands do: they would take it for a move of theirs.
    this.take(stand);
    this.camera.updateProjectionMatrix();
    this.#home = home;
  }

  /** A place of the bodies in the scene. */
  toScene(place: Place): Place {
    return rescaled(place, this.#unit, -1);
  }

  /** A place of the scene among the bodies. */
  fromScene(place: Place): Place {
    return rescaled(place, this.#unit, 1);
  }

  /** The first view of the run. */
  get first(): FirstView {
    return this.#first;
  }

  home(): void {
    const [x, y, z] = this.#first.direction;
    this.#flight = null;
    this.#look(new Vector3(x, y, z));
    this.#home = true;
  }

  /** All of the first view's sphere from the present direction. */
  fit(): void {
    this.#look(this.camera.position.clone().sub(this.controls.target));
  }

  /** Position and target, or null while it is the first view. */
  get view(): readonly number[] | null {
    return this.#home ? null : this.stand;
  }

  /** Position and target, whatever view it is. */
  get stand(): number[] {
    return rescaled([...this.camera.position.toArray(), ...this.controls.target.toArray()], this.#unit, 1);
  }

  /** Is the view flying to another one? */
  get flying(): boolean {
    return this.#flight !== null;
  }

  get distance(): number {
    return this.#unit * this.camera.position.distanceTo(this.controls.target);
  }

  /** Goes to a stand: smoothly, or at once where people ask their system for less motion. */
  fly(to: Stand): void {
    this.#flight = null;
    if (matchMedia("(prefers-reduced-motion: reduce)").matches) this.take(to);
    else this.#flight = { from: this.stand, to: [...to], begun: performance.now() };
    this.changes++;
  }

  /** Moves camera and target alike, also of a flight under way: what is followed keeps its place on the screen. */
  shift(by: readonly [number, number, number]): void {
    if (this.#led) return;
    const moved = (stand: readonly number[]) => stand.map((x, k) => x + by[k % 3]!);
    if (this.#flight) this.#flight = { ...this.#flight, from: moved(this.#flight.from), to: moved(this.#flight.to) };
    this.#stand(moved(this.stand));
  }

  /** While something is followed the view turns and zooms about it, and is not moved away from it. */
  hold(on: boolean): void {
    this.controls.enablePan = !on;
    this.controls.zoomToCursor = !on;
  }

  /** Takes a view as `view` gave it. */
  take(view: Stand): void {
    this.#stand(view);
    this.controls.update();
  }

  /** Length, at the distance of what the camera looks at, that the height of one view shows. */
  get heightOfView(): number {
    return 2 * Math.tan((FIELD_OF_VIEW * Math.PI) / 360) * this.distance;
  }

  rotate(left: number, up: number): void {
    if (this.#led) return;
    this.controls.rotateLeft(left);
    this.controls.rotateUp(up);
  }

  zoom(factor: number): void {
    if (this.#led) return;
    if (factor < 1) this.controls.dollyIn(factor);
    else this.controls.dollyOut(1 / factor);
  }

  /** The canvas's size, CSS pixels, and the views on it: each is centred in what panels leave of it. */
  resize(width: number, height: number, views: readonly View[]): void {
    this.#size = { width, height };
    this.#views = views;
    this.#over = 0;
    this.camera.aspect = width / height;
    this.#free = Math.min(1, ...views.map((view) => view.free / height));
    this.aim();
    if (this.#home) this.home();
    this.changes++;
  }

  get views(): readonly View[] {
    return this.#views;
  }

  /** The camera of one view only, to draw it: of the same scale as the whole canvas. */
  frame({ x, y, width, height, centre }: View): void {
    const [cx, cy] = centre;
    const { width: w, height: h } = this.#size;
    this.camera.setViewOffset(w, h, w / 2 - (cx - x), h / 2 - (cy - y), width, height);
  }

  /** The camera of the whole canvas, centred where the view under the pointer is: for hands, and to see what is where. */
  aim(over = this.#over): void {
    const [cx, cy] = (this.#views[over] ?? this.#views[0]!).centre;
    const { width, height } = this.#size;
    this.camera.setViewOffset(width, height, width / 2 - cx, height / 2 - cy, width, height);
  }

  #hover({ offsetX, offsetY, buttons }: MouseEvent): void {
    if (this.#views.length === 1 || buttons !== 0) return;
    const inside = (v: View) => offsetX >= v.x && offsetX < v.x + v.width && offsetY >= v.y && offsetY < v.y + v.height;
    const over = Math.max(0, this.#views.findIndex(inside));
    if (over === this.#over) return;
    this.#over = over;
    this.aim();
  }

  /** Turns by itself, once round in a minute, or stands. */
  turntable(on: boolean): void {
    this.#turns = on;
  }

  /** Free flight by keys and drags, or turns about what the view is centred on. */
  pilot(on: boolean): void {
    if (on === (this.#pilot !== null)) return;
    this.#pilot?.destroy();
    this.#pilot = on ? new Pilot(this.camera, this.controls.domElement as HTMLElement) : null;
    this.controls.enabled = !on && !this.#led;
  }

  /** Stands here, whatever hands, flights and the turntable do, until null gives the view back to them. */
  lead(stand: Stand | null): void {
    this.#led = stand !== null;
    this.controls.enabled = !this.#led && this.#pilot === null;
    if (!stand) return;
    this.#flight = null;
    this.#stand(stand);
    this.camera.lookAt(this.controls.target);
  }

  /** Moves on damped motion, flights and the turntable; once a frame, `seconds` after the last one (a film's have their own time). */
  update(seconds = (performance.now() - this.#moved) / 1000): void {
    this.#moved = performance.now();
    if (this.#led) return;
    this.onward?.(seconds);
    if (this.#turns && !this.#held && !this.#flight) this.#turn(-TURN * seconds);
    if (this.#flight) {
      const { from, to, begun } = this.#flight;
      const share = (performance.now() - begun) / (1000 * FLIGHT);
      if (share >= 1) this.#flight = null;
      this.#stand(between(from, to, share));
    } else if (this.#pilot) {
      const { middle, radius } = this.#sphere;
      if (!this.#pilot.update(this.controls.target, middle, radius)) return;
      this.#home = false;
      this.changes++;
      return;
    }
    this.controls.update();
  }

  destroy(): void {
    this.pilot(false);
    this.controls.dispose();
  }

  /** The first view's sphere in the scene. */
  get #sphere(): { readonly middle: Vector3; readonly radius: number } {
    const { centre = [0, 0, 0], radius } = this.#first;
    return { middle: new Vector3(...this.toScene(centre)), radius: radius / this.#unit };
  }

  #limit(): void {
    const { radius } = this.#sphere;
    this.controls.minDistance = radius * 1e-3;
    this.controls.maxDistance = radius * 200;
    this.camera.near = radius * 1e-4;
    this.camera.far = radius * 1e4;
  }

  /** Without an update of the controls: those turn and glide on with each. */
  #stand(stand: Stand): void {
    const inside = rescaled(stand, this.#unit, -1);
    this.camera.position.fromArray(inside, 0);
    this.controls.target.fromArray(inside, 3);
    this.#home = false;
    this.changes++;
  }

  /** Not by the controls' own rotation, which counts calls instead of time. */
  #turn(angle: number): void {
    const { position, up } = this.camera;
    position.sub(this.controls.target).applyAxisAngle(up, angle).add(this.controls.target);
  }

  #look(from: Vector3): void {
    const { middle, radius } = this.#sphere;
    const half = Math.tan((this.camera.fov * Math.PI) / 360) * Math.max(0.1, this.#free);
    const distance = (1.1 * radius) / half;
    this.controls.target.copy(middle);
    this.camera.position.copy(from.normalize().multiplyScalar(distance)).add(this.controls.target);
    this.camera.updateProjectionMatrix();
    this.controls.update();
    this.changes++;
  }

  /** Unit vector from the point that the camera looks at to the camera. */
  facing(): Triple {
    return facing(this.camera);
  }

  /** Where a point of the scene stands in a box of the page, CSS pixels from its upper left corner; null behind the camera. */
  onScreen(box: Box, point: Triple): { x: number; y: number } | null {
    return onScreen(this.camera, box, point);
  }

  /** The point of the scene under (x, y) on the plane through `through` with this normal; null where the view does not meet it in front. */
  onPlane(box: Box, at: { readonly x: number; readonly y: number }, normal: Triple, through: Triple): Triple | null {
    return onPlane(this.camera, box, at, normal, through);
  }
}
