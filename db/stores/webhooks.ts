import type { StoredWebhook, WebhookStore } from "../../src/webhooks/store.ts";
import { holdTenant } from "./locks.ts";
import { bytes, nullable, shape, text, whole } from "./shape.ts";
import { type Database, first, run, type Work } from "./work.ts";

const COLUMNS = { url: nullable(text), secrets: nullable(bytes), updatedAt: whole, revision: whole };

const WEBHOOK = shape(COLUMNS);
const WEBHOOK_ROW = shape({ tenantId: text, ...COLUMNS });

/** The configuration of webhooks. */
export function createWebhookStore(db: Database): WebhookStore {
  return {
    get: (tenantId) =>
      db.read(() => first(WEBHOOK)`select ${WEBHOOK} from webhooks where tenant_id = ${tenantId}`),

    replace: (tenantId, next) => db.write(() => replace(tenantId, next)),
  };
}

function* replace(tenantId: string, next: StoredWebhook): Work<"replaced" | "superseded" | "tenant_gone"> {
  if (!(yield* holdTenant(tenantId))) return "tenant_gone";
  const changed =
    next.revision === 1
      ? yield* run`insert into webhooks ${WEBHOOK_ROW.values({ tenantId, ...next })} on conflict do nothing`
      : yield* run`update webhooks set ${WEBHOOK.set(next)}
          where tenant_id = ${tenantId} and revision = ${next.revision - 1}`;
  return changed > 0 ? "replaced" : "superseded";
}
