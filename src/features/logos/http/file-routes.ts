import { Type } from "@sinclair/typebox";
import { Elysia } from "elysia";
import type { DirectAnswer } from "../../../kit/http/app.ts";
import { CATALOG_OPERATION, catalogKey } from "../../../kit/http/catalog.ts";
import { charge } from "../../../kit/http/charge.ts";
import { IF_NONE_MATCH } from "../../../kit/http/conditional.ts";
import { type Constant, createConstant } from "../../../kit/http/constant.ts";
import { CORS_HEADERS } from "../../../kit/http/cors.ts";
import type { Gate } from "../../../kit/http/gate.ts";
import type { Limiter } from "../../../kit/http/limits.ts";
import { operation } from "../../../kit/http/operation.ts";
import { actorOf } from "../../../kit/http/actor.ts";
import { numberIn, query, readNumber } from "../../../kit/http/input.ts";
import type { FileOptions, LogoFile } from "../files.ts";
import type { Logos } from "../logos.ts";
import { sharedAs } from "../../../kit/shared/schema.ts";
import { FILES } from "../../../kit/http/file-content.ts";
import { LOGO_PATH } from "../model.ts";

const SIZE = {
  name: "size",
  minimum: 16,
  maximum: 1024,
  integer: true,
  description: "Pixels of a PNG's longer side; 512 by default",
  component: "LogoSize",
} as const;

const color = Type.Optional(
  Type.String({
    pattern: "^#?[0-9a-fA-F]{6}$",
    description: "#rrggbb, the # encoded as %23 or left out; for logos of one colour",
    examples: ["#1a2b3c"],
    ...sharedAs("LogoColor"),
  }),
);

/** A picture that is opened as a document may style itself, but runs no script and loads nothing. */
const POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

const FILE_HEADERS = {
  "content-security-policy": {
    description: "No scripts, nothing from elsewhere",
    component: "LogoFilePolicy",
  },
  etag: { description: "Of the file, in its content coding", component: "LogoFileTag" },
  "cache-control": {
    description: "`public, max-age=86400`; `private` where a key is asked for",
    component: "LogoFileCaching",
  },
  link: {
    description: '`<…>; rel="license"`, where the licence has an address',
    optional: true,
    component: "LicenceLink",
  },
} as const;

const WAYS = [
  {
    ending: "",
    id: "getLogoFile",
    format: "own",
    what: "in its own format",
    types: ["image/svg+xml", "image/png"],
  },
  { ending: ".svg", id: "getLogoSvg", format: "svg", what: "as SVG", types: ["image/svg+xml"] },
  { ending: ".png", id: "getLogoPng", format: "png", what: "as PNG", types: ["image/png"] },
] as const;

const CONTENT = { "image/svg+xml": FILES.svg, "image/png": FILES.png } as const;

const BASE = "/api/v1/logos/";
const FORMATS: ReadonlyMap<string, FileOptions["format"]> = new Map(
  WAYS.map(({ ending, format }) => [`/file${ending}`, format]),
);
/** The query of a file as most clients write it. Others are left to the router. */
const QUERY = /^\?(?:size=(\d{2,4})(?:&|$))?(?:color=(?:%23)?([0-9a-fA-F]{6}))?$/;

/** Answers with files of the catalog. */
export interface LogoFileAnswers {
  readonly admission: ReturnType<Gate["reads"]>;
  readonly file: (request: Request, id: string, options: FileOptions) => Promise<Response>;
  readonly direct: DirectAnswer;
}

export function createLogoFileAnswers(needs: {
  gate: Gate;
  limit: Limiter;
  keys: boolean;
  logos: Logos;
}): LogoFileAnswers {
  const { gate, limit, keys, logos } = needs;
  const admission = { limit, ...catalogKey(keys) };
  /** Of files that are in memory, as long as they are. */
  const constants = new WeakMap<LogoFile, Constant>();

  function constantOf(file: LogoFile): Constant {
    const known = constants.get(file);
    if (known) return known;
    const { bytes, mediaType, licenseUrl } = file;
    const constant = createConstant(bytes, {
      "content-type": mediaType,
      // A file that needs a key must not lie in caches that many share.
      "cache-control": keys ? "private, max-age=86400" : "public, max-age=86400",
      "content-security-policy": POLICY,
      "x-content-type-options": "nosniff",
      ...CORS_HEADERS,
      ...(licenseUrl === null ? {} : { link: `<${encodeURI(licenseUrl)}>; rel="license"` }),
    });
    constants.set(file, constant);
    return constant;
  }

  async function paid(request: Request, file: LogoFile): Promise<Response> {
    await gate.admit(request, admission);
    if (file.units > 1) await charge(request, file.units);
    return constantOf(file).answer(request);
  }

  return {
    admission: gate.reads(admission),
    async file(request, id, options) {
      return constantOf(await logos.file(id, options, actorOf(request))).answer(request);
    },
    direct(request, pathname) {
      const asked = readAddress(pathname, request.url);
      const file = asked === null ? null : logos.cachedFile(asked.id, asked.options);
      return file === null ? null : paid(request, file);
    },
  };
}

/**
 * The file that an address names; `null` where the router has to read the address. The id is not checked: of a logo that does not
 * exist there is no file in memory.
 */
function readAddress(pathname: string, url: string): { id: string; options: FileOptions } | null {
  if (!pathname.startsWith(BASE)) return null;
  const end = pathname.indexOf("/", BASE.length);
  const format = end < 0 ? undefined : FORMATS.get(pathname.slice(end));
  if (format === undefined) return null;
  const id = pathname.slice(BASE.length, end);
  const at = url.indexOf("?");
  if (at < 0) return { id, options: { format, size: null, color: null } };
  const found = QUERY.exec(url.slice(at));
  if (found === null) return null;
  const [, size, color] = found;
  return {
    id,
    options: {
      format,
      size: size === undefined ? null : Number(size),
      color: color === undefined ? null : `#${color.toLowerCase()}`,
    },
  };
}

/** The files of the logo catalog. */
export function logoFileRoutes({ admission, file }: LogoFileAnswers) {
  return WAYS.map(({ ending, id: operationId, format, what, types: [mediaType, ...alternatives] }) =>
    new Elysia().get(
      `/api/v1/logos/:id/file${ending}`,
      async ({ request, params, query }) =>
        file(request, params.id, {
          format,
          size: readNumber(query.size, SIZE) ?? null,
          color: query.color === undefined ? null : `#${query.color.replace("#", "").toLowerCase()}`,
        }),
      {
        query: query({ size: numberIn(SIZE), color }),
        ...operation(admission, {
          ...CATALOG_OPERATION,
          id: operationId,
          summary: `A logo's file, ${what}`,
          description: "With a size or a colour of one's own it is drawn anew.",
          path: LOGO_PATH,
          parameters: [IF_NONE_MATCH],
          answers: {
            200: {
              description: "The file; Link names the licence",
              mediaType,
              ...CONTENT[mediaType],
              others: Object.fromEntries(alternatives.map((type) => [type, CONTENT[type]])),
              headers: FILE_HEADERS,
            },
            304: { description: "You have it already", headers: FILE_HEADERS },
          },
          problems: ["invalid_request", "color_unsupported", "logo_not_found"],
        }),
      },
    ),
  );
}
