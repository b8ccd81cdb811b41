import { type Clock, HOUR, MINUTE } from "../../kit/shared/clock.ts";
import { cookieValues } from "../../kit/shared/cookie-values.ts";
import type { Signer } from "../../kit/shared/hmac.ts";
import { UNLOCKED_HOURS } from "./constants.ts";

/** An unlock: the code, and the revision of the password that opened it. It says nothing of a person. */
export interface Unlock {
  readonly codeId: string;
  readonly revision: string;
}

/** Makes and checks unlocks: `code.revision.end.signature`. */
export interface Unlocks {
  /** A proof that a code was unlocked now. */
  prove(unlock: Unlock): Promise<string>;
  /** Whether a proof is one of this code and this password, and has not ended. */
  holds(proof: string, unlock: Unlock): Promise<boolean>;
  /** The proof among the cookies of a request that holds; `null` where none does. */
  among(cookieHeader: string | null, unlock: Unlock): Promise<string | null>;
  /** The `Set-Cookie` of a proof. @param path - of the code's page. */
  cookie(proof: string, path: string): string;
}

export const LOCK_COOKIE = "svc_lock";

const LIFETIME = UNLOCKED_HOURS * HOUR;

/** The clocks of two nodes may differ. An unlock that ends still later was made by a clock that was wrong. */
const CLOCK_TOLERANCE = 5 * MINUTE;

const PROOF = /^(\w{1,64})\.([\w-]{16})\.([0-9a-z]{1,11})\.([\w-]{43})$/;

/** @param secure - whether the service is reached by https. */
export function createUnlocks({
  signer,
  clock,
  secure,
}: {
  readonly signer: Signer;
  readonly clock: Clock;
  readonly secure: boolean;
}): Unlocks {
  const attributes = `; HttpOnly; SameSite=Lax${secure ? "; Secure" : ""}`;
  const signed = ({ codeId, revision }: Unlock, end: string) => `${codeId}.${revision}.${end}`;

  async function holds(proof: string, { codeId, revision }: Unlock): Promise<boolean> {
    const [, code, password, end = "", signature = ""] = PROOF.exec(proof) ?? [];
    if (code !== codeId || password !== revision) return false;
    const left = Number.parseInt(end, 36) - clock.now();
    if (left <= 0 || left > LIFETIME + CLOCK_TOLERANCE) return false;
    return signer.verify(signed({ codeId, revision }, end), signature);
  }

  return {
    holds,
    async prove(unlock) {
      const end = (clock.now() + LIFETIME).toString(36);
      return `${signed(unlock, end)}.${await signer.sign(signed(unlock, end))}`;
    },
    async among(cookieHeader, unlock) {
      for (const value of cookieValues(cookieHeader, LOCK_COOKIE))
        if (await holds(value, unlock)) return value;
      return null;
    },
    cookie: (proof, path) => `${LOCK_COOKIE}=${proof}; Max-Age=${LIFETIME / 1000}; Path=${path}${attributes}`,
  };
}
