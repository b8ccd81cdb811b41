import type { Condition, Rule } from "quietzone-client";
import { WEEKDAYS } from "../../../features/rules/constants.ts";
import { country, languageName, locale, percent, time, weekday } from "../../lib/format.ts";
import { shown } from "../codes/addresses.ts";
import { deviceName } from "../analytics/names.ts";
import type { Words } from "../../texts/texts.ts";

/** Stands for what is not written yet. */
const OPEN = "…";
const WHEN = { dateStyle: "medium", timeStyle: "short" } as const;

/** A condition in words, such as "Phones, in German, on Mon or Tue". */
export function conditionText(when: Condition, words: Words["rules"]): string {
  const { device, system, language, country: countries, from, until, days, hours, timezone } = when;
  const zone = timezone ?? "UTC";
  const at = (moment: string) => time(moment, { ...WHEN, timeZone: zone });
  const isByClock = days !== undefined || hours !== undefined || from !== undefined || until !== undefined;
  const parts = [
    device && either(device.map((name) => deviceName(name, words))),
    system && either(system),
    language && words.language(either(language.map(languageName))),
    countries && words.country(either(countries.map(country))),
    from !== undefined && words.from(from === "" ? OPEN : at(from)),
    until !== undefined && words.until(at(until)),
    days && words.days(either(days.map((day) => weekday(1 + WEEKDAYS.indexOf(day), "short")))),
    hours && words.hours(either(hours.map((span) => `${span.from}–${span.to}`))),
    isByClock && words.zone(zone),
  ].filter((part) => typeof part === "string");
  const [first = words.always, ...others] = parts;
  return [first.charAt(0).toLocaleUpperCase(locale()) + first.slice(1), ...others].join(", ");
}

/**
 * A rule in words: its condition, and where it leads.
 * @param isAimless - whether its condition is still to come.
 */
export function ruleText(rule: Rule, words: Words["rules"], isAimless = false): string {
  const condition = isAimless ? OPEN : conditionText(rule.when, words);
  if ("target" in rule) return `${condition} → ${shown(rule.target) || OPEN}`;
  const sum = rule.split.reduce((before, { weight }) => before + weight, 0);
  const shares = rule.split.map(
    ({ name, weight, target }) => `${words.share(percent(weight / sum), name)} (${shown(target) || OPEN})`,
  );
  return `${condition} → ${words.dividedBetween}: ${shares.join(", ")}`;
}

/** `one, two or three` */
function either(parts: readonly string[]): string {
  if (parts.length === 0) return OPEN;
  return new Intl.ListFormat(locale(), { type: "disjunction" }).format(parts);
}
