import type { CreateCode } from "../../codes/model.ts";
import type { Fault } from "../../../kit/shared/fault.ts";
import { explain } from "../../../kit/shared/reasons.ts";
import { type Archive, type ArchiveFile, openArchive } from "./archive.ts";
import { piecesOf } from "./bytes.ts";
import type { Surroundings } from "./draft.ts";
import { type ImportEntry, readEntries } from "./entries.ts";
import { archiveInvalid, csvInvalid, jsonInvalid } from "./faults.ts";
import { createJsonRecords } from "./json-records.ts";
import { styleCheck } from "./model.ts";
import { ARCHIVE, type ImportOrder, TABLE } from "./order.ts";
import { archivedCodes } from "./readers/quietzone.ts";
import { READERS } from "./sources.ts";

/** A file that is open. */
export interface Opened {
  /** Its entries, and `null` when there is time for other work. At last whether it is a list without any. */
  readonly entries: AsyncGenerator<ImportEntry | null, boolean>;
  /** The archive that it is, if it is one. */
  readonly archive: Archive | null;
}

/**
 * Opens a file in the form that its media type says.
 * @param onRead - called with the share that is read.
 * @throws Fault `archive_invalid`, also for a form that the service's exports do not have.
 */
export async function openFile(
  { from, file, mediaType, limits }: ImportOrder,
  around: Surroundings,
  onRead: (share: number) => void,
): Promise<Opened> {
  if (from === "quietzone") {
    if (mediaType !== ARCHIVE) throw archiveInvalid(explain("archive_unreadable"));
    const archive = await openArchive(file, limits);
    const reader = archivedCodes(await looksOf(archive));
    return { entries: readEntries(archive.read("codes.ndjson", onRead), "json", reader, around), archive };
  }
  if (mediaType === ARCHIVE) throw archiveInvalid(explain("archive_of_other"));
  const form = mediaType === TABLE ? "csv" : "json";
  return { entries: readEntries(piecesOf(file, onRead), form, READERS[from], around), archive: null };
}

/** The fault of a file without anything that could be taken in. An archive may be one of an empty workspace. */
export function nothingIn({ mediaType }: ImportOrder): Fault {
  const invalid = mediaType === TABLE ? csvInvalid : jsonInvalid;
  return invalid(explain("file_no_records"));
}

/** A line of a file of an archive, with its number. */
interface Line {
  readonly row: number;
  readonly values: Readonly<Record<string, unknown>>;
}

/** The lines of a file of an archive, as far as they can be read, and `null` when there is time for other work. */
export async function* linesOf(archive: Archive, file: ArchiveFile): AsyncGenerator<Line | null> {
  const parser = createJsonRecords([null]);
  let row = 0;
  for await (const piece of archive.read(file)) {
    for (const record of parser.take(piece)) {
      row++;
      if ("values" in record) yield { row, values: record.values };
    }
    yield null;
  }
  parser.end();
}

/** Characters of the styles of looks that are remembered: more than a workspace can have. */
const MOST_LOOKS = 16 * 1024 * 1024;

async function looksOf(archive: Archive) {
  const looks = new Map<string, NonNullable<CreateCode["style"]>>();
  let size = 0;
  for await (const line of linesOf(archive, "looks.ndjson")) {
    const { id, style } = line?.values ?? {};
    if (typeof id !== "string" || !styleCheck.Check(style) || style === undefined) continue;
    size += JSON.stringify(style).length;
    if (size > MOST_LOOKS) throw archiveInvalid(explain("archive_unreadable"));
    looks.set(id, style);
  }
  return looks;
}
