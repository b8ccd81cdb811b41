import { expect, test } from "bun:test";
import { DAY, HOUR, MINUTE } from "../../../src/kit/shared/clock.ts";
import { readJson } from "../../json.ts";
import { expectProblem, startScenario } from "../../scenario.ts";
import { signIn, signUpOwner } from "../people/browser.ts";
import {
  codeOf,
  connect,
  exchange,
  type Given,
  listTools,
  register,
  wishOf,
  withCode,
} from "./connecting.ts";

const scenario = await startScenario();
const { tenant, owner } = await signUpOwner(scenario);
const tenantId = tenant.id;
const scopes = ["codes:read"] as const;
const given = { tenantId, scopes };

/** The code of a refusal in the words of OAuth. */
async function refused(answer: Response, status = 400): Promise<string> {
  expect([answer.status, answer.headers.get("cache-control")]).toEqual([status, "no-store, no-transform"]);
  return (await readJson<{ error: string }>(answer)).error;
}

async function code(clientId: string) {
  return codeOf(owner, wishOf(clientId), given);
}

const status = async (token: string) => (await listTools(scenario, token)).status;

test("a call without a token is told where to get one, and one with a made-up token that it is none", async () => {
  const metadata = `resource_metadata="${scenario.url}/.well-known/oauth-protected-resource/mcp", scope="codes:read codes:write analytics:read"`;
  for (const [token, error] of [
    [null, ""],
    [`qza_${"a".repeat(43)}`, 'error="invalid_token", '],
    ["qz_nothing", 'error="invalid_token", '],
  ] as const) {
    const answer = await listTools(scenario, token);
    await expectProblem(answer, 401, "invalid_key");
    expect(answer.headers.get("www-authenticate")).toBe(`Bearer ${error}${metadata}`);
  }
  const other = await scenario.request("/app/api/me");
  expect(other.headers.get("www-authenticate")).toBe("Bearer");
});

test("a token is good at /mcp alone, and says so elsewhere", async () => {
  const { access_token } = await connect(scenario, owner, tenantId);
  expect(await status(access_token)).toBe(200);
  const headers = { authorization: `Bearer ${access_token}` };
  for (const [method, path] of [
    ["GET", "/app/api/me"],
    ["GET", "/app/api/codes"],
    ["POST", "/app/api/keys/rotate"],
    ["GET", "/app/api/session"],
    ["DELETE", "/app/api/sessions"],
  ] as const) {
    const problem = await expectProblem(
      await scenario.request(path, { method, headers }),
      401,
      "invalid_key",
    );
    expect(problem.detail).toContain("good at /mcp alone");
  }
});

test("a code is bound to its client, its redirect address and its verifier, and ends with a wrong try", async () => {
  const [clientId, other] = [await register(scenario), await register(scenario)];
  for (const wrong of [
    { client_id: other },
    { redirect_uri: "http://localhost:7778/callback" },
    { redirect_uri: "" },
    { code_verifier: "w".repeat(43) },
  ]) {
    const fields = withCode(clientId, await code(clientId));
    expect(await refused(await exchange(scenario, { ...fields, ...wrong }))).toBe("invalid_grant");
    expect(await refused(await exchange(scenario, fields))).toBe("invalid_grant");
  }
  const fields = withCode(clientId, await code(clientId));
  for (const [wrong, error] of [
    [{ code_verifier: "short" }, "invalid_request"],
    [{ code: "qzc_none" }, "invalid_grant"],
    [{ resource: "https://other.example/mcp" }, "invalid_target"],
    [{ grant_type: "password" }, "unsupported_grant_type"],
    [{ grant_type: "constructor" }, "unsupported_grant_type"],
  ] as const)
    expect(await refused(await exchange(scenario, { ...fields, ...wrong }))).toBe(error);
  expect(await refused(await exchange(scenario, { ...fields, client_id: "" }), 401)).toBe("invalid_client");
  const resource = `${scenario.url}/mcp`.replace("http:", "HTTP:");
  expect((await exchange(scenario, { ...fields, resource })).status).toBe(200);
});

