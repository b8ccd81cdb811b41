import { expect, test } from "bun:test";
import type { KeyList, KeyRecord, RotateAnswer } from "../../../src/features/keys/model.ts";
import { DAY, isoTime } from "../../../src/kit/shared/clock.ts";
import { ALL_SCOPES } from "../../../src/kit/shared/scopes.ts";
import { readJson } from "../../json.ts";
import { expectProblem, startScenario, type TenantClient } from "../../scenario.ts";
import { makeKey } from "./make-key.ts";

const scenario = await startScenario();

const listOf = async (client: TenantClient): Promise<KeyRecord[]> =>
  (await readJson<KeyList>(await client.call("GET", "/app/api/keys"))).keys;

const statusOf = async (client: TenantClient) => (await client.call("GET", "/app/api/me")).status;

const remove = (client: TenantClient, { id }: Pick<KeyRecord, "id">) =>
  client.call("DELETE", `/app/api/keys/${id}`);

const today = () => isoTime(scenario.clock.now()).slice(0, 10);

test("scopes keep their names, which keys and generated clients hold", () => {
  expect([...ALL_SCOPES]).toEqual([
    "codes:read",
    "codes:write",
    "analytics:read",
    "leads:read",
    "leads:write",
    "webhook",
    "domains",
    "account",
  ]);
});

test("the key of a sign-up is main, with every scope", async () => {
  const tenant = await scenario.signUp();
  const [main, ...others] = await listOf(tenant);
  expect(others).toEqual([]);
  expect(main).toMatchObject({ name: "main", scopes: [...ALL_SCOPES], expiresAt: null });
  const [start, end] = main?.hint?.split("…") ?? [];
  expect([tenant.apiKey.slice(0, 7), tenant.apiKey.slice(-4)]).toEqual([start ?? "", end ?? ""]);
});

test("a key is made with a name, scopes and an end, and works until then", async () => {
  const tenant = await scenario.signUp();
  const expiresAt = isoTime(scenario.clock.now() + DAY);
  const { made, client } = await makeKey(tenant, { name: "  till 2 ", scopes: ["codes:read"], expiresAt });
  const { apiKey, ...record } = made;
  expect(record).toMatchObject({ name: "till 2", scopes: ["codes:read"], lastUsedOn: null, expiresAt });
  expect(await listOf(tenant)).toContainEqual(record);
  expect(apiKey).toMatch(/^qz_/);
  scenario.clock.advance(DAY - 1);
  expect(await statusOf(client)).toBe(200);
  scenario.clock.advance(1);
  expect(await statusOf(client)).toBe(401);
  expect((await listOf(tenant)).map(({ name }) => name)).toEqual(["main"]);
});

test("a key without a scope is refused", async () => {
  const tenant = await scenario.signUp();
  const answer = await tenant.call("POST", "/app/api/keys", { name: "till", scopes: [] });
  const { errors } = await expectProblem(answer, 400, "invalid_request");
  expect(errors).toMatchObject([{ pointer: "/scopes", reason: "too_few_entries" }]);
});

test("a key grants no scope that it lacks, and says which", async () => {
  const { client } = await makeKey(await scenario.signUp(), { scopes: ["account", "codes:read"] });
  const order = { name: "more", scopes: ["codes:read", "leads:read"] };
  const { detail } = await expectProblem(
    await client.call("POST", "/app/api/keys", order),
    403,
    "scope_missing",
  );
  expect(detail).toContain("leads:read");
  expect(detail).not.toContain("codes:read");
  await makeKey(client, { scopes: ["codes:read"] });
});

