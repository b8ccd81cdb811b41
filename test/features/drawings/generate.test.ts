import { describe, expect, test } from "bun:test";
import { EXAMPLE_ANSWER, EXAMPLE_INPUT } from "../../../src/features/drawings/example.ts";
import { CODE_TYPES } from "../../../src/qr/payload/index.ts";
import { STYLE_TEMPLATES } from "../../../src/qr/templates.ts";
import { readJson } from "../../json.ts";
import { base64, png } from "../../qr/logo/png-maker.ts";
import { rasterSvg } from "../../qr/render.ts";
import { startScenario } from "../../scenario.ts";
import { expectReads, type GeneratedJson, MUSEUM, PNG_LOGO, SVG_LOGO, URL_CODE } from "./samples.ts";

const scenario = await startScenario();

async function generate(input: unknown): Promise<GeneratedJson> {
  const response = await scenario.post("/app/api/generate", input);
  expect(response.status, await response.clone().text()).toBe(200);
  return readJson<GeneratedJson>(response);
}

const reads = async ({ svg, payload }: GeneratedJson) => expectReads(await rasterSvg(svg, 600), payload);

describe.each(CODE_TYPES.map(({ type, example }) => [type, example] as const))("%s", (type, fields) => {
  test("is drawn from its example, and two decoders read the payload of the answer", async () => {
    const drawing = await generate({ type, fields });
    expect(drawing.payload).not.toBe("");
    await reads(drawing);
  });
});

test("the answer that the contract shows is what its example gets", async () => {
  const { svg, ...answer } = await generate(EXAMPLE_INPUT);
  expect(answer).toEqual(EXAMPLE_ANSWER);
});

test.each(STYLE_TEMPLATES.map(({ id }) => id))("the template %s is drawn and read", async (template) => {
  await reads(await generate({ ...URL_CODE, style: { template } }));
});

test("an address is encoded as it is, and the answer says how well it scans", async () => {
  const { payload, scannability } = await generate(URL_CODE);
  expect(payload).toBe(MUSEUM);
  // Black on white is 21 to 1 (WCAG 2). 29 bytes need version 3 at M: 44 data codewords and 26 of correction, which mend 13
  // (ISO/IEC 18004, tables 7 and 9).
  expect(scannability).toMatchObject({
    ecc: "M",
    version: 3,
    contrast: 21,
    coveredCodewords: 0,
    correctableCodewords: 13,
  });
  expect(scannability.minimumPrintMm).toBeWithin(5, 30);
});

test("a text beyond ASCII says that it is UTF-8, and a style that asks for none is told of it", async () => {
  const cafe = { type: "wifi", fields: { ssid: "Café", password: "12345678" } };
  const auto = await generate(cafe);
  await reads(auto);
  expect(auto.scannability).toMatchObject({ grade: "A" });
  const plain = await generate({ ...cafe, style: { encoding: "plain" } });
  await reads(plain);
  expect(plain.svg).not.toBe(auto.svg);
  const part = plain.scannability.parts.find(({ grade }) => grade === plain.scannability.grade);
  expect(part).toMatchObject({ part: "encoding", grade: "D", reason: "grade_encoding" });
  const mended = await generate({ ...cafe, style: { encoding: "plain", ...part?.mend } });
  expect(mended).toEqual(auto);
  expect(await generate({ ...cafe, style: { encoding: "eci" } })).toEqual(auto);
  const wrong = await scenario.post("/app/api/generate", { ...cafe, style: { encoding: "utf-8" } });
  expect(await readJson(wrong)).toMatchObject({ errors: [{ pointer: "/style/encoding" }] });
});

const PRODUCT = { type: "gs1", fields: { elements: "9521234543213" } };

test("a GTIN that was filled with zeros is told, with the line that people read", async () => {
  const { payload, notes, scannability } = await generate(PRODUCT);
  expect(payload).toBe("HTTPS://ID.GS1.ORG/01/09521234543213");
  expect(notes).toMatchObject([{ pointer: "/fields/elements", reason: "gtin_padded" }]);
  expect(scannability).toMatchObject({ hri: "(01) 09521234543213", version: 2 });
  const whole = await generate({ ...PRODUCT, fields: { elements: "09521234543213" } });
  expect(whole.notes).toBeUndefined();
  expect((await generate(URL_CODE)).scannability.hri).toBeUndefined();
});

