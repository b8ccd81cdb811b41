import { type ByteRange, bytesIn, isRangeCurrent, rangesOf } from "../../../kit/http/ranges.ts";
import { isUnmodified } from "../../../kit/http/conditional.ts";
import { factsOf } from "../../../kit/http/requests.ts";
import { Fault } from "../../../kit/shared/fault.ts";
import type { Semaphore, SemaphoreBounds } from "../../../kit/shared/semaphore.ts";
import { FILE_ENDINGS, type FileType, PIECE } from "../constants.ts";
import type { StoredFile } from "../records.ts";

/**
 * Answers that are sent at the same time: many people behind one address listen at once, as in a museum.
 * Each holds one piece. A client that reads nothing for a while is disconnected, and asks for the rest by a
 * range.
 */
export const FILE_LINE: SemaphoreBounds = {
  each: 64,
  waiting: 32,
  open: 192,
  all: 256,
  patience: 10_000,
  refusal: "There are too many files on their way at once.",
};

/** Nothing in a file is run in the origin that it comes from, and it loads nothing. */
const INERT = "default-src 'none'; sandbox";

/**
 * Of a PDF, too, nothing is run here. The viewer of a browser is a document of its own, in another origin,
 * which the browser puts in place of this one. Older ones do not do that in a sandbox, and show an empty
 * page.
 */
const FOR_VIEWERS = "default-src 'none'; style-src 'unsafe-inline'; object-src 'self'";

const POLICIES: Readonly<Partial<Record<FileType, string>>> = { "application/pdf": FOR_VIEWERS };

/** The needs of answers with files. */
export interface Serving {
  /** Some bytes of a file, in pieces. */
  readonly read: (file: StoredFile, first: number, last: number) => AsyncGenerator<Uint8Array>;
  readonly line: Pick<Semaphore, "take">;
  /** A text that stands between parts and is in none of them. */
  readonly newBoundary: () => string;
}

/**
 * Answers GET and HEAD of a file: all of it, or the ranges that a client asks for (RFC 9110, 13.2.2 and 14).
 * @throws Fault `file_other`, `range_not_satisfiable`.
 */
export async function fileResponse(request: Request, file: StoredFile, serving: Serving): Promise<Response> {
  const tag = `"${file.sha256.slice(0, 32)}"`;
  const modified = new Date(file.createdAt).toUTCString();
  const headers = headersOf(file, tag, modified);
  if (isKnown(request, tag, file.createdAt)) {
    for (const name of ["content-type", "content-disposition"]) headers.delete(name);
    return new Response(null, { status: 304, headers });
  }
  const ranges = askedFor(request, file, tag, modified);
  if (ranges === null)
    return send(request, serving, file, headers, [{ first: 0, last: file.bytes - 1 }], 200);
  const [first, ...others] = ranges;
  if (!first) {
    throw new Fault("range_not_satisfiable", `The file has ${file.bytes} bytes.`, {
      headers: { "content-range": `bytes */${file.bytes}` },
    });
  }
  if (others.length === 0) headers.set("content-range", contentRange(first, file));
  return send(request, serving, file, headers, ranges, 206);
}

function headersOf(file: StoredFile, tag: string, modified: string): Headers {
  return new Headers({
    "content-type": file.type,
    "content-disposition": dispositionOf(file),
    "content-security-policy": POLICIES[file.type] ?? INERT,
    "x-content-type-options": "nosniff",
    "cross-origin-resource-policy": "cross-origin",
    "cache-control": "public, max-age=3600",
    "accept-ranges": "bytes",
    "last-modified": modified,
    etag: tag,
  });
}

/** Tags of a header that are looked at. */
const MOST_TAGS = 100;

/**
 * Whether the client has the file already.
 * @throws Fault `file_other` where it wants another one.
 */
