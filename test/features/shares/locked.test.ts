import { expect, test } from "bun:test";
import { DAY, MINUTE } from "../../../src/kit/shared/clock.ts";
import { expectProblem, startScenario } from "../../scenario.ts";
import { cookieOf, HTML, makeShare, numbersAt, open, pageOf, unlock } from "./client.ts";

/** Shares with a password. */

const scenario = await startScenario({ QZ_SIGNUP_PLAN: "unlimited" });
const tenant = await scenario.signUp();
const PASSWORD = "Gräfin ißt Öl";

async function lockedShare(password = PASSWORD) {
  const { id } = await tenant.makeCode({ title: "Hall of secrets" });
  return makeShare(tenant, { of: { code: id }, password });
}

/** Every form of a link. */
const FORMS = ["", "?format=json", "?format=csv", "/chart.svg", "/chart.svg?chart=countries"];

test("a password guards the page, the files and the charts, and a form asks for it", async () => {
  const share = await lockedShare();
  expect(share.locked).toBe(true);
  for (const form of FORMS)
    await expectProblem(await open(scenario, share.path + form, {}), 403, "share_locked");
  const page = await open(scenario, share.path);
  const html = await page.text();
  expect(page.status).toBe(403);
  expect(html).toContain('type="password"');
  expect(html).not.toContain("Hall of secrets");
  expect(Object.fromEntries(page.headers)).toMatchObject({
    ...{ "cache-control": "no-store", "referrer-policy": "no-referrer" },
  });
  expect(html).toContain('<meta name="robots" content="noindex">');
  const wrong = await unlock(scenario, share.path, "Gräfin isst Öl");
  expect(wrong.status).toBe(403);
  expect(await wrong.text()).toContain("This is not the password");
  expect(wrong.headers.getSetCookie()).toEqual([]);
  // Keyboards spell the same letters in two ways.
  const right = await unlock(scenario, share.path, PASSWORD.normalize("NFD"));
  const [set = ""] = right.headers.getSetCookie();
  expect([right.status, right.headers.get("location")]).toEqual([303, share.path.slice("/s/".length)]);
  expect(set).toMatch(
    /^qz_share=[0-9a-z]+\.[\w-]{43}; Max-Age=86400; Path=\/s\/[\w-]{22}; HttpOnly; SameSite=Lax$/,
  );
  const cookie = cookieOf(right);
  expect(await pageOf(scenario, share.path, { ...HTML, cookie })).toContain("Hall of secrets");
  for (const form of FORMS) expect((await open(scenario, share.path + form, { cookie })).status).toBe(200);
});

test("a program gives the password as JSON", async () => {
  const share = await lockedShare();
  const send = (body: unknown) => scenario.post(share.path, body);
  await expectProblem(await send({ password: "no, not this" }), 403, "share_password_wrong");
  await expectProblem(await send({}), 400, "invalid_request");
  await expectProblem(await send({ password: "x".repeat(1_001) }), 400, "invalid_request");
  await expectProblem(
    await scenario.post("/s/vN3xk2WqT9aYbR7mLc0PzA", { password: "x" }),
    404,
    "share_not_found",
  );
  const opened = await send({ password: PASSWORD });
  expect(opened.status).toBe(204);
  await numbersAt(scenario, share.path, { cookie: cookieOf(opened) });
});

