import { join } from "node:path";
import type { Scan } from "../../src/features/scans/model.ts";

/**
 * A node that only commits scans: `bun test/bench/committer.ts CHECKOUT URL`. Over IPC it is told how many commits of how many scans
 * of which codes to make, and answers when they are made.
 */

export interface Order {
  readonly codeIds: readonly string[];
  readonly commits: number;
  readonly scans: number;
  /** Whether each scan has a visitor of its own; else there are twenty. */
  readonly isFresh: boolean;
  /** The destinations of the scans, in turns; without it, the target. */
  readonly destinations?: readonly string[];
  /** Milliseconds from one commit to the next; without it each follows the one before. */
  readonly every?: number;
}

const [checkout = ".", url = ""] = process.argv.slice(2);
const { openPostgresStores }: typeof import("../../db/postgres/stores.ts") = await import(
  join(checkout, "db/postgres/stores.ts")
);
const stores = await openPostgresStores(url);
await stores.join();

const SYSTEMS = ["iOS", "Android", "Windows"];
const BROWSERS = ["Safari", "Chrome", "Firefox", "Edge"];
const LANGUAGES = ["de", "en", "fr", ""];
const COUNTRIES = ["DE", "AT", "CH", "FR", "IT"];
const TWENTY = Array.from({ length: 20 }, () => crypto.getRandomValues(new Uint8Array(16)));
let made = 0;
let isOver = false;

function scan({ codeIds, isFresh, destinations = [] }: Order): Scan {
  const n = made++;
  const of = (values: readonly string[]) => values[n % values.length] || null;
  return {
    codeId: codeIds[n % codeIds.length] ?? "",
    at: Date.now(),
    visitor: (isFresh ? null : TWENTY[n % 20]) ?? crypto.getRandomValues(new Uint8Array(16)),
    deviceKey: null,
    device: n % 7 ? "mobile" : "tablet",
    system: of(SYSTEMS),
    browser: of(BROWSERS),
    language: of(LANGUAGES),
    referrer: n % 9 ? null : "site-1.example",
    country: of(COUNTRIES),
    bot: null,
    destination: destinations[n % destinations.length] ?? null,
  };
}

process.on("message", async (order: Order | "stop") => {
  if (order === "stop") {
    isOver = true;
    await stores.close();
    process.exit(0);
  }
  const start = performance.now();
  for (let done = 0; done < order.commits && !isOver; done++) {
    if (order.every) await Bun.sleep(Math.max(0, start + done * order.every - performance.now()));
    await stores.scans.commit(Array.from({ length: order.scans }, () => scan(order)));
  }
  process.send?.(performance.now() - start);
});
process.send?.("ready");
