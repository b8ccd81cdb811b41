import type { SQLQueryBindings } from "bun:sqlite";
import { createIds } from "../../src/kit/shared/ids.ts";
import { DELIVERY, type OutboxRow } from "../../src/features/webhooks/store/delivery-row.ts";
import { addDelivery, isWanted, type LeadOutbox } from "../../src/features/webhooks/store/outbox.ts";
import { sharedOf, type WebhookKey } from "../../src/features/webhooks/key-records.ts";
import type { SqliteDatabase } from "./open.ts";
import { prepared, preparedRows } from "./prepared.ts";

/** Adds deliveries inside the transactions of their events. */
export interface Outbox extends LeadOutbox {
  /** One for each transaction. */
  begin(): OutboxTransaction;
  listen(listener: (webhooks: Iterable<WebhookKey>) => void): void;
}

export interface OutboxTransaction {
  /** Adds the delivery of a scan if the tenant has a webhook for it at this moment. */
  add(tenantId: string, row: OutboxRow): void;
  /** Writes what was added: the last thing a transaction does. */
  write(): void;
  /**
   * Notifies the listener. To be called once the rows are on the disk, which may be after the commit of later
   * transactions.
   */
  committed(): void;
}

/** The columns of a delivery, in the order in which it is inserted. */
const COLUMNS = [
  "webhook",
  "state",
  "id",
  "code_seq",
  "event",
  "at",
  "country",
  "device",
  "repeat",
  "has_email",
  "subject",
];

/**
 * Of several one row is written for all: the dispatcher gives each its own, so that no scan waits for that.
 */
const FIND_WEBHOOKS = `select webhook from webhooks where tenant_id = ?1 and ${isWanted("qr.scan")} limit 2`;

/** The outbox of one database. Its ids carry the time of the event, and ascend over all tenants. */
export function createOutbox({ writer }: SqliteDatabase): Outbox {
  let eventAt = 0;
  const ids = createIds({ now: () => eventAt });
  let listener: (webhooks: Iterable<WebhookKey>) => void = () => {};

  const findWebhooks = prepared<{ webhook: string }, [string]>(writer, FIND_WEBHOOKS);
  const insert = preparedRows(writer, "webhook_deliveries", COLUMNS);

  function newId(at: number): string {
    eventAt = at;
    return ids.id("whd");
  }

  return {
    add: (tenantId, event) => addDelivery({ ...event, tenantId, id: newId(event.at) }),
    committed(webhooks) {
      if (webhooks.size > 0) listener(webhooks);
    },
    begin() {
      const added = new Set<WebhookKey>();
      const known = new Map<string, WebhookKey | null>();
      const keyOf = (tenantId: string) => {
        const cached = known.get(tenantId);
        if (cached !== undefined) return cached;
        const [only, another] = findWebhooks().all(tenantId);
        const found = another ? sharedOf(tenantId) : (only?.webhook ?? null);
        known.set(tenantId, found);
        return found;
      };
      const rows: SQLQueryBindings[] = [];
      return {
        add(tenantId, { codeSeq, event, at, country, device, repeat, hasEmail, subject = null }) {
          const webhook = keyOf(tenantId);
          if (webhook === null) return;
          rows.push(webhook, DELIVERY.new, newId(at), codeSeq, event, at, country, device);
          rows.push(repeat ? 1 : 0, hasEmail ? 1 : 0, subject);
          added.add(webhook);
        },
        write: () => insert(rows),
        committed() {
          if (added.size > 0) listener(added);
        },
      };
    },
    listen(to) {
      listener = to;
    },
  };
}
