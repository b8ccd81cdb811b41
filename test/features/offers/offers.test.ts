import { expect, test } from "bun:test";
import { readJson } from "../../json.ts";
import { expectProblem, startScenario } from "../../scenario.ts";
import { sectionOf, sendForm, visit } from "../pages/visit.ts";

const scenario = await startScenario({ QZ_TRUSTED_PROXIES: "127.0.0.0/8,::1", QZ_LIMIT_OFFERS: "5/3600s" });
const tenant = await scenario.signUp("Museum am Fluss");

const makeOffer = (offer: Record<string, unknown>, more: Record<string, unknown> = {}) =>
  tenant.makeCode({ landing: { template: "offer", headline: "Free coffee", offer }, ...more });

let client = 0;
/** A press from an address of its own, unless one is named. */
const press = (shortId: string, from = `10.0.${client++ % 250}.7`, body: unknown = {}) =>
  scenario.post(`/p/${shortId}/offer`, body, { "x-forwarded-for": from });

test("each press gives the next code, once, and says when there is none left", async () => {
  const { id, shortId } = await makeOffer({ codes: ["A-1", "A-2"] });
  for (const code of ["A-1", "A-2"]) {
    const answer = await press(shortId);
    expect(answer.headers.get("cache-control")).toBe("no-store");
    expect(await readJson<unknown>(answer)).toEqual({ code });
  }
  await expectProblem(await press(shortId), 410, "offer_over");
  const landing = { template: "offer", headline: "Free coffee", offer: { codes: ["A-2", "A-1", "A-3"] } };
  expect((await tenant.call("PATCH", `/app/api/codes/${id}`, { landing })).status).toBe(200);
  expect(await readJson<unknown>(await press(shortId))).toEqual({ code: "A-3" });
  const { funnel } = await readJson<{ funnel: { offers: number } }>(
    await tenant.call("GET", `/app/api/codes/${id}/analytics`),
  );
  expect(funnel.offers).toBe(3);
});

test("forty presses at once get forty codes, and the forty-first none", async () => {
  const codes = Array.from({ length: 40 }, (_, at) => `B-${at}`);
  const { shortId } = await makeOffer({ codes });
  const answers = await Promise.all(Array.from({ length: 41 }, () => press(shortId)));
  const given = await Promise.all(
    answers.filter(({ status }) => status === 200).map((answer) => readJson<{ code: string }>(answer)),
  );
  expect(given.map(({ code }) => code).sort()).toEqual(codes.toSorted());
  expect(answers.filter(({ status }) => status === 410)).toHaveLength(1);
});

test("the page has a button and not the list; the press shows the code, which a scanner reads", async () => {
  const { shortId } = await makeOffer({ codes: ["C-<1>", "C-2"] });
  const { html } = await visit(scenario, `/p/${shortId}`);
  expect(html).not.toContain("C-2");
  expect(sectionOf(html, "offer")).toContain(`action="../p/${shortId}/offer"`);
  const answer = await sendForm(scenario, `/p/${shortId}/offer`, {}, { "x-forwarded-for": "10.9.0.1" });
  expect(answer.status).toBe(200);
  expect(answer.headers.get("cache-control")).toBe("no-store");
  const shown = await answer.text();
  expect(shown).toContain("C-&lt;1&gt;");
  expect(shown).toContain("<svg");
  expect(shown).not.toContain("C-2");
  await press(shortId);
  const over = await sendForm(scenario, `/p/${shortId}/offer`, {}, { "x-forwarded-for": "10.9.0.2" });
  expect(over.status).toBe(410);
  expect(await over.text()).toContain('id="offer-told"');
});

test("one address takes few codes, and the page says so in its place", async () => {
  const { shortId } = await makeOffer({ codes: Array.from({ length: 20 }, (_, at) => `D-${at}`) });
  for (let n = 0; n < 5; n++) expect((await press(shortId, "10.8.0.1")).status).toBe(200);
  await expectProblem(await press(shortId, "10.8.0.1"), 429, "rate_limited");
  const told = await sendForm(scenario, `/p/${shortId}/offer`, {}, { "x-forwarded-for": "10.8.0.1" });
  expect(told.status).toBe(429);
  expect(told.headers.get("retry-after")).not.toBeNull();
  expect(await told.text()).toContain("Free coffee");
  expect((await press(shortId, "10.8.0.2")).status).toBe(200);
});

test("nobody takes a code of a page without a list, of a locked one, or from another site", async () => {
  await expectProblem(await press((await makeOffer({ code: "SAME" })).shortId), 410, "offer_over");
  await expectProblem(await press((await tenant.makeCode()).shortId), 410, "offer_over");
  await expectProblem(await press("nothing1"), 404, "code_not_found");
  const { id, shortId } = await makeOffer({ codes: ["E-1"] });
  const foreign = { "x-forwarded-for": "10.7.0.1", origin: "https://evil.example" };
  const refused = await sendForm(scenario, `/p/${shortId}/offer`, {}, { ...foreign, accept: "*/*" });
  await expectProblem(refused, 403, "cross_site_form");
  const shown = await sendForm(scenario, `/p/${shortId}/offer`, {}, foreign);
  expect(shown.status).toBe(403);
  expect((await tenant.call("PATCH", `/app/api/codes/${id}`, { active: false })).status).toBe(200);
  await expectProblem(await press(shortId), 410, "code_gone");
  const locked = await makeOffer({ codes: ["F-1"] }, { lock: { password: "open sesame" } });
  await expectProblem(await press(locked.shortId), 403, "code_locked");
  await expectProblem(await press(locked.shortId, "10.7.0.2", { unlock: 7 }), 400, "invalid_request");
  const kept = await sendForm(scenario, `/p/${locked.shortId}/offer`, {}, { "x-forwarded-for": "10.7.0.3" });
  expect([kept.status, (await kept.text()).includes("F-1")]).toEqual([403, false]);
});

test("a page has one code for all, or a list", async () => {
  const { shortId } = await makeOffer({ code: "FLUSS-2026" });
  expect((await visit(scenario, `/p/${shortId}`)).html).toContain("FLUSS-2026");
  for (const [offer, pointer] of [
    [{}, "/landing/offer"],
    [{ code: "A", codes: ["B"] }, "/landing/offer"],
    [{ codes: [] }, "/landing/offer/codes"],
    [{ codes: ["A", "A"] }, "/landing/offer/codes"],
    [{ codes: Array.from({ length: 1001 }, (_, at) => `${at}`) }, "/landing/offer/codes"],
    [{ codes: ["x".repeat(65)] }, "/landing/offer/codes/0"],
  ] as const) {
    const landing = { template: "offer", headline: "x", offer };
    const answer = await tenant.call("POST", "/app/api/codes", {
      target: "https://museum.example/",
      landing,
    });
    const problem = await expectProblem(answer, 400, "invalid_request");
    expect(problem.errors?.map((error) => error.pointer)).toEqual([pointer]);
  }
});
