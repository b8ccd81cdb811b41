import { expect, test } from "bun:test";
import type { ChangeList } from "../../../src/features/history/model.ts";
import type { SessionRecord } from "../../../src/features/people/model.ts";
import { isoTime } from "../../../src/kit/shared/clock.ts";
import { readJson } from "../../json.ts";
import { type CodeJson, expectProblem, startScenario } from "../../scenario.ts";
import { png } from "../images/samples.ts";
import { signUpOwner } from "../people/browser.ts";
import { withAdmin } from "../plans/admin.ts";
import { DECIDED, DECISION } from "./blocking.ts";

/** Blocked codes are closed to scans and pages, and their owner can't get round it. */

const scenario = await startScenario({ QZ_SIGNUP_PLAN: "unlimited" });
const tenant = await scenario.signUp();
const WORDS = "It asks for card numbers.";

const block = (shortId: string, words: string | null = WORDS) =>
  withAdmin(scenario, ({ blocks }) => blocks.block(shortId, { ...DECIDED, words }));
const read = async (id: string) => readJson<CodeJson>(await tenant.call("GET", `/app/api/codes/${id}`));
const edit = (id: string, change: object) => tenant.call("PATCH", `/app/api/codes/${id}`, change);
const html = (path: string, headers: Record<string, string> = {}) =>
  scenario.request(path, { headers: { accept: "text/html", ...headers } });

test("scans, pages, files, forms, events and pictures of a blocked code are closed, and nothing says where it led", async () => {
  const uploaded = await scenario.request("/app/api/images", {
    method: "POST",
    headers: { authorization: `Bearer ${tenant.apiKey}`, "content-type": "image/png" },
    body: Uint8Array.from(png(40, 40)),
  });
  const cover = await readJson<{ id: string }>(uploaded);
  const target = "https://bank.example/login";
  const card = await tenant.makeCode({
    ...{ target, type: "vcard", fields: { givenName: "Ada", familyName: "L" } },
    landing: {
      ...{ template: "lead", headline: "Win", cover: { id: cover.id } },
      lead: { ask: ["email"], consentText: "You may." },
    },
  });
  const event = await tenant.makeCode({
    ...{ target, type: "event", landing: { template: "event", headline: "Fair" } },
    fields: { summary: "Fair", dtstart: "2026-12-01T10:00:00Z" },
  });
  expect((await scenario.request(`/i/${cover.id}`)).status).toBe(200);
  for (const { shortId } of [card, event]) await block(shortId);
  const post = (path: string, body: object) => scenario.post(path, body);
  for (const answer of [
    await scenario.scan(card.shortId),
    await scenario.request(`/p/${card.shortId}`),
    await scenario.request(`/p/${card.shortId}/contact.vcf`),
    await scenario.request(`/p/${event.shortId}/event.ics`),
    await post(`/api/leads/${card.shortId}`, { consent: true, email: "ada@example.org" }),
    await post(`/api/events/${card.shortId}`, { type: "page_view" }),
  ]) {
    expect(answer.headers.get("cache-control")).toBe("no-store");
    await expectProblem(answer, 410, "code_blocked");
  }
  expect((await scenario.request(`/i/${cover.id}`)).status).toBe(404);
  for (const [language, heading] of [
    ["en", "Blocked by the operator"],
    ["de", "Vom Betreiber gesperrt"],
  ] as const)
    for (const path of [`/r/${card.shortId}`, `/p/${card.shortId}`]) {
      const page = await html(path, { "accept-language": language });
      expect([page.status, page.headers.get("cache-control"), page.headers.get("location")]).toEqual([
        410,
        "no-store",
        null,
      ]);
      const text = await page.text();
      expect(text).toContain(heading);
      expect(text).not.toContain("bank.example");
      expect(text).not.toContain(WORDS);
    }
  expect(await read(card.id)).toMatchObject({ scans: 0 });
});

