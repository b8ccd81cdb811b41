import type { Subject } from "../../audit/traits.ts";
import { note } from "../../audit/store.ts";
import type { Deed } from "../../../kit/shared/deed.ts";
import { DELIVERY_EVENTS, type DeliveryEvent, MOST_WEBHOOKS } from "../traits.ts";
import { awaited, type KeyedWebhook, type StoredWebhook } from "../records.ts";
import { firstOf, idOf, tenantOf, type WebhookKey } from "../key-records.ts";
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
  const { read, write } = bind(db);
  return {
    /** `null` when it was never set. */
    get: read(find),

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
    drop: write(drop),
  };
}

export type WebhookStore = ReturnType<typeof createWebhookStore>;

function find(webhook: WebhookKey): Work<KeyedWebhook | null> {
  return first(WEBHOOK)`select ${WEBHOOK} from webhooks where webhook = ${webhook}`;
}

function* drop(webhook: WebhookKey, deed: Deed | null = null): Work<boolean> {
  const before = yield* find(webhook);
  if ((yield* run`delete from webhooks where webhook = ${webhook}`) === 0) return false;
  yield* note(tenantOf(webhook), deed, "webhook.deleted", subjectOf(webhook, before?.name ?? ""));
  return true;
}

function subjectOf(webhook: WebhookKey, name: string): Subject {
  return { kind: "webhook", id: idOf(webhook), name: name === "" ? null : name };
}

/**
 * The members of a webhook that a change replaces. An address of many services is a secret by itself: it is
 * not told.
 */
const MEMBERS = ["url", "name", "events"] as const;

function* noteChange(webhook: WebhookKey, before: KeyedWebhook | null, next: StoredWebhook, deed: Deed) {
  const wasSet = before !== null && (before.url ?? awaited(before)) !== null;
  const isThere = (next.url ?? awaited(next)) !== null;
  const action = !isThere ? "webhook.deleted" : wasSet ? "webhook.changed" : "webhook.made";
  const members = [
    ...MEMBERS.filter((name) => !Bun.deepEquals(before?.[name], next[name])),
    ...(Bun.deepEquals(before?.secrets, next.secrets) ? [] : ["secret"]),
  ];
  const detail = action === "webhook.changed" ? { members } : {};
  yield* note(tenantOf(webhook), deed, action, subjectOf(webhook, next.name), detail);
}

function* replace(
  webhook: WebhookKey,
  next: StoredWebhook,
  deed: Deed | null = null,
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
  const before = isNew ? null : yield* find(webhook);
  yield* forgetTries(webhook, next.url, next.revision - 1);
  const row = { ...next, events: next.events?.join() ?? null };
  const changed = isNew
    ? yield* run`insert into webhooks ${WEBHOOK_ROW.values({ ...row, webhook, tenantId })} on conflict do nothing`
    : yield* run`update webhooks set ${WEBHOOK_ROW.set({ ...row, webhook })}
          where webhook = ${webhook} and revision = ${next.revision - 1}`;
  if (changed === 0) return "superseded";
  if (deed !== null) yield* noteChange(webhook, before, next, deed);
  return "replaced";
}
