import type { WorstInput } from "../../worst/input.ts";

/** A logo of one colour. */
const LOGO = "simple-icons.spotify";

/** A colour for a text: another one for almost every text. */
const color = (fresh: string) => (Bun.hash.crc32(fresh) % 0xffffff).toString(16).padStart(6, "0");

const searches: readonly (readonly [string, string])[] = [
  ["everything", "?page-size=200"],
  ["the newest", "?page-size=200&sort=newest"],
  ["a page past the end", "?page=9007199254740991&page-size=200"],
  ["a word with a typo", "?page-size=200&q=micrsoft"],
  ["a word that is not there", "?page-size=200&q=zzxqyzzxq"],
  ["one letter", "?page-size=200&q=a"],
  ["two letters", "?page-size=200&q=ab"],
  ["many words", `?page-size=200&q=${"micrsoft+gogle+amazn+facebok+".repeat(60)}`],
  ["a long word", `?page-size=200&q=${"abcdefghij".repeat(700)}`],
  ["letters with accents", `?page-size=200&q=${encodeURIComponent("é".repeat(800))}`],
  [
    "accents without letters",
    `?page-size=200&q=${encodeURIComponent("a\u0301\u0301\u0301\u0301".repeat(200))}`,
  ],
  ["spaces", `?page-size=200&q=${"%20".repeat(2_500)}`],
  ["all filters", "?page-size=200&q=a&format=svg&scheme=color&sort=newest&since=24h"],
];

/** The logo catalog, the contract, health, and the pages outside the contract. */
export const INPUTS: readonly WorstInput[] = [
  ...searches.map(([name, query]): WorstInput => ({
    operation: "listLogos",
    name,
    request: () => ({ path: `/api/v1/logos${query}` }),
  })),
  {
    operation: "listLogoFacets",
    name: "all facets",
    status: 200,
    request: () => ({ path: "/api/v1/facets" }),
  },
  { operation: "getLogo", name: "a logo", status: 200, request: () => ({ path: `/api/v1/logos/${LOGO}` }) },
  ...["file", "file.svg", "file.png"].map((file): WorstInput => ({
    operation: { file: "getLogoFile", "file.svg": "getLogoSvg", "file.png": "getLogoPng" }[file] ?? "",
    name: "the largest file in a colour of its own each time",
    status: 200,
    request: ({ fresh }) => ({ path: `/api/v1/logos/${LOGO}/${file}?size=1024&color=${color(fresh())}` }),
  })),
  { operation: "getContract", name: "the contract", status: 200, request: () => ({ path: "/openapi.json" }) },
  { operation: "getHealth", name: "probes", status: 200, request: () => ({ path: "/healthz" }) },
  { operation: "getReadiness", name: "probes", status: 200, request: () => ({ path: "/readyz" }) },
  ...[
    "/",
    "/app",
    "/docs",
    "/metrics",
    `/${"x".repeat(12_000)}`,
    `/${"%C3%A4".repeat(2_000)}`,
    `/${"/".repeat(12_000)}`,
  ].map((path): WorstInput => ({ operation: "GET", name: path.slice(0, 20), request: () => ({ path }) })),
];
