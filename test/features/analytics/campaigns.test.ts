import { expect, test } from "bun:test";
import { DESKTOP, type Scenario, startScenario, type TenantClient } from "../../scenario.ts";
import { eventually } from "../../e2e/process.ts";
import type { Campaigns } from "../../../src/features/analytics/model.ts";
import { readJson } from "../../json.ts";
import { campaignsOf, turnTo } from "./client.ts";
import { patiently } from "../../patiently.ts";

const scenario = await startScenario({ QZ_SIGNUP_PLAN: "pro" });
const DAY = 86_400_000;

const ANNA = { "user-agent": `${DESKTOP} Anna` };
const BEN = { "user-agent": `${DESKTOP} Ben` };
const CARLA = { "user-agent": `${DESKTOP} Carla` };

/** Campaigns as `[group, scans, unique]`, after what the background has to do is done. */
async function uniques(tenant: TenantClient, service: Scenario = scenario) {
  await service.service.housekeep();
  return (await campaignsOf(tenant)).map(({ group, scans, unique }) => [group, scans, unique]);
}

async function move(tenant: TenantClient, id: string, group: string | null) {
  const moved = await patiently(() => tenant.call("PATCH", `/app/api/codes/${id}`, { group }));
  expect(moved.status).toBe(200);
}

test("campaigns come by name and the untagged last, each with its codes", async () => {
  const tenant = await scenario.signUp();
  const untagged = await tenant.makeCode({ title: "Door" });
  const first = await tenant.makeCode({ group: "tour", title: "Hall 1" });
  const second = await tenant.makeCode({ group: "tour" });
  await tenant.makeCode({ group: "guide" });
  for (const headers of [ANNA, ANNA, BEN]) await scenario.scan(first.shortId, headers);
  await scenario.scan(second.shortId, ANNA);
  await scenario.scan(untagged.shortId, ANNA);
  for (const type of ["cta_click", "cta_click", "page_view", "link_click"])
    await scenario.post(`/api/events/${first.shortId}`, { type });
  await scenario.post(`/api/leads/${second.shortId}`, { consent: true, name: "Anna" });
  const campaigns = await campaignsOf(tenant);
  expect(campaigns.map(({ group }) => group)).toEqual(["guide", "tour", null]);
  expect(campaigns[1]).toEqual({
    group: "tour",
    codes: 2,
    scans: 4,
    unique: 2,
    uniqueVisitors: 3,
    leads: 1,
    itemsTotal: 2,
    items: [
      {
        id: second.id,
        shortId: second.shortId,
        title: null,
        name: "museum.example/hall-3",
        scans: 1,
        unique: 1,
        leads: 1,
        ctaRate: 0,
      },
      {
        id: first.id,
        shortId: first.shortId,
        title: "Hall 1",
        name: "Hall 1",
        scans: 3,
        unique: 2,
        leads: 0,
        ctaRate: 2 / 3,
      },
    ],
  });
  expect(campaigns[2]).toMatchObject({ codes: 1, scans: 1, unique: 1, items: [{ title: "Door" }] });
  expect(campaigns[0]).toMatchObject({ codes: 1, scans: 0, unique: 0, leads: 0 });
});

test("campaigns come in pages, and a cursor of another list is refused", async () => {
  const tenant = await scenario.signUp();
  const names = ["tour", "Führung „Römer“", "guide", "x".repeat(100), "😀".repeat(50)];
  for (const group of names) await tenant.makeCode({ group });
  await tenant.makeCode();
  const seen: (string | null)[] = [];
  let pages = 0;
  for (let cursor: string | null = ""; cursor !== null; pages++) {
    const query: string = cursor === "" ? "" : `&cursor=${cursor}`;
    const page = await readJson<Campaigns>(await tenant.call("GET", `/app/api/campaigns?limit=2${query}`));
    expect(page.campaigns.length).toBeLessThanOrEqual(2);
    seen.push(...page.campaigns.map(({ group }) => group));
    cursor = page.nextCursor;
  }
  expect(seen).toEqual([...names.toSorted(), null]);
  expect(pages).toBe(3);
  for (const cursor of ["", "a", "?", "code_01kahgy2m4e8r6t0v2x4z6b8dk", "__8", "x".repeat(601)])
    expect((await tenant.call("GET", `/app/api/campaigns?cursor=${cursor}`)).status).toBe(400);
  for (const limit of ["0", "-1", "x"])
    expect((await tenant.call("GET", `/app/api/campaigns?limit=${limit}`)).status).toBe(400);
});

test("a workspace without codes has no campaigns", async () => {
  expect(await campaignsOf(await scenario.signUp())).toEqual([]);
});