test.each([
  ["/name", "empty", { name: "" }],
  ["/name", "empty", { name: "  " }],
  ["/name", "not_one_line", { name: "a\nb" }],
  ["/name", "too_long", { name: "x".repeat(61) }],
  ["/name", "empty", { name: "\u200d" }],
  ["/name", "key_name_taken", { name: " Operator" }],
  ["/name", "key_name_taken", { name: "ορеrаt0r" }],
  ["/name", "key_name_taken", { name: "operator\u200d" }],
  ["/name", "key_name_invisible", { name: "operator\u200b" }],
  ["/name", "key_name_invisible", { name: "\u202erotarepo" }],
  ["/name", "key_name_alike", { name: "Main" }],
  ["/name", "key_name_alike", { name: "mаin" }],
  ["/scopes", "required", { scopes: undefined }],
  ["/scopes/0", "not_one_of", { scopes: ["codes"] }],
  ["/scopes", "repeated_entry", { scopes: ["webhook", "webhook"] }],
  ["/expiresAt", "key_end_not_ahead", { expiresAt: "2026-02-30T00:00:00Z" }],
  ["/expiresAt", "key_end_not_ahead", { expiresAt: "2026-11-21T11:59:59Z" }],
  ["/expiresAt", "key_end_not_ahead", { expiresAt: "+010000-01-01T00:00:00Z" }],
])("a fault of a new key is told at its place: %s is %s", async (pointer, reason, change) => {
  const tenant = await scenario.signUp();
  const answer = await tenant.call("POST", "/app/api/keys", {
    name: "till",
    scopes: ["codes:read"],
    ...change,
  });
  const { errors } = await expectProblem(answer, 400, "invalid_request");
  expect(errors?.map((error) => [error.pointer, error.reason])).toEqual([[pointer, reason]]);
});

test("a name is free again when its key has ended, and may have letters and emoji of any kind", async () => {
  const tenant = await scenario.signUp();
  const { made } = await makeKey(tenant, { name: "Kasse", scopes: ["codes:read"] });
  for (const name of ["Kässe", "касса", "レジ", "👩‍💻 ☕️"])
    await makeKey(tenant, { name, scopes: ["codes:read"] });
  const again = { name: "KASSE", scopes: ["codes:read"] };
  await expectProblem(await tenant.call("POST", "/app/api/keys", again), 400, "invalid_request");
  await remove(tenant, made);
  await makeKey(tenant, again);
});

test("a key that expires makes none that outlives it, also while it has been replaced", async () => {
  const tenant = await scenario.signUp();
  const expiresAt = isoTime(scenario.clock.now() + 2 * DAY);
  const { client } = await makeKey(tenant, { scopes: ["account"], expiresAt });
  async function refused(by: TenantClient, end?: string) {
    const answer = await by.call("POST", "/app/api/keys", {
      name: "heir",
      scopes: ["account"],
      expiresAt: end,
    });
    const { errors } = await expectProblem(answer, 400, "invalid_request");
    return errors?.map(({ pointer, reason, params }) => [pointer, reason, params?.["end"]]);
  }
  const told = [["/expiresAt", "key_end_after_own", expiresAt]];
  expect(await refused(client)).toEqual(told);
  expect(await refused(client, isoTime(scenario.clock.now() + 2 * DAY + 1))).toEqual(told);
  await makeKey(client, { scopes: ["account"], expiresAt });
  // The text that was replaced works for a day more. Who has stolen it gains no more by it.
  const { apiKey } = await readJson<RotateAnswer>(await tenant.call("POST", "/app/api/keys/rotate"));
  const until = isoTime(scenario.clock.now() + DAY);
  expect(await refused(tenant)).toEqual([["/expiresAt", "key_end_after_own", until]]);
  await makeKey(tenant.withKey(apiKey), { scopes: ["codes:read"] });
});

test("the last key with every scope stays, so that every scope can be granted again", async () => {
  const tenant = await scenario.signUp();
  const [main] = await listOf(tenant);
  const { client } = await makeKey(tenant, { scopes: ["account"] });
  if (!main) throw new Error("There is a main key");
  await expectProblem(await remove(client, main), 409, "last_key");
  const expiresAt = isoTime(scenario.clock.now() + DAY);
  await makeKey(tenant, { scopes: ALL_SCOPES, expiresAt });
  await expectProblem(await remove(client, main), 409, "last_key");
  const { made } = await makeKey(tenant, { scopes: ALL_SCOPES });
  expect((await remove(client, main)).status).toBe(204);
  await expectProblem(await remove(client, made), 409, "last_key");
});

