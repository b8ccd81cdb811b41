import { describe, expect, test } from "bun:test";
import type { Socket } from "node:net";
import { LOOPBACK } from "../../../src/kit/shared/loopback.ts";
import { createGuard } from "../../../src/kit/outbound/guard.ts";
import type { Lookup } from "../../../src/kit/outbound/lookup.ts";
import { createSender } from "../../../src/features/webhooks/sender.ts";
import { TestClock } from "../../scenario.ts";
import { NO_LIMITS } from "./no-limits.ts";
import { eventually } from "../../e2e/process.ts";
import { answer, type Behaviour, endlessly, listen } from "./receiver.ts";

/** Longer than any busy machine takes for an answer; and where none comes, in place of 10 s. */
const [TIMEOUT, SHORT] = [60_000, 250];

const clock = new TestClock();

function senderTo(lookup: Lookup, allow = LOOPBACK, timeout = TIMEOUT) {
  const guard = createGuard({ allow, lookup, timeout: () => Promise.withResolvers<void>().promise });
  return createSender({
    reach: guard.reach,
    limits: NO_LIMITS,
    userAgent: "Quietzone/test",
    clock,
    timeout,
  });
}

const toLoopback: Lookup = async () => ["127.0.0.1"];
const send = senderTo(toLoopback);

const hasty = senderTo(toLoopback, LOOPBACK, SHORT);

const post = (port: number, path = "/hook", by = send) =>
  by(
    {
      url: `http://hooks.example.org:${port}${path}`,
      body: '{"v":1}',
      headers: { "x-svc-event": "qr.scan" },
    },
    true,
  );

async function attempt(behaviour: Behaviour, by = send) {
  const { status, error, retryAfter } = await post((await listen(behaviour)).port, "/hook", by);
  return { status, error, retryAfter };
}

/** The answer of a receiver, and the way it then closes the connection. */
const says =
  (text: string | Uint8Array, then: (socket: Socket) => void = (socket) => socket.end()) =>
  (socket: Socket) => {
    socket.write(text, () => then(socket));
  };
const stays = () => {};
const resets = (socket: Socket) => void socket.resetAndDestroy();

const BLOCK = new Uint8Array(64 * 1024).fill(120);
const BLOCK_CHUNK = Buffer.concat([Buffer.from("10000\r\n"), BLOCK, Buffer.from("\r\n")]);
const OK = "HTTP/1.1 200 OK\r\n";

