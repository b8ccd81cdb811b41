import { nameOf } from "../../../kit/shared/column.ts";
import { nullable, shape, text, whole } from "../../../../db/shape.ts";
import { isAmong, isOneOf, sql } from "../../../../db/sql.ts";
import { all, bind, type Database, first, run, value, type Work } from "../../../../db/work.ts";
import { BLOCKED_KINDS, ERASED_KINDS, type Seen, type SeenBackups } from "../records.ts";

const STORED = shape({
  seq: whole,
  kind: nameOf([...ERASED_KINDS, ...BLOCKED_KINDS]),
  subject: text,
  detail: nullable(text),
});

const SEEN = shape({
  id: whole,
  place: text,
  since: whole,
  lastAt: nullable(whole),
  lastBytes: nullable(whole),
  verifiedAt: nullable(whole),
  verifiedBytes: nullable(whole),
});

/** Stores the series of backups, those that were seen last, and what is to be told beside them. */
export function createBackupStore(db: Database) {
  const { read, write, writeUnsynced } = bind(db);
  return {
    /** The name of the series; `null` before the first backup. */
    series: read(series),

    /** Names the series, unless it has a name. @returns the name that it has then. */
    nameSeries: write(function* (name: string) {
      yield* run`insert into backup_series (id, name) values (1, ${name}) on conflict do nothing`;
      return (yield* series()) ?? name;
    }),

    /** The backups of a place as they were seen last; `null` where none of this place are known. */
    seen: read(seen),

    /** Keeps the backups of the place as they are seen now. */
    keepSeen: writeUnsynced(keepSeen),

    /** The oldest records that are still to be told. */
    untold: read(
      (most: number) => all(STORED)`select ${STORED} from erased_records order by seq limit ${most}`,
    ),

    /** Forgets records that were told. */
    told: write(function* (seqs: readonly number[]) {
      yield* run`delete from erased_records where seq ${isOneOf(seqs)}`;
    }),

    /**
     * Forgets some records, where there are no backups to tell them beside.
     * @returns whether there are more.
     */
    forget: writeUnsynced(function* (rows: number) {
      const oldest = sql`select seq from erased_records order by seq limit ${rows}`;
      return (yield* run`delete from erased_records where seq ${isAmong(oldest)}`) === rows;
    }),
  };
}

export type BackupStore = ReturnType<typeof createBackupStore>;

function series(): Work<string | null> {
  return value(text)`select name from backup_series`;
}

function* seen(place: string): Work<SeenBackups | null> {
  const row = yield* first(SEEN)`select ${SEEN} from seen_backups where place = ${place}`;
  if (!row) return null;
  const { since, lastAt, lastBytes, verifiedAt, verifiedBytes } = row;
  return { place, since, last: backupOf(lastAt, lastBytes), verified: backupOf(verifiedAt, verifiedBytes) };
}

const backupOf = (at: number | null, bytes: number | null): Seen | null =>
  at === null || bytes === null ? null : { at, bytes };

function* keepSeen({ place, since, last, verified }: SeenBackups): Work<void> {
  const row = {
    ...{ id: 1, place, since, lastAt: last?.at ?? null, lastBytes: last?.bytes ?? null },
    ...{ verifiedAt: verified?.at ?? null, verifiedBytes: verified?.bytes ?? null },
  };
  const { id: _, ...rest } = row;
  yield* run`insert into seen_backups ${SEEN.values(row)} on conflict (id) do update set ${SEEN.set(rest)}`;
}
