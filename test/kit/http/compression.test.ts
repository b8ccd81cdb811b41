import { expect, test } from "bun:test";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { FILES } from "../../../dist/web/files.ts";
import { startScenario, type TenantClient } from "../../scenario.ts";

/** Content codings, as they are on the wire, and conditional requests with them. */

const scenario = await startScenario({ QZ_SIGNUP_PLAN: "unlimited" });
const tenant = await scenario.signUp();

const CODINGS = ["br", "zstd", "gzip"] as const;
type Coding = (typeof CODINGS)[number];

const DECODERS: Readonly<Record<Coding, (bytes: Uint8Array) => Uint8Array>> = {
  br: brotliDecompressSync,
  zstd: Bun.zstdDecompressSync,
  gzip: gunzipSync,
};

/** Asks for an answer as it is on the wire. Without a coding the client says that it wants none. */
async function ask(path: string, coding: string | null, init: RequestInit = {}) {
  const response = await fetch(scenario.url + path, {
    ...init,
    headers: {
      authorization: `Bearer ${tenant.apiKey}`,
      "accept-encoding": coding ?? "identity",
      ...init.headers,
    },
    decompress: false,
    redirect: "manual",
  });
  return { response, headers: response.headers, bytes: await response.bytes() };
}

const LANDING = {
  template: "links",
  headline: "Halls",
  links: Array.from({ length: 20 }, (_, at) => ({
    label: `Hall ${at}`,
    url: `https://museum.example/${at}`,
  })),
};
const large = await tenant.makeCode({ landing: LANDING });
const small = await tenant.makeCode();

const web = FILES.find(({ name, bytes }) => name.endsWith(".js") && bytes > 10_000)?.name ?? "";
/** Texts of more than a kilobyte: some are made once, others for each request. */
const CONSTANTS = [
  "/",
  "/app",
  `/web/${web}`,
  "/docs/problems",
  "/docs/notices",
  "/docs/reference/types",
  "/openapi.json",
  "/app/api/types",
  "/api/v1/logos/simple-icons.actix/file.svg?color=aa0011",
];
const MADE = [
  `/p/${large.shortId}`,
  `/app/api/codes/${large.id}`,
  `/app/api/codes/${large.id}/qr.svg`,
  `/app/api/codes/${large.id}/qr.eps`,
  `/app/api/codes/${large.id}/analytics`,
  "/app/api/codes",
  "/api/v1/logos?page-size=20",
];

const templateOf = (path: string) => path.replace(large.id, "{id}").replace(large.shortId, "{shortId}");

/** Text without what differs from one answer to the next. */
const lasting = (bytes: Uint8Array) =>
  new TextDecoder().decode(bytes).replaceAll(/req_[0-9a-z]{26}/g, "req_");

for (const path of [...CONSTANTS, ...MADE])
  test(`${templateOf(path)} comes in each coding, with the same headers for HEAD`, async () => {
    const plain = await ask(path, null);
    expect(plain.headers.get("content-encoding")).toBeNull();
    expect(
      plain.headers
        .get("vary")
        ?.toLowerCase()
        .match(/accept-encoding/g),
    ).toHaveLength(1);
    for (const coding of CODINGS) {
      const coded = await ask(path, coding);
      expect(coded.headers.get("content-encoding")).toBe(coding);
      expect(coded.headers.get("vary")).toBe(plain.headers.get("vary"));
      expect(coded.headers.get("content-type")).toBe(plain.headers.get("content-type"));
      expect(coded.bytes.length).toBeLessThan(plain.bytes.length);
      expect(lasting(DECODERS[coding](coded.bytes))).toBe(lasting(plain.bytes));
      const head = await ask(path, coding, { method: "HEAD" });
      expect(head.bytes.length).toBe(0);
      for (const name of ["content-type", "content-encoding", "vary", "etag"])
        expect([name, head.headers.get(name)]).toEqual([name, coded.headers.get(name)]);
      if (CONSTANTS.includes(path))
        expect(head.headers.get("content-length")).toBe(String(coded.bytes.length));
    }
  });

test("the client's qualities decide, and among those that it likes alike the smallest or the cheapest", async () => {
  const coding = async (path: string, accepted: string) =>
    (await ask(path, accepted)).headers.get("content-encoding");
  for (const [accepted, constant, made] of [
    ["gzip, deflate, br, zstd", "br", "zstd"],
    ["gzip, deflate", "gzip", "gzip"],
    ["br;q=0.5, gzip;q=0.9", "gzip", "gzip"],
    ["br;q=0, zstd;q=0, *", "gzip", "gzip"],
    ["*", "br", "zstd"],
    ["deflate", null, null],
    ["identity, gzip;q=0.5", null, null],
    ["gzip;q=0", null, null],
    ["gzip;q=9", null, null],
  ] as const)
    expect([
      accepted,
      await coding("/openapi.json", accepted),
      await coding("/app/api/codes", accepted),
    ]).toEqual([accepted, constant, made]);
});