function isKnown({ headers }: Request, tag: string, createdAt: number): boolean {
  const second = Math.floor(createdAt / 1_000) * 1_000;
  const ifMatch = headers.get("if-match");
  const unmodifiedSince = timeOf(headers.get("if-unmodified-since"));
  const isOther =
    ifMatch !== null
      ? ifMatch.trim() !== "*" && !ifMatch.split(",", MOST_TAGS).some((listed) => listed.trim() === tag)
      : unmodifiedSince !== null && second > unmodifiedSince;
  if (isOther) throw new Fault("file_other", "The file is another one than you have.");
  const ifNoneMatch = headers.get("if-none-match");
  if (ifNoneMatch !== null) return isUnmodified(ifNoneMatch, tag);
  const since = timeOf(headers.get("if-modified-since"));
  return since !== null && second <= since;
}

/** The time that a header names; `null` where it names none. */
function timeOf(header: string | null): number | null {
  if (header === null || header.length > 64) return null;
  const at = Date.parse(header);
  return Number.isNaN(at) ? null : at;
}

/** The ranges that a client asks for; `null` for the whole. Ranges are of GET alone (RFC 9110, 14.2). */
function askedFor(request: Request, { bytes }: StoredFile, tag: string, modified: string) {
  if (factsOf(request).isHead) return null;
  const ranges = rangesOf(request.headers.get("range"), bytes);
  return ranges !== null && isRangeCurrent(request.headers.get("if-range"), tag, modified) ? ranges : null;
}

const contentRange = ({ first, last }: ByteRange, { bytes }: StoredFile) => `bytes ${first}-${last}/${bytes}`;

async function send(
  request: Request,
  serving: Serving,
  file: StoredFile,
  headers: Headers,
  ranges: readonly ByteRange[],
  status: number,
): Promise<Response> {
  const [only, ...others] = ranges;
  const boundary = only !== undefined && others.length === 0 ? null : serving.newBoundary();
  if (boundary !== null) headers.set("content-type", `multipart/byteranges; boundary=${boundary}`);
  const pieces = piecesOf(serving, file, ranges, boundary);
  const length = ranges.reduce((sum, range) => sum + bytesIn(range), 0);
  // Players ask for their first bytes alone, and want to be told a length. A stream has none.
  if (!factsOf(request).isHead && length <= PIECE) {
    const parts: Uint8Array[] = [];
    for await (const piece of pieces) parts.push(piece);
    return new Response(Buffer.concat(parts), { status, headers });
  }
  factsOf(request).download = { pieces, hasPermit: false, line: serving.line, length };
  return new Response(null, { status, headers });
}

/** The content of an answer. @param boundary - between parts (RFC 9110, 14.6); `null` for one range. */
async function* piecesOf(
  { read }: Serving,
  file: StoredFile,
  ranges: readonly ByteRange[],
  boundary: string | null,
): AsyncGenerator<Uint8Array> {
  for (const range of ranges) {
    if (boundary !== null)
      yield Buffer.from(
        `\r\n--${boundary}\r\ncontent-type: ${file.type}\r\ncontent-range: ${contentRange(range, file)}\r\n\r\n`,
      );
    yield* read(file, range.first, range.last);
  }
  if (boundary !== null) yield Buffer.from(`\r\n--${boundary}--\r\n`);
}

/** Characters that a file system or a header would misread. */
const UNSAFE = /[\p{Cc}\p{Cf}"*/:<>?\\|%]/gu;

/** The name of a download, also for clients that read ASCII alone (RFC 6266, 4.3; RFC 8187). */
function dispositionOf({ title, type, id }: StoredFile): string {
  const ending = `.${FILE_ENDINGS[type]}`;
  const named = (title ?? "")
    .toWellFormed()
    .replace(UNSAFE, " ")
    .replace(/\s+/g, " ")
    .trim()
    .replace(/^[. ]+/, "");
  const whole = named === "" ? id : named;
  const name = whole.toLowerCase().endsWith(ending) ? whole : whole + ending;
  const plain = name
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .replace(/[^\x20-\x7e]/g, "_");
  if (plain === name) return `inline; filename="${name}"`;
  const escaped = encodeURIComponent(name).replace(
    /['()]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `inline; filename="${plain}"; filename*=UTF-8''${escaped}`;
}
