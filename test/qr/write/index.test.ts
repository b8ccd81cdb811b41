import { expect, test } from "bun:test";
import { FORMATS, WRITERS } from "../../../src/qr/write/index.ts";
import { symbolScene } from "./scenes.ts";

const drawing = symbolScene("quietzone");

async function written(format: (typeof FORMATS)[number], sheet = {}): Promise<string> {
  return Buffer.from(await WRITERS[format].write(drawing, { widthPx: 100, ...sheet })).toString("latin1");
}

test("every format has its registered media type and its usual extension", () => {
  const table = FORMATS.map((format) => [format, WRITERS[format].contentType, WRITERS[format].extension]);
  expect(table).toEqual([
    ["svg", "image/svg+xml", "svg"],
    ["pdf", "application/pdf", "pdf"],
    ["eps", "application/postscript", "eps"],
    ["png", "image/png", "png"],
  ]);
});

test("every file starts as its format does", async () => {
  expect(await written("svg")).toStartWith('<svg xmlns="http://www.w3.org/2000/svg"');
  expect(await written("pdf")).toStartWith("%PDF-1.7\n");
  expect(await written("eps")).toStartWith("%!PS-Adobe-3.0 EPSF-3.0\n");
  expect(await written("png")).toStartWith("\x89PNG\r\n\x1a\n");
});

test("PDF and EPS are 80 mm wide and in RGB by default", async () => {
  for (const format of ["pdf", "eps"] as const) {
    const told = await written(format, { widthMm: 80, colorSpace: "rgb" });
    expect(await written(format)).toBe(told);
    expect(await written(format, { widthMm: undefined, colorSpace: undefined })).toBe(told);
    expect(await written(format, { widthMm: 90 })).not.toBe(told);
    expect(await written(format, { colorSpace: "cmyk" })).not.toBe(told);
  }
});

test("SVG is in pixels, and in millimetres where a printed width is given", async () => {
  expect(await written("svg")).toContain('width="100" height="100"');
  expect(await written("svg", { widthMm: 25 })).toContain('width="25mm" height="25mm"');
});
