import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { codeIn, newScan, tenantIn, visitor } from "../db/stores.ts";
import { postgresServer } from "../postgres.ts";
import { median } from "./median.ts";

/**
 * How fast a node hands in the scans of its journal on PostgreSQL, of this checkout and of another in turns:
 * `bun test/bench/hand-in.ts [CHECKOUT] [ROUNDS]`. Batches of some sizes wait, of new visitors of one code.
 */

const SIZES = [1, 10, 50, 250] as const;
/** Scans that wait, and most batches. */
const SCANS = 20_000;
const BATCHES = 2_000;

interface Measured {
  readonly rate: number;
  readonly commits: number;
  /** Microseconds of the node's processor time a scan. */
  readonly node: number;
}

/**
 * Fills a journal and has it handed in. It runs in a process of its own, which has the modules of one
 * checkout.
 */
async function handIn(checkout: string, url: string, size: number): Promise<Measured> {
  const { createJournal }: typeof import("../../src/features/scans/journal.ts") = await import(
    join(checkout, "src/features/scans/journal.ts")
  );
  const { createScanJournal }: typeof import("../../db/files/scan-journal.ts") = await import(
    join(checkout, "db/files/scan-journal.ts")
  );
  const { openPostgresStores }: typeof import("../../db/postgres/stores.ts") = await import(
    join(checkout, "db/postgres/stores.ts")
  );
  const stores = await openPostgresStores(url);
  const code = await codeIn(stores, await tenantIn(stores));
  const folder = mkdtempSync(join(tmpdir(), "quietzone-bench-"));
  const store = createScanJournal(folder);
  const count = Math.min(BATCHES, SCANS / size);
  for (let number = 0; number < count; number++)
    store.add(
      Array.from({ length: size }, (_, turn) =>
        newScan(code, { at: Date.now(), visitor: visitor(number * size + turn) }),
      ),
      crypto.getRandomValues(new Uint8Array(16)),
      Date.now(),
    );
  let commits = 0;
  const { promise: done, resolve } = Promise.withResolvers<void>();
  const journal = createJournal({
    store,
    commit: (...call) => {
      commits++;
      return stores.scans.commit(...call);
    },
    isAway: () => false,
    losses: { scans: 0, add() {}, recovered() {} },
    clock: { now: () => Date.now() },
    log: {
      debug() {},
      info: () => resolve(),
      warn() {},
      error: (message) => void process.stderr.write(message),
    },
    pause: Bun.sleep,
  });
  const [used, started] = [process.cpuUsage(), performance.now()];
  journal.start();
  await done;
  const [took, { user, system }] = [performance.now() - started, process.cpuUsage(used)];
  const scans = count * size;
  const measured = {
    rate: (scans / took) * 1000,
    commits,
    node: (user + system) / scans,
  };
  await journal.stop();
  await stores.close();
  rmSync(folder, { recursive: true, force: true });
  return measured;
}

async function bench(print: (line: string) => void, checkouts: readonly string[], rounds: number) {
  const server = await postgresServer();
  await server.sync();
  for (const size of SIZES) {
    const found = new Map<string, Measured[]>();
    for (let round = 0; round < rounds; round++)
      for (const checkout of checkouts) {
        const url = await server.freshDatabase();
        const command = [process.execPath, import.meta.path, "of", checkout, url, `${size}`];
        const text = await new Response(Bun.spawn(command, { stderr: "inherit" }).stdout).text();
        found.getOrInsertComputed(checkout, () => []).push(JSON.parse(text));
      }
    for (const [checkout, all] of found) {
      const of = (name: keyof Measured) => Math.round(median(all.map((one) => one[name])));
      print(
        `  batches of ${size}: ${of("rate")} scans a second, ${of("commits")} commits, ${of("node")} µs of the node a scan (${checkout})`,
      );
    }
  }
}

if (import.meta.main) {
  const print = (line: string) => void process.stdout.write(`${line}\n`);
  const [first = "", checkout = "", url = "", size = ""] = process.argv.slice(2);
  if (first === "of") print(JSON.stringify(await handIn(checkout, url, Number(size))));
  else {
    const here = join(import.meta.dir, "../..");
    await bench(print, first === "" ? [here] : [first, here], Number(checkout || 3));
  }
  process.exit(0);
}
