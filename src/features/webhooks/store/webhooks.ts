import { DELIVERY_EVENTS, type DeliveryEvent } from "../traits.ts";
import type { StoredWebhook } from "../records.ts";
import { holdTenant } from "../../../../db/locks.ts";
import { bytes, type Column, nullable, shape, text, whole } from "../../../../db/shape.ts";
import { forgetTries } from "./webhook-tries.ts";
import { bind, type Database, first, run, type Work } from "../../../../db/work.ts";

const COLUMNS = { url: nullable(text), secrets: nullable(bytes), updatedAt: whole, revision: whole };

/** Names of events, separated by commas. */
const events: Column<readonly DeliveryEvent[]> = {
  read(value, member) {
    const names = text.read(value, member).split(",");
    return DELIVERY_EVENTS.filter((event) => names.includes(event));
  },
};

const WEBHOOK = shape({ ...COLUMNS, events: nullable(events) });
const WEBHOOK_ROW = shape({ tenantId: text, ...COLUMNS, events: nullable(text) });

/** Stores webhooks' configuration. It is erased with its tenant. */
export function createWebhookStore(db: Database) {
  const { write } = bind(db);
  return {
    /** `null` when none was ever set. */
    get: (tenantId: string) =>
      db.read(() => first(WEBHOOK)`select ${WEBHOOK} from webhooks where tenant_id = ${tenantId}`),

    /**
     * Stores `next` in place of the revision before it; revision 1 where there is none.
     * @returns `superseded` when another change came first, `tenant_gone` when the tenant was erased.
     */
    replace: write(replace),
  };
}

export type WebhookStore = ReturnType<typeof createWebhookStore>;

function* replace(tenantId: string, next: StoredWebhook): Work<"replaced" | "superseded" | "tenant_gone"> {
  if (!(yield* holdTenant(tenantId))) return "tenant_gone";
  yield* forgetTries(tenantId, next.url, next.revision - 1);
  const row = { ...next, events: next.events?.join() ?? null };
  const changed =
    next.revision === 1
      ? yield* run`insert into webhooks ${WEBHOOK_ROW.values({ tenantId, ...row })} on conflict do nothing`
      : yield* run`update webhooks set ${WEBHOOK_ROW.set(row)}
          where tenant_id = ${tenantId} and revision = ${next.revision - 1}`;
  return changed > 0 ? "replaced" : "superseded";
}
