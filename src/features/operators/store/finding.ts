import { flag, from, nullable, shape, text, whole } from "../../../../db/shape.ts";
import { isOneOf, NOTHING, sql } from "../../../../db/sql.ts";
import { all, type Database, first, value, type Work } from "../../../../db/work.ts";
import type { Block } from "../../../kit/shared/block.ts";
import { type Column, trusted, trustedList } from "../../../kit/shared/column.ts";
import { lowestId } from "../../../kit/shared/ids.ts";
import { nextTurn } from "../../../kit/shared/next-turn.ts";
import type { ShortAddress } from "../../../kit/shared/short-address.ts";
import { CHOSEN, isVisible, LEADING } from "../../codes/store/code-row.ts";
import { host, isAt } from "../../codes/store/short-address.ts";
import { DOMAIN } from "../../domains/store/domain-row.ts";
import { hostKeyOf } from "../traits.ts";
import type { Page } from "./listing.ts";

const BLOCKS: Column<readonly Block[]> = {
  read: (stored, member) => (stored === null ? [] : trustedList<readonly Block[]>().read(stored, member)),
};

const CODE = {
  seq: from("codes.seq", whole),
  id: from("codes.id", text),
  shortId: from("codes.short_id", text),
  domain: { ...host, from: "codes.domain" },
  gs1: from("codes.gs1", nullable(text)),
  tenantId: from("codes.tenant_id", text),
  workspace: from("tenants.name", text),
  suspended: from("tenants.suspended", flag),
  type: from("codes.type", text),
  title: from("codes.title", nullable(text)),
  target: from("codes.target", text),
  active: from("codes.active", flag),
  blocks: { ...BLOCKS, from: "codes.blocked" },
  scans: from("coalesce((select scans from code_ranks where code_seq = codes.seq), 0)", whole),
  createdAt: from("codes.created_at", whole),
  updatedAt: from("codes.updated_at", whole),
};
const FOUND_CODE = shape(CODE);
const CODE_FILE = shape({
  ...CODE,
  group: from("codes.group_tag", nullable(text)),
  landing: CHOSEN.landing,
  fields: CHOSEN.fields,
  ...LEADING,
  listed: { ...nullable(trusted<Readonly<Record<string, string>>>()), from: "codes.listed" },
});

export type FoundCode = ReturnType<typeof FOUND_CODE.read>;
/** A code with all that it leads to. */
export type CodeFile = ReturnType<typeof CODE_FILE.read>;

const PLACE = shape({ seq: whole, id: text });
const AT = shape({ id: text, gs1: nullable(text) });
const RANKED = shape({ codeSeq: whole, tenantId: text });

/** Codes that are read at once: each may have a page of 64 KiB. */
const AT_ONCE = 10;

/** Codes of a day, or of a host, that are counted. */
export const MOST_COUNTED = { ofDay: 20_000, ofHost: 1_000 } as const;

/** Rows of a step of counting. */
const STEP = 2_000;

/** Chooses codes: those of a host, of a workspace, or all. */
export interface CodeChoice {
  readonly host?: string | undefined;
  readonly workspace?: string | undefined;
}

/**
 * Finds codes of all workspaces, and counts what there is. Everything takes steps of a few milliseconds.
 */
