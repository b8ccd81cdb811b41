import { checkDigit } from "../../../src/kit/gs1/gs1.ts";
import { LOGOS } from "../../worst/art.ts";
import type { Place, WorstInput, WorstRequest } from "../../worst/input.ts";
import { LARGEST_RULES } from "../../worst/rules.ts";
import { fullestPage, fullestParts, gradient, largest } from "../../worst/styles.ts";

const of =
  (workspace: "large" | "heavy" | "alike", path: string) =>
  (place: Place): WorstRequest => ({
    path,
    key: place[workspace].apiKey,
  });

const lists: WorstInput[] = [
  ["everything", ""],
  ["the largest page", "?limit=1000"],
  ["a search that finds nothing", "?limit=1000&q=zeppelin"],
  ["a search of letters that every code has, in an order that none has", "?limit=1000&q=muesum"],
  ["a search for what every code has", "?limit=1000&q=museum"],
  ["a search for two letters", "?limit=1000&q=zz"],
  ["a search for one letter", "?limit=1000&q=~"],
  ["the longest search", `?limit=1000&q=${"a".repeat(200)}`],
  ["a search that almost all have", `?limit=1000&q=${encodeURIComponent("hall-19999x")}`],
  ["a search for signs of patterns", `?limit=1000&q=${"%25_".repeat(60)}`],
  ["a search for spaces", `?limit=1000&q=${"%20".repeat(200)}`],
  ["a search for quotes", `?limit=1000&q=${"%22".repeat(200)}`],
  ["a search for an emoji", "?limit=1000&q=%F0%9F%98%80"],
  ["a search that a group excludes", "?limit=1000&q=museum&group=zeppelin"],
  ["a search behind the last code", `?limit=1000&q=museum&cursor=code_${"0".repeat(26)}`],
  ["a group that is not there", "?limit=1000&group=zeppelin"],
  ["a group with a third of all", "?limit=1000&group=audio%20guide"],
  ["those that are off", "?limit=1000&active=false"],
  ["the most scanned that are off, a search that finds nothing", "?limit=1000&sort=scans&active=false&q=~"],
  ["by title, a search of letters that every code has", "?limit=1000&sort=title&q=muesum"],
  [
    "the most scanned of a large group, what every code has",
    "?limit=1000&sort=scans&group=audio%20guide&q=museum",
  ],
  [
    "the most scanned of a large group, letters that every code has",
    "?limit=1000&sort=scans&group=audio%20guide&q=muesum",
  ],
  ["the oldest of a group", "?limit=1000&sort=oldest&group=audio%20guide"],
  [
    "a group, those that are off, and a search that finds nothing",
    "?limit=1000&active=false&group=audio%20guide&q=zeppelin",
  ],
  ["a host without codes", "?limit=1000&domain=nobody.example"],
  ["a host without codes, by title, and a search", "?limit=1000&domain=nobody.example&sort=title&q=museum"],
  ["a large group that has nothing on a host", "?limit=1000&domain=nobody.example&group=audio%20guide"],
  [
    "the most scanned of a large group that has nothing on a host",
    "?limit=1000&domain=nobody.example&group=audio%20guide&sort=scans",
  ],
  ["the longest external id", `?limit=1000&externalId=${"x".repeat(8_000)}`],
  ["the longest short id", `?limit=1000&shortId=${"x".repeat(8_000)}`],
  ["a tag that a third has, and one that most have", "?limit=1000&tag=third&tag=most"],
  ["tags that no code has together", "?limit=1000&tag=third&tag=other&sort=scans"],
  ["a tag, and a search that finds nothing", "?limit=1000&tag=most&q=zeppelin&sort=title"],
  [
    "the most tags",
    `?limit=1000&${Array.from({ length: 20 }, (_, at) => `tag=${at}${"x".repeat(38)}`).join("&")}`,
  ],
  ["all as a file", "?format=csv"],
  ["a file of the most scanned", "?format=csv&sort=scans"],
  ["a file of a search that almost all have", "?format=csv&q=hall-19999x"],
  ["a file of what no code has", "?format=csv&q=zeppelin"],
  ["the longest host", `?limit=1000&domain=${"x".repeat(8_000)}`],
].map(([name = "", query = ""]) => ({
  operation: "listCodes",
  name,
  status: 200,
  request: of("large", `/app/api/codes${query}`),
}));

