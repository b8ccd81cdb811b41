import { amount } from "../../worst/amounts.ts";
import { SVGS } from "../../worst/art.ts";
import type { WorstInput, WorstRequest } from "../../worst/input.ts";
import { gradient } from "../../worst/styles.ts";

/** Labels of the largest sheet; fewer where not all is tested. */
const LABELS = amount(20_000, 1_500, 300);
/**
 * Labels of the largest symbol; in full as many as a body holds. Each takes a thread as long as hundreds of
 * others.
 */
const LARGE = amount(400, 20, 5);
/** Labels that share a logo or name a code: a request names a thousand codes at most. */
const SHARED = amount(1_000, 300, 60);
/** Bytes of the largest cell: a body has a megabyte. */
const CELL = 1_000_000;

const LAYOUT = "avery-l7651";
const DEAREST = { modules: { shape: "dot", scale: 1 }, foreground: gradient("radial") };
const text = "x".repeat(2_200);

/** Five hundred labels of a page that is as large as there may be, each with room for the largest symbol. */
const LARGEST_PAGE = {
  page: { width: 1_200, height: 1_200 },
  label: { width: 47, height: 59 },
  ...{ columns: 25, rows: 20, left: 0, top: 0, stepX: 48, stepY: 60 },
};

const rows = (count: number, row: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => row(index)).join("\n");
const addresses = (count: number) =>
  `url,title\n${rows(count, (index) => `https://museum.example/${index},Hall ${index}`)}`;
const largeSymbols = (count: number) => `type,text\n${rows(count, (index) => `text,${index}${text}`)}`;

const styled = (count: number) => {
  const cell = (index: number) =>
    JSON.stringify({ ...DEAREST, modules: { shape: "blob", scale: 1 - index / 1_000 } });
  return `type,text,style\n${rows(count, (index) => `text,${text},"${cell(index).replaceAll('"', '""')}"`)}\ntext,${text},none`;
};

type Making = (place: Parameters<WorstInput["request"]>[0]) => object;

const bodies: readonly (readonly [name: string, query: string, body: Making])[] = [
  ["the most labels", "", () => ({ rows: addresses(LABELS), layout: LAYOUT })],
  [
    "the most labels with texts, for the press",
    "",
    () => ({
      rows: addresses(LABELS),
      layout: "avery-l7160",
      text: ["title", "{url} {url}", "No. {n:0000}", "url"],
      ...{ standard: "pdf/x-1a", marks: "crop", bleedMm: 5 },
    }),
  ],
  [
    "lines of text of the most names",
    "",
    () => ({
      rows: addresses(LABELS),
      layout: "avery-l7160",
      text: Array.from({ length: 4 }, () => "{}".repeat(100)),
    }),
  ],
  [
    "the largest symbols of the dearest style",
    "",
    () => ({ rows: largeSymbols(LARGE), layout: "a4", style: DEAREST }),
  ],
  [
    "a page of the largest symbols, as SVG",
    "?as=svg",
    () => ({ rows: largeSymbols(LARGE), layout: LARGEST_PAGE, style: DEAREST }),
  ],
  [
    "a large symbol in the most copies on a roll",
    "",
    () => ({
      rows: largeSymbols(Math.ceil(LABELS / 1_000)),
      copies: 1_000,
      layout: "roll-4x6",
      style: DEAREST,
    }),
  ],
  [
    "the largest logo on every label",
    "",
    () => ({
      rows: addresses(SHARED / 2),
      layout: LAYOUT,
      style: { logo: { svg: SVGS["text that draws nothing"]?.() } },
    }),
  ],
  [
    "the same code up to a thousand times, in a style with a large logo",
    "",
    ({ heavy }) => ({ codes: Array.from({ length: SHARED }, () => heavy.busy.id), layout: LAYOUT }),
  ],
  [
    "up to a thousand codes, each with its target as text",
    "",
    ({ large }) => ({
      codes: Array.from({ length: SHARED }, (_, at) => large.others[at % large.others.length]?.id),
      ...{ layout: "a6", text: ["{target} {title}", "group"] },
    }),
  ],
  ["one cell", "", () => ({ rows: `url\n${"x".repeat(CELL)}`, layout: LAYOUT })],
  [
    "one cell as each line of text, many times",
    "",
    () => ({
      rows: `url,title,caption\nhttps://museum.example/,,${"x".repeat(CELL)}`,
      layout: LAYOUT,
      text: Array.from({ length: 4 }, () => "{caption}".repeat(22)),
    }),
  ],
  [
    "texts that nearly fit",
    "",
    () => ({
      rows: `url,caption\n${rows(900, (index) => `https://museum.example/${index},${"wide word ".repeat(99)}`)}`,
      layout: LAYOUT,
      text: ["caption", "caption", "caption", "caption"],
    }),
  ],
  [
    "texts that nearly fit at the side of a design",
    "",
    () => ({
      rows: `url,caption\n${rows(900, (index) => `https://museum.example/${index},${"wide word ".repeat(99)}`)}`,
      layout: "a3",
      text: ["n", "caption", "caption", "caption"],
      design: { headline: { sizePt: 300 }, textAt: "side" },
    }),
  ],
  [
    "the most folds, as wide as they may be",
    "",
    () => ({
      rows: "type,text\ntext,A",
      layout: {
        page: { width: 1_200, height: 1_200 },
        label: { width: 1_200, height: 12, folded: true },
        ...{ columns: 1, rows: 50, left: 0, top: 12, stepX: 1_200, stepY: 24 },
      },
      design: { foldLine: true },
    }),
  ],
  [
    "the most columns that a refusal could name",
    "",
    () => ({
      rows: `url,${rows(249, (index) => `${index}${"c".repeat(4_000)}`).replaceAll("\n", ",")}\n`,
      layout: LAYOUT,
      text: ["other"],
    }),
  ],
  ["a group without codes", "", () => ({ group: "none", layout: LAYOUT })],
];

