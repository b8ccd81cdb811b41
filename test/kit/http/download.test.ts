import { expect, test } from "bun:test";
import { streamed } from "../../../src/kit/http/download.ts";
import { createDownloads } from "../../../src/kit/http/downloads.ts";
import type { HeldOperation } from "../../../src/kit/http/holds.ts";
import { admit as beginRequest, type Download, factsOf } from "../../../src/kit/http/requests.ts";
import { Busy } from "../../../src/kit/shared/busy.ts";
import { eventually } from "../../e2e/process.ts";
import { TestTimers } from "../../timers.ts";

/** Downloads of clients with addresses of their own, as many as have one place each. */

const PLACES = { each: 2, waiting: 8, open: 16, all: 96 };
const PATIENCE = 10_000;
const SILENCE = 20_000;

function createService() {
  const timers = new TestTimers();
  let turns = 0;
  const admit = () => {
    turns++;
    return null;
  };
  const downloads = createDownloads({ admit, timers });

  function open(
    pieces: Download["pieces"],
    address = "192.0.2.1",
    request = new Request("http://localhost/"),
    operation: HeldOperation | null = null,
  ) {
    beginRequest(request, { address, proxied: false }, "req_1", operation);
    return downloads.open(request, streamed(request, pieces, "text/csv", "scans.csv"));
  }
  return { downloads, timers, open, turns: () => turns };
}

async function* lines(count: number, onLine: (nth: number) => void = () => {}) {
  for (let nth = 0; nth < count; nth++) {
    onLine(nth);
    yield `${nth}\n`;
  }
}

const forever = (onLine?: () => void) => lines(Number.POSITIVE_INFINITY, onLine);
const turn = () => new Promise<void>((resolve) => setImmediate(resolve));

test("many downloads together make one piece a turn of the event loop, also where nothing has to be waited for", async () => {
  const { open, turns } = createService();
  const [DOWNLOADS, LINES] = [PLACES.open, 20];
  let inThisTurn = 0;
  let most = 0;
  let isOver = false;
  const look = () => {
    inThisTurn = 0;
    if (!isOver) setImmediate(look);
  };
  setImmediate(look);
  const count = () => {
    most = Math.max(most, ++inThisTurn);
  };
  const texts = await Promise.all(
    Array.from({ length: DOWNLOADS }, async (_, at) =>
      (await open(lines(LINES, count), `192.0.2.${at}`)).text(),
    ),
  );
  isOver = true;
  for (const text of texts) expect(text.trim().split("\n")).toHaveLength(LINES);
  expect(most).toBe(1);
  // Each had a turn for its end, too, and none is asked for once nobody waits.
  await turn();
  await turn();
  expect(turns()).toBe(DOWNLOADS * (LINES + 1));
});

test("an empty piece is not sent, and others have a turn behind it", async () => {
  const { open } = createService();
  const seen: string[] = [];
  async function* pieces() {
    for (const piece of ["", "a", "", "", "b"]) {
      seen.push(piece);
      yield piece;
    }
  }
  const reader = (await open(pieces())).body?.getReader();
  expect(seen).toEqual([]);
  expect((await reader?.read())?.value).toEqual(new TextEncoder().encode("a"));
  expect((await reader?.read())?.value).toEqual(new TextEncoder().encode("b"));
  expect((await reader?.read())?.done).toBe(true);
});

test("a client has two downloads at a time, and whoever waits has its place when one ends or its client leaves", async () => {
  const { downloads, open } = createService();
  const [first, second] = [await open(forever()), await open(lines(3))];
  const order: string[] = [];
  const operation = {
    pause: () => void order.push("third pauses"),
    resume: () => void order.push("third resumes"),
    end() {},
  };
  const third = open(lines(1), "192.0.2.1", new Request("http://localhost/"), operation).then((answer) => {
    order.push("third");
    return answer;
  });
  const fourth = open(lines(1)).then((answer) => {
    order.push("fourth");
    return answer;
  });
  // Another client has places of its own.
  expect(await (await open(lines(1), "192.0.2.2")).text()).toBe("0\n");
  expect(downloads.counts()).toEqual({ taken: 2, waiting: 2 });
  expect(order).toEqual(["third pauses"]);
  await second.text();
  await third;
  expect(order).toEqual(["third pauses", "third resumes", "third"]);
  await first.body?.cancel();
  await fourth;
  expect(order.slice(3)).toEqual(["fourth"]);
  for (const answer of [third, fourth]) await (await answer).text();
  expect(downloads.counts()).toEqual({ taken: 0, waiting: 0 });
});

