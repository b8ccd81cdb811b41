import { expect, spyOn, test } from "bun:test";
import { join } from "node:path";
import { FreshCache } from "../../../src/kit/shared/fresh-cache.ts";
import { type CodeJson, startScenario } from "../../scenario.ts";
import { asking, makeGs1 } from "./client.ts";

/**
 * The changes after which a running service reads its GS1 names again, and those after which it has no need
 * to.
 */

const GTIN = "01/09521234543213";
const scenario = await startScenario({
  QZ_SIGNUP_PLAN: "unlimited",
  QZ_GS1: "on",
  QZ_LIMIT_RESOLVE: "3/60s",
});
const tenant = await scenario.signUp();
const ask = asking(scenario);

/** How often a scan has to wait for the names of the GTIN. */
async function readsOf(scans: () => Promise<unknown>): Promise<number> {
  const get = spyOn(FreshCache.prototype, "get");
  try {
    await scans();
    return get.mock.calls.filter(([key]) => key === `/${GTIN}`).length;
  } finally {
    get.mockRestore();
  }
}

const scan = () => ask(`/${GTIN}`, {}, { method: "HEAD" });
const send = async (method: string, path: string, body?: object) =>
  expect((await tenant.call(method, path, body)).status).toBeLessThan(300);

test("guesses and changes of codes without a GS1 address leave the names where they are", async () => {
  const product = await makeGs1(tenant, "(01)09521234543213");
  let plain: CodeJson | null = null;
  const idOf = () => plain?.id ?? "none";
  expect(await readsOf(scan)).toBe(1);
  const rest: [string, () => Promise<unknown>][] = [
    ["made", async () => (plain = await tenant.makeCode())],
    ["edited", () => send("PATCH", `/app/api/codes/${idOf()}`, { target: "https://museum.example/2" })],
    ["edited with a name", () => send("PATCH", `/app/api/codes/${product.id}`, { title: "Jam" })],
    ["deleted", () => send("DELETE", `/app/api/codes/${idOf()}`)],
  ];
  for (const [change, make] of rest) {
    await make();
    expect([change, await readsOf(scan)]).toEqual([change, 0]);
  }
  const statuses: number[] = [];
  for (let guess = 0; guess < 6; guess++)
    statuses.push((await scenario.post(`/api/events/guess${guess}`, { type: "page_view" })).status);
  expect(statuses).toEqual([404, 404, 404, 429, 429, 429]);
  expect(await readsOf(scan)).toBe(0);
});

test("a code with a GS1 address that is made or deleted has the names read again", async () => {
  const lot = await makeGs1(tenant, "(01)09521234543213(10)L1");
  expect([await readsOf(scan), await readsOf(scan)]).toEqual([1, 0]);
  await send("DELETE", `/app/api/codes/${lot.id}`);
  expect([await readsOf(scan), await readsOf(scan)]).toEqual([1, 0]);
});

test("HEAD of a code with a serial counts nothing, and asks for no names to count by", async () => {
  const item = await makeGs1(tenant, "(01)09521234543213(21)7");
  const follow = (method: string) => () => ask(`/r/${item.shortId}`, {}, { method });
  expect(await readsOf(follow("HEAD"))).toBe(0);
  expect(await readsOf(follow("GET"))).toBe(1);
});

test("whatever keeps something by short address hears of both kinds of changes", async () => {
  const root = join(import.meta.dir, "../../../src/features");
  const heard: string[] = [];
  for await (const path of new Bun.Glob("**/*feature.ts").scan(root)) {
    const text = await Bun.file(join(root, path)).text();
    // That of domains is only about hosts.
    if (!/"code\.changed"[:(]/.test(text) || path.startsWith("domains/")) continue;
    heard.push(path);
    expect([path, /"code\.stale"[:(]/.test(text)]).toEqual([path, true]);
  }
  expect(heard.length).toBeGreaterThan(3);
});
