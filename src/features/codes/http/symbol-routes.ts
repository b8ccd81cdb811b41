import { type Static, Type } from "@sinclair/typebox";
import { Elysia } from "elysia";
import type { Drawings } from "../../drawings/drawings.ts";
import type { LogoStyles } from "../../logos/styles.ts";
import { ColorSpace, Format as FormatSchema } from "../../drawings/model.ts";
import { contentTag, IF_NONE_MATCH } from "../../../kit/http/conditional.ts";
import { readsEither } from "../../../kit/http/either.ts";
import type { Gate } from "../../../kit/http/gate.ts";
import type { Limiter } from "../../../kit/http/limits.ts";
import { sharedAs } from "../../../kit/shared/schema.ts";
import { type Operation, operation } from "../../../kit/http/operation.ts";
import { type NumberParameter, numberIn, query, readNumber } from "../../../kit/http/input.ts";
import { actorOf } from "../../../kit/http/actor.ts";
import type { Style } from "../../../qr/style.ts";
import { FORMATS, type Format, WRITERS } from "../../../qr/write/index.ts";
import { Fault } from "../../../kit/shared/fault.ts";
import type { Tenant } from "../../../kit/shared/tenant.ts";
import { FILES } from "../../../kit/http/file-content.ts";

const SIZE: NumberParameter = {
  name: "size",
  minimum: 64,
  maximum: 4_096,
  integer: true,
  description: "Width in pixels, for SVG and PNG; the style's own by default",
  component: "SymbolSize",
};
const WIDTH: NumberParameter = {
  name: "widthMm",
  minimum: 10,
  maximum: 2_000,
  description: "Width of the whole drawing in millimetres; 80 for PDF and EPS by default",
  component: "SymbolWidth",
};
const sheet = {
  size: numberIn(SIZE),
  widthMm: numberIn(WIDTH),
  colorSpace: Type.Optional(ColorSpace),
};
const SheetQuery = query(sheet);
const ExportQuery = query({ ...sheet, format: Type.Optional(FormatSchema) });

/** Formats whose size is in pixels. */
const IN_PIXELS: ReadonlySet<Format> = new Set(["svg", "png"]);

/** Rethrows an error with pointers into the query, where the size stands. */
function rethrowForQuery(error: unknown): never {
  if (!(error instanceof Fault) || error.errors.length === 0) throw error;
  const errors = error.errors.map((detail) => ({
    ...detail,
    pointer: detail.pointer === "/style/size" ? "?size" : detail.pointer,
  }));
  throw new Fault(error.code, error.message, { errors, extra: error.extra });
}

const DRAWING_HEADERS = {
  etag: { description: "Of the drawing's bytes", component: "DrawingTag" },
  "cache-control": { description: "`private, no-cache`", component: "DrawingCaching" },
};

/** Headers of a drawing that is embedded elsewhere. */
const LINKED = {
  "cache-control": "public, max-age=300",
  "content-security-policy": "default-src 'none'; sandbox",
  "cross-origin-resource-policy": "cross-origin",
} as const;
const LINKED_HEADERS = {
  ...DRAWING_HEADERS,
  "cache-control": {
    description: "`private, no-cache`; with a token for five minutes",
    component: "LinkedDrawingCaching",
  },
  "content-security-policy": {
    description: "With a token: opened as a document it loads nothing",
    optional: true,
    component: "LinkedDrawingPolicy",
  },
  "cross-origin-resource-policy": {
    description: "With a token: `cross-origin`",
    optional: true,
    component: "LinkedDrawingSharing",
  },
} as const;

/** Formats that pages and mails show. */
const LINKABLE: ReadonlySet<Format> = new Set(["svg", "png"]);

const LinkedQuery = query({
  ...sheet,
  token: Type.Optional(
    Type.String({
      maxLength: 64,
      description: "Of the link to the picture: no key is needed then",
      examples: ["3q2-7wECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxw"],
      ...sharedAs("PictureToken"),
    }),
  ),
});

