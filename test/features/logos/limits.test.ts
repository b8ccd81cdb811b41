import { expect, test } from "bun:test";
import { readJson } from "../../json.ts";
import { startScenario } from "../../scenario.ts";

const PATHS = ["/api/v1/logos", "/api/v1/facets", "/api/v1/logos/simple-icons.spotify"];
const FILES = ["", ".svg", ".png"].map((ending) => `/api/v1/logos/simple-icons.spotify/file${ending}`);

test("every answer says what is left of its limit, until nothing is: 429, in the wrapper", async () => {
  const busy = await startScenario({ QZ_LIMIT_LOGOS: "3/60s", QZ_LIMIT_LOGO_FILES: "2/60s" });
  const left: (string | null)[] = [];
  for (const path of PATHS) left.push((await busy.request(path)).headers.get("x-ratelimit-remaining"));
  expect(left).toEqual(["2", "1", "0"]);
  for (const path of PATHS) {
    const refused = await busy.request(path);
    expect(refused.status).toBe(429);
    expect(Object.fromEntries(refused.headers)).toMatchObject({
      "retry-after": "20",
      "x-ratelimit-limit": "3",
      "x-ratelimit-remaining": "0",
      "x-ratelimit-reset": String(busy.clock.now() / 1000 + 60),
    });
    expect(await readJson<unknown>(refused)).toMatchObject({
      success: false,
      data: null,
      error: { code: "rate_limited" },
    });
  }
  // Files have a limit of their own, and an unknown path gets the limit's headers, too.
  const [own, svg, png] = [
    await busy.request(FILES[0] ?? ""),
    await busy.request(FILES[1] ?? ""),
    await busy.request(FILES[2] ?? ""),
  ];
  expect([own.status, svg.status, png.status]).toEqual([200, 200, 429]);
  const lost = await busy.request("/api/v1/lost");
  expect([lost.status, lost.headers.get("x-ratelimit-remaining")]).toEqual([404, "0"]);
  busy.clock.advance(60_000);
  expect((await busy.request("/api/v1/lost")).headers.get("x-ratelimit-remaining")).toBe("3");
  const statuses = [];
  for (const path of [...PATHS, ...FILES]) statuses.push((await busy.request(path)).status);
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  for (const path of FILES) await busy.request(path);
});

test("without a limit there is nothing to say of it", async () => {
  const open = await startScenario({ QZ_LIMIT_LOGOS: "off" });
  const response = await fetch(`${open.url}/api/v1/facets`);
  expect([response.status, response.headers.get("x-ratelimit-limit")]).toEqual([200, null]);
});

test("files that a key is asked for are kept by its owner's cache alone", async () => {
  const closed = await startScenario({ QZ_LOGO_KEYS: "on" });
  const { apiKey } = await closed.signUp();
  const headers = { authorization: `Bearer ${apiKey}` };
  for (const path of FILES)
    for (let turn = 0; turn < 2; turn++) {
      const answer = await closed.request(path, { headers });
      expect(answer.headers.get("cache-control"), path).toBe("private, max-age=86400");
    }
});

test("with QZ_LOGO_KEYS a key is asked for, in the header or in the query, and only of the catalog", async () => {
  const closed = await startScenario({ QZ_LOGO_KEYS: "on" });
  const { apiKey } = await closed.signUp();
  for (const path of [...PATHS, ...FILES]) {
    const refused = [
      await closed.request(path),
      await closed.request(path, { headers: { authorization: "Bearer qz_wrong" } }),
      await closed.request(`${path}?api_key=wrong`),
    ];
    for (const answer of refused) {
      expect(answer.status).toBe(401);
      expect(answer.headers.get("www-authenticate")).toStartWith("Bearer");
      expect(await readJson<unknown>(answer)).toMatchObject({
        success: false,
        error: { code: "invalid_key" },
      });
    }
    expect((await closed.request(path, { headers: { authorization: `Bearer ${apiKey}` } })).status).toBe(200);
    expect((await closed.request(`${path}?api_key=${apiKey}`)).status).toBe(200);
  }
  const inPath = await closed.request(`/api/v1/logos/simple-icons.github&api_key=${apiKey}`);
  expect(inPath.status).toBe(401);
  expect((await closed.request("/app/api/types")).status).toBe(200);
  const contract = await readJson<{ paths: Record<string, { get: { security: unknown } }> }>(
    await fetch(`${closed.url}/openapi.json`),
  );
  expect(contract.paths["/api/v1/logos"]?.get.security).toEqual([{ apiKey: [] }, { apiKeyParameter: [] }]);
});

test("without QZ_LOGO_KEYS a wrong key is no matter", async () => {
  const open = await startScenario();
  expect((await open.request("/api/v1/facets?api_key=wrong")).status).toBe(200);
});
