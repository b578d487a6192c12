import type { OrbitCamera } from "../../../render/camera.ts";

type Triple = readonly [number, number, number];

/** Seconds in which a side is flown. */
const CROSSING = 20;
/** What the camera looks at is so far ahead, sides: about that it turns by hand. */
const AHEAD = 0.5;

/** Leads a camera on and on through a periodic box of this side, from where it stands: `OrbitCamera.onward`. */
export function flightThrough(camera: OrbitCamera, side: number): (seconds: number) => void {
  const [x, y, z, ...target] = camera.stand as [number, number, number, ...number[]];
  const middle: Triple = [side / 2, side / 2, side / 2];
  // From outside it flies to the middle first.
  const from: Triple = [x, y, z];
  const towards = outside(from, side) > 0 ? middle : target;
  const way = towards.map((place, k) => place - from[k]!);
  const length = Math.hypot(...way) || 1;
  camera.take([...from, ...from.map((place, k) => place + (AHEAD * side * way[k]!) / length)]);
  return (seconds) => {
    const place = camera.stand.slice(0, 3) as unknown as Triple;
    // Faster from afar.
    const speed = side / CROSSING + outside(place, side) / (CROSSING / 4);
    const ahead = camera.facing().map((to) => -to * speed * seconds);
    camera.shift(ahead.map((step, k) => step + backInto(place[k]! + step, place[k]!, side)) as unknown as Triple);
  };
}

/** How far outside of the box a place is. */
const outside = (place: Triple, side: number): number => Math.hypot(...place.map((x) => Math.max(0, -x, x - side)));

/** What brings a coordinate back into the box that it has left. */
function backInto(to: number, from: number, side: number): number {
  if (!(from >= 0 && from <= side)) return 0;
  return to < 0 ? side : to > side ? -side : 0;
}
