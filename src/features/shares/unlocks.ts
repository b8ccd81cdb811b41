import { type Clock, DAY } from "../../kit/shared/clock.ts";
import type { Signer } from "../../kit/shared/hmac.ts";
import type { StoredShare } from "./records.ts";

/** Milliseconds for which a password that was right is not asked again. */
const LASTS = DAY;

const NAME = "qz_share";

/** Cookies of one name that are read: a neighbouring host may have set one of the same name. */
const MOST_COOKIES = 1_000;
const MOST_OF_A_NAME = 4;

type Locked = Pick<StoredShare, "id" | "passwordRevision">;

/**
 * A browser that has given the password of a share: a signed cookie with the share, the revision of its
 * password and the end. It identifies nobody, and is sent to the page of that share alone.
 */
export interface Unlocks {
  /** Whether a browser has given the present password. */
  has(cookieHeader: string | null, share: Locked): Promise<boolean>;
  /** The `Set-Cookie` for a browser that has. */
  give(share: Locked, token: string): Promise<string>;
}

/** @param needs.baseUrl - the address of the service: behind a proxy its path is part of the cookie's. */
export function createUnlocks(needs: { signer: Signer; clock: Clock; baseUrl: string }): Unlocks {
  const { signer, clock, baseUrl } = needs;
  const { protocol, pathname } = new URL(baseUrl);
  const root = pathname.replace(/\/$/, "");
  const attributes = `; HttpOnly; SameSite=Lax${protocol === "https:" ? "; Secure" : ""}`;
  const signed = ({ id, passwordRevision }: Locked, end: string) =>
    `${NAME}=${id}.${passwordRevision}.${end}`;

  async function isGood(value: string, share: Locked): Promise<boolean> {
    const [end = "", signature = "", ...rest] = value.split(".", 3);
    if (rest.length > 0 || !/^[0-9a-z]{1,11}$/.test(end) || signature === "") return false;
    return Number.parseInt(end, 36) > clock.now() && signer.verify(signed(share, end), signature);
  }

  return {
    async has(cookieHeader, share) {
      const pairs = cookieHeader?.split(";", MOST_COOKIES).map((pair) => pair.trim()) ?? [];
      const values = pairs.filter((pair) => pair.startsWith(`${NAME}=`)).slice(0, MOST_OF_A_NAME);
      for (const value of values) if (await isGood(value.slice(NAME.length + 1), share)) return true;
      return false;
    },
    async give(share, token) {
      const end = (clock.now() + LASTS).toString(36);
      const value = `${end}.${await signer.sign(signed(share, end))}`;
      return `${NAME}=${value}; Max-Age=${LASTS / 1_000}; Path=${root}/s/${token}${attributes}`;
    },
  };
}
