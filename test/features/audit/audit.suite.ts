import { expect, test } from "bun:test";
import type { AuditFilter } from "../../../src/features/audit/records.ts";
import { createShortening } from "../../../src/features/audit/shortening.ts";
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

  /**
   * Shortens the workspaces between two, which are included. Others are not looked at: some have many
   * thousands.
   */
  async function shortenedBetween(first: string, last: string, most: number): Promise<void> {
    const { nextOf, acts, shorten } = stores().audit;
    const step = createShortening(
      {
        ...{ acts, shorten },
        nextOf: (after, most) =>
          after < last ? nextOf(after < first ? first.slice(0, -1) : after, most) : Promise.resolve(null),
      },
      most,
    );
    while (await step(3, clock.now()));
  }

  test("of a workspace that has too many what one did most often goes, the oldest of it first, and an entry of the day counts it", async () => {
    const [first = "", tenantId = "", last = ""] = [
      freshId("ten"),
      freshId("ten"),
      freshId("ten"),
    ].toSorted();
    const others = [await noted(first, 10), await noted(last, 3)];
    const rare = await noted(tenantId, 2, { action: "key.made" });
    const ofPerson = await noted(tenantId, 1, { author: personAuthor(freshId("per")) });
    const noise = await noted(tenantId, 20);
    const seldom = await noted(tenantId, 1, { action: "key.ended" });
    await shortenedBetween(first, last, 10);
    const kept = [...seldom, ...noise.slice(0, 6), ...ofPerson, ...rare];
    const workspace = { kind: "workspace" as const, id: tenantId, name: null };
    const told = async () =>
      (await stores().audit.list({ tenantId, action: "audit.shortened" }, 9, null)).entries;
    expect(await told()).toMatchObject([{ author: null, subject: workspace, detail: { count: 14 } }]);
    expect((await list({ tenantId })).ids.toSorted()).toEqual(
      [...kept, ...(await told()).map(({ id }) => id)].toSorted(),
    );
    expect([(await list({ tenantId: first })).ids, (await list({ tenantId: last })).ids]).toEqual(others);
    // More of it pushes out itself alone, and the entry of the day counts on.
    await noted(tenantId, 8);
    await shortenedBetween(first, last, 10);
    const ids = (await list({ tenantId })).ids;
    for (const id of [...seldom, ...ofPerson, ...rare]) expect(ids).toContain(id);
    expect([ids.length <= 10, (await told()).length]).toEqual([true, 1]);
    expect((await told())[0]?.detail.count).toBe(14 + 8 + 7 - (ids.length - 4));
  });

  test("where there are more acts than entries may stay, the newest entries do, and an entry of the day counts the others", async () => {
    const tenantId = freshId("ten");
    const acts = async (count: number) => {
      const made: string[] = [];
      for (let act = 0; act < count; act++)
        made.push(...(await noted(tenantId, 1, { author: keyAuthor({ ...till, id: freshId("key") }) })));
      return made.reverse();
    };
    const told = async () =>
      (await stores().audit.list({ tenantId, action: "audit.shortened" }, 9, null)).entries;
    const first = await acts(15);
    // One more of an act that stays is older than others, and goes.
    const twice = await noted(tenantId, 2, { action: "key.made" });
    await shortenedBetween(tenantId, tenantId, 10);
    const kept = [...twice.slice(0, 1), ...first.slice(0, 8)];
    expect(await told()).toMatchObject([{ detail: { count: 8 } }]);
    const [day] = (await told()).map(({ id }) => id);
    expect((await list({ tenantId })).ids).toEqual([...kept, ...(day ? [day] : [])]);
    const more = await acts(4);
    await shortenedBetween(tenantId, tenantId, 10);
    expect((await list({ tenantId })).ids).toEqual([...more, ...kept.slice(0, 5), ...(day ? [day] : [])]);
    expect(await told()).toMatchObject([{ id: day, detail: { count: 12 } }]);
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

  test("what a person does is in each workspace of the person; refused sign-ins, and changes of the own name and language, are one entry a day", async () => {
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
    const author = personAuthor(id);
    const named = (name: string, at: number) =>
      stores().people.edit(id, { name }, { id: ids.id("aud"), at, author });
    for (const name of ["Ada", "Berta", "Ada"]) await named(name, midnight + HOUR);
    await stores().people.edit(id, { language: "de" }, { id: ids.id("aud"), at: midnight + DAY, author });
    await named("Ada", midnight + DAY);
    await named("Berta", midnight + 2 * DAY - 1);
    for (const tenantId of tenants) {
      const { entries } = await stores().audit.list({ tenantId, subject: id }, 10, null);
      expect(entries.map(({ at, author, action, detail }) => ({ at, author, action, detail }))).toEqual([
        {
          ...{ at: midnight + DAY + 1, author, action: "person.changed" },
          detail: { members: ["name", "language"] },
        },
        { at: midnight + DAY, author: null, action: "session.refused", detail: { count: 1 } },
        { at: midnight + 1, author, action: "person.changed", detail: { members: ["name"] } },
        { at: midnight, author: null, action: "session.refused", detail: { count: 3 } },
      ]);
      expect((await list({ tenantId, who: id })).ids).toHaveLength(2);
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
    // Another test has left many thousands.
    while (await stores().audit.retire(before, 5_000));
    expect((await list({ tenantId })).ids).toEqual(young);
  });
});
