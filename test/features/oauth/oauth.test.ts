import { expect, test } from "bun:test";
import { UnauthorizedError } from "@modelcontextprotocol/client";
import { readJson } from "../../json.ts";
import { startScenario } from "../../scenario.ts";
import { signUpOwner } from "../people/browser.ts";
import { auth, clientOf, decide, Program } from "./connecting.ts";

const scenario = await startScenario();

test("the official client connects, works for the person, and gets new tokens", async () => {
  const { tenant, owner } = await signUpOwner(scenario);
  const program = new Program();
  const first = clientOf(scenario.url, program);
  expect(first.client.connect(first.transport)).rejects.toThrow(UnauthorizedError);
  await first.client.close();
  const { asked } = program;
  if (!asked) throw new Error("The person is led nowhere");
  expect(asked.searchParams.get("scope")).toBe("codes:read codes:write analytics:read");

  const page = await owner.call("GET", `${asked.pathname}${asked.search}`);
  expect([page.status, await page.text()]).toEqual([200, expect.stringContaining("“Robot” wants to work")]);
  const consent = await decide(owner, Object.fromEntries(asked.searchParams), {
    tenantId: tenant.id,
    scopes: ["codes:read", "codes:write"],
  });
  const back = new URL(consent.headers.get("location") ?? "").searchParams;
  expect([back.get("state"), back.get("iss")]).toEqual(["state of the program", scenario.url]);

  const { client, transport } = clientOf(scenario.url, program);
  await transport.finishAuth(back);
  await client.connect(transport);
  const { tools } = await client.listTools();
  const names = tools.map(({ name }) => name);
  expect(names).toContain("create_code");
  expect(names).not.toContain("list_leads");
  const made = await client.callTool({
    name: "create_code",
    arguments: { target: "https://museum.example/", title: "By a robot" },
  });
  expect(made.isError).toBeFalsy();
  const { entries } = await readJson<{ entries: object[] }>(
    await tenant.call("GET", "/app/api/audit?action=code.made"),
  );
  expect(entries).toMatchObject([{ who: { kind: "person", id: owner.personId }, detail: { app: "Robot" } }]);

  const before = program.tokens();
  expect(await auth(program, { serverUrl: `${scenario.url}/mcp` })).toBe("AUTHORIZED");
  expect(program.tokens()?.access_token).not.toBe(before?.access_token);
  expect((await client.listTools()).tools).toHaveLength(tools.length);
  await client.close();
});
