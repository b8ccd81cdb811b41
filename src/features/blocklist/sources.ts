import { createHash } from "node:crypto";
import { open, rm, stat } from "node:fs/promises";
import { basename } from "node:path";
import { DocumentError, type Fetch } from "../../kit/outbound/documents.ts";
import { failureOf } from "../../kit/outbound/failure.ts";
import { MINUTE } from "../../kit/shared/clock.ts";
import { errorFields } from "../../kit/shared/log.ts";
import { ListError } from "./read-content.ts";

/** A list that the operator names. */
export interface Source {
  /** By which it is shown, also to tenants: it tells neither a folder nor a secret of an address. */
  readonly name: string;
  /** A file's path, or an address. */
  readonly location: string;
  /** Whether its hosts pass, whatever another list says. */
  readonly isAllowed: boolean;
  /** By which its copies are kept. */
  readonly key: string;
}

/** A file with what a source gives. */
export interface ReadSource {
  readonly path: string;
  /** By which the source is asked for another state. */
  readonly tag: string | null;
  /** Whether the file is what it was when its tag was taken. */
  isStill(): Promise<boolean>;
  /** Removes it, where it is ours. */
  drop(): Promise<void>;
}

/** The content of a source; `"same"` where it has not changed. */
export type Read = "same" | ReadSource;

/** Bytes of the largest list. */
const LARGEST = 256 * 1024 * 1024;

/** For all of a list. */
const PATIENCE = 10 * MINUTE;

/** Redirects that are followed, each through the guard. */
const MOST_REDIRECTS = 5;

const REDIRECTS: ReadonlySet<number> = new Set([301, 302, 303, 307, 308]);

/** The sources of both settings, by names that are all different. */
export function sourcesOf(blocking: readonly string[], allowing: readonly string[]): readonly Source[] {
  const taken = new Set<string>();
  const all = [
    ...blocking.map((location) => ({ location, isAllowed: false })),
    ...allowing.map((location) => ({ location, isAllowed: true })),
  ];
  return all.map(({ location, isAllowed }) => {
    const plain = nameOf(location);
    let name = plain;
    for (let number = 2; taken.has(name); number++) name = `${plain}-${number}`;
    taken.add(name);
    const key = createHash("sha256").update(`${isAllowed}\n${location}`).digest("hex").slice(0, 16);
    return { name, location, isAllowed, key };
  });
}

/** The host of an address and the last part of its path, or a file's name. */
function nameOf(location: string): string {
  if (!isAddress(location)) return basename(location);
  const url = new URL(location);
  const last = url.pathname.split("/").findLast((part) => part !== "");
  return last === undefined ? url.host : `${url.host}/${last}`;
}

export function isAddress(location: string): boolean {
  return /^https?:\/\//i.test(location);
}

/**
 * Reads sources. A file is read where it is, and an address into a file of ours.
 * @param needs.spool - the path of an empty file for a source's key.
 * @returns a function that throws ListError with a sentence for the operator.
 */
export function createSourceReader(needs: {
  ask: Fetch;
  spool: (key: string) => string;
  signal: AbortSignal;
}): (source: Source, tag: string | null) => Promise<Read> {
  const { ask, spool } = needs;

  async function readFile({ location }: Source, tag: string | null): Promise<Read> {
    const now = await tagOfFile(location);
    if (now === tag) return "same";
    return {
      path: location,
      tag: now,
      isStill: async () => (await tagOfFile(location)) === now,
      async drop() {},
    };
  }

  async function follow(location: string, tag: string | null, signal: AbortSignal): Promise<Response> {
    let url = new URL(location);
    for (let redirects = 0; ; redirects++) {
      const answer = await ask(url, { method: "GET", headers: conditionOf(tag) }, signal);
      if (!REDIRECTS.has(answer.status)) return answer;
      await answer.body?.cancel();
      const next = URL.parse(answer.headers.get("location") ?? "", url.href);
      if (next === null || redirects === MOST_REDIRECTS) throw new ListError("it redirects without an end");
      if (next.protocol !== "https:" && next.protocol !== url.protocol)
        throw new ListError("it redirects to an address that is not https");
      url = next;
    }
  }

  async function readAddress({ location, key }: Source, tag: string | null): Promise<Read> {
    const signal = AbortSignal.any([needs.signal, AbortSignal.timeout(PATIENCE)]);
    const answer = await follow(location, tag, signal);
    if (answer.status === 304) return "same";
    if (answer.status !== 200) {
      await answer.body?.cancel();
      throw new ListError(`its server answered ${answer.status}`);
    }
    const path = spool(key);
    try {
      await save(answer, path);
    } catch (error) {
      await rm(path, { force: true });
      throw error;
    }
    return {
      path,
      tag: tagOf(answer.headers),
      isStill: async () => true,
      drop: () => rm(path, { force: true }),
    };
  }

  return async (source, tag) => {
    try {
      return await (isAddress(source.location) ? readAddress(source, tag) : readFile(source, tag));
    } catch (error) {
      if (error instanceof ListError) throw error;
      if (error instanceof DocumentError) throw new ListError(`it can't be reached: ${error.failure}`);
      const { code, error: name } = errorFields(error);
      throw new ListError(`it can't be read: ${code ?? name}`);
    }
  };
}

/** @throws ListError when it is too large or cut off. */
async function save(answer: Response, path: string): Promise<void> {
  const file = await open(path, "w");
  let bytes = 0;
  try {
    for await (const piece of answer.body ?? []) {
      bytes += piece.length;
      if (bytes > LARGEST) throw new ListError(`it has more than ${LARGEST} bytes`);
      await file.write(piece);
    }
  } catch (error) {
    if (error instanceof ListError) throw error;
    throw new ListError(`it was cut off: ${failureOf(error)}`);
  } finally {
    await file.close();
  }
}

async function tagOfFile(path: string): Promise<string> {
  const { size, mtimeMs, ino } = await stat(path);
  return `file ${size} ${mtimeMs} ${ino}`;
}

/** The validators of a state of a list, by which a server is asked for another one (RFC 9110, 13.1). */
function tagOf(headers: Headers): string | null {
  const [etag, modified] = [headers.get("etag"), headers.get("last-modified")];
  if (etag !== null) return `etag ${etag}`;
  return modified === null ? null : `modified ${modified}`;
}

function conditionOf(tag: string | null): Readonly<Record<string, string>> {
  if (tag?.startsWith("etag ")) return { "if-none-match": tag.slice("etag ".length) };
  if (tag?.startsWith("modified ")) return { "if-modified-since": tag.slice("modified ".length) };
  return {};
}
