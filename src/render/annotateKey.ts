/** A map of colours, with numbers at shares of its length. */
export interface ColourKey {
  readonly title: string;
  /** Evenly spaced, low first. */
  readonly colours: readonly string[];
  readonly ticks: readonly { readonly share: number; readonly label: string }[];
}

interface Place {
  /** Lower right corner, pixels. */
  readonly right: number;
  readonly bottom: number;
  /** Most of its width. */
  readonly width: number;
  readonly letter: number;
  readonly paper: boolean;
}

/** Width in letters. */
export const KEY_WIDTH = 26;

/** Draws the key on a plate, so that it can be read on whatever is behind. */
export function drawKey(pen: OffscreenCanvasRenderingContext2D, key: ColourKey, place: Place): void {
  const { letter, paper } = place;
  const width = Math.min(KEY_WIDTH * letter, place.width);
  const height = 5 * letter;
  const [x, y] = [place.right - width, place.bottom - height];
  const inside = { x: x + letter, width: width - 2 * letter };
  pen.save();
  pen.shadowBlur = 0;
  pen.fillStyle = paper ? "rgb(250 250 252 / 80%)" : "rgb(8 10 18 / 66%)";
  pen.beginPath();
  pen.roundRect(x, y, width, height, letter / 2);
  pen.fill();
  const gradient = pen.createLinearGradient(inside.x, 0, inside.x + inside.width, 0);
  key.colours.forEach((colour, i) => {
    gradient.addColorStop(i / (key.colours.length - 1), colour);
  });
  pen.fillStyle = gradient;
  pen.fillRect(inside.x, y + 2 * letter, inside.width, 0.8 * letter);
  pen.fillStyle = pen.strokeStyle = paper ? "#14161c" : "#f2f4fa";
  pen.lineWidth = Math.max(1, letter / 14);
  pen.strokeRect(inside.x, y + 2 * letter, inside.width, 0.8 * letter);
  pen.font = `500 ${letter}px system-ui, sans-serif`;
  pen.textAlign = "left";
  pen.fillText(key.title, inside.x, y + 1.45 * letter, inside.width);
  pen.font = `400 ${letter}px system-ui, sans-serif`;
  for (const { share, label } of key.ticks) {
    const at = inside.x + share * inside.width;
    pen.fillRect(at - pen.lineWidth / 2, y + 2.8 * letter, pen.lineWidth, 0.5 * letter);
    pen.textAlign = share < 0.04 ? "left" : share > 0.96 ? "right" : "center";
    pen.fillText(label, at, y + 4.4 * letter);
  }
  pen.restore();
}
