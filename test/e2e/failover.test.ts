import { describe, expect, test } from "bun:test";
import { readSettings } from "../../src/kit/settings/read.ts";
import { start } from "../../src/app/start.ts";
import { type Cluster, type Member, startCluster } from "../cluster.ts";
import { AT_LENGTH, IN_FULL } from "../extent.ts";
import { hasHaproxy } from "../haproxy.ts";
import { hasPostgres } from "../postgres.ts";
import { type Account, type CodeJson, makeCode, signUp } from "./client.ts";
import { eventually, type RunningService, startProcess, temporaryFolder } from "./process.ts";

/**
 * Three nodes, a primary with two synchronous standbys, HAProxy in between. Every scan has a name, by which it is looked
 * for in the end: none that was answered may be missing, unless a node has counted it as lost, and none may be there twice.
 */

/** Scans to answer before a fault, during it, and after it. */
const SCANS_A_PHASE = 150;
const CLIENTS = 6;
const CODES = 3;
const SECRET = "the same on every node, and long enough";

interface Bed {
  readonly cluster: Cluster;
  readonly nodes: readonly RunningService[];
  readonly folders: readonly string[];
  readonly account: Account;
  readonly codes: readonly CodeJson[];
}

async function newBed(cutsSessions: boolean): Promise<Bed> {
  const cluster = await startCluster({ cutsSessions });
  const folders = [0, 1, 2].map(() => temporaryFolder());
  const nodes = await Promise.all(folders.map((folder) => startNode(folder, cluster)));
  const [first] = nodes;
  if (!first) throw new Error("three nodes");
  const account = await signUp(first);
  const codes: CodeJson[] = [];
  for (let made = 0; made < CODES; made++) codes.push(await makeCode(first, account.apiKey));
  // So that every node knows every code.
  for (const { url } of nodes)
    for (const { shortId } of codes)
      await fetch(`${url}/r/${shortId}`, { method: "HEAD", redirect: "manual" });
  return { cluster, nodes, folders, account, codes };
}

const startNode = (folder: string, { url }: Cluster) =>
  startProcess(folder, { QZ_DATABASE_URL: url, QZ_SECRET: SECRET, QZ_METRICS: "on" });

/** A node's own count. */
async function metric({ url }: RunningService, name: string): Promise<number> {
  const said = await (await fetch(`${url}/metrics`)).text();
  return Number(new RegExp(`^${name} (\\d+)$`, "m").exec(said)?.[1] ?? Number.NaN);
}

const sum = (counts: readonly number[]) => counts.reduce((total, count) => total + count, 0);
const overNodes = async (nodes: readonly RunningService[], name: string) =>
  sum(await Promise.all(nodes.map((node) => metric(node, name))));

/** Scans without pause, by clients that go from node to node. */
function scanAll({ nodes, codes }: Bed) {
  const answered: string[] = [];
  let isOver = false;
  let named = 0;
  async function client(number: number): Promise<void> {
    for (let turn = number; !isOver; turn++) {
      const [node, code] = [nodes[turn % nodes.length], codes[turn % codes.length]];
      if (!node || !code) return;
      const name = `s${named++}.example`;
      const { status } = await fetch(`${node.url}/r/${code.shortId}`, {
        redirect: "manual",
        headers: {
          "user-agent": `Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/${number}.0.0.0`,
          referer: `https://${name}/`,
        },
      });
      expect(status).toBe(302);
      answered.push(name);
      await Bun.sleep(5);
    }
  }
  const clients = Promise.all(Array.from({ length: CLIENTS }, (_, number) => client(number)));
  return {
    answered,
    /** Resolves when so many more scans are answered. */
    async more(what: string): Promise<void> {
      const enough = answered.length + SCANS_A_PHASE;
      const reached = eventually(what, () => (isOver || answered.length >= enough ? true : null), 3_000);
      await Promise.race([reached, clients]);
    },
    async end(): Promise<void> {
      isOver = true;
      await clients;
    },
  };
}

/** Resolves when each node has recorded scans that came after now. */
async function resumed({ nodes }: Bed): Promise<void> {
  await Promise.all(
    nodes.map(async (node) => {
      const before = await metric(node, "quietzone_scans_total");
      await eventually(
        "it records scans again",
        async () => ((await metric(node, "quietzone_scans_total")) > before ? true : null),
        2_000,
      );
    }),
  );
}

