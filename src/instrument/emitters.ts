/** Numbers of one emitter: x y z, standard deviation of its Gaussian (length units), red, green, blue light, dust. */
export const EMITTER = 8;

/** What shines and what absorbs, each a round Gaussian: a table that grows. */
export class Emitters {
  count = 0;
  /** EMITTER numbers each. */
  numbers = new Float32Array(EMITTER * 4096);

  add(x: number, y: number, z: number, sigma: number, red: number, green: number, blue: number, dust: number): void {
    let at = EMITTER * this.count++;
    if (at === this.numbers.length) {
      const more = new Float32Array(2 * at);
      more.set(this.numbers);
      this.numbers = more;
    }
    const { numbers } = this;
    numbers[at++] = x;
    numbers[at++] = y;
    numbers[at++] = z;
    numbers[at++] = sigma;
    numbers[at++] = red;
    numbers[at++] = green;
    numbers[at++] = blue;
    numbers[at] = dust;
  }

  /** The sums of red, green and blue light and of dust. */
  totals(): [number, number, number, number] {
    const sums: [number, number, number, number] = [0, 0, 0, 0];
    for (let at = 4; at < EMITTER * this.count; at += EMITTER)
      for (let c = 0; c < 4; c++) sums[c]! += this.numbers[at + c]!;
    return sums;
  }
}
