import { expect, onTestFinished, test } from "bun:test";
import type { DeliveryList } from "../../src/features/webhooks/delivery-model.ts";
import { readSettings } from "../../src/kit/settings/read.ts";
import { start } from "../../src/app/start.ts";
import { type FaultyProxy, proxyTo } from "../db/postgres/proxy.ts";
import { readJson } from "../json.ts";
import { hasPostgres, type PostgresServer, postgresServer } from "../postgres.ts";
import { describeWithRedis, type RedisServer, startRedis } from "../redis.ts";
import { startBalancer } from "./balancer.ts";
import { call, type CodeJson, makeCode, scan, signUp } from "./client.ts";
import { allCodes, audit } from "./ledger.ts";
import { eventually, type RunningService, startProcess, temporaryFolder } from "./process.ts";
import { type Book, load, openReceiver } from "./storm.ts";
import { AT_LENGTH, IN_FULL } from "../extent.ts";

/** Three nodes behind a balancer, under load, while one fault after the other is injected. */

const CODES = 5;
/** Scans to answer during a fault, and again after it. */
const SCANS_A_PHASE = 120;
/** Drawings that an address may request in a week on all nodes together. One more is allowed only every four hours. */
const DRAWINGS = 40;
const WEEK_SECONDS = 7 * 24 * 3_600;
/** Of the plan `free`. */
const MOST_CODES = 25;

interface Node {
  readonly proxy: FaultyProxy;
  readonly folder: string;
  readonly environment: Readonly<Record<string, string>>;
  running: RunningService;
}

/** The faults of a node or of a shared server. Each returns a function that ends it. */
type Fault = (node: Node, server: PostgresServer) => Promise<() => Promise<void>>;

const KILLED = "a node is killed";

const FAULTS: Readonly<Record<string, Fault>> = {
  async [KILLED](node) {
    expect((await node.running.end("SIGKILL")).code).toBe(137);
    return async () => {
      node.running = await startProcess(node.folder, node.environment);
    };
  },
  async "the database crashes and restarts"(_, server) {
    await server.crash();
    return async () => {};
  },
  async "a node is cut off from the database"({ proxy }) {
    proxy.isCut = true;
    return async () => {
      proxy.isCut = false;
    };
  },
  async "a node gets no answers from the database"({ proxy }) {
    proxy.isSilent = true;
    return async () => {
      proxy.isSilent = false;
    };
  },
};

const KINDS = Object.entries(FAULTS);
/** At length each kind comes once. */
const ROUNDS = IN_FULL ? 40 : AT_LENGTH ? KINDS.length : 2;

async function startNodes(url: string, redis: RedisServer): Promise<Node[]> {
  const one = async (): Promise<Node> => {
    const proxy = await proxyTo(url);
    onTestFinished(() => proxy.close());
    const folder = temporaryFolder();
    const environment = {
      QZ_DATABASE_URL: proxy.through(url),
      QZ_REDIS_URL: redis.url,
      QZ_SECRET: "what every node is given, in its environment",
      QZ_METRICS: "on",
      QZ_TRUSTED_PROXIES: "127.0.0.0/8",
      QZ_LIMIT_GENERATE: `${DRAWINGS}/${WEEK_SECONDS}s`,
    };
    return { proxy, folder, environment, running: await startProcess(folder, environment) };
  };
  return Promise.all([one(), one(), one()]);
}

/** A number that a node tells of itself. */
async function metric({ running }: Node, name: string): Promise<number> {
  const said = await (await fetch(`${running.url}/metrics`)).text();
  const [, value] = new RegExp(`^${name} (\\d+)$`, "m").exec(said) ?? [];
  if (value === undefined) throw new Error(`The node does not tell ${name}`);
  return Number(value);
}

/** Waits until a node records scans and has handed in those that waited. Returns the scans this took. */
async function untilItKeeps(node: Node, shortId: string): Promise<number> {
  let scans = 0;
  return eventually(
    "the node keeps scans again",
    async () => {
      await scan(node.running, shortId);
      scans++;
      const isReady = (await fetch(`${node.running.url}/readyz`)).status === 200;
      return isReady && (await metric(node, "quietzone_scans_waiting")) === 0 ? scans : null;
    },
    2_000,
  );
}

