import type { PostgresDatabase } from "./open.ts";
import { secretMarks } from "./schema.ts";

/** The only row there is. */
export const ID = 1;

/** Whether a secret, by its mark, is that of all nodes. The first that asks says which it is. */
export async function isSharedSecret(db: PostgresDatabase, mark: string): Promise<boolean> {
  const [kept] = await db.write(async (tx) => {
    await tx.insert(secretMarks).values({ id: ID, mark }).onConflictDoNothing();
    return tx.select().from(secretMarks);
  });
  return kept?.mark === mark;
}
