// Where bodies of a periodic box are drawn, and how bright, by what was said of its images (src/render/boxImages.ts).

let side: f32 = 0;
let middleX: f32 = 0;
let middleY: f32 = 0;
let middleZ: f32 = 0;
let offX: f32 = 0;
let offY: f32 = 0;
let offZ: f32 = 0;
let fadesFrom: f32 = 1;
let fadesTo: f32 = 2;
let fading: f32 = 0;
let glare: f32 = 0;

/**
 * Bodies of a periodic box of side `length` (0: they are where they are) are drawn in their image nearest to x y z, and from there by u v w. Light fades between `from` and
 * `to` from x y z, by the share `faded` of it; nearer than `near` bodies are as bright as there (src/render/boxImages.ts).
 */
export function repeated(
  length: f32,
  x: f32,
  y: f32,
  z: f32,
  u: f32,
  v: f32,
  w: f32,
  from: f32,
  to: f32,
  faded: f32,
  near: f32,
): void {
  side = length;
  middleX = x;
  middleY = y;
  middleZ = z;
  offX = u;
  offY = v;
  offZ = w;
  fadesFrom = from;
  fadesTo = to;
  fading = faded;
  glare = near;
}

/** Are there images? */
// @ts-ignore: decorator
@inline export function isBox(): bool {
  return side > 0;
}

// @ts-ignore: decorator
@inline function imageOf(place: f32, middle: f32, off: f32): f32 {
  return place - side * f32.nearest((place - middle) / side) + off;
}

// @ts-ignore: decorator
@inline export function imageX(x: f32): f32 {
  return imageOf(x, middleX, offX);
}

// @ts-ignore: decorator
@inline export function imageY(y: f32): f32 {
  return imageOf(y, middleY, offY);
}

// @ts-ignore: decorator
@inline export function imageZ(z: f32): f32 {
  return imageOf(z, middleZ, offZ);
}

/** What is left of the light at a place. */
// @ts-ignore: decorator
@inline export function unfaded(x: f32, y: f32, z: f32): f32 {
  const dx = x - middleX;
  const dy = y - middleY;
  const dz = z - middleZ;
  const away = sqrt(dx * dx + dy * dy + dz * dz);
  const near = away < glare ? away / glare : 1;
  const share = min(max((away - fadesFrom) / (fadesTo - fadesFrom), <f32>0), <f32>1);
  return near * near * (1 - fading * share * share * (3 - 2 * share));
}
