import { openDraftFiles } from "../../db/sqlite/draft-files.ts";
import { PIECE } from "../features/files/constants.ts";
import { objectOf } from "../features/files/records.ts";
import { ObjectMissing, type ObjectStore } from "../kit/objects/objects.ts";

/**
 * Brings the files into a draft of a backup that are in a store of objects: a restore finds them in the
 * database. One that was removed since the snapshot stays away.
 */
export async function bringFiles(draft: string, objects: ObjectStore): Promise<void> {
  using files = openDraftFiles(draft);
  for (const file of files.absent())
    try {
      await files.bring(file, ofOneSize(objects.get(objectOf(file))));
    } catch (error) {
      if (!(error instanceof ObjectMissing)) throw error;
    }
}

/** The same bytes in pieces of the size that the database has. */
async function* ofOneSize(pieces: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  const whole = Buffer.alloc(PIECE);
  let filled = 0;
  for await (const piece of pieces)
    for (let at = 0; at < piece.length;) {
      const taken = Math.min(PIECE - filled, piece.length - at);
      whole.set(piece.subarray(at, at + taken), filled);
      filled += taken;
      at += taken;
      if (filled < PIECE) continue;
      yield whole;
      filled = 0;
    }
  if (filled > 0) yield whole.subarray(0, filled);
}
