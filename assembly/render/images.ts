// images: how wide and how bright each body is seen, and where.
// reads: posMass, velocity, acceleration (w: potential), id, traits by id (galaxy | component << 8 | own colour << 16, share of the light), quantity
//   and values (by id), colours (linear r g b and a spare: the last one twice, and that of `below`), dust (shared/veil.ts), parts (two vec4 a class of bodies: factors on
//   light, mass and width, spare | r g b, is there a colour)   writes: images, two vec4 a body: x, y, standard deviation
//   (pixels; below 0: not seen), what is left of its haze | r g b, or the three numbers of a map (sum over all pixels), spare
// threads: one takes all bodies, in portions
// source: src/render/drawing.ts and src/render/shown, which say why   assumes: seenFrom, wide, weighed, populated, moving, valued, styled, repeated and veiled were called; the
//   matrix gives x w, y w (pixels), w (depth), spare
import { log2, power } from "./shared/logarithm";
import { imageX, imageY, imageZ, isBox, unfaded } from "./shared/repeated";
import { isLeft, styleOf } from "./shared/styled";
import { behind, isLayer, unveiled } from "./shared/veil";

/** What gives a body its colour: the list's next one for each number, or a ramp along the list. */
const BY_GALAXY: u32 = 0;
const BY_COMPONENT: u32 = 1;
const BY_SPEED: u32 = 2;
const BY_DEPTH: u32 = 3;
const BY_QUANTITY: u32 = 4;
const BY_POPULATION: u32 = 6;

/** Places in the list of populations, and what spreads ids evenly (src/render/colour/populations.ts). */
const DISC: u32 = 0;
const YOUNG: u32 = 8;
const NEBULAE: u32 = 9;
const RIM: u32 = 10;
const SPREAD: u32 = 0x9e3779b1;

let m0: v128 = f32x4.splat(0);
let m1: v128 = f32x4.splat(0);
let m2: v128 = f32x4.splat(0);
let m3: v128 = f32x4.splat(0);
let eyeX: f32 = 0;
let eyeY: f32 = 0;
let eyeZ: f32 = 0;
let nearest: f32 = 0;
let focal: f32 = 0;
let columns: f32 = 0;
let rows: f32 = 0;
let outside: f32 = 0;

/** The view: `focal` pixels per unit of tan(angle); bodies nearer than `nearer` are seen as from there, and none farther than `reach` pixels outside. */
export function seenFrom(
  matrix: usize,
  x: f32,
  y: f32,
  z: f32,
  nearer: f32,
  pixels: f32,
  width: f32,
  height: f32,
  reach: f32,
): void {
  m0 = v128.load(matrix);
  m1 = v128.load(matrix, 16);
  m2 = v128.load(matrix, 32);
  m3 = v128.load(matrix, 48);
  eyeX = x;
  eyeY = y;
  eyeZ = z;
  nearest = nearer;
  focal = pixels;
  columns = width;
  rows = height;
  outside = reach;
}

let standard: f32 = 0;
let narrowest: f32 = 0;
let widest: f32 = 0;
let least: f32 = 0;
let largest: f32 = 0;
let soft: f32 = 0;
let typicalDepth: f32 = 1;
let faintest: f32 = 0;
let quantities: usize = 0;
let kernel: f32 = 0;
let asStars: bool = false;

/**
 * Widths, pixels: `times` (where above 0) the side of the cube that holds a body's mass at the density about it (the quantity; 0: not known),
 * or else the standard image times depth^(-5/3) from `narrow` to `broad`; no less than `minimum`, nor than `softened` length units, nor more than
 * `maximum`, beyond which near bodies come out as `stars` (src/render/shown/imageNumbers.ts).
 */
export function wide(
  size: f32,
  narrow: f32,
  broad: f32,
  minimum: f32,
  maximum: f32,
  softened: f32,
  depth: f32,
  shallow: f32,
  quantity: usize,
  times: f32,
  stars: bool,
): void {
  asStars = stars;
  quantities = quantity;
  kernel = times;
  standard = size;
  narrowest = narrow;
  widest = broad;
  least = minimum;
  largest = maximum;
  soft = softened;
  typicalDepth = depth;
  faintest = shallow;
}

