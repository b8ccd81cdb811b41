import { expect, test } from "bun:test";
import { IN_FULL } from "./extent.ts";
import { READERS } from "./linear-readers.ts";
import { TEXTS } from "./linear-texts.ts";

/**
 * Functions that read text of strangers read or refuse it, however long and deep it is. How their work grows with it is a time:
 * `test/soak/linear.test.ts` measures it.
 */

const LONG = IN_FULL ? 1 << 17 : 1 << 14;

/** Errors of a program that did not expect its text. A refusal is an answer, and some texts can't be sent in a header. */
const isMistake = (error: unknown) =>
  [RangeError, TypeError, ReferenceError].some((kind) => error instanceof kind) &&
  !/Header '.+' has invalid value/.test(String(error));

test.each(Object.keys(READERS))("%s is read or refused, whatever the text", async (name) => {
  const mistakes: string[] = [];
  for (const [unit, textOf] of TEXTS)
    try {
      await READERS[name]?.(textOf(LONG));
    } catch (error) {
      if (isMistake(error)) mistakes.push(`${JSON.stringify(unit)}: ${error}`);
    }
  expect(mistakes).toEqual([]);
});
