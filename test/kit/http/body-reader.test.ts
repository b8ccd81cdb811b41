import { expect, test } from "bun:test";
import { tmpdir } from "node:os";
import { JSON_TYPES, readBody, releaseBody } from "../../../src/kit/http/body.ts";
import { createBodyBudget } from "../../../src/kit/http/body-budget.ts";
import { createBodyReader, createPieceReader } from "../../../src/kit/http/body-reader.ts";
import { createBodySpool } from "../../../src/kit/http/body-spool.ts";
import { admit, factsOf } from "../../../src/kit/http/requests.ts";
import { Fault } from "../../../src/kit/shared/fault.ts";
import { TestClock } from "../../scenario.ts";

const MEBIBYTE = 1024 * 1024;

function read(chunks: readonly Uint8Array[], announced = 0, maxBytes = MEBIBYTE) {
  const budget = createBodyBudget();
  const share = budget.open("192.0.2.1", null);
  const tooLarge = () => new Fault("body_too_large", "Too large.");
  const bytes = createBodyReader(createPieceReader(new TestClock()))(
    new Blob([...chunks].map((c) => Uint8Array.from(c))).stream(),
    {
      announced,
      maxBytes,
      tooLarge,
      share,
    },
  );
  return { budget, share, bytes };
}

const counted = (length: number) => Uint8Array.from({ length }, (_, i) => i % 251);

test("a body is read whole, with or without its length announced, or with a wrong one", async () => {
  for (const length of [0, 1, 16 * 1024, 16 * 1024 + 1, 300_000, MEBIBYTE])
    for (const announced of [0, 7, length]) {
      const { bytes } = read([counted(length)], announced);
      expect(Buffer.compare(await bytes, counted(length))).toBe(0);
    }
});

test("a body reserves what it announces before it is read, and otherwise what it needs", async () => {
  const announced = read([counted(10)], 500_000);
  expect(announced.budget.reserved).toBe(500_000);
  await announced.bytes;
  const unannounced = read([counted(300_000)]);
  await unannounced.bytes;
  expect(unannounced.budget.reserved).toBeWithin(300_000, 600_001);
});

test("pieces from the connection are freed at once, unless they are part of something larger", async () => {
  const pieces = [counted(1_000), counted(5_000), counted(9_000).subarray(0, 500)];
  const stream = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const piece of pieces) controller.enqueue(piece);
      controller.close();
    },
  });
  const share = createBodyBudget().open("192.0.2.1", null);
  const tooLarge = () => new Fault("body_too_large", "Too large.");
  const reading = { announced: 0, maxBytes: MEBIBYTE, tooLarge, share };
  const bytes = await createBodyReader(createPieceReader(new TestClock()))(stream, reading);
  expect(bytes).toHaveLength(6_500);
  expect(pieces.map(({ length }) => length)).toEqual([0, 0, 500]);
});

test("the body of a request that was answered is freed, and its share comes back", async () => {
  const budget = createBodyBudget();
  const request = new Request("http://localhost/", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: "{}".padEnd(5_000),
  });
  admit(request, { address: "192.0.2.1", proxied: false }, "req_1");
  const pieces = createPieceReader(new TestClock());
  await readBody(
    request,
    { maxBytes: MEBIBYTE, mediaTypes: JSON_TYPES },
    { budget, read: createBodyReader(pieces), spool: createBodySpool("", pieces) },
  );
  const { body } = factsOf(request);
  expect([body?.length, budget.reserved]).toEqual([5_000, 16 * 1024]);
  releaseBody(request);
  releaseBody(request);
  expect([body?.length, budget.reserved, factsOf(request).body]).toEqual([0, 0, undefined]);
});

test("a body in a file needs a type like any other, and an empty one needs none", async () => {
  const pieces = createPieceReader(new TestClock());
  const intake = {
    budget: createBodyBudget(),
    read: createBodyReader(pieces),
    spool: createBodySpool(tmpdir(), pieces),
  };
  const received = async (bytes: Uint8Array<ArrayBuffer>, headers: Record<string, string>) => {
    const body = new Blob([bytes]).stream();
    const request = new Request("http://localhost/", { method: "POST", headers, body });
    admit(request, { address: "192.0.2.1", proxied: false }, "req_1");
    try {
      await readBody(request, { maxBytes: MEBIBYTE, mediaTypes: ["text/csv"], spooled: true }, intake);
      return factsOf(request).spooled?.length;
    } catch (error) {
      return error instanceof Fault ? error.code : error;
    } finally {
      releaseBody(request);
    }
  };
  expect(await received(counted(5_000), { "content-type": "text/csv" })).toBe(5_000);
  expect(await received(counted(5_000), {})).toBe("unsupported_media_type");
  expect(await received(counted(0), {})).toBe(0);
});

test("a body that is longer than allowed is refused", async () => {
  const { bytes } = read([counted(2_000)], 0, 1_999);
  expect(await bytes.catch((error) => error.code)).toBe("body_too_large");
});