let asMass: bool = false;
let factor: f32 = 0;
let components: i32 = -1;
let galaxy: i32 = -1;
let by: u32 = 0;
let list: usize = 0;
let listed: u32 = 1;
let lowest: f32 = 0;
let perUnit: f32 = 1;
let lacking: f32 = 0;

/**
 * Weights: `times` the share of the light in the body's colour, or its mass where its component (a bit each) and its galaxy
 * (below 0: any) are `wanted`. `bottom` and `top`: what the ends of a ramp stand for, as speed, depth, quantity or its logarithm to the base 2. Bodies whose
 * quantity is `below` some number have a colour of their own.
 */
export function weighed(
  mass: bool,
  times: f32,
  wanted: i32,
  ofGalaxy: i32,
  colouredBy: u32,
  colours: usize,
  count: u32,
  bottom: f32,
  top: f32,
  below: f32,
): void {
  asMass = mass;
  factor = times;
  components = wanted;
  galaxy = ofGalaxy;
  by = colouredBy;
  list = colours;
  listed = count;
  lowest = bottom;
  lacking = below;
  perUnit = <f32>(count - 1) / (top - bottom);
}

let driftX: f32 = 0;
let driftY: f32 = 0;
let driftZ: f32 = 0;
let reach: f32 = 1;

/** Velocities of masses: against x y z, and up to `most` along the line of sight (src/render/shown/moments.ts). */
export function moving(x: f32, y: f32, z: f32, most: f32): void {
  driftX = x;
  driftY = y;
  driftZ = z;
  reach = most;
}

let values: usize = 0;
let large: f32 = 1;

/** For a map of gas: a number of each body, of which those beyond 1 count over `most` (src/render/shown/gasMaps.ts); below 0: it is no gas. 0: no such map. */
export function valued(table: usize, most: f32): void {
  values = table;
  large = most;
}

let colourful: f32 = 1;
let shareYoung: f32 = 0;
let shareNebulae: f32 = 0;
let leastForming: f32 = 1;
let mostForming: f32 = 1;
let tooThin: f32 = 0;
let ageing: f32 = 0;
let late: f32 = 0;

/**
 * Factor on how far colours are from grey; shares of a disc's bodies that are young stars and nebulae, between what their light follows the density, where that is too
 * `thin` for stars to form, how discs age with their density, and the share of young light that all of a disc has (src/render/colour/populations.ts).
 */
export function populated(saturation: f32, young: f32, nebulae: f32, least: f32, most: f32, thin: f32, ages: f32, share: f32): void {
  colourful = saturation;
  shareYoung = young;
  shareNebulae = nebulae;
  leastForming = least;
  mostForming = most;
  tooThin = thin;
  ageing = ages;
  late = share;
}

/** The colour of a body's population; `typical`: 1 over the run's typical density. */
// @ts-ignore: decorator
@inline function populationOf(component: u32, number: u32, density: f32, typical: f32): v128 {
  const spread = <f32>(number * SPREAD) / <f32>4294967296.0;
  if (component != DISC) return v128.load(list + 16 * <usize>min(component, YOUNG - 1));
  const relative: f32 = density > 0 ? density * typical : 1;
  const root: f32 = sqrt(relative);
  const rate: f32 = density > 0 ? min(max((root * relative) / (relative + tooThin), leastForming), mostForming) : 1;
  if (spread >= shareNebulae + shareYoung) {
    const rim: f32 = 1 / (root * ageing + 1);
    const inner = v128.load(list + 16 * <usize>DISC);
    const old = f32x4.add(inner, f32x4.mul(f32x4.splat(rim), f32x4.sub(v128.load(list + 16 * <usize>RIM), inner)));
    return f32x4.add(old, f32x4.mul(v128.load(list + 16 * <usize>YOUNG), f32x4.splat(late * rate)));
  }
  return f32x4.mul(v128.load(list + 16 * <usize>(spread < shareNebulae ? NEBULAE : YOUNG)), f32x4.splat(rate));
}

