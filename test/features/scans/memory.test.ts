import { heapStats } from "bun:jsc";
import { expect, test } from "bun:test";
import { startScenario } from "../../scenario.ts";
import { IN_FULL } from "../../extent.ts";

const MEGABYTE = 1024 * 1024;
const LENGTH = 12_000;
const SCANS = IN_FULL ? 10_000 : 1_500;

test("a flood of enormous short ids is not cached: they can be no code's", async () => {
  const scenario = await startScenario({ QZ_LIMIT_RESOLVE: "1000000/60s" });
  const scan = async (name: string) => {
    const once = () => fetch(`${scenario.url}/r/${name.padEnd(LENGTH, "x")}`, { redirect: "manual" });
    let answer = await once();
    // A busy machine refuses some of a flood, and asks for another try.
    while (answer.status === 429) answer = await once();
    expect(answer.status).toBe(404);
    await answer.text();
  };
  const flood = async (prefix: string, count: number) => {
    for (let sent = 0; sent < count; sent += 50)
      await Promise.all(Array.from({ length: 50 }, (_, turn) => scan(`${prefix}${sent + turn}-`)));
  };
  await flood("warm-up-", 100);
  Bun.gc(true);
  const before = heapStats().heapSize;
  await flood("flood-", SCANS);
  Bun.gc(true);
  // Remembered whole, they would take all they weigh, once for the limit and once for the look-up.
  expect(heapStats().heapSize - before).toBeLessThan((SCANS * LENGTH) / 4);
  expect(SCANS * LENGTH).toBeGreaterThan(16 * MEGABYTE);
}, 300_000);
