import type { Place, WorstInput } from "../input.ts";

/** A head may have a megabyte by `QZ_HEAD_BYTES`: so much of it is made of one short part. */
export const full = (part: string) => part.repeat(Math.floor(950_000 / part.length));

/** Headers that are taken apart, each with the parts that make it hardest. */
const HEADERS: readonly (readonly [name: string, ...parts: string[]])[] = [
  ["cookie", ";", "a;", "svc_consent=;", "svc_consent=."],
  ["accept", ";", ","],
  ["accept-encoding", ";", ","],
  ["accept-language", ";", ",", "zh-", "zh-Hant-HK,"],
  ["if-none-match", ",", '"a",'],
  ["x-forwarded-for", ",", "127.0.0.1,"],
  ["user-agent", "(", "Android "],
];

const QUERIES = ["a&", "+&", "%20&", "limit=1&", "api_key=&"];

const headed = (operation: string, path: (place: Place) => string): WorstInput[] =>
  HEADERS.flatMap(([name, ...parts]) =>
    parts.map((part) => ({
      operation,
      name: `a megabyte of ${part} in ${name}`,
      request: (place: Place) => ({
        path: path(place),
        headers: { [name]: full(part) },
        key: place.large.apiKey,
      }),
    })),
  );

const asked = (operation: string, path: (place: Place) => string): WorstInput[] =>
  QUERIES.map((part) => ({
    operation,
    name: `a megabyte of ${part} in the query`,
    request: (place: Place) => ({ path: `${path(place)}?${full(part)}`, key: place.large.apiKey }),
  }));

const scan = ({ large }: Place) => `/r/${large.busy.shortId}`;
const page = ({ large }: Place) => `/p/${large.busy.shortId}`;
const record = ({ large }: Place) => `/app/api/codes/${large.busy.id}`;

/** Heads of requests as long as the server takes them. */
export const INPUTS: readonly WorstInput[] = [
  ...headed("resolve", scan),
  ...asked("resolve", scan),
  ...["%41", "a"].map((part): WorstInput => ({
    operation: "resolve",
    name: `a short id of a megabyte of ${part}`,
    status: 404,
    request: () => ({ path: `/r/${full(part)}` }),
  })),
  ...headed("getPage", page),
  ...asked("getPage", page),
  ...headed("getCode", record),
  ...asked("listLogos", () => "/api/v1/logos"),
  ...[",", '"r1",'].map((part): WorstInput => ({
    operation: "editCode",
    name: `a megabyte of ${part} in if-match`,
    request: (place) => ({
      path: record(place),
      headers: { "if-match": full(part) },
      body: { title: "Hall 3" },
      key: place.large.apiKey,
    }),
  })),
  ...[";", "; charset="].map((part): WorstInput => ({
    operation: "generate",
    name: `a megabyte of ${part} in content-type`,
    request: () => ({ path: "/app/api/generate", headers: { "content-type": full(part) }, body: "{}" }),
  })),
  ...["a/", "/", "..%2F"].map((part): WorstInput => ({
    operation: "GET",
    name: `a page that is not there, of 16,000 characters of ${part}`,
    status: 404,
    request: () => ({
      path: `/docs-${part.repeat(Math.floor(16_000 / part.length))}`,
      headers: { accept: "text/html" },
    }),
  })),
];
