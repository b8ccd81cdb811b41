import { createHash } from "node:crypto";
import { FAILURES } from "../../kit/outbound/failure.ts";
import { leadsToOwnPage } from "../../kit/shared/short-address.ts";
import { hostOf } from "../../kit/shared/target.ts";
import { allLinksOf, type linksOf } from "../codes/links-model.ts";
import type { Gs1Links } from "../codes/gs1-model.ts";
import type { Rules } from "../rules/model.ts";
import { HEALTH_STATES, type HealthState } from "./constants.ts";

/* In a file of its own, because the stores load no schemas. */

/** Why a destination is in its state. No reason holds a word of a server's answer. */
export const HEALTH_REASONS = [
  ...FAILURES,
  "not_found",
  "gone",
  "status",
  "redirect_loop",
  "too_many_redirects",
  "redirect_invalid",
  "port_not_allowed",
  "own_address",
  "certificate_ends",
] as const;
export type HealthReason = (typeof HEALTH_REASONS)[number];

/** The languages of mails. */
export const MAIL_LANGUAGES = ["en", "de"] as const;
export type MailLanguage = (typeof MAIL_LANGUAGES)[number];

/** The state of a code's worst destination, as it is stored. Times are milliseconds since the epoch. */
export interface CodeHealth {
  readonly state: HealthState;
  readonly status: number | null;
  readonly reason: HealthReason | null;
  readonly since: number | null;
  readonly checkedAt: number | null;
  /** The target that is in it; `null` before the first check. */
  readonly destination: string | null;
}

/** The health of a code whose destinations nobody has asked. */
export const UNCHECKED: CodeHealth = {
  state: "unchecked",
  status: null,
  reason: null,
  since: null,
  checkedAt: null,
  destination: null,
};

/** The destinations of a code. */
export interface Leading {
  readonly target: string;
  readonly rules: Rules | null;
  readonly fallback: string | null;
}

/** All destinations of a code, each once, the default first. */
export function destinationsOf({ target, rules, fallback }: Leading): string[] {
  const ofRules = (rules ?? []).flatMap((rule) =>
    "split" in rule ? rule.split.map((branch) => branch.target) : [rule.target],
  );
  return [...new Set([target, ...ofRules, ...(fallback === null ? [] : [fallback])])];
}

/** The members of a code by which it may lead somewhere, those of its page included. */
export interface Led extends Leading {
  readonly shortId: string;
  readonly landing: NonNullable<Parameters<typeof linksOf>[0]["landing"]> | null;
  readonly fields: Readonly<Record<string, unknown>>;
  readonly links: Gs1Links | null;
}

/**
 * All addresses to which a code may lead people: its destinations but for its own page, and the links of
 * that and of its GS1 address.
 */
export function addressesLedTo(code: Led): string[] {
  const destinations = destinationsOf(code);
  const addresses = leadsToOwnPage(code) ? destinations.slice(1) : destinations;
  return [...addresses, ...allLinksOf(code).map(({ address }) => address)];
}

/** The hosts of these, each once. An address without one, such as `mailto:`, has none. */
export function hostsLedTo(code: Led): string[] {
  return [...new Set(addressesLedTo(code).flatMap((address) => hostOf(address) ?? []))];
}

/** The members of `Led` that an edit may change. */
const LEADING = ["target", "rules", "fallback", "landing", "fields", "links"] as const;

/** Whether a change leaves a code with the addresses to which it leads people, in whatever order. */
export function leadsAlike(before: Led, after: Led): boolean {
  // Most changes touch none of these members.
  if (LEADING.every((member) => Bun.deepEquals(before[member], after[member]))) return true;
  const [former, now] = [new Set(addressesLedTo(before)), new Set(addressesLedTo(after))];
  return former.symmetricDifference(now).size === 0;
}

/** Whether a change of a code may change its destinations, or which of them are checked. */
export function leadsElsewhere(
  before: Leading & { readonly active: boolean },
  after: Leading & { readonly active: boolean },
): boolean {
  return before.active !== after.active || !Bun.deepEquals(destinationsOf(before), destinationsOf(after));
}

/** Whether a changed code still leads to its worst destination, which is dead: its fallback is needed at once. */
export function staysDead(
  before: Leading & { readonly active: boolean; readonly health: CodeHealth },
  after: Leading & { readonly active: boolean },
): boolean {
  const { state, destination } = before.health;
  const isServed = before.active && after.active;
  return isServed && state === "dead" && destination !== null && destinationsOf(after).includes(destination);
}

const KEY_BYTES = 16;

/** Identifies a destination of a workspace: an address may be too long for an index. */
export function targetKey(tenantId: string, address: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array(createHash("sha256").update(`${tenantId}\n${address}`).digest()).slice(0, KEY_BYTES);
}

interface Ranked {
  readonly state: HealthState;
  readonly reason: string | null;
}

/** The worst of some destinations, the first of equals; `null` of none. */
export function worstOf<T extends Ranked>(targets: readonly T[]): T | null {
  const weight = ({ state, reason }: Ranked) => HEALTH_STATES.indexOf(state) * 2 + (reason === null ? 1 : 0);
  return targets.reduce<T | null>(
    (worst, target) => (worst === null || weight(target) < weight(worst) ? target : worst),
    null,
  );
}
