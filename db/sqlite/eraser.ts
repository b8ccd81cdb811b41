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
        writer.delete(scanners).where(eq(scanners.codeSeq, codeSeq)).run();
        writer.delete(erasures).where(eq(erasures.codeSeq, codeSeq)).run();
        return true;
      });
    },

    async forgetAnswers(at) {
      db.write(() => writer.delete(keptAnswers).where(lt(keptAnswers.createdAt, at)).run());
    },
  };
}
