import { NoToneMapping, Renderer, WebGPUBackend } from "three/webgpu";

/**
 * Three's renderer for WebGPU on this canvas and device, initialised. Its own `WebGPURenderer` also brings what draws with
 * WebGL 2, lights and the classic materials: 37 of 475 kB of script (gzip), and nothing here uses them.
 */
export async function newRenderer(canvas: HTMLCanvasElement, device: GPUDevice): Promise<Renderer> {
  const parameters = { canvas, device, antialias: false, alpha: false, depth: false };
  const renderer = new Renderer(new WebGPUBackend(parameters), parameters);
  renderer.toneMapping = NoToneMapping;
  await renderer.init();
  return renderer;
}
