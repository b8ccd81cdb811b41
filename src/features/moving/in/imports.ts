import { forCommit } from "../../../kit/shared/first-days.ts";
import { workspaceErased } from "../../../kit/shared/common-faults.ts";
import type { Actor } from "../../../kit/shared/actor.ts";
import { deedOf } from "../../../kit/shared/deed.ts";
import { Fault } from "../../../kit/shared/fault.ts";
import { whileLeased } from "../../../kit/shared/lease.ts";
import { explain } from "../../../kit/shared/reasons.ts";
import type { RetryKey } from "../../../kit/shared/retry.ts";
import type { ShortAddress } from "../../../kit/shared/short-address.ts";
import type { Tenant } from "../../../kit/shared/tenant.ts";
import { createYielder } from "../../../kit/threads/yielder.ts";
import type { Archive } from "./archive.ts";
import type { Arrived } from "./archived-content.ts";
import { createSettling } from "./archived-content.ts";
import { addDays } from "./archived-days.ts";
import { addDomains } from "./archived-domains.ts";
import { addHistory } from "./archived-history.ts";
import { addLeads } from "./archived-leads.ts";
import { bringLooks, NO_LOOKS } from "./archived-looks.ts";
import { createPictures } from "./archived-pictures.ts";
import { addPlain } from "./archived-plain.ts";
import { addWebhooks } from "./archived-webhooks.ts";
import { leadsNotAllowed, noPlainRoom, notCommitted } from "./faults.ts";
import type { ImportAnswer } from "./model.ts";
import { openedArchive, openFile, type Opened } from "./opened.ts";
import type { ImportOrder, TakingOrder } from "./order.ts";
import { earlierAnswer, keepAnswer, retryOf } from "./retries.ts";
import { createStaging, ERASED_AT_ONCE, type StagedCodes } from "./staging.ts";
import { createWaiting, type Waiting } from "./waiting.ts";
import { openWaiting } from "./waiting-archive.ts";
import { ARCHIVE_PARTS } from "../constants.ts";
import { importedAuthor } from "../../../kit/shared/author.ts";
import { createTally, type ImportTally } from "./tally.ts";
import type { ImportsNeeds } from "./needs.ts";

/** Imports the codes of other services. */
export interface Imports {
  /**
   * Makes the codes of a file, all of them or none.
   * @throws Fault `csv_invalid`, `invalid_json`, `archive_invalid`, `domain_not_verified`, `plan_limit`, `idempotency_key_reused`.
   */
  run(tenant: Tenant, order: ImportOrder): Promise<ImportOutcome>;
  /**
   * Makes the codes of archives that waited for a domain, which is verified now.
   * @returns the outcome; `null` where the domain is no longer verified, and they go on waiting.
   * @throws Fault as `run` does: then they go on waiting, too.
   */
  start(tenant: Tenant, host: string): Promise<ImportAnswer | null>;
}

/** The outcome of an import. */
export interface ImportOutcome {
  readonly answer: ImportAnswer;
  /** Whether it was refused for its conflicts, so that nothing was made. */
  readonly isRefused: boolean;
  /** Whether the file came before with its `Idempotency-Key`: the answer is the first one. */
  readonly isReplay: boolean;
}

/** Milliseconds of erasing and evicting between two turns of the event loop. */
const TURN = 0.5;

