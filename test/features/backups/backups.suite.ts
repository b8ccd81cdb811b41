import { expect, test } from "bun:test";
import { contract } from "../../db/contract.ts";
import { codeIn, NOON, tenantIn } from "../../db/stores.ts";

contract("backups", (stores) => {
  test("a series keeps the first name that it was given", async () => {
    const { backups } = stores();
    const before = await backups.series();
    const name = await backups.nameSeries("0123456789");
    expect(name).toBe(before ?? "0123456789");
    expect(await backups.nameSeries("another")).toBe(name);
    expect(await backups.series()).toBe(name);
  });

  test("the backups of a place are known as they were seen last, and those of another place are not", async () => {
    const { backups } = stores();
    const seen = { place: "/mnt/backups", since: NOON, last: null, verified: null };
    expect(await backups.seen("/mnt/backups")).toBeNull();
    await backups.keepSeen(seen);
    expect(await backups.seen("/mnt/backups")).toEqual(seen);
    const later = { ...seen, last: { at: NOON + 1, bytes: 10 }, verified: { at: NOON + 2, bytes: 9 } };
    await backups.keepSeen(later);
    expect(await backups.seen("/mnt/backups")).toEqual(later);
    await backups.keepSeen({ ...seen, place: "s3://backups" });
    expect(await backups.seen("/mnt/backups")).toBeNull();
  });

  test("what is erased and blocked is noted in the order in which it happened, with the last state of a record", async () => {
    const { backups, codes, blocks } = stores();
    while (await backups.forget(100));
    const tenant = await tenantIn(stores());
    const [first, second] = [await codeIn(stores(), tenant), await codeIn(stores(), tenant)];
    const deed = { id: "aud_1", at: NOON, author: null };
    await codes.remove(tenant.id, first.id, NOON);
    const block = { by: "operator", reason: "spam", words: null, list: null } as const;
    await blocks.block(second.shortId, block, deed);
    const [, blocked] = await backups.untold(10);
    await blocks.unblock(second.shortId, "operator", { ...deed, id: "aud_2" });
    const [erased, freed, ...others] = await backups.untold(10);
    expect(others).toEqual([]);
    expect(erased).toMatchObject({ kind: "code", subject: first.shortId, detail: null });
    expect(blocked).toMatchObject({ kind: "code_blocks", subject: second.shortId });
    expect(JSON.parse(blocked?.detail ?? "")).toEqual([{ ...block, since: NOON }]);
    expect(freed).toMatchObject({ kind: "code_blocks", subject: second.shortId, detail: null });
    // A list that was begun before the code was free again has the earlier state, and forgets that alone.
    await backups.told([erased?.seq ?? 0, blocked?.seq ?? 0]);
    expect(await backups.untold(10)).toEqual(freed ? [freed] : []);
    expect(await backups.forget(1)).toBe(true);
  });

  test("a record has one note, however often its blocks change, so that a place that is away costs no more", async () => {
    const { backups, blocks } = stores();
    while (await backups.forget(100));
    const code = await codeIn(stores(), await tenantIn(stores()));
    const block = { by: "operator", reason: "spam", words: null, list: null } as const;
    for (let n = 0; n < 5; n++) {
      const deed = { id: `aud_often_${n}`, at: NOON, author: null };
      await blocks.block(code.shortId, block, deed);
      await blocks.unblock(code.shortId, "operator", { ...deed, id: `aud_often_free_${n}` });
    }
    expect(await backups.untold(100)).toMatchObject([
      { kind: "code_blocks", subject: code.shortId, detail: null },
    ]);
  });

  test("what a restore erases again is found by its id, and what is not there is passed over", async () => {
    const { repeating, plainCodes } = stores();
    const tenant = await tenantIn(stores());
    const code = await codeIn(stores(), tenant);
    expect(await repeating.codeAt(code.shortId)).toEqual({ id: code.id, tenantId: tenant.id });
    expect(await repeating.codeAt("unknown")).toBeNull();
    expect(await repeating.tenantOfLead("led_unknown")).toBeNull();
    expect(await repeating.tenantOfPlainCode("plc_unknown")).toBeNull();
    expect(await repeating.takeLookOff("look_unknown")).toBeNull();
    expect(await repeating.erasePerson("per_unknown")).toBeNull();
    expect(await repeating.eraseMember(tenant.id, "per_unknown")).toBeNull();
    expect(await repeating.eraseKey(tenant.id, "key_unknown")).toBe(0);
    expect(await plainCodes.remove(tenant.id, "plc_unknown", null)).toBeNull();
  });

  test("records that were told are forgotten, and others where there are no backups", async () => {
    const { backups } = stores();
    while (await backups.forget(100));
    expect(await backups.untold(10)).toEqual([]);
    await backups.told([1, 2, 3]);
    expect(await backups.forget(1)).toBe(false);
  });
});
