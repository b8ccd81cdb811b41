import { charge } from "../../../kit/http/charge.ts";
import type { DirectAnswer } from "../../../kit/http/app.ts";
import { contentTag } from "../../../kit/http/conditional.ts";
import { type Constant, createConstant, unmodifiedBefore } from "../../../kit/http/constant.ts";
import { CORS_HEADERS } from "../../../kit/http/cors.ts";
import type { Gate } from "../../../kit/http/gate.ts";
import { actorOf } from "../../../kit/http/actor.ts";
import type { Limiter } from "../../../kit/http/limits.ts";
import { Lru } from "../../../kit/shared/lru.ts";
import { WRITERS } from "../../../qr/write/index.ts";
import type { Drawings } from "../../drawings/drawings.ts";
import { checkEscapes, pointingIntoQuery, type PictureRequest, readPicture } from "../request.ts";

/** The formats of pictures. */
export type PictureFormat = "svg" | "png";

/** A picture that was asked for, with the address by which it is found again. */
export interface AskedPicture extends PictureRequest {
  /** The name of a file to save it as, without its ending. */
  readonly download?: string | undefined;
}

/** Answers with pictures. */
export interface Pictures {
  readonly admission: ReturnType<Gate["reads"]>;
  /** @throws Fault of a drawing's kinds, with pointers into the query; `busy`, `rate_limited`. */
  answer(request: Request, format: PictureFormat, asked: AskedPicture): Promise<Response>;
  readonly direct: DirectAnswer;
}

interface Kept {
  readonly constant: Constant;
  readonly tag: string;
  readonly headers: Headers;
  readonly units: number;
  readonly weight: number;
}

type Headers = Readonly<Record<string, string>> & { readonly "content-type": string };

/** Bytes of the pictures in memory, with all that they take, and of the largest of them. */
const CACHED = 16 * 1024 * 1024;
const LARGEST_CACHED = 512 * 1024;
/** An SVG may be kept in three codings as well, each of less than half its bytes (measured: 7 to 43 %). */
const FORMS: Readonly<Record<PictureFormat, number>> = { svg: 2.5, png: 1 };
/** Bytes that a picture takes besides its own: headers, a closure, its place in the map. */
const OVERHEAD = 3 * 1024;

const PATHS: ReadonlySet<string> = new Set(["/qr.svg", "/qr.png"]);

export function createPictures(needs: {
  gate: Gate;
  limit: Limiter;
  drawings: Pick<Drawings, "symbol">;
  /** Of the program: another one may draw the same request in other bytes. */
  version: () => string;
}): Pictures {
  const { gate, limit, drawings, version } = needs;
  const admission = { limit };
  const kept = new Lru<string, Kept>(CACHED, ({ weight }) => weight);

  async function known(request: Request, { constant, tag, headers, units }: Kept): Promise<Response> {
    await gate.admit(request, admission);
    const unmodified = unmodifiedBefore(request, tag, headers);
    if (unmodified !== null) return unmodified;
    if (units > 1) await charge(request, units);
    return constant.answer(request);
  }

  return {
    admission: gate.reads(admission),
    async answer(request, format, asked) {
      checkEscapes(request.url);
      const { payload, style } = readPicture(asked);
      const tag = contentTag(JSON.stringify([version(), format, payload, style]));
      const headers = headersOf(format, asked.download);
      const unmodified = unmodifiedBefore(request, tag, headers);
      if (unmodified !== null) return unmodified;
      const { bytes, units } = await drawings
        .symbol(payload, style, format, {}, actorOf(request))
        .catch((error: unknown) => {
          throw pointingIntoQuery(error);
        });
      const constant = createConstant(bytes, headers, { tag, pace: "quick" });
      const address = addressOf(request);
      const weight = OVERHEAD + 2 * address.length + FORMS[format] * bytes.length;
      if (weight <= LARGEST_CACHED) kept.set(address, { constant, tag, headers, units, weight });
      return constant.answer(request);
    },
    direct(request, pathname) {
      const found = PATHS.has(pathname) ? kept.get(addressOf(request)) : undefined;
      return found === undefined ? null : known(request, found);
    },
  };
}

/** Path and query as they were sent: the host in front of them may be any of the service's names. */
function addressOf({ url }: Request): string {
  return url.slice(url.indexOf("/", url.indexOf("//") + 2));
}

function headersOf(format: PictureFormat, download: string | undefined): Headers {
  const { contentType, extension } = WRITERS[format];
  return {
    "content-type": contentType,
    "cache-control": "public, max-age=86400",
    "content-security-policy": "default-src 'none'; sandbox",
    "cross-origin-resource-policy": "cross-origin",
    "x-content-type-options": "nosniff",
    ...CORS_HEADERS,
    ...(download === undefined
      ? {}
      : { "content-disposition": `attachment; filename="${download}.${extension}"` }),
  };
}
