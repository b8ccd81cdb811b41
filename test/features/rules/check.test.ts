import { expect, test } from "bun:test";
import { join } from "node:path";
import { checkRules } from "../../../src/features/rules/check.ts";
import { Rules } from "../../../src/features/rules/model.ts";
import { Fault } from "../../../src/kit/shared/fault.ts";
import { checkOf, schemaDetails } from "../../../src/kit/shared/schema.ts";

const BASE = "https://qr.example";
const target = "https://museum.example/hall-3";
const check = checkOf(Rules);

/** The refusal of rules: its code, and the pointer and reason of each error. */
function refusal(rules: unknown): [code: string, ...errors: string[]] | null {
  const told = (errors: readonly { pointer: string; reason: string }[]) =>
    errors.map(({ pointer, reason }) => `${pointer} ${reason}`);
  if (!check.Check(rules)) return ["invalid_request", ...told(schemaDetails(check, rules, "/rules"))];
  try {
    checkRules(rules, { baseUrl: BASE, isOurHost: () => false, gs1On: () => false, listedBy: () => null });
    return null;
  } catch (fault) {
    if (!(fault instanceof Fault)) throw fault;
    return [fault.code, ...told(fault.errors)];
  }
}

const rule = (more: object) => ({ name: "summer", when: {}, target, ...more });
const when = (condition: object) => [rule({ when: condition })];
const branch = (name: string, more: object = {}) => ({ name, target, weight: 1, ...more });
const split = (...branches: object[]) => ({ name: "ab", when: {}, split: branches });
const many = (count: number, make: (at: number) => object) =>
  Array.from({ length: count }, (_, at) => make(at));

const RIGHT: [name: string, rules: unknown][] = [
  ["none", []],
  ["twenty rules", many(20, (at) => rule({ name: `${at}` }))],
  [
    "a hundred destinations",
    many(10, (at) => ({ ...split(...many(10, (at) => branch(`${at}`))), name: `${at}` })),
  ],
  [
    "all conditions",
    when({
      device: ["mobile", "other"],
      system: ["iOS", "Chrome OS"],
      language: ["de", "gsw"],
      country: ["DE"],
      from: "2026-11-21T09:00:00+01:00",
      until: "2026-11-21T08:00:00.001Z",
      days: ["mon"],
      hours: [{ from: "22:00", to: "00:00" }],
      timezone: "europe/berlin",
    }),
  ],
  ["a time zone by an old name", when({ timezone: "Asia/Calcutta" })],
  [
    "names with blanks around them",
    [rule({ name: " a\u00a0" }), rule({ name: "a b" }), rule({ name: "b " })],
  ],
  ["Kosovo, which ISO 3166-1 lacks", [rule({ when: { country: ["XK", "AL"] } })]],
  ["a name that only looks reserved", [rule({ name: "Default" }), rule({ name: "fall back" })]],
  [
    "a branch named as its rule, and as a branch of another",
    [
      { ...split(branch("a"), branch("b")), name: "a" },
      { ...split(branch("a"), branch("b")), name: "b" },
    ],
  ],
];
for (const [name, rules] of RIGHT) test(`right: ${name}`, () => expect(refusal(rules)).toBeNull());

test("right: the examples of the documentation", async () => {
  const page = await Bun.file(join(import.meta.dir, "../../../docs/rules.md")).text();
  // The objects among its JSON are answers of samples, which test/features/book runs.
  const examples = [...page.matchAll(/```json\n(\[.*?)```/gs)].map(([, text = ""]) => JSON.parse(text));
  expect(examples.map(refusal)).toEqual([null, null]);
});

