import { expect, test } from "bun:test";
import { readJson } from "../../json.ts";
import { expectProblem, startScenario } from "../../scenario.ts";

const scenario = await startScenario({ QZ_SIGNUP_PLAN: "unlimited" });
const tenant = await scenario.signUp();

test("a deleted code is gone at once and for ever, and its short id is never given out again", async () => {
  const code = await tenant.makeCode({ shortId: "east-wing" });
  const path = `/app/api/codes/${code.id}`;
  await scenario.scan(code.shortId);
  const answer = await tenant.call("DELETE", path);
  expect([answer.status, await answer.text(), answer.headers.get("content-type")]).toEqual([204, "", null]);
  await expectProblem(await scenario.scan(code.shortId), 410, "code_gone");
  for (const method of ["GET", "DELETE"])
    await expectProblem(await tenant.call(method, path), 404, "code_not_found");
  await expectProblem(await tenant.call("PATCH", path, { active: true }), 404, "code_not_found");
  await expectProblem(await tenant.call("GET", `${path}/qr.svg`), 404, "code_not_found");
  await expectProblem(await tenant.call("GET", `${path}/scans`), 401, "code_not_owned");
  await scenario.service.housekeep();
  await scenario.restart();
  await expectProblem(await scenario.scan(code.shortId), 410, "code_gone");
  const rival = await scenario.signUp("Rival");
  for (const client of [tenant, rival]) {
    const claim = { target: "https://rival.example/", shortId: "east-wing" };
    await expectProblem(await client.call("POST", "/app/api/codes", claim), 409, "short_id_taken");
  }
});

test("another spelling of a deleted short id is free", async () => {
  const code = await tenant.makeCode({ shortId: "West-Wing" });
  await tenant.call("DELETE", `/app/api/codes/${code.id}`);
  expect((await tenant.makeCode({ shortId: "west-wing" })).shortId).toBe("west-wing");
  expect((await scenario.scan("west-wing")).status).toBe(302);
  expect((await scenario.scan("West-Wing")).status).toBe(410);
});

test("deleted many times at once, a code is deleted once", async () => {
  const code = await tenant.makeCode();
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => tenant.call("DELETE", `/app/api/codes/${code.id}`)),
  );
  expect(answers.filter(({ status }) => status === 204)).toHaveLength(1);
  expect(answers.filter(({ status }) => status === 404)).toHaveLength(9);
});

test("scans while a code is deleted are answered, and none brings it back", async () => {
  const owner = await scenario.signUp("Owner");
  const [code, other] = [await owner.makeCode(), await owner.makeCode()];
  const work = Array.from({ length: 60 }, (_, turn) =>
    turn === 30
      ? owner.call("DELETE", `/app/api/codes/${code.id}`)
      : scenario.scan(turn % 2 ? code.shortId : other.shortId),
  );
  const answers = await Promise.all(work);
  for (const { status } of answers) expect([204, 302, 410]).toContain(status);
  await scenario.service.housekeep();
  expect((await scenario.scan(code.shortId)).status).toBe(410);
  const list = await readJson<unknown>(await owner.call("GET", "/app/api/codes"));
  expect(list).toMatchObject({ totals: { codes: 1, scans: 29 }, codes: [{ id: other.id, scans: 29 }] });
});

test("a short id that was scanned before its code was made leads on once it is", async () => {
  await expectProblem(await scenario.scan("coming-soon"), 404, "code_not_found");
  await tenant.makeCode({ shortId: "coming-soon" });
  expect((await scenario.scan("coming-soon")).status).toBe(302);
});
