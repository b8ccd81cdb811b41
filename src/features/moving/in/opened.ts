import type { Fault } from "../../../kit/shared/fault.ts";
import { explain } from "../../../kit/shared/reasons.ts";
import { type Archive, type ArchiveFile, openArchive } from "./archive.ts";
import { piecesOf } from "./bytes.ts";
import type { Surroundings } from "./draft.ts";
import { type ImportEntry, readEntries } from "./entries.ts";
import { archiveInvalid, csvInvalid, jsonInvalid } from "./faults.ts";
import { createJsonRecords } from "./json-records.ts";
import { ARCHIVE, type ImportOrder, TABLE } from "./order.ts";
import { archivedCodes } from "./readers/quietzone.ts";
import { READERS } from "./sources.ts";

/** A file that is open. */
export interface Opened {
  /** Its entries, and `null` when there is time for other work. At last whether it is a list without any. */
  readonly entries: AsyncGenerator<ImportEntry | null, boolean>;
  /** The archive that it is, if it is one. */
  readonly archive: Archive | null;
  /**
   * The fault of a file without anything that could be taken in. An archive may be one of an empty workspace.
   */
  readonly nothing: () => Fault;
  /** The share of it that is read. */
  readonly share: () => number;
}

/**
 * Opens a file in the form that its media type says.
 * @throws Fault `archive_invalid`, also for a form that the service's exports do not have.
 */
export async function openFile(
  { from, file, mediaType, limits, parts }: ImportOrder,
  around: Surroundings,
): Promise<Opened> {
  const nothing = () => (mediaType === TABLE ? csvInvalid : jsonInvalid)(explain("file_no_records"));
  let read = 0;
  const share = () => read;
  const onRead = (now: number) => {
    read = now;
  };
  if (from === "quietzone") {
    if (mediaType !== ARCHIVE) throw archiveInvalid(explain("archive_unreadable"));
    const archive = await openArchive(file, limits, parts);
    const lines = archive.read("codes.ndjson", onRead);
    return { entries: readEntries(lines, "json", archivedCodes, around), archive, share, nothing };
  }
  if (mediaType === ARCHIVE) throw archiveInvalid(explain("archive_of_other"));
  const form = mediaType === TABLE ? "csv" : "json";
  return {
    entries: readEntries(piecesOf(file, onRead), form, READERS[from], around),
    archive: null,
    share,
    nothing,
  };
}

/** The codes of an archive that waited, as a file that is open. */
export function openedArchive(archive: Archive, around: Surroundings): Opened {
  const entries = readEntries(archive.read("codes.ndjson"), "json", archivedCodes, around);
  return { entries, archive, share: () => 0, nothing: () => archiveInvalid(explain("archive_unreadable")) };
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