/** Every way to behave, and what is to come of it. */
const WAYS: readonly (readonly [
  way: string,
  behaviour: Behaviour,
  outcome: { status: number | null; error: string | null },
])[] = [
  ["accepts", { asked: says(answer("200 OK")) }, { status: 200, error: null }],
  ["has no content", { asked: says("HTTP/1.1 204 No Content\r\n\r\n") }, { status: 204, error: null }],
  ["accepts for later", { asked: says(answer("202 Accepted")) }, { status: 202, error: null }],
  ["answers something", { asked: says(`${OK}content-length: 2\r\n\r\nok`) }, { status: 200, error: null }],
  ["ends its answer by hanging up", { asked: says(`${OK}\r\nok`) }, { status: 200, error: null }],
  ["hangs up at once", { connected: (socket) => socket.end() }, { status: null, error: "connection_reset" }],
  ["resets at once", { connected: resets }, { status: null, error: "connection_reset" }],
  ["resets once it was asked", { asked: resets }, { status: null, error: "connection_reset" }],
  ["hangs up in its head", { asked: says(`${OK}x-a: `) }, { status: null, error: "connection_reset" }],
  [
    "hangs up in its body",
    { asked: says(`${OK}content-length: 9\r\n\r\nabc`) },
    { status: 200, error: null },
  ],
  [
    "hangs up in a chunk",
    { asked: says(`${OK}transfer-encoding: chunked\r\n\r\n9\r\nabc`) },
    { status: 200, error: null },
  ],
  ["says nothing", { asked: stays }, { status: null, error: "timeout" }],
  ["hangs in its head", { asked: says(`${OK}x-a: `, stays) }, { status: null, error: "timeout" }],
  [
    "hangs in its body",
    { asked: says(`${OK}content-length: 9\r\n\r\nabc`, stays) },
    { status: 200, error: "timeout" },
  ],
  ["drips its head", { asked: drips(`${OK}x-drops: `) }, { status: null, error: "timeout" }],
  ["drips its body", { asked: drips(`${OK}content-length: 999\r\n\r\n`) }, { status: 200, error: "timeout" }],
  ["never ends its body", { asked: endlessly(`${OK}\r\n`, BLOCK) }, { status: 200, error: null }],
  [
    "never ends its chunks",
    { asked: endlessly(`${OK}transfer-encoding: chunked\r\n\r\n`, BLOCK_CHUNK) },
    { status: 200, error: null },
  ],
  [
    "announces more than there is room for",
    { asked: endlessly(`${OK}content-length: 99999999999999\r\n\r\n`, BLOCK) },
    { status: 200, error: null },
  ],
  [
    "never ends a header",
    { asked: endlessly(`${OK}x-a: `, BLOCK) },
    { status: null, error: "invalid_answer" },
  ],
  [
    "never ends its headers",
    { asked: endlessly(OK, "a: b\r\n".repeat(9_999)) },
    { status: null, error: "invalid_answer" },
  ],
  [
    "says gzip and means something else",
    { asked: says(`${OK}content-encoding: gzip\r\ncontent-length: 2\r\n\r\nok`) },
    { status: 200, error: null },
  ],
  [
    "sends a gzip bomb",
    {
      asked: says(
        Buffer.concat([
          Buffer.from(`${OK}content-encoding: gzip\r\nconnection: close\r\n\r\n`),
          Bun.gzipSync(new Uint8Array(200_000_000)),
        ]),
      ),
    },
    { status: 200, error: null },
  ],
  [
    "says 100 first",
    { asked: says(`HTTP/1.1 100 Continue\r\n\r\n${answer("200 OK")}`) },
    { status: 200, error: null },
  ],
  [
    "says 103 first",
    { asked: says(`HTTP/1.1 103 Early Hints\r\nlink: </a>\r\n\r\n${answer("200 OK")}`) },
    { status: 200, error: null },
  ],
  [
    "says 102 and no more",
    { asked: says("HTTP/1.1 102 Processing\r\n\r\n", stays) },
    { status: null, error: "timeout" },
  ],
  [
    "says 102 for ever",
    { asked: endlessly("", "HTTP/1.1 102 Processing\r\n\r\n".repeat(100)) },
    { status: null, error: "invalid_answer" },
  ],
  [
    "changes the protocol",
    { asked: says("HTTP/1.1 101 Switching Protocols\r\nupgrade: x\r\nconnection: upgrade\r\n\r\n", stays) },
    { status: null, error: "invalid_answer" },
  ],
  [
    "did not change",
    { asked: says("HTTP/1.1 304 Not Modified\r\n\r\n") },
    { status: 304, error: "redirect" },
  ],
  ["refuses", { asked: says(answer("400 Bad Request")) }, { status: 400, error: "status_not_2xx" }],
  ["is gone", { asked: says(answer("410 Gone")) }, { status: 410, error: "status_not_2xx" }],
  ["is broken", { asked: says(answer("500 Oops")) }, { status: 500, error: "status_not_2xx" }],
  [
    "is broken for ever",
    { asked: endlessly("HTTP/1.1 500 Oops\r\n\r\n", BLOCK) },
    { status: 500, error: "status_not_2xx" },
  ],
  [
    "is broken and hangs",
    { asked: says("HTTP/1.1 503 Busy\r\ncontent-length: 9\r\n\r\nabc", stays) },
    { status: 503, error: "status_not_2xx" },
  ],
  ["has a status of its own", { asked: says(answer("999 Wow")) }, { status: 999, error: "status_not_2xx" }],
  [
    "has a status that is none",
    { asked: says(answer("2000 Wow")) },
    { status: null, error: "invalid_answer" },
  ],
  [
    "talks another language",
    { asked: says(new Uint8Array([0, 255, 254, 13, 10, 1, 2, 3, 13, 10, 13, 10])) },
    { status: null, error: "invalid_answer" },
  ],
  ["babbles", { asked: endlessly("", BLOCK) }, { status: null, error: "invalid_answer" }],
  [
    "counts below zero",
    { asked: says(`${OK}content-length: -5\r\n\r\nabc`) },
    { status: null, error: "invalid_answer" },
  ],
  [
    "has two lengths",
    { asked: says(`${OK}content-length: 3\r\ncontent-length: 5\r\n\r\nabc`) },
    { status: null, error: "invalid_answer" },
  ],
  [
    "has chunks that are none",
    { asked: says(`${OK}transfer-encoding: chunked\r\n\r\nzz\r\nabc\r\n0\r\n\r\n`) },
    { status: 200, error: null },
  ],
  [
    "answers before it was asked",
    { connected: (socket) => socket.end(answer("200 OK")) },
    { status: 200, error: null },
  ],
];

