import { type Clock, isoTime } from "../shared/clock.ts";
import type { Ids } from "../shared/ids.ts";
import type { KeptVoucher, VoucherStore } from "./store.ts";
import { hashVoucher, HINT_DIGITS, newVoucherCode, voucherDigits } from "./voucher-code.ts";

/** What the operator asks for. Times are milliseconds since the epoch. */
export interface VoucherTerms {
  readonly plan: string;
  readonly uses: number;
  readonly days: number | null;
  readonly expiresAt: number | null;
}

/** A voucher as its operator sees it. */
export interface VoucherSummary {
  /** The first digits of its code: all of it that can be shown again. */
  readonly hint: string;
  readonly plan: string;
  readonly uses: number;
  readonly redeemed: number;
  /** For how long it gives the plan; `null` is for good. */
  readonly days: number | null;
  readonly expiresAt: string | null;
  readonly state: "open" | "expired" | "used up" | "revoked";
  readonly createdAt: string;
}

/** What the operator does with vouchers: the commands' side of the room. */
export interface VoucherAdmin {
  /** A new voucher; only now its code can be read. */
  create(order: VoucherTerms): Promise<VoucherSummary & { readonly code: string }>;
  /** All vouchers, oldest first, each by the first digits of its code. */
  list(): Promise<VoucherSummary[]>;
  /** Ends a voucher, named by its code or by what the list shows of it. `null` when there is none. */
  revoke(code: string): Promise<VoucherSummary | null>;
}

/** A hint is one of a million: with ever so many vouchers a free one is found within these tries. */
const TRIES = 100;

export function createVoucherAdmin(needs: { store: VoucherStore; clock: Clock; ids: Ids }): VoucherAdmin {
  const { store, clock, ids } = needs;

  return {
    async create(order) {
      const createdAt = clock.now();
      for (let tries = 0; tries < TRIES; tries++) {
        const code = newVoucherCode(ids);
        const voucher = {
          ...order,
          hash: hashVoucher(code) ?? "",
          hint: code.slice(0, HINT_DIGITS),
          createdAt,
        };
        if (await store.add(voucher))
          return { code, ...file({ ...voucher, redeemed: 0, revokedAt: null }, createdAt) };
      }
      throw new Error("No free voucher code was found: there are too many vouchers");
    },

    async list() {
      const now = clock.now();
      return (await store.list()).map((voucher) => file(voucher, now));
    },

    async revoke(code) {
      const hash = hashVoucher(code) ?? (await hashOfHint(voucherDigits(code)));
      const voucher = hash === null ? null : await store.revoke(hash, clock.now());
      return voucher && file(voucher, clock.now());
    },
  };

  async function hashOfHint(hint: string): Promise<string | null> {
    return (await store.list()).find((voucher) => voucher.hint === hint)?.hash ?? null;
  }
}

function file(voucher: KeptVoucher, now: number): VoucherSummary {
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
  { revokedAt, expiresAt, redeemed, uses }: KeptVoucher,
  now: number,
): VoucherSummary["state"] {
  if (revokedAt !== null) return "revoked";
  if (redeemed >= uses) return "used up";
  return expiresAt !== null && expiresAt <= now ? "expired" : "open";
}
