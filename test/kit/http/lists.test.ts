import { expect, test } from "bun:test";
import { nextPage } from "../../../src/kit/http/next-page.ts";
import { startScenario } from "../../scenario.ts";

/** Headers of answers with a list or a secret, for clients and caches that know only HTTP. */

const scenario = await startScenario({ QZ_SIGNUP_PLAN: "unlimited" });
const tenant = await scenario.signUp();

/** Follows `Link: rel="next"` until there is none. @returns the addresses of all pages. */
async function follow(first: string, headers: Record<string, string>): Promise<string[]> {
  const visited: string[] = [];
  for (let path: string | null = first; path !== null && visited.length < 20;) {
    visited.push(path);
    const answer = await scenario.request(path, { headers });
    expect(answer.status).toBe(200);
    const found: RegExpExecArray | null = /^<([^>]+)>; rel="next"$/.exec(answer.headers.get("link") ?? "");
    const next: URL | null = found ? new URL(found[1] ?? "", scenario.url + path) : null;
    path = next && next.pathname + next.search;
    await answer.body?.cancel();
  }
  return visited;
}

test("a list links to its next page until there is none, with all that was asked for", async () => {
  const codes = await Promise.all(
    Array.from({ length: 3 }, (_, n) => tenant.makeCode({ group: `halls & "more" ${n}` })),
  );
  const [code] = codes;
  for (let scan = 0; scan < 3; scan++) await scenario.scan(code?.shortId ?? "");
  for (let lead = 0; lead < 3; lead++)
    await scenario.post(`/api/leads/${code?.shortId}`, { consent: true, name: `Anna ${lead}` });
  const headers = { authorization: `Bearer ${tenant.apiKey}` };
  for (const path of [
    "/app/api/codes?active=true&limit=1",
    `/app/api/codes/${code?.id}/scans?limit=1&bots=include`,
    `/app/api/codes/${code?.id}/leads?limit=1`,
    "/app/api/leads?limit=1&q=anna",
    "/app/api/campaigns?limit=1",
  ]) {
    const visited = await follow(path, headers);
    expect(visited.length, path).toBe(3);
    for (const next of visited) expect(next).toContain("limit=1");
  }
});

test("the catalog links to its next page, and does not repeat a key", async () => {
  const pages = await follow("/api/v1/logos?q=git%26%20%3E&page-size=200", {});
  expect(pages[0]).toContain("q=git");
  const visited = await follow("/api/v1/logos?page-size=5&q=github", {});
  expect(visited.length).toBeGreaterThan(1);
  expect((await scenario.request("/api/v1/logos?page=900000&q=github")).headers.get("link")).toBeNull();
  const request = new Request("http://localhost/x?api_key=qz_secret&a=%3E%22&page=1&page=2");
  expect(nextPage(request, { page: "3" }).link).toBe(`<?a=%3E%22&page=3>; rel="next"`);
  expect(nextPage(new Request("http://localhost/x"), { page: "2" }).link).toBe(`<?page=2>; rel="next"`);
  expect(nextPage(request, null)).toEqual({});
});

test("nobody keeps an answer that holds a key, a secret or a person", async () => {
  const { id, shortId } = await tenant.makeCode();
  await scenario.scan(shortId);
  const NEWCOMER = { name: "Zoo", email: "zoo@example.org" };
  const answers = {
    signup: await scenario.post("/app/api/signup", NEWCOMER),
    me: await tenant.call("GET", "/app/api/me"),
    rotation: await (await scenario.signUp()).call("POST", "/app/api/keys/rotate"),
    webhook: await tenant.call("PUT", "/app/api/webhook", { url: "http://127.0.0.1:2/hook" }),
    receiver: await tenant.call("GET", "/app/api/webhook"),
    leads: await tenant.call("GET", `/app/api/codes/${id}/leads`),
    leadsFile: await tenant.call("GET", `/app/api/codes/${id}/leads?format=csv`),
    allLeads: await tenant.call("GET", "/app/api/leads"),
    allLeadsFile: await tenant.call("GET", "/app/api/leads?format=ndjson"),
    scans: await tenant.call("GET", `/app/api/codes/${id}/scans`),
    scansFile: await tenant.call("GET", `/app/api/codes/${id}/scans?format=ndjson`),
  };
  for (const [what, answer] of Object.entries(answers)) {
    expect(answer.status, what).toBe(200);
    expect(answer.headers.get("cache-control"), what).toStartWith("no-store");
    await answer.body?.cancel();
  }
});
