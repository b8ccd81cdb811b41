import { beforeAll, expect, test } from "bun:test";
import { initWasm, Resvg } from "@resvg/resvg-wasm";
import decodeQR from "qr/decode.js";
import { prepareZXingModule, readBarcodes } from "zxing-wasm/reader";
import { type CodeJson, startScenario } from "../scenario.ts";

/** The drawing of a code is what people scan: two decoders read what a renderer made of it. */

const scenario = await startScenario({
  QZ_SIGNUP_PLAN: "unlimited",
  QZ_BASE_URL: "https://qr.museum.example",
});
const tenant = await scenario.signUp();

beforeAll(async () => {
  const file = (name: string) => Bun.file(Bun.resolveSync(name, import.meta.dir)).arrayBuffer();
  await initWasm(await file("@resvg/resvg-wasm/index_bg.wasm"));
  const wasmBinary = await file("zxing-wasm/reader/zxing_reader.wasm");
  await prepareZXingModule({ overrides: { wasmBinary }, fireImmediately: true });
});

async function svgOf(code: CodeJson): Promise<string> {
  const response = await tenant.call("GET", `/app/api/codes/${code.id}/qr.svg`);
  expect(response.status).toBe(200);
  return response.text();
}

/** What both decoders make of a drawing. */
async function decoded(svg: string): Promise<[zxing: string | undefined, qr: string]> {
  const picture = new Resvg(svg, {
    fitTo: { mode: "width", value: 640 },
    font: { loadSystemFonts: false },
  }).render();
  const { width, height, pixels } = picture;
  const [found] = await readBarcodes(picture.asPng(), { formats: ["QRCode"] });
  return [found?.text, decodeQR({ width, height, data: pixels })];
}

const CODES: Record<string, Record<string, unknown>> = {
  plain: {},
  "with the longest short id": { shortId: "x".repeat(48) },
  "with a short id of marks": { shortId: "-_-" },
  "with a landing page": { landing: { template: "action", headline: "Welcome" } },
  "with content of its own": { type: "text", fields: { text: "not what is encoded" } },
  "large and with a wide margin": { style: { size: 1024, margin: 10 } },
};
for (const [what, input] of Object.entries(CODES))
  test(`a code ${what} encodes its short address, exactly`, async () => {
    const code = await tenant.makeCode(input);
    expect(code.shortUrl).toBe(`https://qr.museum.example/r/${code.shortId}`);
    expect(await decoded(await svgOf(code))).toEqual([code.shortUrl, code.shortUrl]);
  });

test("a drawing is plain paths, the same bytes every time", async () => {
  const code = await tenant.makeCode();
  const svg = await svgOf(code);
  expect(svg).toStartWith("<svg xmlns=");
  expect(svg).not.toMatch(/foreignObject|<style|<script|href|url\(/i);
  expect(await svgOf(code)).toBe(svg);
  await scenario.restart();
  expect(await svgOf(code)).toBe(svg);
});

test("a disabled code can still be drawn", async () => {
  const code = await tenant.makeCode();
  await tenant.call("PATCH", `/app/api/codes/${code.id}`, { active: false });
  expect(await decoded(await svgOf(code))).toEqual([code.shortUrl, code.shortUrl]);
});
