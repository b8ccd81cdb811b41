import { WEEKDAYS } from "../../../features/rules/constants.ts";
import { country, languageName, locale, weekday } from "../../lib/format.ts";
import { deviceName } from "../analytics/names.ts";
import type { rules } from "./en.ts";

/** Why a rule holds or not, in a language other than the service's. */

type DeviceNames = typeof rules;

/** The sentences of a trace in a language. Times are as the browser writes them. */
export interface ReasonTexts {
  readonly always: string;
  readonly member: Readonly<Record<Member, string>>;
  readonly notKnown: string;
  /**
   * @param wanted - the values that the rule names. @param more - a number of others; `undefined` for none.
   */
  value(member: string, value: string, isOne: boolean, wanted: string, more: string | undefined): string;
  period(now: string, zone: string, isBefore: boolean, end: string): string;
  hours(day: string, now: string, zone: string, isWithin: boolean, wanted: string): string;
  /** @param decider - the name of the rule that decides before. */
  notReached(decider: string): string;
}

const DAYS: readonly string[] = WEEKDAYS;
const MEMBERS = ["device", "system", "language", "country"] as const;
type Member = (typeof MEMBERS)[number];

const TIME = "([0-9-]+) ([0-9:.]+) \\(([^)]+)\\)";

type Say = (parts: readonly string[], texts: ReasonTexts, names: DeviceNames) => string;

/** The service explains a trace in English sentences. Each has one of these forms. */
const FORMS: readonly (readonly [RegExp, Say])[] = [
  [/^It has no conditions, so it always holds\./, (_, { always }) => always],
  [
    /^The (device|system|language|country) is ([^,.]+), (not one|one) of: ([^.]*?)(?: and (\d+) more)?\./,
    ([name = "", value = "", found = "", values = "", more], texts, names) => {
      const known = value === "not known" ? texts.notKnown : nameOf(name, value, names);
      const wanted = values.split(", ").map((each) => nameOf(name, each, names));
      const member = MEMBERS.find((each) => each === name);
      const told = member === undefined ? name : texts.member[member];
      return texts.value(told, known, found === "one", wanted.join(", "), more);
    },
  ],
  [
    new RegExp(`^It is ${TIME}, (not before|before) ${TIME}\\.`),
    ([day, clock, zone = "", relation, endDay, endClock], texts) =>
      texts.period(moment(day, clock), zone, relation === "before", moment(endDay, endClock)),
  ],
  [
    new RegExp(`^It is (mon|tue|wed|thu|fri|sat|sun) ${TIME}, (within|outside of) ([^.]+)\\.`),
    ([name = "", day, clock, zone = "", relation, wanted = ""], texts) =>
      texts.hours(
        dayName(name),
        moment(day, clock),
        zone,
        relation === "within",
        wanted.replace(/[a-z]{3}/g, dayName),
      ),
  ],
];

/**
 * The reason why a rule holds or not, in the language of `texts`.
 * @param because - the service's sentences. @param decider - the name of the rule that decides.
 * @returns `null` for a sentence that it does not know.
 */
export function toldReason(
  because: string,
  decider: string | undefined,
  texts: ReasonTexts,
  names: DeviceNames,
): string | null {
  const behind = `Not reached: ${decider} decides first. `;
  const isBehind = decider !== undefined && because.startsWith(behind);
  const said = isBehind ? [texts.notReached(decider)] : [];
  for (let rest = isBehind ? because.slice(behind.length) : because; rest !== "";) {
    const [form, say] = FORMS.find(([each]) => each.test(rest)) ?? [];
    const [whole, ...parts] = form?.exec(rest) ?? [];
    if (whole === undefined || !say) return null;
    said.push(say(parts, texts, names));
    rest = rest.slice(whole.length).trimStart();
  }
  return said.join(" ");
}

function nameOf(member: string, value: string, names: DeviceNames): string {
  if (member === "device") return deviceName(value, names);
  if (member === "language") return languageName(value);
  return member === "country" ? country(value) : value;
}

function dayName(day: string): string {
  return weekday(1 + DAYS.indexOf(day), "short");
}

/** A time that a clock shows, which is read and written as UTC. */
function moment(day = "", clock = ""): string {
  const format = new Intl.DateTimeFormat(locale(), {
    dateStyle: "medium",
    timeStyle: "short",
    timeZone: "UTC",
  });
  return format.format(new Date(`${day}T${clock}Z`));
}
