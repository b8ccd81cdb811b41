import { expect, test } from "bun:test";
import { readJson } from "../../json.ts";
import { expectProblem, type ProblemJson, startScenario } from "../../scenario.ts";
import { codeCount, makeBulk, putOnPlan, sendCsv } from "./client.ts";

const scenario = await startScenario();

const targets = (count: number) => `target\n${"https://a.example\n".repeat(count)}`;
const urls = (count: number) => `url\n${"https://a.example\n".repeat(count)}`;

test("a file may have as many rows as the plan allows, not counting blank lines", async () => {
  const tenant = await scenario.signUp();
  expect((await makeBulk(tenant, urls(100).replaceAll("\n", "\n\n"))).manifest.length).toBe(100);
  for (const query of ["", "?onError=skip", "?dryRun=true"])
    await expectProblem(await sendCsv(tenant, urls(101), query), 402, "plan_limit");
});

test("bad rows are reported before the limit, and rows beyond the limit are not checked", async () => {
  const tenant = await scenario.signUp();
  await expectProblem(await sendCsv(tenant, `${urls(99)}nowhere\nhttps://a.example\n`), 400, "rows_invalid");
  await expectProblem(await sendCsv(tenant, `${urls(100)}nowhere\nnowhere\n`), 402, "plan_limit");
});

test("a file with more codes than the plan allows makes none", async () => {
  const tenant = await scenario.signUp();
  await makeBulk(tenant, targets(20));
  for (const query of ["", "?onError=skip", "?dryRun=true"])
    await expectProblem(await sendCsv(tenant, targets(6), query), 402, "plan_limit");
  expect(await codeCount(tenant)).toBe(20);
  // A static row takes no room.
  await makeBulk(
    tenant,
    `target,url\n${"https://a.example,\n".repeat(5)}${",https://a.example\n".repeat(50)}`,
  );
  expect(await codeCount(tenant)).toBe(25);
  await expectProblem(
    await tenant.call("POST", "/app/api/codes", { target: "https://a.example" }),
    402,
    "plan_limit",
  );
});

test("skipped rows do not count against the plan", async () => {
  const tenant = await scenario.signUp();
  await makeBulk(tenant, `${targets(25)}${"nowhere\n".repeat(10)}`, "?onError=skip");
  expect(await codeCount(tenant)).toBe(25);
});

test("rows whose short ids are taken do not count against the plan", async () => {
  const [other, tenant] = [await scenario.signUp(), await scenario.signUp()];
  const own = (ids: readonly string[]) => ids.map((id) => `https://a.example,${id}\n`).join("");
  const wanted = Array.from({ length: 24 }, (_, at) => `long-since-${at}`);
  await makeBulk(other, `target,shortId\n${own(wanted)}`);
  const fresh = Array.from({ length: 25 }, (_, at) => `not-yet-${at}`);
  const csv = `target,shortId\n${own(wanted)}${own(fresh)}`;
  const { manifest } = await makeBulk(tenant, csv, "?onError=skip");
  expect(manifest.map(({ shortId }) => shortId)).toEqual([...wanted.map(() => ""), ...fresh]);
  expect(await codeCount(tenant)).toBe(25);
});

test("files and single codes at once never pass the limit", async () => {
  const tenant = await scenario.signUp();
  const answers = await Promise.all([
    ...Array.from({ length: 6 }, () => sendCsv(tenant, targets(10))),
    ...Array.from({ length: 10 }, () =>
      tenant.call("POST", "/app/api/codes", { target: "https://a.example" }),
    ),
  ]);
  await Promise.all(answers.map((answer) => answer.arrayBuffer()));
  const statuses = new Set(answers.map(({ status }) => status));
  expect([...statuses].sort()).toEqual([200, 402]);
  const bulk = answers.slice(0, 6).filter(({ status }) => status === 200).length;
  const single = answers.slice(6).filter(({ status }) => status === 200).length;
  expect(await codeCount(tenant)).toBe(10 * bulk + single);
  expect(10 * bulk + single).toBeLessThanOrEqual(25);
  expect(bulk).toBeGreaterThan(0);
});

test("two files at once that want the same short ids: each id leads to one code", async () => {
  const [one, two] = [await scenario.signUp(), await scenario.signUp()];
  await putOnPlan(scenario, one, "pro");
  await putOnPlan(scenario, two, "pro");
  const csv = (name: string, ids: number[]) =>
    `target,shortId\n${ids.map((id) => `https://${name}.example,wanted-${id}\n`).join("")}`;
  const ids = Array.from({ length: 300 }, (_, id) => id);
  const answers = await Promise.all([
    sendCsv(one, csv("one", ids)),
    sendCsv(two, csv("two", ids.toReversed())),
  ]);
  const made = await Promise.all(
    answers.map(async (answer) => (answer.status === 200 ? 300 : (await readJson<ProblemJson>(answer)) && 0)),
  );
  expect(answers.map(({ status }) => status)).toContain(400);
  expect([await codeCount(one), await codeCount(two)]).toEqual(made);
  await Promise.all(answers.filter(({ bodyUsed }) => !bodyUsed).map((answer) => answer.arrayBuffer()));
});

test("without tracked codes in the plan a file may have static rows only", async () => {
  const tenant = await scenario.signUp();
  await putOnPlan(scenario, tenant, "static");
  expect((await makeBulk(tenant, urls(3))).manifest.length).toBe(3);
  for (const csv of [targets(1), `target,url\n,nowhere\nhttps://a.example,\n`])
    for (const query of ["", "?onError=skip", "?dryRun=true"])
      await expectProblem(await sendCsv(tenant, csv, query), 403, "dynamic_code_not_enabled");
});

test("a refused file leaves nothing behind", async () => {
  const tenant = await scenario.signUp();
  await putOnPlan(scenario, tenant, "pro");
  await expectProblem(await sendCsv(tenant, `${targets(500)}nowhere\n`), 400, "rows_invalid");
  expect(await scenario.storage.rows("select seq from open_batches")).toEqual([]);
  expect(await scenario.storage.rows("select seq from codes where tenant_id = ?", tenant.id)).toEqual([]);
});

test("the key is checked before the file is read, and the file's size before its rows", async () => {
  const tenant = await scenario.signUp();
  const huge = "x".repeat(10 * 1024 * 1024 + 1);
  const none = { authorization: "Bearer nonsense" };
  await expectProblem(await sendCsv(tenant, huge, "", none), 401, "invalid_key");
  await expectProblem(await sendCsv(tenant, huge), 413, "body_too_large");
  const chunks = new ReadableStream<Uint8Array>({
    start(controller) {
      for (let sent = 0; sent <= 10; sent++) controller.enqueue(new Uint8Array(1024 * 1024).fill(97));
      controller.close();
    },
  });
  const unannounced = await scenario.request("/app/api/bulk", {
    method: "POST",
    body: chunks,
    headers: { authorization: `Bearer ${tenant.apiKey}`, "content-type": "text/csv" },
  });
  await expectProblem(unannounced, 413, "body_too_large");
  const zipped = { "content-type": "application/zip" };
  await expectProblem(await sendCsv(tenant, "url\n", "", zipped), 415, "unsupported_media_type");
});