const searches: readonly (readonly [workspace: "heavy" | "alike", name: string, query: string])[] = [
  ["heavy", "texts that lie behind large styles", "q=zeppelin"],
  ["heavy", "a sign in texts that lie behind large styles", "q=~"],
  ["heavy", "what all codes have, behind large styles", "q=museum"],
  ["alike", "parts that all codes have, and no code together", "q=abcd"],
  ["alike", "a long text of which only the last letter is missing", `q=${"a".repeat(199)}b`],
  ["alike", "a long text that begins at every letter", `q=${"a".repeat(200)}`],
  ["alike", "a sign that long texts lack", "q=~"],
  ["alike", "what all codes of a group have, the most scanned first", "q=aaa&sort=scans&group=audio%20guide"],
  ["alike", "parts that all codes of a group have, by title", "q=abcd&sort=title&group=audio%20guide"],
  ["alike", "a text that is longer than a target", `q=x${"a".repeat(199)}`],
];

const target = "https://museum.example/";
const LONG = "x".repeat(60_000);
/** As many tags as a code may have, as long as they may be. */
const MOST_TAGS = Array.from({ length: 20 }, (_, at) => `tag ${at} ü`.padEnd(40, "x"));
const [MADE, REFUSED] = [[200, 200] as const, [400, 400] as const];

type Body = readonly [name: string, body: () => object, statuses: readonly [ofCode: number, ofEdit: number]];

let products = 0;

/** A GTIN that no code has yet: one address is one code's. */
function freshGtin(): string {
  const digits = `0950${String(++products).padStart(9, "0")}`;
  return `${digits}${checkDigit(digits)}`;
}

const LONGEST_LINKS = Array.from({ length: 100 }, (_, at) => ({
  ...{ type: "gs1:pip", href: target.padEnd(2_048, "x"), title: `${at}`.padEnd(200, "ü") },
  ...{ language: "de-AT", mediaType: "text/html", context: "AT" },
}));

const QUALIFIERS = Array.from({ length: 1_500 }, () => ({ ai: "10", value: "x".repeat(90) }));

/** Bodies of a code, the status of a new code and that of an edit. */
const bodies: readonly Body[] = [
  // An edit knows neither a host nor a short id.
  ["a domain of 60 KB", () => ({ target, domain: LONG, shortId: LONG }), [400, 200]],
  [
    "the longest texts",
    () => ({
      target: target.padEnd(2_048, "x"),
      title: "x".repeat(200),
      group: "x".repeat(100),
      tags: MOST_TAGS,
      notes: "x".repeat(2_000),
    }),
    MADE,
  ],
  ["the fullest page", () => ({ target, landing: fullestPage("links") }), MADE],
  ...Object.entries(LARGEST_RULES).map(
    ([kind, members]) => [`the largest rules: ${kind}`, () => ({ target, ...members() }), MADE] as const,
  ),
  [
    "the largest rules, each wrong",
    () => ({ target, rules: LARGEST_RULES.targets().rules?.map((rule) => ({ ...rule, name: "/" })) }),
    REFUSED,
  ],
  // An edit keeps the code's type, which these fields do not fit.
  ["the largest symbol", () => ({ target, ...largest() }), [200, 400]],
  // An edit gives no GS1 address, and links need one.
  [
    "a hundred of the longest links of a GS1 address",
    () => ({ target, gs1: { ai: "01", value: freshGtin() }, links: LONGEST_LINKS }),
    [200, 400],
  ],
  [
    "thousands of qualifiers of a GS1 address",
    () => ({ target, gs1: { ai: "01", value: "09521234543213", qualifiers: QUALIFIERS } }),
    [400, 200],
  ],
  ["an address with much to escape", () => ({ target: target.padEnd(2_000, "ü") }), MADE],
  ...LOGOS.map(
    ({ name, logo, status }) =>
      [name, () => ({ target, style: { logo: logo() } }), [status, status]] as const,
  ),
];

/** An SVG of about so many characters. */
const drawn = (length: number) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">${'<path d="M1 1h7v7h-7z"/>'.repeat(length / 25)}</svg>`;

/**
 * Codes of lists, of which a hundred are sent: all that a body of a megabyte and 5,000 values has room for.
 */