test("a phone that scans two codes of a campaign is one visitor; a program beside it is another", async () => {
  const tenant = await scenario.signUp();
  const [a, b] = [await tenant.makeCode({ group: "tour" }), await tenant.makeCode({ group: "tour" })];
  await Promise.all([a, b, a, b].map(({ shortId }) => scenario.scan(shortId, ANNA)));
  expect(await uniques(tenant)).toEqual([["tour", 4, 1]]);
  await scenario.scan(b.shortId, { ...ANNA, "sec-purpose": "prefetch" });
  expect(await uniques(tenant)).toEqual([["tour", 5, 2]]);
  scenario.clock.advance(DAY);
  await scenario.scan(a.shortId, ANNA);
  expect(await uniques(tenant)).toEqual([["tour", 6, 3]]);
  expect(await scenario.service.audit()).toEqual([]);
});

test("two workspaces with a campaign of one name do not meet", async () => {
  const [one, other] = [await scenario.signUp(), await scenario.signUp()];
  for (const tenant of [one, other])
    await scenario.scan((await tenant.makeCode({ group: "tour" })).shortId, ANNA);
  expect(await uniques(one)).toEqual([["tour", 1, 1]]);
  expect(await uniques(other)).toEqual([["tour", 1, 1]]);
});

test("a code takes its visitors along to another campaign, scans going on the same day", async () => {
  const tenant = await scenario.signUp();
  const [a, b] = [await tenant.makeCode({ group: "tour" }), await tenant.makeCode({ group: "tour" })];
  for (const { shortId } of [a, b]) await scenario.scan(shortId, ANNA);
  await scenario.scan(b.shortId, BEN);
  scenario.clock.advance(DAY);
  for (const { shortId } of [a, b]) await scenario.scan(shortId, ANNA);
  expect(await uniques(tenant)).toEqual([["tour", 5, 3]]);
  await move(tenant, b.id, "guide");
  // Between the move and the recount: somebody new, somebody known to the code, somebody known to the campaign.
  for (const [code, headers] of [
    [b, CARLA],
    [b, ANNA],
    [a, ANNA],
    [a, BEN],
  ] as const)
    await scenario.scan(code.shortId, headers);
  const after = [
    ["guide", 5, 4],
    ["tour", 4, 3],
  ];
  expect(await uniques(tenant)).toEqual(after);
  // After it: no visitor is counted twice, and new ones are counted.
  for (const { shortId } of [a, b]) for (const who of [ANNA, BEN]) await scenario.scan(shortId, who);
  expect(await uniques(tenant)).toEqual([
    ["guide", 7, 5],
    ["tour", 6, 3],
  ]);
  await move(tenant, b.id, null);
  expect(await uniques(tenant)).toEqual([
    ["tour", 6, 3],
    [null, 7, 5],
  ]);
  await move(tenant, b.id, "tour");
  // Anna and Ben yesterday; Anna, Ben and Carla today.
  expect(await uniques(tenant)).toEqual([["tour", 13, 5]]);
  expect(await scenario.service.audit()).toEqual([]);
});

test("a deleted code takes its visitors with it", async () => {
  const tenant = await scenario.signUp();
  const [a, b] = [await tenant.makeCode({ group: "tour" }), await tenant.makeCode({ group: "tour" })];
  await scenario.scan(a.shortId, ANNA);
  for (const who of [ANNA, BEN]) await scenario.scan(b.shortId, who);
  await tenant.call("DELETE", `/app/api/codes/${b.id}`);
  expect(await uniques(tenant)).toEqual([["tour", 1, 1]]);
  for (const who of [ANNA, BEN]) await scenario.scan(a.shortId, who);
  expect(await uniques(tenant)).toEqual([["tour", 3, 2]]);
  expect(await scenario.service.audit()).toEqual([]);
});

test("a visitor counted at a deleted code is counted again at another code of its campaign", async () => {
  // Nobody else scans anything that day: a service of its own.
  const quiet = await startScenario();
  const tenant = await quiet.signUp();
  const [a, b] = [await tenant.makeCode({ group: "tour" }), await tenant.makeCode({ group: "tour" })];
  await quiet.scan(a.shortId, ANNA);
  await tenant.call("DELETE", `/app/api/codes/${a.id}`);
  expect(await uniques(tenant, quiet)).toEqual([["tour", 0, 0]]);
  await quiet.scan(b.shortId, ANNA);
  expect(await uniques(tenant, quiet)).toEqual([["tour", 1, 1]]);
});

test("a visitor moved with a code is not counted again at another code of the campaign", async () => {
  const quiet = await startScenario();
  const tenant = await quiet.signUp();
  const [moved, other] = [await tenant.makeCode(), await tenant.makeCode({ group: "tour" })];
  await quiet.scan(moved.shortId, ANNA);
  await move(tenant, moved.id, "tour");
  expect(await uniques(tenant, quiet)).toEqual([["tour", 1, 1]]);
  await quiet.scan(other.shortId, ANNA);
  expect(await uniques(tenant, quiet)).toEqual([["tour", 2, 1]]);
});

