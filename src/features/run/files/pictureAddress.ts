const SIGNATURE = [0x89, 0x50, 0x4e, 0x47];

/** Do the first bytes say that it is a PNG? */
export const isPng = (head: Uint8Array): boolean => SIGNATURE.every((byte, k) => head[k] === byte);

/** The address of the run that a screenshot shows; null: it is another picture. */
export async function addressIn(png: Blob): Promise<string | null> {
  const { textIn } = await import("../../../render/pngText.ts");
  const about = textIn(new Uint8Array(await png.arrayBuffer()), "antennae");
  if (about === null) return null;
  try {
    const { address } = Object(JSON.parse(about)) as { readonly address?: unknown };
    return typeof address === "string" && address.startsWith("?") ? address : null;
  } catch {
    return null;
  }
}
