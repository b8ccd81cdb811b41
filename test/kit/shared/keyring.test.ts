import { expect, test } from "bun:test";
import { deriveKey } from "../../../src/kit/shared/hmac.ts";
import { createIds } from "../../../src/kit/shared/ids.ts";
import { createKeyring, onlySecret } from "../../../src/kit/shared/keyring.ts";
import { TestClock } from "../../scenario.ts";

const [FIRST, SECOND, THIRD] = [1, 2, 3].map((byte) => new Uint8Array(32).fill(byte));
const ids = createIds(new TestClock());
const secretOf = (secret: Uint8Array<ArrayBuffer> | undefined) => secret ?? new Uint8Array(32);
const ringOf = (secret: Uint8Array<ArrayBuffer> | undefined) =>
  createKeyring(onlySecret(secretOf(secret)), ids);

/** The second secret in use, with the keys of the first that are left. */
async function afterChange(purpose: "cookies" | "device-pseudonyms" | "leads") {
  const former = [{ purpose, key: await deriveKey(secretOf(FIRST), purpose) }];
  return { present: secretOf(SECOND), others: [], former };
}

test("a signature of a former key is valid for its purpose, and new ones are of the present key", async () => {
  const [before, after] = [ringOf(FIRST), createKeyring(await afterChange("cookies"), ids)];
  const signer = await after.signer("cookies");
  expect(await signer.verify("yes", await (await before.signer("cookies")).sign("yes"))).toBe(true);
  expect(await signer.verify("no", await (await before.signer("cookies")).sign("yes"))).toBe(false);
  expect(await signer.verify("yes", await (await ringOf(THIRD).signer("cookies")).sign("yes"))).toBe(false);
  expect(await signer.sign("yes")).toBe(await (await ringOf(SECOND).signer("cookies")).sign("yes"));
  const other = await after.signer("alerts");
  expect(await other.verify("yes", await (await before.signer("alerts")).sign("yes"))).toBe(false);
});

test("what a former key sealed is opened, also by sealers that were made before the change", async () => {
  const ring = ringOf(FIRST);
  const sealer = await ring.sealer("leads");
  const old = await sealer.seal("anna", "lead_1");
  await ring.update(await afterChange("leads"));
  expect(await sealer.open(old, "lead_1")).toBe("anna");
  const fresh = await sealer.seal("anna", "lead_1");
  expect(await (await ringOf(SECOND).sealer("leads")).open(fresh, "lead_1")).toBe("anna");
  await expect(sealer.open(old, "lead_2")).rejects.toThrow();
  await ring.update(onlySecret(secretOf(SECOND)));
  await expect(sealer.open(old, "lead_1")).rejects.toThrow();
});

test("another secret that is at hand opens, and does not seal", async () => {
  const ring = createKeyring({ ...onlySecret(secretOf(FIRST)), others: [secretOf(SECOND)] }, ids);
  const theirs = await (await ringOf(SECOND).sealer("leads")).seal("berta", "lead_1");
  const sealer = await ring.sealer("leads");
  expect(await sealer.open(theirs, "lead_1")).toBe("berta");
  const ours = await sealer.seal("berta", "lead_1");
  expect(await (await ringOf(FIRST).sealer("leads")).open(ours, "lead_1")).toBe("berta");
});

test("the key of pseudonyms is kept, and that of counters is not", async () => {
  const after = createKeyring(await afterChange("device-pseudonyms"), ids);
  expect(await after.key("device-pseudonyms")).toEqual(await ringOf(FIRST).key("device-pseudonyms"));
  expect(await after.key("limits")).toEqual(await ringOf(SECOND).key("limits"));
});
