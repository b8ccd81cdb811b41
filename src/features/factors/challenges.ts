import { type Clock, MINUTE } from "../../kit/shared/clock.ts";
import type { Signer } from "../../kit/shared/hmac.ts";
import { isObject } from "../../kit/shared/json.ts";
import type { Ids } from "../../kit/shared/ids.ts";

/** How long a browser may take to answer. */
const LIFETIME = 5 * MINUTE;

/**
 * Challenges for passkeys. A challenge is signed and says by itself what it is for and when it ends. So none
 * is stored, and a client that asks for many fills nothing. The authenticator signs it, and the browser sends
 * it back in what was signed.
 */
export interface Challenges {
  /** A new challenge, base64url. @param purpose - such as `sign-in`, without a space. */
  make(purpose: string): Promise<string>;
  /**
   * The challenge that a browser answered, and its id.
   * @param clientData - what the browser signed: JSON in base64url (WebAuthn Level 3, 5.8.1).
   * @returns `null` when the challenge was not made here, for another purpose, or too long ago. Later ones
   * have higher ids.
   */
  answeredBy(clientData: string, purpose: string): Promise<AnsweredChallenge | null>;
}

/** A challenge that was answered. */
export interface AnsweredChallenge {
  /** As it was made. */
  readonly challenge: string;
  readonly id: string;
}

const encoder = new TextEncoder();

export function createChallenges(needs: { signer: Signer; clock: Clock; ids: Ids }): Challenges {
  const { signer, clock, ids } = needs;
  return {
    async make(purpose) {
      const text = `${purpose} ${ids.id("chl")} ${clock.now() + LIFETIME}`;
      const bytes = encoder.encode(`${text} ${await signer.sign(text)}`);
      return bytes.toBase64({ alphabet: "base64url", omitPadding: true });
    },
    async answeredBy(clientData, purpose) {
      const challenge = challengeIn(textOf(clientData));
      if (challenge === null) return null;
      const [made = "", id = "", endsAt = "", signature = ""] = textOf(challenge).split(" ");
      const isOurs = await signer.verify(`${made} ${id} ${endsAt}`, signature);
      return isOurs && made === purpose && Number(endsAt) > clock.now() ? { challenge, id } : null;
    },
  };
}

function challengeIn(clientData: string): string | null {
  const data = parsed(clientData);
  const challenge = isObject(data) ? data["challenge"] : null;
  return typeof challenge === "string" ? challenge : null;
}

/** The value of a JSON text; `null` where it is none. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // Not JSON: nothing that a browser sends.
    return null;
  }
}

/** The text of bytes in base64url; nothing where they are none. */
function textOf(bytes: string): string {
  try {
    return new TextDecoder().decode(Uint8Array.fromBase64(bytes, { alphabet: "base64url" }));
  } catch {
    // Not base64url: nothing that we made or a browser sends.
    return "";
  }
}
