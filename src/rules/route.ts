import type { Lead } from "../scans/model.ts";
import { DESTINATION } from "../shared/destinations.ts";
import { type Check, checksOf, type Seen } from "./checks.ts";
import type { Rule, Rules } from "./model.ts";

/** The parts of a code that say where its scans lead. */
export interface Signpost {
  readonly target: string;
  /** The address of its page, if it has a landing. */
  readonly page: string | null;
  readonly rules: Rules | null;
}

/** One of the ways of a rule: its share is its weight in the weight of all. A rule without a split has one. */
export interface Way {
  /** The branch of a split. */
  readonly name: string | null;
  readonly weight: number;
  readonly lead: Lead;
}

/** A rule, ready to be asked. */
export interface CompiledRule {
  readonly name: string;
  readonly checks: readonly Check[];
  readonly ways: readonly Way[];
  /** The weight of all ways. */
  readonly weight: number;
}

/** A source of chance: numbers from 0 to 1, 1 exclusive. */
export type Chance = () => number;

/** Where the scans of a code lead, compiled once and followed by each. */
export class Route {
  /** Every scan leads there; `null` if that depends on the scan. */
  readonly fixed: Lead | null;
  /** In their order: the first that holds decides. */
  readonly rules: readonly CompiledRule[];
  /** Where scans lead for which no rule holds. */
  readonly otherwise: Lead;

  constructor(rules: readonly CompiledRule[], otherwise: Lead) {
    this.fixed = rules.length === 0 ? otherwise : null;
    this.rules = rules;
    this.otherwise = otherwise;
  }

  /** @param at - milliseconds since the epoch. */
  follow(seen: Seen, at: number, chance: Chance): Lead {
    for (const rule of this.rules) if (holds(rule, seen, at)) return pick(rule, chance);
    return this.otherwise;
  }
}

const NO_RULES: readonly CompiledRule[] = [];

/** Compiles where a code leads. */
export function routeOf({ target, page, rules }: Signpost): Route {
  const otherwise = page === null ? leadTo(target, null) : { location: page, destination: DESTINATION.page };
  return new Route(rules?.map(compiled) ?? NO_RULES, otherwise);
}

function compiled(rule: Rule): CompiledRule {
  const { name, when } = rule;
  const ways =
    "split" in rule
      ? rule.split.map((branch) => ({
          name: branch.name,
          weight: branch.weight,
          lead: leadTo(branch.target, `${name}/${branch.name}`),
        }))
      : [{ name: null, weight: 1, lead: leadTo(rule.target, name) }];
  return { name, checks: checksOf(when), ways, weight: ways.reduce((sum, { weight }) => sum + weight, 0) };
}

/** Serialised once: the URL parser percent-encodes what a header may not carry. */
function leadTo(target: string, destination: Lead["destination"]): Lead {
  return { location: new URL(target).href, destination };
}

/** Whether all that a rule asks for holds of a scan. */
export function holds({ checks }: CompiledRule, seen: Seen, at: number): boolean {
  for (const check of checks) if (!check.holds(seen, at)) return false;
  return true;
}

/** Chooses one of the ways of a rule by their weights. */
function pick({ ways, weight }: CompiledRule, chance: Chance): Lead {
  let left = ways.length === 1 ? 0 : chance() * weight;
  for (const way of ways) {
    left -= way.weight;
    if (left < 0) return way.lead;
  }
  throw new Error("Chance is not below 1");
}
