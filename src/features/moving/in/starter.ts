import { Fault } from "../../../kit/shared/fault.ts";
import { errorFields, type Log } from "../../../kit/shared/log.ts";
import type { Tenant } from "../../../kit/shared/tenant.ts";
import type { WaitedFor } from "../records.ts";
import type { WaitingStore } from "../store/waiting.ts";
import type { Imports } from "./imports.ts";

/** Makes codes of archives once their domain is verified, a domain at a time. */
export interface Starter {
  /** Begins with those of a domain. */
  begin(waited: WaitedFor): void;
  /** Begins with those whose domain was verified when nobody could make them, as before a crash. */
  beginAll(): void;
  /** Resolves when nothing is under way. */
  done(): Promise<void>;
}

/** Domains that are looked for at once. */
const DOMAINS_AT_ONCE = 100;

/** Starts codes that waited for their domains, one domain after another. */
export function createStarter(needs: {
  readonly imports: Pick<Imports, "start">;
  readonly waiting: Pick<WaitingStore, "ready">;
  readonly tenantOf: (id: string) => Promise<Tenant | null>;
  readonly log: Log;
}): Starter {
  let last: Promise<void> = Promise.resolve();

  async function start({ tenantId, host }: WaitedFor): Promise<void> {
    const tenant = await needs.tenantOf(tenantId);
    const answer = tenant && (await needs.imports.start(tenant, host));
    if (answer === null) return;
    const { made, unchanged, conflicts, dropped } = answer;
    const counts = { host, made, unchanged, conflicts: conflicts.length, dropped: dropped.length };
    needs.log.info("codes of an archive have started with their domain", counts);
  }

  /**
   * Does work behind that under way. A failure waits for the next start, or for the domain to be verified
   * again.
   */
  function then(work: () => Promise<void>): void {
    last = last.then(work).catch((error: unknown) => {
      if (error instanceof Fault)
        needs.log.warn("codes of an archive go on waiting", { reason: error.message });
      else needs.log.error("codes of an archive go on waiting", errorFields(error));
    });
  }

  return {
    begin: (waited) => then(() => start(waited)),
    beginAll: () =>
      then(async () => {
        for (const waited of await needs.waiting.ready(DOMAINS_AT_ONCE)) then(() => start(waited));
      }),
    async done() {
      for (let seen: Promise<void> | null = null; seen !== last;) {
        seen = last;
        await seen;
      }
    },
  };
}
