import { expect, test } from "bun:test";
import type { Redeem, Redemption } from "../../../src/features/plans/records.ts";
import { DAY } from "../../../src/kit/shared/clock.ts";
import { contract } from "../../db/contract.ts";
import { newKey, newTenant, newVoucher, NOON, retryKey, tenantIn } from "../../db/stores.ts";

/** Puts a tenant on the voucher's plan for good. */
const toPlan: Redeem = (voucher, tenant) => ({
  tenant: { ...tenant, plan: voucher.plan, planValidUntil: NOON + DAY },
  answer: `on ${voucher.plan}`,
});

contract("vouchers", (stores) => {
  const redeem = (hash: string, tenantId: string, more: { at?: number; key?: string } = {}) =>
    stores().vouchers.redeem({
      hash,
      tenantId,
      at: more.at ?? NOON,
      retry: more.key === undefined ? null : retryKey({ id: tenantId }, { key: more.key }),
      redeem: toPlan,
    });

  async function voucherIn(change: Parameters<typeof newVoucher>[0] = {}) {
    const voucher = newVoucher(change);
    expect(await stores().vouchers.add(voucher)).toBe(true);
    return voucher;
  }

  async function redeemed(hash: string): Promise<number | undefined> {
    return (await stores().vouchers.list()).find((voucher) => voucher.hash === hash)?.redeemed;
  }

  test("a voucher is read as it was stored", async () => {
    const voucher = await voucherIn({ days: 30, expiresAt: NOON + DAY, uses: 7 });
    expect(await stores().vouchers.list()).toContainEqual({ ...voucher, redeemed: 0, revokedAt: null });
  });

  test("no two vouchers have the same hint", async () => {
    const voucher = await voucherIn();
    expect(await stores().vouchers.add(newVoucher({ hint: voucher.hint }))).toBe(false);
    expect(await stores().vouchers.add(voucher)).toBe(false);
  });

  test("redeeming changes the plan and nothing else of the tenant, and counts", async () => {
    const tenant = await tenantIn(stores(), { deviceLog: true, suspended: true });
    const { hash } = await voucherIn();
    expect(await redeem(hash, tenant.id)).toEqual({ kind: "redeemed", answer: "on pro" });
    expect(await stores().tenants.byId(tenant.id)).toEqual({
      ...tenant,
      plan: "pro",
      planValidUntil: NOON + DAY,
    });
    expect(await redeemed(hash)).toBe(1);
  });

  test("concurrent tenants redeem a voucher exactly as often as it allows", async () => {
    const { hash } = await voucherIn({ uses: 7 });
    const tenants = await Promise.all(Array.from({ length: 40 }, () => tenantIn(stores())));
    const redemptions = await Promise.all(tenants.map(({ id }) => redeem(hash, id)));
    expect(count(redemptions, "redeemed")).toBe(7);
    expect(redemptions.filter(isRefused("voucher_used_up"))).toHaveLength(33);
    expect(await redeemed(hash)).toBe(7);
  });

  test("one tenant that tries many times concurrently redeems a voucher once", async () => {
    const [{ hash }, tenant] = [await voucherIn({ uses: 7 }), await tenantIn(stores())];
    const redemptions = await Promise.all(Array.from({ length: 20 }, () => redeem(hash, tenant.id)));
    expect(count(redemptions, "redeemed")).toBe(1);
    expect(redemptions.filter(isRefused("voucher_already_redeemed"))).toHaveLength(19);
    expect(await redeemed(hash)).toBe(1);
  });

  test("a repeated request gets its answer again, even when the voucher is used up", async () => {
    const [{ hash }, tenant] = [await voucherIn(), await tenantIn(stores())];
    await redeem(hash, tenant.id, { key: "a" });
    await stores().vouchers.revoke(hash, NOON);
    expect(await redeem(hash, tenant.id, { key: "a" })).toEqual({ kind: "replayed", answer: "on pro" });
    expect(await redeemed(hash)).toBe(1);
  });

  test("a refusal is not stored", async () => {
    const [{ hash }, tenant] = [await voucherIn(), await tenantIn(stores())];
    expect(await redeem("none", tenant.id, { key: "a" })).toMatchObject({ kind: "refused" });
    expect(await redeem(hash, tenant.id, { key: "a" })).toMatchObject({ kind: "redeemed" });
  });

  test("a voucher that is unknown, revoked, expired or of an unknown plan is refused, and nothing changes", async () => {
    const tenant = await tenantIn(stores());
    const [revoked, expired, odd] = [
      await voucherIn(),
      await voucherIn({ expiresAt: NOON }),
      await voucherIn(),
    ];
    await stores().vouchers.revoke(revoked.hash, NOON);
    const attempt = { hash: odd.hash, tenantId: tenant.id, at: NOON, retry: null, redeem: () => null };
    const outcomes = [
      await redeem("none", tenant.id),
      await redeem(revoked.hash, tenant.id),
      await redeem(expired.hash, tenant.id),
      await stores().vouchers.redeem(attempt),
    ];
    expect(outcomes.map((outcome) => (outcome.kind === "refused" ? outcome.code : outcome.kind))).toEqual([
      "voucher_invalid",
      "voucher_invalid",
      "voucher_expired",
      "voucher_invalid",
    ]);
    expect(await redeem(expired.hash, tenant.id, { at: NOON - 1 })).toMatchObject({ kind: "redeemed" });
    for (const { hash } of [revoked, odd]) expect(await redeemed(hash)).toBe(0);
  });

  test("a use still counts after its tenant was erased", async () => {
    const [{ hash }, tenant, next] = [await voucherIn(), await tenantIn(stores()), await tenantIn(stores())];
    await redeem(hash, tenant.id);
    await stores().tenants.remove(tenant.id, NOON);
    expect(await redeem(hash, next.id)).toEqual({ kind: "refused", code: "voucher_used_up" });
    expect(await redeem(hash, tenant.id)).toEqual({ kind: "tenant_gone" });
  });

  test("a voucher stays revoked since its first revocation; an unknown one is not found", async () => {
    const { hash } = await voucherIn();
    expect(await stores().vouchers.revoke(hash, NOON)).toMatchObject({ hash, revokedAt: NOON });
    expect(await stores().vouchers.revoke(hash, NOON + DAY)).toMatchObject({ hash, revokedAt: NOON });
    expect(await stores().vouchers.revoke("none", NOON)).toBeNull();
  });

  test("a tenant that signs up with a voucher is added on its plan, with its key, or not at all", async () => {
    const { hash } = await voucherIn({ uses: 3 });
    const entries = Array.from({ length: 12 }, () => ({
      hash,
      tenant: newTenant(),
      key: newKey(),
      owner: null,
      redeem: toPlan,
    }));
    const outcomes = await Promise.all(entries.map((entry) => stores().vouchers.admit(entry)));
    expect(outcomes.filter((outcome) => outcome === "voucher_used_up")).toHaveLength(9);
    for (const [i, outcome] of outcomes.entries()) {
      const { tenant, key } = entries[i] ?? { tenant: newTenant(), key: newKey() };
      const admitted =
        typeof outcome === "string" ? null : { ...tenant, plan: "pro", planValidUntil: NOON + DAY };
      expect(await stores().tenants.byId(tenant.id)).toEqual(admitted);
      expect((await stores().keys.find(key.hash))?.tenant ?? null).toEqual(admitted);
    }
    expect(await redeemed(hash)).toBe(3);
  });
});

function count(redemptions: readonly Redemption[], kind: Redemption["kind"]): number {
  return redemptions.filter((redemption) => redemption.kind === kind).length;
}

function isRefused(code: string) {
  return (redemption: Redemption) => redemption.kind === "refused" && redemption.code === code;
}
