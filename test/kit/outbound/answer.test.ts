import { describe, expect, test } from "bun:test";
import { createAnswerReader, LARGEST_ANSWER } from "../../../src/kit/outbound/answer.ts";
import { createSender } from "../../../src/features/webhooks/sender.ts";
import { TestClock } from "../../scenario.ts";
import { NO_LIMITS } from "../../features/webhooks/no-limits.ts";
import { endlessly, listen } from "../../features/webhooks/receiver.ts";

const OK = "HTTP/1.1 200 OK\r\n";
const CHUNKED = `${OK}transfer-encoding: chunked\r\n\r\n`;

/** Answers without an end: the beginning, the part that repeats, and the outcome. */
const ENDLESS: readonly (readonly [what: string, head: string, again: string, outcome: string])[] = [
  ["a chunk's extension", `${CHUNKED}1;a=`, "x", "200"],
  ["chunks with extensions", CHUNKED, `1;a=${"x".repeat(500)}\r\ny\r\n`, "200"],
  ["chunks of one byte", CHUNKED, "1\r\nx\r\n", "200"],
  ["zeros of a chunk's size", CHUNKED, "0", "200"],
  ["trailers", `${CHUNKED}0\r\n`, "a: b\r\n", "200"],
  ["one trailer", `${CHUNKED}0\r\na: `, "x", "200"],
  ["a body", `${OK}\r\n`, "x", "200"],
  ["the body of a failure", "HTTP/1.1 500 Oops\r\n\r\n", "x", "500"],
  ["early hints", "", "HTTP/1.1 103 Early Hints\r\nlink: </a>\r\n\r\n", "invalid_answer"],
  ["fields of early hints", "HTTP/1.1 103 Early Hints\r\n", "link: </a>\r\n", "invalid_answer"],
  ["header fields", OK, "a: b\r\n", "invalid_answer"],
  ["one header field", `${OK}a: `, "x", "invalid_answer"],
  ["a reason", "HTTP/1.1 200 O", "K", "invalid_answer"],
  ["nothing of HTTP", "", "x", "invalid_answer"],
];

/** Reads until it is over. @returns the bytes that were taken. */
function readAll(
  reader: ReturnType<typeof createAnswerReader>,
  head: string,
  again: string,
  piece: number,
): number {
  const text = head + again.repeat(Math.ceil((2 * LARGEST_ANSWER) / again.length));
  const bytes = Buffer.from(text);
  for (let at = 0; at < bytes.length; at += piece)
    if (reader.push(bytes.subarray(at, at + piece))) return at + piece;
  return bytes.length;
}

describe("an answer without an end is read up to 64 KiB:", () => {
  test.each(ENDLESS)("%s", (_what, head, again, outcome) => {
    const reader = createAnswerReader();
    expect(readAll(reader, head, again, 1)).toBe(LARGEST_ANSWER);
    expect(reader.status === null ? "invalid_answer" : String(reader.status)).toBe(outcome);
    expect([reader.isReusable, reader.isInvalid]).toEqual([false, outcome === "invalid_answer"]);
    // The same in pieces as large as a connection gives them.
    const coarse = createAnswerReader();
    readAll(coarse, head, again, 50_000);
    expect([coarse.status, coarse.isInvalid]).toEqual([reader.status, reader.isInvalid]);
  });

  // Bytes beyond that fill the buffers of both ends of the connection.
  test.each(ENDLESS)("%s, over a connection", async (_what, head, again, outcome) => {
    let poured = 0;
    const chunk = again.repeat(Math.ceil(16_384 / again.length));
    const asked = endlessly(head, chunk, (bytes) => {
      poured += bytes;
    });
    const receiver = await listen({ asked });
    const send = createSender({
      reach: async () => ({ addresses: ["127.0.0.1"], error: null }),
      limits: NO_LIMITS,
      userAgent: "Quietzone/test",
      clock: new TestClock(),
    });
    const url = `http://hooks.example.org:${receiver.port}/`;
    const { status, error } = await send({ url, body: "{}", headers: {} }, true);
    expect(outcome === "invalid_answer" ? error : String(status)).toBe(outcome);
    expect(poured).toBeLessThan(16 * 1024 * 1024);
  });
});

describe("an answer is read to its end", () => {
  const WHOLE: readonly (readonly [text: string, status: number, isReusable: boolean])[] = [
    [`${OK}content-length: 3\r\n\r\nabc`, 200, true],
    [`${CHUNKED}3;x=y\r\nabc\r\n00A\r\n0123456789\r\n0\r\nt: u\r\n\r\n`, 200, true],
    [`${CHUNKED}00A\r\n\r\n23456789\r\n0\r\n\r\n`, 200, true],
    ["HTTP/1.1 204 No Content\r\n\r\n", 204, true],
    ["HTTP/1.1 103 Hints\r\nlink: </a>\r\n\r\nHTTP/1.1 202 Later\r\ncontent-length: 0\r\n\r\n", 202, true],
    [`${OK}connection: close\r\ncontent-length: 0\r\n\r\n`, 200, false],
    [`${OK}connection: keep-alive\r\ncontent-length: 0\r\n\r\n`, 200, true],
    ["HTTP/1.0 200 OK\r\ncontent-length: 0\r\n\r\n", 200, false],
    [`${OK}content-length: 0\r\n\r\nHTTP/1.1 500 More than was asked\r\n\r\n`, 200, false],
    ["HTTP/1.1 200 OK\ncontent-length: 0\n\n", 200, true],
    [`${OK}__proto__: a\r\nconstructor: b\r\ncontent-length: 0\r\n\r\n`, 200, true],
  ];
  test.each(WHOLE)("%j", (text, status, isReusable) => {
    const reader = createAnswerReader();
    expect(reader.push(Buffer.from(text))).toBe(true);
    expect([reader.status, reader.isReusable, reader.isInvalid]).toEqual([status, isReusable, false]);
    if (!isReusable) return;
    const slow = createAnswerReader();
    const over = [...Buffer.from(text)].map((byte) => slow.push(Buffer.of(byte)));
    expect(over.indexOf(true)).toBe(over.length - 1);
    expect([slow.status, slow.isReusable]).toEqual([status, true]);
  });

  test.each([
    "HTTP/1.1 101 Switching Protocols\r\n",
    "HTTP/2 200 OK\r\n",
    "HTTP/1.1 20 OK\r\n",
    `${OK}content-length: 1\r\ncontent-length: 2\r\n`,
    `${OK}content-length: 0x10\r\n`,
    `${OK}no field\r\n`,
    `${OK}: no name\r\n`,
    `${CHUNKED}-1\r\n`,
    `${CHUNKED}1\r\nabc\r\n`,
  ])("unless it breaks the protocol: %j", (text) => {
    const reader = createAnswerReader();
    expect(reader.push(Buffer.from(text))).toBe(true);
    expect([reader.isInvalid, reader.isReusable]).toEqual([true, false]);
  });
});
