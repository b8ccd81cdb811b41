import { expect, test } from "bun:test";
import { createRequestLog } from "../../../src/kit/http/request-log.ts";
import { LOG_LEVELS } from "../../../src/kit/shared/log.ts";
import { type LogLine, PHONE, recordingLog, startScenario } from "../../scenario.ts";

const scenario = await startScenario({ QZ_LOG: "debug", QZ_TRUSTED_PROXIES: "127.0.0.1/32" });
await scenario.service.loaded;

/** The lines of the requests that `work` makes. */
async function linesOf(work: () => Promise<unknown>) {
  const before = scenario.logged.length;
  await work();
  return scenario.logged.slice(before).filter(({ message }) => message === "request");
}

test("with QZ_LOG=debug each request has a line with its route, operation, status and time, and the id of its answer", async () => {
  const museum = await scenario.signUp();
  const { id, shortId } = await museum.makeCode();
  const ids: (string | null)[] = [];
  const noted = async (answer: Promise<Response>) => ids.push((await answer).headers.get("x-request-id"));
  const lines = await linesOf(async () => {
    await noted(scenario.scan(shortId));
    await noted(museum.call("GET", `/app/api/codes/${id}`));
    await noted(museum.call("HEAD", `/app/api/codes/${id}`));
    await noted(museum.call("PATCH", "/app/api/me", { name: "Museum" }));
    await noted(scenario.request("/app/api/me"));
    await noted(scenario.request("/wp-login.php"));
  });
  const answers = [
    { method: "GET", route: "/r/:shortId", operation: "resolve", status: 302 },
    { method: "GET", route: "/app/api/codes/:id", operation: "getCode", status: 200 },
    { method: "HEAD", route: "/app/api/codes/:id", operation: "getCode", status: 200 },
    { method: "PATCH", route: "/app/api/me", operation: "editMe", status: 200 },
    { method: "GET", route: "/app/api/me", operation: "getMe", status: 401 },
    { method: "GET", route: "none", operation: null, status: 404 },
  ];
  const milliseconds: unknown = expect.any(Number);
  expect<unknown>(lines).toEqual(
    answers.map((answer, index) => ({
      level: "debug",
      message: "request",
      fields: { request: ids[index], ...answer, milliseconds },
    })),
  );
});

test("no line has anything of a person, a key or what a client sent", async () => {
  const museum = await scenario.signUp("Quiet Museum");
  const { shortId } = await museum.makeCode();
  const lines = await linesOf(async () => {
    const headers = { "x-forwarded-for": "203.0.113.7", referer: "https://shop.example/cart" };
    await scenario.scan(shortId, headers);
    await scenario.request(`/r/${shortId}?utm_source=poster`, { headers });
    await scenario.request(`/p/${shortId}/of-nobody?name=visitor`);
    await museum.call("GET", "/app/api/codes?q=painting", undefined, headers);
    await museum.call("PATCH", "/app/api/me", { name: "Loud Museum" });
    await fetch(`${scenario.url}/app`, { method: "BREW" });
  });
  expect(lines).toHaveLength(6);
  const text = JSON.stringify(lines);
  for (const given of [
    ...["203.0.113.7", "127.0.0.1", PHONE.slice(0, 7), "shop.example", shortId, "poster", "visitor"],
    ...["painting", "Museum", museum.apiKey, museum.id, "BREW"],
  ])
    expect(text).not.toContain(given);
});

test("the time of a line is that from the request to its answer, to a tenth of a millisecond", async () => {
  const times = [1_000, 1_012.345];
  const lines: LogLine[] = [];
  const log = createRequestLog({
    level: "debug",
    log: recordingLog(lines),
    routeOf: () => "none",
    now: () => times.shift() ?? 0,
  });
  await log.around(async () => new Response())(new Request("http://localhost/"), "192.0.2.1");
  expect(lines.map(({ fields }) => fields["milliseconds"])).toEqual([12.3]);
});

test("at any other level the handler is the one without lines, so that a scan pays nothing for them", () => {
  const handle = async () => new Response();
  for (const level of LOG_LEVELS) {
    const log = createRequestLog({ level, log: recordingLog([]), routeOf: () => "none", now: () => 0 });
    expect(log.around(handle) === handle).toBe(level !== "debug");
  }
});
