import { asc, eq, lt, sql } from "drizzle-orm";
import type { Eraser } from "../../src/codes/store.ts";
import type { SqliteDatabase } from "./open.ts";
import { erasures, keptAnswers, scanners, scans } from "./schema.ts";

/** Takes away what deleted codes recorded, a few rows at a time, so that the writer is never held for long. */
export function createEraser(db: SqliteDatabase): Eraser {
  const { writer } = db;

  return {
    async step(rows) {
      return db.write(() => {
        const next = writer.select().from(erasures).orderBy(asc(erasures.requestedAt)).limit(1).get();
        if (!next) return false;
        const { codeSeq } = next;
        const erased = writer
          .delete(scans)
          .where(
            sql`(${scans.codeSeq}, ${scans.id}) in (
              select code_seq, id from ${scans} where ${scans.codeSeq} = ${codeSeq} limit ${rows})`,
          )
          .returning({ id: scans.id })
          .all();
        if (erased.length === rows) return true;
        const room = rows - erased.length;
        const forgotten = writer
          .delete(scanners)
          .where(
            sql`(day, code_seq, scanner) in (
          with recursive days(day) as (
            select min(day) from ${scanners}
            union all select (select min(s.day) from ${scanners} s where s.day > days.day) from days where days.day is not null)
          select s.day, s.code_seq, s.scanner from days cross join ${scanners} s
          where s.day = days.day and s.code_seq = ${codeSeq} limit ${room})`,
          )
          .returning({ day: scanners.day })
          .all();
        if (forgotten.length === room) return true;
        writer.delete(erasures).where(eq(erasures.codeSeq, codeSeq)).run();
        return true;
      });
    },

    async forgetAnswers(at) {
      db.write(() => writer.delete(keptAnswers).where(lt(keptAnswers.createdAt, at)).run());
    },
  };
}
