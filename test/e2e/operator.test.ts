import { expect, onTestFinished, test } from "bun:test";
import { runHere } from "../operate/cli/here.ts";
import { readJson } from "../json.ts";
import { expectProblem } from "../scenario.ts";
import { call, makeCode, scan, signUp } from "./client.ts";
import { PROGRAM, runProgram, startProcess, temporaryFolder } from "./process.ts";

/** Vouchers, suspended tenants and disabled codes beside a running service, which sees the changes at once. */

async function startWithOperator(environment: Record<string, string> = {}) {
  const folder = temporaryFolder();
  const service = await startProcess(folder, environment);
  return { folder, service, run: (...args: string[]) => runHere(folder, args) };
}

test("a voucher is created, listed, redeemed up to its number of uses, and revoked", async () => {
  const { service, run } = await startWithOperator();
  const made = await run("voucher", "create", "--plan", "pro", "--uses", "2", "--days", "30");
  expect(made).toMatchObject({ code: 0, err: "" });
  expect(made.out).toMatch(/^(?:[0-9A-HJKMNP-TV-Z]{4}-){3}[0-9A-HJKMNP-TV-Z]{4}\n$/);
  const code = made.out.trim();
  const tenants = await Promise.all(["A", "B", "C"].map((name) => signUp(service, name)));
  const answers = await Promise.all(
    tenants.map(({ apiKey }) => call(service, apiKey, "POST", "/app/api/redeem", { code })),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 400]);

  const [table, json] = await Promise.all([run("voucher", "list"), run("voucher", "list", "--json")]);
  expect(table.out).toMatch(/^CODE +PLAN +DAYS +REDEEMED +STATE +EXPIRES +MADE\n/);
  expect(table.out).toMatch(/ pro +30 +2 of 2 +used up +never /);
  expect(table.out + json.out).not.toContain(code);
  expect(JSON.parse(json.out)).toMatchObject([{ hint: code.slice(0, 4), uses: 2, redeemed: 2, days: 30 }]);

  const other = JSON.parse((await run("voucher", "create", "--plan=free", "--json")).out);
  expect(other).toMatchObject({ plan: "free", uses: 1, days: null, expiresAt: null, state: "open" });
  expect((await run("voucher", "revoke", other.hint.toLowerCase())).code).toBe(0);
  const [late] = tenants;
  const refused = await call(service, late?.apiKey ?? "", "POST", "/app/api/redeem", { code: other.code });
  await expectProblem(refused, 400, "voucher_invalid");
  expect((await run("voucher", "list")).out).toContain("revoked");
}, 300_000);

test("with QZ_SIGNUP=voucher a voucher allows a signup", async () => {
  const { service, run } = await startWithOperator({ QZ_SIGNUP: "voucher" });
  const voucher = (
    await run("voucher", "create", "--plan", "unlimited", "--expires", "2999-12-31")
  ).out.trim();
  const form = { name: "Zoo", email: "zoo@example.org" };
  const body = { ...form, voucher };
  await expectProblem(await call(service, null, "POST", "/app/api/signup", form), 400, "voucher_invalid");
  const answer = await readJson<unknown>(await call(service, null, "POST", "/app/api/signup", body));
  expect(answer).toMatchObject({ plan: { name: "unlimited", validUntil: null } });
  const list: unknown = JSON.parse((await run("voucher", "list", "--json")).out);
  expect(list).toMatchObject([{ expiresAt: "3000-01-01T00:00:00.000Z" }]);
}, 300_000);

test("with QZ_SIGNUP=closed `tenant create` makes a workspace and prints its id, key and link once", async () => {
  const { service, run } = await startWithOperator({ QZ_SIGNUP: "closed" });
  const made = await run(
    "tenant",
    "create",
    "Museum am Fluss",
    "codes@museum.example",
    "--plan",
    "unlimited",
  );
  expect(made).toMatchObject({ code: 0, err: "" });
  const [, id, key = ""] =
    /^id: +(ten_\w+)\nplan: +unlimited\nkey: +(qz_\w+) \(shown once\)\nowner: +http\S+\/app#\/reset\/[\w-]{43} /.exec(
      made.out,
    ) ?? [];
  const me = await readJson<unknown>(await call(service, key, "GET", "/app/api/me"));
  expect(me).toMatchObject({ tenant: { id, name: "Museum am Fluss" }, plan: { name: "unlimited" } });
  await makeCode(service, key);

  const json = JSON.parse((await run("tenant", "create", "Zoo", "zoo@example.org", "--json")).out);
  expect(json).toMatchObject({ tenant: { name: "Zoo" }, plan: { name: "free" } });
  expect((await call(service, json.apiKey, "GET", "/app/api/me")).status).toBe(200);
  const [bad, plan] = [
    await run("tenant", "create", " ", "zoo"),
    await run("tenant", "create", "A", "a@b", "--plan=gold"),
  ];
  expect(bad).toMatchObject({ code: 1, out: "" });
  expect(bad.err).toMatch(/^name .*; email .*\.\n$/);
  expect(plan).toMatchObject({
    code: 2,
    err: expect.stringContaining("Plans are static, free, pro, unlimited."),
  });
  expect(JSON.parse((await run("tenant", "list", "--json")).out)).toHaveLength(2);
}, 300_000);

