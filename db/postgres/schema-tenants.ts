import { boolean, index, integer, pgTable, primaryKey, uniqueIndex } from "drizzle-orm/pg-core";
import { bytes, text, whole } from "./columns.ts";

/* Tenants, their keys, webhooks and vouchers: what of the schema knows nothing of codes. */

export const tenants = pgTable("tenants", {
  id: text().primaryKey(),
  name: text().notNull(),
  email: text().notNull(),
  plan: text().notNull(),
  planValidUntil: whole("plan_valid_until"),
  deviceLog: boolean("device_log").notNull(),
  suspended: boolean().notNull().default(false),
  createdAt: whole("created_at").notNull(),
});

export const apiKeys = pgTable(
  "api_keys",
  {
    hash: text().primaryKey(),
    tenantId: text("tenant_id")
      .notNull()
      .references(() => tenants.id, { onDelete: "cascade" }),
    createdAt: whole("created_at").notNull(),
    validUntil: whole("valid_until"),
  },
  (table) => [index("api_keys_tenant").on(table.tenantId)],
);

/** Vouchers by the hash of their code: whoever reads the database can't redeem one. */
export const vouchers = pgTable(
  "vouchers",
  {
    hash: text().primaryKey(),
    /** The first characters of the code: by these the operator tells vouchers apart. */
    hint: text().notNull(),
    plan: text().notNull(),
    uses: whole().notNull(),
    /** Counted here and not from the redemptions, which go with their tenants. */
    redeemed: whole().notNull().default(0),
    days: integer(),
    expiresAt: whole("expires_at"),
    createdAt: whole("created_at").notNull(),
    revokedAt: whole("revoked_at"),
  },
  (table) => [uniqueIndex("vouchers_hint").on(table.hint)],
);

/** Who redeemed which voucher. */
export const voucherRedemptions = pgTable(
  "voucher_redemptions",
  {
    voucherHash: text("voucher_hash")
      .notNull()
      .references(() => vouchers.hash, { onDelete: "cascade" }),
    tenantId: text("tenant_id")
      .notNull()
      .references(() => tenants.id, { onDelete: "cascade" }),
    redeemedAt: whole("redeemed_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.voucherHash, table.tenantId] }),
    index("voucher_redemptions_tenant").on(table.tenantId),
  ],
);

/** Where each tenant's events go. `url` and `secrets` are null after a removal: no events are kept for them. */
export const webhooks = pgTable("webhooks", {
  tenantId: text("tenant_id")
    .primaryKey()
    .references(() => tenants.id, { onDelete: "cascade" }),
  url: text(),
  /** Sealed under the service's key. */
  secrets: bytes(),
  updatedAt: whole("updated_at").notNull(),
  revision: whole().notNull(),
});

/** What tells the secret that all nodes share from any other, without telling the secret. One row. */
export const secretMarks = pgTable("secret_marks", {
  id: integer().primaryKey(),
  mark: text().notNull(),
});
