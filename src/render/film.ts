import {
  BufferTarget,
  CanvasSource,
  canEncodeVideo,
  Mp4OutputFormat,
  Output,
  type VideoCodec,
  WebMOutputFormat,
} from "mediabunny";

/** What a film is taken of: the canvas on the screen, or a copy of it with notes. */
export type Canvas = HTMLCanvasElement | OffscreenCanvas;

/** What takes pictures one by one and gives a file at the end: a film, or a GIF. */
export interface Recorder {
  /** Taken so far. */
  readonly frames: number;
  add(): Promise<void>;
  finish(): Promise<Blob>;
  cancel(): Promise<void>;
}

export interface FilmOptions {
  readonly format: "mp4" | "webm";
  readonly framesPerSecond: number;
}

/** Codecs in order of how widely they play, for each container. */
const CODECS: Record<FilmOptions["format"], VideoCodec[]> = { mp4: ["avc", "av1", "vp9"], webm: ["vp9", "av1", "vp8"] };

/** Bits for one pixel of one frame: galaxies are soft, but stars are sharp. */
const BITS_PER_PIXEL = 0.2;

/** A film of a canvas, frame by frame: its time is the number of frames, whatever the machine takes for each. */
export class Film implements Recorder {
  frames = 0;
  readonly #output: Output<Mp4OutputFormat | WebMOutputFormat, BufferTarget>;
  readonly #source: CanvasSource;
  readonly #rate: number;

  private constructor(
    output: Output<Mp4OutputFormat | WebMOutputFormat, BufferTarget>,
    source: CanvasSource,
    rate: number,
  ) {
    this.#output = output;
    this.#source = source;
    this.#rate = rate;
  }

  /** Throws one line where the browser has no encoder for this format and size. The canvas must keep its size. */
  static async begin(canvas: Canvas, options: FilmOptions): Promise<Film> {
    const { width, height } = canvas;
    const bitrate = Math.round(Math.max(1e6, width * height * options.framesPerSecond * BITS_PER_PIXEL));
    let codec: VideoCodec | null = null;
    for (const candidate of CODECS[options.format]) {
      if (codec === null && (await canEncodeVideo(candidate, { width, height, bitrate }))) codec = candidate;
    }
    if (codec === null) {
      throw new Error(
        `this browser can't encode ${options.format} films of ${width} x ${height}; choose a smaller size or the other format`,
      );
    }
    const target = new BufferTarget();
    const format = options.format === "mp4" ? new Mp4OutputFormat() : new WebMOutputFormat();
    const output = new Output({ format, target });
    const source = new CanvasSource(canvas, { codec, bitrate });
    output.addVideoTrack(source, { frameRate: options.framesPerSecond });
    await output.start();
    return new Film(output, source, options.framesPerSecond);
  }

  /** Takes the canvas as the next frame. Call it in the task that drew the picture; wait for it before the next one. */
  add(): Promise<void> {
    const time = this.frames++ / this.#rate;
    return this.#source.add(time, 1 / this.#rate);
  }

  async finish(): Promise<Blob> {
    await this.#output.finalize();
    const { buffer } = this.#output.target;
    if (!buffer) throw new Error("the film came out empty; record at least one frame");
    return new Blob([buffer], { type: this.#output.format.mimeType });
  }

  cancel(): Promise<void> {
    return this.#output.cancel();
  }
}
