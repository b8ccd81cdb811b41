import type { Stores } from "../../src/stores.ts";
import { createOutbox } from "./outbox.ts";
import { createScanStore } from "./scans.ts";
import { type OpenOptions, openPostgres, type PostgresDatabase } from "./open.ts";

/**
 * All that is kept, in a PostgreSQL database that other nodes may share.
 * @throws StorageError when it can't be used.
 */
export async function openPostgresStores(url: string, options: OpenOptions = {}): Promise<Stores> {
  return postgresStores(await openPostgres(url, options));
}

/** The ports over one database. */
export function postgresStores(db: PostgresDatabase): Stores {
  const outbox = createOutbox(db.node);
  return {
    tenants: missing("tenants"),
    vouchers: missing("vouchers"),
    codes: missing("codes"),
    bulk: missing("bulk"),
    scans: createScanStore(db, outbox),
    dayKeys: missing("dayKeys"),
    devices: missing("devices"),
    leads: missing("leads"),
    logos: missing("logos"),
    interactions: missing("interactions"),
    pages: missing("pages"),
    analytics: missing("analytics"),
    campaigns: missing("campaigns"),
    packer: missing("packer"),
    webhooks: missing("webhooks"),
    deliveries: missing("deliveries"),
    eraser: missing("eraser"),
    auditor: missing("auditor"),
    changeStamp: () => 0,
    close: () => void db.close(),
  };
}

/** Stands for a port that this engine does not bring yet. */
function missing<T extends object>(port: string): T {
  return new Proxy(Object.create(null), {
    get() {
      throw new Error(`PostgreSQL does not keep ${port} yet`);
    },
  });
}
