import { type Condition, photographed } from "./conditions.ts";
import type { Decoder } from "./decoders/decoder.ts";
import { drawPair } from "./pair.ts";
import type { GreyBytes } from "./picture.ts";
import { seedOf } from "./random.ts";
import type { Halves, Result } from "./results.ts";
import type { Subject } from "./subjects.ts";

/**
 * The plain halves that are read: all, or only those whose styled half was not read. The others then count as
 * read, so that the ratio of reads is at most what it would be, for half the work.
 */
export type PlainHalves = "all" | "beside unread ones";

/**
 * Photographs both halves of a subject in every condition and lets every decoder read them. Results in `known` are not made
 * again; `null` where nothing is left to do.
 */
export async function examine(
  subject: Subject,
  conditions: readonly Condition[],
  decoders: readonly Decoder[],
  known?: Result,
  halves: PlainHalves = "all",
): Promise<Result | null> {
  const missing = (condition: Condition): Decoder[] =>
    decoders.filter(({ name }) => known?.reads[condition.name]?.[name] === undefined);
  const open = conditions.filter((condition) => missing(condition).length > 0);
  if (open.length === 0) return null;
  const { payload, scannability, size, styled, plain } = await drawPair(subject.body);
  const framing = { size, reach: Math.max(styled.reach, plain.reach) };
  const reads: Record<string, Record<string, Halves>> = {};
  for (const condition of open) {
    const seed = seedOf(`${subject.name} ${condition.name}`);
    const styledShot = photographed(styled, condition, framing, seed);
    let plainShot: GreyBytes | undefined;
    const readsPlain = async (decoder: Decoder) => {
      plainShot ??= photographed(plain, condition, framing, seed);
      return (await decoder.decode(plainShot)) === payload;
    };
    const byDecoder: Record<string, Halves> = {};
    for (const decoder of missing(condition)) {
      const isRead = (await decoder.decode(styledShot)) === payload;
      const isSpared = isRead && halves === "beside unread ones";
      byDecoder[decoder.name] = { styled: isRead, plain: isSpared || (await readsPlain(decoder)) };
    }
    reads[condition.name] = byDecoder;
  }
  const { name, group, body } = subject;
  return { name, group, body, scannability: { ...scannability }, reads };
}

/** The results of one subject after the other, in every condition by every decoder. */
export async function examineAll(
  subjects: Iterable<Subject>,
  conditions: readonly Condition[],
  decoders: readonly Decoder[],
  plain: PlainHalves = "all",
): Promise<Result[]> {
  const results: Result[] = [];
  for (const subject of subjects) {
    const result = await examine(subject, conditions, decoders, undefined, plain);
    if (result) results.push(result);
  }
  return results;
}
