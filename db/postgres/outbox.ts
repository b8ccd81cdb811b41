import { createIds } from "../../src/kit/shared/ids.ts";
import { DELIVERY, type OutboxRow } from "../../src/features/webhooks/store/delivery-row.ts";
import { addDelivery, isWanted, type LeadOutbox } from "../../src/features/webhooks/store/outbox.ts";
import type { WebhookKey } from "../../src/features/webhooks/key-records.ts";
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
   * @returns the keys of webhooks that got any, for `committed`.
   */
  write(transaction: Connection, events: readonly OutboxEvent[]): Promise<ReadonlySet<WebhookKey>>;
  listen(listener: (webhooks: Iterable<WebhookKey>) => void): void;
}

/**
 * Sorted, so that nodes never deadlock, and so that the index grows at its end. Where several webhooks want a
 * scan one row is written for all: the dispatcher gives each its own, so that no scan waits for that.
 */
const INSERT = `
  with keys as (
    select tenant_id, case when count(*) = 1 then min(webhook) else tenant_id || '*' end as webhook
    from webhooks where tenant_id = any($1::text::text[]) and ${isWanted("qr.scan")} group by tenant_id),
  added as (
    insert into webhook_deliveries
      (webhook, state, id, code_seq, event, at, country, device, repeat, has_email, leased_by, subject)
    select k.webhook, ${DELIVERY.new}, e.id, e.code_seq, e.event, e.at, e.country, e.device, e.repeat, e.has_email, $10,
      e.subject
    from unnest($1::text::text[], $2::text::text[], $3::text::bigint[], $4::text::text[], $5::text::bigint[],
      $6::text::text[], $7::text::text[], $8::text::boolean[], $9::text::boolean[], $11::text::text[])
      as e(tenant_id, id, code_seq, event, at, country, device, repeat, has_email, subject)
    join keys k on k.tenant_id = e.tenant_id
    order by 1, 3
    returning webhook)
  select distinct webhook from added`;

/** @param node - the node that leases new deliveries. */
export function createOutbox(node: string): Outbox {
  let eventAt = 0;
  const ids = createIds({ now: () => eventAt });
  let listener: (webhooks: Iterable<WebhookKey>) => void = () => {};

  function newId(at: number): string {
    eventAt = at;
    return ids.id("whd");
  }

  return {
    add: (tenantId, event) => addDelivery({ ...event, tenantId, id: newId(event.at), leasedBy: node }),
    async write(transaction, events) {
      if (events.length === 0) return new Set();
      const rows = await rowsOf<{ webhook: WebhookKey }>(transaction, INSERT, [
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
      return new Set(rows.map(({ webhook }) => webhook));
    },
    committed(webhooks) {
      if (webhooks.size > 0) listener(webhooks);
    },
    listen(to) {
      listener = to;
    },
  };
}
