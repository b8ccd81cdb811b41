import { expect, test } from "bun:test";
import fc from "fast-check";
import type { Seen } from "../../../src/features/rules/checks.ts";
import { WEEKDAYS } from "../../../src/features/rules/constants.ts";
import { wallClock } from "../../../src/features/rules/clock.ts";
import { RULE_DEVICES } from "../../../src/features/rules/constants.ts";
import type { Condition, Rules } from "../../../src/features/rules/model.ts";
import { routeOf, type Signpost } from "../../../src/features/rules/route.ts";
import { DEVICE_CLASSES } from "../../../src/features/scans/model.ts";
import { DAY, HOUR, isoTime, MINUTE } from "../../../src/kit/shared/clock.ts";
import { naiveHolds, naiveRule } from "./naive.ts";

const SEED = 16;
const START = Date.UTC(2024, 0, 1);
const END = Date.UTC(2029, 0, 1);
const ZONES = Intl.supportedValuesOf("timeZone");
const target = (name: string) => `https://museum.example/${encodeURIComponent(name)}`;
const NOBODY: Seen = { device: null, system: null, language: null, country: null };
const never = () => {
  throw new Error("Nothing is left to chance here");
};

const SCANNED = "https://qr.example/r/hall-3";
const PLAIN: Signpost = {
  target: target("default"),
  page: null,
  rules: null,
  query: "drop",
  utm: null,
  fallback: null,
  dead: [],
};

function leads(rules: Rules, seen: Partial<Seen>, at: number | string, chance: () => number = never) {
  const moment = typeof at === "string" ? Date.parse(at) : at;
  return routeOf({ ...PLAIN, rules }).follow({ ...NOBODY, ...seen }, moment, SCANNED, chance).destination;
}

/** Whether a condition holds for a scan. */
const meets = (when: Condition, at: number | string, seen: Partial<Seen> = {}) =>
  leads([{ name: "it", when, target: target("it") }], seen, at) === "it";

const SYSTEMS = ["iOS", "Android", "Windows"];
const LANGUAGES = ["de", "en", "fr", "haw"];
const COUNTRIES = ["DE", "AT", "CH", "US"];
const some = <T>(values: readonly T[]) => fc.uniqueArray(fc.constantFrom(...values), { minLength: 1 });
const maybe = <T>(values: readonly T[]) => fc.option(fc.constantFrom(...values));
const moments = fc.integer({ min: START, max: END });
const timeOfDay = fc
  .integer({ min: 0, max: 24 * 60 - 1 })
  .map((minute) => isoTime(minute * MINUTE).slice(11, 16));
const hours = fc.record({ from: timeOfDay, to: timeOfDay }).filter(({ from, to }) => from !== to);

const condition: fc.Arbitrary<Condition> = fc.record(
  {
    device: some(RULE_DEVICES),
    system: some(SYSTEMS),
    language: some(LANGUAGES),
    country: some(COUNTRIES),
    from: moments.map(isoTime),
    until: moments.map(isoTime),
    days: some(WEEKDAYS),
    hours: fc.array(hours, { minLength: 1, maxLength: 3 }),
    timezone: fc.constantFrom(...ZONES),
  },
  { requiredKeys: [] },
);
const seen: fc.Arbitrary<Seen> = fc.record({
  device: maybe(DEVICE_CLASSES),
  system: maybe(SYSTEMS),
  language: maybe(LANGUAGES),
  country: maybe(COUNTRIES),
});

test("the first rule that holds decides, as a plain reading of the contract says", () => {
  const rules = fc
    .array(condition, { maxLength: 20 })
    .map((all) => all.map((when, at) => ({ name: `rule ${at}`, when, target: target(`rule ${at}`) })));
  fc.assert(
    fc.property(rules, seen, moments, (rules, seen, at) => {
      expect(leads(rules, seen, at)).toBe(naiveRule(rules, seen, at));
    }),
    { seed: SEED, numRuns: 400 },
  );
});

test("each part of a condition holds exactly where the contract says so", () => {
  fc.assert(
    fc.property(condition, seen, moments, (when, seen, at) => {
      for (const [name, value] of Object.entries({ timezone: "UTC", ...when })) {
        const part = { timezone: when.timezone ?? "UTC", [name]: value };
        expect([name, meets(part, at, seen)]).toEqual([name, naiveHolds(part, seen, at)]);
      }
    }),
    { seed: SEED, numRuns: 400 },
  );
});

