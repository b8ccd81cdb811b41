import { describe, expect, test } from "bun:test";
import { expectProblem, startScenario } from "../../scenario.ts";
import { SVG_LOGO, URL_CODE } from "./samples.ts";

/** Access to the drawing endpoints: keys, origins, sizes of bodies and rate limits. */

const scenario = await startScenario();
const tenant = await scenario.signUp();
const MEBIBYTE = 1024 * 1024;
const DRAWING = ["/app/api/generate", "/app/api/export"] as const;

/** A drawing's body of exactly so many bytes, most of them a property that is ignored. */
function bodyOf(bytes: number): string {
  const empty = JSON.stringify({ ...URL_CODE, note: "" });
  return JSON.stringify({ ...URL_CODE, note: "x".repeat(bytes - empty.length) });
}

describe.each(DRAWING)("%s", (path) => {
  test("needs no key, and accepts one", async () => {
    expect((await scenario.post(path, URL_CODE)).status).toBe(200);
    expect((await tenant.call("POST", path, URL_CODE)).status).toBe(200);
    expect((await scenario.post(path, URL_CODE, { authorization: "Bearer wrong" })).status).toBe(200);
  });

  test("accepts a body of 1 MiB and refuses one byte more", async () => {
    expect((await scenario.post(path, bodyOf(MEBIBYTE))).status).toBe(200);
    await expectProblem(await scenario.post(path, bodyOf(MEBIBYTE + 1)), 413, "body_too_large");
  });

  test("accepts JSON only", async () => {
    const form = { "content-type": "application/x-www-form-urlencoded" };
    await expectProblem(await scenario.post(path, "type=url", form), 415, "unsupported_media_type");
    await expectProblem(await scenario.post(path, "{"), 400, "invalid_json");
  });

  test("sends CORS headers with refusals too", async () => {
    for (const input of [URL_CODE, {}, { ...URL_CODE, style: { foreground: "#ddd" } }]) {
      const response = await scenario.post(path, input, { origin: "https://elsewhere.example" });
      expect(response.headers.get("access-control-allow-origin")).toBe("*");
      expect(response.headers.get("access-control-allow-credentials")).toBeNull();
    }
  });
});

test("a page elsewhere may read the catalog, the tags and the file's name", async () => {
  const headers = { origin: "https://elsewhere.example" };
  const catalog = await scenario.request("/app/api/types", { headers });
  expect(catalog.headers.get("access-control-allow-origin")).toBe("*");
  const exposed = catalog.headers.get("access-control-expose-headers")?.split(", ") ?? [];
  for (const name of ["etag", "content-disposition", "retry-after", "ratelimit", "x-request-id"])
    expect(exposed).toContain(name);
});

test("drawings of tracked codes are not open to other origins", async () => {
  const code = await tenant.makeCode({ style: { logo: { svg: SVG_LOGO } } });
  for (const path of [
    `/app/api/codes/${code.id}/qr.svg`,
    "/app/api/codes",
    "/app/api/types/",
    "/app/api/generate/x",
  ]) {
    const response = await tenant.call("GET", path, undefined, { origin: "https://elsewhere.example" });
    expect(response.headers.get("access-control-allow-origin"), path).toBeNull();
  }
});

test("each endpoint has a rate limit of its own, which answers announce and which ends with time", async () => {
  const busy = await startScenario({ QZ_LIMIT_GENERATE: "2/60s", QZ_LIMIT_EXPORT: "1/60s" });
  const statuses = async (path: string, calls: number) => {
    const answers: number[] = [];
    for (let call = 0; call < calls; call++) answers.push((await busy.post(path, URL_CODE)).status);
    return answers;
  };
  expect(await statuses(DRAWING[0], 3)).toEqual([200, 200, 429]);
  expect(await statuses(DRAWING[1], 2)).toEqual([200, 429]);
  // The limit comes before the body: a request with a wrong body counts and is refused too.
  const refused = await busy.post(DRAWING[1], "{");
  await expectProblem(refused, 429, "rate_limited");
  expect(refused.headers.get("retry-after")).toBe("60");
  expect(refused.headers.get("ratelimit-policy")).toBe('"export";q=1;w=60');
  expect(refused.headers.get("access-control-allow-origin")).toBe("*");
  expect((await busy.request("/app/api/types")).status).toBe(200);
  busy.clock.advance(60_000);
  expect(await statuses(DRAWING[1], 1)).toEqual([200]);
});
