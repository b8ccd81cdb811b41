import { expect, test } from "bun:test";
import type { Socket } from "node:net";
import fc from "fast-check";
import { createSender } from "../../../src/features/webhooks/sender.ts";
import { TestClock } from "../../scenario.ts";
import { NO_LIMITS } from "./no-limits.ts";
import { listen } from "./receiver.ts";
import { IN_FULL } from "../../extent.ts";

/** Receivers that say anything at all, in any order, and leave as they like. */

const RUNS = IN_FULL ? 5_000 : 150;
const TIMEOUT = 50;

const piece = fc.oneof(
  fc
    .tuple(
      fc.constantFrom("1.0", "1.1", "2"),
      fc.constantFrom("100", "101", "103", "200", "204", "301", "429", "500", "x"),
    )
    .map(([version, status]) => `HTTP/${version} ${status} So\r\n`),
  fc.constantFrom("0", "3", "70000", "-1", "1e9", "x").map((length) => `content-length: ${length}\r\n`),
  fc.constantFrom("gzip", "br", "zstd", "x").map((encoding) => `content-encoding: ${encoding}\r\n`),
  fc.constantFrom("1", "soon", "9".repeat(99)).map((time) => `retry-after: ${time}\r\n`),
  fc.constantFrom("/", "//", "http://[", "file:///etc/passwd").map((place) => `location: ${place}\r\n`),
  fc.constantFrom(
    "transfer-encoding: chunked\r\n",
    "connection: close\r\n",
    "upgrade: h2c\r\n",
    "3\r\nabc\r\n",
    "0\r\n\r\n",
    "ffffffffffffffffff\r\n",
    "\r\n",
    "\r\n\r\n",
    "\n",
    `link: ${"y".repeat(20_000)}\r\n`,
    "x".repeat(70_000),
  ),
  fc.uint8Array({ maxLength: 40 }),
);

const ways = fc.record({
  pieces: fc.array(piece, { maxLength: 7 }),
  /** Whether it begins like one that knows how to answer. */
  polite: fc.boolean(),
  leaves: fc.constantFrom<"ends" | "resets" | "stays">("ends", "resets", "stays"),
});

const LEAVE: Record<"ends" | "resets" | "stays", (socket: Socket) => void> = {
  ends: (socket) => void socket.end(),
  resets: (socket) => void socket.resetAndDestroy(),
  stays: () => {},
};

test("an attempt ends in time with an outcome, whatever a receiver answers", async () => {
  let way: { pieces: (string | Uint8Array)[]; leaves: keyof typeof LEAVE } = { pieces: [], leaves: "ends" };
  const receiver = await listen({
    asked(socket) {
      const { pieces, leaves } = way;
      for (const said of pieces) socket.write(said);
      socket.write("", () => LEAVE[leaves](socket));
    },
  });
  const send = createSender({
    reach: async () => ({ addresses: ["127.0.0.1"], error: null }),
    limits: NO_LIMITS,
    userAgent: "Quietzone/test",
    clock: new TestClock(),
    timeout: TIMEOUT,
  });
  const url = `http://hooks.example.org:${receiver.port}/`;
  const outcomes = new Set<string | null>();
  await fc.assert(
    fc.asyncProperty(ways, async ({ pieces, polite, leaves }) => {
      way = { pieces: polite ? ["HTTP/1.1 200 OK\r\n", ...pieces] : pieces, leaves };
      const { status, error } = await send({ url, body: "{}", headers: {} }, true);
      outcomes.add(error);
      // Nothing but a success is one, and a failure without an answer has no status.
      if (error === null) expect(status).toBeWithin(200, 300);
      if (error === "redirect") expect(status).toBeWithin(300, 400);
      if (error === "status_not_2xx") expect(status === null || status < 200 || status >= 400).toBe(true);
    }),
    { seed: 97, numRuns: RUNS },
  );
  expect([...outcomes]).toEqual(
    expect.arrayContaining([null, "timeout", "invalid_answer", "connection_reset"]),
  );
}, 300_000);
