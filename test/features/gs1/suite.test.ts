import { expect, test } from "bun:test";
import { isGs1Path, linkIn } from "../../../src/kit/gs1/gs1.ts";
import { ownDomain } from "../domains/client.ts";
import { createTestDns } from "../domains/dns.ts";
import { IN_VOCABULARY } from "./vocabulary.ts";
import { startScenario } from "../../scenario.ts";
import { readJson } from "../../json.ts";
import { head, rawExchange } from "../../kit/http/protocol-raw.ts";
import {
  asking,
  type Ask,
  leadOf,
  type LinkJson,
  type LinksetJson,
  linksetOf,
  makeGs1,
  VOC,
} from "./client.ts";
import { flawsBy } from "./schemas.ts";

/*
 * The tests of GS1's resolver suite (github.com/gs1/GS1DL-resolver-testsuite at e3485a5, 10 June 2026,
 * Apache-2.0), each by its name there, written anew: they ask a real service on loopback, as the suite's
 * tester.php does. TLS is that of a reverse proxy, so tests that look for it look at the scheme of the
 * addresses that the service tells.
 */

const HOST = "id.museum.example";
const ORIGIN = `https://${HOST}`;
const GTIN = "01/09506000164908";

const dns = createTestDns();
const scenario = await startScenario(
  { QZ_SIGNUP_PLAN: "unlimited", QZ_BASE_URL: "https://qr.service.example", QZ_GS1: "on" },
  { txtLookup: dns.lookup },
);
const tenant = await scenario.signUp();
await ownDomain(tenant, dns, HOST, { gs1: true });

const certificates = "https://certificate.example/";
const link = (type: string, href: string, more: object = {}) => ({
  type,
  href,
  title: `About ${href}`,
  ...more,
});

/** The links of the suite's model linkset, in its order. */
const LINKS = [
  link("gs1:certificationInfo", `${certificates}all`, { mediaType: "text/html" }),
  link("gs1:certificationInfo", `${certificates}cotton`, { mediaType: "text/html", language: "fr" }),
  link("gs1:certificationInfo", `${certificates}verify/1`, { mediaType: "text/html" }),
  link("gs1:certificationInfo", `${certificates}001`, { mediaType: "application/pdf" }),
  link("gs1:certificationInfo", `${certificates}002`, { mediaType: "application/pdf", language: "en" }),
  link("gs1:certificationInfo", `${certificates}003`, {
    mediaType: "application/pdf",
    language: "en",
    context: "LK",
  }),
  link("gs1:instructions", "https://museum.example/recycling?x=1", {
    mediaType: "text/html",
    language: "en",
  }),
  link("gs1:pip", "https://museum.example/pip", { mediaType: "text/html", language: "en" }),
  link("gs1:sustainabilityInfo", "https://museum.example/en/sustainability", {
    mediaType: "text/html",
    language: "en",
  }),
  link("gs1:sustainabilityInfo", "https://museum.example/fr/sustainability", {
    mediaType: "text/html",
    language: "fr",
  }),
  link("gs1:traceability", "https://museum.example/trace", { mediaType: "text/html" }),
  link("gs1:traceability", "https://museum.example/track", { mediaType: "text/html" }),
  link("gs1:defaultLinkMulti", "https://museum.example/fr", { language: "fr" }),
  link("gs1:defaultLinkMulti", "https://museum.example/de", { language: "de" }),
];
const domain = HOST;
await makeGs1(tenant, "(01)09506000164908", { domain, target: "https://museum.example/menu", links: LINKS });
await makeGs1(tenant, "(01)09506000164908(21)1234", {
  domain,
  target: "https://museum.example/shirt/1234",
  links: [link("gs1:dpp", "https://example.com/dpp/7132mlkG", { mediaType: "application/vc" })],
});
await makeGs1(tenant, "(414)9506000134376", { domain, target: "https://museum.example/shop" });
await makeGs1(tenant, "(01)09506000164908", {
  target: "https://museum.example/own",
  links: LINKS.slice(0, 2),
});

