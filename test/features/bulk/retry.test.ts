import { expect, test } from "bun:test";
import { DAY } from "../../../src/kit/shared/clock.ts";
import { expectProblem, startScenario } from "../../scenario.ts";
import { codeCount, makeBulk, putOnPlan, sendCsv, unzip } from "./client.ts";

// A fixed address: the port differs after a restart, and symbols contain the address.
const scenario = await startScenario({ QZ_BASE_URL: "https://qr.museum.example" });

const CSV = "target,url,title\nhttps://a.example,,One\n,https://a.example,Two\nhttps://a.example,,Three\n";
let keys = 0;
const newKey = () => ({ "idempotency-key": `order-${++keys}` });

test("a retry gets the same ZIP again and makes no more codes, after a restart too", async () => {
  const tenant = await scenario.signUp();
  const key = newKey();
  const first = await makeBulk(tenant, CSV, "", key);
  expect(await codeCount(tenant)).toBe(2);
  const again = await makeBulk(tenant, CSV, "", key);
  expect(Bun.hash(again.bytes)).toBe(Bun.hash(first.bytes));
  await scenario.restart();
  const later = await makeBulk(tenant, CSV, "", key);
  expect(Bun.hash(later.bytes)).toBe(Bun.hash(first.bytes));
  expect(await codeCount(tenant)).toBe(2);
});

test("a retry says that it is one", async () => {
  const tenant = await scenario.signUp();
  const key = newKey();
  const marks = [];
  for (const headers of [key, key, {}]) {
    const answer = await sendCsv(tenant, CSV, "", headers);
    await answer.bytes();
    marks.push(answer.headers.get("idempotency-replayed"));
  }
  expect(marks).toEqual([null, "true", null]);
});

test("a key used for another file, or for the same file with other options, is refused", async () => {
  const tenant = await scenario.signUp();
  const key = newKey();
  await makeBulk(tenant, CSV, "", key);
  await expectProblem(
    await sendCsv(tenant, `${CSV}\n,https://b.example,`, "", key),
    409,
    "idempotency_key_reused",
  );
  await expectProblem(await sendCsv(tenant, CSV, "?onError=skip", key), 409, "idempotency_key_reused");
  // Faults of the file come first.
  await expectProblem(await sendCsv(tenant, "target\nnowhere", "", key), 400, "rows_invalid");
  expect(await codeCount(tenant)).toBe(2);
  const other = await scenario.signUp();
  expect((await makeBulk(other, CSV, "", key)).manifest.length).toBe(3);
});

test("a form sent again with another boundary is the same file", async () => {
  const tenant = await scenario.signUp();
  const headers = { authorization: `Bearer ${tenant.apiKey}`, ...newKey() };
  const send = async () => {
    const form = new FormData();
    form.set("file", new File([CSV], "codes.csv"));
    const answer = await scenario.request("/app/api/bulk", { method: "POST", body: form, headers });
    expect(answer.status).toBe(200);
    return Bun.hash(new Uint8Array(await answer.arrayBuffer()));
  };
  expect(await send()).toBe(await send());
  expect(await codeCount(tenant)).toBe(2);
});

test("a retry of a file with bad rows leaves out the same rows, and its own short ids do not count as taken", async () => {
  const tenant = await scenario.signUp();
  const key = newKey();
  const csv = "target,shortId\nhttps://a.example,mine-once\nnowhere,\nhttps://a.example,mine-once\n";
  const first = await makeBulk(tenant, csv, "?onError=skip", key);
  expect(first.manifest.map(({ error }) => error !== "")).toEqual([false, true, true]);
  const again = await makeBulk(tenant, csv, "?onError=skip", key);
  expect(Bun.hash(again.bytes)).toBe(Bun.hash(first.bytes));
});

test("a retry is answered though the plan would no longer allow it", async () => {
  const tenant = await scenario.signUp();
  const key = newKey();
  const csv = `target\n${"https://a.example\n".repeat(25)}`;
  await makeBulk(tenant, csv, "", key);
  await expectProblem(await sendCsv(tenant, csv), 402, "plan_limit");
  expect((await makeBulk(tenant, csv, "", key)).manifest.length).toBe(25);
  await putOnPlan(scenario, tenant, "static");
  expect((await makeBulk(tenant, csv, "", key)).manifest.length).toBe(25);
});

test("a refused file stores no answer: corrected, it may come with the same key", async () => {
  const tenant = await scenario.signUp();
  const key = newKey();
  await expectProblem(await sendCsv(tenant, "target\nnowhere", "", key), 400, "rows_invalid");
  expect((await makeBulk(tenant, CSV, "", key)).manifest.length).toBe(3);
});

test("of two equal requests at once one is made, and the other is refused", async () => {
  const tenant = await scenario.signUp();
  await putOnPlan(scenario, tenant, "pro");
  const csv = `target\n${"https://a.example\n".repeat(300)}`;
  const key = newKey();
  const answers = await Promise.all([1, 2, 3].map(() => sendCsv(tenant, csv, "", key)));
  const statuses = answers.map(({ status }) => status).sort();
  expect(statuses).toEqual([200, 409, 409]);
  await Promise.all(answers.map((answer) => answer.arrayBuffer()));
  expect(await codeCount(tenant)).toBe(300);
  const later = await sendCsv(tenant, csv, "", key);
  expect(unzip(new Uint8Array(await later.arrayBuffer())).manifest.length).toBe(300);
  expect(await codeCount(tenant)).toBe(300);
});

test("after a day the key is free and its record gone", async () => {
  const tenant = await scenario.signUp();
  const key = newKey();
  await makeBulk(tenant, CSV, "", key);
  scenario.clock.advance(DAY + 1);
  await scenario.service.housekeep();
  await makeBulk(tenant, `${CSV},https://b.example,\n`, "", key);
  expect(await codeCount(tenant)).toBe(4);
});