const TOKEN = /[?&]token=([^&#]*)/;
/** Whether a request brings a token, which is then what it is admitted by. */
const bringsToken = ({ url }: Request) => TOKEN.test(url);

interface StoredSymbol {
  readonly payload: string;
  readonly style: Style | null;
}

/** The stored codes of a kind, as their symbols are drawn. */
export interface SymbolsOf {
  /** The path of one of them. */
  readonly path: `/app/api/${string}/:id`;
  /** The operation that reads one: those of its symbols begin with it. */
  readonly operation: string;
  readonly tag: string;
  readonly parameter: NonNullable<Operation["path"]>;
  readonly description: string;
  /** @throws Fault `code_not_found` when the tenant has no such code. */
  readonly symbol: (tenant: Tenant, id: string) => Promise<StoredSymbol>;
  /** Reads a code by the token of a link to its picture, which shows SVG and PNG without a key. */
  readonly linked?: {
    /** @throws Fault `code_not_found` for another token. */
    readonly symbol: (id: string, token: string) => Promise<StoredSymbol>;
    /** Of drawings without a key, per address. */
    readonly limit: Limiter;
  };
  /** Whether `export` gives all formats, as files with a name. */
  readonly exports?: true;
}

/** `qr.svg` of a code, and its siblings in the other formats. */
export function symbolRoutes(needs: {
  gate: Pick<Gate, "reads">;
  drawings: Pick<Drawings, "symbol">;
  /** Replaces the logo that a style names by the drawing of its copy. */
  inlineLogo: LogoStyles["inlineCopy"];
  of: SymbolsOf;
}) {
  const { gate, drawings, of } = needs;
  // Whether a code is there is known before the query is checked, so it is read then, and once.
  const read = new WeakMap<Request, StoredSymbol>();
  const admission = gate.reads({
    scopes: ["codes:read"],
    owner: async (tenant, { id = "" }, request) => void read.set(request, await of.symbol(tenant, id)),
  });
  const { linked } = of;
  const linkable =
    linked &&
    readsEither(admission, {
      areMeant: bringsToken,
      gated: gate.reads({
        limit: linked.limit,
        async precondition({ id = "" }, request) {
          const [, token = ""] = TOKEN.exec(request.url) ?? [];
          read.set(request, await linked.symbol(id, token));
        },
      }),
    });

  async function drawn(
    request: Request,
    format: Format,
    query: Static<typeof SheetQuery>,
  ): Promise<{ bytes: Uint8Array; headers: Record<string, string> }> {
    const code = read.get(request);
    if (!code) throw new Error("The admission reads the code");
    const style = await needs.inlineLogo(code.style ?? {});
    const size = readNumber(query.size, SIZE);
    // As the style's own size: whether it scans depends on the pixels of a module.
    const sized = size === undefined || !IN_PIXELS.has(format) ? style : { ...style, size };
    const sheet = { widthMm: readNumber(query.widthMm, WIDTH), colorSpace: query.colorSpace };
    const { bytes } = await drawings
      .symbol(code.payload, sized, format, sheet, actorOf(request))
      .catch(rethrowForQuery);
    const { contentType } = WRITERS[format];
    const headers = {
      etag: contentTag(bytes),
      "cache-control": "private, no-cache",
      ...(linked && LINKABLE.has(format) && bringsToken(request) ? LINKED : {}),
    };
    return {
      bytes,
      headers: { ...headers, "x-content-type-options": "nosniff", "content-type": contentType },
    };
  }

  const described = {
    tag: of.tag,
    storage: true,
    path: of.parameter,
    parameters: [IF_NONE_MATCH],
    problems: ["invalid_request", "style_not_scannable", "code_not_found"],
  } as const;
  const unmodified = { description: "You have it already", headers: DRAWING_HEADERS };

  function route(format: Format) {
    const open = linkable && LINKABLE.has(format) ? linkable : null;
    const headers = open ? LINKED_HEADERS : DRAWING_HEADERS;
    return new Elysia().get(
      `${of.path}/qr.${format}`,
      async ({ request, query }) => {
        const { bytes, headers } = await drawn(request, format, query);
        return new Response(Uint8Array.from(bytes), { headers });
      },
      {
        query: open ? LinkedQuery : SheetQuery,
        ...operation(open ?? admission, {
          ...described,
          id: `${of.operation}${format[0]?.toUpperCase()}${format.slice(1)}`,
          summary: `The QR code as ${format.toUpperCase()}`,
          description: of.description,
          answers: {
            200: {
              description: "The drawing",
              mediaType: WRITERS[format].contentType,
              ...FILES[format],
              headers,
            },
            304: { ...unmodified, headers },
          },
        }),
      },
    );
  }

  const exported = new Elysia().get(
    `${of.path}/export`,
    async ({ request, params, query }) => {
      const { format = "svg" } = query;
      const { bytes, headers } = await drawn(request, format, query);
      const name = `attachment; filename="${params.id}.${WRITERS[format].extension}"`;
      return new Response(Uint8Array.from(bytes), { headers: { ...headers, "content-disposition": name } });
    },
    {
      query: ExportQuery,
      ...operation(admission, {
        ...described,
        id: `${of.operation}Export`,
        summary: "The QR code as a file",
        description: of.description,
        answers: {
          200: {
            description: "The file",
            mediaType: WRITERS.svg.contentType,
            ...FILES.svg,
            others: Object.fromEntries(
              (["pdf", "eps", "png"] as const).map((format) => [WRITERS[format].contentType, FILES[format]]),
            ),
            headers: { ...DRAWING_HEADERS, "content-disposition": "attachment, with a file name" },
          },
          304: unmodified,
        },
      }),
    },
  );

  return [...FORMATS.map(route), ...(of.exports ? [exported] : [])];
}
