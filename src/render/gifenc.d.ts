/** What is used of gifenc, which comes without types. Pixels are RGBA bytes, row by row. */
declare module "gifenc" {
  type Format = "rgb565" | "rgb444" | "rgba4444";
  type Palette = readonly (readonly number[])[];
  export function quantize(rgba: Uint8ClampedArray, colours: number, options?: { readonly format?: Format }): Palette;
  export function applyPalette(rgba: Uint8ClampedArray, palette: Palette, format?: Format): Uint8Array;
  export function GIFEncoder(): {
    writeFrame(
      index: Uint8Array,
      width: number,
      height: number,
      /** `delay` in milliseconds; `repeat` 0 loops for ever. */
      options: { readonly palette: Palette; readonly delay: number; readonly repeat: number },
    ): void;
    finish(): void;
    bytes(): Uint8Array<ArrayBuffer>;
    /** The same without a copy. */
    bytesView(): Uint8Array<ArrayBuffer>;
  };
}
