import type { SQLQueryBindings } from "bun:sqlite";
import { createIds } from "../../src/kit/shared/ids.ts";
import { DELIVERY, type OutboxRow } from "../../src/features/webhooks/store/delivery-row.ts";
import { addDelivery, isWanted, type LeadOutbox } from "../../src/features/webhooks/store/outbox.ts";
import type { SqliteDatabase } from "./open.ts";
import { prepared, preparedRows } from "./prepared.ts";

/** Adds deliveries inside the transactions of their events. */
export interface Outbox extends LeadOutbox {
  /** One for each transaction. */
  begin(): OutboxTransaction;
  listen(listener: (tenantIds: Iterable<string>) => void): void;
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
  "tenant_id",
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

const HAS_WEBHOOK = `select 1 from webhooks where tenant_id = ?1 and ${isWanted("qr.scan")}`;

/** The outbox of one database. Its ids carry the time of the event, and ascend over all tenants. */
export function createOutbox({ writer }: SqliteDatabase): Outbox {
  let eventAt = 0;
  const ids = createIds({ now: () => eventAt });
  let listener: (tenantIds: Iterable<string>) => void = () => {};

  const findWebhook = prepared<unknown, [string]>(writer, HAS_WEBHOOK);
  const insert = preparedRows(writer, "webhook_deliveries", COLUMNS);

  function newId(at: number): string {
    eventAt = at;
    return ids.id("whd");
  }

  return {
    add: (tenantId, event) => addDelivery({ ...event, tenantId, id: newId(event.at) }),
    committed(tenantIds) {
      if (tenantIds.size > 0) listener(tenantIds);
    },
    begin() {
      const added = new Set<string>();
      const known = new Map<string, boolean>();
      const hasWebhook = (tenantId: string) => {
        const cached = known.get(tenantId);
        if (cached !== undefined) return cached;
        const found = findWebhook().get(tenantId) !== null;
        known.set(tenantId, found);
        return found;
      };
      const rows: SQLQueryBindings[] = [];
      return {
        add(tenantId, { codeSeq, event, at, country, device, repeat, hasEmail, subject = null }) {
          if (!hasWebhook(tenantId)) return;
          rows.push(tenantId, DELIVERY.new, newId(at), codeSeq, event, at, country, device);
          rows.push(repeat ? 1 : 0, hasEmail ? 1 : 0, subject);
          added.add(tenantId);
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
