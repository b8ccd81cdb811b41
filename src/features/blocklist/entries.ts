import { isIP } from "node:net";

/** The host that a line of a list names. */
export interface Entry {
  /** In lower case, as a URL spells it. */
  readonly host: string;
  /** Whether the list lets the host through, though another line blocks it. */
  readonly isException: boolean;
}

/** Characters of the longest name of a host (RFC 1035, 2.3.4). Longer lines are not looked at. */
const LONGEST_HOST = 253;

/** Characters of the longest line that may name a host: an address, some names and a comment. */
const LONGEST_LINE = 8_192;

/** A name as it is written nearly always. The others go through the URL parser. */
const PLAIN = /^(?:[a-z0-9_][a-z0-9_-]{0,62}\.)+[a-z_][a-z0-9_-]{0,62}$/;

/** `||host^`, with `@@` in front for an exception, and modifiers behind. */
const ADGUARD = /^(@@)?\|\|([^/^$|*]+)\^?\|?(?:\$(.*))?$/;

/** Modifiers by which a rule is for some requests only, or takes another one back. */
const NARROWED = /=|badfilter/;

/** The names that a hosts file gives the machine itself. */
const OF_MACHINE = /^(?:localhost|localhost\.localdomain|local|broadcasthost|0\.0\.0\.0|ip6-\w+)$/;

/**
 * Reads a line of a list, in one of the forms that lists have: a name, a line of a hosts file, or a rule of
 * AdGuard for a whole host.
 * @returns what it names; none of a comment or an empty line; `null` of a line that is none of these, such as
 * a rule for some paths of a host.
 */
export function entriesOf(line: string): readonly Entry[] | null {
  if (line.length > LONGEST_LINE) return null;
  const text = withoutComment(line).trim();
  if (text === "" || text.startsWith("!") || /^\[.*\]$/.test(text)) return [];
  const rule = ADGUARD.exec(text);
  if (rule) {
    const [, exception, name = "", modifiers = ""] = rule;
    const host = NARROWED.test(modifiers) ? null : hostOf(name);
    return host === null ? null : [{ host, isException: exception !== undefined }];
  }
  const [first = "", ...others] = text.split(/\s+/);
  // A line of a hosts file begins with an address. Any other line is one name.
  if (others.length > 0 && isIP(first.replace(/%\w*$/, "")) === 0) return null;
  const hosts = (others.length > 0 ? others : [first]).map(hostOf);
  if (hosts.includes(null)) return null;
  return hosts.flatMap((host) =>
    host === null || OF_MACHINE.test(host) ? [] : [{ host, isException: false }],
  );
}

/** A line without the comment at its end, which begins with `#` behind a blank. */
function withoutComment(line: string): string {
  for (let at = line.indexOf("#"); at >= 0; at = line.indexOf("#", at + 1))
    if (at === 0 || /\s/.test(line.charAt(at - 1))) return line.slice(0, at);
  return line;
}

/**
 * The host of a line that is a name in lower case and nothing else, or a rule for one: nearly all lines are,
 * and a million of them leave no garbage here. `null` of all others.
 */
export function plainHostOf(line: string): string | null {
  const end = line.endsWith("^") ? line.length - 1 : line.length;
  const host = line.slice(line.startsWith("||") ? 2 : 0, end);
  return isPlain(host) ? host : null;
}

/** Whether a name is spelled as a URL spells it. An address, and a name in another script, may not be. */
function isPlain(name: string): boolean {
  return name.length <= LONGEST_HOST && PLAIN.test(name) && !name.includes("xn--") && !OF_MACHINE.test(name);
}

/** A name as a URL spells it; `null` for what is none. */
function hostOf(text: string): string | null {
  const name = text
    .toLowerCase()
    .replace(/^\*?\./, "")
    .replace(/\.$/, "");
  if (name.length > LONGEST_HOST) return null;
  if (isPlain(name)) return name;
  if (!/^[\p{L}\p{M}\p{N}._-]+$/u.test(name)) return null;
  const host = URL.parse(`http://${name}/`)?.hostname ?? null;
  return host === null || host.length > LONGEST_HOST ? null : host;
}
