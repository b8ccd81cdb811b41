import { expect, test } from "bun:test";
import { expectProblem, startScenario } from "../../scenario.ts";
import { chunk, head, type RawAnswer, rawExchange } from "./protocol-raw.ts";

const scenario = await startScenario({ QZ_SIGNUP_PLAN: "unlimited" });
const tenant = await scenario.signUp();

const SMALL = 64 * 1024;
const STYLE = 1024 * 1024;
const JSON_TYPE = "content-type: application/json";

/** A request that makes a code, with lines of its own in its head. */
function create(lines: readonly string[], ...body: (string | Uint8Array)[]): Promise<RawAnswer> {
  const request = head(
    "POST /app/api/codes",
    "host: localhost",
    `authorization: Bearer ${tenant.apiKey}`,
    ...lines,
  );
  return rawExchange(scenario.url, request, ...body);
}

function signUp(lines: readonly string[], ...body: string[]): Promise<RawAnswer> {
  return rawExchange(scenario.url, head("POST /app/api/signup", "host: localhost", ...lines), ...body);
}

const codeOf = ({ body }: RawAnswer): unknown => JSON.parse(body).code;

/** A body of exactly so many bytes. */
function padded(fields: Record<string, unknown>, bytes: number): string {
  const bare = JSON.stringify({ ...fields, padding: "" });
  return JSON.stringify({ ...fields, padding: "x".repeat(bytes - bare.length) });
}

const NEWCOMER = { name: "Zoo", email: "zoo@example.org" };
const TARGET = { target: "https://museum.example/" };

test("a body of exactly the limit is read, one byte more is 413", async () => {
  expect((await scenario.post("/app/api/signup", padded(NEWCOMER, SMALL))).status).toBe(200);
  const over = await scenario.post("/app/api/signup", padded(NEWCOMER, SMALL + 1));
  await expectProblem(over, 413, "body_too_large");
  expect((await tenant.call("POST", "/app/api/codes", padded(TARGET, STYLE))).status).toBe(200);
  const larger = await tenant.call("POST", "/app/api/codes", padded(TARGET, STYLE + 1));
  await expectProblem(larger, 413, "body_too_large");
});

test("a body that announces too large a size is 413 before it is read", async () => {
  const answer = await signUp([JSON_TYPE, `content-length: ${SMALL + 1}`]);
  expect([answer.status, codeOf(answer)]).toEqual([413, "body_too_large"]);
});

test("a body in chunks is read like any other", async () => {
  const text = JSON.stringify(TARGET);
  const answer = await create(
    [JSON_TYPE, "transfer-encoding: chunked"],
    chunk(text.slice(0, 7)),
    chunk(text.slice(7)),
    chunk(""),
  );
  expect(answer.status).toBe(200);
});

test("a body in chunks is cut off where it grows beyond the limit, though it never ends", async () => {
  const answer = await signUp(
    [JSON_TYPE, "transfer-encoding: chunked"],
    ...Array.from({ length: 9 }, () => chunk(" ".repeat(8_192))),
  );
  expect([answer.status, codeOf(answer)]).toEqual([413, "body_too_large"]);
});

test("a body is cut off at the limit whatever Host says", async () => {
  for (const host of ["localhost", "qr", ""]) {
    const request = head("POST /app/api/signup", `host: ${host}`, JSON_TYPE, "transfer-encoding: chunked");
    const answer = await rawExchange(scenario.url, request, chunk(" ".repeat(SMALL + 1)));
    expect(answer.status, `host ${host}`).toBe(413);
  }
}, 300_000);

test("a client that disconnects in the middle of its body is no logged error", async () => {
  await signUp([JSON_TYPE, "transfer-encoding: chunked"], "no chunk\r\n");
  expect((await scenario.request("/healthz")).status).toBe(200);
  expect(scenario.logged.filter(({ level }) => level === "error")).toEqual([]);
});

const ACCEPTED = [
  "application/json",
  "application/json; charset=utf-8",
  'application/json;charset="UTF-8"',
  "Application/JSON",
  " application/json ",
  "application/vnd.museum.v2+json",
  "application/merge-patch+json",
];
for (const type of ACCEPTED)
  test(`content-type ${type} is JSON`, async () => {
    const answer = await tenant.call("POST", "/app/api/codes", TARGET, { "content-type": type });
    expect(answer.status).toBe(200);
  });

const REFUSED = [
  "text/plain",
  "text/json",
  "application/x-www-form-urlencoded",
  "application/jsonx",
  "application/+json/x",
  "json",
  ";",
  "application/json, text/plain",
];
for (const type of REFUSED)
  test(`content-type ${type} is 415`, async () => {
    const answer = await tenant.call("POST", "/app/api/codes", TARGET, { "content-type": type });
    await expectProblem(answer, 415, "unsupported_media_type");
  });

