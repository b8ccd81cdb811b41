import type { SQLQueryBindings } from "bun:sqlite";
import { and, eq, isNotNull, sql } from "drizzle-orm";
import { createIds } from "../../src/shared/ids.ts";
import type { SqliteDatabase } from "./open.ts";
import { DELIVERY } from "../common/delivery.ts";
import type { OutboxRow } from "../common/outbox-row.ts";
import { webhookDeliveries, webhooks } from "./schema.ts";
import { hot, hotRows } from "./statements.ts";

/** Adds deliveries inside the transactions of the events they tell of. */
export interface Outbox {
  /** One for each transaction. */
  begin(): OutboxTransaction;
  listen(listener: (tenantIds: Iterable<string>) => void): void;
}

export interface OutboxTransaction {
  /** Adds a delivery if the tenant has a webhook at this moment. */
  add(tenantId: string, row: OutboxRow): void;
  /** Writes what was added: the last thing a transaction does. */
  write(): void;
  /**
   * To be called once what was written is on the disk, which may be after other transactions: tells who listens that
   * there is something to send.
   */
  committed(): void;
}

/** What differs from delivery to delivery, in the order in which it is inserted. */
const COLUMNS = [
  "tenantId",
  "id",
  "codeSeq",
  "event",
  "at",
  "country",
  "device",
  "repeat",
  "hasEmail",
] as const;

/** Literals, not parameters: less to bind. */
const NEW = { state: sql.raw(String(DELIVERY.new)), attempts: sql`0`, step: sql`0` };

/** The outbox of one database. Its ids carry the time of the event, and ascend over all tenants. */
export function createOutbox({ writer }: SqliteDatabase): Outbox {
  let eventAt = 0;
  const ids = createIds({ now: () => eventAt });
  let listener: (tenantIds: Iterable<string>) => void = () => {};

  const tenantId = sql.placeholder("tenantId");
  const configured = hot(writer, () =>
    writer
      .select({ tenantId: webhooks.tenantId })
      .from(webhooks)
      .where(and(eq(webhooks.tenantId, tenantId), isNotNull(webhooks.url))),
  );
  const insert = hotRows(writer, COLUMNS, (rows) =>
    writer.insert(webhookDeliveries).values(
      Array.from({ length: rows }, (_, row) => {
        const at = (column: (typeof COLUMNS)[number]) => sql.placeholder(`${column} ${row}`);
        return {
          tenantId: at("tenantId"),
          id: at("id"),
          codeSeq: at("codeSeq"),
          event: at("event"),
          at: at("at"),
          country: at("country"),
          device: at("device"),
          repeat: at("repeat"),
          hasEmail: at("hasEmail"),
          ...NEW,
        };
      }),
    ),
  );

  return {
    begin() {
      const added = new Set<string>();
      const known = new Map<string, boolean>();
      const hasWebhook = (tenant: string) => {
        const earlier = known.get(tenant);
        if (earlier !== undefined) return earlier;
        const answer = configured.value({ tenantId: tenant }) !== undefined;
        known.set(tenant, answer);
        return answer;
      };
      const rows: SQLQueryBindings[] = [];
      return {
        add(tenant, { codeSeq, event, at, country, device, repeat, hasEmail }) {
          if (!hasWebhook(tenant)) return;
          eventAt = at;
          rows.push(
            tenant,
            ids.id("whd"),
            codeSeq,
            event,
            at,
            country,
            device,
            repeat ? 1 : 0,
            hasEmail ? 1 : 0,
          );
          added.add(tenant);
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
