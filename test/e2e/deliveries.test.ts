import { expect, onTestFinished, test } from "bun:test";
import { Webhook } from "standardwebhooks";
import type { DeliveryList } from "../../src/features/webhooks/delivery-model.ts";
import { readJson } from "../json.ts";
import { call, type CodeJson, makeCode, scan, signUp } from "./client.ts";
import { audit, integrityOf, SOUND } from "./ledger.ts";
import { eventually, type RunningService, startProcess, temporaryFolder } from "./process.ts";
import { IN_FULL } from "../extent.ts";

/** The program is killed or stopped while it delivers: no delivery is lost, and every one is signed. */

const ROUNDS = IN_FULL ? 100 : 5;
/** Over all rounds. */
const EVENTS = IN_FULL ? 10_000 : 1_000;
const CLIENTS = 16;

/**
 * A receiver that uses a library of Standard Webhooks. Some attempts take a while.
 * @param isMoody - it refuses the first attempt of a third: the next one comes five seconds later.
 */
function openReceiver(isMoody: boolean) {
  const arrived = new Map<string, string>();
  const refused = new Set<string>();
  let attempts = 0;
  let bad = 0;
  let verifier: Webhook | null = null;
  const { promise: hang, resolve: letGo } = Promise.withResolvers<void>();
  let isHanging = false;
  const server = Bun.serve({
    hostname: "127.0.0.1",
    port: 0,
    async fetch(request) {
      const [body, headers] = [await request.text(), Object.fromEntries(request.headers)];
      const turn = ++attempts;
      try {
        verifier?.verify(body, headers);
      } catch {
        bad++;
      }
      if (isHanging) await hang;
      if (turn % 10 === 0) await Bun.sleep(20);
      const id = headers["webhook-id"] ?? "";
      // Only the first attempt: after more failures some deliveries would wait for minutes.
      if (isMoody && turn % 3 === 0 && !refused.has(id)) {
        refused.add(id);
        return new Response(null, { status: 500 });
      }
      if ((arrived.get(id) ?? body) !== body) bad++;
      arrived.set(id, body);
      return new Response(null, { status: 204 });
    },
  });
  onTestFinished(() => {
    letGo();
    return server.stop(true);
  });
  return {
    url: `http://127.0.0.1:${server.port}/`,
    arrived,
    expect(secret: string) {
      verifier = new Webhook(secret);
    },
    /** Answers nothing from now on, until it is released. */
    hang() {
      isHanging = true;
    },
    letGo() {
      isHanging = false;
      letGo();
    },
    get attempts() {
      return attempts;
    },
    get bad() {
      return bad;
    },
  };
}

type Receiver = ReturnType<typeof openReceiver>;

async function setUp(service: RunningService, { isMoody = false } = {}) {
  const receiver = openReceiver(isMoody);
  const { apiKey } = await signUp(service);
  const code = await makeCode(service, apiKey);
  const saved = await call(service, apiKey, "PUT", "/app/api/webhook", { url: receiver.url });
  const { secret } = await readJson<{ secret: string }>(saved);
  receiver.expect(secret);
  return { receiver, apiKey, code };
}

/** Scans from several clients until the service dies or `enough` scans are answered. Returns the number of answers. */
async function scanAll(service: RunningService, code: CodeJson, count: number): Promise<number> {
  let [asked, answered] = [0, 0];
  const client = async () => {
    while (asked < count) {
      asked++;
      try {
        expect((await scan(service, code.shortId)).status).toBe(302);
        answered++;
      } catch (error) {
        if (error instanceof Error && "code" in error) return;
        throw error;
      }
    }
  };
  await Promise.all(Array.from({ length: CLIENTS }, client));
  return answered;
}

