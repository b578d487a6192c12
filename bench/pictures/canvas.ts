/** As much of a canvas as the renderer and the camera ask for where there is no browser: pictures go into targets of their own. */
export function bareCanvas(width: number, height: number): HTMLCanvasElement {
  const listening = { addEventListener() {}, removeEventListener() {} };
  const element = {
    ...listening,
    ...{ width, height, clientWidth: width, clientHeight: height, style: {} },
    getRootNode: () => listening,
    ownerDocument: listening,
    setAttribute() {},
    getContext: () => ({ configure() {}, unconfigure() {} }),
  };
  const here = globalThis as unknown as Record<string, unknown>;
  here.self ??= globalThis;
  here.requestAnimationFrame ??= () => 0;
  here.cancelAnimationFrame ??= () => {};
  here.devicePixelRatio ??= 1;
  here.ImageData ??= class {
    constructor(data: Uint8ClampedArray, width: number, height: number) {
      Object.assign(this, { data, width, height });
    }
  };
  return element as unknown as HTMLCanvasElement;
}
