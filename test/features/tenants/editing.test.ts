import { DECIDED, DECISION } from "../blocks/blocking.ts";
import { expect, test } from "bun:test";
import type { Me } from "../../../src/features/tenants/model.ts";
import { readJson } from "../../json.ts";
import { withAdmin } from "../plans/admin.ts";
import { expectProblem, startScenario, type TenantClient } from "../../scenario.ts";

const scenario = await startScenario();

const edit = (client: TenantClient, change: unknown) => client.call("PATCH", "/app/api/me", change);
const me = async (client: TenantClient) => readJson<Me>(await client.call("GET", "/app/api/me"));

/** A tenant with a contact, and a code of it that it has switched off. */
async function switchedOff() {
  const tenant = await scenario.signUp();
  const code = await tenant.makeCode({ landing: { template: "action", headline: "Hall 3" } });
  await edit(tenant, { contact: "mailto:info@museum.example" });
  await tenant.call("PATCH", `/app/api/codes/${code.id}`, { active: false });
  return { tenant, ...code };
}

/** A page as a browser gets it. */
async function pageAt(path: string, language = "en"): Promise<string> {
  const headers = { accept: "text/html", "accept-language": language };
  return (await scenario.request(path, { headers })).text();
}

test("a workspace changes its name, email and contact, each alone, and nothing else", async () => {
  const tenant = await scenario.signUp("Museum");
  const before = await me(tenant);
  const named = await readJson<Me>(await edit(tenant, { name: " Museum am See ", id: "ten_1" }));
  expect(named).toEqual({ ...before, tenant: { ...before.tenant, name: "Museum am See" } });
  const reached = await readJson<Me>(await edit(tenant, { contact: " https://müseum.example/hilfe " }));
  const contact = "https://xn--mseum-kva.example/hilfe";
  expect(reached).toEqual({ ...named, tenant: { ...named.tenant, contact } });
  expect(await me(tenant)).toEqual(reached);
  expect(await readJson<Me>(await edit(tenant, { contact: null }))).toEqual(named);
  const mailed = await readJson<Me>(await edit(tenant, { email: "other@x.example" }));
  expect(mailed).toEqual({ ...named, tenant: { ...named.tenant, email: "other@x.example" } });
  expect(await me(tenant)).toEqual(mailed);
  await expectProblem(await edit(tenant, { plan: "unlimited" }), 400, "nothing_to_change");
});

test.each([
  ["/name", { name: " " }],
  ["/name", { name: "a\u0000" }],
  ["/name", { name: null }],
  ["/name", { name: "x".repeat(121) }],
  ["/email", { email: "" }],
  ["/email", { email: null }],
  ["/email", { email: "anna@" }],
  ["/email", { email: "anna@cafe..example" }],
  ["/email", { email: `${"a".repeat(250)}@cafe.example` }],
  ["/contact", { contact: "" }],
  ["/contact", { contact: "info@museum.example" }],
  ["/contact", { contact: "http://museum.example/" }],
  ["/contact", { contact: "javascript:alert(1)" }],
  ["/contact", { contact: "tel:+4912345678" }],
  ["/contact", { contact: "https://name:word@museum.example/" }],
  ["/contact", { contact: "mailto:nobody" }],
  ["/contact", { contact: `https://museum.example/${"ü".repeat(200)}` }],
])("a fault of a change is told at its place, %s: %j", async (pointer, change) => {
  const tenant = await scenario.signUp();
  const { errors } = await expectProblem(await edit(tenant, change), 400, "invalid_request");
  expect(errors?.map((error) => error.pointer)).toEqual([pointer]);
});

/** Where the links of a page lead. */
const linksOf = (page: string) => [...page.matchAll(/<a href="([^"]*)"/g)].map(([, href]) => href);

test("the page of a switched-off code links the contact, in both languages, and a problem document does not", async () => {
  const { tenant, shortId } = await switchedOff();
  const link = '<a href="mailto:info@museum.example" rel="noreferrer noopener nofollow">';
  for (const path of [`/r/${shortId}`, `/p/${shortId}`]) {
    expect(await pageAt(path)).toContain(`${link}Ask its owner</a>`);
    expect(await pageAt(path, "de")).toContain(`${link}Kontakt aufnehmen</a>`);
    const problem = await expectProblem(await scenario.request(path), 410, "code_gone");
    expect(JSON.stringify(problem)).not.toContain("mailto:");
  }
  await edit(tenant, { contact: 'https://museum.example/?q="><b>' });
  expect(await pageAt(`/r/${shortId}`)).toContain('href="https://museum.example/?q=%22%3E%3Cb%3E"');
  await edit(tenant, { contact: null });
  expect(linksOf(await pageAt(`/r/${shortId}`))).toEqual([expect.stringContaining("/report?code=")]);
});

test("a code that was deleted or taken down, and one of a suspended workspace, names nobody", async () => {
  const [deleted, suspended, takenDown] = [await switchedOff(), await switchedOff(), await switchedOff()];
  await takenDown.tenant.call("PATCH", `/app/api/codes/${takenDown.id}`, { active: true });
  await deleted.tenant.call("DELETE", `/app/api/codes/${deleted.id}`);
  await withAdmin(scenario, async (admin) => {
    await admin.blocks.blockWorkspace(suspended.tenant.id, DECISION);
    await admin.blocks.block(takenDown.shortId, DECIDED);
  });
  const kinds = [
    { code: deleted, heading: "This code is switched off" },
    { code: suspended, heading: "Blocked by the operator" },
    { code: takenDown, heading: "Blocked by the operator" },
  ];
  for (const { code, heading } of kinds) {
    const page = await pageAt(`/r/${code.shortId}`);
    expect(page).toContain(heading);
    expect(linksOf(page)).toEqual([expect.stringContaining("/report?code=")]);
  }
});

test("a new name is on the workspace's pages at once", async () => {
  const tenant = await scenario.signUp("Old name");
  const { shortId } = await tenant.makeCode({ landing: { template: "action", headline: "Hall 3" } });
  expect(await pageAt(`/p/${shortId}`)).toContain("Old name");
  await edit(tenant, { name: "New name" });
  expect(await pageAt(`/p/${shortId}`)).toContain("New name");
});
