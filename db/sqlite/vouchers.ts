import { and, asc, eq, sql } from "drizzle-orm";
import type { KeptVoucher, Redeem, Redemption, VoucherRefusal, VoucherStore } from "../../src/plans/store.ts";
import type { RetryKey } from "../../src/shared/retry.ts";
import type { Tenant } from "../../src/tenants/model.ts";
import { toTenant } from "../common/tenant-row.ts";
import { refusalOf } from "../common/voucher-state.ts";
import { findKeptAnswer, keepAnswer } from "./kept-answers.ts";
import type { SqliteDatabase } from "./open.ts";
import { tenants, voucherRedemptions, vouchers } from "./schema.ts";
import { insertTenant } from "./tenants.ts";

/** Vouchers in SQLite. */
export function createVoucherStore(db: SqliteDatabase): VoucherStore {
  const { writer, reader } = db;

  /** The voucher, if the tenant may redeem it at this moment. */
  function redeemable(hash: string, tenantId: string, at: number): KeptVoucher | VoucherRefusal {
    const voucher = writer.select().from(vouchers).where(eq(vouchers.hash, hash)).get();
    const mine = and(eq(voucherRedemptions.voucherHash, hash), eq(voucherRedemptions.tenantId, tenantId));
    const isMine = writer.select().from(voucherRedemptions).where(mine).get() !== undefined;
    return refusalOf(voucher, isMine, at) ?? voucher ?? "voucher_invalid";
  }

  /** Counts the use and remembers whose it was. The tenant must be there. */
  function use(hash: string, tenantId: string, at: number): void {
    writer
      .update(vouchers)
      .set({ redeemed: sql`${vouchers.redeemed} + 1` })
      .where(eq(vouchers.hash, hash))
      .run();
    writer.insert(voucherRedemptions).values({ voucherHash: hash, tenantId, redeemedAt: at }).run();
  }

  function redeem(attempt: {
    hash: string;
    tenantId: string;
    at: number;
    retry: RetryKey | null;
    redeem: Redeem;
  }): Redemption {
    const { hash, tenantId, at, retry } = attempt;
    const row = writer.select().from(tenants).where(eq(tenants.id, tenantId)).get();
    if (!row) return { kind: "tenant_gone" };
    const kept = retry ? findKeptAnswer(writer, retry, at) : null;
    if (kept) return kept;
    const voucher = redeemable(hash, tenantId, at);
    if (typeof voucher === "string") return { kind: "refused", code: voucher };
    const outcome = attempt.redeem(voucher, toTenant(row));
    if (!outcome) return { kind: "refused", code: "voucher_invalid" };
    use(hash, tenantId, at);
    const { plan, planValidUntil } = outcome.tenant;
    writer.update(tenants).set({ plan, planValidUntil }).where(eq(tenants.id, tenantId)).run();
    if (retry) keepAnswer(writer, retry, outcome.answer, at);
    return { kind: "redeemed", answer: outcome.answer };
  }

  function admit(hash: string, tenant: Tenant, keyHash: string, apply: Redeem): Tenant | VoucherRefusal {
    const voucher = redeemable(hash, tenant.id, tenant.createdAt);
    if (typeof voucher === "string") return voucher;
    const outcome = apply(voucher, tenant);
    if (!outcome) return "voucher_invalid";
    insertTenant(writer, outcome.tenant, keyHash);
    use(hash, tenant.id, tenant.createdAt);
    return outcome.tenant;
  }

  return {
    async add(voucher) {
      return db.write(
        () => writer.insert(vouchers).values(voucher).onConflictDoNothing().returning().all().length > 0,
      );
    },

    async list() {
      return db.read(() =>
        reader.select().from(vouchers).orderBy(asc(vouchers.createdAt), asc(vouchers.hint)).all(),
      );
    },

    async revoke(hash, at) {
      const [voucher = null] = db.write(() =>
        writer
          .update(vouchers)
          .set({ revokedAt: sql`coalesce(${vouchers.revokedAt}, ${at})` })
          .where(eq(vouchers.hash, hash))
          .returning()
          .all(),
      );
      return voucher;
    },

    async redeem(attempt) {
      return db.write(() => redeem(attempt));
    },

    async admit({ hash, tenant, keyHash, redeem }) {
      return db.write(() => admit(hash, tenant, keyHash, redeem));
    },
  };
}
