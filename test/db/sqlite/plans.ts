import type { SqliteDatabase } from "../../../db/sqlite/open.ts";

/** SQLite's plans of the statements that `work` runs, a line each. */
export async function plansOf(db: SqliteDatabase, work: () => Promise<unknown>): Promise<string[]> {
  const texts = new Set<string>();
  const restore = [db.reader, db.writer].map((client) => {
    const prepare = client.prepare.bind(client);
    Object.assign(client, {
      prepare(text: string) {
        texts.add(text);
        return prepare(text);
      },
    });
    return () => Object.assign(client, { prepare });
  });
  try {
    await work();
  } finally {
    for (const undo of restore) undo();
  }
  return [...texts].flatMap((text) =>
    db.writer.current
      .query<{ detail: string }, []>(`explain query plan ${text.replaceAll("?", "1")}`)
      .all()
      .map(({ detail }) => detail),
  );
}
