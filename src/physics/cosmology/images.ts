// The field of a periodic box beyond the 27 boxes about a body's own, whose bodies a tree can sum by Newton's law. What lies farther out, less a uniform
// background, has a potential that is smooth within the box: a polynomial of the separation that is harmonic but for the background, with the symmetry of a cube.
// Summed over bodies it is a polynomial of place, whose coefficients follow from the moments of the mass in the box.

/** Highest power. With it the force between two bodies is right to 1e-5 (median) and 4e-4 (99th percentile of random separations), see docs/reference/cosmology.md. */
const DEGREE = 12;

/** Number of monomials x^a y^b z^c with a + b + c up to DEGREE: moments, and coefficients of the field. */
export const TERMS = ((DEGREE + 1) * (DEGREE + 2) * (DEGREE + 3)) / 6;

/** A polynomial by the powers of x, y and z. */
type Polynomial = Map<string, number>;

const key = (powers: readonly number[]) => powers.join();
const powersOf = (term: string) => term.split(",").map(Number) as [number, number, number];

function add(to: Polynomial, from: Polynomial, factor: number): void {
  for (const [term, value] of from) to.set(term, (to.get(term) ?? 0) + factor * value);
}

function timesRadius2(of: Polynomial): Polynomial {
  const product: Polynomial = new Map();
  for (const [term, value] of of)
    for (let k = 0; k < 3; k++) {
      const powers = powersOf(term);
      powers[k]! += 2;
      add(product, new Map([[key(powers), value]]), 1);
    }
  return product;
}

function laplacian(of: Polynomial): Polynomial {
  const result: Polynomial = new Map();
  for (const [term, value] of of)
    for (let k = 0; k < 3; k++) {
      const powers = powersOf(term);
      const factor = powers[k]! * (powers[k]! - 1);
      powers[k]! -= 2;
      if (factor > 0) add(result, new Map([[key(powers), value * factor]]), 1);
    }
  return result;
}

const doubleFactorial = (n: number): number => (n <= 1 ? 1 : n * doubleFactorial(n - 2));

/** The harmonic part of a polynomial whose terms are all of one degree (Axler, Bourdon & Ramey 2001, theorem 5.18). */
function harmonic(of: Polynomial, degree: number): Polynomial {
  const result: Polynomial = new Map();
  let rest = of;
  for (let k = 0; 2 * k <= degree; k++) {
    let term = rest;
    for (let i = 0; i < k; i++) term = timesRadius2(term);
    const numbers =
      doubleFactorial(2 * degree - 2 * k - 1) / (doubleFactorial(2 * k) * doubleFactorial(2 * degree - 1));
    add(result, term, (-1) ** k * numbers);
    rest = laplacian(rest);
  }
  return result;
}

/** Mean of the potential of the far images, over Gm/L: with it the potential of all images has the mean 0. */
const MEAN = 21.941381;

/**
 * Of x^l + y^l + z^l for l = 4, 6, 8, 10 and 12, and of x^4 y^4 z^4: how much of their harmonic parts the far images have, in units of Gm/L with the box as
 * the unit of length. By least squares of the force against Ewald's sum over separations of random pairs of places in the box.
 */
const SHARES: readonly (readonly [number, readonly [number, number, number], number])[] = [
  [4, [4, 0, 0], -0.29290438],
  [6, [6, 0, 0], -0.02879156],
  [8, [8, 0, 0], -0.09540175],
  [10, [10, 0, 0], -0.0134589],
  [12, [12, 0, 0], -0.20410584],
  [12, [4, 4, 4], 1.13935118],
];

/** The potential of the far images of a unit mass, in units of the box. */
function farPotential(): Polynomial {
  const far: Polynomial = new Map([["0,0,0", MEAN]]);
  add(far, timesRadius2(new Map([["0,0,0", 1]])), (-2 * Math.PI) / 3);
  for (const [degree, [a, b, c], share] of SHARES) {
    const seeds =
      a === b
        ? [[a, b, c]]
        : [
            [a, b, c],
            [c, a, b],
            [b, c, a],
          ];
    add(far, harmonic(new Map(seeds.map((powers) => [key(powers), 1])), degree), share);
  }
  return far;
}

/** Where the coefficient of x^a y^b begins; those of z^0, z^1, ... follow. */
function placeOf(a: number, b: number): number {
  let at = 0;
  for (let i = 0; i < a; i++) at += ((DEGREE - i + 1) * (DEGREE - i + 2)) / 2;
  for (let j = 0; j < b; j++) at += DEGREE - a - j + 1;
  return at;
}

const binomial = (n: number, k: number): number => (k === 0 ? 1 : (binomial(n, k - 1) * (n - k + 1)) / k);

/** How a coefficient of the field follows from a moment: field[to] += factor * moments[from]. */
interface Transfer {
  readonly to: number;
  readonly from: number;
  readonly factor: number;
}

