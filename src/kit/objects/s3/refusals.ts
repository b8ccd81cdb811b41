import { MINUTE } from "../../shared/clock.ts";
import { StoreError } from "../objects.ts";
import { readXml, textIn } from "./xml.ts";

/** An answer that was read to its end. */
export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
}

/** A failure after which another try may succeed. */
export class Transient extends StoreError {
  /** Milliseconds that the store asks to wait; `null` where it does not say. */
  readonly wait: number | null;
  constructor(sentence: string, wait: number | null = null) {
    super(sentence);
    this.wait = wait;
  }
}

/** The store refuses a request, and would refuse it again. */
export class Refused extends StoreError {
  readonly status: number;
  /** The code of S3, such as `NoSuchKey`; empty where it gives none. */
  readonly code: string;
  constructor(sentence: string, status: number, code: string) {
    super(sentence);
    this.status = status;
    this.code = code;
  }
}

/** The bucket, as refusals name it. */
export interface Asked {
  readonly place: string;
  readonly bucket: string;
  readonly region: string;
  /** The host of the endpoint. */
  readonly host: string;
  /** Milliseconds since the Unix epoch, by the clock of this machine. */
  readonly now: number;
}

const PASSING_STATUS: ReadonlySet<number> = new Set([408, 425, 429, 500, 502, 503, 504]);

/** Codes that come with statuses of a lasting refusal, or within an answer of 200. */
const PASSING_CODE: ReadonlySet<string> = new Set([
  "ConditionalRequestConflict",
  "InternalError",
  "OperationAborted",
  "RequestTimeout",
  "ServiceUnavailable",
  "SlowDown",
]);

/** The longest message of a store that is repeated, in characters. */
const LONGEST_MESSAGE = 200;

/** The error of an answer that is no success, or that has an error in place of its result. */
export function refusalOf(asked: Asked, answer: Answer): Transient | Refused {
  const { status, headers } = answer;
  const error = readXml(answer.text);
  const isError = error?.name === "Error";
  const code = isError ? oneLine(textIn(error, "Code")) : "";
  const said = `${asked.place}: ${asked.host} answers ${[status, code].filter(Boolean).join(" ")}`;
  const message = isError ? oneLine(textIn(error, "Message")) : "";
  if (PASSING_STATUS.has(status) || PASSING_CODE.has(code))
    return new Transient(`${said}.`, secondsOf(headers.get("retry-after")));
  const region = headers.get("x-amz-bucket-region") ?? (isError ? textIn(error, "Region") : "");
  const advice =
    advise(asked, status, code, oneLine(region), headers) ??
    (message === "" ? "" : `The store says: ${message}`);
  return new Refused([`${said}.`, advice].filter(Boolean).join(" "), status, code);
}

/** Advice for the operator on a refusal that is known; `null` for others. */
function advise(
  { bucket, region, host, now }: Asked,
  status: number,
  code: string,
  regionOfBucket: string,
  headers: Headers,
): string | null {
  if (code === "RequestTimeTooSkewed") {
    const theirs = Date.parse(headers.get("date") ?? "");
    const apart = Math.round(Math.abs(theirs - now) / MINUTE);
    const by = Number.isNaN(theirs) ? "" : ` by ${apart} minutes`;
    return `The clock of this machine differs from that of ${host}${by}: set it.`;
  }
  const isElsewhere = [301, 307, 308].includes(status) || code === "AuthorizationHeaderMalformed";
  if (isElsewhere && regionOfBucket !== "" && regionOfBucket !== region)
    return `The bucket ${bucket} is in the region ${regionOfBucket}, and QZ_S3_REGION is ${region}: set it to that region.`;
  if (isElsewhere) return `The bucket ${bucket} has another address. Check QZ_S3_ENDPOINT and QZ_S3_REGION.`;
  return ADVICE[code]?.(bucket) ?? null;
}

const ADVICE: Readonly<Record<string, (bucket: string) => string>> = {
  NoSuchBucket: (bucket) => `There is no bucket ${bucket}. Create it, or correct its name.`,
  InvalidAccessKeyId: () => "The store does not know the key in QZ_S3_KEY.",
  SignatureDoesNotMatch: () => "QZ_S3_SECRET does not belong to the key in QZ_S3_KEY.",
  AccessDenied: (bucket) =>
    `The key in QZ_S3_KEY lacks a right. It needs to list the bucket ${bucket}, and to read, write and delete objects in it.`,
};

/** A text of a store in a sentence of ours: cut, and without line breaks. */
function oneLine(text: string): string {
  const line = text.replace(/[\s\p{C}]+/gu, " ").trim();
  return line.length > LONGEST_MESSAGE ? `${line.slice(0, LONGEST_MESSAGE)}…` : line;
}

/** `Retry-After` in seconds, as milliseconds. Its other form, a date, is not used by stores. */
function secondsOf(value: string | null): number | null {
  return value !== null && /^\d{1,4}$/.test(value) ? Number(value) * 1000 : null;
}
