import type { ObjectStore } from "../../kit/objects/objects.ts";
import { PIECE } from "./constants.ts";
import { objectOf, type StoredFile } from "./records.ts";
import { type FileSource, piecesOf } from "./source.ts";
import type { FileStore } from "./store.ts";

/** A place that keeps the bytes of files. */
export interface FileKeeping {
  /**
   * Writes the bytes of a file.
   * @returns their SHA-256 in hexadecimal digits; `null` where the file is no longer awaited.
   */
  write(file: StoredFile, source: FileSource): Promise<string | null>;
  /** Some bytes of a file, in pieces. @throws Error where they are gone. */
  read(file: StoredFile, first: number, last: number): AsyncGenerator<Uint8Array>;
}

/** The files are gone that were being read. */
class FileGone extends Error {
  override readonly name = "FileGone";
}

/** Keeps files in the database. */
export function keepInDatabase(store: Pick<FileStore, "addPiece" | "piece">): FileKeeping {
  return {
    async write(file, source) {
      const hash = new Bun.CryptoHasher("sha256");
      let number = 0;
      for await (const piece of piecesOf(source, PIECE)) {
        hash.update(piece);
        if (!(await store.addPiece(file, number++, piece))) return null;
      }
      return hash.digest("hex");
    },

    async *read({ id, tenantId }, first, last) {
      for (let at = first; at <= last;) {
        const number = Math.floor(at / PIECE);
        const piece = await store.piece(tenantId, id, number);
        const begin = number * PIECE;
        const bytes = piece?.subarray(at - begin, last + 1 - begin);
        if (!bytes || bytes.length === 0) throw new FileGone(`The file ${id} is gone`);
        at += bytes.length;
        yield bytes;
      }
    },
  };
}

/** Keeps files in a store of objects. */
export function keepOutside(objects: ObjectStore): FileKeeping {
  return {
    async write(file, source) {
      const { sha256 } = await objects.put(objectOf(file), piecesOf(source, PIECE));
      return sha256;
    },

    async *read(file, first, last) {
      for (let at = first; at <= last;) {
        const bytes = await objects.part(objectOf(file), at, Math.min(PIECE, last + 1 - at));
        if (bytes.length === 0) throw new FileGone(`The object ${objectOf(file)} is too short`);
        at += bytes.length;
        yield bytes;
      }
    },
  };
}

/** The place of a file by its row. @param outside - `null` where no store of objects is named. */
export function keepingOf(
  inDatabase: FileKeeping,
  outside: FileKeeping | null,
): (file: Pick<StoredFile, "isOutside">) => FileKeeping {
  return ({ isOutside }) => {
    if (!isOutside) return inDatabase;
    if (outside) return outside;
    throw new FileGone("The file is in the store that QZ_FILES_TO named, and none is named now");
  };
}

/**
 * Reads files as the service does, for commands. @param objects - `null` where no store of objects is
 * named.
 */
export function fileReader(
  { files }: { readonly files: Pick<FileStore, "addPiece" | "piece"> },
  objects: ObjectStore | null,
): FileKeeping["read"] {
  const keepingFor = keepingOf(keepInDatabase(files), objects && keepOutside(objects));
  return (file, first, last) => keepingFor(file).read(file, first, last);
}