test("a profile adds a verdict and refuses nothing, on a thread as well", async () => {
  expect((await generate(PRODUCT)).scannability.profile).toBeUndefined();
  const pos = { profile: "pos", widthMm: 20 };
  expect((await generate({ ...PRODUCT, ...pos })).scannability.profile).toEqual({
    name: "pos",
    passes: true,
    problems: [],
    moduleMm: 0.606,
    widthMm: { least: 13.1, most: 32.6 },
  });
  // A large logo is drawn on a thread.
  const logo = {
    png: base64(png({ width: 900, height: 900, depth: 8, colorType: 0, raw: new Uint8Array(901 * 900) })),
  };
  for (const style of [{ logo: { svg: SVG_LOGO } }, { logo }]) {
    const { profile } = (await generate({ ...PRODUCT, style, ...pos })).scannability;
    expect(profile).toMatchObject({
      passes: false,
      problems: [{ pointer: "/style/logo", reason: "till_logo" }],
    });
  }
  const address = await generate({ ...URL_CODE, profile: "pos" });
  expect(address.scannability.profile).toMatchObject({ passes: false, moduleMm: null });
  const wrong = await scenario.post("/app/api/generate", { ...PRODUCT, profile: "till" });
  expect(await readJson(wrong)).toMatchObject({ errors: [{ pointer: "/profile" }] });
});

test("a text that people read below it is drawn where the style asks for it", async () => {
  const plain = await generate(PRODUCT);
  const drawing = await generate({ ...PRODUCT, style: { hri: true } });
  await reads(drawing);
  expect(drawing.svg.length).toBeGreaterThan(plain.svg.length + 1_000);
  expect(await generate({ ...URL_CODE, style: { hri: true } })).toEqual(await generate(URL_CODE));
});

test("a style left out, empty or null is the default style", async () => {
  const plain = await generate(URL_CODE);
  for (const style of [{}, null, { logo: null, frame: { text: null } }])
    expect(await generate({ ...URL_CODE, style })).toEqual(plain);
});

test("a field that is null counts as absent", async () => {
  const wifi = { ssid: "Museum", password: "guest-2026", security: "WPA", hidden: null };
  const { hidden, ...filled } = wifi;
  expect(await generate({ type: "wifi", fields: wifi })).toEqual(
    await generate({ type: "wifi", fields: filled }),
  );
});

test("unknown properties at the top are ignored", async () => {
  expect(await generate({ ...URL_CODE, colour: "red", target: 7 })).toEqual(await generate(URL_CODE));
});

test("the same input gives the same bytes, also from another service", async () => {
  const input = { ...URL_CODE, style: { template: "orchid", logo: { svg: SVG_LOGO } } };
  const first = await generate(input);
  await scenario.restart();
  expect(await generate(input)).toEqual(first);
});

test("the drawing has the pixels that the style asks for", async () => {
  expect((await generate(URL_CODE)).svg).toMatch(/^<svg [^>]*width="512" height="512"/);
  const { svg } = await generate({ ...URL_CODE, style: { size: 1000 } });
  expect(svg).toMatch(/^<svg [^>]*width="1000" height="1000"/);
});

test("a drawing is plain paths, without scripts and external references", async () => {
  const { svg } = await generate({
    ...URL_CODE,
    style: { template: "bubble", logo: { svg: SVG_LOGO }, frame: { text: "Zur Führung" } },
  });
  const elements = new Set(svg.match(/<[a-zA-Z]+/g));
  expect([...elements].filter((name) => !PLAIN.has(name))).toEqual([]);
  expect(svg).not.toMatch(/href|style=|class=|&|<!/);
});

const PLAIN = new Set([
  "<svg",
  "<title",
  "<desc",
  "<g",
  "<path",
  "<defs",
  "<linearGradient",
  "<radialGradient",
  "<stop",
  "<clipPath",
]);

test.each([
  ["an inline SVG", { svg: SVG_LOGO }],
  ["a PNG in base64", { png: PNG_LOGO }],
  ["a PNG as a data address", { png: `data:image/png;base64,${PNG_LOGO}` }],
])("a logo given as %s is drawn, counted and read through", async (_, logo) => {
  const drawing = await generate({ ...URL_CODE, style: { logo } });
  expect(drawing.svg).not.toBe((await generate(URL_CODE)).svg);
  const { coveredCodewords, correctableCodewords } = drawing.scannability;
  expect(coveredCodewords).toBeGreaterThan(0);
  expect(coveredCodewords).toBeLessThan(correctableCodewords);
  await reads(drawing);
});

test("auto raises the level for a large logo and says so", async () => {
  const drawing = await generate({ ...URL_CODE, style: { logo: { svg: SVG_LOGO, size: 0.3 } } });
  expect(["Q", "H"]).toContain(drawing.scannability.ecc);
  await reads(drawing);
});

test("an error correction level in the style is used", async () => {
  for (const ecc of ["L", "M", "Q", "H"])
    expect((await generate({ ...URL_CODE, style: { ecc } })).scannability.ecc).toBe(ecc);
});
