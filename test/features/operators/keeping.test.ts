import { expect, test } from "bun:test";
import type { OperatorDomains } from "../../../src/features/operators/domains-model.ts";
import type {
  ListVerdict,
  OperatorList,
  OperatorLists,
} from "../../../src/features/operators/lists-model.ts";
import type { MadeOwner, MadeWorkspace } from "../../../src/features/operators/making-model.ts";
import type { LogPage } from "../../../src/features/operators/model.ts";
import type { MadeVoucher, OperatorVouchers } from "../../../src/features/operators/vouchers-model.ts";
import type { CreatedKey, KeyList } from "../../../src/features/keys/model.ts";
import { readSettings } from "../../../src/kit/settings/read.ts";
import { openLogoAdmin } from "../../../src/operate/admin.ts";
import { DAY } from "../../../src/kit/shared/clock.ts";
import { readJson } from "../../json.ts";
import { expectProblem, startScenario } from "../../scenario.ts";
import { listFile, readLists } from "../blocklist/lists.ts";
import { ownDomain } from "../domains/client.ts";
import { createTestDns } from "../domains/dns.ts";
import { pdf } from "../files/samples.ts";
import { upload } from "../files/uploads.ts";
import { png } from "../images/samples.ts";
import { operatorKey } from "./operator.ts";

const dns = createTestDns();
const list = listFile("bad.txt", "bad.example");
const scenario = await startScenario({ QZ_BLOCKLIST: list.path }, { txtLookup: dns.lookup });
const key = await operatorKey(scenario, "keeper");

const api = (method: string, path: string, body?: unknown) => key.call(method, `/operator/api${path}`, body);
const get = <T>(path: string) => key.get<T>(`/operator/api${path}`);

async function done<T>(method: string, path: string, body?: unknown): Promise<T> {
  const answer = await api(method, path, body);
  expect(answer.status).toBe(200);
  return readJson<T>(answer);
}

const lastAction = async () => (await get<LogPage>("/log?limit=1")).entries[0]?.action;

test("a voucher is made, redeemed and revoked", async () => {
  const { code, voucher } = await done<MadeVoucher>("POST", "/vouchers", { plan: "pro", uses: 2, days: 30 });
  expect(voucher).toMatchObject({ hint: code.slice(0, 4), plan: "pro", uses: 2, redeemed: 0, state: "open" });
  expect(await lastAction()).toBe("voucher.made");
  const museum = await scenario.signUp("Redeeming");
  expect((await museum.call("POST", "/app/api/redeem", { code })).status).toBe(200);
  const { vouchers } = await get<OperatorVouchers>("/vouchers");
  expect(vouchers.find(({ hint }) => hint === voucher.hint)).toMatchObject({ redeemed: 1 });
  expect(await done<object>("DELETE", `/vouchers/${voucher.hint}`)).toMatchObject({ state: "revoked" });
  expect(await lastAction()).toBe("voucher.revoked");
  await expectProblem(await api("DELETE", "/vouchers/0000"), 404, "not_found");
  for (const input of [{ plan: "none" }, { plan: "pro", expiresAt: "2020-01-01" }, { plan: "pro", uses: 0 }])
    await expectProblem(await api("POST", "/vouchers", input), 400, "invalid_request");
});

test("domains are listed, switched off and on, and released", async () => {
  const museum = await scenario.signUp("On a domain");
  await done<object>("PATCH", `/workspaces/${museum.id}`, { plan: "pro" });
  await ownDomain(museum, dns, "qr.keeping.example");
  const { shortId } = await museum.makeCode({ domain: "qr.keeping.example" });
  const scanned = async () =>
    (
      await fetch(`${scenario.url}/${shortId}`, {
        headers: { host: "qr.keeping.example" },
        redirect: "manual",
      })
    ).status;
  const { domains } = await get<OperatorDomains>("/domains");
  expect(domains).toContainEqual(
    expect.objectContaining({
      host: "qr.keeping.example",
      tenantId: museum.id,
      state: "verified",
      disabled: false,
    }),
  );
  expect(await scanned()).toBe(302);
  const path = "/domains/qr.keeping.example";
  expect(await done<object>("POST", `${path}/disable`)).toEqual({ tenantId: museum.id });
  expect(await scanned()).toBe(410);
  expect((await api("POST", `${path}/enable`)).status).toBe(204);
  expect(await scanned()).toBe(302);
  expect(await done<object>("POST", `${path}/release`)).toEqual({ tenantId: museum.id, codes: 1 });
  expect(await lastAction()).toBe("domain.released");
  await expectProblem(await api("POST", `${path}/release`), 404, "not_found");
  await expectProblem(await api("POST", `${path}/enable`), 404, "not_found");
  await expectProblem(await api("POST", "/domains/no%20host/disable"), 404, "not_found");
  await expectProblem(await api("GET", "/domains?cursor=x"), 400, "cursor_invalid");
});