function drips(head: string): (socket: Socket) => void {
  return (socket) => {
    socket.write(head);
    const timer = setInterval(() => socket.write("x"), 20);
    socket.on("close", () => clearInterval(timer));
  };
}

describe("a receiver that", () => {
  test.each(WAYS)("%s", async (_way, behaviour, outcome) => {
    expect(await attempt(behaviour, outcome.error === "timeout" ? hasty : send)).toMatchObject(outcome);
  });

  // To close a connection that the receiver closed rejects, and an unhandled rejection ends the program.
  test("hangs up at the moment we do, with every status, is no matter", async () => {
    const leaves = [(socket: Socket) => void socket.end(), resets];
    const heads = ["HTTP/1.1 500 Oops\r\ncontent-length: 9\r\n\r\nabc", `${OK}\r\n${"x".repeat(66_000)}`];
    for (const head of heads)
      for (const leave of leaves) {
        const receiver = await listen({ asked: says(head, leave) });
        const statuses = [];
        for (let i = 0; i < 30; i++) statuses.push((await post(receiver.port)).status);
        expect(receiver.requests).toHaveLength(30);
        for (const status of statuses) expect([200, 500, null]).toContain(status);
      }
  });

  test("is not there", async () => {
    // On this port something listens, but on the other loopback.
    const { port } = await listen({ host: "::1" });
    expect(await post(port)).toMatchObject({ status: null, error: "connection_refused" });
  });

  test.each(["301", "302", "303", "307", "308"])("redirects by %s is not followed", async (status) => {
    const other = await listen({ asked: says(answer("200 OK")) });
    const location = `location: http://127.0.0.1:${other.port}/`;
    const outcome = await attempt({ asked: says(answer(`${status} Elsewhere`, location)) });
    expect(outcome).toMatchObject({ status: Number(status), error: "redirect" });
    expect(other.connections).toBe(0);
  });
});

