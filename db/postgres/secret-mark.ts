import type { PostgresDatabase } from "./open.ts";
import { rowsOf } from "./rows.ts";

const ADD_MARK = "insert into secret_marks (id, mark) values (1, $1) on conflict do nothing";

/** Whether a secret, given by its mark, is the one that all nodes share. The first node's secret becomes that one. */
export async function isSharedSecret(db: PostgresDatabase, mark: string): Promise<boolean> {
  const [row] = await db.write(async (on) => {
    await rowsOf(on, ADD_MARK, [mark]);
    return rowsOf<{ mark: string }>(on, "select mark from secret_marks");
  });
  return row?.mark === mark;
}

/** Replaces the mark; `null` removes it. Safe to run again. */
export async function setSecretMark(db: PostgresDatabase, mark: string | null): Promise<void> {
  await db.write(
    async (on) => {
      await rowsOf(on, "delete from secret_marks");
      if (mark !== null) await rowsOf(on, ADD_MARK, [mark]);
    },
    { isRepeatable: true },
  );
}
