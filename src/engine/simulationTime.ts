/** Time by steps: they are counted from where the time step last changed, so that no rounding adds up. */
export class SimulationTime {
  #time: number;
  #step: number;

  /** It is `time` after so many steps, and goes on from there. */
  constructor(time: number, step = 0) {
    this.#time = time;
    this.#step = step;
  }

  /** Time after so many steps, of which those since it goes on took `timestep` each. */
  after(steps: number, timestep: number): number {
    return this.#time + (steps - this.#step) * timestep;
  }
}
