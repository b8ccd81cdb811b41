import { expect, test } from "bun:test";
import { readJson } from "../../json.ts";
import { expectProblem, startScenario } from "../../scenario.ts";
import { cookieOf, visitorOf } from "./visitor.ts";

const scenario = await startScenario();
const tenant = await scenario.signUp();
const { unlock, submit, get } = visitorOf(scenario);

const SECRET_TARGET = "https://secret.example/plan-b";
const password = "open sesame";
const page = { template: "profile", headline: "Inner circle", text: "Nobody may read this" } as const;
const vcard = {
  type: "vcard",
  fields: { givenName: "Ada", familyName: "Lovelace", email: "ada@secret.example" },
};

const makeLocked = (input: Record<string, unknown> = {}) =>
  tenant.makeCode({ target: SECRET_TARGET, lock: { password }, ...input });

async function record(id: string): Promise<Record<string, unknown>> {
  return readJson(await tenant.call("GET", `/app/api/codes/${id}`));
}

test("a scan of a locked code leads to its page, which asks for the password and leads on", async () => {
  const { shortId, pageUrl, locked, lock } = await makeLocked();
  expect([locked, lock]).toEqual([true, { hint: null }]);
  const scan = await scenario.scan(shortId);
  expect([scan.status, scan.headers.get("location")]).toEqual([302, pageUrl]);
  const asked = await get(`/p/${shortId}`);
  expect(asked.status).toBe(200);
  expect(await asked.text()).toContain(`action="${shortId}/unlock"`);

  const opened = await unlock(shortId, password);
  expect(opened.status).toBe(204);
  expect(opened.headers.get("set-cookie")).toMatch(
    new RegExp(
      `^svc_lock=code_\\w+\\.[\\w-]{16}\\.\\w+\\.[\\w-]{43}; Max-Age=86400; Path=/p/${shortId}; HttpOnly; SameSite=Lax$`,
    ),
  );
  const on = await get(`/p/${shortId}`, cookieOf(opened));
  expect([on.status, on.headers.get("location")]).toEqual([302, SECRET_TARGET]);
  expect(on.headers.get("cache-control")).toBe("no-store");
});

test("a form without script opens it, and tells what is wrong with the page's own words", async () => {
  const { shortId } = await makeLocked({ lock: { password, hint: "<b>on the door</b>" } });
  const wrong = await submit(shortId, "let me in", { "accept-language": "de" });
  expect(wrong.status).toBe(403);
  const text = await wrong.text();
  expect(text).toContain('role="alert"');
  expect(text).toContain("Das Passwort stimmt nicht.");
  expect(text).toContain("&lt;b&gt;on the door&lt;/b&gt;");
  expect(text).toContain('aria-describedby="lock-hint lock-error"');
  expect(text).not.toContain("let me in");
  expect(cookieOf(wrong)).toBe("");
  expect((await submit(shortId, "")).status).toBe(403);
  const right = await submit(shortId, password);
  expect([right.status, right.headers.get("location")]).toEqual([303, `../${shortId}`]);
  expect((await get(`/p/${shortId}`, cookieOf(right))).status).toBe(302);
  const foreign = await submit(shortId, password, { "sec-fetch-site": "cross-site" });
  expect([foreign.status, cookieOf(foreign)]).toEqual([403, ""]);
});

test("a program gets problems", async () => {
  const { shortId } = await makeLocked();
  await expectProblem(await unlock(shortId, "wrong one"), 403, "password_wrong");
  await expectProblem(await unlock("nowhere1", password), 404, "code_not_found");
  await expectProblem(await scenario.post(`/p/${shortId}/unlock`, { password: 5 }), 400, "invalid_request");
  await expectProblem(await scenario.post(`/p/${shortId}/unlock`, {}), 400, "invalid_request");
  const { shortId: open } = await tenant.makeCode();
  const unneeded = await unlock(open, password);
  expect([unneeded.status, cookieOf(unneeded)]).toEqual([204, ""]);
});

test("a password is the same in each of its spellings", async () => {
  const { shortId } = await makeLocked({ lock: { password: "Über uns\u0301" } });
  expect((await unlock(shortId, "U\u0308ber un\u015b")).status).toBe(204);
  expect((await unlock(shortId, "über uns\u0301")).status).toBe(403);
});

