/** Records the canvas as it is shown, in real time, until `stop`. `done` gets the WebM film or the error. */
export function recordCanvas(
  canvas: HTMLCanvasElement,
  done: (film: Blob | null, error?: Error) => void,
): { stop(): void } {
  const parts: Blob[] = [];
  const recorder = new MediaRecorder(canvas.captureStream(), { mimeType: "video/webm", videoBitsPerSecond: 16e6 });
  recorder.ondataavailable = (event) => parts.push(event.data);
  recorder.onstop = () => done(new Blob(parts, { type: "video/webm" }));
  recorder.onerror = () => done(null, new Error("the browser stopped the recording; try a smaller window"));
  recorder.start(1000);
  return { stop: () => recorder.stop() };
}
