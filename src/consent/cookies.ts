import { type Clock, DAY } from "../shared/clock.ts";
import type { Signer } from "../shared/hmac.ts";

/** How long a choice holds, from the moment it was made; visits do not renew it. */
const LIFETIME = 180 * DAY;

/** A cookie from a clock that is further ahead than this was not made by us. */
const CLOCK_TOLERANCE = DAY;

/** Reads and writes one signed cookie: `payload.issuedAt.signature`, HttpOnly, SameSite=Lax. */
export interface SignedCookie {
  /** What a valid one carries; `null` for none, a forged, mangled or stale one. */
  read(cookieHeader: string | null): Promise<Signed | null>;
  /** The `Set-Cookie` of a payload whose choice was made at `chosenAt`. */
  write(payload: string, chosenAt: number): Promise<string>;
  /** The `Set-Cookie` that removes it. */
  clear(): string;
}

export interface Signed {
  readonly payload: string;
  /** When the choice was made, milliseconds since the epoch. */
  readonly chosenAt: number;
}

/** @param payload - what a payload looks like. */
export function createSignedCookie(
  name: string,
  payload: RegExp,
  needs: { signer: Signer; clock: Clock; secure: boolean },
): SignedCookie {
  const { signer, clock, secure } = needs;
  const attributes = `; Path=/; HttpOnly; SameSite=Lax${secure ? "; Secure" : ""}`;
  // The name is signed too: one cookie's signature is no other's.
  const signed = (text: string, at: string) => `${name}=${text}.${at}`;

  async function readValue(value: string): Promise<Signed | null> {
    const [text = "", at = "", signature = "", ...rest] = value.split(".");
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

/** More of one name than this are nobody's. */
const MOST_OF_A_NAME = 4;

/** The values of the cookies of that name: a neighbouring host may have set another in front of ours. */
function cookieValues(header: string | null, name: string): string[] {
  const texts = header?.split(";").map((pair) => pair.trim()) ?? [];
  return texts
    .filter((text) => text.startsWith(`${name}=`))
    .slice(0, MOST_OF_A_NAME)
    .map((text) => text.slice(name.length + 1));
}
