import { afterAll, expect, test } from "bun:test";
import { postgresServer } from "../postgres.ts";
import { PROGRAM } from "../e2e/process.ts";
import { AMOUNTS, ENGINES } from "./amounts.ts";
import { startChild } from "./child.ts";
import { chosenFor } from "./choice.ts";
import type { WorstInput } from "./input.ts";
import { WORST_INPUTS } from "./inputs.ts";
import { SEED } from "../seed.ts";
import { patientlySent } from "./send.ts";
import { startPlaced } from "./service.ts";

/**
 * The worst inputs of every operation are answered as they must be, and scans beside each of them, too. How long each holds the
 * event loop is a time: `test/soak/worst.test.ts` measures it.
 */

for (const engine of ENGINES) {
  const address = engine === "SQLite" ? null : await (await postgresServer()).emptyDatabase();
  const service = await startPlaced(AMOUNTS, address, (settings) => startChild(PROGRAM, settings));
  afterAll(() => service.stop());
  const chosen = await chosenFor(service.url);
  const { large } = service.place;
  const codes = [large.busy, ...large.others];
  let scans = 0;

  /** The status of a scan of one code after the other. Some of them are off. */
  async function scan(): Promise<number> {
    const { shortId } = codes[scans++ % codes.length] ?? large.busy;
    return (await fetch(`${service.url}/r/${shortId}`, { redirect: "manual" })).status;
  }

  /** @returns why an input was not answered as it must be; `null` when it was. */
  async function faultOf(method: string, input: WorstInput): Promise<string | null> {
    const request = await input.request(service.place);
    const [status, scanned] = await Promise.all([patientlySent(service.url, method, request), scan()]);
    if (![302, 410].includes(scanned)) return `${input.name}: a scan beside it was answered with ${scanned}`;
    const isRight = input.status === undefined ? status < 500 : status === input.status;
    return isRight ? null : `${input.name}: it was answered with ${status}`;
  }

  test(`${engine}: every operation has a worst input, and every input is of an operation that there is`, () => {
    const known = new Set(WORST_INPUTS.map(({ operation }) => operation));
    const ids = chosen.map(({ operationId }) => operationId);
    expect(ids.filter((id) => !known.has(id))).toEqual([]);
    expect([...known].filter((operation) => !ids.includes(operation))).toEqual([]);
  });

  for (const { method, operationId, inputs } of chosen)
    test(`${engine}: inputs of ${operationId} are answered, QZ_SEED=${SEED}`, async () => {
      const faults: string[] = [];
      for (const input of inputs) {
        const fault = await faultOf(method, input);
        if (fault !== null) faults.push(fault);
      }
      expect(faults).toEqual([]);
    }, 600_000);
}
