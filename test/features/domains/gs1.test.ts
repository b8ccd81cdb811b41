import { expect, test } from "bun:test";
import { explain } from "../../../src/kit/shared/reasons.ts";
import { readJson } from "../../json.ts";
import { expectProblem, startScenario } from "../../scenario.ts";
import { gs1Of, makeGs1 } from "../gs1/client.ts";
import { DOMAINS, type DomainJson, ownDomain } from "./client.ts";
import { createTestDns } from "./dns.ts";

/**
 * Where codes may have GS1 addresses: on domains that answer them, and on the service's own host by its
 * setting.
 */

const HOST = "id.museum.example";
const BASE = "https://qr.service.example";
const TARGET = "https://museum.example/product";
const [PRODUCT, LOT] = ["(01)09521234543213", "(01)09521234543213(10)AB-1"];

const dns = createTestDns();
const off = await startScenario(
  { QZ_SIGNUP_PLAN: "unlimited", QZ_BASE_URL: BASE },
  { txtLookup: dns.lookup },
);
const tenant = await off.signUp();
const { id } = await ownDomain(tenant, dns, HOST);
const edit = (change: object) => tenant.call("PATCH", `${DOMAINS}/${id}`, change);

test("a domain takes codes with GS1 addresses once it answers them, and answers them as long as it has some", async () => {
  const body = { target: TARGET, gs1: gs1Of(PRODUCT) };
  const make = (more: object) => tenant.call("POST", "/app/api/codes", { ...body, ...more });
  const refusedOnHost = await expectProblem(await make({ domain: HOST }), 400, "invalid_request");
  expect(refusedOnHost.errors).toEqual([{ pointer: "/gs1", ...explain("gs1_off_domain") }]);
  const refusedOnBase = await expectProblem(await make({}), 400, "invalid_request");
  expect(refusedOnBase.errors).toEqual([{ pointer: "/gs1", ...explain("gs1_off_base") }]);

  expect(await readJson<DomainJson>(await edit({ gs1: true }))).toMatchObject({ gs1: true });
  const made = [
    await makeGs1(tenant, PRODUCT, { domain: HOST }),
    await makeGs1(tenant, LOT, { domain: HOST }),
    await tenant.makeCode({ domain: HOST }),
  ];
  const kept = await expectProblem(await edit({ gs1: false, home: TARGET }), 409, "gs1_in_use");
  expect(kept.errors).toEqual([{ pointer: "/gs1", ...explain("gs1_codes_on_domain", { codes: 2 }) }]);
  expect(await readJson<DomainJson>(await tenant.call("GET", `${DOMAINS}/${id}`))).toMatchObject({
    ...{ gs1: true, home: null, codes: 3 },
  });
  expect((await edit({ home: TARGET })).status).toBe(200);
  for (const code of made.slice(0, 2))
    expect((await tenant.call("DELETE", `/app/api/codes/${code.id}`)).status).toBe(204);
  expect(await readJson<DomainJson>(await edit({ gs1: false }))).toMatchObject({ gs1: false, codes: 1 });
  const { entries } = await readJson<{ entries: { detail: { members?: string[] } }[] }>(
    await tenant.call("GET", "/app/api/audit?action=domain.changed"),
  );
  expect(entries.map(({ detail }) => detail.members)).toEqual([["gs1"], ["home"], ["gs1"]]);
});

test("nothing leads to a GS1 address of the service's own host where it answers them", async () => {
  const on = await startScenario(
    { QZ_SIGNUP_PLAN: "unlimited", QZ_BASE_URL: BASE, QZ_GS1: "on" },
    { txtLookup: dns.lookup },
  );
  const by = await on.signUp();
  const product = await makeGs1(by, PRODUCT);
  const circle = String(product["shortUrl"]);
  expect(circle.toLowerCase()).toBe(`${BASE}/01/09521234543213`);
  const own = await ownDomain(by, dns, "qr.museum.example");
  const code = `/app/api/codes/${product.id}`;
  const rule = (target: string) => [{ name: "de", when: { language: ["de"] }, target }];
  const link = (href: string) => [{ type: "gs1:pip", href, title: "Product" }];
  const attempts: [method: string, path: string, body: object, pointer: string][] = [
    ["POST", "/app/api/codes", { target: circle }, "/target"],
    ["PATCH", code, { target: circle }, "/target"],
    ["PATCH", code, { fallback: `${circle}/10/AB-1?x=1` }, "/fallback"],
    ["PATCH", code, { rules: rule(circle) }, "/rules/0/target"],
    ["PATCH", code, { links: link(circle) }, "/links/0/href"],
    ["PATCH", `${DOMAINS}/${own.id}`, { home: circle }, "/home"],
    ["PATCH", `${DOMAINS}/${own.id}`, { notFound: circle }, "/notFound"],
  ];
  for (const [method, path, body, pointer] of attempts) {
    const { errors } = await expectProblem(await by.call(method, path, body), 400, "target_invalid");
    expect(errors).toEqual([{ pointer, ...explain("target_own_short_url") }]);
  }
  // On a host that answers no GS1 paths it is a path like any other.
  expect((await edit({ notFound: circle })).status).toBe(200);
});
