import { expect, test } from "bun:test";
import { DAY, SECOND } from "../../../src/kit/shared/clock.ts";
import { head, rawExchange } from "../../kit/http/protocol-raw.ts";
import { readJson } from "../../json.ts";
import { type CodeJson, expectProblem, startScenario, type TenantClient } from "../../scenario.ts";

/** `Idempotency-Key`: a request that is sent again makes no second code. */

const scenario = await startScenario();
const ORDER = { target: "https://museum.example/hall-3" };

const create = (tenant: TenantClient, key: string, body: unknown = ORDER) =>
  tenant.call("POST", "/app/api/codes", body, { "idempotency-key": key });

async function codesOf(tenant: TenantClient): Promise<number> {
  const list = await readJson<{ totals: { codes: number } }>(await tenant.call("GET", "/app/api/codes"));
  return list.totals.codes;
}

test("the same key and body get the first answer again, also after changes of the code", async () => {
  const tenant = await scenario.signUp();
  const first = await create(tenant, "order-1");
  const body = await first.text();
  expect(first.headers.get("idempotency-replayed")).toBeNull();
  const { id, shortId }: CodeJson = JSON.parse(body);
  await scenario.scan(shortId);
  await tenant.call("PATCH", `/app/api/codes/${id}`, { title: "since then" });
  for (let turn = 0; turn < 3; turn++) {
    const again = await create(tenant, "order-1");
    expect([again.status, await again.text()]).toEqual([200, body]);
    expect(again.headers.get("etag")).toBe(first.headers.get("etag"));
    expect(again.headers.get("idempotency-replayed")).toBe("true");
  }
  expect(await codesOf(tenant)).toBe(1);
});

test("sent twenty times at once, one code is made and everyone hears of it", async () => {
  const tenant = await scenario.signUp();
  const answers = await Promise.all(Array.from({ length: 20 }, () => create(tenant, "order-1")));
  const bodies = await Promise.all(answers.map((answer) => answer.text()));
  const kept = answers.filter(({ status }) => status === 200);
  expect(kept.length + answers.filter(({ status }) => status === 409).length).toBe(20);
  expect(new Set(bodies.filter((_, turn) => answers[turn]?.status === 200)).size).toBe(1);
  expect(await codesOf(tenant)).toBe(1);
});

test("another body under the same key is 409, however small the difference", async () => {
  const tenant = await scenario.signUp();
  await create(tenant, "order-1");
  for (const body of [{ ...ORDER, title: "x" }, { target: `${ORDER.target}/` }, `${JSON.stringify(ORDER)} `])
    await expectProblem(await create(tenant, "order-1", body), 409, "idempotency_key_reused");
  expect(await codesOf(tenant)).toBe(1);
});

test("keys are a tenant's own", async () => {
  const [tenant, neighbour] = [await scenario.signUp(), await scenario.signUp()];
  const [first, second] = [
    await create(tenant, "order-1"),
    await create(neighbour, "order-1", { ...ORDER, title: "x" }),
  ];
  expect(second.status).toBe(200);
  expect((await readJson<CodeJson>(second)).id).not.toBe((await readJson<CodeJson>(first)).id);
});

test("keys that differ make codes that differ", async () => {
  const tenant = await scenario.signUp();
  for (const key of ["a", "A", "a ", "a b", "~", "x".repeat(255)])
    expect((await create(tenant, key)).status).toBe(200);
  expect(await codesOf(tenant)).toBe(5);
});

test("without a key every request makes a code", async () => {
  const tenant = await scenario.signUp();
  await tenant.makeCode(ORDER);
  await tenant.makeCode(ORDER);
  expect(await codesOf(tenant)).toBe(2);
});

test("after 24 hours a key can be used again, with any body", async () => {
  const tenant = await scenario.signUp();
  const first = await readJson<CodeJson>(await create(tenant, "order-1"));
  scenario.clock.advance(DAY - SECOND);
  expect(await readJson<CodeJson>(await create(tenant, "order-1"))).toEqual(first);
  scenario.clock.advance(SECOND);
  const anew = await create(tenant, "order-1", { ...ORDER, title: "another" });
  expect(anew.status).toBe(200);
  expect((await readJson<CodeJson>(anew)).id).not.toBe(first.id);
});

test("a stored answer survives housekeeping and a restart within the day", async () => {
  const tenant = await scenario.signUp();
  const first = await readJson<CodeJson>(await create(tenant, "order-1"));
  scenario.clock.advance(DAY / 2);
  await scenario.service.housekeep();
  await scenario.restart();
  const again = await readJson<{ id: string }>(await create(tenant, "order-1"));
  expect(again.id).toBe(first.id);
});

test("only an answer of success is stored", async () => {
  const tenant = await scenario.signUp();
  const wanted = { ...ORDER, shortId: "front-door" };
  const holder = await scenario.signUp("Holder");
  await holder.makeCode({ shortId: "front-door" });
  await expectProblem(await create(tenant, "order-1", {}), 400, "target_required");
  await expectProblem(await create(tenant, "order-1", wanted), 409, "short_id_taken");
  expect((await create(tenant, "order-1")).status).toBe(200);
  for (let made = 1; made < 25; made++) await tenant.makeCode();
  await expectProblem(await create(tenant, "order-2"), 402, "plan_limit");
  const [newest] = (await readJson<{ codes: CodeJson[] }>(await tenant.call("GET", "/app/api/codes"))).codes;
  await tenant.call("DELETE", `/app/api/codes/${newest?.id}`);
  expect((await create(tenant, "order-2", { ...ORDER, title: "x" })).status).toBe(200);
});

test("a key that made a code which is deleted makes a new one", async () => {
  const tenant = await scenario.signUp();
  const first = await readJson<CodeJson>(await create(tenant, "order-1"));
  await tenant.call("DELETE", `/app/api/codes/${first.id}`);
  const second = await readJson<CodeJson>(await create(tenant, "order-1"));
  expect(second.id).not.toBe(first.id);
  expect((await scenario.scan(second.shortId)).status).toBe(302);
});

test("a key has 1 to 255 printable characters", async () => {
  const tenant = await scenario.signUp();
  for (const key of ["", "x".repeat(256)])
    await expectProblem(await create(tenant, key), 400, "invalid_request");
  const raw = await rawExchange(
    scenario.url,
    head(
      "POST /app/api/codes",
      "host: localhost",
      `authorization: Bearer ${tenant.apiKey}`,
      "content-type: application/json",
      "idempotency-key: schlüssel",
      `content-length: ${JSON.stringify(ORDER).length}`,
    ),
    JSON.stringify(ORDER),
  );
  expect(raw.status).toBe(400);
  expect(await codesOf(tenant)).toBe(0);
});
