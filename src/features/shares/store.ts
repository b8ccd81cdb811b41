import { BESIDE, lockTenant } from "../../../db/locks.ts";
import { bytes, flag, from, nullable, shape, text, whole } from "../../../db/shape.ts";
import { type Fragment, forKeyShare, isVisibleIn, NOTHING, sql } from "../../../db/sql.ts";
import { all, bind, type Database, first, run, value, type Work } from "../../../db/work.ts";
import { trusted } from "../../kit/shared/column.ts";
import type { Deed } from "../../kit/shared/deed.ts";
import { noteErased } from "../backups/store/erased.ts";
import { note } from "../audit/store.ts";
import type { Subject } from "../audit/traits.ts";
import { MOST_SHARES } from "./constants.ts";
import type { SharePeriod } from "./model.ts";
import type { NewShare, OpenedShare, Shared, ShareEdit, ShareMembers, StoredShare } from "./records.ts";

const MEMBERS = {
  title: from("s.title", nullable(text)),
  period: from("s.period", nullable(trusted<SharePeriod>())),
  rounds: from("s.rounds", flag),
  withBots: from("s.with_bots", flag),
  expiresAt: from("s.expires_at", nullable(whole)),
};

const COLUMNS = {
  ...MEMBERS,
  id: from("s.id", text),
  sealed: from("s.sealed", bytes),
  password: from("s.password", nullable(text)),
  passwordRevision: from("s.password_revision", whole),
  createdAt: from("s.created_at", whole),
  updatedAt: from("s.updated_at", whole),
  codeId: from("c.id", nullable(text)),
  shortId: from("c.short_id", nullable(text)),
  codeTitle: from("c.title", nullable(text)),
  group: from("s.group_tag", nullable(text)),
  isOfCode: from("s.code_seq is not null", flag),
};
const SHARE = shape(COLUMNS);
type ShareRow = ReturnType<typeof SHARE.read>;

/** A share with its workspace. */
const OPENED = shape({
  share: from("s.id", text),
  isBlocked: from(
    "exists (select 1 from codes where codes.seq = s.code_seq and codes.wanted_active is not null)",
    flag,
  ),
  ...BESIDE,
});

const ROW = shape({
  ...{ id: text, tenantId: text, hash: text, sealed: bytes },
  ...{ codeSeq: nullable(whole), groupTag: nullable(text), title: nullable(text), period: nullable(text) },
  ...{ password: nullable(text), passwordRevision: whole, rounds: flag, withBots: flag },
  ...{ expiresAt: nullable(whole), createdAt: whole, updatedAt: whole },
});

/** A code that was deleted, or is staged by a bulk file, has no numbers. */
const WITH_CODE = sql`shares s left join codes c on c.seq = s.code_seq and ${isVisibleIn("c")}
  where (s.code_seq is null or c.id is not null)`;

/** Stores shares. They are erased with their code and their workspace. */
export function createShareStore(db: Database) {
  const { read, write } = bind(db);
  return {
    /**
     * Adds a share.
     * @returns why it can't be: the workspace has as many as it may, or was erased, or has no such code.
     */
    add: write(add),

    /** Those of a workspace, the newest first. Of a code that was deleted there is none. */
    list: read(list),

    find: read(find),

    /** The share of a token, with its workspace; `null` where there is none, or the workspace was erased. */
    byHash: read(byHash),

    /** Changes what differs; with nothing that does it notes nothing. `null` when there is none. */
    edit: write(edit),

    /** Ends a share: from then on nobody opens it. `false` when there is none. */
    remove: write(remove),

    /** The workspace of a share, for a restore, which ends it again. */
    tenantOf: (id: string) => db.read(() => value(text)`select tenant_id from shares where id = ${id}`),
  };
}

export type ShareStore = ReturnType<typeof createShareStore>;

function* add(share: NewShare, deed: Deed | null = null): Work<"full" | "tenant_gone" | "code_gone" | null> {
  const { of, tenantId, period, ...rest } = share;
  if (!(yield* lockTenant(tenantId))) return "tenant_gone";
  const others = yield* value(whole)`select count(*) from shares where tenant_id = ${tenantId}`;
  if ((others ?? 0) >= MOST_SHARES) return "full";
  const ofCode = of !== "workspace" && "codeId" in of ? of.codeId : null;
  const codeSeq =
    ofCode === null
      ? null
      : yield* value(whole)`select seq from codes where id = ${ofCode} and tenant_id = ${tenantId}
          and ${isVisibleIn("codes")} ${forKeyShare}`;
  if (ofCode !== null && codeSeq === null) return "code_gone";
  const groupTag = of !== "workspace" && "group" in of ? of.group : null;
  yield* run`insert into shares ${ROW.values({
    ...rest,
    ...{ tenantId, codeSeq, groupTag, passwordRevision: 1, updatedAt: rest.createdAt },
    period: period && JSON.stringify(period),
  })}`;
  yield* note(tenantId, deed, "share.made", subjectOf(share));
  return null;
}

