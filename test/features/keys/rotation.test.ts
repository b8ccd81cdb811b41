import { expect, test } from "bun:test";
import { DAY, HOUR } from "../../../src/kit/shared/clock.ts";
import { readJson } from "../../json.ts";
import { expectProblem, startScenario, type TenantClient } from "../../scenario.ts";

const scenario = await startScenario();

interface Rotated {
  readonly apiKey: string;
  readonly previousKeyValidUntil: string;
}

const rotate = async (client: TenantClient, apiKey = client.apiKey, body: unknown = undefined) =>
  readJson<Rotated>(
    await client.call("POST", "/app/api/keys/rotate", body, { authorization: `Bearer ${apiKey}` }),
  );

/** Status of a call with a key. */
async function statusWith(apiKey: string): Promise<number> {
  const response = await scenario.request("/app/api/me", { headers: { authorization: `Bearer ${apiKey}` } });
  return response.status;
}

test("after a rotation the old key works for exactly 24 hours", async () => {
  const client = await scenario.signUp();
  const answer = await client.call("POST", "/app/api/keys/rotate");
  expect(answer.headers.get("cache-control")).toBe("no-store, no-transform");
  const { apiKey, previousKeyValidUntil } = await readJson<Rotated>(answer);
  expect(apiKey).not.toBe(client.apiKey);
  expect(Date.parse(previousKeyValidUntil)).toBe(scenario.clock.now() + DAY);
  scenario.clock.advance(DAY - 1);
  expect([await statusWith(client.apiKey), await statusWith(apiKey)]).toEqual([200, 200]);
  scenario.clock.advance(1);
  expect([await statusWith(client.apiKey), await statusWith(apiKey)]).toEqual([401, 200]);
});

test.each([{}, { revoke: false }, { revoke: null }])("%j leaves the old key its 24 hours", async (body) => {
  const client = await scenario.signUp();
  await rotate(client, client.apiKey, body);
  expect(await statusWith(client.apiKey)).toBe(200);
});

test("revoke ends the old key at once", async () => {
  const client = await scenario.signUp();
  expect(await statusWith(client.apiKey)).toBe(200);
  const { apiKey, previousKeyValidUntil } = await rotate(client, client.apiKey, { revoke: true });
  expect(Date.parse(previousKeyValidUntil)).toBe(scenario.clock.now());
  expect([await statusWith(client.apiKey), await statusWith(apiKey)]).toEqual([401, 200]);
});

test("a second rotation does not give the first key more time", async () => {
  const client = await scenario.signUp();
  const second = await rotate(client);
  scenario.clock.advance(12 * HOUR);
  const third = await rotate(client, second.apiKey);
  scenario.clock.advance(12 * HOUR);
  expect(await statusWith(client.apiKey)).toBe(401);
  expect([await statusWith(second.apiKey), await statusWith(third.apiKey)]).toEqual([200, 200]);
  scenario.clock.advance(12 * HOUR);
  expect([await statusWith(second.apiKey), await statusWith(third.apiKey)]).toEqual([401, 200]);
});

test("revoking ends every earlier key, also those with time left", async () => {
  const client = await scenario.signUp();
  const second = await rotate(client);
  const third = await rotate(client, second.apiKey, { revoke: true });
  expect([await statusWith(client.apiKey), await statusWith(second.apiKey)]).toEqual([401, 401]);
  expect(await statusWith(third.apiKey)).toBe(200);
});

test("a replaced key can still rotate while it works: a lost new key locks nobody out", async () => {
  const client = await scenario.signUp();
  await rotate(client);
  const again = await rotate(client);
  expect(await statusWith(again.apiKey)).toBe(200);
});

test("a rotation concerns one tenant only", async () => {
  const [client, neighbour] = [await scenario.signUp(), await scenario.signUp()];
  await rotate(client, client.apiKey, { revoke: true });
  expect(await statusWith(neighbour.apiKey)).toBe(200);
});

test("rotations at the same moment leave keys that work", async () => {
  const client = await scenario.signUp();
  const made = await Promise.all(Array.from({ length: 8 }, () => rotate(client)));
  expect(new Set(made.map(({ apiKey }) => apiKey)).size).toBe(8);
  for (const { apiKey } of made) expect(await statusWith(apiKey)).toBe(200);
});

test("revoke is true or false", async () => {
  const client = await scenario.signUp();
  for (const revoke of ["true", 1, [], {}])
    await expectProblem(
      await client.call("POST", "/app/api/keys/rotate", { revoke }),
      400,
      "invalid_request",
    );
  expect((await client.call("POST", "/app/api/keys/rotate", { revoke: null })).status).toBe(200);
});

test("a replaced key expires after a restart too", async () => {
  const client = await scenario.signUp();
  const { apiKey } = await rotate(client);
  await scenario.restart();
  expect([await statusWith(client.apiKey), await statusWith(apiKey)]).toEqual([200, 200]);
  scenario.clock.advance(DAY);
  expect([await statusWith(client.apiKey), await statusWith(apiKey)]).toEqual([401, 200]);
});

test("a disk that is nearly full has no room for another key, nor for the text of one", async () => {
  const disk = { free: 100, total: 100 };
  let now = 0;
  const full = await startScenario(
    { QZ_DISK_FLOOR: "5%" },
    { diskSpace: () => disk, floorNow: () => (now += 1_000) },
  );
  const client = await full.signUp();
  disk.free = 4;
  for (const path of ["/app/api/keys", "/app/api/keys/rotate"])
    await expectProblem(await client.call("POST", path), 503, "storage_unavailable");
  expect((await client.call("GET", "/app/api/keys")).status).toBe(200);
});
