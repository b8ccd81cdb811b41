import { isObject } from "../../kit/shared/json.ts";

/**
 * Members of answers that hold no text of a person: ids, addresses of ours, names from lists of ours, times.
 * The payload is what the agent itself has just sent. A member that is not here counts as written by others,
 * so that a new one is marked until somebody has thought about it.
 */
const OURS: ReadonlySet<string> = new Set([
  ...["id", "codeId", "shortId", "domain", "shortUrl", "pageUrl", "nextCursor", "visitor", "requestId"],
  ...[
    "at",
    "from",
    "to",
    "since",
    "checkedAt",
    "createdAt",
    "updatedAt",
    "firstSeen",
    "lastSeen",
    "added_at",
  ],
  ...[
    "type",
    "query",
    "state",
    "reason",
    "interval",
    "timezone",
    "bot",
    "version",
    "payload",
    "scannability",
  ],
  ...["country", "device", "system", "browser", "language"],
  ...["format", "color_scheme", "download", "svg", "png"],
]);

/** Members that an agent may send back as they are. They stay whole, with what is ours in them. */
const WHOLE: ReadonlySet<string> = new Set(["fields", "style", "landing", "rules", "utm", "facets"]);

/**
 * A record in which the texts of others stand apart: each object has those of its members in a member
 * `untrusted`. Otherwise nothing changes. A model reads `title` and `id` alike, and a title may try to give
 * it orders.
 */
export function withUntrusted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withUntrusted);
  if (!isObject(value)) return value;
  const ours: [string, unknown][] = [];
  const untrusted: [string, unknown][] = [];
  for (const [name, member] of Object.entries(value)) {
    if (OURS.has(name)) ours.push([name, member]);
    else if (WHOLE.has(name) || isText(member)) untrusted.push([name, member]);
    else ours.push([name, withUntrusted(member)]);
  }
  if (untrusted.length > 0) ours.push(["untrusted", Object.fromEntries(untrusted)]);
  return Object.fromEntries(ours);
}

/** Whether a member is not looked into. */
export const staysWhole = (name: string) => OURS.has(name) || WHOLE.has(name);

/**
 * Whether a member is a text, or a list of texts. One that is `null` now may be a text in the next record.
 */
function isText(member: unknown): boolean {
  return member === null || typeof member === "string" || (Array.isArray(member) && member.some(isText));
}
