import { expect, test } from "bun:test";
import { COMPARES_TIMES, IN_FULL } from "../extent.ts";
import { READERS } from "../linear-readers.ts";
import { TEXTS } from "../linear-texts.ts";
import { workOf } from "./yardstick.ts";

/** Functions that read text of strangers take time in proportion to its length. Patterns have a test of their own. */

const LONG = IN_FULL ? 1 << 20 : 1 << 17;

/** More work than anything linear needs for a thirty-second of the text, in yardsticks; and the most growth for four times the text. */
const FAR_TOO_MUCH = 0.5;
const MOST_GROWTH = 8;
const LITTLE = 0.5;

/** @returns why it is not linear; `null` when it is. A refusal is an answer. */
async function fault(
  read: (text: string) => unknown,
  textOf: (length: number) => string,
): Promise<string | null> {
  const work = (length: number) => {
    const text = textOf(length);
    return workOf(async () => {
      try {
        await read(text);
      } catch {}
    });
  };
  const short = await work(LONG / 32);
  if (short > FAR_TOO_MUCH && (await work(LONG / 32)) > FAR_TOO_MUCH) return `${short} for ${LONG / 32}`;
  const long = await work(LONG);
  if (long <= LITTLE) return null;
  const growth = Math.min(long, await work(LONG)) / Math.max(await work(LONG / 4), await work(LONG / 4));
  if (growth <= MOST_GROWTH) return null;
  // Once a pattern's stack is full the engine goes on without compiled code. That is one jump.
  const double = Math.min(await work(2 * LONG), await work(2 * LONG));
  const twice = double / Math.min(long, await work(LONG));
  return twice <= 3 ? null : `${growth} times, and ${twice} times for twice the length`;
}

if (COMPARES_TIMES)
  test.each(Object.keys(READERS))(
    "%s is read in proportion to its length",
    async (name) => {
      const read = READERS[name] ?? (() => {});
      const faults: string[] = [];
      for (const [unit, textOf] of TEXTS) {
        const why = await fault(read, textOf);
        if (why !== null) faults.push(`${JSON.stringify(unit)}: ${why}`);
      }
      expect(faults).toEqual([]);
    },
    300_000,
  );
