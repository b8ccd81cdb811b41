import { expect, test } from "bun:test";
import { utcDay } from "../../../src/kit/shared/clock.ts";
import type { Lock } from "../../../src/features/locks/records.ts";
import { contract } from "../../db/contract.ts";
import { codeIn, NOON, tenantIn } from "../../db/stores.ts";

const LOCK: Lock = { hash: "$argon2id$v=19$m=8,t=1,p=1$c2FsdHNhbHQ$aGFzaA", hint: "„am Tor“ \u{1f511}" };

contract("locks", (stores) => {
  test("a lock stands in the row of its code, and scans see that there is one", async () => {
    const tenant = await tenantIn(stores());
    const [locked, open] = [await codeIn(stores(), tenant, { lock: LOCK }), await codeIn(stores(), tenant)];
    expect(await stores().locks.find(locked.id)).toEqual(LOCK);
    expect(await stores().locks.find(open.id)).toBeNull();
    expect(await stores().locks.find("code_never")).toBeNull();
    expect(await stores().codes.resolve(locked.shortId)).toMatchObject({ isLocked: true });
    expect(await stores().codes.resolve(open.shortId)).toMatchObject({ isLocked: false });
    expect(await stores().previews.find(locked.shortId)).toMatchObject({ isLocked: true });
    expect((await stores().codes.get(tenant.id, locked.id))?.lock).toEqual(LOCK);
  });

  test("a change of the hint keeps the hash that the row has by then", async () => {
    const tenant = await tenantIn(stores());
    const { id } = await codeIn(stores(), tenant, { lock: LOCK });
    const edit = (lock: Lock | null) =>
      stores().codes.edit(tenant.id, id, { lock }, NOON, null, [], null, null, null);
    const other = { hash: `${LOCK.hash}b`, hint: null };
    await edit(other);
    await edit({ hash: "", hint: "later" });
    expect(await stores().locks.find(id)).toEqual({ hash: other.hash, hint: "later" });
    await edit(null);
    await edit({ hash: "", hint: "too late" });
    expect(await stores().locks.find(id)).toBeNull();
  });

  test("a password that is not hashed is never written", async () => {
    const tenant = await tenantIn(stores());
    const lock = { hash: "password:open sesame", hint: null };
    expect(codeIn(stores(), tenant, { lock })).rejects.toThrow("not hashed");
  });

  test("unlocks are counted by day, and not as interactions of visitors", async () => {
    const tenant = await tenantIn(stores());
    const { id } = await codeIn(stores(), tenant, { lock: LOCK });
    await Promise.all([stores().locks.count(id, NOON), stores().locks.count(id, NOON)]);
    await stores().locks.count("code_never", NOON);
    const day = utcDay(NOON);
    const counts = await stores().analytics.interactions(id, day, day + 1);
    expect([...counts]).toEqual([["unlock", 2]]);
  });
});
