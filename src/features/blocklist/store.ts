import { CHOSEN, isVisible, LISTED } from "../codes/store/code-row.ts";
import { CONTENT_BYTES } from "../codes/store/code-weight.ts";
import { host } from "../codes/store/short-address.ts";
import { noteAct } from "../operators/store/log.ts";
import type { Block } from "../../kit/shared/block.ts";
import { nameOf, trustedList } from "../../kit/shared/column.ts";
import type { Deed } from "../../kit/shared/deed.ts";
import { from, nullable, shape, text, whole } from "../../../db/shape.ts";
import { type Fragment, sql } from "../../../db/sql.ts";
import { all, bind, type Database, first, run, value, type Work } from "../../../db/work.ts";
import { type ContentFacts, HELD_REASONS, type HeldReason, type Listed, type StoredList } from "./records.ts";

const LIST = shape({
  name: text,
  digest: text,
  hosts: whole,
  readAt: whole,
  sweptDigest: text,
  sweptAt: whole,
  heldDigest: nullable(text),
  heldExceptions: nullable(text),
  heldHosts: nullable(whole),
  heldWhy: nullable(nameOf(HELD_REASONS)),
  heldWorkspaces: nullable(whole),
  heldAt: nullable(whole),
});

const WEIGHED = shape({ seq: whole, bytes: from(CONTENT_BYTES, whole) });

const WALKED = shape({
  seq: from("codes.seq", whole),
  tenantId: text,
  tenantSince: from("tenants.created_at", whole),
  shortId: text,
  domain: host,
  revision: whole,
  target: text,
  rules: CHOSEN.rules,
  fallback: CHOSEN.fallback,
  landing: CHOSEN.landing,
  fields: CHOSEN.fields,
  links: CHOSEN.links,
  listed: LISTED,
  blocked: nullable(trustedList<readonly Block[]>()),
});

/** A code with all addresses to which it leads, and what is stored of lists. */
export type WalkedCode = ReturnType<typeof WALKED.read>;

/** Some codes, by their ascending numbers. */
export interface Walked {
  readonly codes: readonly WalkedCode[];
  /** The number behind which the walk goes on; `null` at its end. */
  readonly next: number | null;
}

/** A step ends behind the code with which its codes have so many bytes. */
const BYTES_AT_ONCE = 16 * 1024;

/** The content that is no longer held. */
const NOTHING_HELD = {
  heldDigest: null,
  heldExceptions: null,
  heldHosts: null,
  heldWhy: null,
  heldWorkspaces: null,
  heldAt: null,
} as const;

/** Stores what is decided of lists, and what they say of codes. */
export function createBlocklistStore(db: Database) {
  const { read, write, writeUnsynced } = bind(db);
  return {
    all: () => db.read(() => all(LIST)`select ${LIST} from blocklists order by name`),

    /** Puts a content in force. */
    accept: write(accept),

    /** Has a content wait for the operator. */
    hold: write(hold),

    /** Forgets the content that waits, if it has that digest. */
    release: write(release),

    /** Puts the content in force that waits. @returns its digest; `null` where none does. */
    apply: write(apply),

    /**
     * Notes that all codes were looked through with the contents in force, and forgets the lists that are
     * gone.
     */
    swept: write(swept),

    /** About so many codes that are neither deleted nor of a workspace that has left. */
    walk: read(walk),

    /** The same of codes that lead to a host on a list. */
    walkListed: (after: number, rows: number) =>
      db.read(() => walk(after, rows, sql`codes.listed is not null`)),

    /** One of them, as it is now. */
    again: read(again),

    /** How many workspaces were made before a time. */
    workspacesBefore: read(workspacesBefore),

    /** Notes the hosts of a code that are listed. @returns `false` when the code has another revision. */
    setListed: writeUnsynced(setListed),
  };
}

export type BlocklistStore = ReturnType<typeof createBlocklistStore>;

type Accepted = Pick<ContentFacts, "digest" | "hosts" | "readAt">;

