import { isObject } from "../../kit/shared/json.ts";
import { nextTurn } from "../../kit/shared/next-turn.ts";
import { createYielder } from "../../kit/threads/yielder.ts";
import type { Content } from "./results.ts";
import { staysWhole, withUntrusted } from "./untrusted.ts";

/** Characters of the longest answer: a model reads all of it, and clients cut off longer ones. */
export const LONGEST_ANSWER = 100_000;

/** Bytes of the largest file. It is sent in base64. */
export const LARGEST_FILE = 1_000_000;

/** Characters of the longest text of a record that a model is shown: a logo may have a million. */
const LONGEST_TEXT = 4_000;

/** The same in a record that is too long with those. */
const LONGEST_IN_LONG_RECORD = 200;

/** Milliseconds of work after which others have a turn of the event loop. */
const TURN = 4;

/** A record as a tool tells it: for programs, and as text for models. */
export interface Told {
  readonly record: Record<string, unknown>;
  readonly text: string;
}

/** An answer is too long; so many entries of its list would fit. */
export interface TooLong {
  readonly fitting: number;
}

/** The way in which a record is told. */
export interface Telling {
  /** Names of members without texts of others; `null` where all texts are ours. */
  readonly textless: ReadonlySet<string> | null;
  /** Members that are left out, and long texts with them. */
  readonly omitted?: readonly string[];
  /** Whether it tells of a change: then more texts are left out before it is refused as too long. */
  readonly hasChanged?: boolean;
}

/**
 * A record with its texts of others marked, told entry by entry of its lists: a page of campaigns has 10,000
 * codes.
 */
export async function tell(answer: unknown, telling: Telling): Promise<Told | TooLong> {
  const { omitted, hasChanged = false } = telling;
  if (!omitted) return tellWith(answer, telling, null);
  const told = await tellWith(answer, telling, LONGEST_TEXT);
  if (!("fitting" in told) || (told.fitting > 0 && !hasChanged)) return told;
  return tellWith(answer, telling, LONGEST_IN_LONG_RECORD);
}

async function tellWith(
  answer: unknown,
  { textless, omitted = [] }: Telling,
  longest: number | null,
): Promise<Told | TooLong> {
  const yieldToLoop = createYielder(TURN);
  const told = (value: unknown) => {
    const short = longest === null ? value : shortened(value, omitted, longest);
    return textless ? withUntrusted(short, textless) : short;
  };
  const [rest, lists] = apart(answer);
  const record = membersOf(told(rest));
  let length = JSON.stringify(record).length;
  let fitting = 0;
  for (const [name, entries] of lists) {
    if (omitted.includes(name)) continue;
    const list: unknown[] = [];
    for (const entry of entries) {
      const one = told(entry);
      length += JSON.stringify(one).length;
      if (length > LONGEST_ANSWER) return { fitting };
      list.push(one);
      fitting++;
      await yieldToLoop();
    }
    record[name] = list;
  }
  if (length > LONGEST_ANSWER) return { fitting };
  return { record, text: JSON.stringify(record) };
}

function membersOf(value: unknown): Record<string, unknown> {
  return isObject(value) ? value : { value };
}

/** A record without its lists of records, and those. */
function apart(record: unknown): [rest: unknown, lists: [string, object[]][]] {
  if (!isObject(record)) return [record, []];
  const lists: [string, object[]][] = [];
  const rest = Object.entries(record).filter(([name, member]) => {
    const isList = Array.isArray(member) && member.every(isObject) && !staysWhole(name);
    if (isList) lists.push([name, member]);
    return !isList;
  });
  return [Object.fromEntries(rest), lists];
}

/** Says of a text that it was left out, so that an agent does not take the rest for all there is. */
function shortened(value: unknown, omitted: readonly string[], longest: number): unknown {
  if (typeof value === "string")
    return value.length > longest ? `(${value.length} characters left out)` : value;
  if (Array.isArray(value)) return value.map((entry) => shortened(entry, omitted, longest));
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name]) => !omitted.includes(name))
      .map(([name, member]) => [name, shortened(member, omitted, longest)]),
  );
}

/** The content of a file of at most `LARGEST_FILE`, with what is said of it; `null` of a larger one. */
export async function fileOf(
  response: Response,
): Promise<{ readonly content: Content; readonly facts: Record<string, unknown> } | null> {
  const mimeType = response.headers.get("content-type")?.split(";")[0] ?? "";
  const bytes = await limited(response);
  if (bytes === null) return null;
  await nextTurn();
  const facts = { mimeType, bytes: bytes.length };
  if (mimeType === "image/png")
    return { facts, content: { type: "image", data: bytes.toString("base64"), mimeType } };
  const uri = `quietzone:file/${mimeType}`;
  if (mimeType !== "image/svg+xml")
    return {
      facts,
      content: { type: "resource", resource: { uri, mimeType, blob: bytes.toString("base64") } },
    };
  // A model would read it.
  if (bytes.length > LONGEST_ANSWER) return null;
  const text = bytes.toString();
  // Its captions are texts of others.
  return {
    facts,
    content: { type: "resource", resource: { uri, mimeType, text, _meta: { untrusted: true } } },
  };
}

/** The bytes of an answer; `null`, and its rest is not made, when they are too many. */
async function limited({ body }: Response): Promise<Buffer | null> {
  const pieces: Uint8Array[] = [];
  let length = 0;
  if (body)
    for await (const piece of body) {
      length += piece.length;
      // Leaving the loop cancels the stream.
      if (length > LARGEST_FILE) return null;
      pieces.push(piece);
    }
  return Buffer.concat(pieces);
}