/** Farther from grey, or nearer to it, with the same luminance (Rec. 709). */
// @ts-ignore: decorator
@inline function saturated(colour: v128): v128 {
  if (colourful == 1) return colour;
  const grey = f32x4.splat(
    <f32>0.2126 * f32x4.extract_lane(colour, 0) +
      <f32>0.7152 * f32x4.extract_lane(colour, 1) +
      <f32>0.0722 * f32x4.extract_lane(colour, 2),
  );
  const apart = f32x4.mul(f32x4.sub(colour, grey), f32x4.splat(colourful));
  return f32x4.pmax(f32x4.add(grey, apart), f32x4.splat(0));
}

/** Linear red, green and blue of 5, 6 and 5 bits (src/render/ownLight.ts). */
// @ts-ignore: decorator
@inline function ownColour(kind: u32): v128 {
  const red = <f32>(kind >> 27) / 31;
  const green = <f32>((kind >> 21) & 63) / 63;
  return f32x4(red, green, <f32>((kind >> 16) & 31) / 31, 0);
}

/** The colour of a speed, a depth, a quantity or its logarithm. */
// @ts-ignore: decorator
@inline function onRamp(value: f32): v128 {
  const bounded = min(max(perUnit * (value - lowest), <f32>0), <f32>(listed - 1));
  const below = <u32>bounded;
  const a = v128.load(list + 16 * <usize>below);
  const b = v128.load(list + 16 * <usize>below, 16);
  return f32x4.add(a, f32x4.mul(f32x4.splat(bounded - <f32>below), f32x4.sub(b, a)));
}

// @ts-ignore: decorator
@inline function widthOf(mass: f32, density: f32, potential: f32, unit: f32, times: f32): f32 {
  const cube: f32 = density > 0 && kernel > 0 ? mass / density : 0;
  // Smaller ones have logarithms that are not normal.
  if (cube > 1e-30) return times * kernel * unit * f32x4.extract_lane(power(f32x4.splat(cube), <f32>(1.0 / 3.0)), 0);
  const well = max(abs(potential) / typicalDepth, faintest);
  const spread = f32x4.extract_lane(power(f32x4.splat(well), <f32>(-5.0 / 3.0)), 0);
  return times * standard * min(max(spread, narrowest), widest);
}

