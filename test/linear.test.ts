import { expect, test } from "bun:test";
import { IN_FULL } from "./extent.ts";
import { READERS } from "./linear-readers.ts";
import { workOf } from "./yardstick.ts";

/** Functions that read text of strangers take time in proportion to its length. Patterns have a test of their own. */

const LONG = IN_FULL ? 1 << 20 : 1 << 17;

/** More work than anything linear needs for a thirty-second of the text, in yardsticks; and the most growth for four times the text. */
const FAR_TOO_MUCH = 0.5;
const MOST_GROWTH = 8;
const LITTLE = 0.5;

/** The repeated parts of texts. */
const UNITS = [
  ..." ,;:\"'\\/.-%&=a09\n",
  ...[
    "a,",
    "a;",
    'a"',
    '","',
    "\r\n",
    "a=b;",
    "q=0,",
    "a\u0301\u0323",
    "\u0301\u0323",
    "😀",
    "%20",
    "%C3%A4",
    "&",
    "a&",
    "a=b&",
    "a;q=0.5,",
  ],
  ...[
    "M0 0",
    "1e",
    "a1 1 0 0 0 1 1",
    ".a{b:c}",
    "/*",
    "a{",
    "rotate(1)",
    "A@",
    "a.",
    "Mozilla/5.0 (",
    '"r1",',
    'W/"r1", ',
    "svc_consent=a.b.c; ",
    '{"a":',
    '"a":1,',
    "[[],",
    "\\ud83d\\ude00",
    "<g>",
    "<a b='c'/>",
    "%3Cg/%3E",
    "data:image/png;base64,",
    '--b\r\ncontent-disposition: form-data; name="a"\r\n\r\nx\r\n',
    "\r\n--",
    "1.1.1.1,",
  ],
];

/** Parts that differ at each repetition. */
const COUNTED: readonly ((at: number) => string)[] = [
  (at) => `a${at}=b&`,
  (at) => `a${at}=b; `,
  (at) => `a${at},`,
  (at) => `"a${at}":1,`,
  (at) => `--b\r\ncontent-disposition: form-data; name="a${at}"\r\n\r\nx\r\n`,
];

/** Makes texts of a length, by the name of their parts. */
const TEXTS: readonly (readonly [string, (length: number) => string])[] = [
  ...UNITS.map((unit) => [unit, (length: number) => unit.repeat(length / unit.length)] as const),
  ...COUNTED.map((unit) => [unit(0), (length: number) => counted(unit, length)] as const),
];

function counted(unit: (at: number) => string, length: number): string {
  const parts: string[] = [];
  for (let left = length; left > 0; left -= parts.at(-1)?.length ?? left) parts.push(unit(parts.length));
  return parts.join("");
}

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