test("a suspended tenant has no API and its codes answer 410, until it is resumed", async () => {
  const { service, run } = await startWithOperator();
  const [tenant, neighbour] = [await signUp(service), await signUp(service, "Neighbour")];
  const [code, other] = [await makeCode(service, tenant.apiKey), await makeCode(service, neighbour.apiKey)];
  expect((await scan(service, code.shortId)).status).toBe(302);
  expect(await run("tenant", "suspend", tenant.id, "--reason", "spam")).toMatchObject({ code: 0, err: "" });

  const me = await call(service, tenant.apiKey, "GET", "/app/api/me");
  const { detail } = await expectProblem(me, 401, "invalid_key");
  expect(detail).toContain("suspended");
  await expectProblem(await scan(service, code.shortId), 410, "code_blocked");
  expect((await call(service, null, "GET", `/p/${code.shortId}`)).status).toBe(410);
  const lead = { consent: true, email: "a@b.example" };
  for (const [path, body] of [
    [`/api/leads/${code.shortId}`, lead],
    [`/api/events/${code.shortId}`, { type: "page_view" }],
  ] as const)
    await expectProblem(await call(service, null, "POST", path, body), 410, "code_blocked");
  const consent = await call(service, null, "POST", `/p/${code.shortId}/consent`, { accept: false });
  expect(consent.status).toBe(204);
  expect((await scan(service, other.shortId)).status).toBe(302);
  expect((await call(service, neighbour.apiKey, "GET", "/app/api/me")).status).toBe(200);
  expect((await run("tenant", "show", tenant.id)).out).toContain("suspended");
  const fresh = (await run("tenant", "key", tenant.id)).out.trim();
  expect((await call(service, fresh, "GET", "/app/api/me")).status).toBe(401);

  expect((await run("tenant", "resume", tenant.id)).code).toBe(0);
  expect((await scan(service, code.shortId)).status).toBe(302);
  const codes = await call(service, fresh, "GET", "/app/api/codes");
  expect(await readJson<unknown>(codes)).toMatchObject({ totals: { codes: 1, active: 1, scans: 2 } });
}, 300_000);

test("`tenant delete` asks; without a terminal it requires --yes; then everything is erased", async () => {
  const { folder, service, run } = await startWithOperator();
  const tenant = await signUp(service);
  const code = await makeCode(service, tenant.apiKey);
  const unasked = await runProgram(folder, ["tenant", "delete", tenant.id]);
  expect(unasked).toMatchObject({ code: 2, out: "" });
  expect(unasked.err).toContain("--yes");
  expect((await scan(service, code.shortId)).status).toBe(302);
  expect((await run("tenant", "delete", tenant.id, "--yes")).code).toBe(0);
  expect((await call(service, tenant.apiKey, "GET", "/app/api/me")).status).toBe(401);
  expect((await scan(service, code.shortId)).status).toBe(410);
  expect(await run("code", "show", code.shortId)).toMatchObject({ code: 3, out: "" });
  expect((await run("tenant", "show", tenant.id)).code).toBe(3);
}, 300_000);

test("a person at the terminal is asked, and may say no", async () => {
  const { folder, service, run } = await startWithOperator();
  const tenant = await signUp(service);
  /** Runs `tenant delete` at a terminal with an answer to its question. */
  async function answering(answer: string) {
    let said = "";
    const child = Bun.spawn([...PROGRAM, "tenant", "delete", tenant.id], {
      cwd: folder,
      env: { PATH: process.env["PATH"] ?? "" },
      terminal: {
        data(terminal, bytes) {
          const before = said;
          said += new TextDecoder().decode(bytes);
          if (!before.includes("[y/N]") && said.includes("[y/N]")) terminal.write(`${answer}\n`);
        },
      },
    });
    onTestFinished(() => child.kill("SIGKILL"));
    return { code: await child.exited, said };
  }
  for (const answer of ["", "n", "yesterday"]) {
    const { code, said } = await answering(answer);
    expect(code).toBe(1);
    expect(said).toContain("Erase Museum am Fluss");
  }
  expect((await run("tenant", "show", tenant.id)).code).toBe(0);
  expect((await answering("y")).code).toBe(0);
  expect((await run("tenant", "show", tenant.id)).code).toBe(3);
}, 300_000);

