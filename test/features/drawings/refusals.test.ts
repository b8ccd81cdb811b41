import { describe, expect, test } from "bun:test";
import { readJson } from "../../json.ts";
import { rasterSvg } from "../../qr/render.ts";
import { expectProblem, type ProblemJson, startScenario } from "../../scenario.ts";
import { expectReads, type GeneratedJson, mergePatch, PNG_LOGO, SVG_LOGO, URL_CODE } from "./samples.ts";

/** Refused drawings: the reasons, and the mend. */

const scenario = await startScenario();

const BOTH = ["/app/api/generate", "/app/api/export"] as const;

/** Sends an input to both endpoints, which must give the same refusal, and returns the problem. */
async function refused(input: unknown, code: string): Promise<ProblemJson> {
  const [first, second] = [await scenario.post(BOTH[0], input), await scenario.post(BOTH[1], input)];
  const problem = await expectProblem(first, 400, code);
  expect(await expectProblem(second, 400, code)).toEqual(problem);
  return problem;
}

const pointersOf = ({ errors = [] }: ProblemJson) => errors.map(({ pointer }) => pointer);

const UNSCANNABLE: readonly [string, Record<string, unknown>, RegExp][] = [
  ["grey on white", { foreground: "#bbbbbb" }, /^\/style\/foreground/],
  ["white on black", { foreground: "#ffffff", background: "#000000" }, /^\/style\/(foreground|background)/],
  [
    "a gradient with one pale stop",
    {
      foreground: {
        gradient: "linear",
        stops: [
          { offset: 0, color: "#000" },
          { offset: 1, color: "#ffe" },
        ],
      },
    },
    /^\/style\/foreground/,
  ],
  ["no quiet zone", { margin: 0 }, /^\/style\/margin/],
  ["crumbs of modules", { modules: { shape: "dot", scale: 0.3 } }, /^\/style\/modules/],
  ["a pale eye", { eyeFrame: { color: "#eeeeee" } }, /^\/style\/eyeFrame/],
  ["a logo over half of it", { logo: { svg: SVG_LOGO, size: 0.5, padding: 4 } }, /^\/style\/logo/],
  ["a logo too large for level L", { ecc: "L", logo: { png: PNG_LOGO, size: 0.45 } }, /^\/style\/(logo|ecc)/],
];

describe.each(UNSCANNABLE)("%s", (_, style, pointer) => {
  test("is refused with the reasons and a mend, and the mended style is drawn and read", async () => {
    const response = await scenario.post("/app/api/generate", { ...URL_CODE, style });
    const { errors = [], mend } = await expectProblem(response, 400, "style_not_scannable");
    expect(errors.map((error) => error.pointer).filter((at) => pointer.test(at))).not.toEqual([]);
    for (const { detail } of errors) expect(detail).not.toBe("");
    expect(mend).toBeObject();
    const mended = mergePatch(style, mend);
    expect(mended).not.toEqual(style);
    const answer = await scenario.post("/app/api/generate", { ...URL_CODE, style: mended });
    expect(answer.status, JSON.stringify(mended)).toBe(200);
    const { svg, payload } = await readJson<GeneratedJson>(answer);
    await expectReads(await rasterSvg(svg, 600), payload);
  });
});

test("export refuses a style that would not scan, with the same reasons and mend", async () => {
  const problem = await refused({ ...URL_CODE, style: { foreground: "#ccc" } }, "style_not_scannable");
  expect(problem).toHaveProperty("mend");
});

test("unknown properties of a style are refused, each with its pointer", async () => {
  const style = { colour: "#000000", frame: { shape: "box", caption: "Hello" } };
  expect(pointersOf(await refused({ ...URL_CODE, style }, "invalid_request")).sort()).toEqual([
    "/style/colour",
    "/style/frame/caption",
  ]);
});

test("values out of range are named", async () => {
  const style = { size: 10, modules: { scale: 2 }, foreground: "red" };
  expect(pointersOf(await refused({ ...URL_CODE, style }, "invalid_request")).sort()).toEqual([
    "/style/foreground",
    "/style/modules/scale",
    "/style/size",
  ]);
});

test("a template that does not exist is named", async () => {
  const problem = await refused({ ...URL_CODE, style: { template: "neon" } }, "template_unknown");
  expect(pointersOf(problem)).toEqual(["/style/template"]);
});

