import { Database } from "bun:sqlite";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { LoadResult } from "./load.ts";
import { median } from "./median.ts";
import { startProgram } from "./program.ts";
import { makeCodes, ROUND_MS, run } from "./resolve.ts";
import { timeOf } from "./server-time.ts";

/** Compares `/{shortId}` of a domain and `/r/{shortId}` of the service's own host, in turns on one service. */

const ROUNDS = 7;
const HOST = "qr.museum.example";

/** The result of a load, and microseconds of the service's processor time a scan. */
interface Measured extends LoadResult {
  readonly micros: number;
}

/** Moves a code to a verified domain of its workspace, as no name server is asked here. @returns its short URL for `load.ts`. */
function moveToDomain(dataDir: string, path: string): string {
  const shortId = path.slice("/r/".length);
  using db = new Database(join(dataDir, "quietzone.db"));
  db.run("PRAGMA busy_timeout = 10000");
  db.run(
    `insert into domains (id, tenant_id, host, value, revision, created_at, verified_at)
     select 'dom_bench', tenant_id, ?, 'x', 2, 1, 1 from codes where short_id = ?`,
    [HOST, shortId],
  );
  db.run("update codes set domain = ? where short_id = ?", [HOST, shortId]);
  return `//${HOST}/${shortId}`;
}

/** Prints the ratio of rates. */
export async function benchDomains(print: (line: string) => void): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), "quietzone-bench-"));
  const service = await startProgram([join(import.meta.dir, "../../src/main.ts")], {
    QZ_DATA_DIR: dataDir,
    QZ_HOST: "127.0.0.1",
    QZ_PORT: "0",
    QZ_LIMIT_RESOLVE: "off",
    QZ_LIMIT_TENANT: "off",
  });
  try {
    const [own = "", moved = ""] = await makeCodes(service.port, 2);
    const onDomain = moveToDomain(dataDir, moved);
    // The first request has the service hear of the domain.
    await fetch(`http://localhost:${service.port}${own}`, { redirect: "manual" });
    const pairs: { own: Measured; onDomain: Measured }[] = [];
    const measured = async (path: string): Promise<Measured> => {
      const before = timeOf([service.pid]);
      const load = await run(service.port, path);
      return { ...load, micros: ((timeOf([service.pid]) - before) * 1_000) / (load.perSecond * ROUND_MS) };
    };
    // The first round warms up.
    for (let round = 0; round <= ROUNDS; round++) {
      const pair = { own: await measured(own), onDomain: await measured(onDomain) };
      if (round > 0) pairs.push(pair);
    }
    const ratio = median(pairs.map(({ own, onDomain }) => onDomain.perSecond / own.perSecond));
    const time = median(pairs.map(({ own, onDomain }) => own.micros / onDomain.micros));
    const perSecond = (key: "own" | "onDomain") =>
      Math.round(median(pairs.map((pair) => pair[key].perSecond)));
    print("/{shortId} of a domain, against /r/{shortId}");
    print(
      `  rate ${ratio.toFixed(2)} (bar ≥ 0.95): ${perSecond("onDomain")} against ${perSecond("own")} per second; by processor time a scan ${time.toFixed(2)}`,
    );
  } finally {
    await service.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

if (import.meta.main) await benchDomains((line) => void process.stdout.write(`${line}\n`));
