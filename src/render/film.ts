import {
  BufferTarget,
  CanvasSource,
  canEncodeVideo,
  Mp4OutputFormat,
  Output,
  StreamTarget,
  type StreamTargetChunk,
  type VideoCodec,
  WebMOutputFormat,
} from "mediabunny";
import { filmBitrate } from "./filmSize.ts";

/** What a film is taken of: the canvas on the screen, or a copy of it with notes. */
export type Canvas = HTMLCanvasElement | OffscreenCanvas;

/** What takes pictures one by one and gives a file at the end: a film, or a GIF. */
export interface Recorder {
  /** Taken so far. */
  readonly frames: number;
  /** Bytes of the finished frames that are held in memory. */
  readonly held: number;
  add(): Promise<void>;
  /** The file; null where it is on disk. */
  finish(): Promise<Blob | null>;
  /** Throws all of it away. */
  cancel(): Promise<void>;
}

export interface FilmOptions {
  readonly format: "mp4" | "webm";
  readonly framesPerSecond: number;
  /** A file on disk that takes the film while it is made; null: it is held in memory. */
  readonly file: FileSystemWritableFileStream | null;
}

/** Codecs in order of how widely they play, for each container. */
const CODECS: Record<FilmOptions["format"], VideoCodec[]> = { mp4: ["avc", "av1", "vp9"], webm: ["vp9", "av1", "vp8"] };

/** A film of a canvas, frame by frame: its time is the number of frames, whatever the machine takes for each. */
export class Film implements Recorder {
  frames = 0;
  held = 0;
  readonly #output: Output<Mp4OutputFormat | WebMOutputFormat, BufferTarget | StreamTarget>;
  readonly #source: CanvasSource;
  readonly #file: FileSystemWritableFileStream | null;
  readonly #rate: number;

  private constructor(
    canvas: Canvas,
    { format, framesPerSecond, file }: FilmOptions,
    codec: VideoCodec,
    bitrate: number,
  ) {
    this.#rate = framesPerSecond;
    this.#file = file;
    this.#output = new Output({
      format: format === "mp4" ? new Mp4OutputFormat() : new WebMOutputFormat(),
      target: file ? new StreamTarget(into(file), { chunked: true }) : new BufferTarget(),
    });
    const onEncodedPacket = ({ byteLength }: { readonly byteLength: number }) => {
      if (!file) this.held += byteLength;
    };
    this.#source = new CanvasSource(canvas, { codec, bitrate, onEncodedPacket });
    this.#output.addVideoTrack(this.#source, { frameRate: framesPerSecond });
  }

  /** Throws one line where the browser has no encoder for this format and size. The canvas must keep its size. */
  static async begin(canvas: Canvas, options: FilmOptions): Promise<Film> {
    const { width, height } = canvas;
    const bitrate = filmBitrate(width, height, options.framesPerSecond);
    let codec: VideoCodec | null = null;
    for (const candidate of CODECS[options.format]) {
      if (codec === null && (await canEncodeVideo(candidate, { width, height, bitrate }))) codec = candidate;
    }
    if (codec === null) {
      throw new Error(
        `this browser can't encode ${options.format} films of ${width} x ${height}; choose a smaller size or the other format`,
      );
    }
    const film = new Film(canvas, options, codec, bitrate);
    await film.#output.start();
    return film;
  }

  /** Takes the canvas as the next frame. Call it in the task that drew the picture; wait for it before the next one. */
  add(): Promise<void> {
    const time = this.frames++ / this.#rate;
    return this.#source.add(time, 1 / this.#rate);
  }

  async finish(): Promise<Blob | null> {
    if (this.frames === 0) throw new Error("the film came out empty; record at least one frame");
    await this.#output.finalize();
    const { target } = this.#output;
    if (target instanceof BufferTarget) return new Blob([target.buffer!], { type: this.#output.format.mimeType });
    await this.#file?.close();
    return null;
  }

  async cancel(): Promise<void> {
    await this.#output.cancel();
    // Unlike closing it, this leaves the file as it was before.
    await this.#file?.abort();
  }
}

/** Writes into a file and leaves it open at the end: the caller, who knows how the film ended, closes it. */
function into(file: FileSystemWritableFileStream): WritableStream<StreamTargetChunk> {
  return new WritableStream({ write: (chunk: StreamTargetChunk) => file.write(chunk) });
}
