import type { DeviceStore } from "./store.ts";
import type { Clock } from "../../kit/shared/clock.ts";
import type { Keyring } from "../../kit/shared/keyring.ts";
import { Lru } from "../../kit/shared/lru.ts";
import { nextTurn } from "../../kit/shared/next-turn.ts";
import { createYielder } from "../../kit/threads/yielder.ts";
import type { Ids } from "../../kit/shared/ids.ts";
import { createSignedCookie } from "./cookies.ts";

/** A recognised device. Its owner has consented. */
export interface Recognised {
  /** Its pseudonym for one tenant, 16 bytes. Only this is stored. */
  readonly pseudonym: Uint8Array;
  /** The `Set-Cookie` of a device id that was just created; `null` for a known one. */
  readonly setCookie: string | null;
}

/** Device recognition, by consent. */
export interface Consent {
  /** The device behind a scan of a tenant's code; `null` without consent or with Global Privacy Control. */
  recognise(header: (name: string) => string | null, tenantId: string): Promise<Recognised | null>;
  /** Whether a request carries a valid consent. */
  given(cookieHeader: string | null): Promise<boolean>;
  /** Records a choice. Declining erases the device. Returns the `Set-Cookie` headers of the answer. */
  choose(accept: boolean, cookieHeader: string | null): Promise<readonly string[]>;
}

const DEVICE_BYTES = 16;
const PSEUDONYM_BYTES = 16;
const REMEMBERED_DECLINES = 10_000;
const ACCEPTED = "yes";

/** Tenants for which a device is erased in one call of the store: requests are answered in between. */
const TENANTS_AT_ONCE = 500;

/** Milliseconds after which requests that wait are answered in between. */
const LONGEST_HOLD = 2;

export async function createConsent(needs: {
  keys: Pick<Keyring, "signer" | "key">;
  store: DeviceStore;
  clock: Clock;
  ids: Ids;
  secure: boolean;
  /** Resolves when the scans recorded so far are committed. */
  settled: () => Promise<void>;
}): Promise<Consent> {
  const { keys, store, clock, ids, secure } = needs;
  /** Devices that declined recently: scans in flight still carry their cookies. Memory only. */
  const declined = new Lru<string, true>(REMEMBERED_DECLINES);
  const [signer, pseudonymKey] = await Promise.all([keys.signer("cookies"), keys.key("device-pseudonyms")]);
  const consentCookie = createSignedCookie("svc_consent", /^yes$/, { signer, clock, secure });
  const deviceCookie = createSignedCookie("svc_device", /^[\w-]{22}$/, { signer, clock, secure });

  /** A device has another pseudonym for every tenant, so that tenants can't match their records. */
  function pseudonym(device: string, tenantId: string): Uint8Array {
    const mac = new Bun.CryptoHasher("sha256", pseudonymKey).update(`${tenantId}\n${device}`).digest();
    return new Uint8Array(mac.subarray(0, PSEUDONYM_BYTES));
  }

  async function erase(device: string): Promise<void> {
    const yielder = createYielder(LONGEST_HOLD);
    for (let after: string | undefined = ""; after !== undefined;) {
      const tenants: string[] = await store.tenantIds(after, TENANTS_AT_ONCE);
      await store.erase(tenants.map((tenant) => pseudonym(device, tenant)));
      after = tenants.length === TENANTS_AT_ONCE ? tenants.at(-1) : undefined;
      await yielder();
    }
  }

  return {
    async recognise(header, tenantId) {
      const cookies = header("cookie");
      // Global Privacy Control overrides the cookie.
      if (cookies === null || header("sec-gpc")?.trim() === "1") return null;
      const consent = await consentCookie.read(cookies);
      if (!consent) return null;
      const known = await deviceCookie.read(cookies);
      if (known && declined.get(known.payload)) return null;
      if (known) return { pseudonym: pseudonym(known.payload, tenantId), setCookie: null };
      const device = ids.bytes(DEVICE_BYTES).toBase64({ alphabet: "base64url", omitPadding: true });
      const setCookie = await deviceCookie.write(device, consent.chosenAt);
      return { pseudonym: pseudonym(device, tenantId), setCookie };
    },

    async given(cookieHeader) {
      return (await consentCookie.read(cookieHeader)) !== null;
    },

    async choose(accept, cookieHeader) {
      if (accept) return [await consentCookie.write(ACCEPTED, clock.now())];
      const device = await deviceCookie.read(cookieHeader);
      if (device) {
        declined.set(device.payload, true);
        // Scans that were recognised before are recorded by the next turn. They are committed before the device is erased.
        await nextTurn();
        await needs.settled();
        await erase(device.payload);
      }
      return [consentCookie.clear(), deviceCookie.clear()];
    },
  };
}
