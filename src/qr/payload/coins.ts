import { keccak_256 } from "@noble/hashes/sha3.js";
import { createBase58check } from "@scure/base";
import { isCashAddress } from "./cash-address.ts";
import { isSegwitAddress } from "./segwit-address.ts";

/** A currency of payments. */
export interface Coin {
  /** Decimals of its smallest unit. */
  readonly decimals: number;
  /** The largest amount: at least as much as will ever exist, or as anyone owns. */
  readonly max: string;
  /** Whether `address` belongs to its main network and its checksum is right. */
  readonly accepts: (address: string) => boolean;
}

export const CURRENCIES = ["bitcoin", "litecoin", "bitcoincash", "dogecoin", "dash", "ethereum"] as const;

/**
 * By the scheme of the URI. Base58 versions are those of a key's hash and of a script's hash in each chain's
 * parameters.
 */
export const COINS: Record<(typeof CURRENCIES)[number], Coin> = {
  bitcoin: {
    decimals: 8,
    max: "21000000",
    accepts: (address) => hasVersion(address, 0x00, 0x05) || isSegwitAddress(address, "bc"),
  },
  litecoin: {
    decimals: 8,
    max: "84000000",
    // 0x05 is the script version of old Litecoin addresses, which are still valid.
    accepts: (address) => hasVersion(address, 0x30, 0x32, 0x05) || isSegwitAddress(address, "ltc"),
  },
  bitcoincash: {
    decimals: 8,
    max: "21000000",
    accepts: (address) => isCashAddress(address) || hasVersion(address, 0x00, 0x05),
  },
  dogecoin: { decimals: 8, max: "1000000000000", accepts: (address) => hasVersion(address, 0x1e, 0x16) },
  dash: { decimals: 8, max: "18900000", accepts: (address) => hasVersion(address, 0x4c, 0x10) },
  ethereum: { decimals: 18, max: "1000000000", accepts: isEthereumAddress },
};

const base58check = createBase58check((bytes: Uint8Array) =>
  new Bun.CryptoHasher("sha256").update(bytes).digest(),
);

/** Longer than any address. A long text would cost a long division. */
const LONGEST_BASE58 = 64;

/** True for a Base58Check address: one of the version bytes, then 20 bytes of hash. */
function hasVersion(address: string, ...versions: readonly number[]): boolean {
  if (address.length > LONGEST_BASE58) return false;
  try {
    const bytes = base58check.decode(address);
    return bytes.length === 21 && versions.includes(bytes[0] ?? -1);
  } catch {
    return false;
  }
}

/** EIP-55: mixed case is a checksum. Addresses in all small or all capital letters have none and are accepted. */
function isEthereumAddress(address: string): boolean {
  const digits = /^0x([\da-fA-F]{40})$/.exec(address)?.[1];
  if (!digits) return false;
  const small = digits.toLowerCase();
  if (digits === small || digits === digits.toUpperCase()) return true;
  const hash = Buffer.from(keccak_256(Buffer.from(small))).toString("hex");
  const checked = Array.from(small, (digit, place) =>
    Number.parseInt(hash.charAt(place), 16) > 7 ? digit.toUpperCase() : digit,
  );
  return checked.join("") === digits;
}
