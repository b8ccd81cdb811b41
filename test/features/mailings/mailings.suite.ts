import { expect, test } from "bun:test";
import type { NewMailing } from "../../../src/features/mailings/store/mailings.ts";
import { DAY, HOUR, MINUTE } from "../../../src/kit/shared/clock.ts";
import { recipientOf } from "../../../src/kit/shared/recipient.ts";
import type { Tenant } from "../../../src/kit/shared/tenant.ts";
import { contract } from "../../db/contract.ts";
import { codeIn, freshId, newScan, NOON, tenantIn, visitor } from "../../db/stores.ts";

/** Monday, 23 November 2026, seven o'clock. */
const MONDAY = Date.UTC(2026, 10, 23, 7);

contract("mailings", (stores) => {
  const deed = () => ({ id: freshId("aud"), at: NOON, author: null });
  const newMailing = (tenant: Tenant, change: Partial<NewMailing> = {}): NewMailing => ({
    ...{ id: freshId("mail"), tenantId: tenant.id, email: `${freshId("x")}@museum.example` },
    ...{ every: "week", of: { code: null, group: null }, timezone: "UTC", language: "de", notices: [] },
    ...{ nonce: "0".repeat(32), askedAt: NOON, createdAt: NOON },
    ...change,
  });
  async function workspace() {
    const tenant = await tenantIn(stores());
    return { tenant, code: await codeIn(stores(), tenant) };
  }
  const make = (mailing: NewMailing, most = 20) =>
    stores().mailings.make(mailing, recipientOf(mailing.email), most, MONDAY, NOON, deed());
  const whole = { code: null, group: null };

  /** Takes everything that is due, so that the next test begins with none. */
  async function takeAll(now: number) {
    const found = [];
    for (;;) {
      const due = await stores().mailings.take(now, now + 10 * MINUTE);
      if (!due) return found;
      found.push(due);
    }
  }

  test("a mailing is asked for, confirmed once by its nonce, and read with its next report", async () => {
    const { tenant } = await workspace();
    const mailing = newMailing(tenant, { notices: ["lead", "spike"], of: { code: null, group: "summer" } });
    expect(await make(mailing)).toEqual({ kind: "made", id: mailing.id });
    expect(await make({ ...mailing, id: freshId("mail") })).toEqual({ kind: "known", id: mailing.id });
    const { nonce, email, askedAt: _, ...rest } = mailing;
    const { mailings } = stores();
    const asked = { ...rest, to: email, personId: null, nonce, askedAt: NOON };
    expect(await mailings.find(mailing.id)).toEqual({
      ...asked,
      ...{ confirmedAt: null, isOpen: false, nextAt: null },
    });
    expect(await mailings.confirm(mailing.id, "1".repeat(32), MONDAY, NOON + 1, NOON - DAY)).toBe(false);
    expect(await mailings.confirm(mailing.id, nonce, MONDAY, NOON + 1, NOON)).toBe(false);
    expect(await mailings.confirm(mailing.id, nonce, MONDAY, NOON + 1, NOON - DAY)).toBe(true);
    expect(await mailings.confirm(mailing.id, nonce, MONDAY, NOON + 1, NOON - DAY)).toBe(false);
    const nextAt = MONDAY;
    const open = { ...asked, nonce: null, confirmedAt: NOON + 1, isOpen: true, nextAt };
    expect(await mailings.list(tenant.id)).toEqual([open]);
    expect(await mailings.remove((await workspace()).tenant.id, mailing.id, deed())).toBe(false);
    expect(await mailings.remove(tenant.id, mailing.id, deed())).toBe(true);
    expect(await mailings.list(tenant.id)).toEqual([]);
  });

  test("a workspace has no more than it may, two at once make one, and an edit makes no second like another", async () => {
    const { tenant } = await workspace();
    const first = newMailing(tenant);
    const both = await Promise.all([make(first), make({ ...first, id: freshId("mail") })]);
    expect(both.map(({ kind }) => kind).toSorted()).toEqual(["known", "made"]);
    expect(await make(newMailing(tenant), 1)).toEqual({ kind: "too_many" });
    const second = newMailing(tenant, { email: first.email, every: "month" });
    expect(await make(second)).toEqual({ kind: "made", id: second.id });
    const { mailings } = stores();
    expect(await mailings.edit(tenant.id, second.id, { every: "week" }, MONDAY, NOON, deed())).toBe("same");
    expect(await mailings.edit(tenant.id, second.id, { language: "en" }, MONDAY, NOON, deed())).toBe(
      "changed",
    );
    expect(
      await mailings.edit(tenant.id, freshId("mail"), { language: "en" }, MONDAY, NOON, deed()),
    ).toBeNull();
    expect((await mailings.find(second.id))?.language).toBe("en");
  });

  test("a mail is one node's until its lease ends, is begun once, and goes on from what was told", async () => {
    const { tenant } = await workspace();
    const mailing = newMailing(tenant);
    await make(mailing);
    await stores().mailings.confirm(mailing.id, mailing.nonce, MONDAY, NOON, 0);
    const { mailings } = stores();
    const monday = MONDAY;
    expect((await takeAll(monday - 1)).filter(({ mailingId }) => mailingId === mailing.id)).toEqual([]);
    const own = async (now: number) =>
      (await takeAll(now)).find(({ mailingId }) => mailingId === mailing.id) ?? null;
    const due = await own(monday);
    if (!due) throw new Error("it is due");
    expect(due).toMatchObject({ kind: "report", failures: 0, told: {}, begun: null });
    expect(await own(monday + MINUTE)).toBeNull();
    const later = await own(due.until);
    if (!later) throw new Error("the lease has ended");
    expect(await mailings.begin(due, { to: "2026-11-23" })).toBe(false);
    expect(await mailings.begin(later, { to: "2026-11-23" })).toBe(true);
    expect(await mailings.begin(later, { to: "2026-11-23" })).toBe(false);
    await mailings.failed(later, monday + HOUR);
    const again = await own(monday + HOUR);
    expect(again).toMatchObject({ failures: 1, begun: null });
    if (!again) throw new Error("it failed");
    expect(await mailings.begin(again, { to: "2026-11-23" })).toBe(true);
    // Nobody says how it went: whoever takes it next sees that a server may have it.
    const unknown = await own(again.until);
    expect(unknown).toMatchObject({ begun: { to: "2026-11-23" } });
    if (!unknown) throw new Error("it was begun");
    await mailings.settle(unknown, { to: "2026-11-23" }, monday + 7 * DAY);
    expect(await own(monday + 2 * DAY)).toBeNull();
    expect(await own(monday + 7 * DAY)).toMatchObject({
      told: { to: "2026-11-23" },
      begun: null,
      failures: 0,
    });
    // A clock that was ahead by a year has noted the next one.
    await mailings.settle(unknown, {}, monday + 365 * DAY);
    expect(await own(monday + 8 * DAY)).toMatchObject({ kind: "report" });
  });

  test("a code is scanned for the first time once, by a person, also when its older scans are erased", async () => {
    const { tenant, code } = await workspace();
    const [old, botted, other] = [
      await codeIn(stores(), tenant, { group: "summer", title: "Old" }),
      await codeIn(stores(), tenant),
      (await workspace()).code,
    ];
    const { mailings, scans } = stores();
    await scans.commit([
      newScan(old, { at: NOON - 2 * DAY }),
      newScan(botted, { at: NOON - DAY, bot: "crawler" }),
    ]);
    await scans.commit([
      newScan(code, { at: NOON, visitor: visitor(1) }),
      newScan(code, { at: NOON + 1, visitor: visitor(2) }),
      newScan(old, { at: NOON + 2 }),
      newScan(botted, { at: NOON + 3 }),
      newScan(other, { at: NOON + 4 }),
    ]);
    await stores().addUp();
    const look = async (after: number, upTo: number, of: object = {}, limit = 100) => {
      const found = await mailings.firstScans(tenant.id, { ...whole, ...of }, after, upTo, limit);
      return { ...found, codes: found.codes.map(({ id }) => id) };
    };
    const both = [code.id, botted.id];
    expect(await look(NOON - HOUR, NOON + HOUR)).toEqual({ codes: both, upTo: NOON + HOUR, any: true });
    expect((await look(NOON + 1, NOON + 2)).codes).toEqual([]);
    expect((await look(NOON - 3 * DAY, NOON - HOUR)).codes).toEqual([old.id]);
    expect((await look(NOON - HOUR, NOON + HOUR, { code: botted.id })).codes).toEqual([botted.id]);
    expect((await look(NOON - HOUR, NOON + HOUR, { group: "summer" })).codes).toEqual([]);
    expect(await look(NOON + HOUR, NOON + DAY)).toEqual({ codes: [], upTo: NOON + DAY, any: false });
    // A piece ends where its limit is reached, and the next goes on there.
    const piece = await look(NOON - HOUR, NOON + HOUR, {}, 2);
    expect(piece).toEqual({ codes: [code.id], upTo: NOON + 1, any: true });
    await stores().damage(`delete from scans where at < ${NOON - HOUR}`);
    expect((await look(NOON - HOUR, NOON + HOUR)).codes).toEqual(both);
    expect(await mailings.firstScans((await tenantIn(stores())).id, whole, 0, NOON, 10)).toEqual({
      ...{ codes: [], upTo: NOON, any: false },
    });
  });

  test("what else a mail tells is of its workspace alone", async () => {
    const { tenant, code } = await workspace();
    const { mailings } = stores();
    expect(await mailings.hasCode(tenant.id, code.id)).toBe(true);
    expect(await mailings.hasCode((await workspace()).tenant.id, code.id)).toBe(false);
    expect(await mailings.leadsIn(tenant.id, whole, 0, NOON)).toBe(0);
    expect(await mailings.dead(tenant.id, whole, 10)).toEqual([]);
    expect(await mailings.counts(tenant.id)).toEqual({ members: 0, domains: 0 });
    const mailing = newMailing(tenant);
    await make(mailing);
    await mailings.end(mailing.id, deed());
    await mailings.end(mailing.id, deed());
    expect(await mailings.find(mailing.id)).toBeNull();
  });
});
