import type { VoucherStore } from "./store/vouchers.ts";
import { isoTime } from "../../kit/shared/clock.ts";
import { deedOfOperator, type OperatorNeeds } from "../../kit/shared/deed.ts";
import type { StoredVoucher } from "./records.ts";
import { hashVoucher, HINT_DIGITS, newVoucherCode, voucherDigits } from "./voucher-code.ts";

/** The terms of a new voucher, as the operator sets them. Times are milliseconds since the epoch. */
export interface VoucherTerms {
  readonly plan: string;
  readonly uses: number;
  readonly days: number | null;
  readonly expiresAt: number | null;
}

/** A voucher as the operator sees it. */
export interface VoucherSummary {
  /** The first digits of its code. The others are not stored. */
  readonly hint: string;
  readonly plan: string;
  readonly uses: number;
  readonly redeemed: number;
  /** How long it gives the plan; `null` is without end. */
  readonly days: number | null;
  readonly expiresAt: string | null;
  readonly state: "open" | "expired" | "used up" | "revoked";
  readonly createdAt: string;
}

/** The operator's commands for vouchers. */
export interface VoucherAdmin {
  /** Adds a voucher. This is the only time its code is shown. */
  create(terms: VoucherTerms): Promise<VoucherSummary & { readonly code: string }>;
  /** All vouchers, oldest first. */
  list(): Promise<VoucherSummary[]>;
  /** Ends a voucher. @param code - its code or its hint. `null` when there is none. */
  revoke(code: string): Promise<VoucherSummary | null>;
}

/** There are a million hints: even beside very many vouchers a free one is found in this many tries. */
const TRIES = 100;

export function createVoucherAdmin(needs: OperatorNeeds & { store: VoucherStore }): VoucherAdmin {
  const { store, clock, ids } = needs;

  return {
    async create(terms) {
      const createdAt = clock.now();
      for (let tries = 0; tries < TRIES; tries++) {
        const code = newVoucherCode(ids);
        const voucher = {
          ...terms,
          hash: hashVoucher(code) ?? "",
          hint: code.slice(0, HINT_DIGITS),
          createdAt,
        };
        if (await store.add(voucher, deedOfOperator(needs)))
          return { code, ...summaryOf({ ...voucher, redeemed: 0, revokedAt: null }, createdAt) };
      }
      throw new Error("No free voucher code was found: there are too many vouchers");
    },

    async list() {
      const now = clock.now();
      return (await store.list()).map((voucher) => summaryOf(voucher, now));
    },

    async revoke(code) {
      const hash = hashVoucher(code) ?? (await hashOfHint(voucherDigits(code)));
      const voucher = hash === null ? null : await store.revoke(hash, clock.now(), deedOfOperator(needs));
      return voucher && summaryOf(voucher, clock.now());
    },
  };

  async function hashOfHint(hint: string): Promise<string | null> {
    return (await store.list()).find((voucher) => voucher.hint === hint)?.hash ?? null;
  }
}

function summaryOf(voucher: StoredVoucher, now: number): VoucherSummary {
  const { plan, uses, redeemed, days, expiresAt, createdAt } = voucher;
  return {
    hint: voucher.hint,
    plan,
    uses,
    redeemed,
    days,
    expiresAt: expiresAt === null ? null : isoTime(expiresAt),
    state: stateOf(voucher, now),
    createdAt: isoTime(createdAt),
  };
}

function stateOf(
  { revokedAt, expiresAt, redeemed, uses }: StoredVoucher,
  now: number,
): VoucherSummary["state"] {
  if (revokedAt !== null) return "revoked";
  if (redeemed >= uses) return "used up";
  return expiresAt !== null && expiresAt <= now ? "expired" : "open";
}
