import { expect, test } from "bun:test";
import { isObject } from "../../../src/kit/shared/json.ts";
import { ALL_ROLES, ROLES, type Role } from "../../../src/kit/shared/roles.ts";
import { isScope, missingScopes } from "../../../src/kit/shared/scopes.ts";
import { IS_QUICK } from "../../extent.ts";
import { readJson } from "../../json.ts";
import { type CodeJson, startScenario, type TenantClient } from "../../scenario.ts";
import {
  concrete,
  fetchContract,
  operationsOf,
  scopesOf,
  takesSession,
  withCode,
} from "../../kit/http/contract.ts";
import { giveRole, signUpOwner } from "./browser.ts";

const scenario = await startScenario({ QZ_SIGNUP_PLAN: "unlimited" });
const OPERATIONS = operationsOf(await fetchContract(scenario.url))
  .filter((operation) => takesSession(operation) && scopesOf(operation) !== null)
  .map((operation) => ({ ...operation, scopes: (scopesOf(operation) ?? []).filter(isScope) }));

type Asker = Pick<TenantClient, "call">;

interface Way {
  readonly asker: Asker;
  /** A code of the workspace. */
  readonly code: CodeJson;
}

/**
 * The ways into two workspaces that are alike: with a key that has the scopes of a role, and as a person in
 * that role.
 */
async function pairOf(role: Role): Promise<{ readonly key: Way; readonly member: Way }> {
  const ways = async () => {
    const { tenant, owner } = await signUpOwner(scenario, { name: "Zoo" });
    const code = await tenant.makeCode();
    if (role === "owner") return { key: { asker: tenant, code }, member: { asker: owner, code } };
    const { owner: member } = await signUpOwner(scenario);
    await giveRole(scenario, tenant, member, "admin");
    const inZoo: Asker = {
      call: (method, path, body, headers = {}) =>
        member.call(method, path, body, { "x-workspace": tenant.id, ...headers }),
    };
    // An admin makes it, so that it has no right of an owner.
    const order = { name: "key", scopes: [...ROLES[role]] };
    const { apiKey } = await readJson<{ apiKey: string }>(await inZoo.call("POST", "/app/api/keys", order));
    await scenario.beside(() => giveRole(scenario, tenant, member, role));
    return { key: { asker: tenant.withKey(apiKey), code }, member: { asker: inZoo, code } };
  };
  return { key: (await ways()).key, member: (await ways()).member };
}

/** The form of an answer: its texts and numbers differ, as do the ids of what is made. */
function formOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.length === 0 ? [] : [formOf(value[0])];
  if (!isObject(value)) return value === null ? null : typeof value;
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, formOf(member)]));
}

/** A short id is one in the whole service, so that only one of two workspaces could have it. */
function unshared(example: unknown): unknown {
  if (!isObject(example) || !("shortId" in example)) return example;
  const { shortId: _, ...rest } = example;
  return rest;
}

/** The part of an answer that is compared: all that does not name a new record or its time. */
async function seen(answer: Response) {
  const type = answer.headers.get("content-type")?.split(";")[0] ?? null;
  const text = await answer.text();
  const isJson = type !== null && /[/+]json$/.test(type);
  const body: unknown = isJson ? JSON.parse(text) : null;
  const headers = [...answer.headers.keys()]
    .filter((name) => !/^(?:content-length|date|vary)$/.test(name))
    .sort();
  const code = isObject(body) && answer.status >= 400 ? body["code"] : null;
  return { status: answer.status, type, headers, code, body: formOf(body) };
}

for (const [turn, role] of ALL_ROLES.entries())
  test(`a member who is ${role} and a key with the same scopes are answered alike by every operation`, async () => {
    const { key, member } = await pairOf(role);
    const alike = Map.groupBy(OPERATIONS, ({ scopes }) => scopes.join());
    const asked = IS_QUICK
      ? [...alike.values()].flatMap((same) => [...same.slice(turn % same.length), ...same].slice(0, 4))
      : OPERATIONS;
    let refused = 0;
    for (const { method, path, requestBody, scopes } of asked) {
      const [media = "", content] = Object.entries(requestBody?.content ?? {})[0] ?? [];
      const body = requestBody && unshared(content?.example);
      const headers = requestBody ? { "content-type": media } : {};
      const by = async ({ asker, code }: Way) =>
        seen(await asker.call(method, concrete(withCode(path, code)), body, headers));
      // Earlier records are counted a little later, by chores that a deletion begins.
      if (scopes.includes("analytics:read")) {
        await scenario.service.addUp();
        await scenario.service.housekeep();
      }
      const [byKey, byMember] = [await by(key), await by(member)];
      const place = `${role}: ${method} ${path}`;
      expect([place, byMember]).toEqual([place, byKey]);
      const isMissing = missingScopes(ROLES[role], scopes).length > 0;
      expect([place, byMember.code === "scope_missing"]).toEqual([place, isMissing]);
      if (isMissing) refused++;
    }
    expect(refused > 0).toBe(role === "viewer" || role === "editor");
  }, 600_000);

test("a change by a person has the person as its author, and one by a key the key", async () => {
  const { tenant, owner } = await signUpOwner(scenario);
  const { id } = await tenant.makeCode();
  const authors = () =>
    scenario.storage.rows<{ changed_by: string }>("select changed_by from codes where id = ?", id);
  expect((await authors())[0]?.changed_by).toMatch(/^main\nkey_/);
  await owner.call("PATCH", `/app/api/codes/${id}`, { title: "Hall 3" });
  expect(await authors()).toEqual([{ changed_by: `\n${owner.personId}` }]);
});
