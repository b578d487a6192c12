import type { Canvas, Recorder } from "./film.ts";
import type { GifAnswer, GifRequest } from "./gifWorker.ts";

/** Browsers show faster ones ten times slower. */
const FASTEST = 50;

/** A GIF that loops for ever, frame by frame, with the interface of Film. Colours are found and packed in a worker. */
export class Gif implements Recorder {
  frames = 0;
  held = 0;
  #adding: Promise<unknown> | null = null;
  readonly #worker: Worker;
  readonly #canvas: Canvas;
  readonly #rate: number;
  #answer: ((answer: GifAnswer) => void) | null = null;

  private constructor(worker: Worker, canvas: Canvas, rate: number) {
    this.#worker = worker;
    this.#canvas = canvas;
    this.#rate = rate;
    const answered = (answer: GifAnswer) => {
      this.#answer?.(answer);
      this.#answer = null;
    };
    worker.onmessage = ({ data }: MessageEvent<GifAnswer>) => answered(data);
    worker.onerror = ({ message }) => answered({ error: `the GIF could not be made: ${message}; choose MP4 or WebM` });
  }

  /** The canvas must keep its size. */
  static begin(canvas: Canvas, framesPerSecond: number): Gif {
    const worker = new Worker(new URL("./gifWorker.ts", import.meta.url), { type: "module", name: "gif" });
    return new Gif(worker, canvas, Math.min(FASTEST, framesPerSecond));
  }

  /** Takes the canvas as the next frame. Call it in the task that drew the picture; wait for it before the next one. */
  async add(): Promise<void> {
    const delay = delayOf(this.frames++, this.#rate);
    const work = async () => {
      const picture = await createImageBitmap(this.#canvas);
      const { held } = await this.#ask({ picture, delay }, [picture]);
      this.held = held ?? this.held;
    };
    this.#adding = work();
    await this.#adding;
  }

  async finish(): Promise<Blob> {
    if (this.frames === 0) throw new Error("the GIF came out empty; record at least one frame");
    try {
      // One request at a time; the caller that added the last frame learns how it ended.
      await Promise.allSettled([this.#adding]);
      const { bytes } = await this.#ask({ finish: true }, []);
      return new Blob([bytes!], { type: "image/gif" });
    } finally {
      this.#worker.terminate();
    }
  }

  async cancel(): Promise<void> {
    this.#answer?.({});
    this.#worker.terminate();
  }

  async #ask(request: GifRequest, transfer: Transferable[]): Promise<Extract<GifAnswer, { error?: undefined }>> {
    const answer = await new Promise<GifAnswer>((resolve) => {
      this.#answer = resolve;
      this.#worker.postMessage(request, transfer);
    });
    if (answer.error !== undefined) throw new Error(answer.error);
    return answer;
  }
}

/** Milliseconds that frame `index` stands: GIF counts hundredths of a second, so frames differ by one where the rate asks for it. */
export function delayOf(index: number, framesPerSecond: number): number {
  const end = (frame: number) => Math.round((100 * frame) / framesPerSecond);
  return 10 * (end(index + 1) - end(index));
}