test("until then nothing of target and content is shown, and afterwards the page is as ever", async () => {
  const lead = { ask: ["email", "message"], required: ["message"], consentText: "Yes" };
  const { id, shortId, previewUrl } = await makeLocked({
    ...vcard,
    title: "Board meeting",
    landing: { ...page, lead },
  });
  const hidden = /secret\.example|Inner circle|Nobody may|Lovelace|Board meeting|Museum am Fluss/;
  const paths = [`/p/${shortId}`, `/p/${shortId}/contact.vcf`, `/p/${shortId}/event.ics`];
  for (const path of [...paths, `/p/${shortId}?choice=declined`, `/p/${shortId}?lead=sent`]) {
    const answer = await get(path);
    expect(await answer.text()).not.toMatch(hidden);
    expect([...answer.headers].join()).not.toMatch(hidden);
  }
  await expectProblem(await get(`/p/${shortId}/contact.vcf`), 403, "code_locked");
  await expectProblem(await get(`/p/${shortId}/event.ics`), 403, "code_locked");
  const preview = await get(new URL(String(previewUrl)).pathname);
  expect(preview.status).toBe(200);
  const told = await preview.text();
  expect(told).not.toMatch(hidden);
  expect(told).toContain("It is locked");
  expect(await (await get(`/report?code=localhost/${shortId}`)).text()).not.toMatch(hidden);
  const symbol = await tenant.call("GET", `/app/api/codes/${id}/qr.svg`);
  expect(await symbol.text()).not.toMatch(hidden);

  const left = { email: "visitor@example.org", message: "Hello", consent: true };
  await expectProblem(await scenario.post(`/api/leads/${shortId}`, left), 403, "code_locked");
  await expectProblem(
    await scenario.post(`/api/leads/${shortId}`, { ...left, unlock: "x" }),
    403,
    "code_locked",
  );
  // The demands of the form are not told either.
  await expectProblem(
    await scenario.post(`/api/leads/${shortId}`, { consent: true, email: left.email }),
    403,
    "code_locked",
  );
  await expectProblem(
    await scenario.post(`/api/events/${shortId}`, { type: "page_view" }),
    403,
    "code_locked",
  );

  const cookie = cookieOf(await unlock(shortId, password));
  const opened = await get(`/p/${shortId}`, cookie);
  const html = await opened.text();
  expect(opened.status).toBe(200);
  expect(html).toContain("Inner circle");
  expect((await get(`/p/${shortId}/contact.vcf`, cookie)).status).toBe(200);
  expect((await get(`/p/${shortId}/event.ics`, cookie)).status).toBe(404);
  const proof = /name="unlock" value="([^"]+)"/.exec(html)?.[1] ?? "";
  expect(html).toContain(`data-unlock="${proof}"`);
  expect((await scenario.post(`/api/leads/${shortId}`, { ...left, unlock: proof })).status).toBe(200);
  expect((await scenario.post(`/api/events/${shortId}`, { type: "page_view", unlock: proof })).status).toBe(
    200,
  );
});

test("a form of an unlocked page is taken, and one that is refused keeps its proof", async () => {
  const landing = { ...page, lead: { ask: ["email"], required: ["email"], consentText: "Yes" } };
  const { shortId } = await makeLocked({ landing });
  const cookie = cookieOf(await unlock(shortId, password));
  const proof = cookie.slice("svc_lock=".length);
  const send = (fields: Record<string, string>) =>
    scenario.request(`/api/leads/${shortId}`, {
      method: "POST",
      body: new URLSearchParams(fields),
      headers: { accept: "text/html", "sec-fetch-site": "same-origin" },
    });
  const refused = await send({ consent: "true", email: "none", unlock: proof });
  expect(refused.status).toBe(400);
  expect(await refused.text()).toContain(`name="unlock" value="${proof}"`);
  const locked = await send({ consent: "true", email: "a@example.org" });
  expect(locked.status).toBe(403);
  expect(await locked.text()).not.toContain("Inner circle");
  expect((await send({ consent: "true", email: "a@example.org", unlock: proof })).status).toBe(303);
});

test("after the unlock the page leads on by the rules of its code", async () => {
  const rules = [
    { name: "phones", when: { device: ["mobile"] }, target: "https://secret.example/app" },
    {
      name: "test",
      when: { language: ["fr"] },
      split: [
        { name: "a", weight: 1, target: "https://secret.example/a" },
        { name: "b", weight: 1, target: "https://secret.example/b" },
      ],
    },
  ];
  const { shortId, id, pageUrl } = await makeLocked({ rules, landing: page, utm: { source: "door" } });
  const phone = {
    "user-agent": "Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148",
  };
  expect((await scenario.scan(shortId, phone)).headers.get("location")).toBe(pageUrl);
  const cookie = cookieOf(await unlock(shortId, password));
  const lead = async (headers: Record<string, string>) =>
    (await get(`/p/${shortId}`, cookie, headers)).headers.get("location");
  expect(await lead(phone)).toBe("https://secret.example/app?utm_source=door");
  expect(await lead({ "accept-language": "fr" })).toMatch(/^https:..secret\.example\/[ab]\?utm_source=door$/);
  // No rule holds: the page itself.
  expect(await (await get(`/p/${shortId}`, cookie)).text()).toContain("Inner circle");
  const log = await readJson<{ events: { destination: string }[] }>(
    await tenant.call("GET", `/app/api/codes/${id}/scans`),
  );
  expect(log.events.map(({ destination }) => destination)).toEqual(["page"]);
});

