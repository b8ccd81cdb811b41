import { fileTypeFromBuffer } from "file-type";
import type { FileType } from "./constants.ts";
import { isMp3 } from "./mp3.ts";
import { isSoundAlone } from "./mp4.ts";
import { checkPdf } from "./pdf.ts";
import { fileFault } from "./refuse.ts";
import type { FileSource } from "./source.ts";

/** Bytes at the beginning of a file by which it is recognised. */
const HEAD = 64 * 1024;

/** The kinds by the names that they have when they are recognised. Their own checks follow. */
const KINDS: Readonly<Record<string, FileType>> = {
  "application/pdf": "application/pdf",
  "audio/mpeg": "audio/mpeg",
  "audio/x-m4a": "audio/mp4",
  "audio/mp4": "audio/mp4",
  // Phones record sound into a container that is named as for films.
  "video/mp4": "audio/mp4",
  "audio/ogg": "audio/ogg",
  "application/epub+zip": "application/epub+zip",
};

/** The type that a client means by a media type. */
function meant(mediaType: string): string {
  return mediaType === "audio/x-m4a" ? "audio/mp4" : mediaType;
}

/**
 * Checks that a file is of the type that its sender names, by its content alone.
 * @param mediaType - as its sender says.
 * @returns the type.
 * @throws Fault `file_invalid` for another one, and for a PDF that would run something.
 */
export async function checkedType(source: FileSource, mediaType: string): Promise<FileType> {
  const head = await source.read(0, HEAD);
  const found = await fileTypeFromBuffer(head);
  const kind = found && KINDS[found.mime.split(";", 1)[0] ?? ""];
  if (kind === undefined || kind !== meant(mediaType) || !(await CHECKS[kind](source, head)))
    throw fileFault("file_other_type");
  return kind;
}

/** The checks of a file of each kind, beside how it begins. */
const CHECKS: Readonly<Record<FileType, (source: FileSource, head: Uint8Array) => Promise<boolean>>> = {
  "application/pdf": checkPdf,
  "audio/mpeg": isMp3,
  "audio/mp4": isSoundAlone,
  "audio/ogg": async (_, head) => startsWith(head, "OggS"),
  "application/epub+zip": async (_, head) => isEpub(head),
};

/**
 * Whether a ZIP begins as a book does: its first file is its media type, not compressed (EPUB 3.3, 4.3.3).
 */
function isEpub(head: Uint8Array): boolean {
  return startsWith(head, "PK\u0003\u0004") && startsWith(head.subarray(30), "mimetypeapplication/epub+zip");
}

/** Whether bytes begin with a text of Latin letters. */
export function startsWith(bytes: Uint8Array, text: string): boolean {
  return (
    Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(text.length, bytes.length)).toString("latin1") ===
    text
  );
}