function* list(tenantId: string): Work<StoredShare[]> {
  const rows = yield* shareRows(sql`s.tenant_id = ${tenantId} order by s.id desc`);
  return rows.map(shareOf);
}

function* find(tenantId: string, id: string): Work<StoredShare | null> {
  const [row] = yield* shareRows(sql`s.id = ${id} and s.tenant_id = ${tenantId}`);
  return row ? shareOf(row) : null;
}

function shareRows(which: Fragment): Work<ShareRow[]> {
  return all(SHARE)`select ${SHARE} from ${WITH_CODE} and ${which}`;
}

function* byHash(hash: string): Work<OpenedShare | null> {
  const opened = yield* first(OPENED)`select ${OPENED} from shares s join tenants t on t.id = s.tenant_id
    where s.hash = ${hash} and left_at is null`;
  if (!opened) return null;
  const { share: id, isBlocked, ...tenant } = opened;
  const share = yield* find(tenant.id, id);
  return share && { share, tenant, isBlocked };
}

function* edit(
  tenantId: string,
  id: string,
  changes: ShareEdit,
  at: number,
  deed: Deed | null = null,
): Work<StoredShare | null> {
  const before = yield* find(tenantId, id);
  if (!before) return null;
  const { password, ...members } = changes;
  const differing = differingMembers(before, members);
  if (Object.keys(differing).length === 0 && password === undefined) return before;
  const { period, ...rest } = differing;
  const row = {
    ...rest,
    ...(period === undefined ? {} : { period: period && JSON.stringify(period) }),
    ...(password === undefined ? {} : { password }),
    updatedAt: at,
  };
  const ends = password === undefined ? NOTHING : sql`, password_revision = password_revision + 1`;
  yield* run`update shares set ${ROW.set(row)}${ends} where id = ${id} and tenant_id = ${tenantId}`;
  const share = yield* find(tenantId, id);
  if (!share) return null;
  const told = namesIn({ ...differing, ...(password === undefined ? {} : { password }) });
  yield* note(tenantId, deed, "share.changed", subjectOf(share), { members: told });
  return share;
}

/** The members that an edit changes. */
function differingMembers(before: ShareMembers, changes: Partial<ShareMembers>): Partial<ShareMembers> {
  const same = (name: keyof ShareMembers) => Bun.deepEquals(before[name], changes[name]);
  const { title, period, rounds, withBots, expiresAt } = changes;
  return {
    ...(title === undefined || same("title") ? {} : { title }),
    ...(period === undefined || same("period") ? {} : { period }),
    ...(rounds === undefined || same("rounds") ? {} : { rounds }),
    ...(withBots === undefined || same("withBots") ? {} : { withBots }),
    ...(expiresAt === undefined || same("expiresAt") ? {} : { expiresAt }),
  };
}

/** The members of an edit, by the names that the contract has. */
function namesIn(changes: ShareEdit): string[] {
  const names: Readonly<Record<string, string>> = { rounds: "round", withBots: "bots" };
  return Object.keys(changes).map((name) => names[name] ?? name);
}

function* remove(tenantId: string, id: string, deed: Deed | null = null): Work<boolean> {
  const title = yield* first(
    TITLED,
  )`select ${TITLED} from shares where id = ${id} and tenant_id = ${tenantId}`;
  if (!title || (yield* run`delete from shares where id = ${id}`) === 0) return false;
  yield* noteErased("share", id);
  yield* note(tenantId, deed, "share.ended", subjectOf({ id, ...title }));
  return true;
}

const TITLED = shape({ title: nullable(text) });

function subjectOf({ id, title }: { readonly id: string; readonly title: string | null }): Subject {
  return { kind: "share", id, name: title };
}

function shareOf(row: ShareRow): StoredShare {
  const { codeId, shortId, codeTitle, group, isOfCode, ...rest } = row;
  const of: Shared =
    isOfCode && codeId !== null && shortId !== null
      ? { kind: "code", id: codeId, shortId, title: codeTitle }
      : group !== null
        ? { kind: "group", group }
        : { kind: "workspace" };
  return { ...rest, of };
}
