import { type Clock, DAY } from "../../kit/shared/clock.ts";
import { CONSENT_DAYS } from "./constants.ts";
import { cookieValues } from "../../kit/shared/cookie-values.ts";
import type { Signer } from "../../kit/shared/hmac.ts";

/** How long a choice is valid. Visits do not renew it. */
const LIFETIME = CONSENT_DAYS * DAY;

/** A cookie issued further in the future than this is not ours. */
const CLOCK_TOLERANCE = DAY;

/** Reads and writes one signed cookie: `payload.issuedAt.signature`, HttpOnly, SameSite=Lax. */
export interface SignedCookie {
  /** The payload of a valid cookie; `null` when there is none, or it is forged, damaged or expired. */
  read(cookieHeader: string | null): Promise<Signed | null>;
  /** The `Set-Cookie` of a payload. @param chosenAt - when the choice was made, milliseconds since the epoch. */
  write(payload: string, chosenAt: number): Promise<string>;
  /** The `Set-Cookie` that removes it. */
  clear(): string;
}

export interface Signed {
  readonly payload: string;
  /** When the choice was made, milliseconds since the epoch. */
  readonly chosenAt: number;
}

/** @param payload - the pattern of payloads. */
export function createSignedCookie(
  name: string,
  payload: RegExp,
  needs: { signer: Signer; clock: Clock; secure: boolean },
): SignedCookie {
  const { signer, clock, secure } = needs;
  const attributes = `; Path=/; HttpOnly; SameSite=Lax${secure ? "; Secure" : ""}`;
  // The name is signed too: a signature fits one cookie only.
  const signed = (text: string, at: string) => `${name}=${text}.${at}`;

  async function readValue(value: string): Promise<Signed | null> {
    const [text = "", at = "", signature = "", ...rest] = value.split(".", MOST_PARTS);
    if (rest.length > 0 || !payload.test(text) || !/^[0-9a-z]{1,11}$/.test(at) || signature === "")
      return null;
    const chosenAt = Number.parseInt(at, 36);
    const age = clock.now() - chosenAt;
    if (age < -CLOCK_TOLERANCE || age >= LIFETIME) return null;
    return (await signer.verify(signed(text, at), signature)) ? { payload: text, chosenAt } : null;
  }

  return {
    async read(cookieHeader) {
      for (const value of cookieValues(cookieHeader, name)) {
        const valid = await readValue(value);
        if (valid) return valid;
      }
      return null;
    },
    async write(text, chosenAt) {
      const at = chosenAt.toString(36);
      const seconds = Math.max(0, Math.floor((chosenAt + LIFETIME - clock.now()) / 1000));
      return `${name}=${text}.${at}.${await signer.sign(signed(text, at))}; Max-Age=${seconds}${attributes}`;
    },
    clear: () => `${name}=; Max-Age=0${attributes}`,
  };
}

/** A cookie of ours has three parts, and is not looked at beyond a fourth. */
const MOST_PARTS = 4;
