import { domainToUnicode } from "node:url";
import { parseAddress } from "../../kit/shared/address.ts";
import { MINUTE } from "../../kit/shared/clock.ts";
import { hostOf, nameOf } from "../../kit/shared/target.ts";
import { CHANGED_MINUTES, SHORTENERS } from "./constants.ts";
import type { FoundSign } from "./records.ts";
import type { Looked } from "./store/signs.ts";
import type { Sign } from "./traits.ts";

/** The tables of names that a judgement needs. */
export interface Names {
  /** Brands as a host may spell them. */
  readonly brands: ReadonlySet<string>;
  /**
   * The registrable domain of a host by the list of public suffixes, without its private part: what stands
   * before a hoster's domain is chosen by anybody. `null` of a suffix.
   */
  readonly registrable: (host: string) => string | null;
  /** The look of each character: UTS 39, the data of its confusables. */
  readonly lookalikes: Readonly<Record<string, string>>;
}

/** Signs that are stored for a code. Its destinations are a hundred at most, and each has few. */
const MOST_SIGNS = 20;

/**
 * The signs of a code by its addresses, and by when it was changed. @param addresses - all to which it leads.
 */
export function signsOf(code: Looked, addresses: readonly string[], names: Names): FoundSign[] {
  const found = new Map<string, FoundSign>();
  const add = (sign: Sign, host: string, detail: string | null = null) =>
    found.set(`${sign} ${host}`, { sign, host, detail });
  for (const address of addresses) {
    const url = URL.parse(address);
    if (url === null || !/^https?:$/.test(url.protocol)) continue;
    const { username, password } = url;
    const hostname = nameOf(url);
    if (username !== "" || password !== "") add("user_name", hostname);
    if (parseAddress(hostname.replace(/^\[(.*)\]$/, "$1")) !== null) {
      add("ip_address", hostname);
      continue;
    }
    if (isConfusing(hostname, names)) add("mixed_scripts", hostname);
    const own = names.registrable(hostname);
    if (SHORTENERS.has(own ?? hostname) || SHORTENERS.has(hostname)) add("shortener", hostname);
    const brand = brandIn(hostname, own, names);
    if (brand !== null) add("brand_name", hostname, brand);
  }
  const [first] = addresses;
  if (changedOddly(code) && first !== undefined) add("changed_after_scans", hostOf(first) ?? "");
  return [...found.values()].slice(0, MOST_SIGNS);
}

/** Whether a code came to lead elsewhere soon after its hundredth scan. */
function changedOddly({ changedAt, hundredthAt }: Looked): boolean {
  if (changedAt === null || hundredthAt === null) return false;
  return changedAt >= hundredthAt && changedAt - hundredthAt < CHANGED_MINUTES * MINUTE;
}

/** Whether a label of a host mixes scripts, or is not Latin and looks as if it were. */
function isConfusing(hostname: string, { lookalikes }: Names): boolean {
  if (!hostname.includes("xn--")) return false;
  return domainToUnicode(hostname)
    .split(".")
    .some((label) => {
      const letters = [...label.normalize("NFD")].filter((letter) => /\p{L}/u.test(letter));
      if (letters.every((letter) => letter < "\u0080")) return false;
      return isMixed(letters) || letters.every((letter) => /^[a-z0-9]+$/i.test(lookalikes[letter] ?? letter));
    });
}

/** Scripts that are written together: UTS 39, 5.1. A letter of several scripts goes with each of them. */
const TOGETHER: readonly RegExp[] = [
  /^\p{scx=Latin}+$/u,
  /^\p{scx=Cyrillic}+$/u,
  /^\p{scx=Greek}+$/u,
  /^[\p{scx=Latin}\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}]+$/u,
  /^[\p{scx=Latin}\p{scx=Han}\p{scx=Hangul}]+$/u,
  /^[\p{scx=Latin}\p{scx=Han}\p{scx=Bopomofo}]+$/u,
];

/** Whether letters are of scripts that nobody writes together. */
function isMixed(letters: readonly string[]): boolean {
  const text = letters.join("");
  if (TOGETHER.some((script) => script.test(text))) return false;
  // Of all other scripts only mixtures with these two are told: the characters that look alike are there.
  return /[\p{scx=Latin}\p{scx=Cyrillic}\p{scx=Greek}]/u.test(text);
}

/**
 * The brand that a host names although it is none of its domains: below somebody's domain, or between
 * hyphens. A domain that is the brand's name as a whole is taken for its own, whatever its suffix.
 */
function brandIn(hostname: string, own: string | null, { brands }: Names): string | null {
  if (own === null) return null;
  const [ownLabel = "", ...below] = [own.split(".")[0] ?? "", ...hostname.slice(0, -own.length).split(".")];
  const isOwn = (name: string) => name === ownLabel;
  const parts = [ownLabel, ...below].flatMap((label) => [label, ...label.split("-")]);
  return parts.find((part) => brands.has(part) && !isOwn(part)) ?? null;
}
