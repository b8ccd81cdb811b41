import { type Static, Type } from "@sinclair/typebox";
import { Elysia } from "elysia";
import { CATALOG_OPERATION, catalogKey, wrapped } from "../../../kit/http/catalog.ts";
import type { Gate } from "../../../kit/http/gate.ts";
import type { Limiter } from "../../../kit/http/limits.ts";
import { json, operation, DOCUMENTED_AS } from "../../../kit/http/operation.ts";
import { query } from "../../../kit/http/input.ts";
import { NEXT, nextPage } from "../../../kit/http/next-page.ts";
import { oneOf, WHOLE } from "../../../kit/shared/schema.ts";
import type { ListQuery, Logos } from "../logos.ts";
import { FacetsAnswer, type Logo, LOGO_PATH, LogoAnswer, LogoListAnswer } from "../model.ts";
import { ART_FORMATS, SCHEMES } from "../traits.ts";

const DEFAULT_PAGE_SIZE = 24;
const LARGEST_PAGE_SIZE = 200;

/** Hours, by what `since` says. */
const SINCE = { "1h": 1, "12h": 12, "24h": 24 } as const;

/** A number in a query: text to the validator, documented as the number it is. */
function counting(description: string, more: object) {
  const documented = { type: "integer", minimum: 1, description, ...more };
  return Type.Optional(Type.String({ pattern: WHOLE, description, [DOCUMENTED_AS]: documented }));
}

const text = (description: string, example: string) =>
  Type.Optional(Type.String({ description, examples: [example] }));

const ListParameters = query({
  page: counting("From 1; a page past the end is empty", { default: 1 }),
  "page-size": counting(`Entries per page; more than ${LARGEST_PAGE_SIZE} counts as that`, {
    default: DEFAULT_PAGE_SIZE,
  }),
  category: text("Only this category; GET /api/v1/facets lists them", "developer-tools"),
  format: Type.Optional(oneOf(ART_FORMATS, { description: "Only logos whose own format this is" })),
  scheme: Type.Optional(oneOf(SCHEMES, { description: "Only this colour scheme" })),
  source: text("Only from this collection; GET /api/v1/facets lists them", "simple-icons"),
  since: Type.Optional(oneOf(["1h", "12h", "24h"], { description: "Only what entered the catalog since" })),
  sort: Type.Optional(oneOf(["newest"], { description: "Newest first; otherwise by rank, or by name" })),
  q: text("Words to search for: names, other names, kinds; typos are forgiven", "github"),
});

const example: Logo = {
  id: "simple-icons.github",
  name: "GitHub",
  category: "developer-tools",
  format: "svg",
  color_scheme: "monochrome",
  source: "simple-icons",
  license: "CC0-1.0",
  license_url: "https://creativecommons.org/publicdomain/zero/1.0/",
  attribution: "GitHub, by way of Simple Icons (Simple Icons contributors), CC0-1.0",
  source_url: "https://github.com/logos",
  guidelines: "https://github.com/logos",
  brand: "github",
  variants: 13,
  derived: false,
  added_at: "2026-11-01T00:00:00.000Z",
  download: "/api/v1/logos/simple-icons.github/file",
  svg: "/api/v1/logos/simple-icons.github/file.svg",
  png: "/api/v1/logos/simple-icons.github/file.png",
};
const exampleMeta = { version: "1.0.0", requestId: "req_01kahgxyz0f3v8m2q4c6j9t1sw" };
const exampleFacets = {
  category: { "developer-tools": 13 },
  format: { svg: 13 },
  color_scheme: { monochrome: 6, color: 3, dark: 2, light: 2 },
  source: { thesvg: 5, devicon: 4, "simple-icons": 4 },
};
const done = { success: true, error: null };

/** The logo catalog: its list, its facets, and each logo. */
export function logoRoutes(needs: {
  gate: Gate;
  limit: Limiter;
  /** Whether a key is asked for. */
  keys: boolean;
  logos: Logos;
}) {
  const { gate, limit, logos } = needs;
  const admission = gate.reads({ limit, ...catalogKey(needs.keys) });

  return new Elysia()
    .get(
      "/api/v1/logos",
      async ({ request, query, set }) => {
        const { logos: page, pagination, facets } = await logos.list(listQuery(query));
        const isLast = pagination.page >= pagination.pages;
        Object.assign(set.headers, nextPage(request, isLast ? null : { page: String(pagination.page + 1) }));
        return wrapped(request, page, { pagination, ...(facets ? { facets } : {}) });
      },
      {
        query: ListParameters,
        ...operation(admission, {
          ...CATALOG_OPERATION,
          id: "listLogos",
          summary: "Logos, filtered, paged and searched",
          description: "With q the best match comes first, and meta.facets counts what was found.",
          answers: {
            200: json(
              "A page of logos",
              LogoListAnswer,
              {
                ...done,
                data: [example],
                meta: {
                  ...exampleMeta,
                  pagination: { page: 1, pageSize: 24, pages: 1, totalCount: 13 },
                  facets: exampleFacets,
                },
              },
              NEXT,
            ),
          },
          problems: ["invalid_request"],
        }),
      },
    )
    .get("/api/v1/facets", async ({ request }) => wrapped(request, await logos.facets(), {}), {
      ...operation(admission, {
        ...CATALOG_OPERATION,
        id: "listLogoFacets",
        summary: "Every value to filter logos by, and how many have it",
        description: "Of the whole catalog. meta.facets of a search counts what was found.",
        answers: {
          200: json("The values", FacetsAnswer, { ...done, data: exampleFacets, meta: exampleMeta }),
        },
      }),
    })
    .get(
      "/api/v1/logos/:id",
      async ({ request, params }) => wrapped(request, await logos.get(params.id), {}),
      {
        ...operation(admission, {
          ...CATALOG_OPERATION,
          id: "getLogo",
          summary: "A logo",
          description: "Where it comes from, under what licence, and where its files are.",
          path: LOGO_PATH,
          answers: { 200: json("The logo", LogoAnswer, { ...done, data: example, meta: exampleMeta }) },
          problems: ["logo_not_found"],
        }),
      },
    );
}

function listQuery(parameters: Static<typeof ListParameters>): ListQuery {
  const { page, category, format, scheme, source, since, sort, q } = parameters;
  const pageSize = parameters["page-size"];
  return {
    page: Math.min(Number(page ?? 1), Number.MAX_SAFE_INTEGER),
    pageSize: Math.min(Number(pageSize ?? DEFAULT_PAGE_SIZE), LARGEST_PAGE_SIZE),
    text: given(q),
    category: given(category)?.toLowerCase() ?? null,
    format: format ?? null,
    scheme: scheme ?? null,
    source: given(source)?.toLowerCase() ?? null,
    sinceHours: since === undefined ? null : SINCE[since],
    newestFirst: sort === "newest",
  };
}

/** The text, trimmed; `null` when it is blank. */
function given(text: string | undefined): string | null {
  return text === undefined || text.trim() === "" ? null : text.trim();
}
