import { isObject } from "../../kit/shared/json.ts";

/**
 * Texts in answers that no person wrote, though their schemas cannot tell: addresses of ours, names that are
 * made of what was observed. The payload of a drawing and what a refusal quotes are what the agent itself has
 * just sent. A member that is not here, and whose schema allows a text, counts as written by others, so that
 * a new one is marked until somebody has thought about it.
 */
const OURS: ReadonlySet<string> = new Set([
  ...["id", "codeId", "shortId", "domain", "shortUrl", "pageUrl", "nextCursor", "visitor", "requestId"],
  ...[
    "at",
    "from",
    "since",
    "lastSeenOn",
    "lastUsedOn",
    "added_at",
    "timezone",
    "reason",
    "query",
    "version",
  ],
  ...["type", "payload", "scannability", "mimeType", "refusal"],
  ...["country", "device", "system", "browser", "language"],
  ...["color_scheme", "download", "svg", "png"],
]);

/** Members that an agent may send back as they are. They stay whole, with what is ours in them. */
const WHOLE: ReadonlySet<string> = new Set([
  ...["fields", "style", "landing", "rules", "utm", "facets", "gs1", "links"],
]);

/** Whether no person writes a member of this name. */
export const isOurs = (name: string) => OURS.has(name);

/** Whether a member is not looked into. */
export const staysWhole = (name: string) => OURS.has(name) || WHOLE.has(name);

/**
 * A record in which the texts of others stand apart: each object has those of its members in a member
 * `untrusted`. Otherwise nothing changes. A model reads `title` and `id` alike, and a title may try to give
 * it orders.
 * @param textless - names of further members that hold no text of others.
 */
export function withUntrusted(value: unknown, textless: ReadonlySet<string> = new Set()): unknown {
  if (Array.isArray(value)) return value.map((entry) => withUntrusted(entry, textless));
  if (!isObject(value)) return value;
  const ours: [string, unknown][] = [];
  const untrusted: [string, unknown][] = [];
  for (const [name, member] of Object.entries(value)) {
    if (OURS.has(name) || textless.has(name)) ours.push([name, member]);
    else if (WHOLE.has(name) || isText(member)) untrusted.push([name, member]);
    else ours.push([name, withUntrusted(member, textless)]);
  }
  if (untrusted.length > 0) ours.push(["untrusted", Object.fromEntries(untrusted)]);
  return Object.fromEntries(ours);
}

/**
 * Whether a member is a text, or a list of texts. One that is `null` now may be a text in the next record.
 */
function isText(member: unknown): boolean {
  return member === null || typeof member === "string" || (Array.isArray(member) && member.some(isText));
}
