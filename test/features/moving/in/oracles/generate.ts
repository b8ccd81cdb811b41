import { seededRandom } from "../../../../random.ts";

/* Links as the APIs of other services give them, at random but the same for the same number. */

const U = "https://museum.example/";
const COUNTRIES = ["DE", "AT", "FR", "US", "CH"];

type Values = Record<string, unknown>;

/** Times around which links begin and end. @param now - the time of the import. */
export function timesAround(now: number): readonly number[] {
  return [now - 400 * DAY, now - DAY, now + DAY, now + 400 * DAY];
}

const DAY = 86_400_000;

function choices(seed: number) {
  const random = seededRandom(seed);
  return {
    random,
    one: <T>(some: readonly T[]) => some[Math.floor(random() * some.length)] as T,
    sometimes: <T>(share: number, value: () => T) => (random() < share ? value() : null),
    several: <T>(most: number, value: (at: number) => T) =>
      Array.from({ length: Math.floor(random() * (most + 1)) }, (_, at) => value(at)),
  };
}

export function dubLinks(count: number, now: number): Values[] {
  const { one, sometimes, several, random } = choices(38);
  const time = () => new Date(one(timesAround(now))).toISOString();
  return Array.from({ length: count }, (_, at) => {
    const variants = sometimes(0.3, () => {
      const all = several(5, (branch) => `${U}${at}/v${branch}`);
      const percentage = all.length === 3 ? 30 : 20;
      return all.map((url) => ({ url, percentage }));
    });
    return {
      ...{ id: `link_${at}`, domain: "go.museum.example", key: `Link${at}`, url: `${U}${at}` },
      shortLink: `https://go.museum.example/Link${at}`,
      password: sometimes(0.05, () => "grape"),
      disabledAt: sometimes(0.05, () => time()),
      expiresAt: sometimes(0.3, time),
      expiredUrl: sometimes(0.4, () => `${U}${at}/over`),
      rewrite: random() < 0.05,
      ios: sometimes(0.3, () => `${U}${at}/ios`),
      android: sometimes(0.3, () => `${U}${at}/android`),
      geo: sometimes(0.3, () =>
        Object.fromEntries(several(3, () => [one(COUNTRIES), `${U}${at}/${one(COUNTRIES)}`])),
      ),
      testVariants: variants,
      testStartedAt: variants && time(),
      testCompletedAt: variants && sometimes(0.7, time),
      ...{ tags: [], clicks: at, createdAt: "2024-05-01T10:00:00.000Z" },
    };
  });
}

const DEVICES = ["android", "ios", "mobile", "windows", "macos", "linux", "chromeos", "desktop"];

export function shlinkLinks(count: number, now: number): Values[] {
  const { one, sometimes, several } = choices(39);
  const time = () => `${new Date(one(timesAround(now))).toISOString().slice(0, 19)}+00:00`;
  const CONDITIONS: readonly (() => readonly [type: string, value: string])[] = [
    () => ["device", one(DEVICES)],
    () => ["device", one(DEVICES)],
    () => ["geolocation-country-code", one(["DE", "at", "FR"])],
    () => ["language", one(["fr", "de", "de-AT", "en"])],
    () => ["before-date", time()],
    () => ["after-date", time()],
    () =>
      one([
        ["query-param", "b"],
        ["ip-address", "192.0.2.*"],
        ["geolocation-city-name", "Bonn"],
        ["browser", "firefox"],
      ]),
  ];
  return Array.from({ length: count }, (_, at) => {
    const redirectRules = several(3, (rule) => ({
      longUrl: `${U}${at}/${rule}`,
      priority: 10 - rule,
      conditions: several(3, () => one(CONDITIONS)()).map(([type, matchValue]) => ({
        type,
        matchKey: null,
        matchValue,
      })),
    }));
    return {
      ...{ shortUrl: `https://s.test/Link${at}`, shortCode: `Link${at}`, longUrl: `${U}${at}` },
      dateCreated: "2023-05-01T10:00:00+02:00",
      meta: { validSince: sometimes(0.1, time), validUntil: sometimes(0.2, time), maxVisits: null },
      ...{ tags: [], domain: null, title: null, crawlable: false, forwardQuery: true },
      visitsSummary: { total: at, nonBots: at, bots: 0 },
      ...{ hasRedirectRules: redirectRules.length > 0, redirectRules },
    };
  });
}