test("hours hold by the clock on the wall around every change of clocks of every zone", () => {
  let changes = 0;
  for (const timezone of ZONES) {
    let change = Temporal.Instant.fromEpochMilliseconds(START).toZonedDateTimeISO(timezone);
    for (;;) {
      const next = change.getTimeZoneTransition("next");
      if (next === null || next.epochMilliseconds > START + 730 * DAY) break;
      change = next;
      changes++;
      const day = WEEKDAYS[change.dayOfWeek - 1] ?? "mon";
      const when: Condition = { timezone, days: [day], hours: [{ from: "23:30", to: "02:30" }] };
      const around = [-DAY, -2 * HOUR, -1, 0, HOUR, 2 * HOUR, DAY].map((by) => next.epochMilliseconds + by);
      expect([timezone, around.map((at) => meets(when, at))]).toEqual([
        timezone,
        around.map((at) => naiveHolds(when, NOBODY, at)),
      ]);
    }
  }
  expect(changes).toBeGreaterThan(300);
});

test("an hour that clocks skip never comes, and one that they repeat comes twice", () => {
  const when: Condition = { timezone: "Europe/Berlin", hours: [{ from: "02:00", to: "03:00" }] };
  const minutes = (day: string) =>
    Array.from(
      { length: 24 * 60 },
      (_, minute) => Date.parse(`${day}T00:00:00+02:00`) + minute * MINUTE,
    ).filter((at) => meets(when, at)).length;
  expect([minutes("2026-03-28"), minutes("2026-10-25"), minutes("2026-06-01")]).toEqual([60, 120, 60]);
  const spring = Array.from(
    { length: 24 * 60 },
    (_, minute) => Date.parse("2026-03-29T00:00:00+01:00") + minute * MINUTE,
  );
  expect(spring.filter((at) => meets(when, at))).toEqual([]);
});

test("hours past midnight belong to the day they began, and their end is not part of them", () => {
  const when: Condition = { days: ["fri"], hours: [{ from: "22:00", to: "02:00" }] };
  const friday = "2026-11-20";
  const saturday = "2026-11-21";
  for (const [at, holds] of [
    [`${friday}T01:59:59Z`, false],
    [`${friday}T21:59:59.999Z`, false],
    [`${friday}T22:00:00Z`, true],
    [`${saturday}T00:00:00Z`, true],
    [`${saturday}T01:59:59.999Z`, true],
    [`${saturday}T02:00:00Z`, false],
    [`${saturday}T22:00:00Z`, false],
  ] as const)
    expect([at, meets(when, at)]).toEqual([at, holds]);
});

test("a zone has one clock, however its name is spelled, and a name that is gone stands for UTC", () => {
  expect(wallClock("europe/BERLIN")).toBe(wallClock("Europe/Berlin"));
  expect(wallClock("Europe/Museum")).toBe(wallClock("UTC"));
});

test("from is part of its time, until is not", () => {
  const when: Condition = { from: "2026-11-20T10:00:00+01:00", until: "2026-11-20T10:00:00Z" };
  for (const [at, holds] of [
    ["2026-11-20T08:59:59.999Z", false],
    ["2026-11-20T09:00:00Z", true],
    ["2026-11-20T09:59:59.999Z", true],
    ["2026-11-20T10:00:00Z", false],
  ] as const)
    expect([at, meets(when, at)]).toEqual([at, holds]);
});

test("a value that is not known, and a bot, are in no list", () => {
  const anything: Condition = { device: [...RULE_DEVICES] };
  expect(meets(anything, START, { device: "bot" })).toBe(false);
  expect(meets(anything, START)).toBe(false);
  for (const member of ["system", "language", "country"] as const)
    expect(meets({ [member]: ["de"] }, START)).toBe(false);
  expect(meets({}, START, { device: "bot" })).toBe(true);
});

test("rules come before the page, and the page before the target", () => {
  const page = "https://qr.example/p/hall";
  const rules: Rules = [
    { name: "German", when: { language: ["de"] }, target: "https://museum.example/größe" },
  ];
  const german = { ...NOBODY, language: "de" };
  const route = routeOf({ ...PLAIN, page, rules });
  expect(route.fixed).toBeNull();
  expect(route.follow(german, START, SCANNED, never)).toEqual({
    location: "https://museum.example/gr%C3%B6%C3%9Fe",
    destination: "German",
  });
  expect(route.follow(NOBODY, START, SCANNED, never)).toEqual({ location: page, destination: "page" });
  expect(routeOf({ ...PLAIN, page }).fixed).toEqual({
    location: page,
    destination: "page",
  });
  expect(routeOf({ ...PLAIN }).fixed).toEqual({
    location: target("default"),
    destination: null,
  });
});