/** A Digital Link as the suite is given it, on a host. */
interface Subject {
  readonly name: string;
  readonly origin: string;
  readonly path: string;
  readonly ask: Ask;
}

const onDomain = asking(scenario, HOST);
const SUBJECTS: readonly Subject[] = [
  { name: "a GTIN of a domain", origin: ORIGIN, path: `/${GTIN}`, ask: onDomain },
  { name: "a serial of a domain", origin: ORIGIN, path: `/${GTIN}/21/1234`, ask: onDomain },
  { name: "an unknown lot of a domain", origin: ORIGIN, path: `/${GTIN}/10/ABC`, ask: onDomain },
  { name: "a location of a domain", origin: ORIGIN, path: "/414/9506000134376", ask: onDomain },
  {
    name: "a GTIN of the service's own host",
    origin: "https://qr.service.example",
    path: `/${GTIN}`,
    ask: asking(scenario, "qr.service.example"),
  },
];

/** Asks as getAllHeaders of tester.php does: curl takes everything, unless a media type is given. */
const headersOf = (ask: Ask, path: string, more: Readonly<Record<string, string>> = {}) =>
  ask(path, { accept: "*/*", origin: "https://ref.gs1.org/test-suites/resolver/", ...more });

/** The parts of a Link header, as the suite takes it apart. */
const linksIn = (answer: Response) => (answer.headers.get("link") ?? "").split(",");

/** An address less the parameter that was asked by, as `stripLinkType` of the suite leaves it. */
function stripped(address: string | null, type: string): string | null {
  for (const spelled of [type, encodeURIComponent(type)]) {
    if (address?.includes(`?linkType=${spelled}`)) return address.slice(0, address.indexOf("?"));
    const at = address?.indexOf(`&linkType=${spelled}`) ?? -1;
    if (at >= 0) return address?.slice(0, at) ?? null;
  }
  return address;
}

/** The levels of a linkset that belong to a subject, the most specific first. */
function levelsIn({ linkset }: LinksetJson, { origin, path }: Subject) {
  const parts = path.split("/").slice(1);
  const paths = Array.from({ length: parts.length / 2 }, (_, at) =>
    parts.slice(0, parts.length - 2 * at).join("/"),
  );
  return paths.flatMap((each) => linkset.filter(({ anchor }) => anchor === `${origin}/${each}`));
}

/** The links of each type, from the most specific level that has it. */
function linksByType(linkset: LinksetJson, subject: Subject): Map<string, readonly LinkJson[]> {
  const types = new Map<string, readonly LinkJson[]>();
  for (const { anchor: _, description: __, ...byType } of levelsIn(linkset, subject))
    for (const [address, links] of Object.entries(byType)) {
      const type = address.replace(VOC, "gs1:");
      if (!types.has(type)) types.set(type, links);
    }
  return types;
}

/** Types that lead to one link, and those of several. */
async function typesOf(subject: Subject) {
  const types = [...linksByType(await linksetOf(subject.ask, subject.path), subject)];
  const chosen = types.filter(([type]) => type !== "gs1:defaultLink");
  return {
    single: chosen.filter(([, links]) => links.length === 1),
    several: chosen.filter(([, links]) => links.length > 1),
  };
}

const traitsOf = ({ href: _, title: __, ...traits }: LinkJson) => JSON.stringify(traits);

type Check = (subject: Subject) => Promise<void>;

async function expectLinkset(answer: Response) {
  expect([answer.status, answer.headers.get("location")]).toEqual([200, null]);
  expect(flawsBy("linkset", await readJson(answer))).toEqual([]);
}