describe("an attempt", () => {
  test("carries the body, the headers, the receiver's name and ours", async () => {
    const receiver = await listen({ asked: says(answer("200 OK")) });
    const { durationMs } = await post(receiver.port, "/a/b?c=d#e");
    expect(durationMs).toBeGreaterThanOrEqual(0);
    expect(durationMs).toBeLessThanOrEqual(TIMEOUT);
    const [head = "", body] = receiver.requests[0]?.split("\r\n\r\n") ?? [];
    const [line, ...headers] = head.toLowerCase().split("\r\n");
    expect(line).toBe("post /a/b?c=d http/1.1");
    expect(body).toBe('{"v":1}');
    for (const header of [
      `host: hooks.example.org:${receiver.port}`,
      "content-type: application/json",
      "content-length: 7",
      "user-agent: quietzone/test",
      "x-svc-event: qr.scan",
      "accept-encoding: identity",
    ])
      expect(headers).toContain(header);
    expect(headers.filter((header) => header.startsWith("host:"))).toHaveLength(1);
    expect(headers.filter((header) => /^(cookie|authorization|referer|origin):/.test(header))).toEqual([]);
  });

  test("closes the connection to a receiver that sends too much, and to one that hangs", async () => {
    const broken = endlessly("HTTP/1.1 500 Oops\r\n\r\n", BLOCK);
    for (const asked of [endlessly(`${OK}\r\n`, BLOCK), broken, stays, says(`${OK}x: `, stays)]) {
      const receiver = await listen({ asked });
      await post(receiver.port, "/hook", hasty);
      await eventually("the connection is closed", () => (receiver.open === 0 ? true : null));
    }
  });

  test("does not grow with endless answers", async () => {
    const receiver = await listen({ asked: endlessly(`${OK}\r\n`, BLOCK) });
    const many = () => Promise.all(Array.from({ length: 20 }, () => post(receiver.port)));
    await many();
    Bun.gc(true);
    const before = process.memoryUsage.rss();
    for (let round = 0; round < 10; round++) await many();
    Bun.gc(true);
    // The size of 200 answers of 64 KiB, if all were held in memory, and of the sockets' buffers.
    expect(process.memoryUsage.rss() - before).toBeLessThan(64 * 1024 * 1024);
  });

  test("takes a new connection when the receiver has closed the one before", async () => {
    const receiver = await listen({ asked: says(answer("200 OK")) });
    expect(await post(receiver.port)).toMatchObject({ status: 200 });
    await eventually("the connection is closed", () => (receiver.open === 0 ? true : null));
    expect(await post(receiver.port)).toMatchObject({ status: 200, error: null });
    expect([receiver.connections, receiver.requests.length]).toEqual([2, 2]);
  });

  test("keeps its connection for the next", async () => {
    const receiver = await listen({ asked: says(answer("200 OK"), stays) });
    for (let i = 0; i < 5; i++) expect(await post(receiver.port, `/${i}`)).toMatchObject({ status: 200 });
    expect(receiver.connections).toBe(1);
  });

  test("is over in time also when the name never resolves", async () => {
    const lost = senderTo(() => Promise.withResolvers<readonly string[]>().promise, LOOPBACK, SHORT);
    const { error, status } = await post(8080, "/", lost);
    expect({ error, status }).toEqual({ error: "timeout", status: null });
  });

  test("takes the next address when the first is unreachable, and posts only once", async () => {
    const both = senderTo(async () => ["::1", "127.0.0.1"]);
    const second = await listen({ host: "::1", asked: says(answer("200 OK")) });
    expect(await post(second.port, "/", both)).toMatchObject({ status: 200, error: null });
    const broken = await listen({ port: second.port, asked: resets });
    expect(await post(second.port, "/", both)).toMatchObject({ error: "connection_reset" });
    expect([broken.requests.length, second.requests.length]).toEqual([1, 1]);
  });

  test("reaches a receiver over IPv6", async () => {
    const receiver = await listen({ host: "::1", asked: says(answer("200 OK")) });
    expect(
      await post(
        receiver.port,
        "/",
        senderTo(async () => ["::1"]),
      ),
    ).toMatchObject({ status: 200 });
    expect(receiver.requests[0]).toContain(`ost: hooks.example.org:${receiver.port}\r\n`);
  });

  test("many at once to many receivers do not mix", async () => {
    const receivers = await Promise.all(
      Array.from({ length: 12 }, (_, i) => listen({ asked: says(answer(`${200 + i} Yes`), stays) })),
    );
    const outcomes = await Promise.all(
      Array.from({ length: 240 }, async (_, i) => {
        const { port } = receivers[i % 12] ?? { port: 0 };
        return [(await post(port, `/${i}`)).status, 200 + (i % 12)];
      }),
    );
    for (const [status, expected] of outcomes) expect(status).toBe(expected ?? 0);
    for (const { requests } of receivers) expect(requests).toHaveLength(20);
  });
});