const inList: readonly (readonly [name: string, code: (fresh: string) => object])[] = [
  [
    "the longest texts",
    (fresh) => ({
      target: target.padEnd(2_048, "x"),
      title: "x".repeat(200),
      group: "x".repeat(100),
      externalId: fresh.padEnd(200, "x"),
    }),
  ],
  [
    "the most tags, each different",
    (fresh) => ({ target, tags: MOST_TAGS.map((tag) => fresh.slice(-12) + tag.slice(12)) }),
  ],
  ["large logos", () => ({ target, style: { logo: { svg: drawn(9_000) } } })],
  ["gradients", () => ({ target, style: { size: 4_096, foreground: gradient("radial") } })],
  [
    "styles that do not scan, and are mended",
    () => ({ target, style: { ecc: "L", logo: { id: "simple-icons.spotify", size: 0.5 } } }),
  ],
  [
    "rules",
    () => ({
      target,
      rules: [{ name: "phones", when: { device: ["mobile"] }, target: target.padEnd(2_048, "y") }],
    }),
  ],
  ["twenty rules that are wrong", () => ({ target, rules: Array.from({ length: 20 }, () => ({})) })],
  ["nothing that is right", () => ({ domain: LONG.slice(0, 9_000) })],
];

/** Codes, campaigns, and workspaces themselves. */
export const INPUTS: readonly WorstInput[] = [
  ...lists,
  ...searches.map(([workspace, name, query]): WorstInput => ({
    operation: "listCodes",
    name: `a search for ${name}`,
    status: 200,
    request: of(workspace, `/app/api/codes?limit=1000&${query}`),
  })),
  {
    operation: "listCodes",
    name: "codes with the longest targets",
    status: 200,
    request: of("alike", "/app/api/codes?limit=1000"),
  },
  {
    operation: "listCodes",
    name: "codes that are large",
    status: 200,
    request: of("heavy", "/app/api/codes?limit=1000"),
  },
  {
    operation: "getCode",
    name: "a code that is large",
    status: 200,
    request: ({ heavy }) => ({ path: `/app/api/codes/${heavy.busy.id}`, key: heavy.apiKey }),
  },
  ...inList.map(([name, code]): WorstInput => ({
    operation: "createCode",
    name: `a list of a hundred: ${name}`,
    status: 200,
    request: ({ large, fresh }) => ({
      path: "/app/api/codes",
      key: large.apiKey,
      headers: { "idempotency-key": fresh() },
      body: Array.from({ length: 100 }, (_, at) => code(`${fresh()}-${at}`)),
    }),
  })),
  ...bodies.map(([name, body, [status]]): WorstInput => ({
    operation: "createCode",
    name,
    status,
    request: ({ large, fresh }) => ({
      path: "/app/api/codes",
      key: large.apiKey,
      headers: { "idempotency-key": fresh() },
      body: body(),
    }),
  })),
  ...bodies.map(([name, body, [, status]]): WorstInput => ({
    operation: "editCode",
    name,
    status,
    request: ({ large }) => ({
      path: `/app/api/codes/${large.others[1]?.id}`,
      key: large.apiKey,
      body: body(),
    }),
  })),
  {
    operation: "editCode",
    name: "another title of a code with long rules",
    status: 200,
    request: ({ heavy, ruled, fresh }) => ({
      path: `/app/api/codes/${ruled.targets.id}`,
      key: heavy.apiKey,
      body: { title: fresh() },
    }),
  },
  {
    operation: "editCode",
    name: "a code with many scans goes to another campaign",
    status: 200,
    request: ({ large, fresh }) => ({
      path: `/app/api/codes/${large.busy.id}`,
      key: large.apiKey,
      body: { group: `moved ${fresh()}` },
    }),
  },
  {
    operation: "duplicateCode",
    name: "a code that is large",
    request: ({ heavy }) => ({
      path: `/app/api/codes/${heavy.busy.id}/duplicate`,
      key: heavy.apiKey,
      body: {},
    }),
  },
  {
    operation: "duplicateCode",
    name: "a code with long rules",
    status: 200,
    request: ({ heavy, ruled }) => ({
      path: `/app/api/codes/${ruled.targets.id}/duplicate`,
      key: heavy.apiKey,
      body: {},
    }),
  },
  {
    operation: "editCode",
    name: "as many parts, dishes, exceptions and texts as a page may have",
    status: 200,
    request: ({ large }) => ({
      path: `/app/api/codes/${large.others[2]?.id}`,
      key: large.apiKey,
      body: { landing: fullestParts() },
    }),
  },
  {
    operation: "markSoldOut",
    name: "all dishes of a page with as many as there may be",
    request: ({ large }) => ({
      path: `/app/api/codes/${large.others[2]?.id}/sold-out`,
      key: large.apiKey,
      body: { all: true, soldOut: false },
    }),
  },
  {
    operation: "deleteCode",
    name: "a code of the large workspace",
    status: 204,
    request: async (place) => {
      const { apiKey, busy } = await place.newcomer();
      return { path: `/app/api/codes/${busy.id}`, key: apiKey };
    },
  },
  {
    operation: "deleteCode",
    name: "a code with leads and years of totals",
    status: 204,
    request: ({ large, aged }) => ({ path: `/app/api/codes/${aged().id}`, key: large.apiKey }),
  },
  {
    operation: "getCampaigns",
    name: "as many campaigns as codes",
    status: 200,
    request: of("large", "/app/api/campaigns"),
  },
  {
    operation: "getCampaigns",
    name: "a page far behind the first",
    status: 200,
    request: of("large", `/app/api/campaigns?cursor=${Buffer.from("room 5").toString("base64url")}`),
  },
  ...["", `&cursor=${Buffer.from("zzz").toString("base64url")}`].map((more): WorstInput => ({
    operation: "getCampaigns",
    name: `all years${more && ", of the codes without a group, some of which were scanned for years"}`,
    status: 200,
    request: of("large", `/app/api/campaigns?from=2000-01-01T00:15:00Z&to=2199-12-31T22:45:00Z${more}`),
  })),
  {
    operation: "getCampaigns",
    name: "campaigns of large codes",
    status: 200,
    request: of("heavy", "/app/api/campaigns"),
  },
  {
    operation: "getPrivacy",
    name: "the report in the language with the longest words",
    request: ({ large }) => ({ path: "/app/api/privacy?language=de", key: large.apiKey }),
  },
  {
    operation: "getMe",
    name: "a workspace with many codes",
    status: 200,
    request: of("large", "/app/api/me"),
  },
  {
    operation: "rotateKey",
    name: "a workspace whose keys were rotated",
    status: 200,
    request: async (place) => ({
      path: "/app/api/keys/rotate",
      key: (await place.newcomer()).apiKey,
      body: {},
    }),
  },
  {
    operation: "rotateKey",
    name: "all old keys of a workspace with many are revoked",
    status: 200,
    request: ({ spare }) => ({
      path: "/app/api/keys/rotate",
      key: spare().apiKey,
      body: { revoke: true },
    }),
  },
  {
    operation: "deleteMe",
    name: "a workspace with many codes and old keys",
    status: 204,
    request: ({ spare }) => {
      const { apiKey, name } = spare();
      return { path: "/app/api/me", key: apiKey, body: { confirm: name } };
    },
  },
  {
    operation: "deleteMe",
    name: "a workspace with many codes, by a wrong name",
    status: 400,
    request: ({ large }) => ({ path: "/app/api/me", key: large.apiKey, body: { confirm: "Larger" } }),
  },
  {
    operation: "deleteMe",
    name: "a workspace with one code",
    status: 204,
    request: async (place) => {
      const { apiKey, name } = await place.newcomer();
      return { path: "/app/api/me", key: apiKey, body: { confirm: name } };
    },
  },
  {
    operation: "redeemVoucher",
    name: "a code of signs that are left out",
    request: ({ large }) => ({
      path: "/app/api/redeem",
      key: large.apiKey,
      body: { code: "-".repeat(60_000) },
    }),
  },
  {
    operation: "signUp",
    name: "the longest name and address",
    request: () => ({
      path: "/app/api/signup",
      body: { name: "x".repeat(120), email: `${"a".repeat(60)}@${"a.".repeat(90)}example` },
    }),
  },
  {
    operation: "signUp",
    name: "an address that almost is one",
    request: () => ({ path: "/app/api/signup", body: { name: "x", email: `a@${"a-".repeat(120)}` } }),
  },
];
