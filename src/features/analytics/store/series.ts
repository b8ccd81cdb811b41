import { nullable, shape, text, whole } from "../../../../db/shape.ts";
import { isOneOf } from "../../../../db/sql.ts";
import { all, first, run, value, values, type Work } from "../../../../db/work.ts";

/*
 * The series of campaigns and workspaces: their counts over time. A scan or lead of a code is counted in the series of its
 * campaign and in that of its workspace as in the code's own totals. So both are read as a code is.
 *
 * When a code moves to another campaign or is deleted, a row of `series_moves` says in which series its
 * counts of a day are, and a chore goes through its days.
 */

/** The group under which a workspace's own series is stored: the names of campaigns have no line ends. */
export const WHOLE_WORKSPACE = "\n";

export const MOVE = shape({
  codeSeq: whole,
  tenantId: text,
  fromGroup: nullable(text),
  toGroup: nullable(text),
  nextDay: whole,
});
export type Move = ReturnType<typeof MOVE.read>;

/** The group, empty for untagged codes, whose series has the counts of a code on a day; `null` when none has them. */
export function groupOn(day: number, group: string, move: Omit<Move, "codeSeq" | "tenantId"> | null) {
  if (move === null) return group;
  return day < move.nextDay ? move.toGroup : move.fromGroup;
}

/**
 * The numbers that stand for series in place of a code's, in ascending order. Series that are missing are made in the order of their
 * groups, as those of folded scans are, so that nodes never deadlock.
 */
export function* numbersOf(tenantId: string, groups: readonly string[]): Work<Map<string, number>> {
  const numbers: [group: string, number: number][] = [];
  for (const group of groups.toSorted()) numbers.push([group, yield* numberOf(tenantId, group)]);
  return new Map(numbers.sort(([, a], [, b]) => a - b));
}

function* numberOf(tenantId: string, group: string): Work<number> {
  const seq =
    (yield* findSeq(tenantId, group)) ??
    (yield* value(whole)`insert into series (tenant_id, group_tag) values (${tenantId}, ${group})
      on conflict (tenant_id, group_tag) do nothing returning seq`) ??
    (yield* findSeq(tenantId, group)) ??
    0;
  return -seq;
}

/** The number by which scans name their workspace. Its series is made where there is none. */
export function* workspaceNumber(tenantId: string): Work<number> {
  return -(yield* numberOf(tenantId, WHOLE_WORKSPACE));
}

function findSeq(tenantId: string, group: string): Work<number | null> {
  return value(whole)`select seq from series where tenant_id = ${tenantId} and group_tag = ${group}`;
}

/** The number of a series; 0, which no series has, while there is none. */
export function* knownNumberOf(tenantId: string, group: string): Work<number> {
  const seq = yield* findSeq(tenantId, group);
  // Not -0, which PostgreSQL takes for a fraction, and then reads whole tables.
  return seq === null ? 0 : -seq;
}

/** The numbers of the series in which a code's counts of a day are, in order. The code is locked. */
export function* seriesOf(codeSeq: number, day: number): Work<number[]> {
  const code = yield* first(CODE)`select ${CODE} from codes where seq = ${codeSeq}`;
  if (!code) return [];
  const move = yield* first(MOVE)`select ${MOVE} from series_moves where code_seq = ${codeSeq}`;
  const group = groupOn(day, code.groupTag ?? "", move);
  if (group === null) return [];
  return [...(yield* numbersOf(code.tenantId, [WHOLE_WORKSPACE, group])).values()];
}

const CODE = shape({ tenantId: text, groupTag: nullable(text) });

/** Has the counts of codes come to other series. Runs before the codes, which are locked, are changed or deleted. */
export function* moveCounts(codes: readonly Omit<Move, "nextDay">[]): Work<void> {
  const counted = new Set(
    yield* values(whole)`select code_seq from code_totals
      where code_seq ${isOneOf(codes.map(({ codeSeq }) => codeSeq))} and (scans > 0 or leads > 0)`,
  );
  const moves = codes.filter(({ codeSeq }) => counted.has(codeSeq)).map((move) => ({ ...move, nextDay: 0 }));
  // A move that is under way comes to its end, and is followed by another one.
  if (moves.length > 0)
    yield* run`insert into series_moves ${MOVE.values(...moves)} on conflict (code_seq) do nothing`;
}

/** Whether all counts of a workspace are in its series. */
export function* isComplete(tenantId: string): Work<boolean> {
  const moves = yield* all(MOVE)`select ${MOVE} from series_moves where tenant_id = ${tenantId} limit 1`;
  return moves.length === 0;
}
