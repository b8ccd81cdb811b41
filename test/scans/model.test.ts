import { test } from "bun:test";
import fc from "fast-check";
import { compare } from "./model/compare.ts";
import { newPhones, step, take } from "./model/steps.ts";
import { startBareService } from "./model/service.ts";

/** Random lives of a workspace, against a model in memory. */

const FULL = process.env.QZ_SOAK === "full";

test("after any sequence of steps the service agrees with the model", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(step, { minLength: 10, maxLength: FULL ? 120 : 60, size: "max" }),
      async (steps) => {
        const service = await startBareService();
        try {
          const world = { service, codes: [], phones: newPhones() };
          // Something to scan is there from the beginning.
          await take(world, { kind: "create", group: "tour" });
          await take(world, { kind: "create", group: "tour" });
          for (const one of steps) await take(world, one);
          await compare(world);
        } finally {
          await service.end();
        }
      },
    ),
    { seed: 8, numRuns: FULL ? 1_000 : 25, endOnFailure: !FULL },
  );
}, 3_600_000);
