import { discard } from "./memory.ts";
import type { BodyBudget } from "./body-budget.ts";
import type { BodyReader } from "./body-reader.ts";
import type { BodySpool } from "./body-spool.ts";
import { invalidRequest } from "../shared/common-faults.ts";
import { Fault, orFault } from "../shared/fault.ts";
import { announcedLength, charsetOf, mediaTypeOf } from "../shared/headers.ts";
import { parseSent } from "../shared/sent-json.ts";
import { isObject } from "../shared/json.ts";
import { nextTurn } from "../shared/next-turn.ts";
import { explain } from "../shared/reasons.ts";
import { limitKey } from "./limits.ts";
import { factsOf } from "./requests.ts";

/** Limits of bodies, in bytes. A larger body is answered with 413. */
export const SMALL_BODY = 64 * 1024;
/** For bodies whose style may carry a logo. */
export const STYLE_BODY = 1024 * 1024;

/** The bodies that a route accepts. */
export interface BodyRule {
  readonly maxBytes: number;
  /** Accepted media types. */
  readonly mediaTypes: readonly string[];
  /** Only one large body of a workspace may be in memory. Others are refused. */
  readonly inTurn?: true;
  /** The body goes into a file while it arrives, one of a workspace at a time: it may be larger than the memory for bodies. */
  readonly spooled?: true;
  /** `null` counts as absent in a JSON body. */
  readonly nullsAbsent?: true;
  /** The most JSON objects of a list, which is taken as well as one object. */
  readonly mostInList?: number;
}

export const JSON_TYPES = ["application/json"] as const;

/** Bytes of a spooled body that are in memory: a piece that is being written, and one that has arrived. */
const SPOOLED_SHARE = 128 * 1024;

/** How bodies are let in. */
export interface BodyIntake {
  readonly budget: BodyBudget;
  readonly read: BodyReader;
  readonly spool: BodySpool;
}

/**
 * Reads a body once and stores its bytes, or the file that has them, with the request's facts. It does not
 * parse them. They stay, and keep their share of the budget, until `releaseBody` is called.
 * @throws Fault `body_too_large` and Busy, as soon as that is known; `unsupported_media_type`; `body_too_slow`.
 */
export async function readBody(request: Request, rule: BodyRule, intake: BodyIntake): Promise<void> {
  const announced = announcedLength(request.headers);
  if (announced > rule.maxBytes) throw tooLarge(rule);
  const hasType = checkMediaType(request, rule, announced);
  if (!request.body) return;
  const facts = factsOf(request);
  const { maxBytes } = rule;
  if (rule.spooled) {
    facts.bodyShare = intake.budget.open(limitKey(facts.address), null);
    facts.bodyShare.reserve(SPOOLED_SHARE);
    const turn = facts.holder?.tenant.id ?? limitKey(facts.address);
    facts.spooled = await intake.spool(request.body, { maxBytes, tooLarge: () => tooLarge(rule) }, turn);
    if (facts.spooled.length > 0 && !hasType) throw unsupported(rule);
    return;
  }
  const turn = rule.inTurn && facts.holder ? facts.holder.tenant.id : null;
  const share = intake.budget.open(limitKey(facts.address), turn);
  facts.bodyShare = share;
  const bytes = await intake.read(request.body, {
    announced,
    maxBytes,
    tooLarge: () => tooLarge(rule),
    share,
  });
  facts.body = bytes;
  if (bytes.length > 0 && !hasType) throw unsupported(rule);
}

/** Frees the body of a request that was answered or broke off. */
export function releaseBody(request: Request): void {
  const facts = factsOf(request);
  if (facts.body) discard(facts.body);
  delete facts.body;
  facts.bodyShare?.release();
  // The file has no name any more, so nothing is left to be done when that fails.
  facts.spooled?.close().catch(() => {});
  delete facts.spooled;
}

/** @returns whether the request names a type. An empty body needs none. */
function checkMediaType({ headers }: Request, rule: BodyRule, announced: number): boolean {
  const coding = headers.get("content-encoding")?.trim().toLowerCase() ?? "";
  if (coding !== "" && coding !== "identity") throw unsupportedCoding();
  const contentType = headers.get("content-type");
  if (!/^(?:utf-?8|us-ascii)$/.test(charsetOf(contentType) ?? "utf-8"))
    throw new Fault(
      "unsupported_media_type",
      "Send the body in UTF-8, with charset=utf-8 or no charset at all.",
    );
  const mediaType = mediaTypeOf(contentType);
  const named = mediaType !== "";
  const accepted = named && (rule.mediaTypes.includes(mediaType) || isJson(mediaType, rule));
  if ((named || announced > 0) && !accepted) throw unsupported(rule);
  return named;
}

