import { createOutage } from "../../src/kit/shared/outage.ts";
import type { NodeSecrets } from "../stores.ts";
import type { PostgresDatabase } from "./open.ts";
import { rowsOf } from "./rows.ts";

/**
 * The nodes that share a database. A node's leases hold for as long as it is alive: it sends a heartbeat every second,
 * by the server's clock, and the others notice when its heartbeats end.
 */
export interface Nodes extends NodeSecrets {
  /** Registers this node and starts its heartbeat. @param onGone - called when another node was found to be gone. */
  join(onGone: () => void): Promise<void>;
  /** Sends a heartbeat alone: a small write. @throws StorageError */
  touch(): Promise<void>;
  /** Whether another node is running. */
  hasOthers(): Promise<boolean>;
  /** Unregisters this node: the others need not wait for its heartbeats to time out. */
  leave(): Promise<void>;
}

/** Milliseconds between heartbeats. */
const BEAT = 1_000;

/**
 * Milliseconds after the last heartbeat at which a node counts as gone: fewer when it has no session either. Sessions
 * end with their process, but not with their machine or network. Downtime of the server itself does not count.
 */
const SILENT = 20_000;
const SILENT_WITHOUT_SESSION = 3_000;

const NOW = "(extract(epoch from clock_timestamp()) * 1000)::bigint";
const SERVER_START = "(extract(epoch from pg_postmaster_start_time()) * 1000)::bigint";

const TOUCH = `
  insert into nodes (id, seen_at) values ($1, ${NOW}) on conflict (id) do update set seen_at = excluded.seen_at`;

/** Whether a node `n` is gone. */
const IS_GONE = `(seen_at = 0
      or greatest(seen_at, ${SERVER_START}) < ${NOW} - ${SILENT}
      or greatest(seen_at, ${SERVER_START}) < ${NOW} - ${SILENT_WITHOUT_SESSION}
        and not exists (select from pg_stat_activity s where s.application_name = n.id))`;

const JOIN = `
  with beat as (${TOUCH}),
  silent as (
    select id from nodes n where id <> $1 and ${IS_GONE}
    order by id for update skip locked)
  delete from nodes where id in (select id from silent) returning id`;

const OTHERS = `select exists (select from nodes n where id <> $1 and not ${IS_GONE}) as found`;

const TELL = "update nodes set secrets = $2 where id = $1 and secrets <> $2";
const ALIVE = `select count(*)::int as count from nodes n where not ${IS_GONE}`;
const WITHOUT = `${ALIVE} and not ($1::text = any (string_to_array(secrets, ' ')))`;
const SEALING_OTHERWISE = `${ALIVE} and split_part(secrets, ' ', 1) <> $1`;

/** Notifies the node itself, which proves that it receives notifications: see `changes.ts`. */
const NOTIFY_SELF = "select pg_notify($1, '')";

/** The node that deletes the row takes over its leases. */
const LEAVE = "update nodes set seen_at = 0 where id = $1";

/** @param onHeartbeat - called when heartbeats begin to fail, with the error, and with `null` when they succeed again. */
export function createNodes(db: PostgresDatabase, onHeartbeat: (error: unknown) => void = () => {}): Nodes {
  let timer: ReturnType<typeof setInterval> | null = null;
  let beating: Promise<void> | null = null;
  const outage = createOutage(onHeartbeat);

  async function beat(onGone: () => void): Promise<void> {
    const [gone] = await db.read((on) =>
      Promise.all([rowsOf<{ id: string }>(on, JOIN, [db.node]), rowsOf(on, NOTIFY_SELF, [db.node])]),
    );
    if (gone.length > 0) onGone();
  }

  async function tryToBeat(onGone: () => void): Promise<void> {
    await beat(onGone).then(() => outage(null), outage);
  }

  async function count(query: string, mark: string): Promise<number> {
    const [row] = await db.read((on) => rowsOf<{ count: number }>(on, query, [mark]));
    return row?.count ?? 0;
  }

  return {
    async join(onGone) {
      await beat(onGone);
      timer = setInterval(() => {
        beating ??= tryToBeat(onGone).finally(() => {
          beating = null;
        });
      }, BEAT);
      timer.unref();
    },
    async touch() {
      await db.read((on) => rowsOf(on, TOUCH, [db.node]));
    },
    async hasOthers() {
      const [row] = await db.read((on) => rowsOf<{ found: boolean }>(on, OTHERS, [db.node]));
      return row?.found === true;
    },
    async tell(marks) {
      await db.read((on) => rowsOf(on, TELL, [db.node, marks]));
    },
    without: (mark) => count(WITHOUT, mark),
    sealingOtherwise: (mark) => count(SEALING_OTHERWISE, mark),
    async leave() {
      if (timer === null) return;
      clearInterval(timer);
      timer = null;
      await beating;
      // Failing that, the heartbeats time out.
      await db.read((on) => rowsOf(on, LEAVE, [db.node])).catch(() => {});
    },
  };
}