test("what opens one share opens no other, nor the same one under another password, nor after a day", async () => {
  const [one, other] = [await lockedShare(), await lockedShare()];
  const cookie = cookieOf(await unlock(scenario, one.path, PASSWORD));
  await numbersAt(scenario, one.path, { cookie });
  await expectProblem(await open(scenario, `${other.path}?format=json`, { cookie }), 403, "share_locked");
  const isShut = async (headers: Record<string, string>) =>
    void (await expectProblem(await open(scenario, `${one.path}?format=json`, headers), 403, "share_locked"));
  for (const bad of ["qz_share=", "qz_share=zzz", `${cookie}x`, cookie.replace(/=\w/, "=z"), `${cookie}.a`])
    await isShut({ cookie: bad });
  const edit = (change: unknown) => tenant.call("PATCH", `/app/api/shares/${one.id}`, change);
  // The same password again is another revision: whoever gave it is asked once more.
  expect((await edit({ password: PASSWORD })).status).toBe(200);
  await isShut({ cookie });
  const again = cookieOf(await unlock(scenario, one.path, PASSWORD));
  await numbersAt(scenario, one.path, { cookie: again });
  scenario.clock.advance(DAY + 1);
  await isShut({ cookie: again });
  expect((await edit({ password: null })).status).toBe(200);
  await numbersAt(scenario, one.path);
  // Without one any password leads to the page.
  expect((await unlock(scenario, one.path, "whatever it is")).status).toBe(303);
  await expectProblem(await edit({ password: "short" }), 400, "invalid_request");
});

test("an address has ten tries in ten minutes for each share, and others are not held up", async () => {
  const limited = await startScenario({
    QZ_SIGNUP_PLAN: "unlimited",
    QZ_TRUSTED_PROXIES: "127.0.0.0/8,::1/128",
  });
  const owner = await limited.signUp();
  const [one, other] = [
    await makeShare(owner, { of: "workspace", password: PASSWORD }),
    await makeShare(owner, { of: "workspace", password: PASSWORD }),
  ];
  const from = (address: string) => ({ "x-forwarded-for": address });
  for (let tries = 0; tries < 10; tries++)
    expect((await unlock(limited, one.path, `guess ${tries}`, from("198.51.100.1"))).status).toBe(403);
  const refused = await unlock(limited, one.path, PASSWORD, from("198.51.100.1"));
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
  expect(await refused.text()).toContain("too many tries");
  expect((await unlock(limited, one.path, PASSWORD, from("198.51.100.2"))).status).toBe(303);
  expect((await unlock(limited, other.path, PASSWORD, from("198.51.100.1"))).status).toBe(303);
  limited.clock.advance(10 * MINUTE);
  expect((await unlock(limited, one.path, PASSWORD, from("198.51.100.1"))).status).toBe(303);
});

test("links are limited by address", async () => {
  const limited = await startScenario({ QZ_SIGNUP_PLAN: "unlimited", QZ_LIMIT_SHARES: "2/60s" });
  const { path } = await makeShare(await limited.signUp(), { of: "workspace" });
  await numbersAt(limited, path);
  await numbersAt(limited, path);
  await expectProblem(await open(limited, `${path}?format=json`, {}), 429, "rate_limited");
  expect(await (await open(limited, path)).text()).toContain("too many requests");
  expect((await unlock(limited, path, PASSWORD)).status).toBe(429);
  await expectProblem(await open(limited, `${path}/chart.svg`, {}), 429, "rate_limited");
});

test("a form of another site gives no password", async () => {
  const share = await lockedShare();
  const foreign = { "sec-fetch-site": "cross-site", origin: "https://evil.example" };
  expect((await unlock(scenario, share.path, PASSWORD, foreign)).status).toBe(403);
  const own = { "sec-fetch-site": "same-origin", origin: "null" };
  expect((await unlock(scenario, share.path, PASSWORD, own)).status).toBe(303);
});

test("on https the cookie is secure, and behind a path it is for that path", async () => {
  const behind = await startScenario({
    QZ_SIGNUP_PLAN: "unlimited",
    QZ_BASE_URL: "https://museum.example/codes",
  });
  const made = await (
    await behind.signUp()
  ).call("POST", "/app/api/shares", {
    ...{ of: "workspace", password: PASSWORD },
  });
  const { url }: { url: string } = JSON.parse(await made.text());
  expect(url).toStartWith("https://museum.example/codes/s/");
  const token = url.slice("https://museum.example/codes/s/".length);
  const opened = await unlock(behind, `/s/${token}`, PASSWORD);
  expect(opened.headers.getSetCookie()[0]).toEndWith(
    `; Path=/codes/s/${token}; HttpOnly; SameSite=Lax; Secure`,
  );
});