/** Compares the answered scans with those that the primary has. */
async function expectAllThere(bed: Bed, answered: readonly string[]): Promise<void> {
  const { cluster, nodes } = bed;
  await eventually(
    "the journals are empty",
    async () => ((await overNodes(nodes, "quietzone_scans_waiting")) === 0 ? true : null),
    2_000,
  );
  const rows = await cluster.query<{ name: string; times: number }>(
    cluster.primary,
    "select referrer as name, count(*)::int as times from scans where referrer is not null group by 1",
  );
  expect(rows.filter(({ times }) => times > 1)).toEqual([]);
  const kept = new Set(rows.map(({ name }) => name));
  const missing = answered.filter((name) => !kept.has(name));
  const lost = await overNodes(nodes, "quietzone_scans_lost_total");
  expect({ missing, lost }).toEqual({ missing: [], lost: 0 });
}

/** Counts everything again, as `quietzone check` does. */
async function expectSumsToAgree({ cluster, folders, nodes }: Bed): Promise<void> {
  for (const node of nodes) expect((await node.end("SIGTERM")).code).toBe(0);
  const auditor = await start(
    readSettings({
      QZ_HOST: "127.0.0.1",
      QZ_PORT: "0",
      QZ_LOG: "silent",
      QZ_DATA_DIR: folders[0],
      QZ_DATABASE_URL: cluster.urlOf(cluster.primary),
      QZ_SECRET: SECRET,
    }),
  );
  try {
    expect(await auditor.audit()).toEqual([]);
  } finally {
    await auditor.stop();
  }
}

/** The ways in which a primary may end before another takes its place. */
const ENDS: Readonly<Record<string, (cluster: Cluster, primary: Member) => void>> = {
  killed: (cluster, primary) => cluster.kill(primary),
  frozen: (cluster, primary) => cluster.freeze(primary),
  "left alive": () => {},
};

const BALANCERS = [
  { cutsSessions: true, balancer: "a balancer that cuts its sessions" },
  { cutsSessions: false, balancer: "a balancer that leaves its sessions" },
];

if (AT_LENGTH)
  describe.skipIf(!hasPostgres || !hasHaproxy)("scans go on and none is lost", () => {
    for (const { cutsSessions, balancer } of IN_FULL ? BALANCERS : BALANCERS.slice(1))
      test(`while primaries are killed, frozen and left alive, behind ${balancer}`, async () => {
        const bed = await newBed(cutsSessions);
        const { cluster } = bed;
        const load = scanAll(bed);
        try {
          await load.more("they scan");
          for (const [end, doEnd] of Object.entries(ENDS)) {
            const old = cluster.primary;
            doEnd(cluster, old);
            await load.more(`scans are answered while the primary is ${end}`);
            await cluster.failOver();
            await resumed(bed);
            await load.more("scans are answered afterwards");
            await cluster.rejoin(old);
          }
        } finally {
          await load.end();
        }
        await expectAllThere(bed, load.answered);
        await expectSumsToAgree(bed);
      }, 240_000);

    test("while standbys are lost, one and then all", async () => {
      const bed = await newBed(true);
      const { cluster, nodes } = bed;
      const [one, other] = cluster.standbys;
      if (!one || !other) throw new Error("two standbys");
      const load = scanAll(bed);
      try {
        await load.more("they scan");
        cluster.kill(one);
        await load.more("scans are answered while one standby is lost");
        expect(await overNodes(nodes, "quietzone_scans_waiting")).toBe(0);
        cluster.kill(other);
        await eventually("no node can keep scans", async () => {
          const answers = await Promise.all(nodes.map(({ url }) => fetch(`${url}/readyz`)));
          return answers.every(({ status }) => status === 503) ? true : null;
        });
        for (let phase = 0; phase < 10; phase++)
          await load.more("scans are answered while all standbys are lost");
        const sessions = await cluster.query(
          cluster.primary,
          "select from pg_stat_activity where application_name like 'quietzone-%'",
        );
        // `docs/growing.md` says that a node needs 13.
        expect(sessions.length).toBeLessThanOrEqual(nodes.length * 13);
        await cluster.start(one);
        await resumed(bed);
        await load.more("scans are answered afterwards");
      } finally {
        await load.end();
      }
      await expectAllThere(bed, load.answered);
      await expectSumsToAgree(bed);
    }, 300_000);
  });
