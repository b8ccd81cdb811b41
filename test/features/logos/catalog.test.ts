import { expect, test } from "bun:test";
import { readJson } from "../../json.ts";
import { startScenario } from "../../scenario.ts";

/** The list, single logos and facets, as a client sees them. */

interface LogoJson {
  readonly id: string;
  readonly name: string;
  readonly brand: string;
  readonly category: string;
  readonly format: string;
  readonly color_scheme: string;
  readonly source: string;
  readonly added_at: string;
}
interface ListJson {
  readonly success: boolean;
  readonly data: readonly LogoJson[];
  readonly error: null | { readonly code: string; readonly message: string };
  readonly meta: {
    readonly version: string;
    readonly requestId: string;
    readonly pagination: { page: number; pageSize: number; pages: number; totalCount: number };
    readonly facets?: Record<string, Record<string, number>>;
  };
}

const scenario = await startScenario();
const list = async (query = "") => readJson<ListJson>(await scenario.request(`/api/v1/logos${query}`));

test("the catalog is there at first start, in its wrapper, and lists by name", async () => {
  const response = await scenario.request("/api/v1/logos");
  const { success, data, error, meta } = await readJson<ListJson>(response);
  expect({ success, error, version: meta.version }).toEqual({ success: true, error: null, version: "1.0.0" });
  expect(meta.requestId).toBe(response.headers.get("x-request-id") ?? "");
  expect(data).toHaveLength(24);
  expect(meta.pagination).toMatchObject({ page: 1, pageSize: 24 });
  expect(meta.pagination.totalCount).toBeGreaterThan(10_000);
  expect(meta.pagination.pages).toBe(Math.ceil(meta.pagination.totalCount / 24));
  expect(meta.facets).toBeUndefined();
});

test("pages follow each other without gap or overlap, and end", async () => {
  const query = "?category=flags&page-size=100";
  const { pagination } = (await list(query)).meta;
  const ids: string[] = [];
  for (let page = 1; page <= pagination.pages; page++)
    ids.push(...(await list(`${query}&page=${page}`)).data.map(({ id }) => id));
  expect(new Set(ids).size).toBe(pagination.totalCount);
  const past = await list(`${query}&page=${pagination.pages + 1}`);
  expect([past.success, past.data, past.meta.pagination.totalCount]).toEqual([
    true,
    [],
    pagination.totalCount,
  ]);
  expect((await list("?page=99999999999999999999999999")).data).toEqual([]);
});

test("more than 200 a page counts as 200", async () => {
  const { data, meta } = await list("?page-size=5000");
  expect([data.length, meta.pagination.pageSize]).toEqual([200, 200]);
});

test("filters leave what fits, alone and together, with words and without", async () => {
  for (const [query, fits] of [
    ["?format=png", (logo: LogoJson) => logo.format === "png"],
    ["?scheme=dark", (logo: LogoJson) => logo.color_scheme === "dark"],
    ["?category=Databases", (logo: LogoJson) => logo.category === "databases"],
    ["?source=devicon", (logo: LogoJson) => logo.source === "devicon"],
    [
      "?q=google&scheme=light&format=svg",
      (logo: LogoJson) => logo.color_scheme === "light" && logo.format === "svg",
    ],
  ] as const) {
    const { data, meta } = await list(`${query}&page-size=200`);
    expect(data.length, query).toBeGreaterThan(0);
    expect(
      data.filter((logo) => !fits(logo)),
      query,
    ).toEqual([]);
    expect(data).toHaveLength(Math.min(200, meta.pagination.totalCount));
  }
  expect((await list("?category=nothing-of-the-kind")).meta.pagination).toMatchObject({
    pages: 0,
    totalCount: 0,
  });
});

test("words find the best first, and facets count what was found", async () => {
  const { data, meta } = await list("?q=githb&page-size=200");
  expect(data[0]?.brand).toBe("github");
  for (const counts of Object.values(meta.facets ?? {}))
    expect(Object.values(counts).reduce((sum, count) => sum + count, 0)).toBe(meta.pagination.totalCount);
  expect(Object.keys(meta.facets ?? {})).toEqual(["category", "format", "color_scheme", "source"]);
  expect((await list("?q=%20")).meta.facets).toBeUndefined();
});

