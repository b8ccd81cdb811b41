import { checkedBody } from "../kit/http/input.ts";
import { createHosts } from "../features/domains/hosts.ts";
import { createPngOf } from "../features/images/logos.ts";
import { createLogoStyles } from "../features/logos/styles.ts";
import { createLookFinder } from "../features/looks/finder.ts";
import type { Settings } from "../kit/settings/settings.ts";
import { checkOf } from "../kit/shared/schema.ts";
import { SheetInput } from "../features/sheets/model.ts";
import type { PrintedSheet } from "../features/sheets/sheets.ts";
import { createRequestCounter } from "../kit/threads/request-counter.ts";
import { startThreadPool } from "../kit/threads/start.ts";
import { createPlatform, type Overrides } from "../app/context.ts";
import { openLogoCatalog } from "../app/logos.ts";
import { createSheetService } from "../app/sheets.ts";
import { openStores } from "../app/storage.ts";

/** The service of the command that prints sheets. */
export interface OpenSheets {
  /**
   * @param input - a `SheetInput`.
   * @param onLabels - told how many more labels are in the file.
   * @returns `null` when there is no such workspace.
   * @throws Fault as the API does. No plan limits the rows.
   */
  print(
    tenantId: string,
    input: unknown,
    signal: AbortSignal,
    onLabels: (labels: number) => void,
  ): Promise<PrintedSheet | null>;
  close(): Promise<void>;
}

/** Opens the stores for this command. A service may be running on them. */
export async function openSheets(settings: Settings, overrides: Overrides = {}): Promise<OpenSheets> {
  const { clock, disk, log } = createPlatform(settings, overrides);
  const stores = await openStores(settings, null);
  const pool = startThreadPool(createRequestCounter(), overrides.startThread);
  const logos = openLogoCatalog({ settings, stores, clock, pool, disk });
  const baseUrl = settings.baseUrl ?? `http://localhost:${settings.port}`;
  const hosts = createHosts({
    ...{ store: stores.domains, stamp: stores.changeStamp, isAway: stores.isAway, log },
    ownHost: new URL(baseUrl).hostname,
    ownGs1: settings.gs1,
  });
  await hosts.load();
  const sheets = createSheetService({
    stores,
    baseUrl,
    hosts,
    logoStyles: createLogoStyles(logos, createPngOf(pool.jobsFor)),
    looks: createLookFinder(stores.looks),
    pool,
    planRows: () => null,
    clock,
  });
  const check = checkOf(SheetInput);
  return {
    async print(tenantId, input, signal, onLabels) {
      const tenant = await stores.tenants.byId(tenantId);
      if (!tenant) return null;
      const caller = { key: tenantId, isWorkspace: true, signal };
      const by = { caller, author: null, pay: async () => {} };
      return sheets.print(tenant, checkedBody(check, input), null, by, onLabels);
    },
    async close() {
      pool.close();
      await stores.close();
    },
  };
}
