import { expect, test } from "bun:test";
import type { StoredPasskey } from "../../../src/features/factors/records.ts";
import { contract } from "../../db/contract.ts";
import { freshId, NOON } from "../../db/stores.ts";
import { personIn } from "./person.ts";

const MOST = 3;

function newPasskey(personId: string, change: Partial<StoredPasskey> = {}): StoredPasskey {
  return {
    id: freshId("pk"),
    personId,
    name: "Anna's phone 🔑",
    credential: freshId("credential"),
    publicKey: new Uint8Array([0, 1, 255]),
    counter: 0,
    transports: ["internal", "hybrid"],
    createdAt: NOON,
    lastUsedOn: null,
    ...change,
  };
}

contract("passkeys", (stores) => {
  const add = (passkey: StoredPasskey, codes = [freshId("hash")]) =>
    stores().passkeys.add(passkey, MOST, codes);

  test("a passkey is found as it was stored, and its person has a second factor", async () => {
    const personId = await personIn(stores());
    const [first, second] = [newPasskey(personId), newPasskey(personId, { transports: [], counter: 5 })];
    expect(await add(first)).toBe("added with codes");
    expect(await add(second)).toBe("added");
    expect(await stores().passkeys.list(personId)).toEqual([first, second]);
    expect(await stores().passkeys.byCredential(second.credential)).toEqual(second);
    expect(await stores().passkeys.byCredential("another")).toBeNull();
    expect(await stores().factors.of(personId)).toEqual({ totp: false, passkeys: 2, recoveryCodes: 1 });
    expect((await stores().people.byId(personId))?.secondFactor).toBe(true);
  });

  test("nobody adds a passkey that somebody has, or more than there may be, or for nobody", async () => {
    const [personId, other] = [await personIn(stores()), await personIn(stores())];
    const passkey = newPasskey(personId);
    const added = await Promise.all(Array.from({ length: 5 }, () => add({ ...passkey, id: freshId("pk") })));
    expect(added.filter((outcome) => outcome === "taken")).toHaveLength(4);
    expect(await add({ ...passkey, id: freshId("pk"), personId: other })).toBe("taken");
    expect((await stores().people.byId(other))?.secondFactor).toBe(false);
    const more = await Promise.all(Array.from({ length: 5 }, () => add(newPasskey(personId))));
    expect(more.filter((outcome) => outcome === "full")).toHaveLength(3);
    expect(await add(newPasskey(freshId("per")))).toBe("person_gone");
  });

  test("a passkey answers a challenge once, and none that is older", async () => {
    const personId = await personIn(stores());
    const passkey = newPasskey(personId);
    await add(passkey);
    const [older, newer] = [freshId("chl"), freshId("chl")];
    const uses = Array.from({ length: 10 }, () => stores().passkeys.use(passkey.id, newer, 4, 20_000));
    expect((await Promise.all(uses)).filter(Boolean)).toHaveLength(1);
    expect(await stores().passkeys.use(passkey.id, older, 5, 20_000)).toBe(false);
    expect(await stores().passkeys.byCredential(passkey.credential)).toEqual({
      ...passkey,
      counter: 4,
      lastUsedOn: 20_000,
    });
    expect(await stores().passkeys.use(freshId("pk"), newer, 0, 20_000)).toBe(false);
  });

  test("recovery codes end with the last passkey, and others remove none of it", async () => {
    const [personId, other] = [await personIn(stores()), await personIn(stores())];
    const [first, second] = [newPasskey(personId), newPasskey(personId)];
    await add(first);
    await add(second);
    expect(await stores().passkeys.remove(other, first.id)).toBe(false);
    expect(await stores().passkeys.remove(personId, first.id)).toBe(true);
    expect((await stores().factors.of(personId)).recoveryCodes).toBe(1);
    expect(await stores().passkeys.remove(personId, first.id)).toBe(false);
    expect(await stores().passkeys.remove(personId, second.id)).toBe(true);
    expect(await stores().factors.of(personId)).toEqual({ totp: false, passkeys: 0, recoveryCodes: 0 });
    expect((await stores().people.byId(personId))?.secondFactor).toBe(false);
    expect(await stores().passkeys.remove(freshId("per"), second.id)).toBe(false);
  });
});
