import { expect, test } from "bun:test";
import { createStoredSymbols } from "../../src/drawings/stored-symbols.ts";
import { Busy } from "../../src/shared/busy.ts";

/** Threads that refuse a job as often as `refusals` says, each time with its error. */
function threadsThat(refusals: Error[]) {
  const seen = { expected: [] as number[], pauses: [] as number[], jobs: [] as unknown[] };
  const symbols = createStoredSymbols({
    jobsFor: (_, expected) => ({
      async drawSymbols(job) {
        seen.expected.push(expected);
        const refusal = refusals.shift();
        if (refusal) throw refusal;
        seen.jobs.push(JSON.parse(new TextDecoder().decode(job)));
        return { bytes: new Uint8Array(), table: new TextEncoder().encode("[]") };
      },
    }),
    sleep: async (milliseconds) => void seen.pauses.push(milliseconds),
  });
  return { symbols, seen };
}

const symbol = (n: number) => ({ payload: `https://qr.example/r/${n}`, style: {} });
const caller = (signal = new AbortController().signal) => ({ key: "ten_1", isWorkspace: true, signal });

test("symbols are divided into short jobs, and a dear one is a job of its own", () => {
  const { symbols } = threadsThat([]);
  const plain = Array.from({ length: 70 }, (_, n) => symbol(n));
  expect([...symbols.parts(plain)].map((part) => part.length)).toEqual([32, 32, 6]);
  expect([...symbols.parts([])]).toEqual([]);
  const dear = { payload: "x".repeat(2_000), style: { modules: { shape: "dot" as const } } };
  const parts = [...symbols.parts(Array.from({ length: 20 }, () => dear))];
  expect(parts.flat()).toHaveLength(20);
  expect(parts.length).toBeGreaterThan(1);
});

test("a part for which threads have no time waits as long as they say, and is drawn then, with each style sent once", async () => {
  const { symbols, seen } = threadsThat([new Busy("All threads work.", 7), new Error("The thread ended")]);
  const style = { foreground: "#123456" };
  await symbols.draw([symbol(1), { ...symbol(2), style }, { ...symbol(3), style }], caller());
  expect(seen.pauses).toEqual([7_000, 1_000]);
  expect(seen.jobs).toEqual([
    {
      styles: [{}, style],
      symbols: [
        { payload: symbol(1).payload, style: 0 },
        { payload: symbol(2).payload, style: 1 },
        { payload: symbol(3).payload, style: 1 },
      ],
      areStored: true,
    },
  ]);
  expect(Math.max(...seen.expected)).toBeLessThan(50);
});

test("nothing is tried again for a caller that has left, or without end", async () => {
  const leaving = new AbortController();
  leaving.abort();
  const gone = threadsThat([new Busy("All threads work.", 1)]);
  await expect(gone.symbols.draw([symbol(1)], caller(leaving.signal))).rejects.toThrow("All threads work");
  expect(gone.seen.pauses).toEqual([]);
  const never = threadsThat(Array.from({ length: 1_000 }, () => new Busy("All threads work.", 1)));
  await expect(never.symbols.draw([symbol(1)], caller())).rejects.toThrow("All threads work");
  expect(never.seen.pauses.length).toBeLessThan(1_000);
});