test("`since` goes by when a logo came here: what shipped came with the release", async () => {
  expect((await list("?since=24h")).meta.pagination.totalCount).toBe(0);
  const { data } = await list("?sort=newest&page-size=1");
  expect(Date.parse(data[0]?.added_at ?? "")).toBeLessThan(scenario.clock.now() - 24 * 3_600_000);
});

test("a logo by its id is the one of the list, and all its files are there", async () => {
  const [first] = (await list("?q=react")).data;
  const one = await readJson<{ data: LogoJson & Record<"download" | "svg" | "png", string> }>(
    await scenario.request(`/api/v1/logos/${first?.id}`),
  );
  expect<unknown>(one.data).toEqual(first);
  for (const path of [one.data.download, one.data.svg, one.data.png])
    expect((await scenario.request(path)).status).toBe(200);
});

test("facets say all there is to filter by", async () => {
  const { data } = await readJson<{ data: Record<string, Record<string, number>> }>(
    await scenario.request("/api/v1/facets"),
  );
  for (const [scheme, count] of Object.entries(data["color_scheme"] ?? {}))
    expect((await list(`?scheme=${scheme}&page-size=1`)).meta.pagination.totalCount).toBe(count);
});

test.each([
  ["/api/v1/logos?page=0", 400, "invalid_request"],
  ["/api/v1/logos?page=-1", 400, "invalid_request"],
  ["/api/v1/logos?page=1.5", 400, "invalid_request"],
  ["/api/v1/logos?page-size=0", 400, "invalid_request"],
  ["/api/v1/logos?page-size=many", 400, "invalid_request"],
  ["/api/v1/logos?format=gif", 400, "invalid_request"],
  ["/api/v1/logos?scheme=pink", 400, "invalid_request"],
  ["/api/v1/logos?since=2d", 400, "invalid_request"],
  ["/api/v1/logos?sort=oldest", 400, "invalid_request"],
  ["/api/v1/logos/nothing", 404, "logo_not_found"],
  ["/api/v1/logos/..%2F..%2Fsecret", 404, "logo_not_found"],
  ["/api/v1/logos/constructor/file", 404, "logo_not_found"],
  ["/api/v1/nothing", 404, "not_found"],
  ["/api/v1", 404, "not_found"],
])("%s is %p, in the wrapper", async (path, status, code) => {
  const response = await scenario.request(path);
  const { success, data, error, meta } = await readJson<ListJson>(response);
  expect({ status: response.status, success, data: data as unknown, code: error?.code }).toEqual({
    status,
    success: false,
    data: null,
    code,
  });
  expect(response.headers.get("content-type")).toMatch(/^application\/json/);
  expect(meta.requestId).toBe(response.headers.get("x-request-id") ?? "");
  expect(response.headers.get("x-ratelimit-limit")).toMatch(/^6000?$/);
  expect(response.headers.get("access-control-allow-origin")).toBe("*");
});

test("a wrong parameter is named, and not repeated", async () => {
  const { error } = await list("?page-size=s3cret&format=s3cret");
  expect(error?.message).toContain("page-size");
  expect(error?.message).toContain("format");
  expect(error?.message).not.toContain("s3cret");
});

test("a wrong method is 405 with Allow, in the wrapper; a preflight is answered", async () => {
  const wrong = await scenario.request("/api/v1/logos", { method: "DELETE" });
  expect([wrong.status, wrong.headers.get("allow")]).toEqual([405, "GET, HEAD"]);
  expect(await readJson<unknown>(wrong)).toMatchObject({
    success: false,
    error: { code: "method_not_allowed" },
  });
  const preflight = await fetch(`${scenario.url}/api/v1/logos`, { method: "OPTIONS" });
  expect(preflight.status).toBe(204);
});

test("HEAD works wherever GET does", async () => {
  for (const path of ["/api/v1/logos?q=go", "/api/v1/facets"]) {
    const response = await scenario.request(path, { method: "HEAD" });
    expect([response.status, await response.text()]).toEqual([200, ""]);
  }
});
