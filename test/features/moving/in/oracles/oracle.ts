import { routeOf } from "../../../../../src/features/rules/route.ts";
import type { Draft } from "../../../../../src/features/moving/in/draft.ts";
import type { ImportEntry } from "../../../../../src/features/moving/in/entries.ts";

/** A visit to a link, as an oracle needs it. */
export interface Visit {
  /** A system as bowser names it. */
  readonly system: string | null;
  /** The country, two capitals. */
  readonly country: string | null;
  readonly acceptLanguage: string;
  /** The language that this service reads in it. */
  readonly language: string | null;
  /** Milliseconds since 1970. */
  readonly at: number;
  /** From 0 to 1, 1 exclusive. */
  readonly chance: number;
}

/** Where a link of another service leads. */
export interface Answer {
  /** `null` where it leads nowhere: to a page that says so, or asks for a password. */
  readonly to: string | null;
  /** The member, or the rule, by which it is so. */
  readonly by: string;
}

/** Where the code of a draft leads, by the rules of this service. */
function leadsOf({ active, target, rules, query, utm }: Draft): (visit: Visit) => Answer {
  if (!active) return () => ({ to: null, by: "active" });
  const route = routeOf({ target, page: null, rules: [...rules], query, utm, fallback: null, dead: [] });
  return ({ system, country, language, at, chance }) => {
    const seen = { system, country, language, device: null };
    const { location, destination } = route.follow(seen, at, "https://go.example/x", () => chance);
    return { to: location, by: destination ?? "target" };
  };
}

/**
 * A link with its oracle, and the names of dropped values that excuse another answer: `null` where none does.
 */
export interface Asked {
  readonly entry: ImportEntry;
  readonly oracle: (visit: Visit) => Answer;
  /**
   * The dropped values that an answer of the oracle, and the rule by which ours is another, may be told by.
   */
  readonly toldBy: (theirs: Answer, ours: Answer) => readonly string[];
}

/** Visits whose answer differs from the oracle's, where no dropped value tells it. */
export function untold({ entry, oracle, toldBy }: Asked, visits: readonly Visit[]): string[] {
  const [draft] = entry.drafts;
  if (!draft) return [];
  const leads = leadsOf(draft);
  return visits.flatMap((visit) => {
    const [theirs, ours] = [oracle(visit), leads(visit)];
    if (theirs.to === ours.to) return [];
    const names = toldBy(theirs, ours);
    if (entry.dropped.some((what) => names.includes(/^(?:redirect rule \d+|[\w.]+)/.exec(what)?.[0] ?? "")))
      return [];
    return [`row ${entry.row}: ${JSON.stringify({ theirs, ours, visit, dropped: entry.dropped })}`];
  });
}

/** All combinations of what visits differ in. */
export function visitsAt(times: readonly number[]): Visit[] {
  return times.flatMap((at) => VISITORS.map((visitor) => ({ ...visitor, at })));
}

const LANGUAGES: readonly (readonly [header: string, language: string | null])[] = [
  ["", null],
  ["*", null],
  ["fr", "fr"],
  ["de-AT,de;q=0.95", "de"],
  ["en, fr;q=0.9", "en"],
  ["fr;q=0.5", "fr"],
];
const SYSTEMS = ["iOS", "Android", "Windows", "macOS", "Linux", "Chrome OS", "PlayStation 4", null];
const COUNTRIES = ["DE", "AT", "FR", "US", null];
const CHANCES = [0, 0.26, 0.51, 0.999];

/** Every system with every country, each with a language and a chance in turn. */
const VISITORS: readonly Omit<Visit, "at">[] = SYSTEMS.flatMap((system, row) =>
  COUNTRIES.map((country, column) => {
    const turn = row * COUNTRIES.length + column;
    const [acceptLanguage, language] = LANGUAGES[turn % LANGUAGES.length] ?? ["", null];
    return { system, country, acceptLanguage, language, chance: CHANCES[turn % CHANCES.length] ?? 0 };
  }),
);
