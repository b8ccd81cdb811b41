import { type Static, Type } from "@sinclair/typebox";
import { textOrNull } from "../../kit/shared/common-members.ts";
import { described, oneOf, orNull, named } from "../../kit/shared/schema.ts";
import { ART_FORMATS, SCHEMES } from "./traits.ts";

export const CATALOG_BASE = "/api/v1";

/** The logo in a path, for the OpenAPI document. */
export const LOGO_PATH = {
  id: { component: "LogoId", description: "Id of the logo", example: "simple-icons.github" },
};

const formatOf = oneOf(ART_FORMATS, { description: "The logo's own format" });
const schemeOf = oneOf(SCHEMES, {
  description: "dark is made for a dark background, light for a light one, monochrome is one colour",
});

export const Logo = Type.Object(
  {
    id: Type.String({ description: "Stable: the same logo has it in every version of the catalog" }),
    name: Type.String({ description: "Display name" }),
    category: Type.String({ description: "GET /api/v1/facets lists them" }),
    format: formatOf,
    color_scheme: schemeOf,
    source: Type.String({ description: "The collection it comes from; GET /api/v1/facets lists them" }),
    license: Type.String({ description: "SPDX label" }),
    license_url: textOrNull("Text of the licence; null if not known"),
    attribution: Type.String({ description: "Whom to name" }),
    source_url: textOrNull("Page that the logo was taken from; null if not known"),
    guidelines: orNull(Type.String({ description: "What the owner asks of those who show it" })),
    brand: Type.String({ description: "The same for all logos of a brand" }),
    variants: Type.Integer({ minimum: 1, description: "Number of logos of the same brand" }),
    derived: Type.Boolean({ description: "Whether it was made by recolouring another" }),
    added_at: Type.String({ format: "date-time", description: "When it entered this catalog" }),
    download: Type.String({ description: "Path of the file in its own format" }),
    svg: Type.String({ description: "Path of the file as SVG" }),
    png: Type.String({ description: "Path of the file as PNG" }),
  },
  named("Logo"),
);
export type Logo = Static<typeof Logo>;

const counts = (member: string) =>
  Type.Record(Type.String(), Type.Integer({ minimum: 1 }), { description: `Logos by ${member}` });

/** Each value of each filter, and how many logos of those found have it. */
export const Facets = Type.Object(
  {
    category: counts("category"),
    format: counts("format"),
    color_scheme: counts("colour scheme"),
    source: counts("source"),
  },
  { description: "Values to filter by; in meta with q only", ...named("LogoFacets") },
);
export type Facets = Static<typeof Facets>;

const meta = {
  version: Type.String({ description: "Version of this API" }),
  requestId: Type.String({ pattern: "^req_", description: "The answer's x-request-id" }),
};

export const Pagination = Type.Object(
  {
    page: Type.Integer({ minimum: 1, description: "Number of this page; the first is 1" }),
    pageSize: Type.Integer({ minimum: 1, description: "Logos of a full page" }),
    pages: Type.Integer({ minimum: 0, description: "Number of pages" }),
    totalCount: Type.Integer({ minimum: 0, description: "Logos that were found, on all pages" }),
  },
  { description: "Which page of how many this is", ...named("Pagination") },
);
export type Pagination = Static<typeof Pagination>;

const done = {
  success: Type.Literal(true, { description: "False in a refusal" }),
  error: Type.Null({ description: "Null in a success" }),
};
const ABOUT = { description: "About the answer" };

export const LogoListAnswer = Type.Object(
  {
    ...done,
    data: Type.Array(Logo, { description: "Logos of the page" }),
    meta: Type.Object({ ...meta, pagination: Pagination, facets: Type.Optional(Facets) }, ABOUT),
  },
  named("LogoList"),
);

export const LogoAnswer = Type.Object({
  ...done,
  data: described(Logo, "The logo"),
  meta: Type.Object(meta, ABOUT),
});
export const FacetsAnswer = Type.Object(
  { ...done, data: Facets, meta: Type.Object(meta, ABOUT) },
  named("LogoFacetsAnswer"),
);
