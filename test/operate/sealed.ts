import { createKeyring } from "../../src/kit/shared/keyring.ts";
import { createIds } from "../../src/kit/shared/ids.ts";
import { systemClock } from "../../src/kit/shared/clock.ts";
import { readSettings } from "../../src/kit/settings/read.ts";
import { secretsOf } from "../../src/app/secret.ts";
import { openStores } from "../../src/app/storage.ts";
import { createSealer } from "../../src/kit/shared/seal.ts";
import { deriveKey } from "../../src/kit/shared/hmac.ts";

const PURPOSES = ["leads", "reports", "factors", "webhooks", "shares"] as const;

/**
 * How many values of each kind are sealed, how many of them open, and how many with the secret in use alone.
 */
export interface Sealed {
  readonly values: number;
  readonly open: number;
  readonly new: number;
}

/** Looks at all that is sealed as a service with these settings would that starts now. */
export async function sealedIn(
  environment: Readonly<Record<string, string>>,
): Promise<Record<(typeof PURPOSES)[number], Sealed>> {
  const settings = readSettings(environment);
  const stores = await openStores(settings, null);
  try {
    const ids = createIds(systemClock);
    const secrets = await secretsOf(settings, stores, 0);
    const keys = createKeyring(secrets, ids);
    async function of(purpose: (typeof PURPOSES)[number]): Promise<Sealed> {
      const found = await stores.resealing.after(purpose, "", 10_000);
      const own = await createSealer(await deriveKey(secrets.present, purpose), ids);
      const any = await keys.sealer(purpose);
      const counts = { values: 0, open: 0, new: 0 };
      for (const { sealed, bound } of found) {
        if (sealed === null) continue;
        const [isOpen, isNew] = await Promise.all(
          [any, own].map((sealer) =>
            sealer.open(sealed, bound).then(
              () => 1,
              () => 0,
            ),
          ),
        );
        counts.values++;
        counts.open += isOpen ?? 0;
        counts.new += isNew ?? 0;
      }
      return counts;
    }
    const [leads, reports, factors, webhooks, shares] = await Promise.all(PURPOSES.map(of));
    const none = { values: 0, open: 0, new: 0 };
    return {
      leads: leads ?? none,
      reports: reports ?? none,
      factors: factors ?? none,
      webhooks: webhooks ?? none,
      shares: shares ?? none,
    };
  } finally {
    await stores.close();
  }
}