test("a caption that the font cannot spell is named", async () => {
  const frame = { shape: "box", text: "扫一扫" };
  const problem = await refused({ ...URL_CODE, style: { frame } }, "frame_text_unsupported");
  expect(pointersOf(problem)).toEqual(["/style/frame/text"]);
});

test("fields that their standard forbids are named, every one of them", async () => {
  const wifi = { ssid: "", password: "short", security: "WPA", hidden: "perhaps", colour: "red" };
  const problem = await refused({ type: "wifi", fields: wifi }, "fields_invalid");
  expect(pointersOf(problem)).toContain("/fields/hidden");
  expect(pointersOf(problem)).toContain("/fields/colour");
  for (const at of pointersOf(problem)) expect(at).toStartWith("/fields/");
});

test("content that no symbol holds at the level asked for is refused", async () => {
  // Version 40 holds 1,273 bytes at H and 2,331 at M (ISO/IEC 18004, table 7).
  const input = { type: "text", fields: { text: "ü".repeat(700) } };
  await refused({ ...input, style: { ecc: "H" } }, "payload_too_long");
  expect((await scenario.post("/app/api/generate", input)).status).toBe(200);
});

test("an unknown type and missing fields are refused", async () => {
  expect(pointersOf(await refused({ ...URL_CODE, type: "barcode" }, "invalid_request"))).toEqual(["/type"]);
  expect(pointersOf(await refused({ type: "url" }, "invalid_request"))).toEqual(["/fields"]);
  expect(pointersOf(await refused({ type: "url", fields: [] }, "invalid_request"))).toEqual(["/fields"]);
});

const LOGOS: readonly [string, object, string][] = [
  ["an id that is not in the catalog", { id: "nobody/nothing" }, "/style/logo/id"],
  ["SVG that is none", { svg: "hello" }, "/style/logo/svg"],
  ["base64 that is no PNG", { png: "aGVsbG8=" }, "/style/logo/png"],
  ["a PNG cut short", { png: PNG_LOGO.slice(0, 60) }, "/style/logo/png"],
];
test.each(LOGOS)("a logo of %s is refused", async (_, logo, pointer) => {
  const problem = await refused({ ...URL_CODE, style: { logo } }, "logo_invalid");
  expect(pointersOf(problem)[0]).toStartWith(pointer);
});

test("a logo has one source, also when each was drawn before", async () => {
  const draws = (logo: object) => scenario.post("/app/api/generate", { ...URL_CODE, style: { logo } });
  expect((await draws({ svg: SVG_LOGO })).status).toBe(200);
  for (const logo of [
    { svg: SVG_LOGO, id: "" },
    { svg: SVG_LOGO, png: "" },
    { svg: SVG_LOGO, png: PNG_LOGO },
    {},
  ])
    expect(pointersOf(await refused({ ...URL_CODE, style: { logo } }, "logo_invalid"))).toEqual([
      "/style/logo",
    ]);
});

test.each([
  ["script", "<script>alert(1)</script>"],
  ["foreignObject", "<foreignObject/>"],
  ["image", '<image href="/etc/passwd" width="9" height="9"/>'],
])("an SVG logo with <%s> is refused by that name", async (name, content) => {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h9v9z"/>${content}</svg>`;
  const problem = await refused({ ...URL_CODE, style: { logo: { svg } } }, "logo_invalid");
  expect(JSON.stringify(problem)).toContain(name);
  expect(JSON.stringify(problem)).not.toMatch(/alert|passwd/);
});

test("a refusal never repeats what was sent", async () => {
  const secret = "5ecret-9f2c";
  for (const input of [
    { ...URL_CODE, style: { foreground: secret } },
    { ...URL_CODE, style: { template: secret } },
    { ...URL_CODE, style: { logo: { id: secret } } },
    { ...URL_CODE, style: { logo: { svg: `<svg>${secret}` } } },
    { type: secret, fields: {} },
    { type: "url", fields: { url: secret } },
    { type: "geo", fields: { latitude: secret, longitude: secret } },
  ])
    for (const path of BOTH) {
      const response = await scenario.post(path, input);
      expect(response.status).toBe(400);
      expect(await response.text()).not.toContain(secret);
    }
});
