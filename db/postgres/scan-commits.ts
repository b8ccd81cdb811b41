import { StorageError } from "../../src/kit/shared/storage.ts";
import { CODE_LOCKS } from "../locks.ts";
import type { PostgresDatabase } from "./open.ts";
import { hexArray } from "./arrays.ts";
import { rowsOf } from "./rows.ts";

/**
 * The numbers of commits of scans. A commit stores its number in its own transaction, so a retry that finds the number has
 * nothing left to do, and a node whose answer was lost can ask later whether the commit took place.
 */
export interface ScanCommits {
  /**
   * Whether the commit with a number took place. It asks as soon as the server is back, until it answers, and waits for a
   * commit that is still running.
   */
  tookPlace(number: string): Promise<boolean>;
  /**
   * Resolves when commits that took place have reached the standbys. A primary shows commits whose session
   * has stopped waiting for standbys; a later write that waits for them waits for the earlier commits, too.
   * @param within - milliseconds after which a silent server is given up.
   * @throws StorageError, whose outcome can be asked for.
   */
  confirm(numbers: readonly string[], within: number): Promise<void>;
  /** Deletes numbers that are too old to be asked for. */
  forget(): Promise<void>;
}

/**
 * Adds the numbers of a commit, 16 bytes each, and returns in hexadecimal those that were not there. It
 * shares the scan locks of its codes, in the order of these, with other commits until the transaction ends;
 * whoever moves, recounts or deletes a code takes its lock alone. `at` is the server's clock, in
 * milliseconds.
 *
 * From here on the transaction's statements run by plans that are made once. Otherwise the server makes some
 * anew each time, for the length of their lists: a tenth of its processor time in commits of 64 scans.
 */
export const BEGIN_COMMIT = `
  with locks as materialized (
    select pg_advisory_xact_lock_shared(${CODE_LOCKS}, number) from unnest($2::text::integer[]) as c(number)),
  planning as materialized (select set_config('plan_cache_mode', 'force_generic_plan', true) as mode)
  insert into scan_commits (id, at)
  select id, (extract(epoch from clock_timestamp()) * 1000)::bigint
  from (select count(*) from locks) as shared, planning, unnest($1::text::bytea[]) as c(id) where mode is not null
  order by id
  on conflict do nothing returning encode(id, 'hex') as id`;

/** Waits for a commit with this number that is under way. It writes in any case. */
const LOOK = `
  insert into scan_commits as c (id, at) values (decode($1, 'hex'), 0)
  on conflict (id) do update set at = c.at returning c.at = 0 as fresh`;

const TOUCH = "update scan_commits set at = at where id = any($1::text::bytea[])";

/** Milliseconds for which a number is kept: longer than a journal keeps scans, which is a day and an hour. */
const KEPT = 26 * 60 * 60 * 1_000;

/** By the time of the statement, which is a constant to an index; `clock_timestamp()` changes from row to row. */
const FORGET = `
  delete from scan_commits where at < (extract(epoch from statement_timestamp()) * 1000)::bigint - ${KEPT}`;

/** Milliseconds between two questions, where the server is there and answers with a fault. */
const LOOK_EVERY = 1_000;

/** There was no commit with a number. */
class NeverCommitted extends Error {
  override readonly name = "NeverCommitted";
}

export function createScanCommits(
  db: Pick<PostgresDatabase, "untilBack" | "write">,
  sleep: (milliseconds: number) => Promise<void> = Bun.sleep,
): ScanCommits {
  async function tookPlace(number: string): Promise<boolean> {
    for (;;)
      try {
        await db.untilBack();
        await db.write(async (on) => {
          const [found] = await rowsOf<{ fresh: boolean }>(on, LOOK, [number]);
          // It is rolled back, so that asking twice gives the same answer.
          if (found?.fresh) throw new NeverCommitted();
        });
        return true;
      } catch (error) {
        if (error instanceof NeverCommitted) return false;
        await sleep(LOOK_EVERY);
      }
  }

  return {
    tookPlace,
    async confirm(numbers, within) {
      try {
        await db.write((on) => rowsOf(on, TOUCH, [hexArray(numbers)]), { within });
      } catch (error) {
        const [first] = numbers;
        if (!(error instanceof StorageError) || first === undefined) throw error;
        throw new StorageError(error.code, error.cause, () => tookPlace(first));
      }
    },
    async forget() {
      await db.write((on) => rowsOf(on, FORGET));
    },
  };
}
