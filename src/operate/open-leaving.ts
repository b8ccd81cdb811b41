import { fileReader } from "../features/files/keeping.ts";
import { createLeadOpener } from "../features/leads/opener.ts";
import { createLeadReader } from "../features/leads/reader.ts";
import { createLogoStyles } from "../features/logos/styles.ts";
import { readFormat, readParts } from "../features/moving/out/model.ts";
import type { Settings } from "../kit/settings/settings.ts";
import { deedOfOperator } from "../kit/shared/deed.ts";
import { createKeyring } from "../kit/shared/keyring.ts";
import type { Tenant } from "../kit/shared/tenant.ts";
import { createRequestCounter } from "../kit/threads/request-counter.ts";
import { startThreadPool } from "../kit/threads/start.ts";
import { createPlatform } from "../app/context.ts";
import { openFilesPlace } from "../app/files-place.ts";
import { createLeaving, type Leaving } from "../app/leaving.ts";
import { openLogoCatalog } from "../app/logos.ts";
import { secretsOf } from "../app/secret.ts";
import { openStores } from "../app/storage.ts";
import type { Acting } from "./admin.ts";

/** The services of the commands with which a workspace leaves. */
export interface OpenLeaving extends Leaving {
  readonly readParts: typeof readParts;
  readonly readFormat: typeof readFormat;
  /** `null` when there is no such workspace. */
  tenant(id: string): Promise<Tenant | null>;
  /** Notes in the audit of a workspace, and in the operators' log, that an operator takes its archive. */
  noteArchive(tenantId: string): Promise<void>;
  close(): Promise<void>;
}

/** Opens the stores for these commands. A service may be running on them. */
export async function openLeaving(settings: Settings, acting: Acting = {}): Promise<OpenLeaving> {
  const { clock, ids, log, disk } = createPlatform(settings, acting);
  const { by = null } = acting;
  const stores = await openStores(settings, null);
  const pool = startThreadPool(createRequestCounter(), acting.startThread);
  async function close(): Promise<void> {
    pool.close();
    await stores.close();
  }
  try {
    const sealer = await createKeyring(await secretsOf(settings, stores, clock.now()), ids).sealer("leads");
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
      readFile: fileReader(stores, openFilesPlace(settings)),
    });
    const { byId: tenant } = stores.tenants;
    return {
      ...{ ...leaving, readParts, readFormat, tenant, close },
      noteArchive: (id) => stores.operatorLog.noteExport(id, deedOfOperator({ clock, ids, by }), "zip"),
    };
  } catch (error) {
    await close();
    throw error;
  }
}