/** `application/merge-patch+json` and other types in `+json` are JSON too (RFC 6839). */
function isJson(mediaType: string, rule: BodyRule): boolean {
  return rule.mediaTypes.includes("application/json") && /^application\/[\w.-]+\+json$/.test(mediaType);
}

/**
 * The JSON object of a body that was read; `{}` for an empty one.
 * @throws Fault `invalid_json` when it is not JSON in UTF-8, or not an object.
 */
export function parseJson(request: Request): Record<string, unknown> {
  return jsonObject(factsOf(request).body ?? new Uint8Array());
}

/**
 * The values of a JSON list of a request; `null` when its body is something else.
 * @throws Fault `invalid_json`; `invalid_request` when there are none, or too many.
 */
export function parseJsonList(request: Request, most: number): readonly unknown[] | null {
  const { body } = factsOf(request);
  if (!body || !startsList(body)) return null;
  const value = decodeJson(body);
  if (!Array.isArray(value)) return null;
  const why =
    value.length === 0
      ? explain("too_few_entries", { limit: 1 })
      : value.length > most
        ? explain("too_many_entries", { limit: most })
        : null;
  if (why !== null) throw invalidRequest([{ pointer: "", ...why }]);
  return value;
}

/** The check of each body of a list, or what is wrong with it. */
export async function checkEach<T>(
  list: readonly unknown[],
  { nullsAbsent }: Pick<BodyRule, "nullsAbsent">,
  check: (body: Record<string, unknown>) => T,
): Promise<readonly (T | Fault)[]> {
  const bodies: (T | Fault)[] = [];
  for (const value of list) {
    const body = orFault(() => {
      if (!isObject(value)) throw invalidRequest([{ pointer: "", ...explain("not_object") }]);
      return check(nullsAbsent ? withoutNulls(ownObject(value)) : ownObject(value));
    });
    bodies.push(body);
    // To say what is wrong takes far longer than to see that all is right: 20 ms for a hundred.
    if (body instanceof Fault) await nextTurn();
  }
  return bodies;
}

const BLANKS = [0x20, 0x09, 0x0a, 0x0d];

function startsList(body: Uint8Array): boolean {
  return body.find((byte) => !BLANKS.includes(byte)) === 0x5b;
}

/** The JSON object in the bytes of a body; `{}` for no bytes. @throws Fault `invalid_json` */
export function jsonObject(body: Uint8Array): Record<string, unknown> {
  return body.length === 0 ? {} : ownObject(decodeJson(body));
}

/** A value as an object without a prototype of its own. @throws Fault `invalid_json` when it is none. */
export function ownObject(value: unknown): Record<string, unknown> {
  if (isObject(value)) {
    // An own property here, but code that copies the body property by property would set a prototype.
    Reflect.deleteProperty(value, "__proto__");
    return value;
  }
  throw new Fault("invalid_json", "The body must be a JSON object.", {
    errors: [{ pointer: "", ...explain("not_object") }],
  });
}

function decodeJson(body: Uint8Array): unknown {
  const sent = parseSent(body);
  if ("value" in sent) return sent.value;
  throw new Fault("invalid_json", `The body ${sent.flaw.detail}.`, {
    errors: [{ pointer: "", ...sent.flaw }],
  });
}

/** The value without properties that are `null`, at any depth: on create, `null` counts as absent. */
export function withoutNulls(value: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, member]) => member !== null)
      .map(([name, member]) => [name, nullsRemoved(member)]),
  );
}

function nullsRemoved(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(nullsRemoved);
  return isObject(value) ? withoutNulls(value) : value;
}

function tooLarge(rule: BodyRule): Fault {
  return new Fault("body_too_large", `The body may have at most ${rule.maxBytes} bytes.`);
}

/** The refusal of a compressed body. It says which codings are taken (RFC 9110, 15.5.16). */
function unsupportedCoding(): Fault {
  return new Fault("unsupported_media_type", "Send the body as it is, without Content-Encoding.", {
    headers: { "accept-encoding": "identity" },
  });
}

function unsupported(rule: BodyRule): Fault {
  return new Fault(
    "unsupported_media_type",
    `Send the body with content-type ${rule.mediaTypes.join(" or ")}.`,
  );
}
