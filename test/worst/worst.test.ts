import { afterAll, expect, test } from "bun:test";
import { AT_LENGTH, IN_FULL } from "../extent.ts";
import { type DocumentedOperation, fetchContract, operationsOf } from "../http/contract.ts";
import { postgresServer } from "../postgres.ts";
import { AMOUNTS, ENGINES } from "./amounts.ts";
import { BUDGET } from "./budget.ts";
import { generated } from "./generate.ts";
import { WORST_INPUTS } from "./inputs.ts";
import { type Finding, tryInputs } from "./measure.ts";
import { startMeasured } from "./service.ts";

/**
 * No request holds the event loop longer than 15 ms of the main thread's processor time: the worst inputs of every operation
 * are sent to a workspace with many codes, while codes are scanned.
 */

/** The most inputs of an operation that are tried: in full all of them, which takes twenty minutes. */
const MOST = IN_FULL ? Number.POSITIVE_INFINITY : AT_LENGTH ? 24 : 6;

/** The methods of paths outside the contract, which stand for their operations. */
const UNDOCUMENTED = ["GET", "POST"] as const;

for (const engine of ENGINES) {
  const address = engine === "SQLite" ? null : await (await postgresServer()).emptyDatabase();
  const service = await startMeasured(AMOUNTS, address);
  afterAll(() => service.stop());
  const operations = operationsOf(await fetchContract(service.url));

  test(`${engine}: a hold is noticed, and only once`, async () => {
    expect((await service.spin()).longest).toBeGreaterThan(BUDGET);
    expect((await service.holds()).longest).toBeLessThan(2 * BUDGET);
  });

  test(`${engine}: every operation has a worst input`, () => {
    const known = new Set(WORST_INPUTS.map(({ operation }) => operation));
    expect(operations.map(({ operationId }) => operationId).filter((id) => !known.has(id))).toEqual([]);
  });

  test(`${engine}: every input is of an operation that there is`, () => {
    const ids = new Set<string>([...UNDOCUMENTED, ...operations.map(({ operationId }) => operationId)]);
    expect(WORST_INPUTS.filter(({ operation }) => !ids.has(operation))).toEqual([]);
  });

  const each = (operation: DocumentedOperation) => [
    ...WORST_INPUTS.filter((input) => input.operation === operation.operationId),
    ...generated(operation, AT_LENGTH),
  ];
  /** All inputs, or an even choice of `MOST` of them. */
  const chosen = <T>(inputs: readonly T[]): readonly T[] => {
    if (inputs.length <= MOST) return inputs;
    return inputs.filter(
      (_, at) => Math.floor((at * MOST) / inputs.length) !== Math.floor(((at - 1) * MOST) / inputs.length),
    );
  };
  const undocumented = UNDOCUMENTED.map((method) => ({
    method,
    operationId: method,
    inputs: WORST_INPUTS.filter(({ operation }) => operation === method),
  }));
  for (const { method, operationId, inputs } of [
    ...undocumented,
    ...operations.map((operation) => ({ ...operation, inputs: each(operation) })),
  ])
    test(`${engine}: no input of ${operationId} holds the loop`, async () => {
      const findings = await tryInputs(service, method, chosen(inputs), BUDGET);
      expect(findings.map(told)).toEqual([]);
    }, 600_000);
}

function told({ input, milliseconds, problem }: Finding): string {
  return `${input.operation}, ${input.name}: ${problem ?? `${milliseconds.toFixed(1)} ms`}`;
}
