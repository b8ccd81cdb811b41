import { createHash } from "node:crypto";
import { domainToASCII } from "node:url";

/**
 * The mailbox that a mail reaches, however the address is spelled. Both are hashes: addresses that were asked
 * are not kept.
 */
export interface Recipient {
  readonly address: Uint8Array;
  readonly domain: Uint8Array;
  /** Whether very many people have addresses of this domain. */
  readonly isPublicDomain: boolean;
}

/** Other names of a provider's domain. */
const ALIASES: ReadonlyMap<string, string> = new Map([["googlemail.com", "gmail.com"]]);

/** Providers at which dots in an address make no difference. */
const WITHOUT_DOTS: ReadonlySet<string> = new Set(["gmail.com"]);

/** Domains at which anybody gets an address. */
const PUBLIC: ReadonlySet<string> = new Set([
  ...["gmail.com", "outlook.com", "hotmail.com", "live.com", "msn.com", "yahoo.com", "aol.com"],
  ...[
    "icloud.com",
    "me.com",
    "mac.com",
    "proton.me",
    "protonmail.com",
    "gmx.de",
    "gmx.net",
    "gmx.com",
    "web.de",
  ],
  ...[
    "t-online.de",
    "freenet.de",
    "mail.de",
    "posteo.de",
    "mailbox.org",
    "orange.fr",
    "free.fr",
    "libero.it",
  ],
  ...["mail.ru", "yandex.ru", "qq.com", "163.com"],
]);

/**
 * One mailbox has any number of addresses: in any case, with `+` and anything behind it, and with dots at
 * some providers.
 */
export function recipientOf(email: string): Recipient {
  const at = email.lastIndexOf("@");
  const written = email
    .slice(at + 1)
    .toLowerCase()
    .normalize("NFC")
    .replace(/\.$/, "");
  // A domain that can't be written in ASCII reaches nobody, and is compared as it is.
  const ascii = domainToASCII(written) || written;
  const domain = ALIASES.get(ascii) ?? ascii;
  const [plain = ""] = email.slice(0, Math.max(at, 0)).toLowerCase().normalize("NFC").split("+");
  const local = WITHOUT_DOTS.has(domain) ? plain.replaceAll(".", "") : plain;
  return {
    address: hashed(`${local}@${domain}`),
    domain: hashed(domain),
    isPublicDomain: PUBLIC.has(domain),
  };
}

function hashed(text: string): Uint8Array {
  return new Uint8Array(createHash("sha256").update(text).digest());
}