const headers = { "content-type": "text/csv" };

export const INPUTS: readonly WorstInput[] = [
  { operation: "listSheetLayouts", name: "all layouts", request: () => ({ path: "/app/api/sheets" }) },
  ...bodies.map(([name, query, body]): WorstInput => ({
    operation: "printSheet",
    name: `a sheet of ${name}`,
    request: (place): WorstRequest => ({
      path: `/app/api/sheets${query}`,
      key: (name.includes("logo") && name.includes("code") ? place.heavy : place.large).apiKey,
      body: body(place),
    }),
  })),
  {
    operation: "printSheet",
    name: "a sheet without a key of up to a hundred large symbols",
    request: () => ({
      path: "/app/api/sheets",
      body: { rows: largeSymbols(Math.min(100, LARGE)), layout: "a4", style: DEAREST },
    }),
  },
  {
    operation: "printSheet",
    name: "a sheet without a key of up to a hundred styles, the last of which is refused",
    request: () => ({ path: "/app/api/sheets", body: { rows: styled(Math.min(99, LARGE)), layout: "a4" } }),
  },
  {
    operation: "printSheet",
    name: "two thousand at once with a session that nobody has",
    status: 400,
    request: ({ fresh }) => ({
      path: "/app/api/sheets",
      headers: { cookie: `qz_session=${fresh().padEnd(43, "x").slice(0, 43)}` },
      body: {},
      crowd: 2_000,
    }),
  },
  {
    operation: "printSheet",
    name: "a sheet whose client leaves",
    request: ({ large }) => ({
      path: "/app/api/sheets",
      key: large.apiKey,
      body: { rows: addresses(LABELS), layout: "roll-2x1" },
      enough: 1_000,
    }),
  },
  {
    operation: "makeBulk",
    name: "a file of codes that are printed",
    request: ({ large, fresh }) => ({
      path: `/app/api/bulk?as=sheet&layout=${LAYOUT}&text=title,shortUrl`,
      key: large.apiKey,
      headers: { ...headers, "idempotency-key": fresh() },
      body: `target,title\n${rows(LABELS, (index) => `https://museum.example/${index},Hall ${index}`)}`,
    }),
  },
];
