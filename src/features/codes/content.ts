import { gs1Off, invalidRequest, nothingToChange, unverifiedDomain } from "../../kit/shared/common-faults.ts";
import { Fault, type FaultDetail, orFault } from "../../kit/shared/fault.ts";
import type { Rules, Utm } from "../rules/model.ts";
import { defined, pick, present } from "../../kit/shared/fold.ts";
import { explain } from "../../kit/shared/reasons.ts";
import { withoutPins } from "../../kit/shared/pin.ts";
import { type Addressed, domainNamed, leadsToOwnPage, pageUrl } from "../../kit/shared/short-address.ts";
import type { Landing } from "./landing.ts";
import { landingFlaws } from "./landing-checks.ts";
import { directFileOf } from "./media-model.ts";
import { EDITED, INITIAL, type Made, MADE } from "./members.ts";
import { tagsOf } from "../../kit/shared/tags.ts";
import { givenLock } from "./lock-model.ts";
import { checkLinked, readGs1, readLinks } from "./gs1-content.ts";
import { linksOf } from "./links-model.ts";
import {
  type Code,
  type CodeChange,
  type CodeContent,
  type CreateCode,
  EditCode,
  wrongShortId,
} from "./model.ts";
import { payloadOf } from "./payload.ts";
import { type Barred, parseTarget, refuseListed } from "../../kit/shared/target.ts";

/** The hosts that a code's content is compared with. */
export interface KnownHosts extends Barred {
  /** Whether the code's workspace has verified a host. */
  readonly isOwnDomain: (host: string) => boolean;
}

/** The checks of a code's content. */
export interface ContentRules extends KnownHosts {
  /** Checks content against its type. @throws Fault */
  readonly checkFields: (type: string, fields: Readonly<Record<string, unknown>>) => void;
  /** Checks rules. @returns them as they are stored. @throws Fault `target_invalid`, `invalid_request`. */
  readonly readRules: (rules: Rules, barred: Barred) => Rules | null;
  /** Checks that the content's style scans with the payload it will carry. @throws Fault */
  readonly checkStyle: (payload: string) => void;
}

/** The members of an input that are stored in the form in which they are given. */
const AS_MADE = MADE.filter((name) => name !== "lock" && name !== "gs1" && name !== "links");

/**
 * Reads and checks the input of a new code. The password of its lock is still to be hashed. The query of a
 * GS1 address is passed on by default (GS1-Conformant Resolver, 1.2.0).
 * @param shortId - used when the input names none.
 * @throws Fault `target_required`, `target_invalid`, `fields_invalid`, `domain_not_verified`,
 * `invalid_request` for its short id, page or rules, `style_not_scannable`.
 */
export function readContent(input: CreateCode, shortId: string, rules: ContentRules): CodeContent {
  const place = placeOf(input, shortId, rules);
  const gs1 = input.gs1 ? readGs1(input.gs1) : null;
  const content: CodeContent = {
    ...place,
    ...pick(INITIAL, MADE),
    ...(gs1 !== null && { gs1, query: "pass" }),
    ...present(pick(input, AS_MADE)),
    target: parseTarget(input.target, rules),
    rules: input.rules ? rules.readRules(input.rules, rules) : null,
    utm: givenOf(input.utm),
    tags: tagsOf(input.tags ?? []),
    fallback: readFallback(input.fallback ?? null, rules),
    lock: input.lock ? givenLock(input.lock) : null,
    links: input.links ? readLinks(input.links, rules) : null,
  };
  if (gs1 !== null && !rules.gs1On(place.domain)) throw gs1Off(place.domain === null ? "base" : "domain");
  checkLinked(content);
  checkSomeFields(content.type, content.fields, rules);
  checkLanding(content.landing);
  checkDirect(content);
  checkLinks(content, rules);
  if (content.style) rules.checkStyle(payloadOf(rules.baseUrl, content));
  return content;
}

/** @throws Fault `domain_not_verified`, `invalid_request`. */
function placeOf(input: CreateCode, spareId: string, { baseUrl, isOwnDomain }: ContentRules): Addressed {
  const domain = input.domain === undefined ? null : domainNamed(baseUrl, input.domain);
  if (domain !== null && !isOwnDomain(domain)) throw unverifiedDomain();
  const errors = wrongShortId(baseUrl, input);
  if (errors.length > 0) throw invalidRequest(errors);
  return { domain, shortId: input.shortId ?? spareId };
}

/** The faults of a target, for the refusal of a body with other faults. Alone it has a fault of its own. */
export function targetFlaws(
  { target }: Readonly<Record<string, unknown>>,
  barred: Barred,
): readonly FaultDetail[] {
  const read = orFault(() => parseTarget(target, barred));
  return read instanceof Fault ? read.errors : [];
}

/** A target has no schema that says what is wrong with it, and a lock is stored in another form. */
const AS_GIVEN = EDITED.filter((name) => name !== "target" && name !== "lock");

