import { describe, test } from "bun:test";
import fc from "fast-check";
import { AT_LENGTH, IN_FULL } from "../../extent.ts";
import { hasPostgres, postgresServer } from "../../postgres.ts";
import { SEED } from "../../seed.ts";
import { compare } from "./model/compare.ts";
import { newPhones, step, take } from "./model/steps.ts";
import { startBareService } from "./model/service.ts";

/**
 * Random lives of a workspace, against a model in memory: the same ones in each run, other ones in the soak or
 * with QZ_SEED.
 */

/** @param databaseUrls - the databases of the nodes of one life. */
async function live(runs: number, databaseUrls: () => Promise<string[]>): Promise<void> {
  await fc.assert(
    fc.asyncProperty(
      fc.array(step, { minLength: 10, maxLength: IN_FULL ? 120 : 60, size: "max" }),
      async (steps) => {
        const service = await startBareService(await databaseUrls());
        try {
          const things = { codes: [], leads: [], looks: [], keys: [], pictures: [], files: [] };
          const dead = new Set<string>();
          const world = { service, ...things, dead, phones: newPhones() };
          // Something to scan is there from the beginning.
          await take(world, { kind: "create", group: "tour", namesake: null, fallback: true });
          await take(world, { kind: "create", group: "tour", namesake: 0, fallback: false });
          for (const one of steps) await take(world, one);
          await compare(world);
        } finally {
          await service.end();
        }
      },
    ),
    { seed: SEED, numRuns: runs, endOnFailure: !IN_FULL },
  );
}

describe(`after any sequence of steps the service agrees with the model, QZ_SEED=${SEED}`, () => {
  test("on SQLite", () => live(IN_FULL ? 1_000 : 10, async () => [""]), 3_600_000);

  test.skipIf(!hasPostgres)(
    "on PostgreSQL, where each step is another node's",
    async () => {
      const server = await postgresServer();
      await live(IN_FULL ? 300 : AT_LENGTH ? 4 : 2, async () => {
        const url = await server.freshDatabase();
        return [url, url, url];
      });
    },
    3_600_000,
  );
});