export function createFindingStore(db: Database) {
  async function codesAt(seqs: readonly number[]): Promise<FoundCode[]> {
    const found: FoundCode[] = [];
    for (let at = 0; at < seqs.length; at += AT_ONCE) {
      if (at > 0) await nextTurn();
      const part = seqs.slice(at, at + AT_ONCE);
      found.push(...(await db.read(() => codesWith(part))));
    }
    return found;
  }

  return {
    /** Codes by their numbers, newest first, if these are. Those that are gone are left out. */
    codesAt,

    /** Codes, newest first. A page may be shorter than asked for. @param before - of the page before. */
    async codes(choice: CodeChoice, limit: number, before: string | null): Promise<Page<FoundCode>> {
      const places = await db.read(() => placesOf(choice, limit + 1, before));
      const some = places.slice(0, limit);
      const last = places.length > limit ? some.at(-1) : undefined;
      const next = last === undefined ? null : choice.host === undefined ? last.id : String(last.seq);
      return { rows: await codesAt(some.map(({ seq }) => seq)), next };
    },

    /** A code by its id. */
    code: (id: string) => db.read(() => first(CODE_FILE)`select ${CODE_FILE} ${CODES} and codes.id = ${id}`),

    /** The code at a short address. */
    codeAt: (address: ShortAddress) =>
      db.read(
        () => first(AT)`select ${AT} from codes where ${isAt(address)} and ${isVisible}
          and exists (select 1 from tenants where tenants.id = codes.tenant_id and left_at is null)`,
      ),

    /** How many codes lead to a host, up to `MOST_COUNTED.ofHost`. */
    countOfHost: (name: string) =>
      db.read(
        () => value(whole)`select count(*) from (select 1 from code_hosts where host = ${hostKeyOf(name)}
          limit ${MOST_COUNTED.ofHost}) counted`,
      ),

    /** Hosts to which codes lead: those below a name, at most `most`. */
    hostsBelow: (name: string, most: number) => db.read(() => hostsBelow(hostKeyOf(name), most)),

    /**
     * The domains of all workspaces that have a host, the verified one first, then the oldest. At most
     * `most`: anybody may add any.
     */
    domainsAt: (name: string, most: number) =>
      db.read(
        () => all(DOMAIN)`select ${DOMAIN} from domains where host = ${name}
          and exists (select 1 from tenants where tenants.id = domains.tenant_id and left_at is null)
          order by case when verified_at is null then 1 else 0 end, id limit ${most}`,
      ),

    /** How many workspaces, people and codes there are. */
    counts: () => db.read(countAll),

    /** Counts of new records between two times, and the workspaces that made them. */
    async growth(from: number, to: number) {
      const made = await db.read(() => madeBetween(from, to));
      const byTenant = new Map<string, number>();
      let codes = 0;
      for (let after = (made.first ?? 1) - 1; made.first !== null && codes < MOST_COUNTED.ofDay;) {
        const rows = await db.read(
          () => all(RANKED)`select ${RANKED} from code_ranks where code_seq > ${after}
            and code_seq <= ${made.last ?? 0} order by code_seq limit ${STEP}`,
        );
        for (const { tenantId } of rows) byTenant.set(tenantId, (byTenant.get(tenantId) ?? 0) + 1);
        codes += rows.length;
        const last = rows.at(-1);
        if (last === undefined || rows.length < STEP) break;
        after = last.codeSeq;
        await nextTurn();
      }
      return { workspaces: made.workspaces, people: made.people, codes, byTenant };
    },

    /** The names of workspaces. */
    namesOf: (ids: readonly string[]) =>
      db.read(() => all(NAMED)`select ${NAMED} from tenants where id ${isOneOf(ids)} and left_at is null`),
  };
}

export type FindingStore = ReturnType<typeof createFindingStore>;

const NAMED = shape({ id: text, name: text });

/** Codes that their workspaces have. A condition follows. */
const CODES = sql`from codes join tenants on tenants.id = codes.tenant_id
  where tenants.left_at is null and ${isVisible}`;

function codesWith(seqs: readonly number[]): Work<FoundCode[]> {
  return all(FOUND_CODE)`select ${FOUND_CODE} ${CODES} and codes.seq ${isOneOf(seqs)}
    order by codes.seq desc`;
}

function placesOf({ host: name, workspace }: CodeChoice, most: number, before: string | null) {
  if (name !== undefined) {
    const after = before === null ? NOTHING : sql`and code_seq < ${Number(before)}`;
    return all(HOSTED)`select ${HOSTED} from code_hosts where host = ${hostKeyOf(name)} ${after}
      order by code_seq desc limit ${most}`;
  }
  const within = before === null ? NOTHING : sql`and id < ${before}`;
  const ofOne = workspace === undefined ? NOTHING : sql`and tenant_id = ${workspace}`;
  return all(PLACE)`select ${PLACE} from codes where true ${ofOne} ${within} order by id desc limit ${most}`;
}

const HOSTED = shape({ seq: from("code_seq", whole), id: from("''", text) });

/** Each name is looked up behind the one before: a host may have all codes. */
function* hostsBelow(key: string, most: number): Work<string[]> {
  const found: string[] = [];
  for (let after = `${key}.`; found.length < most;) {
    const next = yield* value(text)`select host from code_hosts where host > ${after} and host < ${`${key}/`}
      order by host limit 1`;
    if (next === null) break;
    found.push(hostKeyOf(next));
    after = next;
  }
  return found;
}

function* countAll() {
  return {
    workspaces: (yield* value(whole)`select count(*) from tenants where left_at is null`) ?? 0,
    people: (yield* value(whole)`select count(*) from people`) ?? 0,
    codes: (yield* value(whole)`select coalesce(sum(codes), 0) from tenant_totals`) ?? 0,
  };
}

/** Ids tell when a record was made. */
function* madeBetween(from: number, to: number) {
  const between = (prefix: string) => sql`id >= ${lowestId(prefix, from)} and id < ${lowestId(prefix, to)}`;
  return {
    workspaces: (yield* value(whole)`select count(*) from tenants where ${between("ten")}`) ?? 0,
    people: (yield* value(whole)`select count(*) from people where ${between("per")}`) ?? 0,
    first: yield* value(whole)`select seq from codes where ${between("code")} order by id limit 1`,
    last: yield* value(whole)`select seq from codes where ${between("code")} order by id desc limit 1`,
  };
}
