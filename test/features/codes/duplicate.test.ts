import { expect, test } from "bun:test";
import { readJson } from "../../json.ts";
import { type CodeJson, expectProblem, startScenario, type TenantClient } from "../../scenario.ts";
import { LEADING } from "./leading.ts";

/** `POST /app/api/codes/{id}/duplicate`. */

const scenario = await startScenario();

const duplicate = (tenant: TenantClient, id: string, headers: Record<string, string> = {}) =>
  tenant.call("POST", `/app/api/codes/${id}/duplicate`, undefined, headers);

test("a duplicate has all that can be edited, and its own short id, counts and times", async () => {
  const tenant = await scenario.signUp();
  const code = await tenant.makeCode({
    type: "wifi",
    fields: { ssid: "Museum", password: "rembrandt1606" },
    style: { foreground: "#123456", logo: { id: "simple-icons.spotify", size: 0.2 } },
    target: "https://museum.example/hall-3",
    title: "Hall 3",
    group: "audio guide",
    shortId: "hall-3",
    landing: { template: "action", headline: "Welcome" },
    ...LEADING,
  });
  await scenario.scan(code.shortId);
  await tenant.call("PATCH", `/app/api/codes/${code.id}`, { active: false });
  scenario.clock.advance(1_000);
  const answer = await duplicate(tenant, code.id);
  expect(answer.status).toBe(200);
  const copy = await readJson<CodeJson>(answer);
  expect(copy).toEqual({
    ...code,
    id: expect.stringMatching(/^code_[0-9a-z]{26}$/),
    shortId: expect.stringMatching(/^[2-9A-HJ-NP-Za-km-z]{7}$/),
    shortUrl: `${scenario.service.baseUrl}/r/${copy.shortId}`,
    pageUrl: `${scenario.service.baseUrl}/p/${copy.shortId}`,
    previewUrl: `${scenario.service.baseUrl}/r/${copy.shortId}+`,
    createdAt: "2026-11-21T12:00:01.000Z",
    updatedAt: "2026-11-21T12:00:01.000Z",
  });
  const read = await tenant.call("GET", `/app/api/codes/${copy.id}`);
  expect([await readJson<CodeJson>(read), read.headers.get("etag")]).toEqual([
    copy,
    answer.headers.get("etag"),
  ]);
  const symbol = await tenant.call("GET", `/app/api/codes/${copy.id}/qr.svg`);
  expect(symbol.status).toBe(200);
  expect((await scenario.scan(copy.shortId)).status).toBe(302);
});

test("a duplicate may have a title of its own", async () => {
  const tenant = await scenario.signUp();
  const code = await tenant.makeCode({ title: "Hall 3", group: "audio guide" });
  const path = `/app/api/codes/${code.id}/duplicate`;
  const copy = await readJson<CodeJson>(await tenant.call("POST", path, { title: "Hall 3 (copy)" }));
  expect([copy["title"], copy["group"]]).toEqual(["Hall 3 (copy)", "audio guide"]);
  const same = await readJson<CodeJson>(await tenant.call("POST", path, { title: null }));
  expect(same["title"]).toBe("Hall 3");
  for (const title of ["x".repeat(201), 7, "a\u0000b"])
    await expectProblem(await tenant.call("POST", path, { title }), 400, "invalid_request");
});

test("a bare code has a bare duplicate", async () => {
  const tenant = await scenario.signUp();
  const code = await tenant.makeCode();
  expect(await readJson<CodeJson>(await duplicate(tenant, code.id))).toMatchObject({
    style: null,
    title: null,
    group: null,
    landing: null,
    rules: null,
    query: "drop",
    utm: null,
    fallback: null,
  });
});

test("a retry with the same key gets the first duplicate again, another code its own", async () => {
  const tenant = await scenario.signUp();
  const [code, other] = [await tenant.makeCode({ title: "one" }), await tenant.makeCode({ title: "other" })];
  const key = { "idempotency-key": "copy-1" };
  const first = await readJson<CodeJson>(await duplicate(tenant, code.id, key));
  const again = await duplicate(tenant, code.id, key);
  expect(again.headers.get("idempotency-replayed")).toBe("true");
  expect(await readJson<CodeJson>(again)).toEqual(first);
  expect(await readJson<CodeJson>(await duplicate(tenant, other.id, key))).toMatchObject({ title: "other" });
});

test("a duplicate counts against the plan, and only its owner can make one", async () => {
  const tenant = await scenario.signUp();
  const code = await tenant.makeCode();
  for (let made = 1; made < 25; made++) expect((await duplicate(tenant, code.id)).status).toBe(200);
  await expectProblem(await duplicate(tenant, code.id), 402, "plan_limit");
  const stranger = await scenario.signUp("Stranger");
  await expectProblem(await duplicate(stranger, code.id), 404, "code_not_found");
});
