import { DAY } from "../../src/shared/clock.ts";
import type { Bucket } from "../common/tally.ts";
import { groupOn, type Move, numberOf, WHOLE_WORKSPACE } from "../stores/series.ts";
import type { SqliteDatabase } from "./open.ts";
import { prepared } from "./prepared.ts";
import type { Scanned } from "./scanners.ts";
import { createRunner } from "./works.ts";

const FIND = "select seq from series where tenant_id = ?1 and group_tag = ?2";
const HAS_MOVES = "select 1 from series_moves limit 1";
const FIND_MOVE = `
  select from_group as fromGroup, to_group as toGroup, next_day as nextDay from series_moves where code_seq = ?1`;

/** Gives the numbers of the series that count a bucket. */
export type SeriesOf = (bucket: Bucket) => readonly number[];

/**
 * Finds the series of a batch's codes, inside the caller's transaction. Their numbers are looked up once a batch and not kept: a
 * transaction that is undone would leave numbers of nothing.
 */
export function createSeriesFinder({ writer }: SqliteDatabase) {
  const find = prepared<{ seq: number }, [string, string]>(writer, FIND);
  const hasMoves = prepared<unknown, []>(writer, HAS_MOVES);
  const findMove = prepared<Omit<Move, "codeSeq" | "tenantId">, [number]>(writer, FIND_MOVE);
  const run = createRunner(writer);

  /** @param codes - those of the batch, by their numbers. */
  return (codes: ReadonlyMap<number, Scanned>): SeriesOf => {
    /** By tenant, then group. */
    const numbers = new Map<string, Map<string, readonly number[]>>();
    let isMoving: boolean | undefined;
    const numberIn = (tenantId: string, group: string): number => {
      const seq = find().get(tenantId, group)?.seq;
      return seq === undefined ? run(numberOf(tenantId, group)) : -seq;
    };
    const found = (tenantId: string, group: string): readonly number[] => {
      const ofTenant = numbers.getOrInsertComputed(tenantId, () => new Map());
      const known = ofTenant.get(group);
      if (known) return known;
      const whole = ofTenant.values().next().value?.[0] ?? numberIn(tenantId, WHOLE_WORKSPACE);
      const both = [whole, numberIn(tenantId, group)];
      ofTenant.set(group, both);
      return both;
    };
    return ({ codeSeq, from }) => {
      const code = codes.get(codeSeq);
      if (!code) return [];
      isMoving ??= hasMoves().get() !== null;
      const group = groupOn(Math.floor(from / DAY), code.group, isMoving ? findMove().get(codeSeq) : null);
      return group === null ? [] : found(code.tenantId, group);
    };
  };
}
