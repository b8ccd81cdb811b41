import { expect, test } from "bun:test";
import { openLogoAdmin } from "../../../src/operate/admin.ts";
import { readSettings } from "../../../src/kit/settings/read.ts";
import { startScenario } from "../../scenario.ts";

/** A file in memory is answered without the framework. Nobody can tell by the answer. */

const scenario = await startScenario({ QZ_LIMIT_LOGO_FILES: "1000/60s" });
const LOGO = "/api/v1/logos/simple-icons.actix/file";
/** Spelt so that the router has to read it: such an answer is never given directly. */
const ROUTED = "/api/v1/logos/simple-icons%2Eactix/file";

/** Differ from one answer to the next. */
const FLEETING = ["date", "x-request-id", "x-ratelimit-remaining", "x-ratelimit-reset"];

async function ask(path: string, method: string, headers: Record<string, string>) {
  const response = await fetch(scenario.url + path, { method, headers, decompress: false });
  const { status } = response;
  const names = [...response.headers].filter(([name]) => !FLEETING.includes(name));
  const left = Number(response.headers.get("x-ratelimit-remaining"));
  return { answer: { status, headers: Object.fromEntries(names), bytes: await response.bytes() }, left };
}

const WAYS = [
  "",
  ".svg",
  ".png",
  "?color=aa0011",
  ".svg?color=%23AA0011",
  ".png?size=64",
  ".png?size=64&color=aa0011",
];

for (const way of WAYS)
  test(`file${way} is the same from memory, and costs the same`, async () => {
    const first = await ask(LOGO + way, "GET", {});
    const tag = first.answer.headers["etag"] ?? "";
    expect(first.answer.status).toBe(200);
    for (const method of ["GET", "HEAD"])
      for (const headers of [
        {},
        { "accept-encoding": "br" },
        { "accept-encoding": "gzip;q=0.5" },
        { "if-none-match": tag },
        { "if-none-match": '"other"' },
        { origin: "https://museum.example" },
      ] as Record<string, string>[]) {
        const routed = await ask(ROUTED + way, method, headers);
        const direct = await ask(LOGO + way, method, headers);
        expect(direct.answer).toEqual(routed.answer);
        const again = await ask(LOGO + way, method, headers);
        expect(direct.left - again.left).toBe(routed.left - direct.left);
      }
    scenario.clock.advance(60_000);
  });

test("other queries, methods and names are answered as they were", async () => {
  await ask(`${LOGO}.svg`, "GET", {});
  const status = async (path: string, method = "GET") => (await ask(path, method, {})).answer.status;
  for (const query of ["?color=red", "?size=1", "?size=1&color=aa0011", "?size=64&color=x"])
    expect(await status(`${LOGO}.svg${query}`)).toBe(400);
  for (const query of ["?", "?unknown=1", "?size=64&", "?color=aa0011&size=64", "?SIZE=1"])
    expect([query, await status(`${LOGO}.svg${query}`)]).toEqual([query, 200]);
  expect(await status(`${LOGO}.svg`, "POST")).toBe(405);
  expect(await status(`${LOGO}.svg`, "OPTIONS")).toBe(204);
  expect(await status(`${LOGO}.jpg`)).toBe(404);
  expect(await status("/api/v1/logos/simple-icons.spotifx/file.svg")).toBe(404);
});

test("a file that is used up by its limit is refused from memory, too", async () => {
  const busy = await startScenario({ QZ_LIMIT_LOGO_FILES: "2/60s" });
  const statuses = [];
  for (let at = 0; at < 4; at++) statuses.push((await busy.request(`${LOGO}.svg`)).status);
  expect(statuses).toEqual([200, 200, 429, 429]);
});

test("a key is asked for from memory, too", async () => {
  const closed = await startScenario({ QZ_LOGO_KEYS: "on" });
  const { apiKey } = await closed.signUp();
  const path = `${LOGO}.svg`;
  const authorization = `Bearer ${apiKey}`;
  for (let at = 0; at < 2; at++)
    expect((await closed.request(path, { headers: { authorization } })).status).toBe(200);
  expect((await closed.request(path)).status).toBe(401);
  expect((await closed.request(path, { headers: { authorization: "Bearer qz_wrong" } })).status).toBe(401);
});

const SVG = (color: string) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><path fill="${color}" d="M0 0h10v10H0z"/></svg>`,
  );

test("an operator's change shows at once: another drawing, and none", async () => {
  const change = async (work: (admin: Awaited<ReturnType<typeof openLogoAdmin>>) => Promise<unknown>) => {
    const admin = await openLogoAdmin(readSettings(scenario.storage.environment), { clock: scenario.clock });
    await scenario.beside(() => work(admin));
    await admin.close();
  };
  const shown = async () => (await scenario.request("/api/v1/logos/import.acme/file.svg")).text();
  for (const color of ["#aa0011", "#00aa11"]) {
    await change((admin) => admin.add({ file: "acme.svg", bytes: SVG(color), about: null }));
    scenario.clock.advance(1);
    for (let at = 0; at < 3; at++) expect(await shown()).toContain(color);
  }
  await change((admin) => admin.remove("import.acme"));
  expect((await scenario.request("/api/v1/logos/import.acme/file.svg")).status).toBe(404);
});
