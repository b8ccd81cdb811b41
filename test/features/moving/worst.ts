import { crc32, deflateRawSync } from "node:zlib";
import { ARCHIVE_PARTS, REDIRECT_FORMATS } from "../../../src/features/moving/constants.ts";
import { createZip } from "../../../src/kit/shared/zip.ts";
import { IN_FULL } from "../../extent.ts";
import { amount } from "../../worst/amounts.ts";
import type { Place, SlowReader, WorstInput } from "../../worst/input.ts";
import { noise } from "../../worst/noise.ts";

const [JSON_TYPE, TABLE] = ["application/json", "text/csv"];

/** Files that arrive, of the sizes that are quick to send: what follows in a larger one is the same. */
const FILE = IN_FULL ? 100 * 1024 * 1024 - 1_024 : 256 * 1024;
const repeated = (text: string, bytes = FILE) => text.repeat(Math.floor(bytes / text.length));
const link = (index: number) =>
  JSON.stringify({
    key: `worst-${index}`,
    url: `https://museum.example/${noise(index, 2_000)}`,
    ios: `https://museum.example/${noise(index, 2_000)}`,
    geo: Object.fromEntries(
      Array.from({ length: 26 }, (_, at) => [
        `D${String.fromCharCode(65 + at)}`,
        `https://museum.example/${noise(index + at, 1_900)}`,
      ]),
    ),
    tags: Array.from({ length: 100 }, (_, at) => ({ name: `tag ${at}` })),
  });

const files: readonly (readonly [name: string, from: string, type: string, file: () => string])[] = [
  ["one text", "dub", JSON_TYPE, () => `[{"key":"${repeated("x")}"}]`],
  ["one text outside of records", "bitly", JSON_TYPE, () => `{"x":"${repeated("\\u0000")}","links":[]}`],
  ["nested lists", "dub", JSON_TYPE, () => repeated("[")],
  ["nested records", "dub", JSON_TYPE, () => `[{"a":${repeated("[", 900_000)}`],
  [
    "records of as many values as there may be",
    "dub",
    JSON_TYPE,
    () => `[${repeated(`{"a":[${repeated("0,", 9_000)}0]},`)}{}]`,
  ],
  [
    "tags that are one text",
    "dub&dryRun=true",
    JSON_TYPE,
    () =>
      `[{"key":"worst-tags","url":"https://museum.example/","tags":"${repeated(",", 900_000)}","title":"${repeated("x", 90_000)}"}]`,
  ],
  [
    "links with thousands of short ids",
    "bitly&dryRun=true",
    JSON_TYPE,
    () =>
      `{"links":[${many((index) => JSON.stringify({ long_url: "https://museum.example/", custom_bitlinks: Array.from({ length: 3_000 }, (_, at) => `go.example/worst-${index}-${at}`) }))}]}`,
  ],
  ["empty records", "dub", JSON_TYPE, () => `[${repeated("{},")}{}]`],
  ["links with many rules, only looked at", "dub&dryRun=true", JSON_TYPE, () => `[${many(link)}]`],
  [
    "one short id again and again",
    "csv&dryRun=true",
    TABLE,
    () => `key,url\n${repeated("worst,https://museum.example/\n")}`,
  ],
  [
    "a record of control characters",
    "bitly&dryRun=true",
    JSON_TYPE,
    () => `[${repeated(`{"link":"https://bit.ly/abc","title":"${"\n".repeat(250_000)}"},`)}{}]`,
  ],
  [
    "a table of tabs and escapes",
    "yourls&dryRun=true",
    TABLE,
    () => `keyword\turl\n${repeated("\\\\a\t\\n\n")}`,
  ],
  [
    "columns that mean the same",
    "csv&dryRun=true",
    TABLE,
    () => `slug,${repeated("url,", 900)}\n${repeated(`abc,${repeated("https://a.example,", 4_000)}\n`)}`,
  ],
  ["a quote that is never closed", "csv", TABLE, () => `key,url\n"${repeated("x")}`],
  ["quotes", "csv", TABLE, () => `key,url\n${repeated('"')}`],
  ["the most columns", "csv", TABLE, () => `${"c,".repeat(249)}c\n${repeated(`${",".repeat(249)}a\n`)}`],
  ["100,000 columns", "csv", TABLE, () => `${"c,".repeat(100_000)}c\n`],
  ["empty rows", "csv", TABLE, () => `key\n${repeated("\n")}`],
];

