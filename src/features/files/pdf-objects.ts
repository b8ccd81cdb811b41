import { Inflate } from "pako";
import { createNames, LONGEST_TOKEN, type Packing, TOKENS } from "./pdf-names.ts";
import { fileFault } from "./refuse.ts";

/** Bytes that are unpacked at once: they may grow a thousandfold. */
const PIECE = 512;

/** Bytes that are unpacked before others have a turn of the event loop. */
const TURN = 128 * 1024;

/** Bytes to which all objects of a file may unpack. */
const MOST_UNPACKED = 64 * 1024 * 1024;

/** Objects that are unpacked, in which names are looked for. */
export interface Unpacking {
  /**
   * Takes the next bytes of the stream. It yields `true` when others should have a turn. @throws Fault
   * `file_invalid`
   */
  push(bytes: Uint8Array): Generator<boolean, void>;
  /** Whether more bytes belong to it. */
  readonly isOpen: boolean;
  /** Bytes that were unpacked of the whole file so far. */
  readonly unpacked: number;
}

/** @param before - bytes that were unpacked of the file before. @throws Fault `file_invalid` */
export function createUnpacking(packing: Packing, before: number): Unpacking {
  if (packing === "unknown")
    throw fileFault("file_unreadable", { why: "its objects are packed in an unusual way" });
  const names = createNames();
  let unpacked = before;
  let isOpen = packing === "deflated";
  let isBegun = false;
  let kept = "";

  function look(text: string, until: number): void {
    for (const { index, 1: name } of text.matchAll(TOKENS)) {
      if (index >= until) return;
      if (name !== undefined) names.see(name, text, index, false);
    }
  }

  const inflate = new Inflate({ chunkSize: 16 * 1024 });
  inflate.onData = (chunk) => {
    const bytes = Buffer.from(chunk);
    unpacked += bytes.length;
    if (unpacked > MOST_UNPACKED) throw fileFault("file_unreadable", { why: "its objects are too large" });
    const text = kept + bytes.toString("latin1");
    const safe = Math.max(0, text.length - LONGEST_TOKEN);
    look(text, safe);
    kept = text.slice(safe);
  };
  inflate.onEnd = (status) => {
    if (status !== 0) return;
    look(kept, kept.length);
    kept = "";
    isOpen = false;
  };

  return {
    get isOpen() {
      return isOpen;
    },
    get unpacked() {
      return unpacked;
    },
    *push(bytes) {
      let sinceTurn = unpacked;
      for (let at = 0; at < bytes.length && isOpen; at += PIECE) {
        let piece = bytes.subarray(at, at + PIECE);
        if (!isBegun) {
          // The line break behind the word `stream` is not a part of it.
          const from = piece.findIndex((byte) => byte !== 0x0d && byte !== 0x0a);
          if (from < 0) continue;
          piece = piece.subarray(from);
          isBegun = true;
        }
        if (!inflate.push(Uint8Array.from(piece), false))
          throw fileFault("file_unreadable", { why: "its objects are damaged" });
        if (unpacked - sinceTurn < TURN) continue;
        sinceTurn = unpacked;
        yield true;
      }
    },
  };
}
