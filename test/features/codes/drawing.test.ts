import { expect, test } from "bun:test";
import { decodeBoth } from "../../qr/decode.ts";
import { rasterSvg } from "../../qr/render.ts";
import { type CodeJson, startScenario } from "../../scenario.ts";

/** The drawing of a code is what people scan: two decoders read what a renderer made of it. */

const scenario = await startScenario({
  QZ_SIGNUP_PLAN: "unlimited",
  QZ_BASE_URL: "https://qr.museum.example",
});
const tenant = await scenario.signUp();

async function svgOf(code: CodeJson): Promise<string> {
  const response = await tenant.call("GET", `/app/api/codes/${code.id}/qr.svg`);
  expect(response.status).toBe(200);
  return response.text();
}

/** Checks that both decoders read exactly this in a drawing. */
async function expectDecoded(svg: string, payload: string): Promise<void> {
  expect(await decodeBoth(await rasterSvg(svg, 640))).toEqual({ zxing: payload, qr: payload });
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
    await expectDecoded(await svgOf(code), code.shortUrl);
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
  await expectDecoded(await svgOf(code), code.shortUrl);
});
