import { type Clock, SECOND } from "../../kit/shared/clock.ts";
import { codeBlocked } from "../../kit/shared/common-faults.ts";
import { Fault } from "../../kit/shared/fault.ts";
import { Lru } from "../../kit/shared/lru.ts";
import type { Tenant } from "../../kit/shared/tenant.ts";
import { hashToken } from "../../kit/shared/token.ts";
import type { AnalyticsReader } from "../analytics/analytics.ts";
import type { OverviewReader } from "../analytics/overview.ts";
import type { Passwords } from "../passwords/passwords.ts";
import type { SharedNumbers } from "./model.ts";
import { countsOfCode, countsOfMany, numbersOf, type SharedCounts } from "./numbers.ts";
import { periodAt, type ReadPeriod } from "./period.ts";
import type { StoredShare } from "./records.ts";
import type { ShareStore } from "./store.ts";

/** Reads shares for those who have a link. */
export interface SharedReader {
  /**
   * The share of a token, as it is stored now: one that was ended a moment ago is not found, on any node.
   * @throws Fault `share_not_found` for an unknown token, and for a share that has ended; `code_blocked`,
   * where a scan is refused so.
   */
  open(token: string): Promise<OpenShare>;
  /** Whether a password is that of a share. @param address - as limits count it. @throws Busy */
  verify(share: StoredShare, password: string, address: string): Promise<boolean>;
  /** The numbers of a share, of at most half a minute ago. */
  numbers(share: OpenShare): Promise<SharedNumbers>;
}

/** A share whose numbers may be read, with its workspace. */
export interface OpenShare extends StoredShare {
  readonly tenantId: string;
}

const TOKEN = /^[A-Za-z0-9_-]{22}$/;

/** Milliseconds for which counts are kept: a chart may be embedded where many people see it. */
const KEPT = 30 * SECOND;

/** Shares whose counts are kept, of up to 1,000 intervals each. */
const MOST_KEPT = 50;

interface KeptCounts {
  /** The members of the share that they depend on. */
  readonly by: string;
  readonly until: number;
  readonly counts: Promise<SharedCounts>;
}

/** @param needs.hasAnalytics - whether the plan of a workspace includes them. */
export function createSharedReader(needs: {
  store: Pick<ShareStore, "byHash">;
  analytics: Pick<AnalyticsReader, "ofCode">;
  overview: OverviewReader;
  passwords: Pick<Passwords, "verify">;
  readPeriod: ReadPeriod;
  hasAnalytics: (tenant: Tenant, now: number) => boolean;
  clock: Clock;
}): SharedReader {
  const { store, analytics, overview, passwords, readPeriod, hasAnalytics, clock } = needs;
  const kept = new Lru<string, KeptCounts>(MOST_KEPT);

  async function count(share: OpenShare): Promise<SharedCounts> {
    const { of, period, withBots, tenantId } = share;
    const query = { ...periodAt(period, clock.now(), readPeriod), withBots };
    if (of.kind === "code") return countsOfCode(await analytics.ofCode(of, query));
    const group = of.kind === "group" ? { group: of.group } : {};
    return countsOfMany(await overview.of(tenantId, { ...query, ...group }), of.kind);
  }

  return {
    async open(token) {
      const opened = TOKEN.test(token) ? await store.byHash(hashToken(token)) : null;
      if (!opened) throw nothingShared();
      const { share, tenant, isBlocked } = opened;
      const now = clock.now();
      if (share.expiresAt !== null && share.expiresAt <= now) throw nothingShared();
      if (tenant.suspended || isBlocked) throw codeBlocked();
      if (!hasAnalytics(tenant, now)) throw nothingShared();
      return { ...share, tenantId: tenant.id };
    },

    verify: ({ password }, given, address) => passwords.verify(given, password, address, "share"),

    async numbers(share) {
      const { id, period, withBots } = share;
      const known = kept.get(id);
      const by = JSON.stringify([period, withBots]);
      if (known && known.by === by && known.until > clock.now()) return numbersOf(share, await known.counts);
      const counts = count(share);
      kept.set(id, { by, until: clock.now() + KEPT, counts });
      // A failure is told to those who wait for it, and not kept.
      counts.catch(() => kept.delete(id));
      return numbersOf(share, await counts);
    },
  };
}

function nothingShared(): Fault {
  return new Fault(
    "share_not_found",
    "Nothing is shared by this link. It may have ended: ask whoever sent it.",
  );
}