/** Ids of the deliveries in the log, once all of them are delivered. */
function allDelivered(service: RunningService, key: string): Promise<string[]> {
  return eventually(
    "all is delivered",
    async () => {
      const ids: string[] = [];
      for (let cursor = ""; ;) {
        const path = `/app/api/webhook/deliveries?limit=1000${cursor && `&cursor=${cursor}`}`;
        const page = await readJson<DeliveryList>(await call(service, key, "GET", path));
        if (page.deliveries.some(({ status }) => status !== "delivered")) return null;
        ids.push(...page.deliveries.map(({ id }) => id));
        if (page.nextCursor === null) return ids;
        cursor = page.nextCursor;
      }
    },
    6_000,
  );
}

describeWithRedis("three nodes behind a balancer", async () => {
  const redis = await startRedis();

  test.skipIf(!hasPostgres)(
    `keep answered scans, deliver them and hold limits through ${ROUNDS} faults`,
    async () => {
      const server = await postgresServer();
      const [url, logged] = [await server.emptyDatabase(), (await server.log()).length];
      const nodes = await startNodes(url, redis);
      const [first] = nodes;
      if (!first) throw new Error("three nodes");
      const receiver = openReceiver();
      const { apiKey } = await signUp(first.running);
      const saved = await call(first.running, apiKey, "PUT", "/app/api/webhook", { url: receiver.url });
      expect(saved.status).toBe(200);
      const codes: CodeJson[] = [];
      for (let made = 0; made < CODES; made++) codes.push(await makeCode(first.running, apiKey));
      const front = startBalancer(() => nodes.map(({ running }) => running));
      const book: Book = { scans: 0, drawings: 0, tooBusy: 0, made: CODES };

      let isOver = false;
      const loaded = load(front, apiKey, codes, book, () => isOver);
      const more = async (what: string) => {
        const enough = book.scans + SCANS_A_PHASE;
        const answered = eventually(what, () => (isOver || book.scans >= enough ? true : null), 3_000);
        // Clients end early only after an answer that is not allowed.
        await Promise.race([answered, loaded]);
      };
      let probes = 0;
      try {
        await more("they are busy");
        for (let round = 0; round < ROUNDS; round++) {
          const [name, fault] = KINDS[round % KINDS.length] ?? [];
          const node = nodes[(round + Math.floor(round / KINDS.length)) % nodes.length];
          if (!name || !fault || !node) throw new Error("a round without a fault");
          const mend = await fault(node, server);
          await more(`scans are answered while ${name}`);
          await mend();
          await more(`scans are answered after ${name}`);
          for (const each of nodes) probes += await untilItKeeps(each, codes[0]?.shortId ?? "");
        }
      } finally {
        isOver = true;
      }
      await loaded;

      const ids = await allDelivered(first.running, apiKey);
      const kept = await audit(first.running, apiKey);
      const all = [...kept.values()].reduce((sum, count) => sum + count, 0);
      const sent = codes.reduce((sum, { shortId }) => sum + (front.sent.get(`/r/${shortId}`) ?? 0), 0);
      // A node that can't reach the database writes scans down and hands them in.
      for (const node of nodes) expect(await metric(node, "quietzone_scans_lost_total")).toBe(0);
      expect(all).toBeGreaterThanOrEqual(book.scans);
      expect(all).toBeLessThanOrEqual(sent + probes);
      expect(ids.length).toBe(all);
      expect(ids.filter((id) => !receiver.arrived.has(id))).toEqual([]);

      expect(book.drawings + book.tooBusy).toBeGreaterThanOrEqual(DRAWINGS - nodes.length);
      expect(book.drawings).toBeLessThanOrEqual(DRAWINGS + nodes.length);
      expect((await allCodes(first.running, apiKey)).codes.length).toBe(MOST_CODES);
      expect(book.made).toBeLessThanOrEqual(MOST_CODES);

      for (const { running } of nodes) expect((await running.end("SIGTERM")).code).toBe(0);
      const auditor = await start(
        readSettings({
          QZ_HOST: "127.0.0.1",
          QZ_PORT: "0",
          QZ_LOG: "silent",
          QZ_DATA_DIR: first.folder,
          QZ_DATABASE_URL: url,
          QZ_SECRET: first.environment["QZ_SECRET"],
        }),
      );
      try {
        expect(await auditor.audit()).toEqual([]);
      } finally {
        await auditor.stop();
      }
      expect((await server.log()).slice(logged)).not.toContain("deadlock detected");
    },
    IN_FULL ? 1_800_000 : 900_000,
  );
});
