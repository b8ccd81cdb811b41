import { expect, test } from "bun:test";
import type { Analytics } from "../../../src/features/analytics/model.ts";
import { INTERACTIONS } from "../../../src/features/pages/records.ts";
import { readJson } from "../../json.ts";
import { expectProblem, PHONE, startScenario } from "../../scenario.ts";

const scenario = await startScenario({ QZ_TRUSTED_PROXIES: "127.0.0.0/8,::1" });
const tenant = await scenario.signUp();
const DAY = 86_400_000;

async function funnelOf(codeId: string, query = ""): Promise<Analytics["funnel"]> {
  const response = await tenant.call("GET", `/app/api/codes/${codeId}/analytics${query}`);
  return (await readJson<Analytics>(response)).funnel;
}

test("every kind of interaction is counted, as JSON and as a beacon's plain text", async () => {
  const { id, shortId } = await tenant.makeCode();
  for (const type of INTERACTIONS)
    for (const mediaType of ["application/json", "text/plain", "text/plain;charset=UTF-8"]) {
      const headers = { "content-type": mediaType };
      const response = await scenario.post(`/api/events/${shortId}`, JSON.stringify({ type }), headers);
      expect(response.status).toBe(200);
      expect(await readJson<unknown>(response)).toEqual({ ok: true });
      expect(response.headers.getSetCookie()).toEqual([]);
    }
  await scenario.scan(shortId);
  expect(await funnelOf(id)).toEqual({
    scans: 1,
    unlocked: 0,
    offers: 0,
    pageViews: 3,
    ctaClicks: 3,
    audioPlays: 3,
    formStarts: 3,
    leads: 0,
    ctaRate: 3,
    leadRate: 0,
  });
});

test("an unknown kind, a wrong type or an overlong label is refused and not counted", async () => {
  const { id, shortId } = await tenant.makeCode();
  const wrong = [
    {},
    { type: null },
    { type: "" },
    { type: "purchase" },
    { type: "PAGE_VIEW" },
    { type: "page_view " },
    { type: "page_view\n" },
    { type: ["page_view"] },
    { type: 1 },
    { type: "page_view", label: 7 },
    { type: "page_view", label: "x".repeat(121) },
  ];
  for (const body of wrong) {
    const response = await scenario.post(`/api/events/${shortId}`, body);
    await expectProblem(response, 400, "invalid_request");
  }
  for (const body of ["", "{", "page_view", '["page_view"]', '"page_view"']) {
    const response = await scenario.post(`/api/events/${shortId}`, body, { "content-type": "text/plain" });
    expect({ body, status: response.status }).toEqual({ body, status: 400 });
  }
  expect(await funnelOf(id)).toMatchObject({ unlocked: 0, pageViews: 0, ctaClicks: 0 });
  const longest = { type: "page_view", label: "x".repeat(120), utm_source: "poster" };
  expect((await scenario.post(`/api/events/${shortId}`, longest)).status).toBe(200);
  expect(await funnelOf(id)).toMatchObject({ unlocked: 0, pageViews: 1 });
});

test("a code that is unknown, switched off or deleted counts nothing", async () => {
  const { id, shortId } = await tenant.makeCode();
  const event = { type: "page_view" };
  await expectProblem(await scenario.post("/api/events/nobody-has-this", event), 404, "code_not_found");
  await expectProblem(await scenario.post("/api/events/nobody-has-this", "{"), 404, "code_not_found");
  await tenant.call("PATCH", `/app/api/codes/${id}`, { active: false });
  await expectProblem(await scenario.post(`/api/events/${shortId}`, event), 410, "code_gone");
  await tenant.call("PATCH", `/app/api/codes/${id}`, { active: true });
  expect(await funnelOf(id)).toMatchObject({ unlocked: 0, pageViews: 0 });
  await tenant.call("DELETE", `/app/api/codes/${id}`);
  await expectProblem(await scenario.post(`/api/events/${shortId}`, event), 410, "code_gone");
});

test("interactions are counted by day", async () => {
  const { id, shortId } = await tenant.makeCode();
  const today = new Date(scenario.clock.now()).toISOString().slice(0, 10);
  await scenario.post(`/api/events/${shortId}`, { type: "cta_click" });
  scenario.clock.advance(DAY);
  const tomorrow = new Date(scenario.clock.now()).toISOString().slice(0, 10);
  for (let n = 0; n < 2; n++) await scenario.post(`/api/events/${shortId}`, { type: "cta_click" });
  expect(await funnelOf(id, `?from=${today}&to=${today}`)).toMatchObject({ ctaClicks: 1 });
  expect(await funnelOf(id, `?from=${tomorrow}&to=${tomorrow}`)).toMatchObject({ ctaClicks: 2 });
  expect(await funnelOf(id, `?from=${today}&to=${tomorrow}`)).toMatchObject({ ctaClicks: 3 });
});

test("only the count of an interaction is stored", async () => {
  const { id, shortId } = await tenant.makeCode();
  const label = "a label that names somebody";
  const response = await scenario.post(
    `/api/events/${shortId}`,
    { type: "link_click", label, person: "unmistakable-person" },
    { "user-agent": PHONE, "x-forwarded-for": "203.0.113.77", cookie: "name=unmistakable-cookie" },
  );
  expect(response.status).toBe(200);
  const kept = await scenario.storage.rows(
    "select f.* from funnel_days f join codes c on c.seq = f.code_seq where c.id = ?",
    id,
  );
  expect(kept).toEqual([
    {
      code_seq: expect.any(Number),
      day: Math.floor(scenario.clock.now() / DAY),
      type: "link_click",
      count: 1,
    },
  ]);
  for (const { name, bytes } of await scenario.storage.files())
    for (const trace of [label, "unmistakable", "203.0.113.77", PHONE])
      expect({ name, trace, found: bytes.includes(trace) }).toEqual({ name, trace, found: false });
  expect(JSON.stringify(scenario.logged)).not.toMatch(/unmistakable|203\.0\.113|iPhone/);
});

test("too many interactions from one address are refused with the time to wait", async () => {
  const limited = await startScenario({ QZ_LIMIT_EVENTS: "2/60s" });
  const { shortId } = await (await limited.signUp()).makeCode();
  const event = { type: "page_view" };
  for (let n = 0; n < 2; n++) expect((await limited.post(`/api/events/${shortId}`, event)).status).toBe(200);
  const refused = await limited.post(`/api/events/${shortId}`, event);
  expect(refused.headers.get("retry-after")).toBe("30");
  await expectProblem(refused, 429, "rate_limited");
  limited.clock.advance(30_000);
  expect((await limited.post(`/api/events/${shortId}`, event)).status).toBe(200);
});

test("two hundred interactions at once are all counted, and go with their code", async () => {
  const { id, shortId } = await tenant.makeCode();
  const events = Array.from({ length: 200 }, () =>
    scenario.post(`/api/events/${shortId}`, { type: "page_view" }),
  );
  expect((await Promise.all(events)).every(({ status }) => status === 200)).toBe(true);
  expect(await funnelOf(id)).toMatchObject({ unlocked: 0, pageViews: 200 });
  const [row] = await scenario.storage.rows<{ seq: number }>("select seq from codes where id = ?", id);
  await tenant.call("DELETE", `/app/api/codes/${id}`);
  await scenario.service.housekeep();
  await scenario.service.housekeep();
  const left = await scenario.storage.rows("select * from funnel_days where code_seq = ?", row?.seq ?? -1);
  expect({ found: row !== undefined, left }).toEqual({ found: true, left: [] });
});
