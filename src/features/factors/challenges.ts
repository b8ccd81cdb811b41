import { type Clock, MINUTE } from "../../kit/shared/clock.ts";
import type { Signer } from "../../kit/shared/hmac.ts";
import type { Ids } from "../../kit/shared/ids.ts";

/** How long a browser may take to answer. */
const LIFETIME = 5 * MINUTE;

/**
 * Challenges for passkeys. A challenge is signed and says by itself what it is for and when it ends. So none is stored, and a client
 * that asks for many fills nothing. The authenticator signs it, and the browser sends it back in what was signed.
 */
export interface Challenges {
  /** The bytes of a new challenge. @param purpose - such as `sign-in`, without a space. */
  make(purpose: string): Promise<Uint8Array<ArrayBuffer>>;
  /**
   * The id of a challenge that comes back, base64url; `null` when it was not made here, for another purpose, or too long ago. Later
   * challenges have higher ids.
   */
  idOf(challenge: string, purpose: string): Promise<string | null>;
}

const encoder = new TextEncoder();

export function createChallenges(needs: { signer: Signer; clock: Clock; ids: Ids }): Challenges {
  const { signer, clock, ids } = needs;
  return {
    async make(purpose) {
      const text = `${purpose} ${ids.id("chl")} ${clock.now() + LIFETIME}`;
      return encoder.encode(`${text} ${await signer.sign(text)}`);
    },
    async idOf(challenge, purpose) {
      const [made = "", id = "", endsAt = "", signature = ""] = textOf(challenge).split(" ");
      const isOurs = await signer.verify(`${made} ${id} ${endsAt}`, signature);
      return isOurs && made === purpose && Number(endsAt) > clock.now() ? id : null;
    },
  };
}

/** The text of bytes in base64url; nothing where they are none. */
function textOf(challenge: string): string {
  try {
    return new TextDecoder().decode(Uint8Array.fromBase64(challenge, { alphabet: "base64url" }));
  } catch {
    // Not base64url: no challenge of ours.
    return "";
  }
}
