import { Database } from "bun:sqlite";
import { join } from "node:path";
import { makeCodes } from "./resolve.ts";
import { comparePaths } from "./two-paths.ts";

export const HOST = "qr.museum.example";

/** Moves a code to a verified domain of its workspace, as no name server is asked here. @returns its short URL for `load.ts`. */
export function moveToDomain(dataDir: string, path: string): string {
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

/** Compares `/{shortId}` of a domain and `/r/{shortId}` of the service's own host. */
export function benchDomains(print: (line: string) => void): Promise<void> {
  return comparePaths(
    {
      title: "/{shortId} of a domain, against /r/{shortId}",
      bar: 0.95,
      async make({ port }, dataDir) {
        const [own = "", moved = ""] = await makeCodes(port, 2);
        const onDomain = moveToDomain(dataDir, moved);
        // The first request has the service hear of the domain.
        await fetch(`http://localhost:${port}${own}`, { redirect: "manual" });
        return [own, onDomain];
      },
    },
    print,
  );
}

if (import.meta.main) await benchDomains((line) => void process.stdout.write(`${line}\n`));