/** Files and archives that are refused. */
const REFUSED: Readonly<Record<string, number>> = {
  // Its key is no short id.
  "one text": 409,
  "one text outside of records": 400,
  "nested lists": 400,
  "nested records": 400,
  "a quote that is never closed": 400,
  quotes: 400,
  "100,000 columns": 400,
  "empty rows": 400,
  "that unpacks to far more than its size": 400,
};

/** In full, where a file is hundreds of times as large, it may be refused for its size first. */
const statusOf = (name: string) => (IN_FULL ? {} : { status: REFUSED[name] ?? 200 });

/** Some entries, each of which is checked, staged and erased. */
function many(entry: (index: number) => string): string {
  return Array.from({ length: IN_FULL ? 1_000 : 8 }, (_, index) => entry(index)).join();
}

const MANIFEST = JSON.stringify({ format: "quietzone-archive", version: 1 });
const archivedCode = JSON.stringify({
  id: "code_1",
  shortId: "worst-archived",
  target: "https://museum.example/",
  revision: 1_000,
});
const change = (revision: number) =>
  JSON.stringify({
    codeId: "code_1",
    revision,
    at: "2026-11-21T09:00:00Z",
    by: "main",
    before: { title: noise(revision, 200) },
  });

const rows = (count: number, row: (at: number) => object) =>
  Array.from({ length: count }, (_, at) => JSON.stringify(row(at))).join("\n");
const lead = (at: number) => ({
  ...{ id: `lead_${at}`, at: "2026-11-21T09:00:00Z", device: "mobile", handled: false },
  ...{ code: { id: "code_1" }, email: "a@b.example", message: noise(at, 5_000) },
});

const plain = (text: (at: number) => string) =>
  Array.from({ length: IN_FULL ? 20_000 : 200 }, (_, at) =>
    JSON.stringify({ type: "text", fields: { text: text(at) } }),
  ).join("\n");

const archives: readonly (readonly [name: string, entries: () => Iterable<readonly [string, string]>])[] = [
  [
    "that unpacks to far more than its size",
    () => [
      ["manifest.json", MANIFEST],
      ["codes.ndjson", "[".repeat(FILE)],
    ],
  ],
  [
    "of many files",
    () => [
      ["manifest.json", MANIFEST],
      ...Array.from({ length: IN_FULL ? 500_000 : 2_000 }, (_, at) => [`symbols/${at}.svg`, ""] as const),
    ],
  ],
  [
    "of a long history",
    () => [
      ["manifest.json", MANIFEST],
      ["codes.ndjson", archivedCode],
      ["history.ndjson", Array.from({ length: 1_000 }, (_, at) => change(1_000 - at)).join("\n")],
    ],
  ],
  [
    "of leads, days and looks",
    () => [
      ["manifest.json", MANIFEST],
      ["looks.ndjson", rows(200, (at) => ({ id: `look_${at}`, name: noise(at, 40), style: {} }))],
      ["codes.ndjson", archivedCode],
      ["totals.csv", `codeId,day,scans\n${repeated("code_1,2026-01-01,1\n")}`],
      ["leads.ndjson", rows(IN_FULL ? 20_000 : 50, lead)],
    ],
  ],
  [
    "of codes that wait for a domain",
    () => [
      ["manifest.json", MANIFEST],
      [
        "codes.ndjson",
        rows(IN_FULL ? 20_000 : 50, (at) => ({
          ...{ id: `code_${at}`, shortId: `waits-${at}`, domain: "waits.worst.example" },
          target: `https://museum.example/${noise(at, 2_000)}`,
        })),
      ],
      ["leads.ndjson", rows(IN_FULL ? 20_000 : 50, lead)],
    ],
  ],
  [
    "of plain codes without titles",
    () => [
      ["manifest.json", MANIFEST],
      ["plain-codes.ndjson", plain((at) => noise(at, 1_000))],
    ],
  ],
  [
    "of plain codes that are alike",
    () => [
      ["manifest.json", MANIFEST],
      ["plain-codes.ndjson", plain(() => "alike")],
    ],
  ],
];

const ARCHIVES: readonly WorstInput[] = archives.map(([name, entries]) => ({
  operation: "importCodes",
  name: `an archive ${name}`,
  ...statusOf(name),
  request: ({ large }) => ({
    path: "/app/api/import?from=quietzone&dryRun=true",
    key: large.apiKey,
    headers: { "content-type": "application/zip" },
    body: zipOf(entries()),
  }),
}));