test("workspaces, owners and keys are made", async () => {
  const made = await done<MadeWorkspace>("POST", "/workspaces", {
    name: "Made",
    email: "made@museum.example",
  });
  expect(made.owner).toMatchObject({ email: "made@museum.example", link: { url: expect.any(String) } });
  const path = `/workspaces/${made.id}`;
  const owner = await done<MadeOwner>("POST", `${path}/owners`, { email: "second@museum.example" });
  expect(owner.link?.url).toStartWith(scenario.url);
  const created = await done<CreatedKey>("POST", `${path}/keys`, { name: "shop", scopes: ["codes:read"] });
  const { keys } = await get<KeyList>(`${path}/keys`);
  expect(keys.map(({ name }) => name)).toEqual(["main", "shop"]);
  const main = keys[0]?.id ?? "";
  expect((await api("DELETE", `${path}/keys/${created.id}`)).status).toBe(204);
  await expectProblem(await api("DELETE", `${path}/keys/${created.id}`), 404, "key_not_found");
  await expectProblem(await api("DELETE", `${path}/keys/${main}`), 409, "last_key");
  const renewed = await done<{ apiKey: string }>("POST", `${path}/main-key`);
  expect(renewed.apiKey).not.toBe(made.apiKey);
  const none = `/workspaces/ten_${"0".repeat(26)}`;
  await expectProblem(await api("GET", `${none}/keys`), 404, "not_found");
  await expectProblem(
    await api("POST", `${none}/keys`, { name: "x", scopes: ["codes:read"] }),
    404,
    "not_found",
  );
  await expectProblem(await api("POST", `${none}/main-key`), 404, "not_found");
  await expectProblem(
    await api("POST", `${none}/owners`, { email: "third@museum.example" }),
    404,
    "not_found",
  );
  for (const input of [
    { name: "x", email: "none" },
    { name: "x", email: "a@b.example", plan: "none" },
  ])
    await expectProblem(await api("POST", "/workspaces", input), 400, "invalid_request");
});

test("a workspace has so many keys and no more, also of an operator's", async () => {
  const { id } = await done<MadeWorkspace>("POST", "/workspaces", {
    name: "Full",
    email: "full@zoo.example",
  });
  const one = (at: number) =>
    api("POST", `/workspaces/${id}/keys`, { name: `till ${at}`, scopes: ["codes:read"] });
  for (let at = 1; at < 20; at++) expect((await one(at)).status).toBe(200);
  await expectProblem(await one(20), 402, "plan_limit");
});

test("pictures and files are looked at and removed, and so are imported logos", async () => {
  const museum = await scenario.signUp("With pictures");
  const image = await readJson<{ id: string }>(
    await scenario.request("/app/api/images", {
      method: "POST",
      headers: { authorization: `Bearer ${museum.apiKey}`, "content-type": "image/png" },
      body: Uint8Array.from(png(320, 240)),
    }),
  );
  expect(await get<object>(`/images/${image.id}`)).toMatchObject({ tenantId: museum.id, codes: [] });
  expect((await api("DELETE", `/images/${image.id}`)).status).toBe(204);
  expect(await lastAction()).toBe("image.removed");
  await expectProblem(await api("GET", `/images/${image.id}`), 404, "not_found");
  await expectProblem(await api("DELETE", `/images/${image.id}`), 404, "not_found");
  const menu = await upload(scenario, museum, pdf(), "application/pdf");
  expect(await get<object>(`/files/${menu.id}`)).toMatchObject({ tenantId: museum.id, codes: [] });
  expect((await api("DELETE", `/files/${menu.id}`)).status).toBe(204);
  expect(await lastAction()).toBe("file.removed");
  expect(await get<object>("/logos")).toEqual({ logos: [] });
  const logo = await scenario.beside(async (environment) => {
    const admin = await openLogoAdmin(readSettings(environment));
    const svg =
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path fill="#a01" d="M0 0h9v9H0z"/></svg>';
    const { id } = await admin.add({ file: "acme.svg", bytes: new TextEncoder().encode(svg), about: {} });
    await admin.close();
    return id;
  });
  expect(await get<object>("/logos")).toMatchObject({ logos: [{ id: logo }] });
  expect((await api("DELETE", `/logos/${logo}`)).status).toBe(204);
  expect(await lastAction()).toBe("logo.removed");
  expect(await get<object>("/logos")).toEqual({ logos: [] });
  await expectProblem(await api("DELETE", "/logos/import.none"), 404, "not_found");
});

test("lists are shown and asked, and one that is held is applied", async () => {
  const { lists } = await get<OperatorLists>("/lists");
  expect(lists).toEqual([expect.objectContaining({ name: "bad.txt", kind: "block", held: null })]);
  const verdict = await get<ListVerdict>("/lists/check?host=https%3A%2F%2Fwww.good.example%2F");
  expect(verdict).toEqual({ host: "www.good.example", blocked: null, allowed: null });
  await expectProblem(await api("GET", "/lists/check?host=%20"), 400, "invalid_request");
  await expectProblem(await api("POST", "/lists/bad.txt/apply"), 404, "not_found");
  await expectProblem(await api("POST", "/lists/none/apply"), 404, "not_found");

  const codes: string[] = [];
  for (let number = 0; number < 5; number++) {
    const { makeCode } = await scenario.signUp(`Workspace ${number}`);
    codes.push((await makeCode({ target: `https://w${number}.popular.example/` })).shortId);
  }
  const statuses = () => Promise.all(codes.map(async (shortId) => (await scenario.scan(shortId)).status));
  await readLists(scenario);
  scenario.clock.advance(31 * DAY);
  list.write("popular.example");
  await readLists(scenario);
  const [held] = (await get<OperatorLists>("/lists")).lists;
  expect(held).toMatchObject({ held: { hosts: 1, why: "workspaces", workspaces: 5 } });
  expect(await statuses()).toEqual([302, 302, 302, 302, 302]);
  expect(await done<OperatorList>("POST", "/lists/bad.txt/apply")).toMatchObject({
    name: "bad.txt",
    held: null,
  });
  expect(await lastAction()).toBe("list.applied");
  await expectProblem(await api("POST", "/lists/bad.txt/apply"), 404, "not_found");
  await readLists(scenario);
  expect(await statuses()).toEqual([410, 410, 410, 410, 410]);
});