test("a workspace has at most 20 keys, and a deleted one makes room", async () => {
  const tenant = await scenario.signUp();
  const made = [];
  for (let count = 1; count < 20; count++)
    made.push((await makeKey(tenant, { scopes: ["codes:read"] })).made);
  const order = { name: "one more", scopes: ["codes:read"] };
  await expectProblem(await tenant.call("POST", "/app/api/keys", order), 402, "plan_limit");
  const [first] = made;
  if (!first) throw new Error("There are keys");
  expect((await remove(tenant, first)).status).toBe(204);
  await makeKey(tenant, { scopes: ["codes:read"] });
});

test("a deleted key ends at once, with the text that it replaced, and only the last full one stays", async () => {
  const tenant = await scenario.signUp();
  const { made, client } = await makeKey(tenant, { scopes: ALL_SCOPES });
  const rotated = await readJson<RotateAnswer>(await client.call("POST", "/app/api/keys/rotate"));
  const replacing = tenant.withKey(rotated.apiKey);
  expect([await statusOf(client), await statusOf(replacing)]).toEqual([200, 200]);
  const own = { id: made.id, name: made.name, scopes: made.scopes };
  expect(await listOf(replacing)).toContainEqual(expect.objectContaining(own));
  const [main] = await listOf(tenant);
  if (!main) throw new Error("There is a main key");
  expect((await remove(replacing, main)).status).toBe(204);
  expect(await statusOf(tenant)).toBe(401);
  await expectProblem(await remove(client, made), 409, "last_key");
  await expectProblem(await remove(client, main), 404, "key_not_found");
  const { made: heir, client: other } = await makeKey(replacing, { scopes: ALL_SCOPES });
  expect((await remove(other, made)).status).toBe(204);
  expect([await statusOf(client), await statusOf(replacing)]).toEqual([401, 401]);
  expect((await listOf(other)).map(({ id }) => id)).toEqual([heir.id]);
});

test("nobody deletes a key of another workspace", async () => {
  const [tenant, neighbour] = [await scenario.signUp(), await scenario.signUp()];
  const { made, client } = await makeKey(tenant, { scopes: ["codes:read"] });
  await expectProblem(await remove(neighbour, made), 404, "key_not_found");
  expect(await statusOf(client)).toBe(200);
});

test("rotation is of the key that asks: others work on, and its scopes and end stay", async () => {
  const tenant = await scenario.signUp();
  const expiresAt = isoTime(scenario.clock.now() + 2 * DAY);
  const { made, client } = await makeKey(tenant, { scopes: ["webhook"], expiresAt });
  const rotated = await readJson<RotateAnswer>(
    await client.call("POST", "/app/api/keys/rotate", { revoke: true }),
  );
  const next = tenant.withKey(rotated.apiKey);
  expect([await statusOf(client), await statusOf(next), await statusOf(tenant)]).toEqual([401, 200, 200]);
  expect((await next.call("GET", "/app/api/webhook")).status).toBe(200);
  expect((await next.call("GET", "/app/api/codes")).status).toBe(403);
  const [, key] = await listOf(tenant);
  expect(key).toMatchObject({ id: made.id, name: made.name, createdAt: made.createdAt, expiresAt });
  expect(key?.hint).not.toBe(made.hint);
  scenario.clock.advance(2 * DAY);
  expect(await statusOf(next)).toBe(401);
});

test("the day of a key's last use is kept, also over a restart", async () => {
  const tenant = await scenario.signUp();
  const { client } = await makeKey(tenant, { scopes: ["codes:read"] });
  const days = async () => (await listOf(tenant)).map(({ lastUsedOn }) => lastUsedOn);
  expect(await days()).toEqual([today(), null]);
  await statusOf(client);
  const first = today();
  await scenario.restart();
  expect(await days()).toEqual([first, first]);
  scenario.clock.advance(DAY);
  expect(await days()).toEqual([today(), first]);
});
