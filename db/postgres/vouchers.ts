import { and, asc, eq, sql } from "drizzle-orm";
import type { KeptVoucher, Redemption, VoucherRefusal, VoucherStore } from "../../src/plans/store.ts";
import { toTenant } from "../common/tenant-row.ts";
import { refusalOf } from "../common/voucher-state.ts";
import { findKeptAnswer, keepAnswer } from "./kept-answers.ts";
import { lockTenant } from "./locks.ts";
import type { Connection, PostgresDatabase } from "./open.ts";
import { tenants, voucherRedemptions, vouchers } from "./schema.ts";
import { insertTenant } from "./tenants.ts";

/** Vouchers in PostgreSQL. */
export function createVoucherStore(db: PostgresDatabase): VoucherStore {
  return {
    async add(voucher) {
      const added = await db.write((tx) =>
        tx.insert(vouchers).values(voucher).onConflictDoNothing().returning({ hash: vouchers.hash }),
      );
      return added.length > 0;
    },

    async list() {
      return db.read((connection) =>
        connection.select().from(vouchers).orderBy(asc(vouchers.createdAt), asc(vouchers.hint)),
      );
    },

    async revoke(hash, at) {
      const [voucher = null] = await db.write((tx) =>
        tx
          .update(vouchers)
          .set({ revokedAt: sql`coalesce(${vouchers.revokedAt}, ${at}::bigint)` })
          .where(eq(vouchers.hash, hash))
          .returning(),
      );
      return voucher;
    },

    async redeem({ hash, tenantId, at, retry, redeem }) {
      return db.write(async (tx): Promise<Redemption> => {
        const row = await lockTenant(tx, tenantId);
        if (!row) return { kind: "tenant_gone" };
        const kept = retry ? await findKeptAnswer(tx, retry, at) : null;
        if (kept) return kept;
        const voucher = await lockRedeemable(tx, hash, tenantId, at);
        if (typeof voucher === "string") return { kind: "refused", code: voucher };
        const outcome = redeem(voucher, toTenant(row));
        if (!outcome) return { kind: "refused", code: "voucher_invalid" };
        await use(tx, hash, tenantId, at);
        const { plan, planValidUntil } = outcome.tenant;
        await tx.update(tenants).set({ plan, planValidUntil }).where(eq(tenants.id, tenantId));
        if (retry) await keepAnswer(tx, retry, outcome.answer, at);
        return { kind: "redeemed", answer: outcome.answer };
      });
    },

    async admit({ hash, tenant, keyHash, redeem }) {
      return db.write(async (tx) => {
        const voucher = await lockRedeemable(tx, hash, tenant.id, tenant.createdAt);
        if (typeof voucher === "string") return voucher;
        const outcome = redeem(voucher, tenant);
        if (!outcome) return "voucher_invalid";
        await insertTenant(tx, outcome.tenant, keyHash);
        await use(tx, hash, tenant.id, tenant.createdAt);
        return outcome.tenant;
      });
    },
  };
}

/** The voucher, if the tenant may redeem it at this moment; nobody else may until the transaction is done. */
async function lockRedeemable(
  tx: Connection,
  hash: string,
  tenantId: string,
  at: number,
): Promise<KeptVoucher | VoucherRefusal> {
  const [voucher] = await tx.select().from(vouchers).where(eq(vouchers.hash, hash)).for("update");
  const mine = and(eq(voucherRedemptions.voucherHash, hash), eq(voucherRedemptions.tenantId, tenantId));
  const redeemed = await tx.select().from(voucherRedemptions).where(mine);
  return refusalOf(voucher, redeemed.length > 0, at) ?? voucher ?? "voucher_invalid";
}

/** Counts the use and remembers whose it was. The tenant must be there. */
async function use(tx: Connection, hash: string, tenantId: string, at: number): Promise<void> {
  await tx
    .update(vouchers)
    .set({ redeemed: sql`${vouchers.redeemed} + 1` })
    .where(eq(vouchers.hash, hash));
  await tx.insert(voucherRedemptions).values({ voucherHash: hash, tenantId, redeemedAt: at });
}
