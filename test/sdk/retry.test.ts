import { expect, test } from "bun:test";
import { isProblem } from "quietzone-client";
import { retryAfterOf, wait } from "../../sdk/src/retry.ts";
import { answeredBy, json, NOW, problem } from "./answers.ts";

/** The requests that the client sends again, and the time of each try. */

const busy = (retryAfter?: string) => problem(503, "busy", {}, retryAfter);
const down = () => new TypeError("fetch failed");
const target = { target: "https://zoo.example/" };

test("a read is sent again after waits that double", async () => {
  const { client, sent, waits } = answeredBy([
    busy(),
    down(),
    problem(429, "rate_limited"),
    json({ id: "x" }),
  ]);
  expect(await client.getCode({ id: "x" })).toMatchObject({ id: "x" });
  expect(sent).toHaveLength(4);
  expect(waits).toEqual([500, 1000, 2000]);
});

test("no wait is longer than the longest", async () => {
  const { client, waits } = answeredBy([busy(), busy(), json({})], { longestWait: 0.6 });
  await client.getMe();
  expect(waits).toEqual([500, 600]);
});

test("an option that is undefined counts as left out", async () => {
  const { client, waits } = answeredBy([busy(), busy("61")], { retries: undefined, longestWait: undefined });
  await expect(client.getMe()).rejects.toMatchObject({ retryAfter: 61 });
  expect(waits).toEqual([500]);
});

test("passing trouble is what is tried again, and nothing else", async () => {
  const tries = async (status: number) => {
    const { client, sent } = answeredBy([problem(status, "busy"), json({})]);
    await client.getMe().catch(() => {});
    return sent.length;
  };
  for (const status of [408, 429, 500, 502, 503, 504])
    expect([status, await tries(status)]).toEqual([status, 2]);
  for (const status of [400, 401, 404, 409, 412, 501])
    expect([status, await tries(status)]).toEqual([status, 1]);
});

test("waits are between half of it and all of it", async () => {
  const { client, waits } = answeredBy([busy(), json({})], { random: () => 0 });
  await client.getMe();
  expect(waits).toEqual([250]);
});

test("Retry-After is respected, as seconds and as a date", async () => {
  const date = new Date(NOW + 7000).toUTCString();
  const { client, waits } = answeredBy([busy("3"), busy(date), json({})]);
  await client.getMe();
  expect(waits).toEqual([3000, 7000]);
});

test.each([
  ["3", 3],
  [" 0 ", 0],
  [new Date(NOW - 9000).toUTCString(), 0],
  ["", null],
  ["soon", null],
])("Retry-After %j is %j seconds", (value, seconds) => {
  const response = new Response(null, { headers: value === "" ? {} : { "retry-after": value } });
  expect(retryAfterOf(response, NOW)).toBe(seconds);
});

test("a longer wait than the longest is not waited for: the problem has it", async () => {
  const { client, sent, waits } = answeredBy([busy("61")]);
  const error = await client.getMe().catch((reason: unknown) => reason);
  expect(isProblem(error, "busy") && error.retryAfter).toBe(61);
  expect([sent.length, waits]).toEqual([1, []]);
});

test("the last answer or error is the outcome", async () => {
  const refused = answeredBy([busy(), busy(), problem(503, "storage_unavailable")], { retries: 2 });
  await expect(refused.client.getMe()).rejects.toMatchObject({ code: "storage_unavailable", status: 503 });
  const cut = answeredBy([down()], { retries: 0 });
  await expect(cut.client.getMe()).rejects.toMatchObject({ cause: { message: "fetch failed" } });
});

test("a refusal is not sent again", async () => {
  const { client, sent } = answeredBy([problem(404, "code_not_found")]);
  await expect(client.getCode({ id: "x" })).rejects.toMatchObject({ code: "code_not_found" });
  expect(sent).toHaveLength(1);
});

test("a POST that takes an idempotency key is sent again with the same key and body", async () => {
  const { client, sent } = answeredBy([down(), busy(), json({ id: "x" }), json({ id: "y" })]);
  await client.createCode({ body: target });
  await client.createCode({ body: target });
  expect(sent.map(({ headers }) => headers["idempotency-key"])).toEqual(["key-1", "key-1", "key-1", "key-2"]);
  expect(new Set(sent.map(({ body }) => body))).toEqual(new Set([JSON.stringify(target)]));
});

test("a request whose first attempt is still at work is sent again; another's key is a refusal", async () => {
  const underWay = () => problem(409, "idempotency_key_reused");
  const { client, sent, waits } = answeredBy([down(), underWay(), json({ id: "x" })]);
  expect(await client.createCode({ body: target })).toMatchObject({ id: "x" });
  expect([sent.length, waits]).toEqual([3, [500, 1000]]);
  for (const answers of [[underWay()], [down(), problem(409, "short_id_taken")]]) {
    const refused = answeredBy(answers);
    await expect(refused.client.createCode({ body: target })).rejects.toMatchObject({ status: 409 });
    expect(refused.sent).toHaveLength(answers.length);
  }
});

test("a key of the caller's own is sent, once", async () => {
  const { client, sent } = answeredBy([busy()]);
  const call = client.createCode({ "Idempotency-Key": "order-1", body: target });
  await expect(call).rejects.toMatchObject({ code: "busy" });
  expect(sent.map(({ headers }) => headers["idempotency-key"])).toEqual(["order-1"]);
});

test("no other change is sent again", async () => {
  const calls: ((client: ReturnType<typeof answeredBy>["client"]) => Promise<unknown>)[] = [
    (client) => client.signUp({ body: { name: "Zoo", email: "zoo@zoo.example" } }),
    (client) => client.createKey({ body: { name: "till", scopes: ["codes:read"] } }),
    (client) => client.editCode({ id: "x", body: { title: "Zoo" } }),
    (client) => client.deleteCode({ id: "x" }),
    (client) => client.setWebhook({ body: { url: "https://zoo.example/" } }),
  ];
  for (const call of calls)
    for (const answer of [busy("1"), down()]) {
      const { client, sent, waits } = answeredBy([answer]);
      await expect(call(client)).rejects.toThrow();
      expect([sent.length, waits.length]).toEqual([1, 0]);
    }
});

test("an aborted call ends at once, with the signal's reason", async () => {
  const controller = new AbortController();
  const reason = new Error("The reader left");
  const { client, sent } = answeredBy([busy(), json({})], {
    async wait(_, signal) {
      controller.abort(reason);
      signal?.throwIfAborted();
    },
  });
  await expect(client.getMe({}, { signal: controller.signal })).rejects.toBe(reason);
  const cut = answeredBy([down()], {});
  await expect(cut.client.getMe({}, { signal: controller.signal })).rejects.toBe(reason);
  expect([sent.length, cut.waits]).toEqual([1, []]);
});

test("the timer's wait ends with its time or with the signal", async () => {
  await wait(0, undefined);
  const controller = new AbortController();
  const waiting = wait(1e9, controller.signal);
  controller.abort("left");
  await expect(waiting).rejects.toBe("left");
  await expect(wait(0, controller.signal)).rejects.toBe("left");
});
