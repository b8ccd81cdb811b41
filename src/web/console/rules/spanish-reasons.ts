import { WEEKDAYS } from "../../../features/rules/constants.ts";
import { country, languageName, locale, weekday } from "../../lib/format.ts";
import { deviceName } from "../analytics/names.ts";
import type { rules } from "./en.ts";

type Texts = typeof rules;

const DAYS: readonly string[] = WEEKDAYS;

const TIME = "([0-9-]+) ([0-9:.]+) \\(([^)]+)\\)";
/** The service explains a trace in English sentences. Each has one of these forms. */
const FORMS: readonly (readonly [RegExp, (parts: readonly string[], words: Texts) => string])[] = [
  [/^It has no conditions, so it always holds\./, () => "No tiene condiciones, así que se aplica siempre."],
  [
    /^The (device|system|language|country) is ([^,.]+), (not one|one) of: ([^.]*?)(?: and (\d+) more)?\./,
    ([member = "", value = "", found = "", values = "", more], words) => {
      const known = value === "not known" ? "desconocido" : nameOf(member, value, words);
      const wanted = values.split(", ").map((each) => nameOf(member, each, words));
      const others = more === undefined ? "" : ` y ${more} más`;
      const relation = found === "one" ? "está entre" : "no está entre";
      return `${MEMBERS.get(member)}: ${known}, ${relation} ${wanted.join(", ")}${others}.`;
    },
  ],
  [
    new RegExp(`^It is ${TIME}, (not before|before) ${TIME}\\.`),
    ([day, clock, zone, relation, endDay, endClock]) =>
      `Es el ${moment(day, clock)} (${zone}), ${relation === "before" ? "antes" : "no antes"} del ${moment(endDay, endClock)}.`,
  ],
  [
    new RegExp(`^It is (mon|tue|wed|thu|fri|sat|sun) ${TIME}, (within|outside of) ([^.]+)\\.`),
    ([name = "", day, clock, zone, relation, wanted = ""]) =>
      `Es ${dayName(name)}, ${moment(day, clock)} (${zone}), ${relation === "within" ? "dentro" : "fuera"} de ${wanted.replace(/[a-z]{3}/g, dayName)}.`,
  ],
];

const MEMBERS: ReadonlyMap<string, string> = new Map([
  ["device", "Dispositivo"],
  ["system", "Sistema"],
  ["language", "Idioma"],
  ["country", "País"],
]);

/**
 * The Spanish of the reason why a rule holds or not.
 * @param decider - the name of the rule that decides.
 * @returns `null` for a sentence that it does not know.
 */
export function spanishReason(because: string, decider: string | undefined, words: Texts): string | null {
  const behind = `Not reached: ${decider} decides first. `;
  const isBehind = because.startsWith(behind);
  const said = isBehind ? [`No se llega a ella, porque antes decide «${decider}».`] : [];
  for (let rest = isBehind ? because.slice(behind.length) : because; rest !== "";) {
    const [form, say] = FORMS.find(([each]) => each.test(rest)) ?? [];
    const [whole, ...parts] = form?.exec(rest) ?? [];
    if (whole === undefined || !say) return null;
    said.push(say(parts, words));
    rest = rest.slice(whole.length).trimStart();
  }
  return said.join(" ");
}

function nameOf(member: string, value: string, words: Texts): string {
  if (member === "device") return deviceName(value, words);
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
