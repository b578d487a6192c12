import { Gathering } from "../../bodies/gathering.ts";
import { FileError } from "../fileError.ts";
import type { FileOptions, ReadResult } from "../format.ts";
import type { Source } from "../source.ts";
import { tipsyHeader } from "./header.ts";
import { tipsyLayout } from "./layout.ts";
import { type Meaning, Survey } from "./meaning.ts";
import { type Piece, Records } from "./records.ts";

/**
 * Reads the first snapshot of a Tipsy file: standard (XDR, big-endian) or native, 28- or 32-byte header, Bonsai's ids. What `eps` and
 * `phi` mean is guessed from the first records and known when all have been seen; where the guess was wrong, the file is read again.
 * Layouts: tipsydefs.h of N-BodyShop/tipsy_tools; Bonsai's runtime/include/tipsyIO.h. Throws FileError.
 */
export async function readTipsy(source: Source, options: FileOptions): Promise<ReadResult> {
  const h = tipsyHeader(await source.read(0, 32));
  if (!h) throw new FileError(`not a Tipsy file: no byte order makes sense of its ${source.size}-byte header`);
  const layout = await tipsyLayout(source, h);
  const records = new Records(source, h, layout, options);
  const survey = new Survey(h, layout, options.wanted?.units ?? null);
  const guessed = await gather(records, options, (piece) => survey.add(piece));
  const meaning = survey.meaning();
  const gathering = guessed ?? (await gather(records, options, () => meaning))!;
  const { bodies, contents, every } = gathering.finish({ time: h.time, units: meaning.units });
  return {
    format: `Tipsy (${meaning.variant})`,
    bodies,
    contents,
    every,
    notes: [...layout.notes, ...meaning.notes],
  };
}

/** Gathers the bodies of all records by what they mean; null where that changed on the way. */
async function gather(
  records: Records,
  options: FileOptions,
  meaningOf: (piece: Piece) => Meaning,
): Promise<Gathering | null> {
  let gathering: Gathering | null = new Gathering(options.wanted);
  gathering.expect(records.count);
  let first = "";
  await records.each((piece) => {
    const { key, soft, warm, fill } = meaningOf(piece);
    first ||= key;
    // The rest is looked at all the same; the memory is free for the second time.
    if (key !== first) gathering = null;
    if (!gathering) return;
    piece.readBodies();
    if (warm !== null) piece.readGas(warm);
    fill(piece);
    const { softening, ...bare } = piece.bodies;
    gathering.take(soft ? piece.bodies : bare);
  });
  return gathering;
}
