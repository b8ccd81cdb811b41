import { expect, test } from "bun:test";
import type { Analytics } from "../../../src/features/analytics/model.ts";
import { readJson } from "../../json.ts";
import { expectProblem, startScenario } from "../../scenario.ts";
import { attribute, visit } from "./visit.ts";

const scenario = await startScenario({ QZ_SIGNUP_PLAN: "pro" });
const tenant = await scenario.signUp("Musée du fleuve");

const CAFE = {
  template: "action",
  headline: "Café am Fluss",
  text: "Täglich frisch",
  cta: { label: "Tisch reservieren" },
  links: [
    { label: "Anfahrt", url: "https://museum.example/way" },
    { label: "Galerie", url: "https://museum.example/gallery" },
  ],
  lead: { ask: ["email"], submitLabel: "Absenden", consentText: "Sie dürfen mir schreiben." },
  parts: [
    { type: "text", title: "Unsere Küche", markdown: "Wir kochen **selbst**." },
    { type: "text", id: "garden", markdown: "Im Garten" },
  ],
  language: "de",
  languages: {
    fr: {
      headline: "Café du fleuve",
      text: "Frais chaque jour",
      cta: { label: "Réserver" },
      links: [null, { label: "Galerie photo" }],
      lead: { submitLabel: "Envoyer", consentText: "Vous pouvez m'écrire." },
      parts: { text: { title: "Notre cuisine", markdown: "Tout est fait *maison*." } },
    },
    "pt-BR": { headline: "Café do rio" },
    he: { headline: "קפה על הנהר" },
  },
};

const makeCafe = (more: Record<string, unknown> = {}) => tenant.makeCode({ landing: { ...CAFE, ...more } });

const headlineOf = (html: string) => /<h1[^>]*>([^<]*)</.exec(html)?.[1];

test("a page comes in the reader's language, a missing text in the page's own", async () => {
  const { shortId } = await makeCafe();
  for (const [accept, lang, headline] of [
    ["fr-CH,de;q=0.5", "fr", "Café du fleuve"],
    ["it, fr;q=0.3", "fr", "Café du fleuve"],
    ["pt", "pt-BR", "Café do rio"],
    ["pt-PT", "pt-BR", "Café do rio"],
    ["he-IL", "he", "קפה על הנהר"],
    ["de-AT", "de", "Café am Fluss"],
    ["ja", "de", "Café am Fluss"],
    ["", "de", "Café am Fluss"],
    ["*", "de", "Café am Fluss"],
    ["fr;q=0", "de", "Café am Fluss"],
  ] as const) {
    const { html, response } = await visit(scenario, `/p/${shortId}`, { "accept-language": accept });
    expect([accept, headlineOf(html)]).toEqual([accept, headline]);
    expect(html).toContain(`<html lang="${lang}" dir="${lang === "he" ? "rtl" : "ltr"}">`);
    expect(response.headers.get("content-language")).toBe(lang);
  }
  const { html } = await visit(scenario, `/p/${shortId}`, { "accept-language": "fr" });
  for (const text of [
    "Frais chaque jour",
    "Réserver",
    "Galerie photo",
    "Envoyer",
    "Vous pouvez m",
    "Notre cuisine",
    "Tout est fait <em>maison</em>.",
    // These have no French.
    "Anfahrt",
    "Im Garten",
  ])
    expect(html).toContain(text);
  expect(html).not.toContain("Unsere Küche");
});

test("people change the language by a link, and forms come back in it", async () => {
  const { shortId } = await makeCafe();
  const german = { "accept-language": "de" };
  const { html } = await visit(scenario, `/p/${shortId}`, german);
  const links = [
    ...html.matchAll(/<a href="([^"]*)" hreflang="([^"]*)" lang="[^"]*"( aria-current="true")?>([^<]*)</g),
  ];
  expect(links.map(([, href, tag, current, name]) => [href, tag, current !== undefined, name])).toEqual([
    [`../p/${shortId}?lang=de`, "de", true, "Deutsch"],
    [`../p/${shortId}?lang=fr`, "fr", false, "Français"],
    [`../p/${shortId}?lang=pt-BR`, "pt-BR", false, "Português (Brasil)"],
    [`../p/${shortId}?lang=he`, "he", false, "עברית"],
  ]);
  const french = await visit(scenario, `/p/${shortId}?lang=fr`, german);
  expect(headlineOf(french.html)).toBe("Café du fleuve");
  expect(attribute(french.html, 'form method="post"', "action")).toContain("lang=fr");
  const form = { "content-type": "application/x-www-form-urlencoded", accept: "text/html" };
  const sent = await scenario.post(
    `/api/leads/${shortId}?lang=fr`,
    "consent=on&email=anna%40example.org",
    form,
  );
  expect([sent.status, sent.headers.get("location")]).toEqual([303, `../../p/${shortId}?lead=sent&lang=fr`]);
  const again = await scenario.post(`/api/leads/${shortId}?lang=fr`, "email=x", form);
  expect(again.status).toBe(400);
  expect(headlineOf(await again.text())).toBe("Café du fleuve");
  const chosen = await scenario.post(`/p/${shortId}/consent?lang=fr`, "accept=false", form);
  expect(chosen.headers.get("location")).toBe(`../${shortId}?choice=declined&lang=fr`);
  for (const hostile of ["%22%3E%3Cscript%3E", "fr%0d%0aX-A:%20b", "x".repeat(200), "", "..%2f", "xx"]) {
    const shown = await visit(scenario, `/p/${shortId}?lang=${hostile}`, german);
    expect(headlineOf(shown.html)).toBe("Café am Fluss");
    expect(shown.html).not.toContain("<script>&");
    const declined = await scenario.post(`/p/${shortId}/consent?lang=${hostile}`, "accept=false", form);
    expect(declined.headers.get("location")).toBe(
      `../${shortId}?choice=declined${hostile === "xx" ? "&lang=xx" : ""}`,
    );
  }
});

