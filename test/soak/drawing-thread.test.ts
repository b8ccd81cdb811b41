import { expect, test } from "bun:test";
import { createDrawings } from "../../src/features/drawings/drawings.ts";
import type { FileJob } from "../../src/features/drawings/jobs.ts";
import { createLogoReader } from "../../src/features/drawings/logo-reader.ts";
import { samples } from "../features/drawings/file-jobs.ts";
import { COMPARES_TIMES } from "../extent.ts";
import { workOf } from "./yardstick.ts";

const caller = { key: "192.0.2.1", isWorkspace: false, signal: new AbortController().signal };

/** Draws with threads that do nothing, so that only the work of this thread is left. */
const withIdleThreads = createDrawings({
  logoOf: createLogoReader({ logos: 1, longestSource: 0 }),
  jobsFor: () => ({
    drawFile: async () => new Uint8Array(),
    drawSvg: async () => Promise.reject(new Error("idle")),
    checkStyle: async () => {},
  }),
});

if (COMPARES_TIMES)
  test("whatever is drawn, the thread that answers requests works for a small part of a yardstick", async () => {
    const held = async ({ payload, style, format }: FileJob) => {
      const order = () =>
        withIdleThreads
          .symbol(payload, style, format, {}, { caller, author: null, pay: async () => {} })
          .catch(() => {});
      // The first drawing of its kind waits for the compiler.
      const works = [await workOf(order), await workOf(order), await workOf(order)];
      return Math.min(...works);
    };
    const works: number[] = [];
    for (const sample of samples(600)) works.push(await held(sample));
    expect(works.reduce((sum, work) => sum + work, 0) / works.length).toBeLessThan(0.02);
    expect(Math.max(...works)).toBeLessThan(0.5);
  });
