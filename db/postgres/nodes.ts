import type { PostgresDatabase } from "./open.ts";
import { rowsOf } from "./rows.ts";

/**
 * The nodes that share a database. What a node has in hand is its own for as long as it is there: it says so every
 * second, by the server's clock, and the others notice when it no longer does.
 */
export interface Nodes {
  /** Says that this node is there, from now on. @param onGone - called when another one was found to be gone. */
  join(onGone: () => void): Promise<void>;
  /** Says that it is gone: the others need not wait to find out. */
  leave(): Promise<void>;
}

/** How often a node says that it is there, in milliseconds. */
const BEAT = 1_000;

/**
 * When a node that says nothing is taken to be gone, in milliseconds: sooner when it has no session either, which ends
 * with its process, but not with its machine or its network. A server that was away itself has heard nobody.
 */
const SILENT = 20_000;
const SILENT_WITHOUT_SESSION = 3_000;

const NOW = "(extract(epoch from clock_timestamp()) * 1000)::bigint";
const SERVER_START = "(extract(epoch from pg_postmaster_start_time()) * 1000)::bigint";

const JOIN = `
  with beat as (
    insert into nodes (id, seen_at) values ($1, ${NOW}) on conflict (id) do update set seen_at = excluded.seen_at),
  silent as (
    select id from nodes n where id <> $1 and (seen_at = 0
      or greatest(seen_at, ${SERVER_START}) < ${NOW} - ${SILENT}
      or greatest(seen_at, ${SERVER_START}) < ${NOW} - ${SILENT_WITHOUT_SESSION}
        and not exists (select from pg_stat_activity s where s.application_name = n.id))
    order by id for update skip locked)
  delete from nodes where id in (select id from silent) returning id`;

/** To itself: so it knows that it hears. See `changes.ts`. */
const SPEAK = "select pg_notify($1, '')";

/** What it still has in hand is looked for by whoever clears it away. */
const LEAVE = "update nodes set seen_at = 0 where id = $1";

export function createNodes(db: PostgresDatabase): Nodes {
  let timer: ReturnType<typeof setInterval> | null = null;
  let beating: Promise<void> | null = null;

  async function beat(onGone: () => void): Promise<void> {
    const [gone] = await db.read((on) =>
      Promise.all([rowsOf<{ id: string }>(on, JOIN, [db.node]), rowsOf(on, SPEAK, [db.node])]),
    );
    if (gone.length > 0) onGone();
  }

  /** One at a time. A server that is away is heard of by those who have something to do there. */
  function beatOn(onGone: () => void): void {
    beating ??= beat(onGone)
      .catch(() => {})
      .finally(() => {
        beating = null;
      });
  }

  return {
    async join(onGone) {
      await beat(onGone);
      timer = setInterval(() => beatOn(onGone), BEAT);
      timer.unref();
    },
    async leave() {
      if (timer === null) return;
      clearInterval(timer);
      timer = null;
      await beating;
      await db.read((on) => rowsOf(on, LEAVE, [db.node])).catch(() => {});
    },
  };
}