/** The value that chi-square with so many degrees of freedom exceeds once in a thousand times. */
const CHI_SQUARE = [0, 10.83, 13.82, 16.27, 18.47, 20.52, 22.46, 24.32, 26.12, 27.88];

test("the query of a scan and utm parameters are passed on to targets, not to the page", () => {
  const rules: Rules = [
    { name: "German", when: { language: ["de"] }, target: "https://museum.example/?a=1#x" },
  ];
  const signpost: Signpost = { ...PLAIN, rules, query: "pass", utm: { source: "poster" } };
  const led = (signpost: Signpost, seen: Partial<Seen>) =>
    routeOf(signpost).follow({ ...NOBODY, ...seen }, START, `${SCANNED}?a=2&b=%2F;+#y`, never).location;
  expect(led(signpost, { language: "de" })).toBe("https://museum.example/?a=1&b=%2F;+&utm_source=poster#x");
  expect(led(signpost, {})).toBe("https://museum.example/default?a=2&b=%2F;+&utm_source=poster");
  expect(led({ ...signpost, query: "drop" }, {})).toBe("https://museum.example/default?utm_source=poster");
  expect(led({ ...signpost, page: "https://qr.example/p/hall" }, {})).toBe("https://qr.example/p/hall");
});

test("a query of more than 16,384 characters is dropped", () => {
  const route = routeOf({ ...PLAIN, query: "pass" });
  const led = (length: number) =>
    route.follow(NOBODY, START, `${SCANNED}?a=1&${"b".repeat(length - 4)}`, never).location;
  expect(led(16_384)).toBe(`${target("default")}?a=1`);
  expect(led(16_385)).toBe(target("default"));
});

test("a code leads all scans to one address only when it has no rules and passes no query on", () => {
  const fixed = (more: Partial<Signpost>) => routeOf({ ...PLAIN, ...more }).fixed;
  expect(fixed({ utm: { source: "poster" } })?.location).toBe(
    "https://museum.example/default?utm_source=poster",
  );
  expect(fixed({ query: "pass" })).toBeNull();
  expect(fixed({ query: "pass", page: "https://qr.example/p/hall" })?.destination).toBe("page");
});

test("the branches of a split get scans by their weights", () => {
  let state = SEED;
  // A linear congruential generator (Numerical Recipes).
  const chance = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
  for (const weights of [
    [1, 1],
    [1, 2, 3],
    [1000, 1],
    [7, 7, 7, 7, 7, 7, 7, 7, 7, 7],
    [500, 300, 150, 50],
  ]) {
    const split = weights.map((weight, at) => ({ name: `${at}`, target: target(`${at}`), weight }));
    const route = routeOf({ ...PLAIN, rules: [{ name: "ab", when: {}, split }] });
    const total = weights.reduce((sum, weight) => sum + weight);
    const scans = 20_000;
    const counts = new Map<string | null, number>();
    for (let scan = 0; scan < scans; scan++) {
      const { destination } = route.follow(NOBODY, START, SCANNED, chance);
      counts.set(destination, (counts.get(destination) ?? 0) + 1);
    }
    const surplus = weights.map((weight, at) => {
      const expected = (scans * weight) / total;
      return ((counts.get(`ab/${at}`) ?? 0) - expected) ** 2 / expected;
    });
    expect(surplus.reduce((sum, one) => sum + one)).toBeLessThan(CHI_SQUARE[weights.length - 1] ?? 0);
  }
});

test("the ends of chance lead to the first and the last branch, whatever their weights", () => {
  const largest = 1 - 2 ** -53;
  for (let weight = 1; weight <= 1_000; weight++) {
    const split = ["a", "b", "c"].map((name, at) => ({
      name,
      target: target(name),
      weight: at ? weight : 1,
    }));
    const rules: Rules = [{ name: "abc", when: {}, split }];
    expect([leads(rules, {}, START, () => 0), leads(rules, {}, START, () => largest)]).toEqual([
      "abc/a",
      "abc/c",
    ]);
  }
});
