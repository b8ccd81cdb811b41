import { describe, expect, test } from "bun:test";
import type { SessionList } from "../../../src/features/people/model.ts";
import { MINUTE } from "../../../src/kit/shared/clock.ts";
import { readJson } from "../../json.ts";
import { expectProblem, startScenario, TestClock } from "../../scenario.ts";
import { backFrom, createBrowser, settingsOf, signIn } from "./browser.ts";
import { type Lies, startLiar } from "./liar.ts";

const liar = startLiar(new TestClock());
const scenario = await startScenario(settingsOf(liar.issuer, { QZ_OIDC_CREATE: "on" }));
const console = `${scenario.url}/app`;

let people = 0;

/** Adds a person to the storage. @returns the address. */
async function addPerson(isConfirmed: boolean, more: { readonly name?: string } = {}): Promise<string> {
  const email = `person-${++people}@museum.example`;
  await scenario.storage.run(
    `insert into people (id, email, email_key, name, confirmed_at, created_at, second_factor)
      values ('per_${String(people).padStart(26, "0")}', '${email}', '${email}', '${more.name ?? "Bo"}',
      ${isConfirmed ? "1" : "null"}, 0, ${scenario.storage.isFiles ? "0" : "false"})`,
  );
  return email;
}

const identities = () =>
  scenario.storage.rows<{ subject: string; email: string }>(
    "select subject, email from identities i join people p on p.id = i.person_id order by subject",
  );

/** Claims of somebody nobody knows yet. */
const claimsOf = (subject: string, more: Lies["claims"] = {}): Lies => ({
  claims: { sub: subject, email: `${subject}@museum.example`, ...more },
});

describe("the start", () => {
  test("sends the browser to the provider, and seals what it has to remember", async () => {
    const answer = await createBrowser(scenario).go("/app/api/oidc/start?to=codes&remember=true");
    expect(answer.status).toBe(303);
    const location = new URL(answer.headers.get("location") ?? "");
    expect(location.origin + location.pathname).toBe(`${liar.issuer}/authorize`);
    expect(location.searchParams.get("redirect_uri")).toBe(`${scenario.url}/app/api/oidc/callback`);
    const [cookie = "", ...others] = answer.headers.getSetCookie();
    expect(others).toEqual([]);
    expect(cookie).toMatch(/^qz_oidc=[\w-]+; Max-Age=600; Path=\/; HttpOnly; SameSite=Lax$/);
    expect(cookie).not.toContain(location.searchParams.get("state") ?? "");
    expect(answer.headers.get("cache-control")).toBe("no-store");
  });

  test("leads nowhere but to the console", async () => {
    for (const to of ["//evil.example", "https://evil.example", "a#b", "x".repeat(101)])
      await expectProblem(
        await scenario.request(`/app/api/oidc/start?to=${encodeURIComponent(to)}`),
        400,
        "invalid_request",
      );
  });

  test("is told to whoever wants to sign in", async () => {
    const answer = await scenario.request("/app/api/oidc");
    expect(await answer.json()).toEqual({ passwords: true, provider: { name: "Museum" } });
  });
});

