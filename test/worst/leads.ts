import type { Stores } from "../../db/stores.ts";
import { createLeads } from "../../src/features/leads/leads.ts";
import { readSettings } from "../../src/kit/settings/read.ts";
import { systemClock } from "../../src/kit/shared/clock.ts";
import { createSigner, deriveKey } from "../../src/kit/shared/hmac.ts";
import type { Ids } from "../../src/kit/shared/ids.ts";
import { createSealer } from "../../src/kit/shared/seal.ts";
import { rootSecret } from "../../src/app/secret.ts";

/**
 * Leads that are stored at once. Those of a code wait for each other, and PostgreSQL gives a write up after 5
 * s.
 */
const AT_ONCE = 4;

const ORIGIN = { country: null, device: "mobile" } as const;

/** Gives a code leads whose messages have that many characters. */
export type AddLeads = (codeId: string, count: number, length: number) => Promise<void>;

/**
 * Adds leads as a service with these settings takes them, sealed with its key. A service has run with them,
 * so that there is a secret.
 */
export async function createLeadsOf(
  stores: Stores,
  ids: Ids,
  environment: Readonly<Record<string, string>>,
): Promise<AddLeads> {
  const secret = await rootSecret(readSettings(environment));
  const leads = createLeads({
    store: stores.leads,
    sealer: await createSealer(await deriveKey(secret, "leads"), ids),
    marker: await createSigner(await deriveKey(secret, "lead-marks")),
    clock: systemClock,
    ids,
  });
  return async (codeId, count, length) => {
    const message = "ü".repeat(length);
    const add = (at: number) => {
      const texts = { name: `Ada ${at}`, email: `ada-${at}@museum.example`, message };
      return leads.take(codeId, { consent: true, ...texts }, ORIGIN, []);
    };
    for (let done = 0; done < count; done += AT_ONCE)
      await Promise.all(Array.from({ length: Math.min(AT_ONCE, count - done) }, (_, at) => add(done + at)));
  };
}
