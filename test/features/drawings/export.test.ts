import { describe, expect, test } from "bun:test";
import { type Format, FORMATS } from "../../../src/qr/write/index.ts";
import { readJson } from "../../json.ts";
import { canRender, rasterFile } from "../../qr/raster.ts";
import { hasProgram } from "../../programs.ts";
import { run } from "../../qr/render.ts";
import { expectProblem, startScenario } from "../../scenario.ts";
import { expectReads, type GeneratedJson, MUSEUM, SVG_LOGO, URL_CODE } from "./samples.ts";

const scenario = await startScenario();

const exportCode = (input: Record<string, unknown> = {}, query = "") =>
  scenario.post(`/app/api/export${query}`, { ...URL_CODE, ...input });

async function bytesOf(response: Response): Promise<Uint8Array> {
  expect(response.status).toBe(200);
  return response.bytes();
}

const textOf = (bytes: Uint8Array) => Buffer.from(bytes).toString("latin1");

const MEDIA_TYPES: Readonly<Record<Format, string>> = {
  svg: "image/svg+xml",
  pdf: "application/pdf",
  eps: "application/postscript",
  png: "image/png",
};
const STARTS: Readonly<Record<Format, string>> = {
  svg: "<svg ",
  pdf: "%PDF-1.",
  eps: "%!PS-Adobe-3.0 EPSF-3.0",
  png: "\x89PNG\r\n\x1a\n",
};

describe.each(FORMATS)("%s", (format) => {
  const drawn = test.skipIf(!canRender(format));
  const styled = { format, style: { template: "sunset", logo: { svg: SVG_LOGO }, frame: { shape: "box" } } };

  test("is a file to be saved under a name of its own", async () => {
    const response = await exportCode({ format });
    expect(response.headers.get("content-type")).toBe(MEDIA_TYPES[format]);
    expect(response.headers.get("content-disposition")).toBe(`attachment; filename="qr-url.${format}"`);
    expect(response.headers.get("x-content-type-options")).toBe("nosniff");
    expect(textOf(await bytesOf(response))).toStartWith(STARTS[format]);
  });

  drawn("two decoders read it", async () => {
    await expectReads(await rasterFile(format, await bytesOf(await exportCode(styled)), 600), MUSEUM);
  });

  test("the same input gives the same bytes", async () => {
    const first = await bytesOf(await exportCode(styled));
    expect(await bytesOf(await exportCode(styled))).toEqual(first);
  });
});

test("without a format it is SVG; the query's format wins over the body's", async () => {
  const typeOf = (response: Response) => response.headers.get("content-type");
  expect(typeOf(await exportCode())).toBe("image/svg+xml");
  expect(typeOf(await exportCode({ format: null }))).toBe("image/svg+xml");
  expect(typeOf(await exportCode({}, "?format=png"))).toBe("image/png");
  expect(typeOf(await exportCode({ format: "pdf" }, "?format=eps&colour=red"))).toBe(
    "application/postscript",
  );
});

test("an exported SVG without a printed width is the one that generate draws", async () => {
  const style = { template: "forest", size: 300 };
  const generated = await scenario.post("/app/api/generate", { ...URL_CODE, style });
  const { svg } = await readJson<GeneratedJson>(generated);
  expect(await (await exportCode({ style })).text()).toBe(svg);
});

const POINTS_PER_MM = 72 / 25.4;

describe.each([
  [undefined, 80],
  [10, 10],
  [52.5, 52.5],
  [2000, 2000],
])("widthMm %p", (widthMm, expected) => {
  const points = expected * POINTS_PER_MM;

  test.skipIf(!hasProgram("pdfinfo"))("is the PDF's true width, by its own account", async () => {
    const pdf = await bytesOf(await exportCode({ format: "pdf", widthMm }));
    const info = textOf(await run(pdf, (file) => ["pdfinfo", file]));
    const [, width, height] = info.match(/^Page size: +([\d.]+) x ([\d.]+) pts/m)?.map(Number) ?? [];
    expect(width).toBeCloseTo(points, 1);
    expect(height).toBeCloseTo(points, 1);
  });

  test("is the EPS's true width, by its bounding box", async () => {
    const eps = textOf(await bytesOf(await exportCode({ format: "eps", widthMm })));
    const [, width, height] = eps.match(/^%%HiResBoundingBox: 0 0 (\S+) (\S+)$/m)?.map(Number) ?? [];
    expect(width).toBeCloseTo(points, 2);
    expect(height).toBeCloseTo(points, 2);
    expect(eps).toContain(`\n%%BoundingBox: 0 0 ${Math.ceil(points)} ${Math.ceil(points)}\n`);
  });
});

