import { expect, test } from "bun:test";
import { apacheMap } from "../../../../src/features/moving/out/servers/apache.ts";
import { caddyMap } from "../../../../src/features/moving/out/servers/caddy.ts";
import { nginxMap } from "../../../../src/features/moving/out/servers/nginx.ts";
import {
  baseOf,
  type GoneLink,
  type MapWriter,
  type StaticDomain,
  type StaticRedirect,
} from "../../../../src/features/moving/out/servers/redirect-map.ts";
import { freePort } from "../../../free-port.ts";
import { hostileTargets } from "./hostile.ts";
import { served, WEB_SERVERS } from "./web-servers.ts";

const MAPS = { caddy: caddyMap, nginx: nginxMap, apache: apacheMap };

const HOSTS = [null, null, null, "go.example", "a-b.go.example"];

/** Short ids that differ in case alone, that are long, and that look like parts of a path. */
const SHORT_IDS = ["abc", "Abc", "aBc", "ABC", "A".repeat(48), "a".repeat(48), "a_b-c", "___"];
const OWN_SHORT_IDS = ["r", "x~y", "a.b", "~", "Z".repeat(64), "z".repeat(64)];

/**
 * A key without more, lots that differ in case alone, escaped characters, the longest lots and serials, and
 * digits alone.
 */
const GS1_PATHS = [
  "01/09521234543213",
  "01/09521234543213/10/AB-1",
  "01/09521234543213/10/ab-1",
  "01/09521234543213/10/A%2F1",
  "01/09521234543213/10/A%252F1",
  "01/09521234543213/10/%22%25%26%27%28%29%2A%2B%2C%3A%3B%3C%3D%3E%3F_",
  "01/09521234543213/21/12345",
  `01/09521234543213/22/${"%2F".repeat(20)}/10/${"Aa".repeat(10)}/21/${"%3F".repeat(20)}`,
  "8004/9521234A",
  "8004/9521234a",
  "00/095212345678901235",
];

/** The path of the GS1 Digital Link of some redirects: the same ones on two hosts. */
function gs1At(at: number, host: string | null): string | null {
  if (host !== null && host !== "go.example") return null;
  return GS1_PATHS[Math.floor(at / HOSTS.length) - 20] && (at % HOSTS.length) % 3 === 0
    ? (GS1_PATHS[Math.floor(at / HOSTS.length) - 20] ?? null)
    : null;
}

const REDIRECTS: readonly StaticRedirect[] = hostileTargets(1_000).map((target, at) => {
  const host = HOSTS[at % HOSTS.length] ?? null;
  const shortId = SHORT_IDS[at] ?? (host && OWN_SHORT_IDS[Math.floor(at / 5) - 2]) ?? `Id${at.toString(36)}`;
  return {
    codeId: `code_${at}`,
    host,
    shortId,
    gs1: gs1At(at, host),
    shortUrl: host === null ? `http://127.0.0.1/r/${shortId}` : `http://${host}/${shortId}`,
    location: new URL(target).href,
    omits: at % 7 === 0 ? ["rules"] : [],
  };
});

/** Domains whose roots and unknown short ids lead elsewhere: one to awkward addresses, one without codes. */
const [AWKWARD, LONG] = [
  hostileTargets(200)[150] ?? "",
  hostileTargets(20).find((target) => target.includes("😀")) ?? "",
];
const DOMAINS: readonly StaticDomain[] = [
  { host: "go.example", home: null, notFound: null },
  { host: "home.example", home: new URL(AWKWARD).href, notFound: new URL(LONG).href },
  {
    host: "lost.example",
    home: new URL(LONG).href,
    notFound: `https://example.org/%41/${"$"}{HOME}?{$HOME}%{HOST}$1#x`,
  },
];

/** Lots that are switched off: one of no place for unknown ones, and one that leads there. */
const GONE: readonly GoneLink[] = [
  { host: null, gs1: "01/09521234543213/10/Off%2F1", location: null },
  { host: "go.example", gs1: "01/09521234543213/10/Off%2F1", location: null },
  { host: "go.example", gs1: "01/09521234543213/10/Off2", location: new URL(AWKWARD).href },
];

async function checkGone(port: number): Promise<void> {
  for (const { host, gs1, location } of GONE)
    for (const path of [`/${gs1}`, `/${gs1}/21/77?a=b`]) {
      const headers = host === null ? {} : { host };
      const answer = await fetch(`http://127.0.0.1:${port}${path}`, { redirect: "manual", headers });
      await answer.arrayBuffer();
      expect([path, answer.status, answer.headers.get("location")]).toEqual([
        path,
        location === null ? 410 : 302,
        location,
      ]);
    }
}

