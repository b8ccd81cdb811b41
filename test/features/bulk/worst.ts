import { SVGS } from "../../worst/art.ts";
import { LARGEST_RULES } from "../../worst/rules.ts";
import { largest } from "../../worst/styles.ts";
import type { Place, WorstInput, WorstRequest } from "../../worst/input.ts";
import { prepare } from "../../worst/send.ts";
import { AT_LENGTH, IN_FULL } from "../../extent.ts";
import { amount } from "../../worst/amounts.ts";
import { PRODUCT_FILES } from "./worst-products.ts";
import { noise } from "../../worst/noise.ts";

/** Bytes of a file. */
const BYTES = 10 * 1024 * 1024 - 1_024;
/** A plan's most rows; fewer where not all is tested. */
const ROWS = amount(20_000, 1_500, 300);
/** Rows of the largest symbol, each of which takes a thread as long as dozens of others. */
const LARGE = amount(1_000, 100, 20);

const rows = (count: number, row: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => row(index)).join("\n");
const long = (count: number) => "x".repeat(Math.floor(BYTES / count) - 60);

const longTarget = (index: number) => `https://museum.example/${noise(index, 2_020)}`;
const longTitle = (index: number) => noise(index + 7_919, 200);

const files: readonly (readonly [name: string, query: string, csv: () => string])[] = [
  [
    "codes",
    "",
    () =>
      `target,title,group\n${rows(ROWS, (index) => `https://museum.example/${index},Hall ${index},audio guide`)}`,
  ],
  [
    "codes of the longest texts",
    "",
    () =>
      `target,title,group\n${rows(Math.min(ROWS, 4_000), (index) => `${longTarget(index)},${longTitle(index)},audio guide`)}`,
  ],
  [
    "codes of large logos",
    "",
    () => {
      const style = JSON.stringify({ logo: { svg: SVGS["text that draws nothing"]?.() } }).replaceAll(
        '"',
        '""',
      );
      return `target,style\n${rows(19, (index) => `https://museum.example/${index},"${style}"`)}`;
    },
  ],
  [
    "codes with the most rules",
    "",
    () => {
      const rules = JSON.stringify(LARGEST_RULES.queries().rules).replaceAll('"', '""');
      return `target,rules\n${rows(Math.floor(BYTES / (rules.length + 40)), (index) => `https://museum.example/${index},"${rules}"`)}`;
    },
  ],
  [
    "codes whose rules are all wrong",
    "?onError=skip",
    () => {
      const rules = `[${'{""name"":"",""when"":[0]},'.repeat(19)}${"[],".repeat(2_400)}0]`;
      return `target,rules\n${rows(Math.floor(BYTES / (rules.length + 40)), (index) => `https://museum.example/${index},"${rules}"`)}`;
    },
  ],
  ["symbols", "", () => `url\n${rows(ROWS, (index) => `https://museum.example/${index}`)}`],
  [
    "symbols with long names of files",
    "",
    () => `url,filename\n${rows(20, (index) => `https://museum.example/${index},${" .".repeat(240_000)}x`)}`,
  ],
  [
    "symbols whose file names are alike",
    "",
    () => `url,filename\n${rows(ROWS, (index) => `https://museum.example/${index},same`)}`,
  ],
  ["large symbols", "", () => `type,text\n${rows(LARGE, (index) => `text,${index}${"x".repeat(2_300)}`)}`],
  [
    "large symbols, each in a style of its own",
    "",
    () =>
      `type,text,style\n${rows(LARGE / 5, (index) => `text,${"x".repeat(2_300)},"${JSON.stringify({ ...largest().style, margin: index / 20 }).replaceAll('"', '""')}"`)}`,
  ],
  ["rows that are all wrong", "?onError=skip", () => `target\n${rows(ROWS, () => "nowhere")}`],
  [
    "rows that are all wrong, only looked at",
    "?dryRun=true&onError=skip",
    () => `target\n${rows(ROWS, () => "nowhere")}`,
  ],
  [
    "rows that are all too long",
    "?dryRun=true&onError=skip",
    () => `target\n${rows(1_000, (index) => `https://museum.example/${index}${long(1_000)}`)}`,
  ],
  [
    "the most columns",
    "?dryRun=true",
    () =>
      `url,${rows(249, (index) => `c${index}`).replaceAll("\n", ",")}\n${rows(1_000, () => `https://museum.example/,${",".repeat(248)}`)}`,
  ],
  ["more columns than there may be", "?dryRun=true", () => `url${",c".repeat(BYTES / 2 - 10)}\n`],
  ["a column of a long name", "?dryRun=true", () => `url,${"c".repeat(BYTES - 10)}\n`],
  ["one cell", "?dryRun=true", () => `url\n${"x".repeat(BYTES - 10)}`],
  ["one quoted cell", "?dryRun=true", () => `url\n"${'""'.repeat(BYTES / 2 - 10)}"`],
  ["a quote that is not closed", "?dryRun=true", () => `url\n"${"x,\n".repeat(BYTES / 3 - 10)}`],
  ["blank rows", "?dryRun=true", () => `url\n${"\n".repeat(BYTES - 10)}`],
  ["rows of line ends of the Macintosh", "?dryRun=true", () => `url\r${"\r".repeat(BYTES - 10)}`],
  ["rows of spaces", "?dryRun=true", () => `url\n${" ".repeat(BYTES - 10)}`],
  ["short rows", "?dryRun=true&onError=skip", () => `url\n${"x\n".repeat(BYTES / 2 - 10)}`],
  [
    "short ids of their own",
    "?dryRun=true",
    () =>
      `target,shortId\n${rows(ROWS, (index) => `https://museum.example/,own-${index}-${"x".repeat(30)}`)}`,
  ],
  [
    "short ids that are taken",
    "?dryRun=true&onError=skip",
    () => `target,shortId\n${rows(ROWS, () => "https://museum.example/,taken")}`,
  ],
  ...PRODUCT_FILES,
];

/** Files that are refused. Of the others the rows that are wrong are skipped. */
const REFUSED: Readonly<Record<string, number>> = {
  "codes of large logos": 400,
  "large symbols, each in a style of its own": 400,
  "more columns than there may be": 400,
  "a column of a long name": 400,
  "blank rows": 400,
  "rows of line ends of the Macintosh": 400,
  "rows of spaces": 400,
  "short rows": 402,
};

/** Each file, or every sixth, is also sent in JSON: only its reading differs. */
const IN_JSON = IN_FULL ? 1 : 6;

const CSV = { "content-type": "text/csv" };

/** Takes a file, as a whole. @returns what undoes it. */
async function undoOf(url: string, file: WorstRequest & { readonly key: string }): Promise<WorstRequest> {
  const done = await prepare(url, "POST", file);
  await done.arrayBuffer();
  return { path: `/app/api/bulk/${done.headers.get("x-bulk-id")}/undo`, key: file.key };
}

const undoing: WorstInput = {
  operation: "undoBulk",
  name: "a file of a plan's most rows",
  status: 200,
  request: async ({ url, large }) => {
    const body = `target\n${rows(ROWS, (index) => `https://museum.example/${index}`)}`;
    return undoOf(url, { path: "/app/api/bulk", key: large.apiKey, headers: CSV, body });
  },
};

/** Rows whose codes each copy a look of a megabyte. */
const KEPT = amount(100, 16, 6);

const keeping: WorstInput = {
  operation: "makeBulk",
  name: "a file of rows that are kept, each with a large look",
  status: 200,
  request: ({ heavy, looks }) => ({
    path: "/app/api/bulk",
    key: heavy.apiKey,
    headers: CSV,
    body: `type,text,style,keep\n${rows(KEPT, (index) => `text,${index},"${looks.heavy[index % 2]?.name}",yes`)}`,
  }),
};

/**
 * Rows of edits: fewer than of a file of codes, because each may be a change of its own, and as many as a body
 * holds of the longest texts.
 */
const EDITS = amount(4_000, 500, 100);

/** A new file of edits of as many codes as it has rows. @param row - the cells behind the short id. */
async function editsOf(
  { url, large, fresh }: Place,
  head: string,
  row: (index: number) => string,
): Promise<{ key: string; headers: typeof CSV; body: string }> {
  const mark = fresh()
    .replace(/[^a-z0-9]/gi, "")
    .slice(-20);
  const file = { key: large.apiKey, headers: CSV };
  const shortId = (index: number) => `e${mark}${index}`;
  const codes = `target,shortId\n${rows(EDITS, (index) => `https://museum.example/,${shortId(index)}`)}`;
  const made = await prepare(url, "POST", { path: "/app/api/bulk", ...file, body: codes });
  await made.arrayBuffer();
  const body = `shortId,${head}\n${rows(EDITS, (index) => `${shortId(index)},${row(index)}`)}`;
  return { ...file, body };
}

const EDITS_PATH = "/app/api/codes/edits";

const editing = (name: string, query: string, head: string, row: (index: number) => string): WorstInput => ({
  operation: "editCodes",
  name: `a file of ${name}`,
  status: 200,
  request: async (place) => ({ path: `${EDITS_PATH}${query}`, ...(await editsOf(place, head, row)) }),
});

const undoingEdits: WorstInput = {
  operation: "undoBulk",
  name: "a file of edits of long targets",
  status: 200,
  request: async (place) => {
    const row = (index: number) => [longTarget(index), longTitle(index)].join();
    return undoOf(place.url, { path: EDITS_PATH, ...(await editsOf(place, "target,title", row)) });
  },
};

const logoCell = () =>
  JSON.stringify({ logo: { svg: SVGS["text that draws nothing"]?.() } }).replaceAll('"', '""');

const edits: readonly WorstInput[] = [
  editing("edits of titles and campaigns", "", "title,group", (index) => `${longTitle(index)},moved`),
  editing("edits of long targets, only looked at", "?dryRun=true&changes=true", "target", longTarget),
  editing("edits of styles", "", "style", (index) => `"{""margin"":${5 + (index % 90) / 10}}"`),
  {
    operation: "editCodes",
    name: "a file of edits of large logos",
    status: 200,
    request: ({ heavy }) => ({
      path: EDITS_PATH,
      key: heavy.apiKey,
      headers: CSV,
      body: `shortId,style\n${heavy.others
        .slice(0, 19)
        .map(({ shortId }) => `${shortId},"${logoCell()}"`)
        .join("\n")}`,
    }),
  },
  {
    operation: "editCodes",
    name: "a file of edits that takes large logos away, only looked at",
    status: 200,
    request: ({ heavy }) => ({
      path: `${EDITS_PATH}?dryRun=true&changes=true`,
      key: heavy.apiKey,
      headers: CSV,
      body: `shortId,style\n${heavy.others.map(({ shortId }) => `${shortId},`).join("\n")}`,
    }),
  },
  {
    operation: "editCodes",
    name: "a file of edits of codes that are not there",
    status: 200,
    request: ({ large }) => ({
      path: EDITS_PATH,
      key: large.apiKey,
      headers: CSV,
      body: `shortId,title\n${rows(ROWS, (index) => `none-${index},Hall`)}`,
    }),
  },
];

export const INPUTS: readonly WorstInput[] = [
  undoing,
  undoingEdits,
  keeping,
  ...edits,
  ...files.flatMap(([name, query, csv], at): WorstInput[] => [
    {
      operation: "makeBulk",
      name: `a file of ${name}`,
      status: REFUSED[name] ?? 200,
      request: ({ large, fresh }) => ({
        path: `/app/api/bulk${query}`,
        key: large.apiKey,
        headers: { ...CSV, "idempotency-key": fresh() },
        body: csv(),
      }),
    },
    ...(AT_LENGTH && at % IN_JSON === 0
      ? [
          {
            operation: "makeBulk",
            name: `a file of ${name}, in JSON`,
            // It is cut within the rules of a row.
            status: name === "codes with the most rules" ? 400 : (REFUSED[name] ?? 200),
            request: ({ large }) => ({
              path: `/app/api/bulk${query}`,
              key: large.apiKey,
              body: { csv: csv().slice(0, BYTES / 2) },
            }),
          } satisfies WorstInput,
        ]
      : []),
  ]),
];