test("an SVG with a printed width is that wide, and a PNG tells its density", async () => {
  const svg = await (await exportCode({ widthMm: 35 })).text();
  expect(svg).toMatch(/^<svg [^>]*width="35mm" height="35mm"/);
  const png = Buffer.from(await bytesOf(await exportCode({ format: "png", widthMm: 32 })));
  const at = png.indexOf("pHYs") + 4;
  // 512 pixels on 32 mm are 16 a millimetre.
  expect([png.readUInt32BE(at), png.readUInt32BE(at + 4), png[at + 8]]).toEqual([16_000, 16_000, 1]);
});

test("a file comes with the verdict of a profile in its headers", async () => {
  const product = { type: "gs1", fields: { elements: "09521234543213" }, profile: "pos" };
  const headerOf = async (input: Record<string, unknown>) =>
    (await exportCode(input)).headers.get("x-profile");
  expect(await headerOf({})).toBeNull();
  expect(await headerOf({ ...product, widthMm: 20 })).toBe("pos;passes=?1");
  expect(await headerOf({ ...product, format: "png" })).toBe("pos;passes=?1");
  // A PDF is 80 mm wide without a width.
  expect(await headerOf({ ...product, format: "pdf", style: { ecc: "L" } })).toBe(
    'pos;passes=?0;problems="till_level till_width"',
  );
  expect(await headerOf({ profile: "pos" })).toBe('pos;passes=?0;problems="not_gs1"');
});

test("the width is that of the whole drawing, frame and all", async () => {
  const framed = { style: { template: "bubble" }, widthMm: 60 };
  const eps = textOf(await bytesOf(await exportCode({ ...framed, format: "eps" })));
  const [, width, height] = eps.match(/^%%HiResBoundingBox: 0 0 (\S+) (\S+)$/m)?.map(Number) ?? [];
  expect(width).toBeCloseTo(60 * POINTS_PER_MM, 2);
  expect(height).toBeGreaterThan(60 * POINTS_PER_MM);
});

test("in CMYK black is pure K and nothing is left in RGB", async () => {
  const eps = textOf(await bytesOf(await exportCode({ format: "eps", colorSpace: "cmyk" })));
  expect(eps).toMatch(/\b0 0 0 1 (k|setcmykcolor)\b/);
  expect(eps).not.toMatch(/ setrgbcolor| rg$/m);
  expect(await (await exportCode({ format: "eps", colorSpace: "rgb" })).text()).not.toMatch(
    /\b0 0 0 1 (k|setcmykcolor)\b/,
  );
});

for (const format of ["pdf", "eps"] as const)
  test.skipIf(!canRender(format))(`a ${format} in CMYK is read as well`, async () => {
    const style = { template: "ocean" };
    const file = await bytesOf(await exportCode({ format, style, colorSpace: "cmyk" }));
    await expectReads(await rasterFile(format, file, 600), MUSEUM);
    expect(file).not.toEqual(await bytesOf(await exportCode({ format, style })));
  });

test.each([
  [{ widthMm: 9.99 }, "", "/widthMm"],
  [{ widthMm: 2000.01 }, "", "/widthMm"],
  [{ widthMm: "40" }, "", "/widthMm"],
  [{ format: "gif" }, "", "/format"],
  [{ colorSpace: "lab" }, "", "/colorSpace"],
  [{ format: "pdf" }, "?format=gif", "?format"],
])("%j%s is refused at its place", async (input, query, pointer) => {
  const problem = await expectProblem(await exportCode(input, query), 400, "invalid_request");
  expect(problem.errors?.map((error) => error.pointer)).toEqual([pointer]);
});
