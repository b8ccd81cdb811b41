import {
  type Coding,
  codedTag,
  createCodingChoice,
  isText,
  owned,
  QUICK,
  SHORTEST_CODED,
  THOROUGH,
} from "./coding.ts";
import { onceUnlessRejected } from "../shared/once.ts";
import { contentTag, isUnmodified } from "./conditional.ts";

/** An answer that is the same for every client, apart from its coding. */
export interface Constant {
  /** Answers GET and HEAD. The result is a promise only the first time that a coding is asked for. */
  answer(request: Request): Response | Promise<Response>;
}

/** The bytes that are sent in one coding, with the headers of 200 and of 304. */
interface Form {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly tag: string;
  readonly headers: Headers;
  readonly unmodified: Headers;
}

/** How an answer is coded, by how often it is likely to be sent. */
const CODERS = {
  /** The smallest first. */
  thorough: { codingOf: createCodingChoice(["br", "zstd", "gzip"]), code: THOROUGH },
  /** The cheapest first. */
  quick: { codingOf: createCodingChoice(["zstd", "br", "gzip"]), code: QUICK },
} as const;

/** Headers of the content, which an answer without content does not have (RFC 9110, 15.4.5). */
const OF_CONTENT = ["content-type", "content-encoding"];

/**
 * An answer with a strong entity tag in each coding, made at the first request for it and kept. A coding that is no shorter
 * than the bytes is not used, so all of it takes at most four times the memory of the bytes.
 * @param headers - `content-type` and whatever else there is to say; not `etag`, `content-encoding` and `vary: accept-encoding`.
 * @param options.tag - a strong tag of the content; made of its bytes unless it is given.
 * @param options.pace - `quick` for what is sent a few times; `thorough` unless it is given.
 */
export function createConstant(
  content: string | Uint8Array,
  headers: Readonly<Record<string, string>> & { readonly "content-type": string },
  options: { readonly tag?: string; readonly pace?: keyof typeof CODERS } = {},
): Constant {
  const bytes = typeof content === "string" ? new TextEncoder().encode(content) : owned(content);
  const { tag = contentTag(bytes), pace = "thorough" } = options;
  const { codingOf, code } = CODERS[pace];
  const isCodable = isText(headers["content-type"]);
  const isCoded = isCodable && bytes.length >= SHORTEST_CODED;
  const vary = [headers["vary"], ...(isCodable ? ["accept-encoding"] : [])].filter(Boolean).join(", ");
  const common = vary === "" ? headers : { ...headers, vary };
  const plain = form(bytes, tag, common);
  const coded = new Map<Coding, Form | Promise<Form>>();

  function formIn(coding: Coding): Form | Promise<Form> {
    const known = coded.get(coding);
    if (known) return known;
    const made = code[coding](bytes).then((shorter) => {
      const own = { ...common, "content-encoding": coding };
      const ready = shorter.length < bytes.length ? form(shorter, codedTag(tag, coding), own) : plain;
      coded.set(coding, ready);
      return ready;
    });
    coded.set(coding, made);
    made.catch(() => coded.delete(coding));
    return made;
  }

  return {
    answer(request) {
      const coding = isCoded ? codingOf(request) : null;
      const chosen = coding === null ? plain : formIn(coding);
      return chosen instanceof Promise ? chosen.then((ready) => send(request, ready)) : send(request, chosen);
    },
  };
}

/**
 * The answer to a client that has a quick constant already, before its content is made; `null` for one that
 * has it not. `*` of `If-None-Match` asks whether there is a content, which is not known yet.
 * @param tag - of the constant.
 * @param headers - of the constant.
 */
export function unmodifiedBefore(
  request: Request,
  tag: string,
  headers: Readonly<Record<string, string>> & { readonly "content-type": string },
): Response | null {
  const listed = request.headers.get("if-none-match");
  if (listed === null || listed.trim() === "*") return null;
  const isCodable = isText(headers["content-type"]);
  const coding = isCodable ? CODERS.quick.codingOf(request) : null;
  const known = [tag, ...(coding === null ? [] : [codedTag(tag, coding)])].find((one) =>
    isUnmodified(listed, one),
  );
  if (known === undefined) return null;
  const sent = new Headers({ ...headers, etag: known, ...(isCodable && { vary: "accept-encoding" }) });
  for (const name of OF_CONTENT) sent.delete(name);
  return new Response(null, { status: 304, headers: sent });
}

/** An embedded file, which is read at the first request for it. A file that can't be read now is tried again. */
export function constantFile(
  path: string,
  headers: Parameters<typeof createConstant>[1],
): (request: Request) => Promise<Response> {
  const constant = onceUnlessRejected(async () => createConstant(await Bun.file(path).bytes(), headers));
  return async (request) => (await constant()).answer(request);
}

function form(bytes: Uint8Array<ArrayBuffer>, tag: string, common: Readonly<Record<string, string>>): Form {
  const headers = new Headers({ ...common, etag: tag });
  const unmodified = new Headers(headers);
  for (const name of OF_CONTENT) unmodified.delete(name);
  return { bytes, tag, headers, unmodified };
}

function send(request: Request, { bytes, tag, headers, unmodified }: Form): Response {
  const known = request.headers.get("if-none-match");
  if (known !== null && isUnmodified(known, tag))
    return new Response(null, { status: 304, headers: unmodified });
  return new Response(bytes, { headers });
}