test("a code the operator disabled answers 410, and its owner can't switch it on", async () => {
  const { service, run } = await startWithOperator();
  const { apiKey } = await signUp(service);
  const code = await makeCode(service, apiKey);
  const edit = (change: unknown) => call(service, apiKey, "PATCH", `/app/api/codes/${code.id}`, change);
  expect((await scan(service, code.shortId)).status).toBe(302);
  const words = "It asks for card numbers in the name of a bank.";
  for (const [options, said] of [
    [[], "Say why, for the owner is told: --reason phishing|malware|spam|rights|other"],
    [["--reason", "boredom"], "--reason is phishing, malware, spam, rights or other."],
    [["--reason", "list"], "--reason is phishing, malware, spam, rights or other."],
    [
      ["--reason", "spam", "--words", "x".repeat(1_001)],
      "--words has 1001 characters. At most 1000 are told.",
    ],
  ] as const) {
    const refused = await run("code", "disable", code.shortId, ...options);
    expect([refused.code, refused.out]).toEqual([2, ""]);
    expect(refused.err).toContain(said);
  }
  expect((await scan(service, code.shortId)).status).toBe(302);
  expect(await run("code", "disable", code.shortId, "--reason", "spam", "--words", words)).toMatchObject({
    code: 0,
    err: "",
  });
  const shown = await call(service, apiKey, "GET", `/app/api/codes/${code.id}`);
  expect(await readJson<{ blocked: object }>(shown)).toMatchObject({
    blocked: { by: "operator", reason: "spam", words, list: null },
  });
  expect((await scan(service, code.shortId)).status).toBe(410);
  expect((await call(service, null, "GET", `/p/${code.shortId}`)).status).toBe(410);
  await expectProblem(await edit({ active: true }), 403, "code_taken_down");
  await expectProblem(await edit({ active: true, title: "x" }), 403, "code_taken_down");
  const rules = [{ name: "phones", when: { device: ["mobile"] }, target: "https://m.museum.example/" }];
  expect(await readJson<unknown>(await edit({ title: "Hall 4", rules }))).toMatchObject({ active: false });
  const [page, json] = [
    await run("code", "show", code.shortId),
    await run("code", "show", "--json", code.shortId),
  ];
  expect(page.out).toContain("disabled by the operator (spam)");
  expect(page.out).toMatch(new RegExp(`words: +${words}`));
  expect(page.out).toContain(code.target);
  expect(page.out).toContain("phones → https://m.museum.example/");
  expect(JSON.parse(json.out)).toMatchObject({
    shortId: code.shortId,
    rules,
    query: "drop",
    utm: null,
    active: false,
    disabledByOperator: true,
    title: "Hall 4",
    scans: 2,
  });
  // A second time changes nothing.
  expect((await run("code", "disable", code.shortId, "--reason", "spam", "--words", words)).code).toBe(0);
  expect((await run("code", "enable", code.shortId)).code).toBe(0);
  expect((await scan(service, code.shortId)).status).toBe(302);
  expect((await run("code", "enable", code.shortId)).code).toBe(0);
  expect((await scan(service, code.shortId)).status).toBe(302);
}, 300_000);

test("a code that the operator enables again is as its owner left it", async () => {
  const { service, run } = await startWithOperator();
  const { apiKey } = await signUp(service);
  const [off, turned] = [await makeCode(service, apiKey), await makeCode(service, apiKey)];
  const switchOff = (id: string) => call(service, apiKey, "PATCH", `/app/api/codes/${id}`, { active: false });
  await switchOff(off.id);
  for (const { shortId } of [off, turned]) await run("code", "disable", shortId, "--reason", "spam");
  await switchOff(turned.id);
  for (const { shortId } of [off, turned]) {
    expect((await run("code", "enable", shortId)).out).toContain("disabled by its owner");
    expect((await scan(service, shortId)).status).toBe(410);
  }
}, 300_000);
