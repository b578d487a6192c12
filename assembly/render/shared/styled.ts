// Styles of the classes of bodies, and what a cut leaves of them (src/render/parts.ts).

let parts: usize = 0;
let firstFolded: u32 = 0;
let turn: u32 = 1;
let cutX: f32 = 0;
let cutY: f32 = 0;
let cutZ: f32 = 0;
let half: f32 = 0;
let normalX: f32 = 0;
let normalY: f32 = 0;
let normalZ: f32 = 0;
let cutKind: u32 = 0;

/**
 * Classes of bodies, eight components of each galaxy; galaxies from `first` on repeat after `after`. What is left of the bodies: all (`kind`
 * 0), a sphere (1) of radius `size` about x y z, or a slab (2) of twice that thickness through it, across u v w.
 */
export function styled(
  table: usize,
  first: u32,
  after: u32,
  x: f32,
  y: f32,
  z: f32,
  size: f32,
  u: f32,
  v: f32,
  w: f32,
  kind: u32,
): void {
  parts = table;
  firstFolded = first;
  turn = after;
  cutX = x;
  cutY = y;
  cutZ = z;
  half = size;
  normalX = u;
  normalY = v;
  normalZ = w;
  cutKind = kind;
}

/** The style of the bodies of a component of a galaxy. */
// @ts-ignore: decorator
@inline export function styleOf(galaxy: u32, component: u32): usize {
  const folded = galaxy < firstFolded ? galaxy : firstFolded + ((galaxy - firstFolded) % turn);
  return parts + 32 * <usize>(8 * folded + (component & 7));
}

/** Is a place in what the cut leaves? */
// @ts-ignore: decorator
@inline export function isLeft(x: f32, y: f32, z: f32): bool {
  if (cutKind == 0) return true;
  const dx = x - cutX;
  const dy = y - cutY;
  const dz = z - cutZ;
  if (cutKind == 1) return sqrt(dx * dx + dy * dy + dz * dz) < half;
  return abs(dx * normalX + dy * normalY + dz * normalZ) < half;
}