describe("a person signs in", () => {
  test("for the first time, and again by subject, whatever the address is then", async () => {
    const browser = createBrowser(scenario);
    const first = await signIn(liar, browser, claimsOf("cleo", { name: "  Cleo\u202e\nB " }), "?to=codes");
    expect(first.status).toBe(303);
    expect(first.headers.get("location")).toBe(`${console}#/codes`);
    expect(browser.cookies.has("qz_session")).toBe(true);
    expect(browser.cookies.has("qz_oidc")).toBe(false);
    const again = createBrowser(scenario);
    await signIn(liar, again, claimsOf("cleo", { email: "other@museum.example", email_verified: false }));
    const [links, others] = [
      await browser.send("GET", "/app/api/oidc/link"),
      await again.send("GET", "/app/api/oidc/link"),
    ];
    expect(await links.json()).toEqual({
      links: [{ issuer: liar.issuer, linkedAt: "2026-11-21T12:00:00.000Z", lastUsedOn: "2026-11-21" }],
    });
    expect(others.status).toBe(200);
    expect(await identities()).toContainEqual({ subject: "cleo", email: "cleo@museum.example" });
    const [person] = await scenario.storage.rows(
      "select name, confirmed_at from people where email = 'cleo@museum.example'",
    );
    expect(person).toEqual({ name: "Cleo B", confirmed_at: null });
    const [session] = await scenario.storage.rows("select device, method from sessions");
    expect(session).toEqual({ device: "Firefox on Linux", method: "oidc" });
  });

  test("and stays signed in where the browser did before, but nobody else does", async () => {
    const browser = createBrowser(scenario);
    const remembered = async () => {
      const { sessions } = await readJson<SessionList>(await browser.send("GET", "/app/api/sessions"));
      const id = sessions.find(({ current }) => current)?.id ?? "";
      const [row] = await scenario.storage.rows<{ readonly remember: number | boolean }>(
        "select remember from sessions where id = ?",
        id,
      );
      return Boolean(row?.remember);
    };
    const states = [];
    for (const [subject, query] of [
      ["stay", "?remember=true"],
      ["stay", ""],
      ["other", ""],
    ] as const) {
      expect((await signIn(liar, browser, claimsOf(subject), query)).status).toBe(303);
      states.push(await remembered());
    }
    expect(states).toEqual([true, true, false]);
  });

  test("twice at once for the first time, and is one person", async () => {
    const browsers = [createBrowser(scenario), createBrowser(scenario)];
    liar.lie(claimsOf("dora"));
    const backs = await Promise.all(
      browsers.map(async (browser) => backFrom(liar, await browser.go("/app/api/oidc/start"))),
    );
    const answers = await Promise.all(browsers.map((browser, i) => browser.go(backs[i] ?? "")));
    liar.lie({});
    expect((await identities()).filter(({ subject }) => subject === "dora")).toHaveLength(1);
    // The one that came second may have found the address taken, and then nobody linked with it.
    for (const { status } of answers) expect([303, 403]).toContain(status);
    expect((await signIn(liar, createBrowser(scenario), claimsOf("dora"))).status).toBe(303);
  });
});

describe("an address that is known here links", () => {
  test.each<[string, boolean, Lies["claims"], boolean]>([
    ["if both sides have confirmed it", true, {}, true],
    ["not if it was never confirmed here", false, {}, false],
    ["not if the provider says nothing of it", true, { email_verified: undefined }, false],
    ["not if the provider says that it is not verified", true, { email_verified: false }, false],
    ["not if the provider says so in a text", true, { email_verified: "true" }, false],
  ])("%s", async (name, isConfirmed, claims, links) => {
    const email = await addPerson(isConfirmed);
    const subject = `link ${name}`;
    const answer = await signIn(liar, createBrowser(scenario), claimsOf(subject, { email, ...claims }));
    expect(answer.status).toBe(links ? 303 : 403);
    expect((await identities()).some((one) => one.subject === subject)).toBe(links);
  });

  test("in whatever case it is written", async () => {
    const email = (await addPerson(true)).toUpperCase();
    expect((await signIn(liar, createBrowser(scenario), claimsOf("case", { email }))).status).toBe(303);
  });

  test("once: it may have passed on to somebody else at the provider", async () => {
    const email = await addPerson(true);
    expect((await signIn(liar, createBrowser(scenario), claimsOf("first", { email }))).status).toBe(303);
    expect((await signIn(liar, createBrowser(scenario), claimsOf("second", { email }))).status).toBe(403);
  });

  test("and nobody is made of an address that the provider does not vouch for", async () => {
    const claims = { email: "eve@museum.example", email_verified: undefined };
    expect((await signIn(liar, createBrowser(scenario), claimsOf("eve", claims))).status).toBe(403);
    expect((await signIn(liar, createBrowser(scenario), claimsOf("eve", { email: undefined }))).status).toBe(
      403,
    );
    expect(await scenario.storage.rows("select id from people where email = 'eve@museum.example'")).toEqual(
      [],
    );
  });

  test("and whoever is refused sees the same page, known or not", async () => {
    const known = await addPerson(true);
    const unverified = { email_verified: false };
    const pageFor = async (email: string) => {
      const answer = await signIn(liar, createBrowser(scenario), claimsOf("same", { email, ...unverified }));
      return [answer.status, await answer.text()] as const;
    };
    // One after the other: the provider lies in one way at a time.
    const [one, other] = [await pageFor(known), await pageFor("nobody@museum.example")];
    expect(one).toEqual(other);
    expect(one?.[0]).toBe(403);
  });
});

