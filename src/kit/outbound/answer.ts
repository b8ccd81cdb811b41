/*
 * Reads an HTTP/1.1 answer (RFC 9112) byte by byte as it comes off the connection, because whoever sends it may be hostile:
 * every byte counts, those of interim answers, header fields, chunk extensions and trailers as well.
 */

/** How much of an answer is read, in bytes. */
export const LARGEST_ANSWER = 64 * 1024;

/** Reads one answer. */
export interface AnswerReader {
  /** Takes the next bytes. @returns whether it is over: everything was read, or nothing more is to be read. */
  push(bytes: Uint8Array): boolean;
  /** Of the final answer, once its head is complete; `null` before. */
  readonly status: number | null;
  /** The value of `Retry-After`; `null` when there is none. */
  readonly retryAfter: string | null;
  /** The value of `Location`; `null` when there is none. */
  readonly location: string | null;
  /** The values of `Set-Cookie`. */
  readonly setCookies: readonly string[];
  /** It breaks the protocol, or its head does not end within the limit. */
  readonly isInvalid: boolean;
  /** It was read to its end, and the connection may carry another request. */
  readonly isReusable: boolean;
}

/** The part of the answer that the next bytes belong to. */
type AnswerPart =
  "status" | "fields" | "rest" | "block" | "size" | "chunk" | "chunkEnd" | "trailers" | "over";

/** A final answer has one of three digits; 999 is somebody's own. */
const STATUS_LINE = /^HTTP\/1\.([01]) ([1-9]\d\d)(?: |$)/;
const LENGTH = /^\d{1,15}$/;
const SIZE = /^[\da-f]{1,12}$/i;

const LINE_FEED = 10;

export function createAnswerReader(limit = LARGEST_ANSWER): AnswerReader {
  let part: AnswerPart = "status";
  let read = 0;
  let line = "";
  /** Bytes left of the block or chunk. */
  let left = 0;
  let heard = 0;
  let status: number | null = null;
  let retryAfter: string | null = null;
  let location: string | null = null;
  let setCookies: string[] = [];
  let length: string | null = null;
  let isChunked = false;
  let isKept = true;
  let isInvalid = false;
  let isWhole = false;

  function fail(): void {
    isInvalid = true;
    part = "over";
  }

  function complete(): void {
    isWhole = true;
    part = "over";
  }

  function readStatus(text: string): void {
    const found = STATUS_LINE.exec(text);
    // To change the protocol was not asked for (RFC 9110, 15.2.2).
    if (!found || found[2] === "101") {
      fail();
      return;
    }
    heard = Number(found[2]);
    isKept = found[1] === "1";
    part = "fields";
  }

  function readField(text: string): void {
    const colon = text.indexOf(":");
    if (text === "") readHeadEnd();
    else if (colon < 1) fail();
    else readNamed(text, colon);
  }

  function readNamed(text: string, colon: number): void {
    const name = text.slice(0, colon).toLowerCase();
    const value = text.slice(colon + 1).trim();
    // A peer may name a field `__proto__`.
    if (Object.hasOwn(FIELDS, name)) FIELDS[name]?.(value);
  }

  const FIELDS: Readonly<Record<string, (value: string) => void>> = {
    "content-length": (value) => {
      if (!LENGTH.test(value) || (length !== null && length !== value)) fail();
      length = value;
    },
    "transfer-encoding": (value) => {
      isChunked = value.toLowerCase().endsWith("chunked");
      // A body that is framed neither by chunks nor by a length ends with the connection.
      isKept &&= isChunked;
    },
    connection: (value) => {
      isKept &&= !value.toLowerCase().includes("close");
    },
    "retry-after": (value) => {
      retryAfter ??= value;
    },
    location: (value) => {
      location ??= value;
    },
    "set-cookie": (value) => {
      setCookies.push(value);
    },
  };

  function readHeadEnd(): void {
    if (heard < 200) {
      // An interim answer: another head follows (RFC 9110, 15.2).
      [retryAfter, location, setCookies, length, isChunked] = [null, null, [], null, false];
      part = "status";
      return;
    }
    status = heard;
    left = Number(length ?? 0);
    if (status === 204 || status === 304) complete();
    else if (isChunked) part = "size";
    else if (length === null) part = "rest";
    else if (left === 0) complete();
    else part = "block";
  }

  function readSize(text: string): void {
    const extension = text.indexOf(";");
    const size = (extension < 0 ? text : text.slice(0, extension)).trim();
    left = Number.parseInt(size, 16);
    if (!SIZE.test(size)) fail();
    else part = left === 0 ? "trailers" : "chunk";
  }

  const LINES: Readonly<Partial<Record<AnswerPart, (text: string) => void>>> = {
    status: readStatus,
    fields: readField,
    size: readSize,
    chunkEnd: (text) => {
      if (text === "") part = "size";
      else fail();
    },
    trailers: (text) => {
      if (text === "") complete();
    },
  };

  /** @returns how many of the bytes from `at` on belong to the line, block or chunk that is being read. */
  function take(bytes: Buffer, at: number): number {
    const readLine = LINES[part];
    if (!readLine) {
      const taken = part === "rest" ? bytes.length - at : Math.min(left, bytes.length - at);
      left -= taken;
      if (part === "chunk" && left === 0) part = "chunkEnd";
      else if (part === "block" && left === 0) complete();
      return taken;
    }
    const end = bytes.indexOf(LINE_FEED, at);
    if (end < 0) {
      line += bytes.toString("latin1", at);
      return bytes.length - at;
    }
    line += bytes.toString("latin1", at, end);
    const whole = line.endsWith("\r") ? line.slice(0, -1) : line;
    line = "";
    readLine(whole);
    return end + 1 - at;
  }

  return {
    push(bytes) {
      const allowed = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.length, limit - read));
      read += allowed.length;
      let at = 0;
      while (at < allowed.length && part !== "over") at += take(allowed, at);
      // Bytes beyond the answer's end answer nothing that was asked.
      if (at < bytes.length) isKept = false;
      if (part !== "over" && read >= limit) {
        if (status === null) isInvalid = true;
        part = "over";
      }
      return part === "over";
    },
    get status() {
      return status;
    },
    get retryAfter() {
      return retryAfter;
    },
    get location() {
      return location;
    },
    get setCookies() {
      return setCookies;
    },
    get isInvalid() {
      return isInvalid;
    },
    get isReusable() {
      return isWhole && isKept && !isInvalid;
    },
  };
}