function zipOf(entries: Iterable<readonly [string, string]>): Uint8Array<ArrayBuffer> {
  const zip = createZip();
  const pieces: Uint8Array[] = [];
  for (const [name, text] of entries) {
    const bytes = Buffer.from(text);
    const deflated = deflateRawSync(bytes);
    const { length: compressed } = deflated;
    pieces.push(zip.entry({ name, crc: crc32(bytes), size: bytes.length, compressed }), deflated);
  }
  return new Uint8Array(Buffer.concat([...pieces, ...zip.end()]));
}

const ARRIVING: readonly WorstInput[] = files.map(([name, query, type, file]) => ({
  operation: "importCodes",
  name: `a file of ${name}`,
  ...statusOf(name),
  request: ({ large }) => ({
    path: `/app/api/import?from=${query}`,
    key: large.apiKey,
    headers: { "content-type": type },
    body: file(),
  }),
}));

/** Bytes of an archive that are read: in full some hundreds of symbols, thousands of codes or scans. */
const ENOUGH = amount(256 * 1024, 64 * 1024, 16 * 1024);

const REDIRECTS = "/app/api/redirects?format=csv";
/** Downloads of a workspace that may run at a time. */
const EACH = 2;

/** Slow clients that have all places of some workspaces. */
const slowReaders = (
  workspaces: Place["slow"],
  reads: SlowReader["reads"] = "nothing",
  each = EACH,
): SlowReader[] =>
  workspaces.flatMap(({ apiKey }) =>
    Array.from({ length: each }, () => ({ path: REDIRECTS, key: apiKey, reads })),
  );

/** Downloads, and other requests, while clients have places and hardly read. */
const BESIDE_SLOW_CLIENTS: readonly WorstInput[] = [
  ...(["nothing", "piece by piece"] as const).map((reads): WorstInput => ({
    operation: "getRedirects",
    name: `beside a client of the workspace that reads ${reads}`,
    status: 200,
    request: ({ slow }) => ({
      path: REDIRECTS,
      key: slow[0]?.apiKey ?? "",
      beside: slowReaders(slow.slice(0, 1), reads, 1),
    }),
  })),
  {
    operation: "getRedirects",
    name: "while clients of another workspace that read nothing have all its places",
    status: 200,
    request: ({ slow }) => ({
      path: REDIRECTS,
      key: slow[1]?.apiKey ?? "",
      beside: slowReaders(slow.slice(0, 1)),
    }),
  },
  {
    operation: "getRedirects",
    name: "at the last of all places, while clients that read nothing have the others",
    status: 200,
    request: ({ slow }) => ({
      path: REDIRECTS,
      key: slow[0]?.apiKey ?? "",
      beside: [...slowReaders(slow.slice(1)), ...slowReaders(slow.slice(0, 1), "nothing", 1)],
    }),
  },
  {
    operation: "getMe",
    name: "while clients that read nothing have all places of downloads",
    status: 200,
    request: ({ slow, large }) => ({
      path: "/app/api/me",
      key: large.apiKey,
      beside: slowReaders(slow),
    }),
  },
];

/** Leaving with all codes: many, large ones, and those whose targets are as long as there may be. */
export const INPUTS: readonly WorstInput[] = [
  ...ARRIVING,
  ...BESIDE_SLOW_CLIENTS,
  ...ARCHIVES,
  ...REDIRECT_FORMATS.map((format): WorstInput => ({
    operation: "getRedirects",
    name: `${format} of long targets`,
    status: 200,
    request: ({ alike }) => ({ path: `/app/api/redirects?format=${format}`, key: alike.apiKey }),
  })),
  ...(["large", "heavy"] as const).map((name): WorstInput => ({
    operation: "getRedirects",
    name: `nginx of the ${name} workspace`,
    status: 200,
    request: (place) => ({ path: "/app/api/redirects?format=nginx", key: place[name].apiKey }),
  })),
  ...(["large", "heavy", "alike"] as const).flatMap((name) =>
    ARCHIVE_PARTS.map((part): WorstInput => ({
      operation: "getArchive",
      name: `${part} of the ${name} workspace`,
      status: 200,
      request: (place) => ({
        path: `/app/api/archive?parts=${part}`,
        key: place[name].apiKey,
        enough: ENOUGH,
      }),
    })),
  ),
];
