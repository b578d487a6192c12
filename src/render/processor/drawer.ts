import type { DrawerPort, FromDrawer, ToDrawer } from "./messages.ts";
import type { BodyTables, PictureRequest } from "./request.ts";

type Answer = Exclude<FromDrawer, { readonly kind: "failed" }>;

interface Waiting {
  resolve(answer: Answer): void;
  reject(error: Error): void;
}

/** The worker that draws, as the page asks it: it answers in the order in which it was asked. */
export class Drawer {
  readonly #port: DrawerPort;
  #waiting: Waiting[] = [];
  #failure: Error | null = null;
  /** Of the last picture, taken back so that the next one needs no new memory. */
  #spare: ArrayBuffer | null = null;

  constructor(port: DrawerPort) {
    this.#port = port;
    port.listen(
      (message) => this.#hear(message),
      (reason) => this.#end(reason),
    );
  }

  /** Other bodies on a side; null: none. */
  show(side: 0 | 1, traits: Uint32Array | null): void {
    if (!this.#failure) this.#port.post({ kind: "show", side, traits }, []);
  }

  relight(side: 0 | 1, traits: Uint32Array): void {
    if (!this.#failure) this.#port.post({ kind: "relight", side, traits }, []);
  }

  /** Bodies have moved; takes the tables away. */
  move(side: 0 | 1, bodies: BodyTables): void {
    const { posMass, velocity, acceleration, id } = bodies;
    const tables = { posMass, velocity, acceleration, id };
    const buffers = new Set([posMass.buffer, velocity.buffer, acceleration.buffer, id.buffer]);
    if (!this.#failure) this.#port.post({ kind: "move", side, bodies: tables }, [...buffers]);
  }

  /** The bodies' numbers, by id; null: none. Takes the table away. */
  number(side: 0 | 1, quantity: Float32Array<ArrayBuffer> | null): void {
    if (!this.#failure) this.#port.post({ kind: "number", side, quantity }, quantity ? [quantity.buffer] : []);
  }

  /** Draws a picture. Rejects with one line where there is no memory for it, or no worker. */
  async draw(picture: PictureRequest): Promise<Extract<Answer, { kind: "drawn" }>> {
    const spare = this.#spare;
    this.#spare = null;
    const answer = await this.#ask({ kind: "draw", picture, spare }, spare ? [spare] : []);
    return answer as Extract<Answer, { kind: "drawn" }>;
  }

  async sums(picture: PictureRequest): Promise<Float32Array<ArrayBuffer>> {
    const answer = await this.#ask({ kind: "sums", picture }, []);
    return (answer as Extract<Answer, { kind: "sums" }>).sums;
  }

  /** These pixels are of no use any more. */
  giveBack(pixels: ArrayBuffer): void {
    this.#spare = pixels;
  }

  end(): void {
    this.#port.end();
    this.#end("the picture was destroyed");
  }

  #ask(message: ToDrawer, transfer: ArrayBuffer[]): Promise<Answer> {
    if (this.#failure) return Promise.reject(this.#failure);
    return new Promise((resolve, reject) => {
      this.#waiting.push({ resolve, reject });
      this.#port.post(message, transfer);
    });
  }

  #hear(message: FromDrawer): void {
    const first = this.#waiting.shift();
    if (message.kind === "failed") first?.reject(new Error(message.reason));
    else first?.resolve(message);
  }

  #end(reason: string): void {
    this.#failure ??= new Error(reason);
    const waiting = this.#waiting;
    this.#waiting = [];
    for (const { reject } of waiting) reject(this.#failure);
  }
}
