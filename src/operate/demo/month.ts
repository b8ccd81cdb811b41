import { DAY, HOUR, utcDay } from "../../kit/shared/clock.ts";
import { seededRandom } from "../../kit/shared/seeded.ts";
import { CODES, type DemoCode } from "./museum.ts";
import { AGENTS, BOTS, FIRST_NAMES, LAST_NAMES, MESSAGES, ORIGINS, type Weighted } from "./people.ts";

/** Days of the demonstration, the present one included. */
export const DAYS = 30;

/** Somebody who scans, as the service sees them. */
export interface Person {
  /** Of the range for documentation (RFC 3849). */
  readonly address: string;
  readonly agent: string;
  readonly language: string | null;
  readonly country: string;
  /** Whether they let their device be recognised, and so are known again on other days. */
  readonly isRecognised: boolean;
}

/** The texts that a person leaves. */
export interface LeadText {
  readonly name: string;
  readonly email: string;
  readonly message?: string;
}

/** A scan, with what followed on the code's page. */
export interface Visit {
  /** Milliseconds since the epoch. */
  readonly at: number;
  /** The code, by its place in `CODES`. */
  readonly code: number;
  readonly person: Person;
  readonly referrer: string | null;
  readonly events: readonly string[];
  readonly lead: LeadText | null;
}

/** A person who has scanned a code on the same day. */
type Scanned = Pick<Visit, "code" | "person">;

/** A day of the demonstration. */
export interface DemoDay {
  /** From 0 on. */
  readonly number: number;
  /** Its first moment, UTC. */
  readonly begins: number;
  /** In the order of their times. */
  readonly visits: readonly Visit[];
}

/** Shares of scans: by programs, by people who have scanned before on the same day, and by people who are recognised. */
const SHARES = { bots: 0.035, again: 0.24, recognised: 0.03 };

/** Most people who are recognised, and come back on other days. */
const MOST_RECOGNISED = 24;

/** Central European Time, in which the curves of days are given. */
const OFFSET = HOUR;

/**
 * The days of the month that ends at `now`. The same seed and moment give the same days.
 * @param scale - scans are so many times the usual ones.
 */
export function* monthUntil(now: number, seed: number, scale: number): Generator<DemoDay> {
  const random = seededRandom(seed);
  const newPerson = peopleBy(random);
  const known: Person[] = [];
  const first = utcDay(now) - (DAYS - 1);
  for (let number = 0; number < DAYS; number++) {
    const begins = (first + number) * DAY;
    // A little more each week, and no two days alike: weather, holidays, a school class.
    const mood = scale * (0.82 + 0.012 * number) * (0.75 + 0.5 * random());
    const visits = CODES.flatMap((code, index) =>
      number < code.since || number >= (code.until ?? DAYS)
        ? []
        : visitsOf(code, index, begins, mood, random),
    );
    const today: Scanned[] = [];
    yield {
      number,
      begins,
      visits: visits
        .filter(({ at }) => at < now)
        .toSorted((a, b) => a.at - b.at)
        .map((visit) => withPerson(visit, today)),
    };
  }

  /** Chooses the visitor: a program, a person of the same day, a recognised device, or a new person. */
  function withPerson(visit: Omit<Visit, "person" | "events" | "lead">, today: Scanned[]): Visit {
    if (random() < SHARES.bots)
      return {
        ...visit,
        person: { ...newPerson(false), agent: pick(BOTS, random), language: null },
        events: [],
        lead: null,
      };
    // Half of those who come again scan the same code again.
    const here = random() < 0.5 ? today.filter(({ code }) => code === visit.code) : today;
    const person = choosePerson(here);
    today.push({ code: visit.code, person });
    const { page } = CODES[visit.code] ?? {};
    const events = (page?.events ?? []).flatMap(([type, share]) => (random() < share ? [type] : []));
    const leaves = page !== undefined && random() < page.leads;
    return { ...visit, person, events, lead: leaves ? leadBy(random) : null };
  }

  function choosePerson(here: readonly Scanned[]): Person {
    const again = random() < SHARES.again ? here[Math.floor(random() * here.length)] : undefined;
    if (again) return again.person;
    if (random() >= SHARES.recognised) return newPerson(false);
    if (known.length === MOST_RECOGNISED)
      return known[Math.floor(random() * known.length)] ?? newPerson(false);
    const person = newPerson(true);
    known.push(person);
    return person;
  }
}

/** The moments at which a code is scanned on a day. */
function visitsOf(code: DemoCode, index: number, begins: number, mood: number, random: () => number) {
  const { daily, week, hours, referrers = [] } = code;
  const weekday = week[new Date(begins + DAY / 2).getUTCDay()] ?? 0;
  const share = (weekday * week.length) / sum(week);
  const count = Math.round(daily * share * mood * (0.8 + 0.4 * random()));
  const byHour: Weighted<number> = hours.map((weight, hour) => [hour, weight]);
  return Array.from({ length: count }, () => ({
    at: Math.floor(begins + pick(byHour, random) * HOUR - OFFSET + random() * HOUR),
    code: index,
    referrer: random() < 0.3 ? (referrers[Math.floor(random() * referrers.length)] ?? null) : null,
  })).filter(({ at }) => at >= begins);
}

/** Makes people, each with an address of their own. */
function peopleBy(random: () => number): (isRecognised: boolean) => Person {
  let people = 0;
  return (isRecognised) => {
    people++;
    const [country, language] = pick(ORIGINS, random);
    const address = `2001:db8:${(people >> 16).toString(16)}:${(people & 0xffff).toString(16)}::1`;
    return { address, agent: pick(AGENTS, random), language, country, isRecognised };
  };
}

function leadBy(random: () => number): LeadText {
  const one = <T>(list: readonly T[]) => list[Math.floor(random() * list.length)];
  const [first = "", last = "", message] = [one(FIRST_NAMES), one(LAST_NAMES), one(MESSAGES)];
  const email = `${first}.${last}${Math.floor(random() * 90) + 10}@example.org`.toLowerCase();
  return { name: `${first} ${last}`, email, ...(message ? { message } : {}) };
}

/** A row by its weight. The table has at least one. */
function pick<T>(rows: Weighted<T>, random: () => number): T {
  let left = random() * sum(rows.map(([, weight]) => weight));
  for (const [row, weight] of rows) {
    left -= weight;
    if (left < 0) return row;
  }
  throw new RangeError("The table has no row with a weight");
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
