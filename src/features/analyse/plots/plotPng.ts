import UPlot from "uplot";
import type { Plot, PlotTable, Unit } from "./plot.ts";
import { plotData, plotOptions } from "./plotOptions.ts";
import { dashOf, lineColour } from "./plotStyle.ts";

const [WIDTH, HEIGHT] = [1200, 720];
const EDGE = 28;
const TITLE = 26;
const LEGEND = 19;

/** A plot as a picture of 1200 x 720 pixels and more: title, axes and legend, on the theme's ground. */
export async function pngOf(
  plot: Plot,
  table: PlotTable,
  units: { readonly x: Unit; readonly y: Unit },
  print: boolean,
): Promise<Blob | null> {
  const place = document.createElement("div");
  const size = { width: WIDTH - 2 * EDGE, height: HEIGHT - 2 * EDGE - 90 };
  const drawn = new UPlot(
    plotOptions(plot, table, units, { print, ...size, size: "large" }),
    plotData(plot, table),
    place,
  );
  // uPlot draws in a turn of its own.
  await new Promise((resolve) => setTimeout(resolve));
  const { canvas } = drawn.ctx;
  const ratio = canvas.width / size.width;
  const picture = document.createElement("canvas");
  picture.width = Math.round(WIDTH * ratio);
  picture.height = Math.round(HEIGHT * ratio);
  const pen = picture.getContext("2d")!;
  pen.fillStyle = print ? "#fff" : "#0b0e16";
  pen.fillRect(0, 0, picture.width, picture.height);
  pen.drawImage(canvas, EDGE * ratio, (EDGE + 90) * ratio);
  drawn.destroy();
  pen.scale(ratio, ratio);
  pen.textBaseline = "middle";
  pen.fillStyle = lineColour(-1, print);
  pen.font = `600 ${TITLE}px system-ui, sans-serif`;
  pen.fillText(plot.title, EDGE, EDGE + TITLE / 2);
  legend(pen, table, print);
  return new Promise((resolve) => picture.toBlob(resolve, "image/png"));
}

/** One line of keys and names, a second one where it is full. */
function legend(pen: CanvasRenderingContext2D, { series }: PlotTable, print: boolean): void {
  pen.font = `${LEGEND}px system-ui, sans-serif`;
  pen.lineWidth = 3;
  let [x, y] = [EDGE, EDGE + TITLE + 24];
  for (const { label, ...style } of series) {
    const wide = 44 + pen.measureText(label).width;
    if (x + wide > WIDTH - EDGE) [x, y] = [EDGE, y + 26];
    pen.strokeStyle = lineColour(style.hue, print);
    pen.setLineDash(dashOf(style));
    pen.beginPath();
    if (style.dots) {
      pen.arc(x + 17, y, 5, 0, 2 * Math.PI);
      pen.fillStyle = pen.strokeStyle;
      pen.fill();
      pen.fillStyle = lineColour(-1, print);
    } else {
      pen.moveTo(x, y);
      pen.lineTo(x + 34, y);
      pen.stroke();
    }
    pen.fillText(label, x + 44, y);
    x += wide + 26;
  }
}