/** Every delivery in the log, by its status. */
async function statuses(service: RunningService, key: string): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  for (let cursor = ""; ;) {
    const path = `/app/api/webhook/deliveries?limit=1000${cursor && `&cursor=${cursor}`}`;
    const page = await readJson<DeliveryList>(await call(service, key, "GET", path));
    for (const { id, status } of page.deliveries) found.set(id, status);
    if (page.nextCursor === null) return found;
    cursor = page.nextCursor;
  }
}

async function untilAllArrived(service: RunningService, key: string, receiver: Receiver) {
  return eventually(
    "all are delivered",
    async () => {
      const log = await statuses(service, key);
      return [...log.values()].every((status) => status === "delivered") ? log : null;
    },
    6_000,
  ).then((log) => {
    expect([...log.keys()].filter((id) => !receiver.arrived.has(id))).toEqual([]);
    return log;
  });
}

test(`each of ${EVENTS} events is delivered although the service is killed ${ROUNDS} times`, async () => {
  const folder = temporaryFolder();
  let service = await startProcess(folder);
  const { receiver, apiKey, code } = await setUp(service, { isMoody: true });
  let answered = 0;
  for (let round = 0; round < ROUNDS; round++) {
    const before = receiver.attempts;
    const scanned = scanAll(service, code, EVENTS / ROUNDS);
    // The kill comes sometimes during the scans, otherwise during deliveries.
    if (round % 2 === 0)
      await eventually("it delivers", () => (receiver.attempts > before + 5 ? true : null));
    else answered += await scanned;
    expect((await service.end("SIGKILL")).code).toBe(137);
    if (round % 2 === 0) answered += await scanned;
    service = await startProcess(folder);
  }
  const log = await untilAllArrived(service, apiKey, receiver);
  const kept = (await audit(service, apiKey)).get(code.id) ?? 0;
  expect(log.size).toBe(kept);
  expect(kept).toBeGreaterThanOrEqual(answered);
  expect(receiver.bad).toBe(0);
  expect(receiver.arrived.size).toBe(kept);
  await service.end("SIGTERM");
  expect(integrityOf(folder)).toEqual(SOUND);
}, 600_000);

test("pending deliveries are sent after a start", async () => {
  const folder = temporaryFolder();
  const first = await startProcess(folder);
  const { receiver, apiKey, code } = await setUp(first);
  receiver.hang();
  await scanAll(first, code, 50);
  await first.end("SIGKILL");
  receiver.letGo();
  const begun = receiver.attempts;
  const second = await startProcess(folder);
  await eventually("it goes on", () => (receiver.attempts > begun ? true : null));
  await untilAllArrived(second, apiKey, receiver);
}, 300_000);

test("SIGTERM: the service waits for deliveries in flight, and stores their outcomes", async () => {
  const folder = temporaryFolder();
  const first = await startProcess(folder);
  const { receiver, apiKey, code } = await setUp(first);
  receiver.hang();
  await scan(first, code.shortId);
  await eventually("it is under way", () => (receiver.attempts > 0 ? true : null));
  first.signal("SIGTERM");
  await eventually("new connections are refused", () =>
    call(first, null, "GET", "/healthz").then(
      () => null,
      () => true,
    ),
  );
  receiver.letGo();
  expect((await first.ended).code).toBe(0);
  const { attempts } = receiver;
  const second = await startProcess(folder);
  expect([...(await statuses(second, apiKey)).values()]).toEqual(["delivered"]);
  expect(receiver.attempts).toBe(attempts);
}, 300_000);

test("SIGTERM: a receiver that hangs delays the end no longer than a request may", async () => {
  const folder = temporaryFolder();
  const first = await startProcess(folder);
  const { receiver, apiKey, code } = await setUp(first);
  receiver.hang();
  await scan(first, code.shortId);
  await eventually("it is under way", () => (receiver.attempts > 0 ? true : null));
  const { code: exitCode } = await first.end("SIGTERM");
  expect(exitCode).toBe(0);
  receiver.letGo();
  const second = await startProcess(folder);
  await untilAllArrived(second, apiKey, receiver);
}, 300_000);
