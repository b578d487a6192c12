import { type ColourKey, drawKey, KEY_WIDTH } from "./annotateKey.ts";

/** What is written on a still or film beside the picture. */
export interface Notes {
  readonly title: string;
  readonly detail: string;
  /** Pixels of the picture, and what they measure at the middle of the view. */
  readonly bar: { readonly pixels: number; readonly label: string } | null;
  /** What the colours stand for; null: they are no numbers. */
  readonly key: ColourKey | null;
  /** The views of a comparison, each with its name and what is different about it; none where there is one view. */
  readonly sides: readonly SideNote[];
  /** Ink on white. */
  readonly paper: boolean;
}

export interface SideNote {
  readonly name: string;
  readonly setting: string;
  /** Upper left corner and width of its view, pixels of the picture. */
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

/** Height of the small letters against the shorter side of the picture, and the least in pixels. */
const LETTER = 1 / 50;
const LEAST = 9;

/** Sides A and B have the colours that they have on the page and in its plots. */
const PLATES = ["#6aa5ff", "#ffb066"];

type Pen = OffscreenCanvasRenderingContext2D;

/** An empty copy of the canvas, to write on. Throws one line where the browser has no canvas of that size. */
export function copyOf({ width, height }: HTMLCanvasElement): Pen {
  const pen = new OffscreenCanvas(width, height).getContext("2d");
  if (!pen) throw new Error(`this browser has no canvas of ${width} x ${height} to write on; choose a smaller size`);
  return pen;
}

/**
 * Draws the canvas with a caption at the bottom left, scale bar and key at the bottom right, and the names of sides at their upper
 * left. Call it in the task that drew the picture: later a WebGPU canvas reads as empty.
 */
export function annotate(pen: Pen, canvas: HTMLCanvasElement, { title, detail, bar, key, sides, paper }: Notes): void {
  const { width, height } = canvas;
  const ink = paper ? "#14161c" : "#f2f4fa";
  pen.shadowBlur = 0;
  pen.drawImage(canvas, 0, 0);
  const letter = Math.max(LEAST, Math.min(width, height) * LETTER);
  const margin = 1.6 * letter;
  const bottom = height - margin;
  pen.fillStyle = pen.strokeStyle = ink;
  pen.shadowColor = paper ? "#fff" : "#000";
  pen.shadowBlur = letter / 2;
  pen.textAlign = "left";
  const write = (words: string, size: number, x: number, y: number, weight = 400, most = width - 2 * margin) => {
    pen.font = `${weight} ${size}px system-ui, sans-serif`;
    pen.fillText(words, x, y, most);
  };
  write(detail, letter, margin, bottom);
  write(title, 1.4 * letter, margin, bottom - 1.6 * letter, 600);
  sides.forEach((side, k) => {
    const [x, y] = [side.x + margin, side.y + margin];
    const plate = 2 * letter;
    pen.fillStyle = PLATES[k]!;
    pen.beginPath();
    pen.roundRect(x, y, plate, plate, letter / 2);
    pen.fill();
    pen.fillStyle = "#0a0f1c";
    pen.shadowBlur = 0;
    pen.textAlign = "center";
    write(side.name, 1.4 * letter, x + plate / 2, y + 1.5 * letter, 700);
    pen.fillStyle = ink;
    pen.shadowBlur = letter / 2;
    pen.textAlign = "left";
    write(side.setting, 1.2 * letter, x + 2.7 * letter, y + 1.4 * letter, 500, side.width - 2.7 * letter - 2 * margin);
  });
  const second = sides[1];
  if (second) part(pen, second, canvas, letter);
  // Above the caption where the picture is too narrow for both.
  const beside = bar?.pixels ?? (key ? KEY_WIDTH * letter : 0);
  const line = width - 2 * margin - beside < 24 * letter ? bottom - 4.6 * letter : bottom;
  if (key) {
    const right = width - margin;
    drawKey(pen, key, { right, bottom: bar ? line - 3 * letter : line, width: right - margin, letter, paper });
  }
  if (bar) {
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
}

/** A thin line where the second view begins. */
function part(pen: Pen, { x, y }: SideNote, { width, height }: HTMLCanvasElement, letter: number): void {
  pen.globalAlpha = 0.4;
  pen.lineWidth = Math.max(1, letter / 14);
  pen.beginPath();
  pen.moveTo(x, y);
  pen.lineTo(x > 0 ? x : width, x > 0 ? height : y);
  pen.stroke();
  pen.globalAlpha = 1;
}
