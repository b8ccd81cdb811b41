import { expect, test } from "bun:test";
import { readJson } from "../../json.ts";
import { rasterPng, rasterSvg } from "../../qr/render.ts";
import { expectProblem, startScenario, type TenantClient } from "../../scenario.ts";
import { expectReads } from "../drawings/samples.ts";

/** Links to pictures of codes: `/app/api/codes/{id}/qr-link`, and what they open. */

const scenario = await startScenario();
const tenant = await scenario.signUp();

const linkPath = (id: string) => `/app/api/codes/${id}/qr-link`;

async function call(by: TenantClient, method: "GET" | "POST", id: string): Promise<string | null> {
  const answer = await by.call(method, linkPath(id));
  expect(answer.status).toBe(200);
  return (await readJson<{ url: string | null }>(answer)).url;
}

/** The link of a code, without the host in front. */
async function linked(id: string): Promise<string> {
  const url = (await call(tenant, "POST", id)) ?? "";
  expect(url).toMatch(new RegExp(`^http://[^/]+/app/api/codes/${id}/qr\\.svg\\?token=[\\w-]{43}$`));
  return url.slice(url.indexOf("/app/"));
}

test("a link shows the picture to anybody, as SVG and as PNG, and is the same when it is made again", async () => {
  const code = await tenant.makeCode();
  expect(await call(tenant, "GET", code.id)).toBeNull();
  const path = await linked(code.id);
  expect(await linked(code.id)).toBe(path);
  expect(await call(tenant, "GET", code.id)).toEndWith(path);
  const svg = await scenario.request(path);
  expect(svg.status).toBe(200);
  expect(svg.headers.get("content-type")).toBe("image/svg+xml");
  expect(svg.headers.get("cache-control")).toBe("public, max-age=300");
  expect(svg.headers.get("cross-origin-resource-policy")).toBe("cross-origin");
  expect(svg.headers.get("content-security-policy")).toBe("default-src 'none'; sandbox");
  expect(svg.headers.get("access-control-allow-origin")).toBeNull();
  await expectReads(await rasterSvg(await svg.text(), 600), code.shortUrl);
  const png = await scenario.request(path.replace("qr.svg", "qr.png"));
  await expectReads(await rasterPng(await png.bytes()), code.shortUrl);
  const etag = svg.headers.get("etag") ?? "";
  expect((await scenario.request(path, { headers: { "if-none-match": etag } })).status).toBe(304);
});

test("the picture follows the code's look, and is as wide as the address says", async () => {
  const code = await tenant.makeCode();
  const path = await linked(code.id);
  const before = await (await scenario.request(path)).text();
  const change = { style: { foreground: "#aa0000" } };
  expect((await tenant.call("PATCH", `/app/api/codes/${code.id}`, change)).status).toBe(200);
  const after = await (await scenario.request(`${path}&size=900`)).text();
  expect(after).not.toBe(before);
  expect(after).toContain('width="900"');
  await expectProblem(await scenario.request(`${path}&size=9`), 400, "invalid_request");
});

test("an ended link is gone at once, and the next one has another token", async () => {
  const code = await tenant.makeCode();
  const path = await linked(code.id);
  expect((await scenario.request(path)).status).toBe(200);
  expect((await tenant.call("DELETE", linkPath(code.id))).status).toBe(204);
  await expectProblem(await scenario.request(path), 404, "code_not_found");
  expect(await call(tenant, "GET", code.id)).toBeNull();
  expect((await tenant.call("DELETE", linkPath(code.id))).status).toBe(204);
  const next = await linked(code.id);
  expect(next).not.toBe(path);
  await expectProblem(await scenario.request(path), 404, "code_not_found");
  expect((await scenario.request(next)).status).toBe(200);
});

test("a token opens the pictures of its code and nothing else", async () => {
  const [code, other] = [await tenant.makeCode(), await tenant.makeCode()];
  const path = await linked(code.id);
  const query = path.slice(path.indexOf("?"));
  await expectProblem(
    await scenario.request(`/app/api/codes/${other.id}/qr.svg${query}`),
    404,
    "code_not_found",
  );
  for (const rest of ["", "/qr.pdf", "/qr.eps", "/qr-link", "/analytics", "/history"])
    await expectProblem(
      await scenario.request(`/app/api/codes/${code.id}${rest}${query}`),
      401,
      "invalid_key",
    );
  for (const token of ["", "x", "%00", "a".repeat(65), "'--"]) {
    const answer = await scenario.request(`/app/api/codes/${code.id}/qr.svg?token=${token}`);
    expect([token, [400, 404].includes(answer.status)]).toEqual([token, true]);
  }
  await expectProblem(await scenario.request(`/app/api/codes/${code.id}/qr.svg`), 401, "invalid_key");
});

test("the scopes of codes are asked for, and the codes of others have no link", async () => {
  const code = await tenant.makeCode();
  const made = await tenant.call("POST", "/app/api/keys", { name: "reader", scopes: ["codes:read"] });
  const reader = tenant.withKey((await readJson<{ apiKey: string }>(made)).apiKey);
  expect(await call(reader, "GET", code.id)).toBeNull();
  await expectProblem(await reader.call("POST", linkPath(code.id)), 403, "scope_missing");
  await expectProblem(await reader.call("DELETE", linkPath(code.id)), 403, "scope_missing");
  const stranger = await scenario.signUp();
  for (const method of ["GET", "POST", "DELETE"])
    await expectProblem(await stranger.call(method, linkPath(code.id)), 404, "code_not_found");
});

test("a deleted code has no picture", async () => {
  const code = await tenant.makeCode();
  const path = await linked(code.id);
  expect((await tenant.call("DELETE", `/app/api/codes/${code.id}`)).status).toBe(204);
  await expectProblem(await scenario.request(path), 404, "code_not_found");
});

test("a code that is switched off has its picture still", async () => {
  const code = await tenant.makeCode();
  const path = await linked(code.id);
  await tenant.call("PATCH", `/app/api/codes/${code.id}`, { active: false });
  expect((await scenario.request(path)).status).toBe(200);
});

test("pictures by link are counted by the address that asks, as drawings without a key are", async () => {
  const limited = await startScenario({ QZ_LIMIT_GENERATE: "2/3600s" });
  const owner = await limited.signUp();
  const code = await owner.makeCode();
  const answer = await owner.call("POST", linkPath(code.id));
  const { url } = await readJson<{ url: string }>(answer);
  const path = url.slice(url.indexOf("/app/"));
  const statuses: number[] = [];
  for (let time = 0; time < 3; time++) statuses.push((await limited.request(path)).status);
  expect(statuses).toEqual([200, 200, 429]);
  expect((await limited.request(`/app/api/codes/${code.id}/qr.svg?token=guess`)).status).toBe(429);
  expect((await owner.call("GET", `/app/api/codes/${code.id}/qr.svg`)).status).toBe(200);
});