describe("DNS rebinding", () => {
  test("a name that was public when it was checked and is private when it is called is not called", async () => {
    const receiver = await listen({ asked: says(answer("200 OK")) });
    const answers = [["93.184.215.14"], ["127.0.0.1"], ["93.184.215.14", "127.0.0.1"]];
    // Name servers say the same as the machine's own lookup.
    let last: readonly string[] = [];
    const lookup: Lookup = async (_, where) => {
      if (where === "machine") last = answers.shift() ?? [];
      return last;
    };
    const guard = createGuard({ allow: [], lookup, timeout: () => Promise.withResolvers<void>().promise });
    const by = createSender({
      reach: guard.reach,
      limits: NO_LIMITS,
      userAgent: "Quietzone/test",
      clock,
      timeout: TIMEOUT,
    });
    await guard.check(`http://hooks.example.org:${receiver.port}/`);
    // Private, both, and none.
    for (const error of ["address_not_allowed", "address_not_allowed", "name_not_resolved"] as const)
      expect(await post(receiver.port, "/", by)).toMatchObject({ status: null, error });
    expect(receiver.connections).toBe(0);
  });

  test("a name is looked up once an attempt, and the connection goes to the checked address", async () => {
    const receiver = await listen({ asked: says(answer("200 OK")) });
    let asked = 0;
    const by = senderTo(async () => (asked++ === 0 ? ["127.0.0.1"] : ["10.0.0.1"]));
    expect(await post(receiver.port, "/", by)).toMatchObject({ status: 200 });
    expect(asked).toBe(1);
    expect(await post(receiver.port, "/", by)).toMatchObject({ error: "address_not_allowed" });
    // localhost would resolve by itself; it is not what was called.
    expect(receiver.requests).toHaveLength(1);
  });
});

describe("Retry-After", () => {
  const asks = async (...headers: string[]) => {
    const { retryAfter } = await attempt({ asked: says(answer("429 Slow down", ...headers)) });
    return retryAfter;
  };

  test("in seconds and in all three spellings of a date", async () => {
    expect(await asks("retry-after: 120")).toBe(120_000);
    expect(await asks("Retry-After: 0")).toBe(0);
    expect(await asks("retry-after: Sat, 21 Nov 2026 12:00:30 GMT")).toBe(30_000);
    expect(await asks("retry-after: Saturday, 21-Nov-26 12:01:00 GMT")).toBe(60_000);
    expect(await asks("retry-after: Sat Nov 21 12:02:00 2026")).toBe(120_000);
  });

  test("of the past is now, and of any length is a number", async () => {
    expect(await asks("retry-after: Fri, 20 Nov 2026 12:00:00 GMT")).toBe(0);
    expect(await asks(`retry-after: ${"9".repeat(400)}`)).toBe(Number.MAX_SAFE_INTEGER);
  });

  test("that is neither says nothing", async () => {
    expect(await asks()).toBeNull();
    for (const odd of [
      "-5",
      "1.5",
      "soon",
      "12 s",
      "2026-11-21T12:00:30Z",
      "Sat, 99 Nov 2026 99:00:30 GMT",
      "",
    ])
      expect([odd, await asks(`retry-after: ${odd}`)]).toEqual([odd, null]);
  });

  test("is honoured for every failure, and ignored for a success", async () => {
    const busy = await attempt({ asked: says(answer("503 Busy", "retry-after: 7")) });
    expect(busy).toEqual({ status: 503, error: "status_not_2xx", retryAfter: 7_000 });
    const fine = await attempt({ asked: says(answer("200 OK", "retry-after: 7")) });
    expect(fine).toEqual({ status: 200, error: null, retryAfter: null });
  });
});
