import type { Clock } from "../shared/clock.ts";
import { createSigner, deriveKey } from "../shared/hmac.ts";
import { Lru } from "../shared/lru.ts";
import type { Ids } from "../shared/ids.ts";
import { createSignedCookie } from "./cookies.ts";
import type { DeviceStore } from "./store.ts";

/** A device whose owner consented to its being recognised. */
export interface Recognised {
  /** Its pseudonym for one tenant, 16 bytes: what is stored. */
  readonly pseudonym: Uint8Array;
  /** The `Set-Cookie` of an id that was minted just now. */
  readonly setCookie: string | null;
}

/** The device-recognition choice and what follows from it. */
export interface Consent {
  /** The device behind a scan of a tenant's code; `null` without consent, or where the browser forbids it. */
  recognise(header: (name: string) => string | null, tenantId: string): Promise<Recognised | null>;
  /** Whether a request carries a valid consent. */
  given(cookieHeader: string | null): Promise<boolean>;
  /** Records the choice. Gives the `Set-Cookie` headers of the answer. */
  choose(accept: boolean, cookieHeader: string | null): Promise<readonly string[]>;
}

const DEVICE_BYTES = 16;
const PSEUDONYM_BYTES = 16;
const REMEMBERED_DECLINES = 10_000;
const ACCEPTED = "yes";

/** Tenants looked through in one turn of the event loop when a device is erased. */
const TENANTS_AT_ONCE = 1_000;

export async function createConsent(needs: {
  secret: Uint8Array<ArrayBuffer>;
  store: DeviceStore;
  clock: Clock;
  ids: Ids;
  secure: boolean;
  /** Resolves when the scans recorded so far are kept. */
  settled: () => Promise<void>;
}): Promise<Consent> {
  const { secret, store, clock, ids, secure } = needs;
  /** Devices declined of late: scans under way still carry their cookies. Memory only. */
  const declined = new Lru<string, true>(REMEMBERED_DECLINES);
  const [signer, pseudonymKey] = await Promise.all([
    deriveKey(secret, "cookies").then(createSigner),
    deriveKey(secret, "device-pseudonyms"),
  ]);
  const consentCookie = createSignedCookie("svc_consent", /^yes$/, { signer, clock, secure });
  const deviceCookie = createSignedCookie("svc_device", /^[\w-]{22}$/, { signer, clock, secure });

  /** One device is another to every tenant, so that tenants can't compare notes. */
  function pseudonym(device: string, tenantId: string): Uint8Array {
    const mac = new Bun.CryptoHasher("sha256", pseudonymKey).update(`${tenantId}\n${device}`).digest();
    return new Uint8Array(mac.subarray(0, PSEUDONYM_BYTES));
  }

  async function erase(device: string): Promise<void> {
    const tenants = await store.tenantIds();
    for (let done = 0; done < tenants.length; done += TENANTS_AT_ONCE)
      await store.erase(
        tenants.slice(done, done + TENANTS_AT_ONCE).map((tenant) => pseudonym(device, tenant)),
      );
  }

  return {
    async recognise(header, tenantId) {
      const cookies = header("cookie");
      // Global Privacy Control: none is minted or used, whatever the cookie says.
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
        // Scans that were recognised before are recorded by the next turn, and kept before the device is erased.
        await new Promise<void>((resolve) => setImmediate(resolve));
        await needs.settled();
        await erase(device.payload);
      }
      return [consentCookie.clear(), deviceCookie.clear()];
    },
  };
}
