import { expect, test } from "bun:test";
import { IN_FULL, IS_QUICK } from "../../extent.ts";
import { PAGES, TEMPLATES, type Template } from "../../browser/landings.ts";
import { readJson } from "../../json.ts";
import { startScenario, type CodeJson, type TenantClient } from "../../scenario.ts";
import { SEED } from "../../seed.ts";
import { KEEPS_FILES } from "../../storage.ts";
import { HOSTILE } from "./hostile.ts";
import { FORBIDDEN_ADDRESSES } from "./hostile-addresses.ts";
import { harmless, oneLine, printable, severalLines, type Skeleton, skeletonOf } from "./skeleton.ts";

/** Hostile texts in every place a tenant or a visitor can put one: as read by an independent parser they stay text. */

const scenario = await startScenario({ QZ_SIGNUP_PLAN: "unlimited" });
const tenant = await scenario.signUp();
const HTML = { accept: "text/html" };

async function pageOf(path: string, init: RequestInit = {}): Promise<{ html: string; status: number }> {
  const response = await scenario.request(path, { ...init, headers: { ...HTML, ...init.headers } });
  return { html: await response.text(), status: response.status };
}

/** A code with this text wherever it fits: `line` in places of one line. `null` where the service refuses it, with 400. */
async function codeWith(
  owner: TenantClient,
  template: Template,
  { text, line }: { text: string; line: string },
): Promise<CodeJson | null> {
  const cut = (most: number) => line.slice(0, most);
  const fields: Partial<Record<Template, object>> = {
    profile: { fields: cardOf(cut(50), text) },
    event: { fields: { summary: cut(200), dtstart: "2026-09-01", location: cut(300), description: text } },
    offer: { fields: { text: cut(64) } },
  };
  const landing = {
    template,
    headline: cut(200),
    text,
    cta: { label: cut(80) },
    links: [{ label: cut(120), url: "https://museum.example/" }],
    lead: { ask: ["email", "message"], submitLabel: cut(80), consentText: text },
    ...(template === "menu" && { parts: partsOf(cut, text.slice(0, 500)) }),
  };
  const target = "https://museum.example/";
  const body = { target, ...PAGES[template], ...fields[template], title: cut(200), landing };
  const response = await owner.call("POST", "/app/api/codes", body);
  if (response.status === 200) return readJson<CodeJson>(response);
  expect(response.status).toBe(400);
  return null;
}

/**
 * A menu and hours with a text in all of their places. Texts in Markdown have other elements than harmless
 * ones.
 */
function partsOf(cut: (most: number) => string, text: string): object[] {
  const dish = { name: cut(120), text, prices: [{ amount: 1, label: cut(40) }], soldOut: true };
  return [
    { type: "menu", title: cut(120), currency: "EUR", sections: [{ title: cut(120), text, dishes: [dish] }] },
    {
      type: "hours",
      title: cut(120),
      zone: "Europe/Berlin",
      weekly: {},
      exceptions: [{ from: "2030-01-01", hours: [], note: cut(120) }],
      note: text,
    },
  ];
}

function cardOf(line: string, note: string): Record<string, string> {
  return {
    fn: line,
    org: line,
    organizationUnit: line,
    title: line,
    streetAddress: line,
    locality: line,
    note,
  };
}

/** A text that is refused for its control characters is tried without them. */
async function pageWith(owner: TenantClient, template: Template, text: string) {
  const plain = { text: severalLines(text), line: oneLine(text) };
  const code =
    (await codeWith(owner, template, { text, line: text })) ??
    (await codeWith(owner, template, plain)) ??
    (await codeWith(owner, "action", plain));
  return code && (await pageOf(`/p/${code.shortId}`));
}

/**
 * A harmless text with blanks and line ends where a hostile one has them. Words of a letter make many of them
 * the same; a text that some place cuts stays as long.
 */
const plainest = (text: string) => (text.length > 50 ? harmless(text) : harmless(text).replace(/a+/g, "a"));

/** Skeletons of harmless pages, by template and text. */
const twins = new Map<string, Promise<(Skeleton & { readonly status: number }) | null>>();

function twinOf(template: Template, hostile: string) {
  const text = plainest(hostile);
  const key = `${template} ${text}`;
  const twin =
    twins.get(key) ??
    pageWith(tenant, template, text).then(
      (page) => page && { ...skeletonOf(page.html), status: page.status },
    );
  twins.set(key, twin);
  return twin;
}

test("there are two hundred hostile texts and more, each another", () => {
  expect(new Set(HOSTILE).size).toBe(HOSTILE.length);
  expect(HOSTILE.length).toBeGreaterThanOrEqual(200);
});

/**
 * All texts are in every place: once, in the soak. Otherwise, and on the second engine, each is in a third of
 * the places, and in the quick tier each third one is in one place: in the same places in each run, in others
 * with QZ_SEED.
 */
const SHARE = IN_FULL && KEEPS_FILES ? 1 : IS_QUICK ? 18 : 3;

const textsOf = (place: number) => HOSTILE.filter((_, at) => (at + SEED) % SHARE === place % SHARE);

/** The texts of a template. */
const TEXTS = TEMPLATES.map((template, nth) => ({
  template,
  texts: textsOf(nth),
}));