function* accept(name: string, { digest, hosts, readAt }: Accepted): Work<void> {
  const row: StoredList = { name, digest, hosts, readAt, sweptDigest: "", sweptAt: 0, ...NOTHING_HELD };
  yield* run`insert into blocklists ${LIST.values(row)}
    on conflict (name) do update set ${LIST.set({ digest, hosts, readAt, ...NOTHING_HELD })}`;
}

/** Why a content waits. */
interface Holding {
  readonly why: HeldReason;
  /** The hash of the exceptions in force. */
  readonly exceptions: string;
  /** Workspaces that it would hit, where that is the reason. */
  readonly workspaces: number | null;
  readonly at: number;
}

function* hold(
  name: string,
  { digest, hosts }: Accepted,
  { why, exceptions, workspaces, at }: Holding,
): Work<void> {
  const held = {
    ...{ heldDigest: digest, heldExceptions: exceptions, heldHosts: hosts },
    ...{ heldWhy: why, heldWorkspaces: workspaces, heldAt: at },
  };
  const none = { digest: "", hosts: 0, readAt: 0, sweptDigest: "", sweptAt: 0 };
  yield* run`insert into blocklists ${LIST.values({ name, ...none, ...held })}
    on conflict (name) do update set ${LIST.set(held)}`;
}

function* release(name: string, digest: string | null): Work<void> {
  yield* run`update blocklists set ${LIST.set(NOTHING_HELD)} where name = ${name} and held_digest = ${digest}`;
}

function* apply(name: string, at: number, deed: Deed | null = null): Work<string | null> {
  const row = yield* first(LIST)`select ${LIST} from blocklists where name = ${name}`;
  if (row === null || row.heldDigest === null) return null;
  const applied = { digest: row.heldDigest, hosts: row.heldHosts ?? 0, readAt: at, ...NOTHING_HELD };
  yield* run`update blocklists set ${LIST.set(applied)} where name = ${name}`;
  yield* noteAct(deed, "list.applied", { kind: "list", id: name });
  return row.heldDigest;
}

/** @param lists - those that were in force during the walk. */
function* swept(
  lists: readonly { readonly name: string; readonly digest: string }[],
  gone: readonly string[],
  at: number,
): Work<void> {
  for (const { name, digest } of lists)
    yield* run`update blocklists set ${LIST.set({ sweptDigest: digest, sweptAt: at })} where name = ${name}`;
  for (const name of gone) yield* run`delete from blocklists where name = ${name}`;
}

function* walk(after: number, rows: number, which?: Fragment): Work<Walked> {
  const chosen = which ? sql`and ${which}` : sql``;
  const found = yield* all(WEIGHED)`select ${WEIGHED} from codes
    where seq > ${after} ${chosen} order by seq limit ${rows}`;
  const some = lightOf(found);
  const last = some.at(-1)?.seq;
  if (last === undefined) return { codes: [], next: null };
  const codes = yield* all(WALKED)`select ${WALKED} from codes join tenants on tenants.id = codes.tenant_id
    where codes.seq > ${after} and codes.seq <= ${last} ${chosen} and ${isVisible} and left_at is null
    order by codes.seq`;
  return { codes, next: found.length < rows && some.length === found.length ? null : last };
}

/** The first of some codes, as many as one step may take: at least one. */
function lightOf<T extends { readonly bytes: number }>(found: readonly T[]): readonly T[] {
  let left = BYTES_AT_ONCE;
  for (const [at, { bytes }] of found.entries()) {
    left -= bytes;
    if (left < 0) return found.slice(0, at + 1);
  }
  return found;
}

function again(seq: number): Work<WalkedCode | null> {
  return first(WALKED)`select ${WALKED} from codes join tenants on tenants.id = codes.tenant_id
    where codes.seq = ${seq} and ${isVisible} and left_at is null`;
}

function* workspacesBefore(at: number): Work<number> {
  return (
    (yield* value(whole)`select count(*) from tenants where created_at < ${at} and left_at is null`) ?? 0
  );
}

function* setListed(seq: number, revision: number, listed: Listed | null): Work<boolean> {
  const json = listed === null ? null : JSON.stringify(listed);
  return (yield* run`update codes set listed = ${json} where seq = ${seq} and revision = ${revision}`) > 0;
}
