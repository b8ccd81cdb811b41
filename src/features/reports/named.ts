import { addressOf, type ShortAddress, shortIdFlaw, spelledHost } from "../../kit/shared/short-address.ts";

/** Prefixes of paths that name a code: of a scan, and of its page. */
const PREFIXES = ["r", "p"];

/**
 * The short address of a code, however somebody copied it: the short id alone, behind a host, or a whole
 * address of the code, its page or its preview. It is empty for what no code can have.
 * @param text - of a bounded length.
 * @param otherHosts - further names of the service, in lower case: an address on one may be printed.
 */
export function codeNamed(text: string, baseUrl: string, otherHosts: readonly string[] = []): ShortAddress {
  const [plain = ""] = text
    .trim()
    .replace(/^https?:\/\//i, "")
    .split(/[?#]/, 1);
  const parts = plain.split("/").filter((part) => part !== "");
  const host = parts.length > 1 && !PREFIXES.includes(parts[0] ?? "") ? parts.shift() : undefined;
  const domain = host === undefined ? null : domainOf(host, [new URL(baseUrl).hostname, ...otherHosts]);
  if (domain === "") return "";
  const base = host !== undefined && domain === null ? pathOf(baseUrl) : [];
  if (parts.length > base.length && base.every((part, at) => part === parts[at]?.toLowerCase()))
    parts.splice(0, base.length);
  if (parts.length > 1 && PREFIXES.includes(parts[0] ?? "")) parts.shift();
  const [shortId = "", ...more] = parts;
  if (more.length > 0) return "";
  // A preview has a plus behind the short id, and no short id has one.
  const named = { domain, shortId: shortId.replace(/\+$/, "") };
  return shortIdFlaw(named) === null ? addressOf(named) : "";
}

/**
 * The domain of a host, `null` for the service's own names, which no domain has, with whatever port. Empty
 * for what is no host.
 */
function domainOf(host: string, own: readonly string[]): string | null {
  const name = host.replace(/:\d*$/, "");
  const spelled = spelledHost(name) ?? "";
  return own.includes(name.toLowerCase()) || own.includes(spelled) ? null : spelled;
}

/** The parts of the base address's path, which are no part of a code's name. */
function pathOf(baseUrl: string): readonly string[] {
  return new URL(baseUrl).pathname
    .toLowerCase()
    .split("/")
    .filter((part) => part !== "");
}
