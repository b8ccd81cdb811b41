import { describe, expect, test } from "bun:test";
import Ajv2020 from "ajv/dist/2020";
import addFormats from "ajv-formats";
import { readJson } from "../../json.ts";
import { startScenario } from "../../scenario.ts";
import { URL_CODE } from "./samples.ts";

interface Catalog {
  readonly types: readonly {
    readonly type: string;
    readonly name: string;
    readonly description: string;
    readonly fields: Readonly<Record<string, unknown>>;
    readonly example: Readonly<Record<string, unknown>>;
  }[];
  readonly templates: readonly { readonly id: string; readonly kind: string; readonly style?: object }[];
  readonly style: Readonly<Record<string, unknown>>;
}

const scenario = await startScenario();
const answer = await scenario.request("/app/api/types");
const catalog = await readJson<Catalog>(answer);
const styleTemplates = catalog.templates.filter(({ kind }) => kind === "style");

/** Strict, so that a keyword that the standard does not have is an error. */
const ajv = new Ajv2020({ strict: true, allErrors: true });
addFormats(ajv);
const isStyle = ajv.compile(catalog.style);

const TYPES =
  "url text email phone sms whatsapp wifi vcard mecard geo event epc upi pix crypto app gs1".split(" ");

test("all types are listed, for a person and for a form", () => {
  expect(catalog.types.map(({ type }) => type)).toEqual(TYPES);
  for (const { type, name, description } of catalog.types) {
    expect(name, type).not.toBe("");
    expect(description, type).toMatch(/\.$/);
  }
});

describe.each(catalog.types.map((type) => [type.type, type] as const))("the schema of %s", (type, entry) => {
  const check = ajv.compile(entry.fields);

  test("accepts its example", () => {
    expect(check(entry.example), ajv.errorsText(check.errors)).toBe(true);
  });

  test("refuses empty and unknown fields, as the service does", async () => {
    const strange = { ...entry.example, strange: "thing" };
    expect(check(strange)).toBe(false);
    for (const fields of [{}, strange]) {
      expect((await scenario.post("/app/api/generate", { type, fields })).status).toBe(400);
    }
  });
});

test("there are a dozen style templates and more, each of which the style schema accepts", () => {
  expect(styleTemplates.length).toBeGreaterThanOrEqual(12);
  for (const { id, style } of styleTemplates)
    expect(isStyle(style), `${id}: ${ajv.errorsText(isStyle.errors)}`).toBe(true);
});

const STYLES: readonly [unknown, boolean][] = [
  [{}, true],
  [{ template: "ocean", size: 64, margin: 0 }, true],
  [{ foreground: "#abc", background: "transparent" }, true],
  [
    {
      foreground: {
        gradient: "radial",
        stops: [
          { offset: 0, color: "#000" },
          { offset: 1, color: "#222" },
        ],
      },
    },
    true,
  ],
  [{ size: 63 }, false],
  [{ size: 100.5 }, false],
  [{ margin: 21 }, false],
  [{ foreground: "red" }, false],
  [{ foreground: { gradient: "conic", stops: [] } }, false],
  [{ foreground: { gradient: "linear", stops: [{ offset: 0, color: "#000" }] } }, false],
  [{ modules: { shape: "star" } }, false],
  [{ modules: { scale: 0.29 } }, false],
  [{ logo: { size: 0.51 } }, false],
  [{ frame: { text: "x".repeat(41) } }, false],
  [{ colour: "#000000" }, false],
  [{ eyeBall: { colour: "#000000" } }, false],
];

test("the style schema and the service agree on what a style is", async () => {
  for (const [style, valid] of STYLES) {
    const what = JSON.stringify(style);
    expect(isStyle(style), what).toBe(valid);
    const response = await scenario.post("/app/api/generate", { ...URL_CODE, style });
    const { code } = await readJson<{ code?: string }>(response);
    // A style that the schema accepts may be refused because it would not scan, but never as malformed.
    expect(code === "invalid_request", what).toBe(!valid);
  }
});

test("browsers cache the catalog and revalidate it by its ETag", async () => {
  expect(answer.headers.get("content-type")).toBe("application/json");
  expect(answer.headers.get("cache-control")).toBe("public, max-age=300");
  const tag = answer.headers.get("etag") ?? "";
  expect(tag).toMatch(/^"[^"]+"$/);
  const ask = (seen: string) => scenario.request("/app/api/types", { headers: { "if-none-match": seen } });
  const again = await ask(tag);
  expect([again.status, again.headers.get("etag"), await again.text()]).toEqual([304, tag, ""]);
  expect((await ask(`"other", W/${tag}`)).status).toBe(304);
  expect((await ask('"other"')).status).toBe(200);
});

test("HEAD answers the same headers without the catalog", async () => {
  const head = await scenario.request("/app/api/types", { method: "HEAD" });
  expect([head.status, head.headers.get("etag")]).toEqual([200, answer.headers.get("etag")]);
  expect(await head.text()).toBe("");
});
