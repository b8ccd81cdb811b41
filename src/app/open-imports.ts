import { findPeople } from "../features/audit/people.ts";
import { createDomains } from "../features/domains/domains.ts";
import { createHosts } from "../features/domains/hosts.ts";
import { createLogoReader, MAIN_LOGOS } from "../features/drawings/logo-reader.ts";
import { createStyleCheck } from "../features/drawings/style-check.ts";
import { createPace } from "../features/housekeeping/pace.ts";
import { createFiles } from "../features/files/files.ts";
import { keepInDatabase, keepOutside } from "../features/files/keeping.ts";
import { createImages } from "../features/images/images.ts";
import { makePicture } from "../features/images/render.ts";
import { createLogoStyles } from "../features/logos/styles.ts";
import { createPageCheck } from "../features/looks/page-brand.ts";
import { createLooks } from "../features/looks/looks.ts";
import type { ImportOutcome } from "../features/moving/in/imports.ts";
import type { ImportOrder } from "../features/moving/in/order.ts";
import { createPlainCodes } from "../features/plain-codes/plain-codes.ts";
import { createWebhooks } from "../features/webhooks/webhooks.ts";
import { allowedByDefault, createGuard } from "../kit/outbound/guard.ts";
import { systemLookup } from "../kit/outbound/lookup.ts";
import { OPERATOR } from "../kit/shared/author.ts";
import { deedOfOperator } from "../kit/shared/deed.ts";
import { createKeyring } from "../kit/shared/keyring.ts";
import type { Operator } from "../kit/shared/operator.ts";
import { fileUrl, imageUrl, scanUrl } from "../kit/shared/short-address.ts";
import { timeout } from "../kit/shared/timeout.ts";
import type { Settings } from "../kit/settings/settings.ts";
import { CHECKING_RHYTHM, createHeapKeeper } from "../kit/threads/heap.ts";
import { createRequestCounter } from "../kit/threads/request-counter.ts";
import { startThreadPool } from "../kit/threads/start.ts";
import { buildPayload } from "../qr/payload/index.ts";
import type { Style } from "../qr/style.ts";
import { createPlatform } from "./context.ts";
import { openFilesPlace } from "./files-place.ts";
import { createImportService } from "./imports.ts";
import { readLists } from "./lists.ts";
import { openLogoCatalog } from "./logos.ts";
import { readPlans } from "./plans.ts";
import { secretsOf } from "./secret.ts";
import { openStores } from "./storage.ts";

export { ARCHIVE_PARTS, SOURCES } from "../features/moving/constants.ts";
export { readParts } from "../features/moving/out/model.ts";

/** Takes files in from the shell. */
export interface OpenImports {
  /** @returns `null` when there is no such tenant. @throws what `Imports.run` throws. */
  run(
    tenantId: string,
    order: Omit<ImportOrder, "by" | "may" | "retry" | "limits">,
  ): Promise<ImportOutcome | null>;
  close(): Promise<void>;
}

/** Milliseconds of a step. A service's scans wait for a transaction of SQLite. */
const STEP = 2;

/** The most codes of a step. */
const MOST_ROWS = 1_000;

/** An archive of one's own may be of any size. */
const NO_LIMITS = { bytes: Number.POSITIVE_INFINITY, times: Number.POSITIVE_INFINITY };

/** An operator may add all that an archive has. */
const ALL = { domains: true, webhook: true, leads: true };

