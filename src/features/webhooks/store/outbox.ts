import { DEFAULT_EVENTS, DELIVERY_EVENTS, type DeliveryEvent } from "../traits.ts";
import type { WebhookKey } from "../key-records.ts";
import { DELIVERY, type OutboxRow } from "./delivery-row.ts";
import { flag, nullable, shape, text, whole } from "../../../../db/shape.ts";
import { NOTHING, raw } from "../../../../db/sql.ts";
import { run, values, type Work } from "../../../../db/work.ts";

/** Adds deliveries in the transactions of leads. Each engine adds the deliveries of scans in its own way. */
export interface LeadOutbox {
  /**
   * Adds a delivery for each webhook that the tenant has for it at this moment. Gives their keys, for
   * `committed`.
   */
  add(tenantId: string, event: OutboxRow): Work<ReadonlySet<WebhookKey>>;
  /** Notifies the listener. To be called once the transaction is on the disk. */
  committed(webhooks: ReadonlySet<WebhookKey>): void;
}

const NEW_DELIVERY = shape({
  webhook: text,
  state: whole,
  id: text,
  codeSeq: whole,
  event: text,
  at: whole,
  country: nullable(text),
  device: text,
  repeat: flag,
  hasEmail: flag,
  alert: text,
  subject: text,
  leasedBy: text,
});

/** A condition on a row of `webhooks`: it has a url, and gets these events. */
export function isWanted(event: DeliveryEvent): string {
  const isDefault = DEFAULT_EVENTS.includes(event) ? "events is null or " : "";
  return `url is not null and (${isDefault}events like '%${event}%')`;
}

const WANTED = new Map(DELIVERY_EVENTS.map((event) => [event, raw(isWanted(event))]));

/**
 * Adds a delivery for each webhook that gets such events.
 * @param row - with the node that has it in hand, on PostgreSQL.
 */
export function* addDelivery({
  tenantId,
  ...row
}: OutboxRow & {
  readonly tenantId: string;
  readonly id: string;
  readonly leasedBy?: string;
}): Work<ReadonlySet<WebhookKey>> {
  const wanted = WANTED.get(row.event) ?? NOTHING;
  const webhooks = yield* values(
    text,
  )`select webhook from webhooks where tenant_id = ${tenantId} and ${wanted}`;
  if (webhooks.length === 0) return new Set();
  const rows = webhooks.map((webhook) => ({ ...row, webhook, state: DELIVERY.new }));
  yield* run`insert into webhook_deliveries ${NEW_DELIVERY.values(...rows)}`;
  return new Set(webhooks);
}
