import { ALL_FORMATS, BufferSource, Input } from "mediabunny";

/** Size and number of frames of a film. */
export async function filmFacts(bytes: Uint8Array): Promise<{ width: number; height: number; frames: number }> {
  const track = await new Input({ formats: ALL_FORMATS, source: new BufferSource(bytes) }).getPrimaryVideoTrack();
  if (!track) throw new Error(`no film in these ${bytes.length} bytes`);
  const { packetCount } = await track.computePacketStats();
  return { width: track.displayWidth, height: track.displayHeight, frames: packetCount };
}
