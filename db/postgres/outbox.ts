import { createIds } from "../../src/kit/shared/ids.ts";
import { DELIVERY, type OutboxRow } from "../../src/features/webhooks/store/delivery-row.ts";
import { addDelivery, isWanted, type LeadOutbox } from "../../src/features/webhooks/store/outbox.ts";
import { plainArray, textArray } from "./arrays.ts";
import type { Connection } from "./open.ts";
import { rowsOf } from "./rows.ts";

/** An event of a tenant, to be delivered. */
export interface OutboxEvent extends OutboxRow {
  readonly tenantId: string;
}

/** Adds deliveries inside the transactions of their events. */
export interface Outbox extends LeadOutbox {
  /**
   * Adds a delivery for each scan whose tenant has a webhook at this moment, leased by this node.
   * @returns the tenants that got any, for `committed`.
   */
  write(transaction: Connection, events: readonly OutboxEvent[]): Promise<ReadonlySet<string>>;
  listen(listener: (tenantIds: Iterable<string>) => void): void;
}

/** Sorted, so that nodes never deadlock, and so that the index grows at its end. */
const INSERT = `
  with added as (
    insert into webhook_deliveries
      (tenant_id, state, id, code_seq, event, at, country, device, repeat, has_email, leased_by, subject)
    select e.tenant_id, ${DELIVERY.new}, e.id, e.code_seq, e.event, e.at, e.country, e.device, e.repeat, e.has_email, $10, e.subject
    from unnest($1::text::text[], $2::text::text[], $3::text::bigint[], $4::text::text[], $5::text::bigint[],
      $6::text::text[], $7::text::text[], $8::text::boolean[], $9::text::boolean[], $11::text::text[])
      as e(tenant_id, id, code_seq, event, at, country, device, repeat, has_email, subject)
    join webhooks w on w.tenant_id = e.tenant_id and ${isWanted("qr.scan")}
    order by 1, 3
    returning tenant_id)
  select distinct tenant_id as "tenantId" from added`;

/** @param node - the node that leases new deliveries. */
export function createOutbox(node: string): Outbox {
  let eventAt = 0;
  const ids = createIds({ now: () => eventAt });
  let listener: (tenantIds: Iterable<string>) => void = () => {};

  function newId(at: number): string {
    eventAt = at;
    return ids.id("whd");
  }

  return {
    add: (tenantId, event) => addDelivery({ ...event, tenantId, id: newId(event.at), leasedBy: node }),
    async write(transaction, events) {
      if (events.length === 0) return new Set();
      const rows = await rowsOf<{ tenantId: string }>(transaction, INSERT, [
        textArray(events.map(({ tenantId }) => tenantId)),
        textArray(events.map(({ at }) => newId(at))),
        plainArray(events.map(({ codeSeq }) => codeSeq)),
        textArray(events.map(({ event }) => event)),
        plainArray(events.map(({ at }) => at)),
        textArray(events.map(({ country }) => country)),
        textArray(events.map(({ device }) => device)),
        plainArray(events.map(({ repeat }) => repeat)),
        plainArray(events.map(({ hasEmail }) => hasEmail)),
        node,
        textArray(events.map(({ subject = null }) => subject)),
      ]);
      return new Set(rows.map(({ tenantId }) => tenantId));
    },
    committed(tenantIds) {
      if (tenantIds.size > 0) listener(tenantIds);
    },
    listen(to) {
      listener = to;
    },
  };
}
