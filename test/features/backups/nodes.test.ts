import { afterAll, expect, test } from "bun:test";
import { mkdirSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { start } from "../../../src/app/start.ts";
import { readSettings } from "../../../src/kit/settings/read.ts";
import type { RunProgram } from "../../../src/kit/shared/own-program.ts";
import { SILENT, use } from "../../app/world.ts";
import { runHere } from "../../operate/cli/here.ts";
import { BY_HAND } from "./timers.ts";
import { hasPostgres, postgresServer } from "../../postgres.ts";

/** Nodes on the same PostgreSQL make one backup together. */

const folder = mkdtempSync(join(tmpdir(), "quietzone-nodes-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const place = join(folder, "place");
mkdirSync(place);

test.skipIf(!hasPostgres)(
  "of two nodes one makes the backup, and the other sees it and makes none",
  async () => {
    const server = await postgresServer();
    const shared = {
      ...{ QZ_HOST: "127.0.0.1", QZ_PORT: "0", QZ_DISK_FLOOR: "off" },
      QZ_DATABASE_URL: await server.emptyDatabase(),
      QZ_SECRET: "correct horse battery staple, twice over",
      QZ_BACKUP_TO: place,
    };
    let runs = 0;
    /** Resolves once a node has the lease. */
    const taken = Promise.withResolvers<void>();
    /** Resolves once both nodes have asked for the lease. */
    const both = Promise.withResolvers<void>();
    const node = (name: string) => {
      const settings = { ...shared, QZ_DATA_DIR: join(folder, name) };
      const program: RunProgram = async (args) => {
        runs++;
        taken.resolve();
        await both.promise;
        return runHere(folder, args, settings);
      };
      return start(readSettings(settings), { log: SILENT, program, backupTimers: BY_HAND });
    };
    const nodes = [await node("one"), await node("two")] as const;
    try {
      await Promise.all(nodes.map(({ loaded }) => loaded));
      await use(nodes[0]);
      const first = nodes[0].backUp();
      await taken.promise;
      // The other node finds the lease taken, as long as the first one works.
      await nodes[1].backUp().then(() => both.resolve());
      await first;
      expect(runs).toBe(1);
      await nodes[1].backUp();
      expect(runs).toBe(1);
      const [name = "", ...others] = readdirSync(place).filter((object) => object.endsWith("Z.json"));
      expect(others).toEqual([]);
      const verified = await runHere(folder, ["backup", "verify", name.slice(0, -5), "--json"], {
        ...shared,
        QZ_DATA_DIR: join(folder, "one"),
      });
      expect(verified).toMatchObject({ code: 0, err: "" });
      expect(JSON.parse(verified.out)).toMatchObject({
        isSound: true,
        rows: { codes: 1, leads: 1, scans: 2 },
      });
    } finally {
      for (const { stop } of nodes) await stop();
    }
  },
  300_000,
);
