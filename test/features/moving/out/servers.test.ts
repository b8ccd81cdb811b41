import { expect, test } from "bun:test";
import { apacheMap } from "../../../../src/features/moving/out/servers/apache.ts";
import { caddyMap } from "../../../../src/features/moving/out/servers/caddy.ts";
import { nginxMap } from "../../../../src/features/moving/out/servers/nginx.ts";
import {
  baseOf,
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

const REDIRECTS: readonly StaticRedirect[] = hostileTargets(1_000).map((target, at) => {
  const host = HOSTS[at % HOSTS.length] ?? null;
  const shortId = SHORT_IDS[at] ?? (host && OWN_SHORT_IDS[Math.floor(at / 5) - 2]) ?? `Id${at.toString(36)}`;
  return {
    codeId: `code_${at}`,
    host,
    shortId,
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

function fileOf(writer: MapWriter): string {
  const map = writer(baseOf("http://127.0.0.1"), REDIRECTS.length);
  return (
    map.head +
    REDIRECTS.map((redirect) => map.line(redirect)).join("") +
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
