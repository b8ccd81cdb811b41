import { expect, test } from "bun:test";
import { createRequestHandler } from "../../../src/kit/http/request-handler.ts";
import { streamed } from "../../../src/kit/http/download.ts";
import { createDownloads } from "../../../src/kit/http/downloads.ts";
import { createHolds } from "../../../src/kit/http/holds.ts";
import type { OwnDomain } from "../../../src/kit/http/own-domain.ts";
import { createRefusals } from "../../../src/kit/http/refusals.ts";
import { domainOf, factsOf } from "../../../src/kit/http/requests.ts";
import { createRouteNames } from "../../../src/kit/http/templates.ts";
import { Fault } from "../../../src/kit/shared/fault.ts";
import { createIds } from "../../../src/kit/shared/ids.ts";
import { createLog } from "../../../src/kit/shared/log.ts";
import { TestClock } from "../../scenario.ts";
import { seededBytes } from "../shared/seeded.ts";

/** Requests while the APIs are still loading. */

const ORIGIN = "http://localhost:3000";
const PEER = "203.0.113.7";
const DOMAIN: OwnDomain = {
  ...{ host: "qr.museum.example", tenantId: "ten_1", home: null, notFound: null },
  ...{ gs1: false, hasApple: false, hasAndroid: false, isClosed: false },
};

function startHandler() {
  const clock = new TestClock();
  const lines: string[] = [];
  const log = createLog("info", clock, (line) => void lines.push(line));
  const downloads = createDownloads({ admit: () => null });
  const apis = Promise.withResolvers<void>();
  const handle = createRequestHandler({
    redirect: async (_request, shortId) => {
      if (shortId === "" || shortId === "unknown")
        throw new Fault("code_not_found", "There is no code with this short id.");
      return new Response(null, { status: 302, headers: { location: `https://museum.example/${shortId}` } });
    },
    preview: async (_request, shortId) => Response.json({ asked: shortId }),
    gs1: async (request, pathname) => Response.json({ gs1: `${request.method} ${pathname}` }),
    health: () => ({ status: "ok" }),
    ready: () => {
      throw new Fault("storage_unavailable", "Scans can't be kept.");
    },
    answer: async (request, pathname) => {
      await apis.promise;
      if (pathname === "/broken")
        return downloads.open(request, streamed(request, brokenRows(), "text/csv", "scans.csv"));
      return Response.json({ pathname, address: factsOf(request).address });
    },
    tlsPermission: () => new Response("yes"),
    domains: { named: (host) => (host === DOMAIN.host ? DOMAIN : null), gs1On: () => true },
    isMisdirected: () => false,
    answerOnDomain: async (request, pathname) => Response.json({ pathname, domain: domainOf(request) }),
    refusals: createRefusals({ baseUrl: ORIGIN, log }),
    clientAddress: (address) => ({ address, proxied: false }),
    ids: createIds(clock, seededBytes(1)),
    holds: createHolds({ onOperation: () => {}, onHold: () => {} }),
    shedder: { refusedScan: () => null },
    routes: createRouteNames([], "/r/"),
    baseUrl: ORIGIN,
  });
  const ask = (path: string, method = "GET", headers: Record<string, string> = {}) =>
    handle(new Request(ORIGIN + path, { method, headers }), PEER);
  return { apis, ask, lines };
}

test("scans, /healthz and /readyz are answered before the APIs are loaded; everything else waits for them", async () => {
  const { apis, ask } = startHandler();
  const waiting = [
    ask("/app/api/me"),
    ask("/healthz", "HEAD"),
    ask("/healthz/"),
    ask("/r/abc", "HEAD"),
    ask("/r/a%62c"),
  ];
  let waited = 0;
  for (const answer of waiting) void answer.then(() => waited++);

  const followed = await ask("/r/hall-3?utm=poster");
  expect(followed.status).toBe(302);
  expect(followed.headers.get("location")).toBe("https://museum.example/hall-3");
  expect((await ask("/r/unknown")).status).toBe(404);
  // Nobody takes a path apart that is too long for any code, escaped or not.
  for (const method of ["GET", "HEAD"])
    expect((await ask(`/r/${"%41".repeat(400)}`, method)).status).toBe(404);
  expect(await (await ask("/healthz?full")).json()).toEqual({ status: "ok" });
  expect((await ask("/readyz")).status).toBe(503);
  expect(waited).toBe(0);

  apis.resolve();
  const answers = await Promise.all((await Promise.all(waiting)).map((answer) => answer.json()));
  const address = PEER;
  expect(answers).toEqual(
    ["/app/api/me", "/healthz", "/healthz/", "/r/abc", "/r/a%62c"].map((pathname) => ({ pathname, address })),
  );
});

test("on a domain GET and HEAD follow a code, and all else is answered with the domain's name", async () => {
  const { ask } = startHandler();
  const host = DOMAIN.host;
  for (const method of ["GET", "HEAD"]) {
    const followed = await ask("/hall-3", method, { host });
    expect([followed.status, followed.headers.get("location")]).toEqual([
      302,
      `https://museum.example/${host}/hall-3`,
    ]);
  }
  for (const [path, method] of [
    ["/hall-3", "POST"],
    ["/", "GET"],
  ] as const)
    expect(await (await ask(path, method, { host })).json()).toEqual({ pathname: path, domain: host });
});

async function* brokenRows() {
  yield "first\n";
  throw new TypeError("the table is gone");
}

test("a streamed answer that breaks off is logged with the request's id, and its client has no end", async () => {
  const { apis, ask, lines } = startHandler();
  apis.resolve();
  const answer = await ask("/broken");
  expect(answer.status).toBe(200);
  const isWhole = await answer.text().then(
    () => true,
    () => false,
  );
  expect(isWhole).toBe(false);
  const [line = ""] = lines;
  expect(JSON.parse(line)).toMatchObject({
    message: "an answer was broken off",
    requestId: answer.headers.get("x-request-id"),
    error: "TypeError",
  });
});

test("a failure to load the APIs is logged with the request's id; scans go on", async () => {
  const { apis, ask, lines } = startHandler();
  const answer = ask("/app/api/me");
  apis.reject(new Error("EMFILE"));
  const refused = await answer;
  expect(refused.status).toBe(500);
  const id = refused.headers.get("x-request-id") ?? "";
  expect(id).toStartWith("req_");
  expect(await refused.json()).toMatchObject({ code: "internal_error" });
  expect(lines.join("")).toContain(id);
  expect((await ask("/r/hall-3")).status).toBe(302);
});

test("GS1 paths are answered before the APIs are loaded, and bring headers for pages of other origins", async () => {
  const { ask } = startHandler();
  for (const [path, method] of [
    ["/01/09521234543213", "GET"],
    ["/8010/x/8011/1?linkType=all", "HEAD"],
    ["/01/", "OPTIONS"],
    ["/.well-known/gs1resolver", "GET"],
    ["/414/9521234543213", "POST"],
  ] as const) {
    const answer = await ask(path, method);
    expect(JSON.parse(await answer.text())).toEqual({ gs1: `${method} ${path.split("?")[0]}` });
    expect(answer.headers.get("access-control-allow-origin")).toBe("*");
    expect(answer.headers.get("x-request-id")).not.toBeNull();
  }
  for (const path of ["/r/abc", "/healthz"]) {
    const answer = await ask(path);
    expect([path, answer.headers.get("access-control-allow-origin")]).toEqual([path, null]);
  }
});
