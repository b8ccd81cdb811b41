import { expect, onTestFinished, test } from "bun:test";
import type { DeviceStore } from "../../../src/features/consent/store.ts";
import { type Consent, createConsent } from "../../../src/features/consent/consent.ts";
import { createIds } from "../../../src/kit/shared/ids.ts";
import { createKeyring, onlySecret } from "../../../src/kit/shared/keyring.ts";
import { TestClock } from "../../scenario.ts";
import { seededBytes } from "../../kit/shared/seeded.ts";

/** Recognition over a store of its own, by default without tenants. */
function consentOver(
  store: DeviceStore = { tenantIds: async () => [], erase: async () => {} },
  settled = async () => {},
) {
  const clock = new TestClock();
  const ids = createIds(clock, seededBytes(5));
  return createConsent({
    keys: createKeyring(onlySecret(Uint8Array.from({ length: 32 }, (_, i) => i)), ids),
    store,
    clock,
    ids,
    secure: false,
    settled,
  });
}

/** The cookies of a device that has consented, and its pseudonym for a tenant. */
async function recognised({ choose, recognise }: Consent, tenantId: string) {
  const pair = (cookie: string | null | undefined) => cookie?.split(";")[0] ?? "";
  const consent = pair((await choose(true, null))[0]);
  const found = await recognise((name) => (name === "cookie" ? consent : null), tenantId);
  return { consent, device: pair(found?.setCookie), pseudonym: found?.pseudonym.toHex() };
}

test("cookies and pseudonyms of earlier versions stay valid: the same secret makes the same ones", async () => {
  expect(await recognised(await consentOver(), "ten_1")).toEqual({
    consent: "svc_consent=yes.mwqcvpc0.UzPusx_xwEHi8xuqwNnDxOpGy2FOBUuSo-rnwYWc96I",
    device: "svc_device=ABTO1UlN53wWRqzacDZjWw.mwqcvpc0.2wGgxOwo3a_hhkmYUYdtd4Ou1W56ys9Y8ogs2bOdSac",
    pseudonym: "d56031e5e32a90d97ee86082d0e28a06",
  });
});

test("consent is given by its cookie alone", async () => {
  const made = await consentOver();
  const { consent, device } = await recognised(made, "ten_1");
  expect([await made.given(consent), await made.given(device), await made.given(null)]).toEqual([
    true,
    false,
    false,
  ]);
});

test.each([0, 1, 500, 1_001])(
  "to decline erases the pseudonyms of all %d tenants, 500 at a time, before it is answered",
  async (many) => {
    const tenants = Array.from({ length: many }, (_, i) => `ten_${String(i).padStart(4, "0")}`);
    const erased: string[][] = [];
    const consent = await consentOver({
      tenantIds: async (after, limit) => tenants.filter((tenant) => tenant > after).slice(0, limit),
      async erase(pseudonyms) {
        await new Promise(setImmediate);
        erased.push(pseudonyms.map((pseudonym) => pseudonym.toHex()));
      },
    });
    const { device, pseudonym } = await recognised(consent, "ten_0000");
    await consent.choose(false, device);
    expect([erased.flat().length, new Set(erased.flat()).size]).toEqual([many, many]);
    if (many > 0) expect(erased[0]?.[0]).toBe(pseudonym);
    expect(Math.max(...erased.map((some) => some.length))).toBe(Math.min(many, 500));
  },
);

test("a device is erased once the scans that it began are recorded, a turn later, and settled", async () => {
  const events: string[] = [];
  const note = (event: string) => void events.push(event);
  const atTurnEnd = setImmediate;
  const turn = (run: () => void) =>
    atTurnEnd(() => {
      note("turn");
      run();
    });
  Reflect.set(globalThis, "setImmediate", turn);
  onTestFinished(() => void Reflect.set(globalThis, "setImmediate", atTurnEnd));
  const store = { tenantIds: async () => ["ten_1"], erase: async () => note("erased") };
  const consent = await consentOver(store, async () => {
    note("asked");
    await new Promise(atTurnEnd);
    note("settled");
  });
  const { consent: chosen, device } = await recognised(consent, "ten_1");
  await consent.choose(false, device);
  // Scans in flight still carry its cookies.
  expect(await consent.recognise(() => `${chosen}; ${device}`, "ten_1")).toBeNull();
  expect(events).toEqual(["turn", "asked", "settled", "erased"]);
});
