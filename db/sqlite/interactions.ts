import { eq } from "drizzle-orm";
import type { InteractionStore } from "../../src/pages/store.ts";
import { utcDay } from "../../src/shared/clock.ts";
import type { SqliteDatabase } from "./open.ts";
import { codes, funnelDays } from "./schema.ts";
import { plusInserted } from "./statements.ts";

/** Interactions in SQLite: one row a code, day and type. */
export function createInteractionStore(db: SqliteDatabase): InteractionStore {
  const { writer } = db;
  return {
    async count(codeId, type, at) {
      db.write(() => {
        const code = writer.select({ seq: codes.seq }).from(codes).where(eq(codes.id, codeId)).get();
        if (!code) return;
        writer
          .insert(funnelDays)
          .values({ codeSeq: code.seq, day: utcDay(at), type, count: 1 })
          .onConflictDoUpdate({
            target: [funnelDays.codeSeq, funnelDays.day, funnelDays.type],
            set: { count: plusInserted(funnelDays.count) },
          })
          .run();
      });
    },
  };
}
