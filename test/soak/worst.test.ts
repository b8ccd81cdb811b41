import { afterAll, expect, test } from "bun:test";
import { COMPARES_TIMES } from "../extent.ts";
import { postgresServer } from "../postgres.ts";
import { SEED } from "../seed.ts";
import { AMOUNTS, ENGINES } from "../worst/amounts.ts";
import { chosenFor } from "../worst/choice.ts";
import { startPlaced } from "../worst/service.ts";
import { BUDGET } from "./budget.ts";
import { type Finding, tryInputs } from "./measure.ts";
import { startProbed } from "./probed.ts";

/**
 * No request holds the event loop longer than 15 ms of the main thread's processor time: the worst inputs of every operation
 * are sent to a workspace with many codes, while codes are scanned.
 */

for (const engine of COMPARES_TIMES ? ENGINES : []) {
  const address = engine === "SQLite" ? null : await (await postgresServer()).emptyDatabase();
  const service = await startPlaced(AMOUNTS, address, startProbed);
  afterAll(() => service.stop());

  test(`${engine}: a hold is noticed, and only once`, async () => {
    expect((await service.spin()).longest).toBeGreaterThan(BUDGET);
    expect((await service.holds()).longest).toBeLessThan(2 * BUDGET);
  });

  for (const { method, operationId, inputs } of await chosenFor(service.url))
    test(`${engine}: no input of ${operationId} holds the loop, QZ_SEED=${SEED}`, async () => {
      const findings = await tryInputs(service, method, inputs, BUDGET);
      expect(findings.map(told)).toEqual([]);
    }, 600_000);
}

function told({ input, milliseconds, problem }: Finding): string {
  return `${input.operation}, ${input.name}: ${problem ?? `${milliseconds.toFixed(1)} ms`}`;
}