test("a page in one language says which, beside our texts in the reader's", async () => {
  const { shortId } = await makeCafe({ languages: {}, lead: undefined });
  const { html } = await visit(scenario, `/p/${shortId}`, { "accept-language": "en" });
  expect(html).toContain('<html lang="en" dir="ltr">');
  expect(html).toContain('<article lang="de">');
  expect(html).not.toContain('class="languages"');
  const asked = await visit(scenario, `/p/${shortId}?lang=de`, { "accept-language": "en" });
  expect(asked.html).toContain('<html lang="de"');
});

test("an edit of a translation shows at once", async () => {
  const { id, shortId } = await makeCafe();
  const french = { "accept-language": "fr" };
  expect(headlineOf((await visit(scenario, `/p/${shortId}`, french)).html)).toBe("Café du fleuve");
  const landing = { ...CAFE, languages: { fr: { headline: "Le café" } } };
  expect((await tenant.call("PATCH", `/app/api/codes/${id}`, { landing })).status).toBe(200);
  expect(headlineOf((await visit(scenario, `/p/${shortId}`, french)).html)).toBe("Le café");
});

test("views are counted by the language of the page, and made-up ones are not", async () => {
  const { id, shortId } = await makeCafe();
  const view = (language?: unknown) =>
    scenario.post(`/api/events/${shortId}`, { type: "page_view", language });
  for (const language of ["fr", "fr", "de", "pt-BR", "ja", "xx", "<b>", "fr-CH", ""]) {
    expect((await view(language)).status).toBe(200);
  }
  await scenario.post(`/api/events/${shortId}`, { type: "cta_click", language: "fr" });
  await expectProblem(await view("x".repeat(36)), 400, "invalid_request");
  const answer = await readJson<Analytics>(await tenant.call("GET", `/app/api/codes/${id}/analytics`));
  expect(answer.funnel.pageViews).toBe(9);
  expect(answer.pageLanguages).toEqual([
    { language: "fr", views: 2 },
    { language: "de", views: 1 },
    { language: "ja", views: 1 },
    { language: "pt-BR", views: 1 },
  ]);
  const csv = await (await tenant.call("GET", `/app/api/codes/${id}/analytics?format=csv`)).text();
  expect(csv).toMatch(/pageLanguages,fr,,,,,,2,/);
});

test("translations of what is not there are refused, each at its place", async () => {
  const flawsOf = async (more: Record<string, unknown>) => {
    const body = { target: "https://museum.example/", landing: { ...CAFE, ...more } };
    const problem = await expectProblem(
      await tenant.call("POST", "/app/api/codes", body),
      400,
      "invalid_request",
    );
    return problem.errors?.map(({ pointer, reason }) => [pointer, reason]);
  };
  expect(await flawsOf({ language: undefined })).toEqual([["/landing/language", "language_missing"]]);
  expect(await flawsOf({ languages: { fr: { parts: { menu: { title: "x" } } } } })).toEqual([
    ["/landing/languages/fr/parts/menu", "part_unknown"],
  ]);
  expect(await flawsOf({ languages: { fr: { parts: { garden: { currency: "EUR" } } } } })).toEqual([
    ["/landing/languages/fr/parts/garden/currency", "unknown_field"],
  ]);
  expect(await flawsOf({ languages: { fr: { parts: { garden: { address: "x" } } } } })).toEqual([
    ["/landing/languages/fr/parts/garden/address", "unknown_field"],
  ]);
  expect(await flawsOf({ languages: { fr: { template: "links" } } })).toEqual([
    ["/landing/languages/fr/template", "unknown_field"],
  ]);
  expect(await flawsOf({ languages: { DE: {} } })).toEqual([["/landing/languages/DE", "language_repeated"]]);
  expect(await flawsOf({ languages: { zzz: {} } })).toEqual([["/landing/languages/zzz", "language_unknown"]]);
  expect(
    await flawsOf({ languages: { fr: { parts: { text: { markdown: `${"> ".repeat(9)}x` } } } } }),
  ).toEqual([["/landing/languages/fr/parts", "too_deep"]]);
  const tags = Array.from({ length: 41 }, (_, at) => `a${String.fromCharCode(97 + (at % 26))}-x${at}xx`);
  expect(await flawsOf({ languages: Object.fromEntries(tags.map((tag) => [tag, {}])) })).toEqual([
    ["/landing/languages", "too_many_fields"],
  ]);
});

test("a preview is in the language of the editor", async () => {
  const body = { target: "https://museum.example/", landing: CAFE };
  const answer = await tenant.call("POST", "/app/api/pages/preview", body, { "accept-language": "fr" });
  expect(headlineOf(await answer.text())).toBe("Café du fleuve");
});
