import { expect, test } from "bun:test";
import { COMPARES_TIMES, IN_FULL } from "../extent.ts";
import { type Attack, attacksOn } from "../patterns/attacks.ts";
import { everyPattern, OURS } from "../patterns/every.ts";
import type { Pattern } from "../patterns/source.ts";
import { workOf } from "./yardstick.ts";

/** Characters. Also on few of them a pattern that is not linear is far too much work. */
const SHORT = 1 << 15;
const LONG = IN_FULL ? 1 << 20 : 1 << 18;

/** Work on `SHORT` characters that no linear pattern needs, in yardsticks. A quadratic one needs far more. */
const FAR_TOO_MUCH = 0.25;

/** The most growth of the work for four times the length. Work below `LITTLE` yardsticks is too short to compare. */
const MOST_GROWTH = 8;
const LITTLE = 0.3;

/** Times that work is measured which seems to be too much: compilation and collection of garbage are not its own. */
const TIMES = 3;

const work = ({ source, flags }: Pattern, text: string) =>
  workOf(() => {
    const pattern = new RegExp(source, flags);
    return flags.includes("g") ? text.replace(pattern, "") : pattern.test(text);
  });

/** The least work of several times, or the first that is no more than `enough`. */
async function leastWork(pattern: Pattern, text: string, enough: number): Promise<number> {
  let least = Number.POSITIVE_INFINITY;
  for (let time = 0; time < TIMES && least > enough; time++)
    least = Math.min(least, await work(pattern, text));
  return least;
}

/** How much more work a text is than one of `1 / times` its length. */
async function growthOf(pattern: Pattern, attack: Attack, times: number, length = LONG): Promise<number> {
  const shorter = await leastWork(pattern, attack(length / times), 0);
  return (await leastWork(pattern, attack(length), 0)) / shorter;
}

/** @returns why the pattern is not linear; `null` when it is. */
async function fault(pattern: Pattern): Promise<string | null> {
  let dearest: { attack: Attack; work: number } | null = null;
  for (const attack of attacksOn(pattern.source, pattern.flags)) {
    const taken = await leastWork(pattern, attack(SHORT), FAR_TOO_MUCH);
    if (taken > FAR_TOO_MUCH) return `${taken} for ${SHORT} characters of ${JSON.stringify(attack(40))}`;
    if (taken >= (dearest?.work ?? 0)) dearest = { attack, work: taken };
  }
  if (!dearest) return null;
  const { attack } = dearest;
  if ((await leastWork(pattern, attack(LONG), LITTLE)) <= LITTLE) return null;
  if ((await growthOf(pattern, attack, 4)) <= MOST_GROWTH) return null;
  // Once a pattern's stack is full the engine goes on without compiled code, at a hundredth of the speed. That is one jump.
  const growth = Math.min(await growthOf(pattern, attack, 2), await growthOf(pattern, attack, 2, 2 * LONG));
  return growth <= 3 ? null : `${growth} times for twice ${JSON.stringify(attack(40))}`;
}

if (COMPARES_TIMES)
  test("every pattern takes time in proportion to its text, up to a million characters in full", async () => {
    const faults: string[] = [];
    for (const pattern of await everyPattern()) {
      const name = `${pattern.place.replace(/:\d+$/, "")}: /${pattern.source}/${pattern.flags}`;
      const why = OURS.includes(name) ? null : await fault(pattern);
      if (why !== null) faults.push(`${name}: ${why}`);
    }
    expect(faults).toEqual([]);
  }, 300_000);

if (COMPARES_TIMES)
  test("a pattern that is not linear is noticed", async () => {
    for (const source of ["^[ .]+|[ .]+$", "<b>[^]*?</b>", "^[^0]*[^ 0][^0]*$"])
      expect([source, await fault({ place: "", source, flags: "g" })]).toEqual([source, expect.any(String)]);
  }, 300_000);