/**
 * Reads the input of an edit. The password of its lock is still to be hashed. Its fields, page and style are
 * not checked, but for links.
 * @throws Fault `nothing_to_change`, `target_required`, `target_invalid`, `invalid_request` for its rules,
 * `target_blocked`.
 */
export function readChange(
  input: EditCode,
  { readRules, ...barred }: Barred & Pick<ContentRules, "readRules">,
): CodeChange {
  const { target, rules, utm, tags, fallback, lock, links } = input;
  const change: CodeChange = {
    ...(target === undefined ? {} : { target: parseTarget(target, barred) }),
    ...defined(input, AS_GIVEN),
    ...(rules && { rules: readRules(rules, barred) }),
    ...(utm && { utm: givenOf(utm) }),
    ...(tags && { tags: tagsOf(tags) }),
    ...(typeof fallback === "string" && { fallback: readFallback(fallback, barred) }),
    ...(lock !== undefined && { lock: lock && givenLock(lock) }),
    ...(links && { links: readLinks(links, barred) }),
  };
  if (Object.keys(change).length === 0) throw nothingToChange(...Object.keys(EditCode.properties));
  checkLinks(change, barred);
  return change;
}

function readFallback(fallback: string | null, barred: Barred): string | null {
  return fallback === null ? null : parseTarget(fallback, barred, "/fallback");
}

/** The given parameters; `null` for none. */
function givenOf(utm: Utm | null | undefined): Utm | null {
  const given = Object.entries(utm ?? {}).filter(([, value]) => value !== null);
  return given.length > 0 ? Object.fromEntries(given) : null;
}

/** Checks fields, if there are any: a tracked code has a target and needs none. @throws Fault `fields_invalid`. */
export function checkSomeFields(
  type: string,
  fields: Readonly<Record<string, unknown>>,
  { checkFields }: Pick<ContentRules, "checkFields">,
): void {
  if (Object.keys(fields).length > 0) checkFields(type, fields);
}

/** Checks the links of a page. @throws Fault `target_blocked` for the first that a list names. */
function checkLinks(content: Pick<CodeChange, "landing" | "fields">, { listedBy }: Barred): void {
  for (const { pointer, address } of linksOf(content)) {
    const url = URL.parse(address);
    if (url !== null) refuseListed(url, pointer, listedBy);
  }
}

/** Checks what the schema of a page can't say. @throws Fault `invalid_request`. */
export function checkLanding(landing: Landing | null): void {
  const errors = landing === null ? [] : landingFlaws(landing);
  if (errors.length > 0) throw invalidRequest(errors);
}

/**
 * Checks the page that a code has after a change, and whether it is seen; and its links.
 * @throws Fault `invalid_request`.
 */
export function checkParts(
  code: Pick<Code, "landing" | "lock" | "gs1" | "links">,
  { landing, lock }: CodeChange,
): void {
  checkLinked(code);
  if (landing) checkLanding(landing);
  if (landing ?? lock) checkDirect(code);
}

/**
 * Checks that a code with a lock does not lead straight to a file, past its page, which asks for the
 * password.
 * @throws Fault `invalid_request`.
 */
export function checkDirect({
  landing,
  lock,
}: {
  readonly landing: Landing | null;
  readonly lock: object | null;
}): void {
  if (directFileOf(landing) !== null && lock !== null)
    throw invalidRequest([{ pointer: "/landing/file/open", ...explain("file_direct_lock") }]);
}

/** A new code. @param at - milliseconds since 1970. @param by - the name of the key that makes it. */
export function newCode(
  id: string,
  tenantId: string,
  content: CodeContent,
  at: number,
  by: string | null,
): Code {
  const made = { active: true, revision: 1, createdAt: at, updatedAt: at, changedBy: by };
  return { ...content, id, tenantId, ...made, importedFrom: null, importedScans: 0 };
}

/** The members of which a copy has none, or another: two codes can't have one external id or GS1 address. */
const OWN = ["externalId", "lock", "gs1", "links"] as const;

/**
 * The members that a copy has in common with its original, as they are given. A lock is copied with its hash.
 */
const COPIED = MADE.filter((name): name is Exclude<Made, (typeof OWN)[number]> => !isOwn(name));

function isOwn(name: Made): boolean {
  return OWN.some((own) => own === name);
}

/**
 * The input that makes a code like another. One that leads to its own page has a copy that leads to the copy's.
 * @param spareId - a generated short id, for such a copy.
 */
export function inputOf(code: Code, baseUrl: string, spareId: string): CreateCode {
  const { domain } = code;
  return {
    ...present(withoutPins(pick(code, COPIED))),
    ...(leadsToOwnPage(code) && {
      shortId: spareId,
      target: pageUrl(baseUrl, { domain, shortId: spareId }),
    }),
    ...(domain !== null && { domain }),
  };
}
