import { createLeadOpener } from "../features/leads/opener.ts";
import { createLeadReader } from "../features/leads/reader.ts";
import { createLogoStyles } from "../features/logos/styles.ts";
import { readFormat, readParts } from "../features/moving/out/model.ts";
import type { Settings } from "../kit/settings/settings.ts";
import { deriveKey } from "../kit/shared/hmac.ts";
import { createSealer } from "../kit/shared/seal.ts";
import type { Tenant } from "../kit/shared/tenant.ts";
import { createRequestCounter } from "../kit/threads/request-counter.ts";
import { startThreadPool } from "../kit/threads/start.ts";
import { createPlatform, type Overrides } from "../app/context.ts";
import { createLeaving, type Leaving } from "../app/leaving.ts";
import { openLogoCatalog } from "../app/logos.ts";
import { ownSecret, rootSecret } from "../app/secret.ts";
import { openStores } from "../app/storage.ts";

/** The services of the commands with which a workspace leaves. */
export interface OpenLeaving extends Leaving {
  readonly readParts: typeof readParts;
  readonly readFormat: typeof readFormat;
  /** `null` when there is no such workspace. */
  tenant(id: string): Promise<Tenant | null>;
  close(): Promise<void>;
}

/** Opens the stores for these commands. A service may be running on them. */
export async function openLeaving(settings: Settings, overrides: Overrides = {}): Promise<OpenLeaving> {
  const { clock, ids, log, disk } = createPlatform(settings, overrides);
  const stores = await openStores(settings, null);
  const pool = startThreadPool(createRequestCounter(), overrides.startThread);
  async function close(): Promise<void> {
    pool.close();
    await stores.close();
  }
  try {
    await ownSecret(settings, await stores.secretMarks.traces());
    const secret = await rootSecret(settings);
    const sealer = await createSealer(await deriveKey(secret, "leads"), ids);
    const logos = openLogoCatalog({ settings, stores, clock, pool, disk });
    const leaving = createLeaving({
      stores,
      baseUrl: settings.baseUrl ?? `http://localhost:${settings.port}`,
      logoStyles: createLogoStyles(logos, async (png) => png),
      leadReader: createLeadReader({
        store: stores.leads,
        opener: createLeadOpener({ sealer, clock, log }),
        clock,
        ids,
      }),
      pool,
    });
    return { ...leaving, readParts, readFormat, tenant: (id) => stores.tenants.byId(id), close };
  } catch (error) {
    await close();
    throw error;
  }
}