function fileOf(writer: MapWriter): string {
  const map = writer(baseOf("http://127.0.0.1"), REDIRECTS.length);
  return (
    map.head +
    REDIRECTS.map((redirect) => map.line(redirect)).join("") +
    GONE.map((link) => map.gone(link)).join("") +
    DOMAINS.map((domain) => map.domain(domain)).join("") +
    map.end()
  );
}

async function locationOf(port: number, host: string | null, path: string): Promise<string | null> {
  const headers = host === null ? {} : { host };
  const answer = await fetch(`http://127.0.0.1:${port}${path}`, { redirect: "manual", headers });
  await answer.arrayBuffer();
  if (answer.status === 302) return answer.headers.get("location");
  expect(answer.status).toBe(404);
  return null;
}

/**
 * Checks that GS1 Digital Links lead, as they are printed, and those with an unknown lot or serial to the
 * nearest above.
 */
async function checkGs1(
  locationAt: (host: string | null, path: string) => Promise<string | null>,
): Promise<void> {
  for (const host of [null, "go.example"]) {
    const ours = REDIRECTS.filter(({ gs1, host: its }) => gs1 !== null && its === host);
    expect(ours.map(({ gs1 }) => gs1)).toEqual(GS1_PATHS);
    const leadsTo = (gs1: string) => ours.find((one) => one.gs1 === gs1)?.location ?? null;
    const cases = [
      ...GS1_PATHS.map((path) => [`${path}?17=271231`, leadsTo(path)]),
      ...GS1_PATHS.map((path) => [`${path}/`, leadsTo(path)]),
      ...GS1_PATHS.slice(0, 6).map((path) => [`${path}/21/Unknown%2F%251`, leadsTo(path)]),
      [`${GS1_PATHS[0]}/22/1/10/2/21/3`, leadsTo(GS1_PATHS[0] ?? "")],
      [`${GS1_PATHS[0]}/10/aB-1?a=b`, leadsTo(GS1_PATHS[0] ?? "")],
      [`${GS1_PATHS[0]}/10/A/1`, null],
      ["01/09521234543220", null],
      ["01/09521234543220/10/AB-1", null],
      ["01", null],
      ["r/01/09521234543213", null],
      ["01,09521234543213", null],
    ] as const;
    for (const [path, location] of cases)
      expect([host, path, await locationAt(host, `/${path}`)]).toEqual([host, path ?? "", location ?? null]);
  }
  expect(await locationAt("home.example", `/${GS1_PATHS[0]}`)).toBeNull();
}

for (const server of WEB_SERVERS)
  test.skipIf(server.program === null)(
    `${server.name} leads a thousand hostile codes where they lead here, and no others`,
    async () => {
      const port = freePort();
      const locationAt = (host: string | null, path: string) => locationOf(port, host, path);
      await served(server, fileOf(MAPS[server.name]), port, async () => {
        const found = await Promise.all(
          REDIRECTS.map(({ host, shortId }) => locationAt(host, host ? `/${shortId}` : `/r/${shortId}`)),
        );
        expect(found).toEqual(REDIRECTS.map(({ location }) => location));
        const [base, own] = [REDIRECTS[20], REDIRECTS[3]];
        expect(await locationAt(null, `/r/${base?.shortId}?utm_source=poster`)).toBe(base?.location ?? "");
        expect(await locationAt("GO.example:80", `/r/${own?.shortId}?a=b`)).toBe(own?.location ?? "");
        await checkGs1(locationAt);
        await checkGone(port);
        const unknown: [string | null, string][] = [
          [null, `/r/${base?.shortId.toLowerCase()}`],
          [null, `/r/${base?.shortId}/more`],
          [null, `/${base?.shortId}`],
          [null, `/r/${own?.shortId}`],
          [null, "/.quietzone/-/abc"],
          [null, "/"],
          ["go.example", `/${base?.shortId}`],
          ["a-b.go.example", `/${own?.shortId}`],
        ];
        for (const [host, path] of unknown)
          expect([host, path, await locationAt(host, path)]).toEqual([host, path, null]);
        for (const { host, home, notFound } of DOMAINS)
          for (const [path, location] of [
            ["/", home],
            ["/?a=b", home],
            ["/unknown", notFound],
            ["/r/unknown?a=b", notFound],
            ["/unknown/more", null],
          ] as const)
            expect([host, path, await locationAt(host, path)]).toEqual([host, path, location]);
      });
    },
  );
