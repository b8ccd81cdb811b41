import { note } from "../../audit/store.ts";
import { wholeOf } from "../../audit/traits.ts";
import type { Deed } from "../../../kit/shared/deed.ts";
import { noteAct } from "../../operators/store/log.ts";
import type { NewKey } from "../../keys/records.ts";
import type { NewOwner, OwnerRefusal } from "../../people/records.ts";
import type { StoredVoucher, Redeem, Redemption, VoucherRefusal, Voucher } from "../records.ts";
import type { RetryKey } from "../../../kit/shared/retry.ts";
import type { Tenant } from "../../../kit/shared/tenant.ts";
import { findAnswer, storeAnswer } from "../../tenants/store/kept-answers.ts";
import { lockTenant } from "../../../../db/locks.ts";
import { nullable, shape, text, whole } from "../../../../db/shape.ts";
import { forUpdate } from "../../../../db/sql.ts";
import { addToTotals } from "../../tenants/store/tenant-totals.ts";
import { insertTenant } from "../../tenants/store/tenants.ts";
import { all, bind, type Database, exists, first, run, type Work } from "../../../../db/work.ts";

const VOUCHER = shape({
  hash: text,
  hint: text,
  plan: text,
  uses: whole,
  redeemed: whole,
  days: nullable(whole),
  expiresAt: nullable(whole),
  createdAt: whole,
  revokedAt: nullable(whole),
});

/** Stores vouchers. */
export function createVoucherStore(db: Database) {
  const { write } = bind(db);
  return {
    /** `false` when another voucher has its hint. */
    add: write(add),

    /** All of them, oldest first. */
    list: () => db.read(() => all(VOUCHER)`select ${VOUCHER} from vouchers order by created_at, hint`),

    /** Revokes a voucher; plans it gave stay. `null` when there is none with this hash. */
    revoke: write(revoke),

    /** One transaction: replay, then the voucher's state, then its use, the tenant and the stored answer. */
    redeem: write(redeem),

    /**
     * Redeems a voucher for a new tenant, and adds that with its first key and owner. @returns the tenant as
     * `redeem` changed it.
     */
    admit: write(admit),
  };
}

export type VoucherStore = ReturnType<typeof createVoucherStore>;

function* add(voucher: Voucher, deed: Deed | null = null): Work<boolean> {
  const isNew = yield* exists`insert into vouchers ${VOUCHER.values(voucher)}
    on conflict do nothing returning hash`;
  const { hint, plan, uses } = voucher;
  if (isNew) yield* noteAct(deed, "voucher.made", { kind: "voucher", id: hint }, { plan, uses });
  return isNew;
}

function* revoke(hash: string, at: number, deed: Deed | null = null): Work<StoredVoucher | null> {
  const voucher = yield* first(VOUCHER)`update vouchers set revoked_at = coalesce(revoked_at, ${at})
    where hash = ${hash} returning ${VOUCHER}`;
  if (voucher) yield* noteAct(deed, "voucher.revoked", { kind: "voucher", id: voucher.hint });
  return voucher;
}

function* redeem(attempt: {
  readonly hash: string;
  readonly tenantId: string;
  readonly at: number;
  readonly retry: RetryKey | null;
  readonly redeem: Redeem;
  readonly deed?: Deed;
}): Work<Redemption> {
  const { hash, tenantId, at, retry } = attempt;
  const tenant = yield* lockTenant(tenantId);
  if (!tenant) return { kind: "tenant_gone" };
  const kept = retry ? yield* findAnswer(retry, at) : null;
  if (kept) return kept;
  const voucher = yield* lockRedeemable(hash, tenantId, at);
  if (typeof voucher === "string") return { kind: "refused", code: voucher };
  const outcome = attempt.redeem(voucher, tenant);
  if (!outcome) return { kind: "refused", code: "voucher_invalid" };
  yield* use(hash, tenantId, at);
  const { plan, planValidUntil } = outcome.tenant;
  yield* run`update tenants set plan = ${plan}, plan_valid_until = ${planValidUntil} where id = ${tenantId}`;
  yield* note(tenantId, attempt.deed ?? null, "plan.changed", wholeOf(tenantId), { plan });
  if (retry) yield* addToTotals(tenantId, { bytes: yield* storeAnswer(retry, outcome.answer, at) });
  return { kind: "redeemed", answer: outcome.answer };
}

function* admit(entry: {
  readonly hash: string;
  readonly tenant: Tenant;
  readonly key: NewKey;
  readonly owner: NewOwner | null;
  readonly redeem: Redeem;
}): Work<Tenant | VoucherRefusal | OwnerRefusal> {
  const { hash, tenant, key, owner } = entry;
  const voucher = yield* lockRedeemable(hash, tenant.id, tenant.createdAt);
  if (typeof voucher === "string") return voucher;
  const outcome = entry.redeem(voucher, tenant);
  if (!outcome) return "voucher_invalid";
  const refusal = yield* insertTenant(outcome.tenant, key, owner);
  if (refusal) return refusal;
  yield* use(hash, tenant.id, tenant.createdAt);
  return outcome.tenant;
}

/**
 * The voucher, or why the tenant can't redeem it at this moment. No other transaction can until this one is
 * done.
 */
function* lockRedeemable(hash: string, tenantId: string, at: number): Work<StoredVoucher | VoucherRefusal> {
  const voucher = yield* first(VOUCHER)`select ${VOUCHER} from vouchers where hash = ${hash} ${forUpdate}`;
  if (!voucher || voucher.revokedAt !== null) return "voucher_invalid";
  const isMine = yield* exists`select 1 from voucher_redemptions
    where voucher_hash = ${hash} and tenant_id = ${tenantId}`;
  if (isMine) return "voucher_already_redeemed";
  if (voucher.expiresAt !== null && voucher.expiresAt <= at) return "voucher_expired";
  return voucher.redeemed < voucher.uses ? voucher : "voucher_used_up";
}

/** Counts the use, and notes the tenant, which must be there. */
function* use(hash: string, tenantId: string, at: number): Work<void> {
  yield* run`update vouchers set redeemed = redeemed + 1 where hash = ${hash}`;
  yield* run`insert into voucher_redemptions (voucher_hash, tenant_id, redeemed_at)
    values (${hash}, ${tenantId}, ${at})`;
}