describe("a browser that comes back is refused", () => {
  const refused = async (answer: Promise<Response>) => {
    await expectProblem(await answer, 400, "sign_in_expired");
  };
  const json = { accept: "application/json" };
  const tokens = () => liar.asked.filter(({ path }) => path === "POST /token").length;

  test("with a state that came before, without a word to the provider", async () => {
    const browser = createBrowser(scenario);
    const back = await backFrom(liar, await browser.go("/app/api/oidc/start"));
    const kept = new Map(browser.cookies);
    expect((await browser.go(back)).status).toBe(303);
    const before = tokens();
    await refused(browser.go(back, json));
    for (const [name, value] of kept) browser.cookies.set(name, value);
    await refused(browser.go(back, json));
    expect(tokens()).toBe(before);
  });

  test("with the state of another browser", async () => {
    const [browser, other] = [createBrowser(scenario), createBrowser(scenario)];
    await browser.go("/app/api/oidc/start");
    const back = await backFrom(liar, await other.go("/app/api/oidc/start"));
    const before = tokens();
    await refused(browser.go(back, json));
    expect(tokens()).toBe(before);
  });

  test("after ten minutes", async () => {
    const browser = createBrowser(scenario);
    const back = await backFrom(liar, await browser.go("/app/api/oidc/start"));
    scenario.clock.advance(10 * MINUTE);
    await refused(browser.go(back, json));
    scenario.clock.advance(-10 * MINUTE);
  });

  test.each(["", "AAAA", "x".repeat(2_000), "x".repeat(20_000), "a.b", "%00"])(
    "with the cookie %j",
    async (value) => {
      const browser = createBrowser(scenario);
      const back = await backFrom(liar, await browser.go("/app/api/oidc/start"));
      browser.cookies.set("qz_oidc", value);
      await refused(browser.go(back, json));
    },
  );

  test("with a cookie that another service sealed, or of which a bit was turned", async () => {
    const browser = createBrowser(scenario);
    const back = await backFrom(liar, await browser.go("/app/api/oidc/start"));
    const value = browser.cookies.get("qz_oidc") ?? "";
    browser.cookies.set("qz_oidc", `${value.slice(0, 40)}${value[40] === "A" ? "B" : "A"}${value.slice(41)}`);
    await refused(browser.go(back, json));
  });

  test("without anything", async () => {
    await refused(scenario.request("/app/api/oidc/callback", { headers: json }));
    await refused(
      scenario.request(`/app/api/oidc/callback?code=x&state=${"s".repeat(15_000)}`, { headers: json }),
    );
  });

  test("and reads in the own language what to do", async () => {
    const german = { "accept-language": "de" };
    const answer = await createBrowser(scenario).go("/app/api/oidc/callback", german);
    expect(answer.status).toBe(400);
    expect(answer.headers.get("content-language")).toBe("de");
    const page = await answer.text();
    expect(page).toContain("<h1>Bitte noch einmal anmelden</h1>");
    expect(page).toContain(`href="${scenario.url}/app/api/oidc/start"`);
    expect(page).toContain(`href="${console}"`);
  });
});

test("what the provider refuses, or answers badly, is a page with its name", async () => {
  const answer = await signIn(liar, createBrowser(scenario), {
    answer: { code: null, error: "access_denied" },
  });
  expect(answer.status).toBe(403);
  expect(await answer.text()).toContain("<h1>Museum did not sign you in</h1>");
  const lying = await signIn(liar, createBrowser(scenario), { key: "stranger" });
  expect(lying.status).toBe(503);
  expect(await lying.text()).toContain("<h1>Museum does not answer</h1>");
});

test("a sign-out goes on to the provider, which leads back to the console", async () => {
  const answer = await createBrowser(scenario).go("/app/api/oidc/logout");
  expect(answer.status).toBe(303);
  const location = new URL(answer.headers.get("location") ?? "");
  expect(location.pathname).toBe("/end");
  expect(location.searchParams.get("post_logout_redirect_uri")).toBe(console);
  liar.lie({ description: { end_session_endpoint: undefined } });
});

test("a service without a provider says so", async () => {
  const without = await startScenario();
  for (const path of ["start", "callback", "logout"])
    await expectProblem(await without.request(`/app/api/oidc/${path}`), 404, "not_found");
  expect(await (await without.request("/app/api/oidc")).json()).toEqual({ passwords: true, provider: null });
  await without.stop();
});