const TESTS: Readonly<Record<string, Check>> = {
  isURL: async ({ origin, path }) => expect(URL.canParse(origin + path)).toBe(true),
  validDL: async ({ path }) => expect(linkIn(path, "")).toHaveProperty("identifier"),
  isHttps: async ({ origin }) => expect(origin).toStartWith("https://"),
  plausibleDL: async ({ path }) => expect(isGs1Path(path)).toBe(true),
  tlsOK: async ({ origin, ask }) => {
    const { resolverRoot } = await readJson<{ resolverRoot: string }>(await ask("/.well-known/gs1resolver"));
    expect(resolverRoot).toBe(origin);
  },
  rdFile: async ({ ask }) => {
    const answer = await ask("/.well-known/gs1resolver", { accept: "application/json" });
    expect([answer.status, answer.headers.get("access-control-allow-origin")]).toEqual([200, "*"]);
    expect(flawsBy("description", await readJson(answer))).toEqual([]);
  },
  // The suite asks for 1.1 or later.
  httpVersion: async ({ origin, path }) => {
    const line = head(`GET ${path}`, `host: ${new URL(origin).host}`);
    expect((await rawExchange(scenario.url, line)).version).toBe("HTTP/1.1");
  },
  corsCheck: async ({ ask, path }) => {
    const asked = { origin: "https://ref.gs1.org", "access-control-request-method": "GET,HEAD,OPTIONS" };
    const answer = await ask(path, asked, { method: "OPTIONS" });
    expect([answer.status, answer.headers.get("access-control-allow-origin")]).toEqual([204, "*"]);
    for (const each of [path, `${path}?linkType=linkset`, `${path}?linkType=gs1:nosuchlt`, `${path}/foo`])
      expect((await headersOf(ask, each)).headers.get("access-control-allow-origin")).toBe("*");
  },
  methodsCheck: async ({ ask, path }) => {
    const methods = (await ask(path, {}, { method: "OPTIONS" })).headers.get("access-control-allow-methods");
    for (const method of ["GET", "HEAD", "OPTIONS"]) expect(methods).toContain(method);
  },
  linkOnRedirect: async ({ ask, path, origin }) => {
    for (const answer of [await ask(path, {}, { method: "OPTIONS" }), await headersOf(ask, path)]) {
      const [linked = "", ...others] = linksIn(answer);
      expect(others).toEqual([]);
      expect(linked).toContain('rel="linkset"');
      const at = /^<([^>]+)>/.exec(linked)?.[1] ?? "";
      expect(at).toStartWith(`${origin}/`);
      await expectLinkset(await ask(at.slice(origin.length)));
    }
  },
  legacyLinkHeaders: async ({ ask, path }) => {
    for (const linked of linksIn(await headersOf(ask, path))) expect(linked).not.toContain('rel="gs1:');
  },
  reportWith400: async ({ ask, path }) => expect((await headersOf(ask, `${path}/foo`)).status).toBe(400),
  noErrorWith200: async ({ ask, path }) => expect((await headersOf(ask, `${path}/foo`)).status).not.toBe(200),
  trailingSlash: async ({ ask, path }) =>
    expect(await leadOf(await headersOf(ask, `${path}/`))).toEqual(await leadOf(await headersOf(ask, path))),
  basicWalkUp: async ({ ask, path }) => {
    const [, ai, key] = path.split("/");
    expect((await headersOf(ask, `/${ai}/${key}/${ai === "01" ? 10 : 254}/KL8G`)).status).toBe(307);
  },
  ltLinksetNoRedirect: async ({ ask, path }) =>
    expectLinkset(await headersOf(ask, `${path}?linkType=linkset`)),
  ltAllNoRedirect: async ({ ask, path }) => expectLinkset(await headersOf(ask, `${path}?linkType=all`)),
  ltAcceptHeader: async ({ ask, path }) =>
    expectLinkset(await headersOf(ask, `${path}?linkType=all`, { accept: "application/linkset+json" })),
  validLinkset: async ({ ask, path }) =>
    expectLinkset(await headersOf(ask, path, { accept: "application/linkset+json" })),
  linksetJsonldCheck: async ({ ask, path }) => {
    const [linked = ""] = linksIn(await headersOf(ask, `${path}?linkType=linkset`));
    expect(linked).toContain('rel="http://www.w3.org/ns/json-ld#context"');
    expect(linked).toContain('type="application/ld+json"');
  },
  declaredContentType: async ({ ask, path }) => {
    const answer = await headersOf(ask, path, { accept: "application/linkset+json" });
    expect(answer.headers.get("content-type")).toBe("application/linkset+json");
  },
  qsPassedOn: async ({ ask, path }) =>
    expect((await headersOf(ask, `${path}?foo=bar`)).headers.get("location")).toContain("foo=bar"),
  defaultLinkExists: async (subject) => {
    const types = linksByType(await linksetOf(subject.ask, subject.path), subject);
    expect(types.has("gs1:defaultLink")).toBe(true);
  },
  singleDefaulLink: async ({ ask, path }) => {
    for (const level of (await linksetOf(ask, path)).linkset)
      expect(level[`${VOC}defaultLink`]).toHaveLength(1);
  },
  defaultTarget: async (subject) => {
    const types = linksByType(await linksetOf(subject.ask, subject.path), subject);
    const [target] = types.get("gs1:defaultLink") ?? [];
    expect(await leadOf(await headersOf(subject.ask, subject.path))).toEqual([307, target?.href ?? ""]);
  },
  singleMultiLink: async (subject) => {
    const { single } = await typesOf(subject);
    expect(single.map(([type]) => type)).not.toContain("gs1:defaultLinkMulti");
  },
  loFor: async (subject) => {
    for (const [type, [only]] of (await typesOf(subject)).single) {
      const [status, location] = await leadOf(
        await headersOf(subject.ask, `${subject.path}?linkType=${type}`),
      );
      expect([type, status, stripped(location, type)]).toEqual([
        type,
        307,
        stripped(only?.href ?? null, type),
      ]);
    }
  },
  "loFor, several links of a type": async (subject) => {
    for (const [type, links] of (await typesOf(subject)).several) {
      // The suite asks for these at the level that has the default; that of a level above would take its
      // place (2.5.8).
      if (type === "gs1:defaultLinkMulti" && subject.path.includes("/21/")) continue;
      for (const each of links) {
        const isAlone = links.filter((other) => traitsOf(other) === traitsOf(each)).length === 1;
        const query = [
          ...(type === "gs1:defaultLinkMulti" ? [] : [`linkType=${encodeURIComponent(type)}`]),
          ...(each.context ? [`context=${each.context[0]}`] : []),
        ].join("&");
        const answer = await headersOf(subject.ask, `${subject.path}?${query}`, {
          accept: String(each.type),
          ...(each.hreflang ? { "accept-language": each.hreflang[0] ?? "" } : {}),
        });
        const location = stripped(answer.headers.get("location"), type);
        expect([each, answer.status, location]).toEqual(
          isAlone ? [each, 307, stripped(each.href, type)] : [each, 300, null],
        );
        if (isAlone) continue;
        // A client that names text/html gets the list as a page.
        if (each.type === "text/html") expect(await answer.text()).toContain(`<a href="${each.href}"`);
        else expect(flawsBy("linkset", await readJson(answer))).toEqual([]);
      }
    }
  },
  linkTypesDefined: async (subject) => {
    const types = linksByType(await linksetOf(subject.ask, subject.path), subject);
    for (const type of types.keys()) expect(IN_VOCABULARY).toContain(type);
  },
  specificLinkTypeNotFound: async ({ ask, path }) =>
    expect((await headersOf(ask, `${path}?linkType=gs1:nosuchlt`)).status).toBe(404),
};

test("the table has the thirty tests of the suite", () => {
  // The suite has two tests of the name loFor.
  expect(Object.keys(TESTS)).toHaveLength(30);
});

for (const subject of SUBJECTS)
  for (const [name, check] of Object.entries(TESTS)) test(`${name}: ${subject.name}`, () => check(subject));