export function createImports(needs: ImportsNeeds): Imports {
  const { store, plans, clock } = needs;
  const stageCodes = createStaging(needs);

  async function checkDomain(tenant: Tenant, host: string | null): Promise<void> {
    if (host === null) return;
    const domain = await needs.domains.ofHost(tenant.id, host);
    if (domain?.verifiedAt) return;
    throw new Fault("domain_not_verified", "Your workspace has not verified this domain.", {
      errors: [{ pointer: "?domain", ...explain("domain_not_own") }],
    });
  }

  /** Erases staged codes, also while the service stops: nobody else would for some time. */
  async function discard(batch: number, { onProgress }: TakingOrder): Promise<void> {
    const yieldToLoop = createYielder(TURN);
    while (await store.discard(batch, ERASED_AT_ONCE)) {
      onProgress(1);
      await yieldToLoop();
    }
  }

  /** Plain codes that a workspace may still have; `null` for any number. */
  async function plainRoom(tenant: Tenant): Promise<number | null> {
    const { plainCodes } = plans.grants(tenant, clock.now());
    return plainCodes === null ? null : Math.max(0, plainCodes - (await store.usage(tenant.id)).plainCodes);
  }

  /**
   * The looks and pictures of an archive, as codes find them here.
   * @throws Fault `scope_missing`, as for leads.
   */
  async function arrivedWith(
    tenant: Tenant,
    { archive }: Opened,
    order: TakingOrder,
    by: Actor,
    tally: ImportTally,
  ): Promise<Arrived> {
    if (archive === null) return { looks: NO_LOOKS, pictures: null };
    if (!order.may.leads && archive.has("leads.ndjson")) throw leadsNotAllowed();
    return {
      looks: await bringLooks(needs, tenant, archive, order, by, tally),
      pictures: createPictures(needs, tenant, archive, order, by),
    };
  }

  /** Stages all that comes with the codes of an archive. */
  async function stageOthers(
    tenant: Tenant,
    batch: number,
    { archive, made, arrived }: Pick<StagedCodes, "made"> & { archive: Archive; arrived: Arrived },
    order: TakingOrder,
    tally: ImportTally,
  ): Promise<void> {
    const { bytes: most } = plans.grants(tenant, clock.now());
    const settling = createSettling(needs, arrived, needs.actorOf(tenant, order));
    const parts = { archive, batch, made, order, tally, most, settling, pictures: arrived.pictures };
    if (made.size > 0) {
      await addHistory(needs, parts);
      await addLeads(needs, parts);
      await addDays(needs, parts);
    }
    await addPlain(needs, tenant, { archive, batch, order, tally, room: await plainRoom(tenant), most });
  }

  /** Makes what a file has, or undoes it. */
  async function take(tenant: Tenant, order: TakingOrder, { batch, retry, open }: Taking): Promise<Taken> {
    const [tally, hosts] = [createTally(), new Set<string>()];
    const by = needs.actorOf(tenant, order);
    let undoLooks = async () => {};
    try {
      const read = await whileLeased(
        () => store.renew(batch, clock.now()),
        async () => {
          const opened = await open();
          const { archive } = opened;
          const arrived = await arrivedWith(tenant, opened, order, by, tally);
          undoLooks = arrived.looks.undo;
          const { bytes: most } = plans.grants(tenant, clock.now());
          const waiting = archive && createWaiting(needs, tenant, { batch, most }, order, tally);
          const file = { batch, opened, arrived, order, by, tally, hosts, waiting };
          const found = await stageCodes(tenant, file);
          const isRefused = tally.conflicts > 0 && !order.skips && !order.dryRun;
          if (archive && !isRefused) {
            await stageOthers(tenant, batch, { archive, arrived, ...found }, order, tally);
            await waiting?.keepOthers(archive);
          }
          return { archive, waiting, staged: found.staged, isRefused };
        },
      );
      const { archive, waiting, staged, isRefused } = read;
      if (isRefused) [tally.made, tally.waiting] = [0, 0];
      const changes = !isRefused && !order.dryRun;
      if (archive && (changes || !order.may.domains)) await addDomains(needs, tenant, archive, order, tally);
      if (waiting && changes) await tellHomeless(tenant, waiting, tally);
      if (archive) await addWebhooks(needs, tenant, archive, { ...order, dryRun: !changes }, tally);
      if (!changes) {
        await discard(batch, order);
        await undoLooks();
        return { answer: tally.answer(), isRefused, staged: [] };
      }
      const answer = tally.answer();
      if (staged.length === 0 && tally.plainCodes + tally.waiting === 0 && retry === null) {
        await discard(batch, order);
        return { answer, isRefused, staged: [] };
      }
      if (retry) await keepAnswer(store, batch, answer);
      const deed = deedOf(needs, order.by.author);
      const limits = await needs.firstDays.limits(tenant);
      const asked = { ...forCommit(limits, hosts), retry, deed, from: order.from, leads: tally.leads };
      const outcome = await store.commit({ ...asked, tenantId: tenant.id, batch, at: deed.at });
      if (outcome === "plain_limit_reached") throw noPlainRoom((await plainRoom(tenant)) ?? 0);
      if (outcome !== "committed") throw notCommitted(outcome, staged.length, limits);
      return { answer, isRefused, staged };
    } catch (error) {
      await discard(batch, order);
      await undoLooks();
      throw error;
    }
  }

  /** Tells it where a domain is not here: its codes would wait for nothing. */
  async function tellHomeless(tenant: Tenant, { hosts }: Waiting, tally: ImportTally): Promise<void> {
    for (const [host, rows] of hosts)
      if ((await needs.domains.ofHost(tenant.id, host)) === null)
        for (const row of rows) tally.drop(row, ["the whole row: its domain is not here"]);
  }

  /** Somebody may have scanned a code before it existed, and that answer may still be cached. */
  async function evict(staged: readonly ShortAddress[], { plainCodes }: ImportAnswer): Promise<void> {
    if (staged.length > 0 || plainCodes !== undefined) needs.onChores();
    const yieldToLoop = createYielder(TURN);
    for (const address of staged) {
      needs.onMade(address);
      await yieldToLoop();
    }
  }

  return {
    async run(tenant, order) {
      const retry = await retryOf(order);
      const earlier = retry && (await earlierAnswer(store, retry, clock.now()));
      if (earlier) return { answer: earlier, isRefused: false, isReplay: true };
      await checkDomain(tenant, order.domain);
      const batch = await store.open(tenant.id, clock.now());
      if (batch === null) throw workspaceErased();
      const { answer, isRefused, staged } = await take(tenant, order, {
        ...{ batch, retry },
        open: () => openFile(order, { now: clock.now(), domain: order.domain }),
      });
      await evict(staged, answer);
      return { answer, isRefused, isReplay: false };
    },

    async start(tenant, host) {
      const { waiting, leadSealer, domains } = needs;
      const isVerified = async () => (await domains.ofHost(tenant.id, host))?.verifiedAt != null;
      if (!(await isVerified())) return null;
      const archive = await openWaiting(waiting, leadSealer, { tenantId: tenant.id, host });
      const batch = await store.open(tenant.id, clock.now());
      if (batch === null) return null;
      const { staged, answer } = await take(tenant, STARTING, {
        ...{ batch, retry: null },
        open: async () => openedArchive(archive, { now: clock.now(), domain: null }),
      });
      await evict(staged, answer);
      // Another workspace may have proved the name meanwhile.
      if (!(await isVerified())) return null;
      const yieldToLoop = createYielder(TURN);
      while (await waiting.erase(tenant.id, host, ERASED_AT_ONCE)) await yieldToLoop();
      return answer;
    },
  };
}

/** A batch, and the file that goes into it. */
interface Taking {
  readonly batch: number;
  readonly retry: RetryKey | null;
  readonly open: () => Promise<Opened>;
}

/** Codes that waited are made as they were sent: their sender was allowed to. */
const STARTING: TakingOrder = {
  ...{ from: "quietzone", domain: null, dryRun: false, skips: true, parts: ARCHIVE_PARTS },
  by: { author: importedAuthor(null) },
  may: { domains: true, webhook: true, leads: true },
  signal: null,
  onProgress() {},
};

/** The outcome of a file, and the short addresses that lead somewhere now. */
interface Taken {
  readonly answer: ImportAnswer;
  readonly isRefused: boolean;
  readonly staged: readonly ShortAddress[];
}
