import { sql } from "drizzle-orm";
import type { InteractionStore } from "../../src/pages/store.ts";
import { utcDay } from "../../src/shared/clock.ts";
import type { PostgresDatabase } from "./open.ts";
import { run } from "./statements.ts";

/** Interactions in PostgreSQL: one row a code, day and type. */
export function createInteractionStore(db: PostgresDatabase): InteractionStore {
  return {
    async count(codeId, type, at) {
      // Held until it is counted: nothing must be left of a code that is deleted at the same moment.
      await db.write((tx) =>
        run(
          tx,
          sql`with held as (select code_seq from code_totals
              where code_seq = (select seq from codes where id = ${codeId}) for key share)
            insert into funnel_days (code_seq, day, type, count)
            select code_seq, ${utcDay(at)}::bigint, ${type}, 1 from held
            on conflict (code_seq, day, type) do update set count = funnel_days.count + 1`,
        ),
      );
    },
  };
}