/** Opens the stores for the command that takes files in. A service may be running on them. */
export async function openImports(settings: Settings, by: Operator | null): Promise<OpenImports> {
  const { clock, ids, log, disk } = createPlatform(settings, {});
  const stores = await openStores(settings, null);
  const pool = startThreadPool(createRequestCounter());
  async function close(): Promise<void> {
    pool.close();
    await stores.close();
  }
  try {
    return { run: await opened(), close };
  } catch (error) {
    await close();
    throw error;
  }

  async function opened(): Promise<OpenImports["run"]> {
    const keys = createKeyring(await secretsOf(settings, stores, clock.now()), ids);
    const baseUrl = settings.baseUrl ?? `http://localhost:${settings.port}`;
    const hosts = createHosts({
      ...{ store: stores.domains, stamp: stores.changeStamp, isAway: stores.isAway, log },
      ownHost: new URL(baseUrl).hostname,
      ownGs1: settings.gs1,
    });
    await hosts.load();
    const pace = createPace(() => performance.now(), MOST_ROWS, STEP);
    const plans = await readPlans(settings);
    const isOurHost = (host: string) => hosts.of(host) !== null;
    const listedBy = await readLists(
      settings,
      (host) => host === new URL(baseUrl).hostname || isOurHost(host),
    );
    const barred = { baseUrl, isOurHost, gs1On: hosts.gs1On, listedBy };
    const catalog = openLogoCatalog({ settings, stores, clock, pool, disk });
    const logos = createLogoStyles(catalog, async (png) => png);
    const styles = createStyleCheck(createLogoReader(MAIN_LOGOS));
    const check = async (payload: string, style: Style) => styles.check(payload, style);
    // A service hears of new codes by itself, and looks for chores once a minute.
    const nothing = () => {};
    const objects = openFilesPlace(settings);
    const looks = createLooks({
      ...{ store: stores.looks, plans, clock, ids, logos, checkStyle: check, onChores: nothing },
      checkPage: createPageCheck({ logoArt: logos.newPicture, listedBy: barred.listedBy }),
      onPage: nothing,
      scanUrl: (code) => scanUrl(baseUrl, code),
    });
    const imports = createImportService({
      ...{ stores, clock, ids, plans, barred, looks, logos, check },
      ...{ onMade: nothing, onChores: nothing, leadSealer: await keys.sealer("leads") },
      ownDomains: createDomains({
        ...{ store: stores.domains, hosts, plans, barred, clock, ids },
        check: () => Promise.reject(new Error("No domain is verified here")),
        ...{ waiting: stores.waiting, onVerified: nothing },
      }),
      plainCodes: createPlainCodes({
        ...{ store: stores.plainCodes, plans, clock, ids, looks, logos, checkStyle: check },
        ...{ payloadOf: buildPayload, findPeople: findPeople(stores.audit), onChores: nothing },
      }),
      images: createImages({
        ...{ store: stores.images, stamp: stores.changeStamp, ids },
        // No scan of this process waits for a picture.
        jobsFor: () => ({ makePicture }),
        mostBytes: (tenant) => plans.grants(tenant, clock.now()).bytes,
        urlOf: (id) => imageUrl(baseUrl, null, id),
      }),
      dataDir: settings.dataDir,
      files: createFiles({
        ...{ store: stores.files, inDatabase: keepInDatabase(stores.files), clock, ids },
        outside: objects && keepOutside(objects),
        mostBytes: (tenant) => plans.grants(tenant, clock.now()).fileBytes,
        urlOf: (id) => fileUrl(baseUrl, null, id),
        ...{ onChanged: nothing, onChores: nothing },
      }),
      webhooks: createWebhooks({
        ...{ store: stores.webhooks, clock, ids, sealer: await keys.sealer("webhooks") },
        checkUrl: createGuard({
          allow: settings.webhookAllow ?? allowedByDefault(baseUrl, settings.host),
          ...{ lookup: systemLookup, timeout },
        }).check,
        // Nothing waits for a webhook that has no secret yet.
        pending: { failAll: () => Promise.resolve(), wake: nothing },
      }),
      async inSteps(step) {
        const keepHeapSmall = createHeapKeeper(CHECKING_RHYTHM);
        await pace(
          (rows) => {
            keepHeapSmall();
            return step(rows);
          },
          () => true,
        );
      },
    });
    return async (tenantId, order) => {
      const tenant = await stores.tenants.byId(tenantId);
      const whole = { ...order, by: { author: OPERATOR }, may: ALL, retry: null, limits: NO_LIMITS };
      if (!tenant) return null;
      const outcome = await imports.run(tenant, whole);
      const { made } = outcome.answer;
      if (!order.dryRun && !outcome.isRefused) {
        // Behind it: an import takes many transactions, and its codes are there once the last one is done.
        const subject = { kind: "workspace", id: tenantId };
        await stores.operatorLog.note(deedOfOperator({ clock, ids, by }), "workspace.imported", subject, {
          made,
        });
      }
      return outcome;
    };
  }
}