test.each(TEXTS)(
  `in every field of a $template page hostile texts stay text, QZ_SEED=${SEED}`,
  async ({ template, texts }) => {
    const refused: string[] = [];
    for (const text of texts) {
      const hostile = await pageWith(tenant, template, text);
      const benign = await twinOf(template, text);
      if (!hostile || !benign) {
        refused.push(text);
        continue;
      }
      expect([hostile.status, benign.status]).toEqual([200, 200]);
      const one = skeletonOf(hostile.html);
      expect({ text, errors: one.errors }).toEqual({ text, errors: [] });
      expect({ text, shape: one.shape }).toEqual({ text, shape: benign.shape });
      expect({ text, addresses: one.addresses.map(withoutIds) }).toEqual({
        text,
        addresses: benign.addresses.map(withoutIds),
      });
      // Nor is it lost or garbled: a person reads what the tenant wrote.
      const shown = printable(text.slice(0, 80)).trim();
      if (shown !== "")
        expect({ text, shown: one.texts.some((each) => printable(each).includes(shown)) }).toEqual({
          text,
          shown: true,
        });
    }
    // Nothing is left of them without their control characters.
    expect(refused).toEqual(texts.filter((text) => oneLine(text) === ""));
  },
  300_000,
);

test("in a text in Markdown hostile texts make nothing but the elements of Markdown, and links of four schemes", async () => {
  const texts = HOSTILE.map(severalLines).filter((text) => text.trim() !== "");
  const allowed = /^(?:a href rel data-count|(?:p|h[234]|li) dir|ol start|(?:ul|blockquote|hr|strong|em) )$/;
  for (let from = 0; from < texts.length; from += 25) {
    const parts = texts
      .slice(from, from + 25)
      .map((markdown, n) => ({ type: "text", id: `t${n}`, markdown: markdown.slice(0, 600) }));
    const landing = { template: "action", headline: "Hall", parts };
    const { shortId } = await tenant.makeCode({ landing });
    const { html } = await pageOf(`/p/${shortId}`);
    const prose = [...html.matchAll(/<div class="prose">([\s\S]*?)<\/div><\/section>/g)].map(
      ([, text = ""]) => text,
    );
    expect(prose).toHaveLength(parts.length);
    for (const text of prose) {
      const { shape, addresses, errors } = skeletonOf(`<!doctype html><title>x</title><body>${text}`);
      expect({ text, errors }).toEqual({ text, errors: [] });
      const inside = shape
        .map((line) => line.replace(/^\d+ /, ""))
        .filter((line) => !/^(?:html|head|title|body) /.test(line));
      expect({ text, strange: inside.filter((line) => !allowed.test(line)) }).toEqual({ text, strange: [] });
      for (const address of addresses) expect(address).toMatch(/^a href (?:https?:\/\/|mailto:|tel:)/);
    }
  }
}, 300_000);

/** Addresses differ between codes by their short ids. */
function withoutIds(address: string): string {
  return address
    .replace(/(p|api\/leads|api\/events)\/[\w-]+/g, "$1/…")
    .replace(/(\/report\?code=)[\w.:/-]+/, "$1…");
}

/** The page of a tenant with this name; `null` where the service refuses it. */
async function pageOfTenant(name: string): Promise<Skeleton | null> {
  const response = await scenario.post("/app/api/signup", {
    name: name.slice(0, 120),
    email: "a@b.example",
  });
  if (response.status !== 200) return null;
  const { apiKey } = await readJson<{ apiKey: string }>(response);
  const made = await scenario.post(
    "/app/api/codes",
    { target: "https://museum.example/", landing: PAGES.lead.landing },
    { authorization: `Bearer ${apiKey}` },
  );
  const { shortId } = await readJson<CodeJson>(made);
  return skeletonOf((await pageOf(`/p/${shortId}`)).html);
}

test(`a tenant with a hostile name has harmless pages, QZ_SEED=${SEED}`, async () => {
  const named = new Map<string, Skeleton | null>();
  for (const text of textsOf(0)) {
    const name = plainest(text);
    const [hostile, benign] = [
      await pageOfTenant(text),
      named.has(name) ? named.get(name) : await pageOfTenant(name),
    ];
    named.set(name, benign ?? null);
    if (!hostile || !benign) continue;
    expect({ text, errors: hostile.errors }).toEqual({ text, errors: [] });
    expect({ text, shape: hostile.shape }).toEqual({ text, shape: benign.shape });
  }
}, 300_000);

test(`colours, templates and logos take no hostile text, QZ_SEED=${SEED}`, async () => {
  for (const text of [...textsOf(1), ...FORBIDDEN_ADDRESSES])
    for (const change of [{ theme: { accent: text } }, { theme: { background: text } }, { template: text }]) {
      const landing = { ...PAGES.action.landing, ...change };
      const response = await tenant.call("POST", "/app/api/codes", {
        target: "https://museum.example/",
        landing,
      });
      expect({ change, status: response.status }).toEqual({ change, status: 400 });
    }
}, 300_000);

test(`a logo's id is looked up and never shown, QZ_SEED=${SEED}`, async () => {
  const plain = await tenant.makeCode(PAGES.action);
  const shape = skeletonOf((await pageOf(`/p/${plain.shortId}`)).html).shape;
  for (const text of textsOf(2)) {
    const landing = { ...PAGES.action.landing, logo: { id: text.slice(0, 128) } };
    const response = await tenant.call("PATCH", `/app/api/codes/${plain.id}`, { landing });
    expect([200, 400]).toContain(response.status);
    if (response.status === 200)
      expect({ text, shape: skeletonOf((await pageOf(`/p/${plain.shortId}`)).html).shape }).toEqual({
        text,
        shape,
      });
  }
}, 300_000);
