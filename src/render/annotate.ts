/** What stands on a still beside the picture. */
export interface Notes {
  readonly title: string;
  readonly detail: string;
  /** Pixels of the picture, and what they measure at the middle of the view. */
  readonly bar: { readonly pixels: number; readonly label: string } | null;
  /** Ink on white. */
  readonly paper: boolean;
}

/** Height of the small letters against the shorter side of the picture, and the least in pixels. */
const LETTER = 1 / 50;
const LEAST = 9;

/**
 * A copy of the canvas with a caption at the bottom left and a scale bar at the bottom right. Call it in the task that drew
 * the picture: later a WebGPU canvas reads as empty. Throws one line where the browser has no canvas of that size.
 */
export function annotated(canvas: HTMLCanvasElement, { title, detail, bar, paper }: Notes): OffscreenCanvas {
  const { width, height } = canvas;
  const copy = new OffscreenCanvas(width, height);
  const pen = copy.getContext("2d");
  if (!pen) throw new Error(`this browser has no canvas of ${width} x ${height} to write on; choose a smaller size`);
  pen.drawImage(canvas, 0, 0);
  const letter = Math.max(LEAST, Math.min(width, height) * LETTER);
  const margin = 1.6 * letter;
  const bottom = height - margin;
  pen.fillStyle = pen.strokeStyle = paper ? "#14161c" : "#f2f4fa";
  pen.shadowColor = paper ? "#fff" : "#000";
  pen.shadowBlur = letter / 2;
  const write = (words: string, size: number, x: number, y: number, weight = 400) => {
    pen.font = `${weight} ${size}px system-ui, sans-serif`;
    pen.fillText(words, x, y, width - 2 * margin);
  };
  write(detail, letter, margin, bottom);
  write(title, 1.4 * letter, margin, bottom - 1.6 * letter, 600);
  if (bar) {
    // Above the caption where the picture is too narrow for both.
    const line = width - 2 * margin - bar.pixels < 24 * letter ? bottom - 4.6 * letter : bottom;
    const from = width - margin - bar.pixels;
    pen.lineWidth = Math.max(1.5, letter / 9);
    pen.beginPath();
    for (const x of [from, from + bar.pixels]) {
      pen.moveTo(x, line - letter / 3);
      pen.lineTo(x, line + letter / 3);
    }
    pen.moveTo(from, line);
    pen.lineTo(from + bar.pixels, line);
    pen.stroke();
    pen.textAlign = "center";
    write(bar.label, letter, from + bar.pixels / 2, line - 0.8 * letter);
  }
  return copy;
}
