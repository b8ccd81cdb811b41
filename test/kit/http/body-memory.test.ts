import { expect, test } from "bun:test";
import { SECOND } from "../../../src/kit/shared/clock.ts";
import { expectProblem, startScenario } from "../../scenario.ts";
import { chunk } from "./protocol-raw.ts";
import { eventually } from "../../e2e/process.ts";
import { beginPost, bodyBytes, reserved, statusOfHead, type Unfinished } from "./unfinished.ts";

/** Bodies in memory have a budget. Every request gives its share back, however it ends. */

const MEBIBYTE = 1024 * 1024;
const scenario = await startScenario({
  QZ_METRICS: "on",
  QZ_TRUSTED_PROXIES: "127.0.0.0/8",
  QZ_SIGNUP_PLAN: "unlimited",
});
const tenant = await scenario.signUp();
const code = await tenant.makeCode();

const JSON_TYPE = "content-type: application/json";
const length = (bytes: number) => `content-length: ${bytes}`;
const from = (address: string) => `x-forwarded-for: ${address}`;
const DRAWING = JSON.stringify({ type: "url", fields: { url: "https://museum.example/" } });

/** Begins to send a drawing of 1 MiB. Its length is announced. */
const drawing = (address: string) =>
  beginPost(scenario.url, "/app/api/generate", [JSON_TYPE, length(MEBIBYTE), from(address)], "{");

const file = (key: string, bytes: number, ...more: string[]) =>
  beginPost(
    scenario.url,
    "/app/api/bulk",
    ["content-type: text/csv", `authorization: Bearer ${key}`, length(bytes), ...more],
    "url\n",
  );

function leave(all: readonly Unfinished[]): void {
  for (const post of all) post.leave();
}

test("an address has 16 MiB: what it announces beyond is refused before it is sent, and others are let in", async () => {
  const posts = await Promise.all(Array.from({ length: 16 }, () => drawing("203.0.113.1")));
  await reserved(scenario, 16 * MEBIBYTE);
  const refused = await (await drawing("203.0.113.1")).answer;
  expect(statusOfHead(refused)).toBe(503);
  // By the budget after 2 s; by the queue of admissions, if the machine is busy, after 1 s.
  expect(refused.toLowerCase()).toMatch(/\r\nretry-after: [12]\r\n/);
  const problem = await scenario.post("/app/api/generate", DRAWING, { "x-forwarded-for": "203.0.113.1" });
  expect(problem.headers.get("retry-after")).toBe("2");
  await expectProblem(problem, 503, "busy");
  const other = await scenario.post("/app/api/generate", DRAWING, { "x-forwarded-for": "203.0.113.2" });
  expect(other.status).toBe(200);
  expect((await scenario.scan(code.shortId, { "x-forwarded-for": "203.0.113.1" })).status).toBe(302);
  leave(posts);
  await reserved(scenario, 0);
  const again = await scenario.post("/app/api/generate", DRAWING, { "x-forwarded-for": "203.0.113.1" });
  expect(again.status).toBe(200);
});

test("a length that is announced twice counts once", async () => {
  const lines = [JSON_TYPE, length(DRAWING.length), length(DRAWING.length), from("203.0.113.3")];
  const post = await beginPost(scenario.url, "/app/api/generate", lines, DRAWING.slice(0, 5));
  await reserved(scenario, DRAWING.length);
  post.send(DRAWING.slice(5));
  expect(statusOfHead(await post.answer)).toBe(200);
  await reserved(scenario, 0);
});

test("addresses of one IPv6 network have one share", async () => {
  const posts = await Promise.all(Array.from({ length: 16 }, (_, i) => drawing(`2001:db8::${i + 1}`)));
  await reserved(scenario, 16 * MEBIBYTE);
  expect(statusOfHead(await (await drawing("2001:db8:0:7f::1")).answer)).toBe(503);
  leave(posts);
  await reserved(scenario, 0);
});

test("all together have 48 MiB for large bodies, and small ones and scans go on", async () => {
  const posts = await Promise.all(
    Array.from({ length: 48 }, (_, i) => drawing(`203.0.113.${10 + Math.floor(i / 12)}`)),
  );
  await reserved(scenario, 48 * MEBIBYTE);
  expect(statusOfHead(await (await drawing("203.0.113.99")).answer)).toBe(503);
  expect((await scenario.post("/app/api/generate", DRAWING)).status).toBe(200);
  expect((await scenario.scan(code.shortId)).status).toBe(302);
  leave(posts);
  await reserved(scenario, 0);
});

