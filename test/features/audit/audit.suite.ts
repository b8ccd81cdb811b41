import { expect, test } from "bun:test";
import type { AuditFilter } from "../../../src/features/audit/records.ts";
import { MOST_LOOKED_THROUGH } from "../../../db/look-through.ts";
import type { Action } from "../../../src/features/audit/traits.ts";
import { keyAuthor, OPERATOR, personAuthor } from "../../../src/kit/shared/author.ts";
import { DAY, HOUR } from "../../../src/kit/shared/clock.ts";
import { createIds } from "../../../src/kit/shared/ids.ts";
import { contract } from "../../db/contract.ts";
import { freshId, NOON, tenantIn } from "../../db/stores.ts";
import { personIn } from "../factors/person.ts";
import { TestClock } from "../../scenario.ts";

/** Entries get ids as the service gives them: they rise with the time. */
const clock = new TestClock(new Date(NOON).toISOString());
const ids = createIds(clock);

const till = { id: freshId("key"), name: "till" };
const code = (id = freshId("code")) => ({ kind: "code" as const, id, name: "Hall 3" });

contract("the audit", (stores) => {
  async function noted(
    tenantId: string,
    count: number,
    change: { author?: string | null; action?: Action; subject?: ReturnType<typeof code> } = {},
  ): Promise<string[]> {
    const { author = keyAuthor(till), action = "code.changed", subject = code() } = change;
    const made: string[] = [];
    for (let number = 0; number < count; number++) {
      clock.advance(1_000);
      const deed = { id: ids.id("aud"), at: clock.now(), author };
      await stores().audit.note(tenantId, deed, action, subject, { revision: number + 2 });
      made.unshift(deed.id);
    }
    return made;
  }
  const list = async (filter: AuditFilter, limit = 100, before: string | null = null) => {
    const { entries, next } = await stores().audit.list(filter, limit, before);
    return { ids: entries.map(({ id }) => id), next };
  };

  test("entries are read as they were noted, newest first and by their workspace alone, page by page", async () => {
    const [tenantId, other] = [freshId("ten"), freshId("ten")];
    const subject = { ...code(), name: "🎈".repeat(150) };
    const [second = "", first = ""] = await noted(tenantId, 2, { subject });
    await noted(other, 1);
    const { entries } = await stores().audit.list({ tenantId }, 10, null);
    expect(entries).toEqual(
      [second, first].map((id, number) => ({
        ...{ id, at: clock.now() - (number + 1) * 1_000, author: keyAuthor(till), action: "code.changed" },
        subject: { ...subject, name: "🎈".repeat(100) },
        detail: { revision: 3 - number },
      })),
    );
    expect(await list({ tenantId }, 1)).toEqual({ ids: [second], next: second });
    expect(await list({ tenantId }, 1, second)).toEqual({ ids: [first], next: null });
    expect(await list({ tenantId: freshId("ten") })).toEqual({ ids: [], next: null });
  });

  test("each filter chooses by itself, and together with others", async () => {
    const tenantId = freshId("ten");
    const person = freshId("per");
    const hall = code();
    const byKey = await noted(tenantId, 2);
    const byPerson = await noted(tenantId, 1, { author: personAuthor(person), subject: hall });
    const byOperator = await noted(tenantId, 1, {
      author: OPERATOR,
      action: "code.taken_down",
      subject: hall,
    });
    const byNobody = await noted(tenantId, 1, { author: null });
    expect((await list({ tenantId, who: till.id })).ids).toEqual(byKey);
    expect((await list({ tenantId, who: person })).ids).toEqual(byPerson);
    expect((await list({ tenantId, who: "operator" })).ids).toEqual(byOperator);
    expect((await list({ tenantId, who: "system" })).ids).toEqual(byNobody);
    expect((await list({ tenantId, action: "code.taken_down" })).ids).toEqual(byOperator);
    expect((await list({ tenantId, subject: hall.id })).ids).toEqual([...byOperator, ...byPerson]);
    expect((await list({ tenantId, subject: hall.id, who: person })).ids).toEqual(byPerson);
    expect((await list({ tenantId, who: person, action: "code.made" })).ids).toEqual([]);
    const at = (await stores().audit.list({ tenantId, who: person }, 1, null)).entries[0]?.at ?? 0;
    expect((await list({ tenantId, from: at, to: at + 1 })).ids).toEqual(byPerson);
    expect((await list({ tenantId, to: at })).ids).toEqual(byKey);
  });

  /** Puts copies of the only entry of a workspace behind it, in one statement. */
  const copied = (tenantId: string, count: number) =>
    stores().damage(`insert into audit_entries
      with recursive n(n) as (select 1 union all select n + 1 from n where n < ${count})
      select tenant_id, substr(id, 1, 14) || 'zzzzzz' || substr(cast(10000000000 + n as text), 2), at, author, who, 'code.changed',
        subject_kind, subject, subject_name, detail, count
      from audit_entries, n where tenant_id = '${tenantId}'`);

  test("filters look through some entries for a page, which says where it goes on", async () => {
    const tenantId = freshId("ten");
    const [rare = ""] = await noted(tenantId, 1, { action: "code.made" });
    await copied(tenantId, 2 * MOST_LOOKED_THROUGH);
    const filter = { tenantId, who: till.id, action: "code.made" as const };
    let [page, pages] = [await list(filter, 5), 1];
    for (; page.next !== null; pages++) {
      expect(page.ids).toEqual([]);
      page = await list(filter, 5, page.next);
    }
    // How many a step looks at depends on how long the one before took.
    expect([pages > 1, page.ids]).toEqual([true, [rare]]);
  }, 60_000);

  test("a workspace that has too many loses its oldest, others none, and an entry of the day counts them", async () => {
    const [tenantId, other] = [freshId("ten"), freshId("ten")];
    const entries = await noted(tenantId, 7);
    const others = await noted(other, 4);
    // Those of other tests are not looked at: one of them has many thousands.
    const [first = "", last = ""] = [tenantId, other].toSorted();
    for (let after: string | null = first.slice(0, -1); after !== null && after < last;)
      after = await stores().audit.shorten(after, 4, 2, clock.now());
    const workspace = { kind: "workspace" as const, id: tenantId, name: null };
    const told = await stores().audit.list({ tenantId, action: "audit.shortened" }, 9, null);
    expect(told.entries).toMatchObject([{ author: null, subject: workspace, detail: { count: 3 } }]);
    expect((await list({ tenantId })).ids).toEqual(expect.arrayContaining(entries.slice(0, 4)));
    expect((await list({ tenantId })).ids).toHaveLength(5);
    expect((await list({ tenantId: other })).ids).toEqual(others);
  });

  test("a page reads a few pages of the database, however many other entries there are", async () => {
    const tenantId = freshId("ten");
    await noted(tenantId, 3);
    const filters: Omit<AuditFilter, "tenantId">[] = [{}, { from: clock.now() - HOUR, to: clock.now() }];
    await noted(tenantId, 2_000);
    await stores().analyze?.();
    for (const filter of filters) {
      const read = await stores().pagesRead(({ audit }) => audit.list({ tenantId, ...filter }, 3, null));
      expect([filter, read <= 20]).toEqual([filter, true]);
    }
  }, 60_000);

  test("what a person does is in each workspace of the person, and refused sign-ins are one entry a day", async () => {
    const id = await personIn(stores());
    const tenants = [await tenantIn(stores()), await tenantIn(stores())]
      .map((tenant) => tenant.id)
      .toSorted();
    for (const tenantId of tenants)
      await stores().damage(
        `insert into members (tenant_id, person_id, role, since) values ('${tenantId}', '${id}', 'viewer', 0)`,
      );
    const midnight = Math.ceil(clock.now() / DAY) * DAY;
    const refused = (at: number) => stores().audit.noteRefusal(id, at);
    await Promise.all([refused(midnight), refused(midnight + 1), refused(midnight + DAY - 1)]);
    await refused(midnight + DAY);
    const deed = { id: ids.id("aud"), at: midnight, author: personAuthor(id) };
    await stores().people.edit(id, { name: "Berta" }, deed);
    for (const tenantId of tenants) {
      const { entries } = await stores().audit.list({ tenantId, subject: id }, 10, null);
      expect(entries.map(({ at, author, action, detail }) => ({ at, author, action, detail }))).toEqual([
        { at: midnight + DAY, author: null, action: "session.refused", detail: { count: 1 } },
        { at: midnight, author: null, action: "session.refused", detail: { count: 3 } },
        { at: midnight, author: deed.author, action: "person.changed", detail: { members: ["name"] } },
      ]);
      expect((await list({ tenantId, who: id })).ids).toEqual([deed.id]);
    }
    expect([...(await stores().audit.people([id, freshId("per")]))]).toEqual([[id, "Berta"]]);
    await stores().damage(`delete from people where id = '${id}'`);
    expect([...(await stores().audit.people([id]))]).toEqual([]);
  });

  test("entries that are too old are erased, younger ones are not", async () => {
    const tenantId = freshId("ten");
    await noted(tenantId, 5);
    const before = clock.now() + 1;
    clock.advance(DAY);
    const young = await noted(tenantId, 2);
    while (await stores().audit.retire(before, 2));
    expect((await list({ tenantId })).ids).toEqual(young);
  });
});
