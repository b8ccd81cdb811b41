import { DELIVERY_EVENTS, type DeliveryEvent, MOST_WEBHOOKS } from "../traits.ts";
import type { KeyedWebhook, StoredWebhook } from "../records.ts";
import { firstOf, tenantOf, type WebhookKey } from "../key-records.ts";
import { holdTenant, lockTenant } from "../../../../db/locks.ts";
import { bytes, type Column, nullable, shape, text, whole } from "../../../../db/shape.ts";
import { forgetTries } from "./webhook-tries.ts";
import { all, bind, type Database, first, run, value, type Work } from "../../../../db/work.ts";

const COLUMNS = {
  url: nullable(text),
  secrets: nullable(bytes),
  updatedAt: whole,
  revision: whole,
  name: text,
  goneAt: nullable(whole),
  goneUrl: nullable(text),
};

/** Names of events, separated by commas. */
const events: Column<readonly DeliveryEvent[]> = {
  read(value, member) {
    const names = text.read(value, member).split(",");
    return DELIVERY_EVENTS.filter((event) => names.includes(event));
  },
};

const WEBHOOK = shape({ webhook: text, ...COLUMNS, events: nullable(events) });
const WEBHOOK_ROW = shape({ webhook: text, tenantId: text, ...COLUMNS, events: nullable(text) });

/** Stores webhooks' configuration. It is erased with its tenant. */
export function createWebhookStore(db: Database) {
  const { write } = bind(db);
  return {
    /** `null` when it was never set. */
    get: (webhook: WebhookKey): Promise<KeyedWebhook | null> =>
      db.read(() => first(WEBHOOK)`select ${WEBHOOK} from webhooks where webhook = ${webhook}`),

    /** Those of a tenant, the first one first and then the oldest. */
    list: (tenantId: string): Promise<KeyedWebhook[]> =>
      db.read(
        () => all(WEBHOOK)`select ${WEBHOOK} from webhooks where tenant_id = ${tenantId} order by webhook`,
      ),

    /**
     * Stores `next` in place of the revision before it; revision 1 where there is none.
     * @returns `superseded` when another change came first, `full` when the tenant has as many as it may,
     *   `tenant_gone` when the tenant was erased.
     */
    replace: write(replace),

    /** Removes a webhook that is not the first. @returns whether it was there. */
    drop: write(function* (webhook: WebhookKey) {
      return (yield* run`delete from webhooks where webhook = ${webhook}`) > 0;
    }),
  };
}

export type WebhookStore = ReturnType<typeof createWebhookStore>;

function* replace(
  webhook: WebhookKey,
  next: StoredWebhook,
): Work<"replaced" | "superseded" | "full" | "tenant_gone"> {
  const tenantId = tenantOf(webhook);
  const isNew = next.revision === 1;
  if (isNew && webhook !== firstOf(tenantId)) {
    if (!(yield* lockTenant(tenantId))) return "tenant_gone";
    const others = yield* value(whole)`select count(*) from webhooks
      where tenant_id = ${tenantId} and webhook <> ${firstOf(tenantId)}`;
    // One of them is the first, whether it is set or not.
    if ((others ?? 0) >= MOST_WEBHOOKS - 1) return "full";
  } else if (!(yield* holdTenant(tenantId))) return "tenant_gone";
  yield* forgetTries(webhook, next.url, next.revision - 1);
  const row = { ...next, events: next.events?.join() ?? null };
  const changed = isNew
    ? yield* run`insert into webhooks ${WEBHOOK_ROW.values({ ...row, webhook, tenantId })} on conflict do nothing`
    : yield* run`update webhooks set ${WEBHOOK_ROW.set({ ...row, webhook })}
          where webhook = ${webhook} and revision = ${next.revision - 1}`;
  return changed > 0 ? "replaced" : "superseded";
}