export function images(
  posMass: usize,
  velocity: usize,
  acceleration: usize,
  id: usize,
  traits: usize,
  from: u32,
  to: u32,
  image: usize,
): void {
  for (let i = from, out = image; i < to; i++, out += 32) {
    const body = posMass + 16 * <usize>i;
    let x = load<f32>(body);
    let y = load<f32>(body, 4);
    let z = load<f32>(body, 8);
    if (isBox()) {
      x = imageX(x);
      y = imageY(y);
      z = imageZ(z);
    }
    const clip = f32x4.add(
      f32x4.add(f32x4.mul(m0, f32x4.splat(x)), f32x4.mul(m1, f32x4.splat(y))),
      f32x4.add(f32x4.mul(m2, f32x4.splat(z)), m3),
    );
    const depth = f32x4.extract_lane(clip, 2);
    const column = f32x4.extract_lane(clip, 0) / depth;
    const row = f32x4.extract_lane(clip, 1) / depth;
    const beyond = max(abs(column - 0.5 * columns) - 0.5 * columns, abs(row - 0.5 * rows) - 0.5 * rows);
    // Also where one of them is no number.
    if (!(depth > 0 && beyond <= outside)) {
      store<f32>(out, -1, 8);
      continue;
    }
    const away = max(depth, nearest);
    const unit = focal / away;
    const potential = load<f32>(acceleration + 16 * <usize>i, 12);
    const number = <usize>load<u32>(id + 4 * <usize>i);
    const quantity: f32 = quantities ? load<f32>(quantities + 4 * number) : 0;
    const trait = traits + 8 * number;
    const kind = load<u32>(trait);
    const ofGalaxy = kind & 255;
    const component = (kind >> 8) & 255;
    if (asMass && !((galaxy < 0 || <u32>galaxy == ofGalaxy) && ((components >> (<i32>component & 31)) & 1) == 1)) {
      store<f32>(out, -1, 8);
      continue;
    }
    const value: f32 = asMass && values ? load<f32>(values + 4 * number) : 0;
    if (value < 0) {
      store<f32>(out, -1, 8);
      continue;
    }
    const style = styleOf(ofGalaxy, component);
    const seen: f32 = isLeft(x, y, z) ? (isBox() ? unfaded(x, y, z) : 1) : 0;
    const width = widthOf(load<f32>(body, 12), quantity, potential, unit, load<f32>(style, 8));
    const wanted = max(max(width, least), soft * unit);
    const sigma = min(wanted, largest);
    const haze: f32 = asStars ? (sigma / wanted) * (sigma / wanted) : 1;
    const scale = factor * unit * unit;
    let weight: v128;
    if (asMass) {
      const dx = x - eyeX;
      const dy = y - eyeY;
      const dz = z - eyeZ;
      const distance = sqrt(dx * dx + dy * dy + dz * dz);
      const weighs = load<f32>(body, 12) * scale * (distance / away) * load<f32>(style, 4) * seen;
      if (values) {
        const small: f32 = value < 1 ? value : 0;
        const great: f32 = value < 1 ? 0 : min(value / large, <f32>1);
        weight = f32x4.mul(f32x4.splat(weighs), f32x4(1, small, great, 0));
      } else {
        let along: f32;
        if (isLayer()) along = behind(away);
        else {
          const v = velocity + 16 * <usize>i;
          const vx = load<f32>(v) - driftX;
          const vy = load<f32>(v, 4) - driftY;
          const vz = load<f32>(v, 8) - driftZ;
          along = (vx * dx + vy * dy + vz * dz) / (max(distance, <f32>1e-30) * reach);
        }
        const w = min(max(along, <f32>-1), <f32>1);
        weight = f32x4.mul(
          f32x4.splat(weighs),
          f32x4.replace_lane(f32x4.replace_lane(f32x4.splat(1), 1, <f32>0.5 + <f32>0.5 * w), 2, w * w),
        );
      }
    } else {
      let colour: v128;
      if (kind >> 16) colour = ownColour(kind);
      else if (by <= BY_COMPONENT && load<f32>(style, 28) > 0) colour = v128.load(style, 16);
      else if (by == BY_GALAXY) colour = v128.load(list + 16 * <usize>(ofGalaxy % listed));
      else if (by == BY_COMPONENT) colour = v128.load(list + 16 * <usize>(component % listed));
      else if (by == BY_SPEED) {
        const v = velocity + 16 * <usize>i;
        const vx = load<f32>(v);
        const vy = load<f32>(v, 4);
        const vz = load<f32>(v, 8);
        colour = onRamp(sqrt(vx * vx + vy * vy + vz * vz));
      } else if (by == BY_DEPTH) colour = onRamp(max(abs(potential), faintest * typicalDepth));
      else if (by == BY_POPULATION)
        colour = populationOf(component, <u32>number, quantity, perUnit / <f32>(listed - 1));
      else if (quantity < lacking) colour = v128.load(list + 16 * <usize>(listed + 1));
      else if (by == BY_QUANTITY) colour = onRamp(quantity);
      else colour = onRamp(f32x4.extract_lane(log2(f32x4.splat(max(quantity, <f32>1e-30))), 0));
      weight = f32x4.mul(saturated(colour), f32x4.splat(load<f32>(trait, 4) * scale * load<f32>(style) * seen));
      weight = f32x4.mul(weight, unveiled(column, row, away));
    }
    store<f32>(out, column);
    store<f32>(out, row, 4);
    store<f32>(out, sigma, 8);
    store<f32>(out, haze, 12);
    v128.store(out, weight, 16);
  }
}
