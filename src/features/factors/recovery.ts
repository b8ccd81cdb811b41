import { base32crockford } from "@scure/base";
import type { Ids } from "../../kit/shared/ids.ts";

/** Codes that stand in for a second factor that was lost. Each is good once. */
const CODES = 10;

/** 136 bits are 28 digits without a rest: four groups of seven. They need no slow hash. */
const CODE_BYTES = 17;
const GROUP = /.{7}/g;

/**
 * New codes, in digits that people read from paper: no letter looks like a digit, and case does not count.
 */
export function newRecoveryCodes(ids: Ids): string[] {
  return Array.from({ length: CODES }, () => {
    const digits = base32crockford.encode(ids.bytes(CODE_BYTES)).toLowerCase();
    return digits.match(GROUP)?.join("-") ?? digits;
  });
}

/**
 * SHA-256 of a code, lower-case hex, whatever its case, blanks, dashes and look-alikes. It is all that is
 * stored.
 */
export function hashRecoveryCode(code: string): string {
  const digits = code.toUpperCase().replace(/[\s-]/g, "").replace(/O/g, "0").replace(/[IL]/g, "1");
  return new Bun.CryptoHasher("sha256").update(digits).digest("hex");
}
