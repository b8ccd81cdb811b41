import { expect, test } from "bun:test";
import type { SearchAnswer, SearchResult } from "../../../src/features/operators/search-model.ts";
import { expectProblem, startScenario } from "../../scenario.ts";
import { addDomain, ownDomain } from "../domains/client.ts";
import { createTestDns } from "../domains/dns.ts";
import { signUpOwner } from "../people/browser.ts";
import { withAdmin } from "../plans/admin.ts";
import { reported } from "../reports/client.ts";
import { operatorKey } from "./operator.ts";

const dns = createTestDns();
const scenario = await startScenario({}, { txtLookup: dns.lookup });
const key = await operatorKey(scenario, "searcher");

/** The kind of a result, and its id. */
function named(result: SearchResult): string {
  switch (result.kind) {
    case "code":
      return `code ${result.code.id}`;
    case "workspace":
      return `workspace ${result.workspace.id}`;
    case "person":
      return `person ${result.person.id}`;
    case "host":
      return `host ${result.host} ${result.codes}`;
    case "domain":
      return `domain ${result.domain.host} ${result.domain.state}`;
    case "report":
      return `report ${result.report.number}`;
    case "problem":
      return `problem ${result.problem.requestId}`;
  }
}

async function find(typed: string): Promise<string[]> {
  const found = await key.get<SearchAnswer>(`/operator/api/search?q=${encodeURIComponent(typed)}`);
  return found.results.map(named);
}

test("one field finds codes by every spelling of their address, by destinations and hosts, workspaces and people", async () => {
  const { owner, tenant } = await signUpOwner(scenario, { name: "Planetarium" });
  const code = await tenant.makeCode({ target: "https://www.sky.example/tonight" });
  const other = await tenant.makeCode({
    target: "https://www.sky.example/",
    fallback: "https://sky.example/",
  });
  const itself = `code ${code.id}`;
  for (const typed of [
    code.shortId,
    ` ${code.shortId} `,
    code.shortUrl,
    `${code.shortUrl}+`,
    `${code.shortUrl}?utm=1`,
    code.shortUrl.replace("http://", ""),
    code.id,
  ])
    expect((await find(typed))[0]).toBe(itself);
  expect(await find("https://www.sky.example/tonight")).toEqual([
    itself,
    `code ${other.id}`,
    "host www.sky.example 2",
  ]);
  expect(await find("SKY.example")).toEqual([
    `code ${other.id}`,
    "host sky.example 1",
    "host www.sky.example 2",
  ]);
  const both = [`workspace ${tenant.id}`, `person ${owner.personId}`];
  expect(await find("planetar")).toEqual(both);
  expect(await find(tenant.id)).toEqual([`workspace ${tenant.id}`]);
  expect(await find(owner.email.toUpperCase())).toEqual(both);
  expect(await find(owner.personId)).toEqual([`person ${owner.personId}`]);
  expect(await find("nothing like it")).toEqual([]);
  expect(await find(`code_${"0".repeat(26)}`)).toEqual([]);
  for (const query of ["", "?q=", `?q=${"x".repeat(2_049)}`])
    await expectProblem(await key.call("GET", `/operator/api/search${query}`), 400, "invalid_request");
});

test("it finds a problem by the id of the request that met it", async () => {
  const { shortId } = await (await scenario.signUp("In trouble")).makeCode();
  const report = { code: shortId, reason: "spam", words: "It is unasked." };
  await scenario.storage.run("alter table reports rename to reports_away");
  const refused = await scenario.post("/api/reports", report);
  const other = await scenario.post("/api/reports", report);
  await scenario.storage.run("alter table reports_away rename to reports");
  expect([refused.status, other.status]).toEqual([503, 503]);
  const id = refused.headers.get("x-request-id") ?? "";
  const found = await key.get<SearchAnswer>(`/operator/api/search?q=${id}`);
  expect(found.results).toMatchObject([{ kind: "problem", problem: { requestId: id, level: "error" } }]);
  expect(await find(id.slice(0, -1))).toEqual([]);
});

test("it finds a report by the number of its receipt, and domains, also those that nobody has verified", async () => {
  const [museum, other] = [await scenario.signUp("On a domain"), await scenario.signUp("Beside it")];
  for (const { id } of [museum, other]) await withAdmin(scenario, (admin) => admin.setPlan(id, "pro"));
  const host = "qr.searched.example";
  await addDomain(other, host);
  expect(await find(host)).toEqual([`domain ${host} pending`]);
  await ownDomain(museum, dns, host);
  const code = await museum.makeCode({ domain: host });
  const leading = await other.makeCode({ target: `https://shop.${host}/` });
  const both = [`domain ${host} verified`, `domain ${host} pending`];
  expect(await find(host)).toEqual([...both, `host shop.${host} 1`]);
  expect(await find(`https://${host.toUpperCase()}/x`)).toEqual([...both, `host shop.${host} 1`]);
  expect(await find(`shop.${host}`)).toEqual([`code ${leading.id}`, `host shop.${host} 1`]);
  expect((await find(`${host}/${code.shortId}`))[0]).toBe(`code ${code.id}`);
  const { number } = await reported(scenario, code.shortUrl);
  for (const typed of [number, ` ${number.toLowerCase()} `])
    expect(await find(typed)).toEqual([`report ${number}`]);
  expect((await key.call("DELETE", `/operator/api/reports/${number}`)).status).toBe(204);
  expect(await find(number)).toEqual([]);
});
