import type { FileHandle } from "node:fs/promises";
import { Busy } from "../shared/busy.ts";
import { openNameless } from "../shared/nameless-file.ts";
import { StorageError } from "../shared/storage.ts";
import type { BodyLength, PieceReader } from "./body-reader.ts";

/** A body in a file of its own. */
export interface SpooledBody {
  readonly handle: FileHandle;
  /** Bytes of the body. */
  readonly length: number;
  /** Closes the file, which frees its place on the disk. */
  close(): Promise<void>;
}

/**
 * Receives a body into a file. @param turn - of the bodies with the same turn only one is received or in use at a time.
 * @throws what a `PieceReader` throws; Busy; StorageError.
 */
export type BodySpool = (
  stream: ReadableStream<Uint8Array>,
  length: BodyLength,
  turn: string,
) => Promise<SpooledBody>;

/** Bytes of all files together. Clients that send slowly take little of them. */
const MOST_BYTES = 512 * 1024 * 1024;

/** Seconds after which there is likely to be a place. */
const RETRY_AFTER = 10;

/**
 * @param dir - the folder of the files.
 * @param openIn - opens an empty file there. It has no name, so that a crash leaves none behind.
 */
export function createBodySpool(dir: string, read: PieceReader, openIn = openNameless): BodySpool {
  const turns = new Set<string>();
  let total = 0;

  return async (stream, length, turn) => {
    if (turns.has(turn)) throw new Busy("Another file of this workspace is being read.", RETRY_AFTER);
    turns.add(turn);
    let own = 0;
    let handle: FileHandle | null = null;
    async function close(): Promise<void> {
      turns.delete(turn);
      total -= own;
      own = 0;
      const open = handle;
      handle = null;
      await open?.close();
    }
    try {
      const file = await stored(() => openIn(dir));
      handle = file;
      const received = await read(stream, length, (piece) => {
        if (total + piece.length > MOST_BYTES)
          throw new Busy("Enough files are being read at the moment.", RETRY_AFTER);
        own += piece.length;
        total += piece.length;
        return stored(() => file.appendFile(piece));
      });
      return { handle: file, length: received, close };
    } catch (error) {
      await close();
      if (!stream.locked) stream.cancel().catch(() => {});
      throw error;
    }
  };
}

/** @throws StorageError when the disk is full or failing. */
async function stored<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const code = error instanceof Error && "code" in error ? String(error.code) : "UNKNOWN";
    throw new StorageError(code, error);
  }
}
