import { DAY } from "../../src/kit/shared/clock.ts";
import { Lru } from "../../src/kit/shared/lru.ts";
import type { Bucket } from "../common/tally.ts";
import { groupOn, type Move, numbersOf, WHOLE_WORKSPACE } from "../../src/features/analytics/store/series.ts";
import type { SqliteDatabase } from "./open.ts";
import { prepared } from "./prepared.ts";
import type { Scanned } from "./scanners.ts";
import { createRunner } from "./works.ts";

const FIND = "select seq from series where tenant_id = ?1 and group_tag = ?2";
const HAS_MOVES = "select 1 from series_moves limit 1";
const FIND_MOVE = `
  select from_group as fromGroup, to_group as toGroup, next_day as nextDay from series_moves where code_seq = ?1`;

/** Campaigns whose series are in memory. A series keeps its number until its workspace has left, and then there are no scans. */
const CACHED_SERIES = 5_000;

/** Gives the numbers of the series that count a bucket. */
export type SeriesOf = (bucket: Bucket) => readonly number[];

/** Finds the series of a batch's codes, inside the caller's transaction. */
export function createSeriesFinder({ writer }: SqliteDatabase) {
  const find = prepared<{ seq: number }, [string, string]>(writer, FIND);
  const hasMoves = prepared<unknown, []>(writer, HAS_MOVES);
  const findMove = prepared<Omit<Move, "codeSeq" | "tenantId">, [number]>(writer, FIND_MOVE);
  const run = createRunner(writer);
  const cache = new Lru<string, readonly number[]>(CACHED_SERIES);

  /** The numbers of those of a code's two series that there are. */
  function known(tenantId: string, group: string): number[] {
    return [WHOLE_WORKSPACE, group].flatMap((series) => {
      const found = find().get(tenantId, series);
      return found ? [-found.seq] : [];
    });
  }

  /** @param codes - those of the batch, by their numbers. */
  return (codes: ReadonlyMap<number, Scanned>): SeriesOf => {
    let isMoving: boolean | undefined;
    /** Whether this transaction has made series. If it is undone their numbers go to others, so none is cached. */
    let hasMade = false;

    function numbersIn(tenantId: string, group: string): readonly number[] {
      const name = `${tenantId} ${group}`;
      const cached = cache.get(name);
      if (cached) return cached;
      const numbers = known(tenantId, group);
      if (numbers.length < 2) {
        hasMade = true;
        return [...run(numbersOf(tenantId, [WHOLE_WORKSPACE, group])).values()];
      }
      if (!hasMade) cache.set(name, numbers);
      return numbers;
    }

    return ({ codeSeq, from }) => {
      const code = codes.get(codeSeq);
      if (!code) return [];
      isMoving ??= hasMoves().get() !== null;
      const group = groupOn(Math.floor(from / DAY), code.group, isMoving ? findMove().get(codeSeq) : null);
      return group === null ? [] : numbersIn(code.tenantId, group);
    };
  };
}
