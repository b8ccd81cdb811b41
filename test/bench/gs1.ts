import { Database } from "bun:sqlite";
import { join } from "node:path";
import { eventually } from "../e2e/process.ts";
import { HOST, moveToDomain } from "./domains.ts";
import { makeCodes } from "./resolve.ts";
import { comparePaths } from "./two-paths.ts";

const GTIN = "01/09521234543213";

/** Gives a code of the domain a GS1 address, and has the domain answer it. */
function nameByGtin(dataDir: string, shortId: string): void {
  using db = new Database(join(dataDir, "quietzone.db"));
  db.run("PRAGMA busy_timeout = 10000");
  db.run("update domains set gs1 = true where host = ?", [HOST]);
  db.run("update codes set gs1 = ? where short_id = ?", [GTIN, shortId]);
}

/** Compares GS1 paths of a domain and `/{shortId}` there: a GTIN, and a lot and a serial that no code has. */
export async function benchGs1(print: (line: string) => void): Promise<void> {
  for (const [title, path] of [
    ["/01/{gtin}", GTIN],
    ["/01/{gtin}/10/{lot}/21/{serial}, both unknown,", `${GTIN}/10/AB-1/21/4711`],
  ])
    await comparePaths(
      {
        title: `${title} of a domain, against /{shortId}`,
        bar: 0.9,
        async make({ port }, dataDir) {
          const [moved = ""] = await makeCodes(port, 1);
          const onDomain = moveToDomain(dataDir, moved);
          nameByGtin(dataDir, moved.slice("/r/".length));
          // A request has the service hear of the domain, which takes a moment. A load can't read an answer
          // with a body.
          await eventually("the domain answers GS1 paths", async () => {
            const headers = { host: HOST };
            const { status } = await fetch(`http://localhost:${port}/${GTIN}`, {
              headers,
              redirect: "manual",
            });
            return status === 307 ? true : null;
          });
          return [onDomain, `//${HOST}/${path}`];
        },
      },
      print,
    );
}

if (import.meta.main) await benchGs1((line) => void process.stdout.write(`${line}\n`));
