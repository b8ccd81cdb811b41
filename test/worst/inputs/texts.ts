import type { WorstInput, WorstRequest } from "../input.ts";

/** Texts that are slow to normalise, trim or parse, in every place that takes a text. */

/** Bytes of a small body, of one with a style and of a bulk file, each with room for the rest of it. */
const SMALL = 60 * 1024;
const STYLED = 1_000 * 1024;
const FILE = 10 * 1024 * 1024 - 1_024;

/** Accents out of their canonical order: normalising them is quadratic if it is done in one piece. */
const accents = (bytes: number) => "a\u0301\u0323".repeat(bytes / 5);
/** Characters that file systems refuse at the end of a name. */
const DOTS = `\u0000${" .".repeat(10_000)}`;

const TARGET = "https://museum.example/";

const csv = (name: string, body: () => string): WorstInput => ({
  operation: "makeBulk",
  name: `a file with ${name}`,
  request: ({ large, fresh }) => ({
    path: "/app/api/bulk?dryRun=true&onError=skip",
    key: large.apiKey,
    headers: { "content-type": "text/csv", "idempotency-key": fresh() },
    body: body(),
  }),
});

const generate = (name: string, body: () => object): WorstInput => ({
  operation: "generate",
  name,
  request: () => ({ path: "/app/api/generate", body: body() }),
});

/** More bytes than a body may have, in chunks and without an announced length. */
function endless(bytes: number): ReadableStream<Uint8Array> {
  const chunk = new Uint8Array(16 * 1024).fill(0x20);
  let left = 2 * bytes;
  return new ReadableStream({
    pull(controller) {
      left -= chunk.length;
      if (left < 0) controller.close();
      else controller.enqueue(chunk);
    },
  });
}

const unannounced: readonly (readonly [operation: string, path: string, type: string, bytes: number])[] = [
  ["generate", "/app/api/generate", "application/json", STYLED],
  ["signUp", "/app/api/signup", "application/json", SMALL],
  ["makeBulk", "/app/api/bulk?dryRun=true", "text/csv", FILE],
];

/** Scans all codes in turn, one a call. */
function inTurn(): WorstInput["request"] {
  let turn = 0;
  return ({ large: { busy, others } }): WorstRequest => {
    const codes = [busy, ...others];
    return { path: `/r/${codes[turn++ % codes.length]?.shortId}` };
  };
}

export const INPUTS: readonly WorstInput[] = [
  generate("a caption of accents out of order", () => ({
    type: "url",
    fields: { url: TARGET },
    style: { frame: { shape: "bubble", text: accents(STYLED) } },
  })),
  // Lengths are counted in a copy, in which each is one unit.
  generate("a text of emoji", () => ({ type: "text", fields: { text: "💩".repeat(STYLED / 4) } })),
  generate("a text of accents out of order", () => ({ type: "text", fields: { text: accents(SMALL) } })),
  ...["0", "9"].map((digit) =>
    generate(`an amount of many ${digit}`, () => ({
      type: "epc",
      fields: { name: "Museum", iban: "BE72000000001616", amount: `1${digit.repeat(SMALL)}` },
    })),
  ),
  {
    operation: "redeemVoucher",
    name: "a code of accents out of order",
    request: ({ large }) => ({ path: "/app/api/redeem", key: large.apiKey, body: { code: accents(SMALL) } }),
  },
  {
    operation: "listCodes",
    name: "a search of accents out of order",
    request: ({ large }) => ({
      path: `/app/api/codes?limit=1000&q=${encodeURIComponent(accents(4_000))}`,
      key: large.apiKey,
    }),
  },
  {
    operation: "listLogos",
    name: "a search of accents out of order",
    request: () => ({ path: `/api/v1/logos?page-size=200&q=${encodeURIComponent(accents(4_000))}` }),
  },
  {
    operation: "signUp",
    name: "a name that ends with a NUL",
    request: () => ({
      path: "/app/api/signup",
      body: { name: `${"a".repeat(SMALL / 2)}\u0000`, email: "a@museum.example" },
    }),
  },
  {
    operation: "signUp",
    name: "a name of accents out of order",
    request: () => ({ path: "/app/api/signup", body: { name: accents(SMALL), email: "a@museum.example" } }),
  },
  csv("a file name of accents out of order", () => `url,filename\n${TARGET},${accents(FILE - 100)}`),
  csv(
    "file names that end with dots and spaces",
    () => `url,filename\n${`${TARGET},${DOTS}\n`.repeat(FILE / (DOTS.length + 30))}`,
  ),
  csv("a header of quotes", () => `${'"'.repeat(FILE - 100)}\n${TARGET}`),
  csv("amounts of many digits", () => {
    const row = `epc,Museum,BE72000000001616,1${"9".repeat(10_000)}\n`;
    return `type,name,iban,amount\n${row.repeat(FILE / row.length - 1)}`;
  }),
  ...unannounced.map(([operation, path, type, bytes]): WorstInput => ({
    operation,
    name: "a body that goes on past its limit, of no announced length",
    request: ({ large }) => ({
      path,
      key: large.apiKey,
      headers: { "content-type": type },
      body: endless(bytes),
    }),
  })),
  { operation: "resolve", name: "many codes in turn", status: 302, request: inTurn() },
  ...["getPage", "getContact", "getCalendarEntry"].map((operation): WorstInput => ({
    operation,
    name: "a short id that is not there, another each time",
    status: 404,
    request: ({ fresh }) => ({
      path: `/p/${fresh()}${{ getContact: "/contact.vcf", getCalendarEntry: "/event.ics" }[operation] ?? ""}`,
    }),
  })),
];