test("a code that comes twice ends the tokens that it gave, and at once one of two gets none", async () => {
  const clientId = await register(scenario);
  const fields = withCode(clientId, await code(clientId));
  const { access_token } = await readJson<Given>(await exchange(scenario, fields));
  expect(await status(access_token)).toBe(200);
  expect(await refused(await exchange(scenario, fields))).toBe("invalid_grant");
  expect(await status(access_token)).toBe(401);

  const again = withCode(clientId, await code(clientId));
  const both = await Promise.all([exchange(scenario, again), exchange(scenario, again)]);
  expect(both.map((answer) => answer.status).toSorted()).toEqual([200, 400]);
});

test("a refresh token is good once: the second use disconnects the app", async () => {
  const { clientId, access_token, refresh_token } = await connect(scenario, owner, tenantId);
  const fields = { grant_type: "refresh_token", client_id: clientId, refresh_token };
  const next = await readJson<Given>(await exchange(scenario, fields));
  expect(next).toMatchObject({ token_type: "Bearer", expires_in: 3600, scope: "codes:read codes:write" });
  expect([await status(next.access_token), next.access_token === access_token]).toEqual([200, false]);
  expect(await refused(await exchange(scenario, fields))).toBe("invalid_grant");
  expect(await status(next.access_token)).toBe(401);
  const last = { ...fields, refresh_token: next.refresh_token };
  expect(await refused(await exchange(scenario, last))).toBe("invalid_grant");
  const { entries } = await readJson<{ entries: object[] }>(
    await tenant.call("GET", "/app/api/audit?action=app.ended&limit=1"),
  );
  expect(entries).toMatchObject([{ who: { kind: "system" }, subject: { kind: "app", name: "Robot" } }]);
});

test("another client's refresh token is refused", async () => {
  const { refresh_token } = await connect(scenario, owner, tenantId);
  const client_id = await register(scenario);
  const answer = await exchange(scenario, { grant_type: "refresh_token", client_id, refresh_token });
  expect(await refused(answer)).toBe("invalid_grant");
});

test("codes end after five minutes, access tokens after an hour, and apps 30 days after their last token", async () => {
  const clientId = await register(scenario);
  const late = await code(clientId);
  scenario.clock.advance(5 * MINUTE);
  expect(await refused(await exchange(scenario, withCode(clientId, late)))).toBe("invalid_grant");
  const app = await connect(scenario, owner, tenantId);
  scenario.clock.advance(HOUR);
  expect(await status(app.access_token)).toBe(401);
  const fields = { grant_type: "refresh_token", client_id: app.clientId };
  scenario.clock.advance(29 * DAY);
  const kept = await readJson<Given>(
    await exchange(scenario, { ...fields, refresh_token: app.refresh_token }),
  );
  expect(await status(kept.access_token)).toBe(200);
  scenario.clock.advance(30 * DAY);
  const answer = await exchange(scenario, { ...fields, refresh_token: kept.refresh_token });
  expect(await refused(answer)).toBe("invalid_grant");
  await scenario.service.housekeep();
  expect(await scenario.storage.rows("select id from apps")).toEqual([]);
});

test("an app that is used ends 90 days after its consent, and the audit says that it ended", async () => {
  const again = await signIn(scenario, { email: owner.email });
  const app = await connect(scenario, again, tenantId);
  const fields = { grant_type: "refresh_token", client_id: app.clientId };
  let latest: Given = app;
  const refresh = () => exchange(scenario, { ...fields, refresh_token: latest.refresh_token });
  for (const pause of [29 * DAY, 29 * DAY, 29 * DAY, 3 * DAY - MINUTE]) {
    scenario.clock.advance(pause);
    latest = await readJson<Given>(await refresh());
  }
  expect([latest.expires_in, await status(latest.access_token)]).toEqual([60, 200]);
  scenario.clock.advance(MINUTE);
  expect(await status(latest.access_token)).toBe(401);
  expect(await refused(await refresh())).toBe("invalid_grant");
  await scenario.service.housekeep();
  const { entries } = await readJson<{ entries: object[] }>(
    await tenant.call("GET", "/app/api/audit?action=app.ended&limit=1"),
  );
  const at = new Date(scenario.clock.now()).toISOString();
  expect(entries).toMatchObject([{ at, who: { kind: "system" }, subject: { kind: "app", name: "Robot" } }]);
});
