import { DEFAULT_EVENTS, DELIVERY_EVENTS, type DeliveryEvent } from "../traits.ts";
import { DELIVERY, type OutboxRow } from "./delivery-row.ts";
import { flag, nullable, shape, text, whole } from "../../../../db/shape.ts";
import { NOTHING, raw } from "../../../../db/sql.ts";
import { exists, run, type Work } from "../../../../db/work.ts";

/** Adds deliveries in the transactions of leads. Each engine adds the deliveries of scans in its own way. */
export interface LeadOutbox {
  /** Adds a delivery if the tenant has a webhook at this moment. Gives the tenants that got any, for `committed`. */
  add(tenantId: string, event: OutboxRow): Work<ReadonlySet<string>>;
  /** Notifies the listener. To be called once the transaction is on the disk. */
  committed(tenantIds: ReadonlySet<string>): void;
}

const NEW_DELIVERY = shape({
  tenantId: text,
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

/** Adds a delivery if its tenant has a webhook that gets such events. @param row - with the node that has it in hand, on PostgreSQL. */
export function* addDelivery(
  row: OutboxRow & { readonly tenantId: string; readonly id: string; readonly leasedBy?: string },
): Work<ReadonlySet<string>> {
  const wanted = WANTED.get(row.event) ?? NOTHING;
  if (!(yield* exists`select 1 from webhooks where tenant_id = ${row.tenantId} and ${wanted}`))
    return new Set();
  yield* run`insert into webhook_deliveries ${NEW_DELIVERY.values({ ...row, state: DELIVERY.new })}`;
  return new Set([row.tenantId]);
}
