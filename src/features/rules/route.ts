import type { Listed } from "../blocklist/records.ts";
import { nameOf } from "../../kit/shared/target.ts";
import type { Lead } from "../scans/model.ts";
import { DESTINATION } from "../../kit/shared/destinations.ts";
import { type Check, checksOf, type Seen } from "./checks.ts";
import { type Exit, FixedExit, type Passing, simplest, TargetExit } from "./exit.ts";
import type { Rule, Rules } from "./model.ts";

/** The members of a code that say where its scans lead. */
export interface Signpost extends Passing {
  readonly target: string;
  /** The address of its page, if it has a landing. */
  readonly page: string | null;
  readonly rules: Rules | null;
  /** The address to which scans lead in place of a dead target. */
  readonly fallback: string | null;
  /** The targets that are dead. */
  readonly dead: readonly string[];
  /** The hosts that are on lists of the operator: no scan is led there. */
  readonly listed?: Listed | null;
}

/** One of the ways of a rule: its share is its weight in the weight of all. A rule without a split has one. */
export interface Way {
  /** The name of the branch; `null` without a split. */
  readonly branch: string | null;
  readonly weight: number;
  readonly exit: TargetExit;
}

/** A rule, ready to be asked. */
export interface CompiledRule {
  readonly name: string;
  readonly checks: readonly Check[];
  readonly ways: readonly Way[];
  /** The weight of all ways. */
  readonly weight: number;
}

const SIZE = { route: 500, rule: 200 } as const;

/** A source of chance: numbers from 0 to 1, 1 exclusive. */
export type Chance = () => number;

/** The way of a code's scans to their destinations: compiled once, followed by each scan. */
export class Route {
  /** Every scan leads there; `null` if that depends on the scan. */
  readonly fixed: Lead | null;
  /** In their order: the first that holds decides. */
  readonly rules: readonly CompiledRule[];
  /** For scans of which no rule holds. */
  readonly #otherwise: Exit;

  constructor(rules: readonly CompiledRule[], otherwise: Exit) {
    this.fixed = rules.length === 0 && otherwise instanceof FixedExit ? otherwise.fixed : null;
    this.rules = rules;
    this.#otherwise = otherwise;
  }

  /** The way of a scan without a query, of which no rule holds. */
  get plain(): Lead {
    return this.#otherwise.lead("");
  }

  /** Bytes that it takes in memory, as measured. */
  get size(): number {
    const sizes = this.rules.map(
      ({ checks, ways }) =>
        SIZE.rule + sumOf(checks.map(({ size }) => size)) + sumOf(ways.map(({ exit }) => exit.size)),
    );
    return SIZE.route + this.#otherwise.size + sumOf(sizes);
  }

  /**
   * @param at - milliseconds since the epoch.
   * @param address - the scanned one, whose query may be passed on.
   */
  follow(seen: Seen, at: number, address: string, chance: Chance): Lead {
    for (const rule of this.rules) if (holds(rule, seen, at)) return pick(rule, chance).lead(address);
    return this.#otherwise.lead(address);
  }
}

/** Whether the whole condition of a rule holds for a scan. */
export function holds({ checks }: CompiledRule, seen: Seen, at: number): boolean {
  for (const check of checks) if (!check.holds(seen, at)) return false;
  return true;
}

/** Chooses one of the ways of a rule by their weights. */
function pick({ ways, weight }: CompiledRule, chance: Chance): TargetExit {
  let left = ways.length === 1 ? 0 : chance() * weight;
  for (const way of ways) {
    left -= way.weight;
    if (left < 0) return way.exit;
  }
  throw new Error("Chance is not below 1");
}

function sumOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0);
}

const NO_RULES: readonly CompiledRule[] = [];

/** Makes the exit to a target, and counts its scans as a destination's. */
type ExitTo = (target: string, destination: Lead["destination"]) => TargetExit;

/** Compiles where a code leads. */
export function routeOf(signpost: Signpost): Route {
  const { target, page, rules, query, utm, fallback, dead } = withoutListed(signpost);
  const passing = { query, utm };
  const exitTo: ExitTo = (to, destination) =>
    fallback !== null && dead.includes(to)
      ? new TargetExit(fallback, DESTINATION.fallback, passing)
      : new TargetExit(to, destination, passing);
  const otherwise = page === null ? simplest(exitTo(target, null)) : pageExit(page);
  return new Route(rules?.map((rule) => compiled(rule, exitTo)) ?? NO_RULES, otherwise);
}

/**
 * A signpost less its rules, branches and fallback that lead to a listed host. A code whose target is on a
 * list is blocked as a whole.
 */
function withoutListed(signpost: Signpost): Signpost {
  const { listed, rules, fallback } = signpost;
  if (!listed) return signpost;
  const isFree = (address: string) => !Object.hasOwn(listed, hostOf(address));
  const left = rules?.flatMap((rule): Rule[] => {
    if (!("split" in rule)) return isFree(rule.target) ? [rule] : [];
    const split = rule.split.filter((branch) => isFree(branch.target));
    return split.length === 0 ? [] : [{ ...rule, split }];
  });
  return {
    ...signpost,
    rules: left ?? null,
    fallback: fallback !== null && isFree(fallback) ? fallback : null,
  };
}

function hostOf(address: string): string {
  const url = URL.parse(address);
  return url === null ? "" : nameOf(url);
}

function pageExit(location: string): Exit {
  return new FixedExit({ location, destination: DESTINATION.page });
}

function compiled(rule: Rule, exitTo: ExitTo): CompiledRule {
  const { name, when } = rule;
  const ways =
    "split" in rule
      ? rule.split.map(({ name: branch, target, weight }) => ({
          branch,
          weight,
          exit: exitTo(target, `${name}/${branch}`),
        }))
      : [{ branch: null, weight: 1, exit: exitTo(rule.target, name) }];
  return { name, checks: checksOf(when), ways, weight: sumOf(ways.map(({ weight }) => weight)) };
}
