import { expect, test } from "bun:test";
import { startScenario } from "../../scenario.ts";
import { concrete, fetchContract, operationsOf } from "./contract.ts";
import { readPrometheus } from "./prometheus.ts";

/** How many series `GET /metrics` has: each costs whoever stores it some kilobytes a day. */

async function seriesOf(answer: Response): Promise<string[]> {
  const families = readPrometheus(await answer.text());
  return [...families.values()].flatMap(({ samples }) => samples.map(({ name }) => name));
}

test("a fresh service has at most 550 series, and an operation adds at most 18 when it is first asked for", async () => {
  const service = await startScenario({ QZ_METRICS: "on" });
  await service.service.housekeep();
  const scrape = async () => seriesOf(await service.request("/metrics"));
  await scrape();
  const atRest = await scrape();
  expect(atRest.length).toBeLessThanOrEqual(550);

  const operations = operationsOf(await fetchContract(service.url));
  expect(operations.length).toBeGreaterThan(70);
  for (const { method, path } of operations)
    await (await service.request(concrete(path), { method })).arrayBuffer();
  const used = await scrape();
  expect(used.length - atRest.length).toBeLessThanOrEqual(18 * operations.length);
  // Once more adds nothing.
  for (const { method, path } of operations.slice(0, 20))
    await (await service.request(concrete(path), { method })).arrayBuffer();
  expect(await scrape()).toHaveLength(used.length);
});