test("a download that waits too long is refused, and so is one that finds too many waiting", async () => {
  const { downloads, timers, open } = createService();
  const running = await Promise.all(Array.from({ length: PLACES.each }, () => open(forever())));
  const waiting = Array.from({ length: PLACES.waiting }, () => open(forever()).catch((error) => error));
  const refused = await open(forever()).catch((error) => error);
  expect(refused).toBeInstanceOf(Busy);
  timers.pass(PATIENCE - 1);
  expect(downloads.counts()).toEqual({ taken: PLACES.each, waiting: PLACES.waiting });
  timers.pass(1);
  for (const error of await Promise.all(waiting)) expect(error).toBeInstanceOf(Busy);
  for (const { body } of running) await body?.cancel();
  expect(downloads.counts()).toEqual({ taken: 0, waiting: 0 });
});

test("all clients have sixteen places: the next one waits for one, and is refused where eighty wait", async () => {
  const { downloads, open } = createService();
  const address = (at: number) => `192.0.2.${at}`;
  const running = await Promise.all(
    Array.from({ length: PLACES.open }, (_, at) => open(lines(1), address(at))),
  );
  const further = PLACES.all - PLACES.open;
  const waiting = Array.from({ length: further }, (_, at) =>
    open(lines(1), address(Math.floor(at / 4) + 100)),
  );
  expect(downloads.counts()).toEqual({ taken: PLACES.open, waiting: further });
  const refused = await open(lines(1), address(200)).catch((error) => error);
  expect(refused).toBeInstanceOf(Busy);
  for (const answer of running) await answer.text();
  const texts = await Promise.all(waiting.map(async (answer) => (await answer).text()));
  expect(texts).toEqual(Array.from({ length: further }, () => "0\n"));
  expect(downloads.counts()).toEqual({ taken: 0, waiting: 0 });
});

test("a client that leaves ends the generator of the pieces", async () => {
  const { downloads, open } = createService();
  let isEnded = false;
  async function* pieces() {
    try {
      for (;;) yield "row\n";
    } finally {
      isEnded = true;
    }
  }
  const request = new Request("http://localhost/");
  const reader = (await open(pieces(), "192.0.2.1", request)).body?.getReader();
  await reader?.read();
  await reader?.cancel();
  expect(await factsOf(request).download?.end).toBeNull();
  await turn();
  expect(isEnded).toBe(true);
  expect(downloads.counts()).toEqual({ taken: 0, waiting: 0 });
});

test("an error in the middle breaks the download off, and tells why", async () => {
  const { downloads, open } = createService();
  const trouble = new Error("the table is gone");
  async function* pieces() {
    yield "first\n";
    throw trouble;
  }
  const request = new Request("http://localhost/");
  const reader = (await open(pieces(), "192.0.2.1", request)).body?.getReader();
  expect(await reader?.read()).toMatchObject({ done: false });
  const isCut = reader?.read().then(
    () => false,
    () => true,
  );
  expect(await isCut).toBe(true);
  expect(await factsOf(request).download?.end).toEqual({ error: trouble });
  expect(downloads.counts()).toEqual({ taken: 0, waiting: 0 });
});

test("nothing is made for a client that does not read, and after a while it is disconnected", async () => {
  const { downloads, timers, open } = createService();
  const PIECE = new Uint8Array(256 * 1024);
  let made = 0;
  async function* pieces() {
    for (;;) {
      made++;
      yield PIECE;
    }
  }
  using server = Bun.serve({
    port: 0,
    hostname: "127.0.0.1",
    fetch: (request) => open(pieces(), "192.0.2.1", request),
  });
  const closed = Promise.withResolvers<void>();
  const socket = await Bun.connect({
    hostname: "127.0.0.1",
    port: server.port ?? 0,
    socket: {
      open(socket) {
        socket.pause();
        socket.write("GET / HTTP/1.1\r\nhost: localhost\r\n\r\n");
      },
      data() {},
      close: () => closed.resolve(),
    },
  });
  // The system takes some megabytes for it.
  await eventually("a piece waits for the client", async () => {
    const before = made;
    await turn();
    return made === before && made > 0 ? true : null;
  });
  timers.pass(SILENCE - 1);
  expect(downloads.counts()).toEqual({ taken: 1, waiting: 0 });
  await eventually("the place is free", async () => {
    timers.pass(SILENCE);
    return downloads.counts().taken === 0 ? true : null;
  });
  const last = made;
  socket.resume();
  await closed.promise;
  expect(made).toBe(last);
});
