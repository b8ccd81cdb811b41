import type { Block } from "../../../kit/shared/block.ts";
import { MINUTE } from "../../../kit/shared/clock.ts";
import { trustedList } from "../../../kit/shared/column.ts";
import { TENANT } from "../../../../db/locks.ts";
import { from, nullable, shape, text, whole } from "../../../../db/shape.ts";
import { forUpdateSkipLocked } from "../../../../db/sql.ts";
import { host } from "../../codes/store/short-address.ts";
import { all, bind, type Database, first, run, value, values, type Work } from "../../../../db/work.ts";
import type { Blocked, DueNotice, Recipient } from "../records.ts";

const NOTICE = shape({ tenantId: text, personId: text, afterAt: whole, dueAt: whole, failures: whole });
const RECIPIENT = shape({ email: text, language: nullable(text) });
const BLOCKED = shape({
  id: text,
  title: nullable(text),
  shortId: text,
  domain: host,
  gs1: nullable(text),
  blocks: from("blocked", trustedList<readonly Block[]>()),
});

/** Blocks that come together are told together: a list may block many codes at once. */
const GATHERING: Readonly<Record<Block["by"], number>> = { operator: MINUTE, list: 10 * MINUTE };

/** Stores who is to be told of blocks. */
export function createNoticeStore(db: Database) {
  const { read, write } = bind(db);
  return {
    /** Takes the first notice that is due, until `until`. `null` when there is none. */
    take: write(take),

    /** The address of a notice, if there is one that its owner has confirmed. */
    recipient: read(recipientOf),

    /** The webhooks of a workspace. */
    webhooks: (tenantId: string) =>
      db.read(
        () => values(text)`select webhook from webhooks where tenant_id = ${tenantId} order by webhook`,
      ),

    /** Codes that were blocked after a time, newest first, and their number. */
    blocked: read(blockedSince),

    /** Notes that all up to a time was told. Blocks since then are still to be told. */
    told: write(told),

    /** Notes that it could not be told. @param dueAt - when to try again; `null` for never. */
    failed: write(failed),
  };
}

export type NoticeStore = ReturnType<typeof createNoticeStore>;

/**
 * Has the owners of a workspace told of a block. Those who have confirmed no address are told in the console.
 * A notice that waits is due a millisecond earlier at least: whoever is telling it then ends no notice but
 * the one that was taken.
 */
export function* noticeDue(tenantId: string, { by, since }: Pick<Block, "by" | "since">): Work<void> {
  const owners = yield* values(text)`select person_id from members join people on people.id = person_id
    where tenant_id = ${tenantId} and role = 'owner' and confirmed_at is not null order by person_id`;
  const dueAt = since + GATHERING[by];
  for (const personId of ["", ...owners]) {
    const row = { tenantId, personId, afterAt: since - 1, dueAt, failures: 0 };
    yield* run`insert into block_notices ${NOTICE.values(row)}
      on conflict (tenant_id, person_id) do update set failures = 0, due_at = case
        when block_notices.due_at > excluded.due_at then excluded.due_at else block_notices.due_at - 1 end`;
  }
}

function* take(now: number, until: number): Work<DueNotice | null> {
  const due = yield* first(NOTICE)`select ${NOTICE} from block_notices
    where due_at <= ${now} order by due_at limit 1 ${forUpdateSkipLocked}`;
  if (!due) return null;
  yield* run`update block_notices set due_at = ${until}
    where tenant_id = ${due.tenantId} and person_id = ${due.personId}`;
  return { ...due, dueAt: until };
}

/**
 * A workspace itself is written to where its destinations' alerts go, unless an owner has confirmed an
 * address.
 */
function* recipientOf({ tenantId, personId }: DueNotice): Work<Recipient | null> {
  if (personId !== "")
    return yield* first(RECIPIENT)`select ${RECIPIENT} from people join members on person_id = people.id
      where people.id = ${personId} and tenant_id = ${tenantId} and role = 'owner' and confirmed_at is not null`;
  return yield* first(RECIPIENT)`select ${RECIPIENT} from alert_mails
    where tenant_id = ${tenantId} and confirmed_at is not null and not exists (
      select 1 from members join people on people.id = person_id
        where members.tenant_id = ${tenantId} and role = 'owner' and people.confirmed_at is not null)`;
}

function* blockedSince(tenantId: string, after: number, limit: number): Work<Blocked> {
  const tenant = yield* first(
    TENANT,
  )`select ${TENANT} from tenants where id = ${tenantId} and left_at is null`;
  const codes = yield* all(BLOCKED)`select ${BLOCKED} from codes
    where tenant_id = ${tenantId} and blocked_at > ${after} order by blocked_at desc, seq desc limit ${limit}`;
  const count = yield* value(whole)`select count(*) from codes
    where tenant_id = ${tenantId} and blocked_at > ${after}`;
  return { tenant, codes, count: count ?? 0 };
}

function* told({ tenantId, personId, dueAt }: DueNotice, upTo: number): Work<void> {
  const gone = yield* run`delete from block_notices
    where tenant_id = ${tenantId} and person_id = ${personId} and due_at = ${dueAt}`;
  if (gone === 0)
    yield* run`update block_notices set after_at = ${upTo} where tenant_id = ${tenantId} and person_id = ${personId}`;
}

function* failed({ tenantId, personId, dueAt }: DueNotice, next: number | null): Work<void> {
  if (next === null)
    yield* run`delete from block_notices
      where tenant_id = ${tenantId} and person_id = ${personId} and due_at = ${dueAt}`;
  else
    yield* run`update block_notices set failures = failures + 1, due_at = ${next}
      where tenant_id = ${tenantId} and person_id = ${personId} and due_at = ${dueAt}`;
}
