import { expect, test } from "bun:test";
import { isText } from "../../../src/kit/http/coding.ts";
import { createConstant } from "../../../src/kit/http/constant.ts";
import { represented } from "../../../src/kit/http/representation.ts";
import { admit } from "../../../src/kit/http/requests.ts";

function request(headers: Record<string, string> = {}, method = "GET"): Request {
  const asked = new Request("http://localhost/", { headers, method });
  admit(asked, { address: "192.0.2.1", proxied: false }, "req_1");
  return asked;
}
const TEXT = { "content-type": "text/plain" };
const NOISE = crypto.getRandomValues(new Uint8Array(4_000));

test("a coding is made once, and from then on nothing is awaited", async () => {
  const { answer } = createConstant("hall ".repeat(1_000), TEXT);
  const asked = request({ "accept-encoding": "br" });
  expect(answer(request())).toBeInstanceOf(Response);
  const first = answer(asked);
  expect(first).toBeInstanceOf(Promise);
  const bytes = await (await first).bytes();
  const second = answer(asked);
  if (second instanceof Promise) throw new Error("The coding was made again");
  expect(await second.bytes()).toEqual(bytes);
});

test("what a coding does not make shorter is sent as it is, with the tag of that", async () => {
  const constant = createConstant(NOISE, TEXT);
  const plain = await constant.answer(request());
  const asked = request({ "accept-encoding": "br" });
  const made = new Response(NOISE, { headers: { ...TEXT, etag: '"a"' } });
  for (const answer of [await constant.answer(asked), await represented(asked, made)]) {
    expect(answer.headers.get("content-encoding")).toBeNull();
    expect(answer.headers.get("vary")).toBe("accept-encoding");
    expect(await answer.bytes()).toEqual(NOISE);
  }
  expect((await constant.answer(asked)).headers.get("etag")).toBe(plain.headers.get("etag"));
});

test("a client that has those bytes is told so, though it accepts a coding", async () => {
  const asked = request({ "accept-encoding": "br", "if-none-match": '"a"' });
  const made = new Response(NOISE, { headers: { ...TEXT, etag: '"a"' } });
  const { status, headers } = await represented(asked, made);
  expect([status, headers.get("etag"), headers.get("content-type")]).toEqual([304, '"a"', null]);
});

test("what is coded already is not coded again", async () => {
  const coded = new Response("x".repeat(2_000), { headers: { ...TEXT, "content-encoding": "gzip" } });
  expect(await represented(request({ "accept-encoding": "br" }), coded)).toBe(coded);
});

test("only answers of 200 to GET and HEAD are conditional", async () => {
  const headers = { "if-none-match": '"a"' };
  const answer = (status: number) => new Response(null, { status, headers: { etag: '"a"' } });
  expect((await represented(request(headers, "POST"), answer(200))).status).toBe(200);
  expect((await represented(request(headers), answer(404))).status).toBe(404);
  expect((await represented(request(headers), answer(200))).status).toBe(304);
});

test.each([
  ["application/json", true],
  ["text/html; charset=utf-8", true],
  ["image/svg+xml", true],
  ["image/png", false],
  ["application/zip", false],
  ["text/csv; charset=utf-8", false],
  ["application/x-ndjson", false],
  [null, false],
])("%p is text: %p", (type, text) => {
  expect(isText(type)).toBe(text);
});