test("a body without a length is counted while it arrives", async () => {
  const post = await beginPost(
    scenario.url,
    "/app/api/generate",
    [JSON_TYPE, "transfer-encoding: chunked"],
    chunk("x".repeat(10_000)),
  );
  await reserved(scenario, 16 * 1024);
  post.send(chunk("x".repeat(10_000)));
  await reserved(scenario, 32 * 1024);
  post.send(chunk(""));
  expect(statusOfHead(await post.answer)).toBe(400);
  await reserved(scenario, 0);
});

test("the share comes back after every kind of answer", async () => {
  const text = { "content-type": "text/plain" };
  const call = (body: unknown, headers = {}) => scenario.post("/app/api/generate", body, headers);
  const answers = [
    await call(DRAWING),
    await call("{"),
    await call("{}"),
    await call("x".repeat(MEBIBYTE + 1)),
    await call(DRAWING, text),
    await call(JSON.stringify({ type: "url", style: { logo: { svg: "<svg/>" } } })),
    await tenant.call("POST", "/app/api/bulk", "url\nhttps://museum.example/\n", {
      "content-type": "text/csv",
    }),
    await tenant.call("POST", "/app/api/bulk", "url\n:\n", { "content-type": "text/csv" }),
    await tenant.call("POST", "/app/api/bulk?dryRun=true", "url\n", { "content-type": "text/csv" }),
    await scenario.post(`/api/leads/${code.shortId}`, "email=x", {
      "content-type": "application/x-www-form-urlencoded",
    }),
  ];
  expect(answers.map(({ status }) => status)).toEqual([200, 400, 400, 413, 415, 400, 200, 400, 400, 400]);
  await reserved(scenario, 0);
});

test("a body that stops coming is answered with 408, one that comes steadily is not", async () => {
  const chunked = [JSON_TYPE, "transfer-encoding: chunked", from("203.0.113.2")];
  const [stopped, steady] = [
    await drawing("203.0.113.1"),
    await beginPost(scenario.url, "/app/api/generate", chunked, chunk("{")),
  ];
  // 320 KiB are worth 10 s.
  steady.send(chunk(" ".repeat(330 * 1024)));
  const most = await eventually("both have their memory", async () => {
    const bytes = await bodyBytes(scenario);
    return bytes > MEBIBYTE + 330 * 1024 ? bytes : null;
  });
  scenario.clock.advance(21 * SECOND);
  expect(statusOfHead(await stopped.answer)).toBe(408);
  await reserved(scenario, most - MEBIBYTE);
  // Its last bytes may have been taken up after the clock was moved.
  const answer = await eventually("the other one is answered, too", () => {
    scenario.clock.advance(11 * SECOND);
    return Promise.race([steady.answer, Promise.resolve(null)]);
  });
  expect(statusOfHead(answer)).toBe(408);
  await reserved(scenario, 0);
  leave([stopped, steady]);
});

test("a workspace has one file at a time in memory; others and small files are let in", async () => {
  const first = await file(tenant.apiKey, 10 * MEBIBYTE, from("203.0.113.1"));
  await reserved(scenario, 10 * MEBIBYTE);
  const second = await (await file(tenant.apiKey, MEBIBYTE, from("203.0.113.2"))).answer;
  expect(statusOfHead(second)).toBe(503);
  expect(second.toLowerCase()).toContain("\r\nretry-after: ");
  const small = await tenant.call("POST", "/app/api/bulk", "url\nhttps://museum.example/\n", {
    "content-type": "text/csv",
  });
  expect(small.status).toBe(200);
  await small.bytes();
  const other = await file((await scenario.signUp("Another")).apiKey, MEBIBYTE, from("203.0.113.2"));
  await reserved(scenario, 11 * MEBIBYTE);
  leave([first, other]);
  await reserved(scenario, 0);
  const rows = `url,title\n${`https://museum.example/,${"x".repeat(100)}\n`.repeat(700)}`;
  const again = await tenant.call("POST", "/app/api/bulk?dryRun=true", rows, { "content-type": "text/csv" });
  expect(again.status).toBe(200);
  await reserved(scenario, 0);
});