test("a visitor who declined recognition and scans again is counted as in the log", async () => {
  // Nobody else scans anything that day: a service of its own.
  const quiet = await startScenario();
  const tenant = await quiet.signUp();
  const { shortId } = await tenant.makeCode({ group: "tour" });
  const choose = (accept: boolean, cookie: string) =>
    quiet.post(`/p/${shortId}/consent`, { accept }, { ...ANNA, cookie });
  const setBy = (response: Response) => response.headers.getSetCookie()[0]?.split(";")[0] ?? "";
  const consented = setBy(await choose(true, ""));
  const device = setBy(await quiet.scan(shortId, { ...ANNA, cookie: consented }));
  await choose(false, `${consented}; ${device}`);
  expect(await uniques(tenant, quiet)).toEqual([["tour", 1, 1]]);
  await quiet.scan(shortId, ANNA);
  await uniques(tenant, quiet);
  expect(await quiet.service.audit()).toEqual([]);
});

test("visitors whose single scans are erased by age still move with their code", async () => {
  const brief = await startScenario({ QZ_RETENTION_DAYS: "2" });
  const tenant = await brief.signUp();
  const code = await tenant.makeCode({ group: "tour" });
  turnTo(brief, "2026-11-21T08:00:00Z");
  await brief.scan(code.shortId, ANNA);
  turnTo(brief, "2026-11-21T16:00:00Z");
  await brief.scan(code.shortId, BEN);
  // Of that day the morning is gone now, and the afternoon is still there.
  turnTo(brief, "2026-11-23T12:00:00Z");
  expect(await uniques(tenant, brief)).toEqual([["tour", 2, 2]]);
  await move(tenant, code.id, "guide");
  expect(await uniques(tenant, brief)).toEqual([["guide", 2, 2]]);
  turnTo(brief, "2026-11-25T12:00:00Z");
  await move(tenant, code.id, "tour");
  expect(await uniques(tenant, brief)).toEqual([["tour", 2, 2]]);
});

test("a campaign may have any name", async () => {
  const tenant = await scenario.signUp();
  const names = [
    "Führung „Römer“",
    "it's 5 o'clock",
    `a "quoted" name`,
    "'); drop table codes; --",
    "null",
    "__proto__",
    "constructor",
    "博物馆",
    "😀",
    "%_\\",
    " ",
    "a\u202eb",
    "x".repeat(100),
  ];
  for (const group of names) {
    const code = await tenant.makeCode({ group });
    await scenario.scan(code.shortId, ANNA);
  }
  const untagged = await tenant.makeCode();
  await scenario.scan(untagged.shortId, ANNA);
  const campaigns = await campaignsOf(tenant);
  const groups = campaigns.flatMap(({ group }) => (group === null ? [] : [group]));
  expect(groups).toEqual(names.toSorted());
  expect(campaigns.at(-1)?.group).toBeNull();
  expect(campaigns.map(({ scans, unique }) => [scans, unique])).toEqual(campaigns.map(() => [1, 1]));
  for (const group of [...names, null]) await move(tenant, untagged.id, group);
  expect((await uniques(tenant)).map(([, , unique]) => unique)).toEqual(campaigns.map(() => 1));
});

test("a moved code is counted without waiting for the next round of chores", async () => {
  const tenant = await scenario.signUp();
  const staying = await tenant.makeCode({ group: "old" });
  const moved = await tenant.makeCode({ group: "old" });
  for (const { shortId } of [staying, moved]) await scenario.scan(shortId, ANNA);
  await move(tenant, moved.id, "new");
  const counted = await eventually("both campaigns counted", async () => {
    const campaigns = (await campaignsOf(tenant)).map(({ group, unique }) => [group, unique]);
    return Bun.deepEquals(campaigns, [
      ["new", 1],
      ["old", 1],
    ])
      ? campaigns
      : null;
  });
  expect(counted).toHaveLength(2);
});

test("a rename of all codes at once, while they are scanned, loses and doubles no visitor", async () => {
  const tenant = await scenario.signUp();
  const codes = await Promise.all(Array.from({ length: 10 }, () => tenant.makeCode({ group: "old" })));
  const people = Array.from({ length: 10 }, (_, index) => ({ "user-agent": `${DESKTOP} ${index}` }));
  const everybody = () =>
    Promise.all(codes.flatMap(({ shortId }) => people.map((headers) => scenario.scan(shortId, headers))));
  await everybody();
  await Promise.all([
    everybody(),
    ...codes.map(({ id }) => move(tenant, id, "new")),
    scenario.service.housekeep(),
  ]);
  expect(await uniques(tenant)).toEqual([["new", 200, 10]]);
  await everybody();
  expect(await uniques(tenant)).toEqual([["new", 300, 10]]);
  expect(await scenario.service.audit()).toEqual([]);
});
