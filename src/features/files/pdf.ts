import { nextTurn } from "../../kit/shared/next-turn.ts";
import { createUnpacking, type Unpacking } from "./pdf-objects.ts";
import { createNames, LONGEST_TOKEN, type Names, TOKENS } from "./pdf-names.ts";
import { fileFault } from "./refuse.ts";
import { type FileSource, piecesOf } from "./source.ts";

/*
 * A PDF may hold scripts, and actions that start programs. A browser runs its scripts in a sandbox of the viewer, other
 * readers with the rights of the person. The service can't tell which reader will open the file, so one that holds
 * any is refused: so is one whose objects can't be looked through. It is read once, in pieces, and each of its bytes is
 * looked at twice at most.
 */

/** Bytes that are looked through in one turn of the event loop. */
const PIECE = 64 * 1024;

/**
 * Checks that a PDF begins with its first byte, and holds nothing that a reader would run.
 * @returns whether it is a PDF.
 * @throws Fault `file_invalid`.
 */
export async function checkPdf(source: FileSource, head: Uint8Array): Promise<boolean> {
  if (Buffer.from(head.subarray(0, 5)).toString("latin1") !== "%PDF-") return false;
  const look = createLook();
  let kept = "";
  for await (const piece of piecesOf(source, PIECE)) {
    kept = await look(kept + Buffer.from(piece.buffer).toString("latin1", 0, piece.length), false);
    await nextTurn();
  }
  await look(kept, true);
  return true;
}

/**
 * Looks through the text of a file, piece by piece.
 * @returns takes a piece, and gives back the end of it that may be the beginning of a token: it comes
 *   before the next.
 */
function createLook(): (text: string, isEnd: boolean) => Promise<string> {
  let names: Names = createNames();
  let inStream = false;
  let unpacking: Unpacking | null = null;

  async function unpack(text: string): Promise<void> {
    if (unpacking === null || text === "") return;
    for (const paused of unpacking.push(Buffer.from(text, "latin1"))) if (paused) await nextTurn();
  }

  function begin(): void {
    inStream = true;
    unpacking = names.hasObjects ? createUnpacking(names.packing, unpacking?.unpacked ?? 0) : unpacking;
    names = createNames();
  }

  return async (text, isEnd) => {
    const safe = isEnd ? text.length : Math.max(0, text.length - LONGEST_TOKEN);
    let [passed, packedFrom] = [0, 0];
    for (const found of text.matchAll(TOKENS)) {
      const { 0: whole, 1: name, 2: word, index } = found;
      if (index >= safe) break;
      passed = index + whole.length;
      if (name !== undefined) names.see(name, text, index, inStream);
      else {
        // Until packed objects have ended, such a word is a part of them.
        await unpack(text.slice(packedFrom, index));
        if (unpacking?.isOpen) {
          packedFrom = index;
          continue;
        }
        if (word === "stream") begin();
        else {
          inStream = false;
          names = createNames();
        }
        packedFrom = passed;
      }
    }
    const from = Math.max(passed, safe);
    await unpack(text.slice(packedFrom, from));
    if (isEnd && unpacking?.isOpen) throw fileFault("file_unreadable", { why: "its objects are cut off" });
    return text.slice(from);
  };
}