test("its owner reads why, and can't switch it on, copy it or restore it, alone or with others", async () => {
  const code = await tenant.makeCode({ title: "Hall 3", target: "https://museum.example/" });
  await edit(code.id, { target: "https://museum.example/2" });
  await block(code.shortId);
  const blocked = { ...DECIDED, words: WORDS, since: isoTime(scenario.clock.now()) };
  expect(await read(code.id)).toMatchObject({ active: false, takenDown: true, blocked });
  const listed = await readJson<{ codes: CodeJson[] }>(await tenant.call("GET", "/app/api/codes?q=Hall+3"));
  expect(listed.codes).toMatchObject([{ id: code.id, blocked }]);
  await expectProblem(await edit(code.id, { active: true }), 403, "code_taken_down");
  const copied = await tenant.call("POST", `/app/api/codes/${code.id}/duplicate`, {});
  await expectProblem(copied, 403, "code_taken_down");
  const many = await tenant.call("POST", "/app/api/codes/batch", { ids: [code.id], action: "activate" });
  expect(await readJson<object>(many)).toMatchObject({ changed: 0, failed: [{ code: "code_taken_down" }] });
  expect((await edit(code.id, { target: "https://museum.example/3" })).status).toBe(200);
  const restored = await tenant.call("POST", `/app/api/codes/${code.id}/restore`, { revision: 1 });
  expect(await readJson<object>(restored)).toMatchObject({ active: false, blocked });
  expect((await scenario.scan(code.shortId)).status).toBe(410);
});

test("the history and the audit say that the operator did it, and of a list that nobody did", async () => {
  const { id, shortId } = await tenant.makeCode();
  // Each command is another process, whose ids of the same millisecond would come before or behind.
  scenario.clock.advance(1_000);
  await block(shortId);
  scenario.clock.advance(1_000);
  const list = { by: "list", reason: "list", words: null, list: "phish.txt" } as const;
  await withAdmin(scenario, async ({ blocks }) => {
    await blocks.block(shortId, list);
    await blocks.unblock(shortId, "operator");
    await blocks.unblock(shortId, "list");
  });
  const { changes } = await readJson<ChangeList>(await tenant.call("GET", `/app/api/codes/${id}/history`));
  expect(changes.map(({ who, changed, after }) => [who.kind, changed, after])).toEqual([
    ["system", ["active"], { active: true }],
    ["operator", [], {}],
    ["system", [], {}],
    ["operator", ["active"], { active: false }],
    ["key", expect.anything(), expect.anything()],
  ]);
  const audit = await tenant.call("GET", `/app/api/audit?subject=${id}`);
  const { entries } = await readJson<{ entries: { action: string; detail: object }[] }>(audit);
  expect(entries.map(({ action, detail }) => [action, detail])).toEqual([
    ["code.put_back", { revision: 5, reason: "list", list: "phish.txt" }],
    ["code.put_back", { revision: 4, reason: "phishing" }],
    ["code.taken_down", { revision: 3, reason: "list", list: "phish.txt" }],
    ["code.taken_down", { revision: 2, reason: "phishing" }],
    ["code.made", {}],
  ]);
});

test("an archive brings a blocked code into another workspace switched off, and says so", async () => {
  const from = await scenario.signUp("From");
  const { shortId } = await from.makeCode({ title: "Hall 3" });
  await block(shortId);
  const archive = await from.call("GET", "/app/api/archive?parts=codes");
  const to = await startScenario({ QZ_SIGNUP_PLAN: "unlimited" });
  // Nothing that is imported was made later than now.
  to.clock.advance(scenario.clock.now() - to.clock.now());
  const { apiKey } = await to.signUp("To");
  const imported = await to.request("/app/api/import?from=quietzone", {
    method: "POST",
    headers: { authorization: `Bearer ${apiKey}`, "content-type": "application/zip" },
    body: new Uint8Array(await archive.arrayBuffer()),
  });
  expect(await readJson<object>(imported)).toMatchObject({
    made: 1,
    dropped: [{ what: "blocked (the code is inactive)" }],
  });
  await expectProblem(await to.scan(shortId), 410, "code_gone");
});

test("a person reads of a suspended workspace in the session, which is not among those to work in", async () => {
  const { tenant: own, owner } = await signUpOwner(scenario);
  await withAdmin(scenario, ({ blocks }) => blocks.blockWorkspace(own.id, { ...DECISION, words: WORDS }));
  const session = await readJson<SessionRecord>(await owner.call("GET", "/app/api/session"));
  const blocked = { ...DECIDED, words: WORDS, since: isoTime(scenario.clock.now()) };
  expect(session).toMatchObject({
    workspaces: [],
    suspended: [{ id: own.id, name: "Museum am Fluss", role: "owner", blocked }],
  });
});
