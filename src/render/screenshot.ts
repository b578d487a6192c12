/** The canvas as PNG. Call it in the task that drew the picture: later a WebGPU canvas reads as empty. */
export function pngOf(canvas: HTMLCanvasElement): Promise<Blob> {
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => {
      if (blob) resolve(blob);
      else {
        const size = `${canvas.width} x ${canvas.height}`;
        reject(new Error(`the browser could not turn a picture of ${size} into a PNG; choose a smaller size`));
      }
    }, "image/png");
  });
}
