import { lookThrough } from "../../../../db/look-through.ts";
import { TENANT } from "../../../../db/locks.ts";
import { flag, from, nullable, shape, text, whole } from "../../../../db/shape.ts";
import { contains, type Fragment, joined, NOTHING, raw, sql } from "../../../../db/sql.ts";
import { all, type Database, first, value, type Work } from "../../../../db/work.ts";

const PERSON = shape({
  id: from("p.id", text),
  name: from("p.name", text),
  email: from("p.email", text),
  confirmedAt: from("p.confirmed_at", nullable(whole)),
  createdAt: from("p.created_at", whole),
  secondFactor: from("p.second_factor", flag),
  isNamed: from(
    "exists (select 1 from operators o where o.person_id = p.id and o.email_key = p.email_key)",
    flag,
  ),
});
export type FoundPerson = ReturnType<typeof PERSON.read>;

const MEMBERSHIP = shape({
  id: from("t.id", text),
  name: from("t.name", text),
  role: from("m.role", text),
  suspended: from("t.suspended", flag),
});
const MEMBER = shape({
  id: from("p.id", text),
  name: from("p.name", text),
  email: from("p.email", text),
  role: from("m.role", text),
});
export interface Page<T> {
  readonly rows: readonly T[];
  /** The `before` of the next page; `null` on the last. */
  readonly next: string | null;
}

/**
 * Lists workspaces and people. Everything takes steps of a few milliseconds.
 * @param now - milliseconds of a monotonic clock, by which steps are measured.
 */
export function createListingStore(db: Database, now: () => number = performance.now.bind(performance)) {
  /**
   * Looks through rows `x` of a table, newest first.
   * @param read - gives the rows of a step that are chosen: its condition follows others.
   */
  async function through<T extends { readonly id: string }>(
    table: "tenants" | "people",
    limit: number,
    before: string | null,
    chosen: readonly Fragment[],
    read: (condition: Fragment) => Work<T[]>,
  ): Promise<Page<T>> {
    const { found, next } = await lookThrough<T, string>({
      after: before,
      // One more than asked for shows whether there is a next page.
      most: limit + 1,
      now,
      step: (after, width) =>
        db.read(function* () {
          const within = after === null ? NOTHING : sql`and x.id < ${after}`;
          const end = yield* value(text)`select x.id from ${raw(table)} x where true ${within}
            order by x.id desc limit 1 offset ${width - 1}`;
          const last = end === null ? NOTHING : sql`and x.id >= ${end}`;
          return { found: yield* read(joined([within, last, ...chosen], " ")), end };
        }),
    });
    const rows = found.slice(0, limit);
    return { rows, next: found.length > limit ? (rows.at(-1)?.id ?? null) : next };
  }

  return {
    /** Workspaces, newest first. */
    workspaces: (
      { search, suspended }: { readonly search?: string | undefined; readonly suspended?: boolean },
      limit: number,
      before: string | null,
    ) =>
      through(
        "tenants",
        limit,
        before,
        [suspended ? sql`and x.suspended` : NOTHING, having(search, "x.name", "x.email")],
        (condition) =>
          all(TENANT)`select ${TENANT} from tenants x where x.left_at is null ${condition}
            order by x.id desc`,
      ),

    /** People, newest first. */
    people: (
      { search, unconfirmed }: { readonly search?: string | undefined; readonly unconfirmed?: boolean },
      limit: number,
      before: string | null,
    ) =>
      through(
        "people",
        limit,
        before,
        [unconfirmed ? sql`and x.confirmed_at is null` : NOTHING, having(search, "x.email_key", "x.name")],
        (condition) =>
          all(PERSON)`select ${PERSON} from people p join people x on x.id = p.id
            where true ${condition} order by x.id desc`,
      ),

    /** A person by its id. */
    person: (id: string) => db.read(() => first(PERSON)`select ${PERSON} from people p where p.id = ${id}`),

    /** The workspaces of a person. */
    workspacesOf: (personId: string) =>
      db.read(
        () => all(MEMBERSHIP)`select ${MEMBERSHIP} from members m join tenants t on t.id = m.tenant_id
          where m.person_id = ${personId} and t.left_at is null order by t.id limit 100`,
      ),

    /** The members of a workspace. */
    membersOf: (tenantId: string) =>
      db.read(
        () => all(MEMBER)`select ${MEMBER} from members m join people p on p.id = m.person_id
          where m.tenant_id = ${tenantId} order by m.since, p.id limit 200`,
      ),

    /** The sessions of a person that have not ended at a time. */
    sessionsOf: (personId: string, at: number) =>
      db.read(
        () => value(whole)`select count(*) from sessions where person_id = ${personId} and ends_at > ${at}`,
      ),
  };
}

export type ListingStore = ReturnType<typeof createListingStore>;

/** The condition that a text is in one of two columns, or is the id; nothing without a text. */
function having(search: string | undefined, ...[one, other]: readonly [string, string]): Fragment {
  if (search === undefined) return NOTHING;
  const typed = search.toLowerCase();
  return sql`and (${contains(`lower(${one})`, typed)} or ${contains(`lower(${other})`, typed)}
    or x.id = ${search})`;
}