const CHARSETS = ["latin1", "iso-8859-1", "UTF-16", '"windows-1252"', "utf-8x", "x"];
for (const charset of CHARSETS)
  test(`charset ${charset} is 415: bodies are UTF-8`, async () => {
    const type = `application/json; charset=${charset}`;
    await expectProblem(
      await tenant.call("POST", "/app/api/codes", TARGET, { "content-type": type }),
      415,
      "unsupported_media_type",
    );
  });

test("a compressed body is 415 and told that none is taken, wherever there is a body", async () => {
  const body = Bun.gzipSync(JSON.stringify(TARGET));
  for (const coding of ["gzip", "br", "identity, gzip"]) {
    const answer = await create(
      [JSON_TYPE, `content-encoding: ${coding}`, `content-length: ${body.length}`],
      body,
    );
    expect([answer.status, codeOf(answer)]).toEqual([415, "unsupported_media_type"]);
    expect(answer.headers.get("accept-encoding")).toBe("identity");
  }
  const plain = { "content-encoding": "Identity" };
  expect((await tenant.call("POST", "/app/api/codes", TARGET, plain)).status).toBe(200);
  const file = { "content-type": "text/csv", "content-encoding": "gzip" };
  expect((await tenant.call("POST", "/app/api/bulk", "url\nhttps://a.example/\n", file)).status).toBe(415);
});

test("a body without a type is 415, no body needs none", async () => {
  const text = JSON.stringify(TARGET);
  const announced = await create([`content-length: ${text.length}`], text);
  expect([announced.status, codeOf(announced)]).toEqual([415, "unsupported_media_type"]);
  const chunked = await create(["transfer-encoding: chunked"], chunk(text), chunk(""));
  expect([chunked.status, codeOf(chunked)]).toEqual([415, "unsupported_media_type"]);
  // Chunks without a byte are no body, so they need no type.
  const empty = await create(["transfer-encoding: chunked"], chunk(""));
  expect([empty.status, codeOf(empty)]).toEqual([400, "target_required"]);
  const none = await create([]);
  expect([none.status, codeOf(none)]).toEqual([400, "target_required"]);
  const rotated = await rawExchange(
    scenario.url,
    head("POST /app/api/keys/rotate", "host: localhost", `authorization: Bearer ${tenant.apiKey}`),
  );
  expect(rotated.status).toBe(200);
});

const NOT_JSON: Record<string, string> = {
  nothing: "   ",
  "half an object": '{"target":',
  "single quotes": "{'target':'https://museum.example/'}",
  "a comma too many": '{"target":"https://museum.example/",}',
  "a comment": '{/**/"target":"https://museum.example/"}',
  "two documents": '{"target":"https://museum.example/"}{}',
  "a raw line break in a text": '{"target":"https://museum.example/\n"}',
  NaN: '{"target":NaN}',
  null: "null",
  "a text": '"https://museum.example/"',
  "a number": "7",
  "a hundred thousand brackets": "[".repeat(100_000),
};
for (const [what, body] of Object.entries(NOT_JSON))
  test(`${what} for a body is 400`, async () => {
    await expectProblem(await tenant.call("POST", "/app/api/codes", body), 400, "invalid_json");
  });

test("a list for a body is 400 where one thing is made", async () => {
  await expectProblem(await tenant.call("POST", "/app/api/styles", '[{"name":"Blue"}]'), 400, "invalid_json");
});

test("a body that is not UTF-8 is 400", async () => {
  const bytes = new Uint8Array([
    ...new TextEncoder().encode('{"target":"https://a.example/'),
    0xff,
    0x22,
    0x7d,
  ]);
  const answer = await create([JSON_TYPE, `content-length: ${bytes.length}`], bytes);
  expect([answer.status, codeOf(answer)]).toEqual([400, "invalid_json"]);
});

const DEEP = 50_000;
const nested = (open: string, close: string) => open.repeat(DEEP) + close.repeat(DEEP);
const TOO_DEEP: Record<string, string> = {
  "an unknown property": `"junk":${'{"a":'.repeat(DEEP)}1${"}".repeat(DEEP)}`,
  "a list in an unknown property": `"junk":${nested("[", "]")}`,
  fields: `"fields":{"url":${nested("[", "]")}}`,
  style: `"style":{"foreground":${nested("[", "]")}}`,
  landing: `"landing":${nested("[", "]")}`,
  title: `"title":${nested("[", "]")}`,
};
for (const [where, member] of Object.entries(TOO_DEEP))
  test(`fifty thousand levels in ${where} are refused or ignored, no more`, async () => {
    const answer = await tenant.call(
      "POST",
      "/app/api/codes",
      `{"target":"https://museum.example/",${member}}`,
    );
    expect([200, 400]).toContain(answer.status);
  });