test("a code that leads to its own page shows it", async () => {
  const { id, shortId, pageUrl } = await makeLocked({ ...vcard });
  await tenant.call("PATCH", `/app/api/codes/${id}`, { target: pageUrl, landing: null });
  const answer = await get(`/p/${shortId}`, cookieOf(await unlock(shortId, password)));
  expect(answer.status).toBe(200);
});

test("a new password, no lock and another code end an unlock", async () => {
  const { id, shortId } = await makeLocked({ landing: page });
  const other = await makeLocked({ landing: page });
  const cookie = cookieOf(await unlock(shortId, password));
  const isOpen = async (at = shortId, with_ = cookie) =>
    (await (await get(`/p/${at}`, with_)).text()).includes("Inner circle");
  expect([await isOpen(), await isOpen(other.shortId)]).toEqual([true, false]);
  // Neither a hint nor another edit is a new password.
  await tenant.call("PATCH", `/app/api/codes/${id}`, { lock: { hint: "as before" }, title: "Renamed" });
  expect(await record(id)).toMatchObject({ locked: true, lock: { hint: "as before" }, title: "Renamed" });
  expect(await isOpen()).toBe(true);
  // The same password set anew is.
  await tenant.call("PATCH", `/app/api/codes/${id}`, { lock: { password } });
  expect(await record(id)).toMatchObject({ lock: { hint: null } });
  expect(await isOpen()).toBe(false);
  const again = cookieOf(await unlock(shortId, password));
  expect(await isOpen(shortId, again)).toBe(true);
  expect(await isOpen(shortId, `${cookie}; ${again}`)).toBe(true);
  await tenant.call("PATCH", `/app/api/codes/${id}`, { lock: null });
  expect(await isOpen(shortId, "")).toBe(true);
  await tenant.call("PATCH", `/app/api/codes/${id}`, { lock: { password: "another one" } });
  expect([await isOpen(shortId, again), await isOpen(shortId, cookie)]).toEqual([false, false]);
});

test("an unlock is good for a day, by clocks that were moved as well", async () => {
  const { shortId } = await makeLocked({ landing: page });
  const cookie = cookieOf(await unlock(shortId, password));
  const isOpen = async (value = cookie) =>
    (await (await get(`/p/${shortId}`, value)).text()).includes("Inner circle");
  const HOUR = 3_600_000;
  scenario.clock.advance(24 * HOUR - 1);
  expect(await isOpen()).toBe(true);
  scenario.clock.advance(1);
  expect(await isOpen()).toBe(false);
  // A clock that was set back would have it last longer.
  scenario.clock.advance(-25 * HOUR);
  expect(await isOpen()).toBe(false);
  scenario.clock.advance(HOUR);
  expect(await isOpen()).toBe(true);
  const [value = ""] = cookie.split("=").slice(1);
  const [code, revision, end, signature] = value.split(".");
  const later = (Number.parseInt(end ?? "", 36) + 60_000).toString(36);
  for (const forged of [
    `svc_lock=${[code, revision, later, signature].join(".")}`,
    `svc_lock=${[code, revision, end, signature].join(".")}A`,
    `svc_lock=${[code, revision, end].join(".")}`,
    "svc_lock=",
    `svc_lock=${"a.".repeat(2_000)}`,
  ])
    expect(await isOpen(forged)).toBe(false);
});

test("consent is withdrawn before a lock, too", async () => {
  const { shortId } = await makeLocked();
  const consent = cookieOf(await scenario.post(`/p/${shortId}/consent`, { accept: true }));
  const offered = await (await get(`/p/${shortId}`, consent)).text();
  expect(offered).toContain(`action="${shortId}/consent"`);
  expect(await (await get(`/p/${shortId}?choice=declined`)).text()).toContain("Withdrawn.");
});

test("a code that is switched off or deleted asks for no password", async () => {
  const { id, shortId } = await makeLocked();
  const cookie = cookieOf(await unlock(shortId, password));
  await tenant.call("PATCH", `/app/api/codes/${id}`, { active: false });
  await expectProblem(await unlock(shortId, password), 410, "code_gone");
  expect((await get(`/p/${shortId}`, cookie)).status).toBe(410);
  await tenant.call("DELETE", `/app/api/codes/${id}`);
  expect((await get(`/p/${shortId}`, cookie)).status).toBe(410);
});

