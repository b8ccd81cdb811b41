import { isObject } from "../../../kit/shared/json.ts";
import { explain } from "../../../kit/shared/reasons.ts";
import { DEEPEST, parseSent } from "../../../kit/shared/sent-json.ts";
import { jsonInvalid } from "./faults.ts";
import { type FileRecord, LARGEST_RECORD, type RecordParser } from "./records.ts";

/** A container that is open outside of records. */
interface Open {
  readonly isList: boolean;
  /** The names that lead to it, with slashes. */
  readonly path: string;
  /** Whether the objects in it are records. */
  holdsRecords: boolean;
}

/** Names of members longer than this lead to no record. */
const LONGEST_NAME = 64;

const [BLANK, QUOTE, BACKSLASH, COLON] = [0x20, 0x22, 0x5c, 0x3a];
const [BEGIN_LIST, END_LIST, BEGIN_OBJECT, END_OBJECT] = [0x5b, 0x5d, 0x7b, 0x7d];

/** The bytes between documents: white space, and those of a byte order mark. */
const BETWEEN = new Set([0x09, 0x0a, 0x0d, 0x20, 0xef, 0xbb, 0xbf]);

/**
 * Reads the records of JSON while it arrives: only one record is in memory, whatever surrounds it. A file may
 * hold several documents, such as the pages of an API one after the other.
 * @param recordPaths - the paths of the lists, or objects, whose objects are records: `shortUrls/data`. The
 *   path `""` is a list that is the document itself; `null` stands for documents that are records (NDJSON).
 */
export function createJsonRecords(recordPaths: readonly (string | null)[]): RecordParser {
  let read = 0;
  let hadList = false;
  const stack: Open[] = [];
  let [inText, escaped, depth] = [false, false, 0];
  /** The bytes of the last text outside of records, and the name of the member whose value comes. */
  let [letters, name]: [number[], string] = [[], ""];
  /** The record that has begun: its pieces, and their bytes. */
  let [pieces, length]: [Uint8Array[], number] = [[], 0];

  function open(isList: boolean): void {
    const parent = stack.at(-1);
    const path = parent === undefined ? "" : parent.isList ? parent.path : joined(parent.path, name);
    const holdsRecords = path === "" ? isList && recordPaths.includes("") : recordPaths.includes(path);
    hadList ||= isList && holdsRecords;
    if (stack.push({ isList, path, holdsRecords }) > DEEPEST)
      throw jsonInvalid(explain("nested_too_deeply", { limit: DEEPEST }));
  }

  function beginsRecord(): boolean {
    const parent = stack.at(-1);
    return parent === undefined ? recordPaths.includes(null) : parent.holdsRecords;
  }

  function keep(piece: Uint8Array): void {
    length += piece.length;
    if (length > LARGEST_RECORD)
      throw jsonInvalid(explain("file_record_too_long", { limit: LARGEST_RECORD }));
    // A copy: the reader uses the memory of a piece again.
    pieces.push(new Uint8Array(piece));
  }

  function* record(): Generator<FileRecord> {
    const bytes = Buffer.concat(pieces);
    [pieces, length] = [[], 0];
    const found = parse(bytes, read + 1);
    const parent = stack.at(-1);
    if (read === 0 && parent?.path === "" && isHeader(found)) {
      // The objects of its list are a header, a database and tables, whose `data` has the rows.
      parent.holdsRecords = false;
      recordPaths = ["data"];
      return;
    }
    read++;
    yield found;
  }

  /** Goes on outside of records. */
  function outside(byte: number): void {
    if (stack.length === 0 && !BETWEEN.has(byte) && byte !== BEGIN_LIST && byte !== BEGIN_OBJECT)
      throw jsonInvalid(explain("not_json"));
    if (byte === QUOTE) [inText, letters] = [true, []];
    else if (byte === COLON) name = Buffer.from(letters).toString();
    else if (byte === BEGIN_LIST || byte === BEGIN_OBJECT) open(byte === BEGIN_LIST);
    else if (byte === END_LIST || byte === END_OBJECT) {
      if (stack.pop()?.isList !== (byte === END_LIST)) throw jsonInvalid(explain("not_json"));
    }
  }

  return {
    *take(piece) {
      /** The position in this piece at which the record began; -1 outside of records. */
      let from = depth > 0 ? 0 : -1;
      for (let at = 0; at < piece.length; at++) {
        const byte = piece[at] ?? 0;
        if (inText) {
          if (escaped) escaped = false;
          else if (byte === BACKSLASH) escaped = true;
          else if (byte === QUOTE) inText = false;
          else if (from < 0 && letters.length <= LONGEST_NAME) letters.push(byte);
        } else if (from < 0) {
          if (byte === BEGIN_OBJECT && beginsRecord()) [from, depth] = [at, 1];
          else outside(byte);
        } else if (byte === QUOTE) inText = true;
        else if (byte === BEGIN_LIST || byte === BEGIN_OBJECT) depth++;
        else if ((byte === END_LIST || byte === END_OBJECT) && --depth === 0) {
          keep(piece.subarray(from, at + 1));
          from = -1;
          yield* record();
        }
      }
      if (from >= 0) keep(piece.subarray(from));
    },
    end() {
      if (inText || depth > 0 || stack.length > 0) throw jsonInvalid(explain("file_cut_off"));
      return [];
    },
    hadList: () => hadList,
  };
}

function joined(path: string, name: string): string {
  return path === "" ? name : `${path}/${name}`;
}

/** Whether a record begins a table that phpMyAdmin has written (`ExportJson.php`). */
function isHeader(record: FileRecord): boolean {
  if (!("values" in record)) return false;
  const { type, comment } = record.values;
  return type === "header" && typeof comment === "string" && /phpmyadmin/i.test(comment);
}

/** @throws Fault `invalid_json` when it is not JSON. Nothing behind it can be read then: its end is not known. */
function parse(bytes: Uint8Array, number: number): FileRecord {
  const sent = parseSent(bytes);
  if ("value" in sent && isObject(sent.value)) return { values: sent.value };
  if ("flaw" in sent && sent.isJson) return { fault: sent.flaw };
  // Bitly writes control characters of titles as they are, which JSON does not allow.
  const again = parseSent(withoutControls(bytes));
  if ("value" in again && isObject(again.value)) return { values: again.value };
  const { line, column } = ("flaw" in again && again.flaw.params) || {};
  throw jsonInvalid(
    line === undefined || column === undefined
      ? explain("record_not_json", { number })
      : explain("record_not_json_at", { number, line, column }),
  );
}

/** JSON with a blank in place of each control character in its texts. */
function withoutControls(bytes: Uint8Array): Uint8Array {
  const plain = bytes.slice();
  let [inText, escaped] = [false, false];
  for (let at = 0; at < plain.length; at++) {
    const byte = plain[at] ?? 0;
    if (inText && byte < BLANK) plain[at] = BLANK;
    if (escaped) escaped = false;
    else if (inText && byte === BACKSLASH) escaped = true;
    else if (byte === QUOTE) inText = !inText;
  }
  return plain;
}