const WRONG: [name: string, rules: unknown, code: string, ...errors: string[]][] = [
  [
    "a name twice",
    [rule({}), rule({ name: "b" }), rule({})],
    "invalid_request",
    "/rules/2/name rule_name_repeated",
  ],
  [
    "a branch's name twice",
    [split(branch("a"), branch("a"))],
    "invalid_request",
    "/rules/0/split/1/name rule_name_repeated",
  ],
  ["a reserved name", [rule({ name: "page" })], "invalid_request", "/rules/0/name rule_name_reserved"],
  [
    "a reserved name of a branch",
    [split(branch("a"), branch("other"))],
    "invalid_request",
    "/rules/0/split/1/name rule_name_reserved",
  ],
  ...[" ", "\u00a0\u3000", "\u2028"].map((name): (typeof WRONG)[number] => [
    `a name of whitespace alone, ${JSON.stringify(name)}`,
    [rule({ name })],
    "invalid_request",
    "/rules/0/name wrong_form",
  ]),
  [
    "a branch's name of whitespace alone",
    [split(branch("a"), branch("  "))],
    "invalid_request",
    "/rules/0/split/1/name wrong_form",
  ],
  ["a name with a slash", [rule({ name: "a/b" })], "invalid_request", "/rules/0/name wrong_form"],
  [
    "a zone that is not there",
    when({ timezone: "Europe/Museum" }),
    "invalid_request",
    "/rules/0/when/timezone period_zone",
  ],
  [
    "an offset for a zone",
    when({ timezone: "+01:00" }),
    "invalid_request",
    "/rules/0/when/timezone period_zone",
  ],
  [
    "a time without an offset",
    when({ from: "2026-11-21T09:00:00" }),
    "invalid_request",
    "/rules/0/when/from not_time",
  ],
  [
    "a day that is not there",
    when({ until: "2026-02-30T09:00:00Z" }),
    "invalid_request",
    "/rules/0/when/until not_time",
  ],
  [
    "an end at the beginning",
    when({ from: "2026-11-21T10:00:00+01:00", until: "2026-11-21T09:00:00Z" }),
    "invalid_request",
    "/rules/0/when/until rule_until_not_later",
  ],
  [
    "hours of no length",
    when({
      hours: [
        { from: "09:00", to: "10:00" },
        { from: "09:00", to: "09:00" },
      ],
    }),
    "invalid_request",
    "/rules/0/when/hours/1/to rule_hours_equal",
  ],
  [
    "an hour past 23",
    when({ hours: [{ from: "09:00", to: "24:00" }] }),
    "invalid_request",
    "/rules/0/when/hours/0/to wrong_form",
  ],
  [
    "a country that is none",
    when({ country: ["DE", "UK"] }),
    "invalid_request",
    "/rules/0/when/country/1 rule_country_unknown",
  ],
  [
    "a system that is not counted",
    when({ system: ["ios"] }),
    "invalid_request",
    "/rules/0/when/system/0 not_one_of",
  ],
  ["bots as a device", when({ device: ["bot"] }), "invalid_request", "/rules/0/when/device/0 not_one_of"],
  ["an empty list", when({ days: [] }), "invalid_request", "/rules/0/when/days too_few_entries"],
  [
    "too many destinations",
    [...many(10, (at) => ({ ...split(...many(10, (at) => branch(`${at}`))), name: `${at}` })), rule({})],
    "invalid_request",
    "/rules rules_destinations",
  ],
  [
    "a target of another kind",
    [rule({}), rule({ name: "b", target: "mailto:a@museum.example" })],
    "target_invalid",
    "/rules/1/target target_not_web_address",
  ],
  [
    "a target of our own",
    [split(branch("a"), branch("b", { target: `${BASE}/r/abc` }))],
    "target_invalid",
    "/rules/0/split/1/target target_own_short_url",
  ],
  ["an empty target", [rule({ target: " " })], "target_required", "/rules/0/target required"],
  [
    "several at once",
    [rule({ name: "default", when: { timezone: "x", country: ["XX"] } })],
    "invalid_request",
    "/rules/0/name rule_name_reserved",
    "/rules/0/when/country/0 rule_country_unknown",
    "/rules/0/when/timezone period_zone",
  ],
];
for (const [name, rules, ...expected] of WRONG)
  test(`wrong: ${name}`, () => expect(refusal(rules)).toEqual(expected));

test("a refusal names a bounded number of errors", () => {
  const countries = many(250, () => ({})).map((_, at) => `X${String.fromCharCode(65 + (at % 26))}`);
  const rules = many(20, (at) => rule({ name: `${at}`, when: { country: [...new Set(countries)] } }));
  expect(refusal(rules)).toHaveLength(21);
});
