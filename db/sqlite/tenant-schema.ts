import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";

/* Tenants, their keys, and vouchers: what of the schema knows nothing of codes. Times are milliseconds since the epoch. */

export const tenants = sqliteTable("tenants", {
  id: text().primaryKey(),
  name: text().notNull(),
  email: text().notNull(),
  plan: text().notNull(),
  planValidUntil: integer("plan_valid_until"),
  deviceLog: integer("device_log", { mode: "boolean" }).notNull(),
  suspended: integer({ mode: "boolean" }).notNull().default(false),
  createdAt: integer("created_at").notNull(),
});

export const apiKeys = sqliteTable(
  "api_keys",
  {
    hash: text().primaryKey(),
    tenantId: text("tenant_id")
      .notNull()
      .references(() => tenants.id, { onDelete: "cascade" }),
    createdAt: integer("created_at").notNull(),
    validUntil: integer("valid_until"),
  },
  (table) => [index("api_keys_tenant").on(table.tenantId)],
);

/** Vouchers by the hash of their code: whoever reads the database can't redeem one. Created WITHOUT ROWID. */
export const vouchers = sqliteTable(
  "vouchers",
  {
    hash: text().primaryKey(),
    /** The first characters of the code: by these the operator tells vouchers apart. */
    hint: text().notNull(),
    plan: text().notNull(),
    uses: integer().notNull(),
    /** Counted here and not from the redemptions, which go with their tenants. */
    redeemed: integer().notNull().default(0),
    days: integer(),
    expiresAt: integer("expires_at"),
    createdAt: integer("created_at").notNull(),
    revokedAt: integer("revoked_at"),
  },
  (table) => [uniqueIndex("vouchers_hint").on(table.hint)],
);

/** Who redeemed which voucher. Created WITHOUT ROWID. */
export const voucherRedemptions = sqliteTable(
  "voucher_redemptions",
  {
    voucherHash: text("voucher_hash")
      .notNull()
      .references(() => vouchers.hash, { onDelete: "cascade" }),
    tenantId: text("tenant_id")
      .notNull()
      .references(() => tenants.id, { onDelete: "cascade" }),
    redeemedAt: integer("redeemed_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.voucherHash, table.tenantId] }),
    index("voucher_redemptions_tenant").on(table.tenantId),
  ],
);