test("what is shorter than a kilobyte, a picture or a stream comes as it is", async () => {
  for (const path of [
    "/healthz",
    "/app/api/me",
    "/docs/start.js",
    `/app/api/codes/${small.id}`,
    `/app/api/codes/${small.id}/qr.png`,
    `/app/api/codes/${small.id}/scans?format=csv`,
    `/app/api/codes/${small.id}/scans?format=ndjson`,
    `/app/api/codes/${small.id}/leads?format=csv`,
    "/api/v1/logos/simple-icons.spotify/file.png",
    "/nowhere",
  ])
    expect([path, (await ask(path, "br")).headers.get("content-encoding")]).toEqual([path, null]);
});

test("a long problem is coded like any other answer", async () => {
  const fields = Object.fromEntries(Array.from({ length: 40 }, (_, at) => [`colour${at}`, "red"]));
  const body = JSON.stringify({ target: "https://museum.example/", fields });
  const headers = { "content-type": "application/json" };
  const problem = await ask("/app/api/codes", "br", { method: "POST", body, headers });
  expect(problem.response.status).toBe(400);
  expect(problem.headers.get("content-type")).toStartWith("application/problem+json");
  expect(problem.headers.get("content-encoding")).toBe("br");
});

test("nothing under /r is coded, whoever answers it", async () => {
  for (const path of [`/r/${small.shortId}`, "/r/unknown", "/r/%E0%A4%A", `/r/${small.shortId}%2e`]) {
    const { headers } = await ask(path, "br", { headers: { accept: "text/html" } });
    expect([
      path,
      headers.get("content-encoding"),
      headers.get("vary")?.includes("ncoding") ?? false,
    ]).toEqual([path, null, false]);
  }
});

for (const path of [
  "/openapi.json",
  "/app/api/types",
  `/app/api/codes/${large.id}`,
  `/app/api/codes/${large.id}/qr.svg`,
])
  test(`each coding of ${templateOf(path)} has a tag of its own, by which it is revalidated`, async () => {
    const all = await Promise.all([null, ...CODINGS].map((coding) => ask(path, coding)));
    const tags = all.map(({ headers }) => headers.get("etag") ?? "");
    expect(new Set(tags).size).toBe(4);
    for (const [at, coding] of [null, ...CODINGS].entries())
      for (const method of ["GET", "HEAD"])
        for (const [other, tag] of tags.entries())
          for (const sent of [tag, `"x", W/${tag}`]) {
            const again = await ask(path, coding, { method, headers: { "if-none-match": sent } });
            expect([again.response.status, again.bytes.length > 0]).toEqual(
              at === other ? [304, false] : [200, method === "GET"],
            );
            expect(again.headers.get("etag")).toBe(tags[at] ?? "");
            expect(again.headers.get("vary")?.includes("accept-encoding")).toBe(true);
            if (at === other) expect(again.headers.get("content-encoding")).toBeNull();
          }
  });

test("a record that was read in a coding can be changed by its tag", async () => {
  for (const coding of CODINGS) {
    const tag = (await ask(`/app/api/codes/${large.id}`, coding)).headers.get("etag") ?? "";
    expect(tag).toEndWith(`-${coding}"`);
    const change = () =>
      tenant.call("PATCH", `/app/api/codes/${large.id}`, { title: coding }, { "if-match": tag });
    expect([(await change()).status, (await change()).status]).toEqual([200, 412]);
  }
});

/** Answers that hold a secret beside text that somebody has chosen. */
const CONFIDENTIAL: readonly (readonly [string, (of: TenantClient) => Promise<Response>])[] = [
  [
    "a new workspace's key",
    () =>
      send("/app/api/signup", {
        name: "Ä".repeat(120),
        email: `${"codes".repeat(10)}@${"museum.".repeat(25)}example`,
      }),
  ],
  ["a rotated key", () => send("/app/api/keys/rotate", {})],
  [
    "a webhook's secret",
    () => send("/app/api/webhook", { url: `https://8.8.8.8/${"x".repeat(1_500)}`, rotate: true }, "PUT"),
  ],
  [
    "leads",
    async () => {
      for (let at = 0; at < 3; at++)
        await scenario.post(`/api/leads/${small.shortId}`, {
          consent: true,
          message: `${at} ${"x".repeat(900)}`,
        });
      return send(`/app/api/codes/${small.id}/leads`, undefined, "GET");
    },
  ],
];

function send(path: string, body: unknown, method = "POST"): Promise<Response> {
  return fetch(scenario.url + path, {
    method,
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    headers: {
      "content-type": "application/json",
      authorization: `Bearer ${tenant.apiKey}`,
      "accept-encoding": "br, gzip",
    },
    decompress: false,
  });
}

test.each(CONFIDENTIAL)(
  "%s is compressed neither here nor by a proxy, however long the answer",
  async (_, call) => {
    const answer = await call(tenant);
    expect(answer.status).toBe(200);
    expect(answer.headers.get("cache-control")).toBe("no-store, no-transform");
    expect(answer.headers.get("content-encoding")).toBeNull();
  },
);

test("many clients that ask for a coding at once get the same", async () => {
  const path = "/docs/growing";
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, at) => ask(path, CODINGS[at % 3] ?? "br")),
  );
  expect(new Set(answers.map(({ headers, bytes }) => `${headers.get("etag")} ${Bun.hash(bytes)}`)).size).toBe(
    3,
  );
});
