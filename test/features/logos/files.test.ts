import { afterAll, expect, test } from "bun:test";
import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createRenderings } from "../../../db/files/logo-renderings.ts";
import { pngSize } from "../../../src/qr/write/shrink.ts";
import { readJson } from "../../json.ts";
import { startScenario } from "../../scenario.ts";

const scenario = await startScenario();

async function firstId(query: string): Promise<string> {
  const { data } = await readJson<{ data: { id: string }[] }>(
    await scenario.request(`/api/v1/logos?page-size=1&${query}`),
  );
  return data[0]?.id ?? "";
}
const file = (id: string, rest: string, headers = {}) =>
  scenario.request(`/api/v1/logos/${id}/file${rest}`, { headers });

const mono = await firstId("q=spotify&scheme=monochrome&format=svg");
const colorful = await firstId("q=google&scheme=color&format=svg");
const bitmap = await firstId("format=png");

test("an SVG logo comes as it is, harmless to open, with its licence and an entity tag", async () => {
  const response = await file(mono, "");
  const headers = Object.fromEntries(response.headers);
  expect(headers).toMatchObject({
    "content-type": "image/svg+xml",
    "cache-control": "public, max-age=86400",
    "access-control-allow-origin": "*",
    "content-security-policy": "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    "x-content-type-options": "nosniff",
  });
  expect(headers["link"]).toMatch(/^<https?:\/\/[^>]+>; rel="license"$/);
  expect(headers["etag"]).toMatch(/^"[0-9a-z]+(-br)?"$/);
  const own = await response.text();
  expect(own).toStartWith('<svg xmlns="http://www.w3.org/2000/svg" viewBox="');
  expect(await (await file(mono, ".svg")).text()).toBe(own);
});

test("who has it already is told so", async () => {
  for (const way of ["", ".svg", ".png", ".png?size=64"]) {
    const etag = (await file(mono, way)).headers.get("etag") ?? "";
    const again = await file(mono, way, { "if-none-match": `"other", W/${etag}` });
    expect([again.status, await again.text(), again.headers.get("etag")]).toEqual([304, "", etag]);
  }
});

test("as PNG its longer side has the requested size, 512 by default", async () => {
  for (const [rest, longest] of [
    [".png", 512],
    [".png?size=16", 16],
    [".png?size=1024", 1024],
    [".png?size=100", 100],
  ] as const) {
    const response = await file(mono, rest);
    expect(response.headers.get("content-type")).toBe("image/png");
    const { width, height } = pngSize(await response.bytes());
    expect(Math.max(width, height)).toBe(longest);
  }
});

test("it is kept across a restart, and is the same then", async () => {
  const fresh = await (await file(colorful, ".png?size=77")).bytes();
  await scenario.restart();
  expect(await (await file(colorful, ".png?size=77")).bytes()).toEqual(fresh);
  rmSync(join(scenario.dataDir, "logos", "rendered"), { recursive: true });
  await scenario.restart();
  expect(await (await file(colorful, ".png?size=77")).bytes()).toEqual(fresh);
});

test("a PNG logo comes as it is, in any size, and as a picture in an SVG", async () => {
  const own = await file(bitmap, "");
  expect(own.headers.get("content-type")).toBe("image/png");
  const { width } = pngSize(await own.bytes());
  expect(width).toBeGreaterThan(100);
  expect(pngSize(await (await file(bitmap, ".png?size=64")).bytes()).width).toBe(64);
  const svg = await (await file(bitmap, ".svg")).text();
  expect(svg).toContain('href="data:image/png;base64,');
});

test("a logo of one colour comes in any other; others say they don't", async () => {
  for (const color of ["%23Ff0066", "ff0066"]) {
    const svg = await (await file(mono, `.svg?color=${color}`)).text();
    expect(new Set(svg.match(/#[0-9a-f]{3,6}/g))).toEqual(new Set(["#ff0066"]));
  }
  expect((await file(mono, ".png?color=ff0066&size=32")).status).toBe(200);
  for (const id of [colorful, bitmap]) {
    const refused = await file(id, ".svg?color=ff0066");
    expect(refused.status).toBe(400);
    expect(await readJson<unknown>(refused)).toMatchObject({ error: { code: "color_unsupported" } });
  }
});

test.each([
  "size=15",
  "size=1025",
  "size=",
  "size=-64",
  "size=64.5",
  "size=x",
  "color=red",
  "color=%23fff",
  "color=",
])("?%s is a bad request", async (query) => {
  const response = await file(mono, `.png?${query}`);
  expect(response.status).toBe(400);
  expect(await readJson<unknown>(response)).toMatchObject({
    success: false,
    error: { code: "invalid_request" },
  });
});

test("derived versions are drawn in their colour", async () => {
  const { data } = await readJson<{ data: { id: string; derived: boolean }[] }>(
    await scenario.request("/api/v1/logos?scheme=dark&source=simple-icons&page-size=200"),
  );
  const derived = data.filter((logo) => logo.derived);
  expect(derived.length).toBeGreaterThan(10);
  for (const { id } of derived.slice(0, 10))
    expect(new Set((await (await file(id, ".svg")).text()).match(/#[0-9a-f]{3,6}/g))).toEqual(
      new Set(["#ffffff"]),
    );
});

const folder = mkdtempSync(join(tmpdir(), "quietzone-renderings-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test("the cache stays within its bounds, forgets what was used longest ago, and outlives a restart", async () => {
  const png = new Uint8Array(1_000);
  const bytes = () => readdirSync(folder).reduce((sum, name) => sum + statSync(join(folder, name)).size, 0);
  const renderings = createRenderings(folder, 10_500);
  for (let n = 0; n < 10; n++) await renderings.set(`k${n}`, png);
  expect(await renderings.get("k0")).not.toBeNull();
  await renderings.set("k10", png);
  expect(bytes()).toBeLessThanOrEqual(10_500);
  expect(await renderings.get("k1")).toBeNull();
  expect(await renderings.get("k0")).toEqual(png);
  const next = createRenderings(folder, 5_500);
  expect(await next.get("k10")).toEqual(png);
  await next.set("more", png);
  expect(bytes()).toBeLessThanOrEqual(5_500);
  await next.set("huge", new Uint8Array(6_000));
  expect(await next.get("huge")).toBeNull();
});

test("a damaged file is not believed, and made again", async () => {
  const png = new Uint8Array(1_000);
  const renderings = createRenderings(join(folder, "damaged"), 10_000);
  await renderings.set("a", png);
  await renderings.set("b", png);
  writeFileSync(join(folder, "damaged", "a.png"), "damaged");
  rmSync(join(folder, "damaged", "b.png"));
  for (const key of ["a", "b"]) {
    expect(await renderings.get(key)).toBeNull();
    await renderings.set(key, png);
    expect(await renderings.get(key)).toEqual(png);
  }
});

test("a folder that can't be written costs nothing but time", async () => {
  const blocked = join(folder, "k10.png", "below-a-file");
  const renderings = createRenderings(blocked, 1_000);
  await renderings.set("a", new Uint8Array(10));
  expect(await renderings.get("a")).toBeNull();
});