test("unlocks are counted, and a scan is one event, at its 302", async () => {
  const { id, shortId } = await makeLocked();
  await scenario.scan(shortId);
  await get(`/p/${shortId}`, cookieOf(await unlock(shortId, password)));
  await unlock(shortId, "wrong one");
  await submit(shortId, password);
  const analytics = await readJson<{
    funnel: { scans: number; unlocked: number };
    totals: { scans: number };
  }>(await tenant.call("GET", `/app/api/codes/${id}/analytics`));
  expect(analytics.funnel).toMatchObject({ scans: 1, unlocked: 2 });
  const csv = await (await tenant.call("GET", `/app/api/codes/${id}/analytics?format=csv`)).text();
  const [head = "", totals = ""] = csv.split("\n");
  expect(
    totals.split(",")[
      head
        .split(",")
        .map((name) => name.trim())
        .indexOf("unlocked")
    ]?.trim(),
  ).toBe("2");
});

test.each([
  [{ password: "abc" }, "/lock/password"],
  [{ password: "x".repeat(201) }, "/lock/password"],
  [{ hint: "only a hint" }, "/lock/password"],
  [{ password, hint: "x".repeat(201) }, "/lock/hint"],
  [{ password, hint: "two\u0000" }, "/lock/hint"],
  [{ password, hash: "$argon2id$v=19$m=8,t=1,p=1$c2FsdHNhbHQ$aGFzaA" }, "/lock/hash"],
  ["text", "/lock"],
])("a lock such as %j is refused at its place", async (lock, pointer) => {
  const body = { target: SECRET_TARGET, lock };
  const refused = await expectProblem(
    await tenant.call("POST", "/app/api/codes", body),
    400,
    "invalid_request",
  );
  expect(refused.errors?.map((error) => error.pointer)).toContain(pointer);
});

test("a hint alone is no lock for a code that has none", async () => {
  const { id } = await tenant.makeCode();
  const answer = await tenant.call("PATCH", `/app/api/codes/${id}`, { lock: { hint: "on the door" } });
  const refused = await expectProblem(answer, 400, "invalid_request");
  expect(refused.errors?.[0]?.pointer).toBe("/lock/password");
  const { id: locked } = await makeLocked();
  await expectProblem(
    await tenant.call("PATCH", `/app/api/codes/${locked}`, { lock: {}, title: "x".repeat(201) }),
    400,
    "invalid_request",
  );
});

test("a copy of a locked code is locked with the same password", async () => {
  const { id, shortId } = await makeLocked({ lock: { password, hint: "on the door" } });
  const copy = await readJson<{ shortId: string; lock: unknown }>(
    await tenant.call("POST", `/app/api/codes/${id}/duplicate`, {}),
  );
  expect(copy.lock).toEqual({ hint: "on the door" });
  expect((await unlock(copy.shortId, password)).status).toBe(204);
  const cookie = cookieOf(await unlock(shortId, password));
  expect((await get(`/p/${copy.shortId}`, cookie)).status).toBe(200);
});

test("the history says that a lock was set, changed and removed, and never how", async () => {
  const { id } = await tenant.makeCode();
  const edits = [
    { lock: { password, hint: "one" } },
    { lock: { password, hint: "one" } },
    { lock: { hint: "two" } },
    { lock: null },
  ];
  for (const edit of edits) await tenant.call("PATCH", `/app/api/codes/${id}`, edit);
  const text = await (await tenant.call("GET", `/app/api/codes/${id}/history`)).text();
  expect(text).not.toMatch(/sesame|argon2|revision":"/);
  const { changes } = JSON.parse(text);
  expect(
    changes
      .slice(0, 4)
      .map(({ changed, before, after }: Record<string, unknown>) => ({ changed, before, after })),
  ).toEqual([
    { changed: ["lock"], before: { lock: { hint: "two" } }, after: { lock: null } },
    { changed: ["lock"], before: { lock: { hint: "one" } }, after: { lock: { hint: "two" } } },
    { changed: ["lock"], before: { lock: { hint: "one" } }, after: { lock: { hint: "one" } } },
    { changed: ["lock"], before: { lock: null }, after: { lock: { hint: "one" } } },
  ]);
  // A return leaves the lock as it is: the former password is nowhere.
  await tenant.call("PATCH", `/app/api/codes/${id}`, { lock: { password }, title: "Locked" });
  const back = await tenant.call("POST", `/app/api/codes/${id}/restore`, { revision: 1 });
  expect(await back.json()).toMatchObject({ title: null, locked: true });
});
