import { type Static, Type } from "@sinclair/typebox";
import { type Clock, MINUTE, SECOND } from "../../kit/shared/clock.ts";
import type { Ids } from "../../kit/shared/ids.ts";
import { readStored } from "../../kit/shared/json.ts";
import { checkOf } from "../../kit/shared/schema.ts";
import type { Sealer } from "../../kit/shared/seal.ts";
import type { SessionCookie } from "../people/cookie.ts";

/** Time that a person has at the provider. */
const LIFE = 10 * MINUTE;

/** Bytes of each secret of an attempt. PKCE asks for at least 32 (RFC 7636, 4.1). */
const SECRET_BYTES = 32;

const Stored = Type.Object({
  state: Type.String(),
  nonce: Type.String(),
  verifier: Type.String(),
  /** Unix milliseconds. */
  endsAt: Type.Number(),
  /** The view of the console to which it leads. */
  to: Type.String(),
  remember: Type.Boolean(),
  /** The person whose account is to be linked; `null` for a sign-in. */
  personId: Type.Union([Type.String(), Type.Null()]),
});

/** A sign-in that was begun, and that the provider is to end. */
export type StoredAttempt = Static<typeof Stored>;

const check = checkOf(Stored);

/** The purpose of a sign-in that is begun. */
export type AttemptOrder = Pick<StoredAttempt, "to" | "remember" | "personId">;

/** Attempts are kept by browsers, sealed, so that beginning one stores nothing. */
export interface Attempts {
  /** Makes an attempt, and the `Set-Cookie` that keeps it. */
  begin(order: AttemptOrder): Promise<{ readonly attempt: StoredAttempt; readonly setCookie: string }>;
  /** The attempt in a `Cookie` header; `null` without one, and for one that is damaged or over. */
  read(cookieHeader: string | null): Promise<StoredAttempt | null>;
  /** The `Set-Cookie` that removes it. */
  clear(): string;
}

/** When an attempt was begun, in milliseconds since the epoch. */
export function begunAt({ endsAt }: Pick<StoredAttempt, "endsAt">): number {
  return endsAt - LIFE;
}

/** The seal's bound text: it fits no other use of the key. */
const BOUND = "attempt";

export function createAttempts(needs: {
  sealer: Sealer;
  cookie: SessionCookie;
  clock: Clock;
  ids: Ids;
}): Attempts {
  const { sealer, cookie, clock, ids } = needs;
  const secret = () => base64Url(ids.bytes(SECRET_BYTES));

  return {
    async begin(order) {
      const secrets = { state: secret(), nonce: secret(), verifier: secret() };
      const attempt = { ...secrets, endsAt: clock.now() + LIFE, ...order };
      const sealed = base64Url(await sealer.seal(JSON.stringify(attempt), BOUND));
      return { attempt, setCookie: cookie.write(sealed, LIFE / SECOND) };
    },

    async read(header) {
      const value = cookie.read(header);
      if (value === null) return null;
      try {
        const text = await sealer.open(Uint8Array.fromBase64(value, { alphabet: "base64url" }), BOUND);
        const attempt = readStored(text, (stored) => check.Check(stored));
        return attempt.endsAt > clock.now() ? attempt : null;
      } catch {
        // Somebody else's cookie, or one that was sealed with a secret of ours that is lost.
        return null;
      }
    },

    clear: cookie.clear,
  };
}

function base64Url(bytes: Uint8Array): string {
  return bytes.toBase64({ alphabet: "base64url", omitPadding: true });
}
