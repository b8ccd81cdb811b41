import type { Place, WorstInput, WorstRequest } from "../input.ts";

/** The largest texts that operations answer with, in each content coding. */

const CODINGS = ["br", "zstd", "gzip"] as const;

/** A symbol of many modules, each drawn on its own. */
const largeSymbol = (fresh: string) => ({
  type: "text",
  fields: { text: `${fresh}${"x".repeat(1_500)}` },
  style: { modules: { shape: "dot" } },
});

const LARGEST: readonly (readonly [operation: string, request: (place: Place) => WorstRequest])[] = [
  ["listCodes", ({ heavy }) => ({ path: "/app/api/codes?limit=1000", key: heavy.apiKey })],
  ["listCodes", ({ alike }) => ({ path: "/app/api/codes?limit=1000", key: alike.apiKey })],
  ["getCode", ({ heavy }) => ({ path: `/app/api/codes/${heavy.busy.id}`, key: heavy.apiKey })],
  ["getCodeSvg", ({ large }) => ({ path: `/app/api/codes/${large.busy.id}/qr.svg`, key: large.apiKey })],
  ["getCodeEps", ({ large }) => ({ path: `/app/api/codes/${large.busy.id}/qr.eps`, key: large.apiKey })],
  [
    "getScanLog",
    ({ large }) => ({ path: `/app/api/codes/${large.busy.id}/scans?limit=1000`, key: large.apiKey }),
  ],
  ["getPage", ({ heavy }) => ({ path: `/p/${heavy.busy.shortId}` })],
  ["generate", ({ fresh }) => ({ path: "/app/api/generate", body: largeSymbol(fresh()) })],
  ["exportDrawing", ({ fresh }) => ({ path: "/app/api/export?format=svg", body: largeSymbol(fresh()) })],
  ["exportDrawing", ({ fresh }) => ({ path: "/app/api/export?format=eps", body: largeSymbol(fresh()) })],
  ["listLogos", () => ({ path: "/api/v1/logos?page-size=200&q=a" })],
  ["getLogoSvg", () => ({ path: "/api/v1/logos/simple-icons.spotify/file.svg" })],
  ["listTypes", () => ({ path: "/app/api/types" })],
  ["getContract", () => ({ path: "/openapi.json" })],
  ["GET", () => ({ path: "/docs/search.json" })],
  ["GET", () => ({ path: "/docs/reference/types" })],
];

export const INPUTS: readonly WorstInput[] = LARGEST.flatMap(([operation, request]) =>
  CODINGS.map((coding): WorstInput => ({
    operation,
    name: `its largest text in ${coding}`,
    status: 200,
    request: (place) => ({ ...request(place), headers: { "accept-encoding": coding } }),
  })),
);
