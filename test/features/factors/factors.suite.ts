import { expect, test } from "bun:test";
import { contract } from "../../db/contract.ts";
import { freshId } from "../../db/stores.ts";
import { personIn } from "./person.ts";

const SECRET = new Uint8Array([1, 2, 3]);
const OTHER = new Uint8Array([4, 5, 6]);

/** Hashes that nobody else has. */
const hashes = () => [freshId("hash"), freshId("hash")];

contract("second factors", (stores) => {
  const hasFactor = async (personId: string) => (await stores().people.byId(personId))?.secondFactor;

  /** A person with an app in force. */
  async function withApp(step = 7) {
    const personId = await personIn(stores());
    const codes = hashes();
    expect(await stores().factors.propose(personId, SECRET)).toBe(true);
    expect(await stores().factors.confirm(personId, SECRET, step, codes)).toBe(true);
    return { personId, codes };
  }

  test("a secret waits for its code before it counts", async () => {
    const personId = await personIn(stores());
    expect(await stores().factors.totp(personId)).toBeNull();
    await stores().factors.propose(personId, SECRET);
    expect(await stores().factors.totp(personId)).toEqual({ secret: null, pending: SECRET, usedStep: 0 });
    expect(await stores().factors.of(personId)).toEqual({ totp: false, passkeys: 0, recoveryCodes: 0 });
    expect(await hasFactor(personId)).toBe(false);
    expect(await stores().factors.useStep(personId, 8)).toBe(false);
  });

  test("a secret that was confirmed is in force, with new recovery codes", async () => {
    const { personId, codes } = await withApp();
    expect(await stores().factors.totp(personId)).toEqual({ secret: SECRET, pending: null, usedStep: 7 });
    expect(await stores().factors.of(personId)).toEqual({ totp: true, passkeys: 0, recoveryCodes: 2 });
    expect(await hasFactor(personId)).toBe(true);
    await stores().factors.propose(personId, OTHER);
    expect(await stores().factors.totp(personId)).toEqual({ secret: SECRET, pending: OTHER, usedStep: 7 });
    const next = hashes();
    expect(await stores().factors.confirm(personId, OTHER, 3, next)).toBe(true);
    expect(await stores().factors.totp(personId)).toEqual({ secret: OTHER, pending: null, usedStep: 3 });
    expect(await stores().factors.useRecoveryCode(personId, codes[0] ?? "")).toBe(false);
    expect(await stores().factors.useRecoveryCode(personId, next[0] ?? "")).toBe(true);
  });

  test("a secret that no longer waits can't be confirmed", async () => {
    const { personId } = await withApp();
    expect(await stores().factors.confirm(personId, SECRET, 9, hashes())).toBe(false);
    await stores().factors.propose(personId, OTHER);
    expect(await stores().factors.confirm(personId, SECRET, 9, hashes())).toBe(false);
  });

  test("of many requests with the same code one uses it", async () => {
    const { personId, codes } = await withApp();
    const steps = await Promise.all(Array.from({ length: 10 }, () => stores().factors.useStep(personId, 8)));
    expect(steps.filter(Boolean)).toHaveLength(1);
    expect(await stores().factors.useStep(personId, 7)).toBe(false);
    const uses = Array.from({ length: 10 }, () => stores().factors.useRecoveryCode(personId, codes[1] ?? ""));
    expect((await Promise.all(uses)).filter(Boolean)).toHaveLength(1);
  });

  test("a recovery code is of one person alone", async () => {
    const [{ codes }, { personId }] = [await withApp(), await withApp()];
    expect(await stores().factors.useRecoveryCode(personId, codes[0] ?? "")).toBe(false);
  });

  test("recovery codes end with the last second factor", async () => {
    const { personId, codes } = await withApp();
    expect(await stores().factors.removeTotp(personId)).toBe(true);
    expect(await stores().factors.of(personId)).toEqual({ totp: false, passkeys: 0, recoveryCodes: 0 });
    expect(await hasFactor(personId)).toBe(false);
    expect(await stores().factors.useRecoveryCode(personId, codes[0] ?? "")).toBe(false);
    expect(await stores().factors.removeTotp(personId)).toBe(false);
  });

  test("all factors are removed together, and a person who is gone has none", async () => {
    const { personId } = await withApp();
    expect(await stores().factors.removeAll(personId)).toBe(true);
    expect(await stores().factors.removeAll(personId)).toBe(false);
    expect(await hasFactor(personId)).toBe(false);
    const nobody = freshId("per");
    expect(await stores().factors.propose(nobody, SECRET)).toBe(false);
    expect(await stores().factors.confirm(nobody, SECRET, 1, hashes())).toBe(false);
    expect(await stores().factors.removeTotp(nobody)).toBe(false);
    expect(await stores().factors.removeAll(nobody)).toBe(false);
    expect(await stores().factors.of(nobody)).toEqual({ totp: false, passkeys: 0, recoveryCodes: 0 });
  });

  test("whoever erases a person erases all of it", async () => {
    const { personId } = await withApp();
    expect(await stores().people.remove(personId)).toBe("removed");
    expect(await stores().factors.totp(personId)).toBeNull();
  });
});
