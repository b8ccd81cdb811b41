import { type Blocks, createBlocks } from "../features/blocks/blocks.ts";
import { createListCopies } from "../../db/files/list-copies.ts";
import { type BlocklistAdmin, createBlocklistAdmin } from "../features/blocklist/admin.ts";
import { sourcesOf } from "../features/blocklist/sources.ts";
import { type CodeAdmin, createCodeAdmin, isTakenDown } from "../features/codes/admin.ts";
import type { DomainAdmin } from "../features/domains/admin.ts";
import type { FileAdmin } from "../features/files/admin.ts";
import type { ImageAdmin } from "../features/images/admin.ts";
import type { KeyAdmin } from "../features/keys/admin.ts";
import { createLogoAdmin, type LogoAdmin } from "../features/logos/admin.ts";
import { createOperatorAdmin, type OperatorAdmin } from "../features/operators/admin.ts";
import type { PersonAdmin } from "../features/members/admin.ts";
import type { VoucherAdmin } from "../features/plans/voucher-admin.ts";
import type { Settings } from "../kit/settings/settings.ts";
import { createReportDesk, type ReportDesk } from "../features/reports/desk.ts";
import { createReportOpener } from "../features/reports/opener.ts";
import { createKeyring } from "../kit/shared/keyring.ts";
import type { Operator } from "../kit/shared/operator.ts";
import type { TenantAdmin } from "../features/tenants/admin.ts";
import { createPlatform, type Overrides } from "../app/context.ts";
import { lookupOf } from "../app/lists.ts";
import { operatorServices } from "../app/operator-services.ts";
import { readPlans } from "../app/plans.ts";
import { secretsOf } from "../app/secret.ts";
import { openStores } from "../app/storage.ts";

/** A command that runs. */
export interface Acting extends Overrides {
  /** The operator who runs it. The operators' log names this one; without one nothing is noted there. */
  readonly by?: Operator | null;
}

/** The services of the operator's commands for tenants, vouchers and codes. */
export interface Admin extends TenantAdmin {
  readonly keys: KeyAdmin;
  readonly people: PersonAdmin;
  readonly vouchers: VoucherAdmin;
  readonly codes: CodeAdmin;
  readonly blocks: Blocks;
  readonly domains: DomainAdmin;
  readonly images: ImageAdmin;
  readonly files: FileAdmin;
  readonly operators: OperatorAdmin;
  readonly blocklist: BlocklistAdmin;
  close(): Promise<void>;
}

/**
 * Opens the stores for the operator's commands. A service may be running on them.
 */
export async function openAdmin(settings: Settings, acting: Acting = {}): Promise<Admin> {
  const { clock, ids } = createPlatform(settings, acting);
  const { by = null } = acting;
  const plans = await readPlans(settings);
  const stores = await openStores(settings, null);
  const services = operatorServices({
    ...{ stores, settings, plans, clock, ids, by },
    baseUrl: settings.baseUrl ?? `http://localhost:${settings.port}`,
  });
  const codes = createCodeAdmin(stores.codes);
  const blocks = createBlocks({ store: stores.blocks, clock, ids, by });
  const operators = createOperatorAdmin({ store: stores.operators, clock, ids, by });
  const copies = createListCopies(settings.dataDir);
  const blocklist = createBlocklistAdmin({
    sources: sourcesOf(settings.blocklist, settings.allowlist),
    factsOf: async ({ key }) => (await copies.read(key))?.facts ?? null,
    lookup: () => lookupOf(settings),
    ...{ store: stores.blocklists, clock, ids, by },
  });
  return {
    ...services,
    ...services.tenants,
    ...{ codes, blocks, operators, blocklist },
    close: () => stores.close(),
  };
}

/** The services of the operator's commands for the logos of the catalog. */
export interface OpenLogoAdmin extends LogoAdmin {
  close(): Promise<void>;
}

/** Opens the stores for the commands that add and remove logos. A service may be running on them. */
export async function openLogoAdmin(settings: Settings, acting: Acting = {}): Promise<OpenLogoAdmin> {
  const { clock, ids } = createPlatform(settings, acting);
  const { by = null } = acting;
  const stores = await openStores(settings, null);
  return { ...createLogoAdmin({ store: stores.logos, clock, ids, by }), close: () => stores.close() };
}

/** The services of the operator's commands for reports. */
export interface OpenReports extends ReportDesk {
  close(): Promise<void>;
}

/**
 * Opens the stores for the commands that decide reports, with the secret that opens them. A service may be
 * running on them.
 * @throws SettingsError when the stores belong to another secret.
 */
export async function openReports(settings: Settings, acting: Acting = {}): Promise<OpenReports> {
  const { clock, ids } = createPlatform(settings, acting);
  const { by = null } = acting;
  const stores = await openStores(settings, null);
  try {
    const sealer = await createKeyring(await secretsOf(settings, stores, clock.now()), ids).sealer("reports");
    const { block } = createBlocks({ store: stores.blocks, clock, ids, by });
    const desk = createReportDesk({
      store: stores.reports,
      open: createReportOpener(sealer),
      takeDown: (address, reason, words) => block(address, { by: "operator", reason, words, list: null }),
      isTakenDown: isTakenDown(stores.codes),
      hasMail: settings.smtpUrl !== null && settings.smtpFrom !== null,
      ...{ clock, ids, by },
    });
    return { ...desk, close: () => stores.close() };
  } catch (error) {
    await stores.close();
    throw error;
  }
}
