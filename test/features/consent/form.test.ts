import { expect, test } from "bun:test";
import { expectProblem, startScenario } from "../../scenario.ts";

const scenario = await startScenario();
const tenant = await scenario.signUp();
const { shortId } = await tenant.makeCode();

/** Sends the form of a code's page, as a browser does. */
async function send(accept: string, headers: Record<string, string> = {}): Promise<Response> {
  return scenario.request(`/p/${shortId}/consent`, {
    method: "POST",
    body: new URLSearchParams({ accept }),
    headers: { accept: "text/html", "sec-fetch-site": "same-origin", ...headers },
    redirect: "manual",
  });
}

const cookieNames = (answer: Response) =>
  answer.headers.getSetCookie().map((cookie) => cookie.slice(0, cookie.indexOf("=")));

test("the buttons of a form accept and decline, and lead back to the page", async () => {
  const accepted = await send("true");
  expect([accepted.status, accepted.headers.get("location")]).toEqual([303, `../${shortId}?choice=accepted`]);
  expect(cookieNames(accepted)).toEqual(["svc_consent"]);
  expect(accepted.headers.getSetCookie()[0]).not.toContain("Max-Age=0");

  const declined = await send("false");
  expect([declined.status, declined.headers.get("location")]).toEqual([303, `../${shortId}?choice=declined`]);
  expect(cookieNames(declined)).toEqual(["svc_consent", "svc_device"]);
  for (const cookie of declined.headers.getSetCookie()) expect(cookie).toContain("Max-Age=0");
});

test("a form that a program sends is answered as JSON is", async () => {
  expect((await send("true", { accept: "*/*" })).status).toBe(204);
  await expectProblem(await send("maybe", { accept: "*/*" }), 400, "invalid_request");
});

test("a browser gets a refusal as a page, and JSON always as a problem", async () => {
  const page = await send("maybe");
  expect([page.status, page.headers.get("content-type")]).toEqual([400, "text/html; charset=utf-8"]);
  const json = await scenario.post(`/p/${shortId}/consent`, { accept: "maybe" }, { accept: "text/html" });
  await expectProblem(json, 400, "invalid_request");
});

test("a form of another site's page is refused and sets nothing", async () => {
  const answer = await send("true", { "sec-fetch-site": "cross-site" });
  expect([answer.status, cookieNames(answer)]).toEqual([403, []]);
});

test("choices are limited per address: a browser gets a page, a program a problem", async () => {
  const limited = await startScenario({ QZ_LIMIT_LEADS: "2/60s" });
  const { shortId: own } = await (await limited.signUp()).makeCode();
  const decline = (headers = {}) =>
    limited.request(`/p/${own}/consent`, {
      method: "POST",
      body: new URLSearchParams({ accept: "false" }),
      headers,
      redirect: "manual",
    });
  expect([(await decline()).status, (await decline()).status]).toEqual([204, 204]);
  const refused = await decline();
  expect(refused.headers.get("ratelimit")).toStartWith('"consent"');
  await expectProblem(refused, 429, "rate_limited");
  const page = await decline({ accept: "text/html", "sec-fetch-site": "same-origin" });
  expect([page.status, page.headers.get("content-type")]).toEqual([429, "text/html; charset=utf-8"]);
  limited.clock.advance(60_000);
  expect((await decline()).status).toBe(204);
});