/** P(x - c) summed over bodies at c is a polynomial of x, by the binomial theorem. */
function transfersOf(far: Polynomial): readonly Transfer[] {
  const transfers: Transfer[] = [];
  for (const [term, value] of far) {
    const [pa, pb, pc] = powersOf(term);
    for (let a = 0; a <= pa; a++)
      for (let b = 0; b <= pb; b++)
        for (let c = 0; c <= pc; c++) {
          const sign = (-1) ** (pa - a + (pb - b) + (pc - c));
          const factor = sign * value * binomial(pa, a) * binomial(pb, b) * binomial(pc, c);
          transfers.push({ to: placeOf(a, b) + c, from: placeOf(pa - a, pb - b) + pc - c, factor });
        }
  }
  return transfers;
}

let transfers: readonly Transfer[] | null = null;

/** Coefficients of the field by moments, for a GPU (shaders/force/imageMoments, imageField). */
export interface ImageTables {
  /** Of each pair of powers of x and y these, four bits each from the lowest on, and above them the first of the terms with them, by powers of z. */
  readonly pairs: Uint32Array<ArrayBuffer>;
  /** Of each coefficient where its transfers begin, and the end. */
  readonly begins: Uint32Array<ArrayBuffer>;
  /** Number of the moment, and the factor's float32. */
  readonly transfers: Uint32Array<ArrayBuffer>;
}

/** The tables of the field of far images. */
export function imageTables(): ImageTables {
  transfers ??= transfersOf(farPotential());
  const pairs: number[] = [];
  for (let a = 0; a <= DEGREE; a++)
    for (let b = 0; a + b <= DEGREE; b++) pairs.push(a | (b << 4) | (placeOf(a, b) << 8));
  const sorted = transfers.toSorted((one, other) => one.to - other.to);
  const begins = new Uint32Array(TERMS + 1).fill(sorted.length);
  const packed = new Uint32Array(2 * sorted.length);
  const factors = new Float32Array(packed.buffer);
  for (let k = sorted.length - 1; k >= 0; k--) {
    const { to, from, factor } = sorted[k]!;
    begins[to] = k;
    packed[2 * k] = from;
    factors[2 * k + 1] = factor;
  }
  // A coefficient without transfers ends where it begins.
  for (let to = TERMS - 1; to >= 0; to--) begins[to] = Math.min(begins[to]!, begins[to + 1]!);
  return { pairs: Uint32Array.from(pairs), begins, transfers: packed };
}

/** Adds the moments of the bodies [from, to) about the middle of the box: TERMS numbers, of the mass and of places over `side`. `posMass`: x y z m of each; the box begins at the origin. */
export function addMoments(posMass: Float32Array, from: number, to: number, side: number, moments: Float64Array): void {
  const ofZ = new Float64Array(DEGREE + 1);
  for (let i = 4 * from; i < 4 * to; i += 4) {
    const [x, y, z] = [posMass[i]! / side - 0.5, posMass[i + 1]! / side - 0.5, posMass[i + 2]! / side - 0.5];
    let power = 1;
    for (let c = 0; c <= DEGREE; c++) {
      ofZ[c] = power;
      power *= z;
    }
    let ofX = posMass[i + 3]!;
    let at = 0;
    for (let a = 0; a <= DEGREE; a++) {
      let ofXy = ofX;
      for (let b = 0; b <= DEGREE - a; b++) {
        const most = DEGREE - a - b;
        for (let c = 0; c <= most; c++) moments[at + c]! += ofXy * ofZ[c]!;
        at += most + 1;
        ofXy *= y;
      }
      ofX *= x;
    }
  }
}

/** The field's coefficients from the moments of all bodies: TERMS numbers. */
export function fieldOfImages(moments: Float64Array): Float64Array {
  transfers ??= transfersOf(farPotential());
  const field = new Float64Array(TERMS);
  for (const { to, from, factor } of transfers) field[to]! += factor * moments[from]!;
  return field;
}

/** Adds acceleration and potential in the field to those of the bodies [from, to), 4 numbers each. */
export function addField(
  field: Float64Array,
  posMass: Float32Array,
  from: number,
  to: number,
  side: number,
  acceleration: Float32Array,
): void {
  const force = 1 / (side * side);
  for (let i = 4 * from; i < 4 * to; i += 4) {
    const [x, y, z] = [posMass[i]! / side - 0.5, posMass[i + 1]! / side - 0.5, posMass[i + 2]! / side - 0.5];
    let [value, dx, dy, dz] = [0, 0, 0, 0];
    // Horner's rule along x, y and z, from the highest powers on.
    let at = TERMS;
    for (let a = DEGREE; a >= 0; a--) {
      let [ofX, ofXdy, ofXdz] = [0, 0, 0];
      for (let b = DEGREE - a; b >= 0; b--) {
        let [ofXy, ofXydz] = [0, 0];
        for (let c = DEGREE - a - b; c >= 0; c--) {
          ofXydz = ofXydz * z + ofXy;
          ofXy = ofXy * z + field[--at]!;
        }
        ofXdy = ofXdy * y + ofX;
        ofX = ofX * y + ofXy;
        ofXdz = ofXdz * y + ofXydz;
      }
      dx = dx * x + value;
      value = value * x + ofX;
      dy = dy * x + ofXdy;
      dz = dz * x + ofXdz;
    }
    acceleration[i]! -= force * dx;
    acceleration[i + 1]! -= force * dy;
    acceleration[i + 2]! -= force * dz;
    acceleration[i + 3]! += value / side;
  }
}
