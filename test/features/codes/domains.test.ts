import { expect, test } from "bun:test";
import { codeCommands } from "../../../src/operate/cli/code.ts";
import { readCall } from "../../../src/operate/cli/command.ts";
import { makeBulk, sendCsv, type RowsProblem } from "../bulk/client.ts";
import { ownDomain } from "../domains/client.ts";
import { createTestDns } from "../domains/dns.ts";
import { readJson } from "../../json.ts";
import { withAdmin } from "../plans/admin.ts";
import { type CodeJson, expectProblem, PHONE, startScenario } from "../../scenario.ts";

/** Codes on domains of their workspace. */

const dns = createTestDns();
const BASE = "https://qr.service.example";
const scenario = await startScenario(
  { QZ_SIGNUP_PLAN: "unlimited", QZ_BASE_URL: BASE },
  { txtLookup: dns.lookup },
);
const tenant = await scenario.signUp();
const rival = await scenario.signUp("Rival");
const [HOST, SECOND, THEIRS] = ["qr.museum.example", "go.museum.example", "qr.rival.example"];
const domain = await ownDomain(tenant, dns, HOST);
await ownDomain(tenant, dns, SECOND);
await ownDomain(rival, dns, THEIRS);
const TARGET = "https://museum.example/hall";
const CODES = "/app/api/codes";

const create = (input: object) => tenant.call("POST", CODES, { target: TARGET, ...input });

interface List {
  readonly codes: readonly CodeJson[];
}

async function listed(query: string): Promise<string[]> {
  const { codes } = await readJson<List>(await tenant.call("GET", `${CODES}?${query}`));
  return codes.map(({ id }) => id);
}

/** Status and `Location` of a scan on a host. */
async function scanOn(host: string, path: string) {
  const answer = await fetch(scenario.url + path, {
    redirect: "manual",
    headers: { "user-agent": PHONE, host },
  });
  await answer.body?.cancel();
  return [answer.status, answer.headers.get("location")];
}

test("a code on a domain has short addresses there, in its record, symbol, page and copies", async () => {
  const code = await tenant.makeCode({ domain: HOST, shortId: "a~.b", target: TARGET, title: "Hall" });
  expect(code).toMatchObject({
    ...{ domain: HOST, shortId: "a~.b" },
    ...{ shortUrl: `https://${HOST}/a~.b`, pageUrl: `https://${HOST}/p/a~.b` },
  });
  expect(await readJson<CodeJson>(await tenant.call("GET", `${CODES}/${code.id}`))).toEqual(code);
  const symbol = await tenant.call("GET", `${CODES}/${code.id}/qr.svg`);
  const plain = await scenario.post("/app/api/generate", { type: "url", fields: { url: code.shortUrl } });
  expect(await symbol.text()).toBe((await readJson<{ svg: string }>(plain)).svg);

  const copy = await readJson<CodeJson>(await tenant.call("POST", `${CODES}/${code.id}/duplicate`));
  expect(copy).toMatchObject({ domain: HOST, shortUrl: `https://${HOST}/${copy.shortId}`, title: "Hall" });
  expect(copy.shortId).toMatch(/^\w{7}$/);

  // The domain is fixed, as the short id is.
  const headers = { "if-match": "*" };
  const moved = await tenant.call(
    "PATCH",
    `${CODES}/${code.id}`,
    { domain: SECOND, title: "Hall 3" },
    headers,
  );
  expect(await readJson<CodeJson>(moved)).toMatchObject({ domain: HOST, title: "Hall 3" });
  const alone = await tenant.call("PATCH", `${CODES}/${code.id}`, { domain: null }, headers);
  await expectProblem(alone, 400, "nothing_to_change");

  const preview = await tenant.call("POST", "/app/api/pages/preview", {
    target: TARGET,
    shortId: "a~.b",
  });
  expect(preview.status).toBe(200);
});

test("a code is made only on a verified domain of its own workspace", async () => {
  await tenant.call("POST", "/app/api/domains", { host: "pending.museum.example" });
  for (const host of [
    THEIRS,
    "pending.museum.example",
    "museum.example",
    "",
    `${HOST}/`,
    `${HOST}:443`,
    "x".repeat(5_000),
  ]) {
    const { errors } = await expectProblem(await create({ domain: host }), 400, "domain_not_verified");
    expect(errors).toMatchObject([{ pointer: "/domain", reason: "domain_not_own" }]);
  }
  expect(await pointersOf(await create({ domain: 7 }))).toEqual(["/domain not_text"]);
  for (const spelling of [HOST.toUpperCase(), `${HOST}.`])
    expect(await readJson<CodeJson>(await create({ domain: spelling }))).toMatchObject({ domain: HOST });
  // The service's own host may be named, and is the default.
  for (const own of [{}, { domain: null }, { domain: "QR.service.example" }]) {
    const { shortId, ...code } = await readJson<CodeJson>(await create(own));
    expect(code).toMatchObject({
      domain: null,
      shortUrl: `${BASE}/r/${shortId}`,
      pageUrl: `${BASE}/p/${shortId}`,
    });
  }
  // There a name that is reserved on domains is a short id like any other.
  const named = { domain: "qr.service.example", shortId: "api" };
  expect(await pointersOf(await create({ ...named, title: 7 }))).toEqual(["/title not_text"]);
  expect(await readJson<CodeJson>(await create(named))).toMatchObject({ shortUrl: `${BASE}/r/api` });
});

async function pointersOf(answer: Response): Promise<string[]> {
  const { errors = [] } = await expectProblem(answer, 400, "invalid_request");
  return errors.map(({ pointer, reason }) => `${pointer} ${reason}`);
}

test("a short id follows the rules of its host, and a refusal says which one it breaks", async () => {
  const detailOf = async (input: object) => {
    const { errors } = await expectProblem(await create(input), 400, "invalid_request");
    expect(errors?.map(({ pointer }) => pointer)).toEqual(["/shortId"]);
    return errors?.[0]?.detail;
  };
  expect(await detailOf({ shortId: "a.b" })).toContain("3 to 48 of A-Z a-z 0-9 _ -");
  expect(await detailOf({ shortId: "ab" })).toContain("3 to 48 of A-Z a-z 0-9 _ -");
  for (const shortId of ["", "a b", "ä", "a/b", "x".repeat(65)])
    expect(await detailOf({ shortId, domain: HOST })).toContain("1 to 64 of A-Z a-z 0-9 _ - . ~");
  for (const shortId of [".", "robots.txt", "r", ".well-known"])
    expect(await detailOf({ shortId, domain: HOST })).toContain("is reserved on every domain");
  // Beside other errors of the body it is named, too.
  expect(await pointersOf(await create({ shortId: "a b", title: 7 }))).toEqual([
    "/shortId wrong_form",
    "/title not_text",
  ]);
});

test("the same short id on three hosts leads to three places, until one of them is deleted", async () => {
  const made = await Promise.all(
    [HOST, SECOND, null].map((host) =>
      tenant.makeCode({ domain: host, shortId: "main-door", target: `${TARGET}/${host}` }),
    ),
  );
  const [first] = made;
  await expectProblem(await create({ domain: HOST, shortId: "main-door" }), 409, "short_id_taken");
  const others = [`${TARGET}/${SECOND}`, `${TARGET}/null`].map((to) => [302, to]);
  const leads = async () => [
    await scanOn(HOST, "/main-door"),
    await scanOn(SECOND, "/r/main-door"),
    await scanOn("qr.service.example", "/r/main-door"),
  ];
  expect(await leads()).toEqual([[302, `${TARGET}/${HOST}`], ...others]);

  expect(await code("disable", "main-door", "--domain", HOST, "--reason", "other")).toBe(
    `${HOST}/main-door is disabled now and answers 410.\n`,
  );
  expect(await leads()).toEqual([[410, null], ...others]);
  expect(await code("show", "main-door", "--domain", HOST)).toContain("disabled by the operator");
  expect(await code("show", "main-door")).toContain("active");
  expect(await code("enable", "main-door", "--domain", `${HOST.toUpperCase()}.`)).toContain("is active now");

  const headers = { "if-match": "*" };
  expect((await tenant.call("DELETE", `${CODES}/${first?.id}`, undefined, headers)).status).toBe(204);
  expect(await leads()).toEqual([[410, null], ...others]);
  await expectProblem(await create({ domain: HOST, shortId: "main-door" }), 409, "short_id_taken");
});

/** The output of `quietzone code NAME …`. */
async function code(name: string, ...args: string[]): Promise<string> {
  const command = codeCommands.find((one) => one.name === `code ${name}`);
  const call = command && readCall(command, args);
  if (!call || call === "help") throw new Error(`There is no command code ${name}`);
  const printed: string[] = [];
  await scenario.beside((environment) =>
    command.run(call, { environment, print: (text) => void printed.push(text), complain: fail, ask: null }),
  );
  return printed.join("");
}

function fail(text: string): void {
  throw new Error(text);
}

test("lists, and actions on many codes, choose by host", async () => {
  const by = async (host: string | null, title: string) =>
    (await tenant.makeCode({ domain: host, title, target: TARGET, group: "hosts" })).id;
  const [a, b, own] = [await by(HOST, "a"), await by(SECOND, "b"), await by(null, "own")];
  expect(await listed(`domain=${HOST}&group=hosts`)).toEqual([a]);
  expect(await listed("domain=qr.service.example&group=hosts")).toEqual([own]);
  expect(await listed(`domain=${SECOND}&sort=title`)).toContain(b);
  expect(await listed("domain=unknown.example")).toEqual([]);
  const act = (domain: string) =>
    tenant.call("POST", `${CODES}/batch`, { filter: { group: "hosts", domain }, action: "disable" });
  expect(await readJson(await act("qr.service.example"))).toMatchObject({ matched: 1, changed: 1 });
  expect(await readJson(await act(HOST))).toMatchObject({ matched: 1, changed: 1 });
  expect(await listed("group=hosts&active=true")).toEqual([b]);
  expect(
    (
      await scanOn(
        HOST,
        new URL((await readJson<CodeJson>(await tenant.call("GET", `${CODES}/${a}`))).shortUrl).pathname,
      )
    )[0],
  ).toBe(410);
});

test("no target lies on a verified domain, of whatever workspace, except for its pages", async () => {
  const made = await tenant.makeCode({ target: TARGET });
  const refused = [
    `https://${HOST}/x`,
    `http://${THEIRS}.:8080/`,
    `https://${THEIRS.toUpperCase()}/r/x`,
    `https://${HOST}/%72/x`,
    // An unknown short id, which would lead to `notFound` again.
    `https://${HOST}/p%2fx`,
    `https://${HOST}/%70/x`,
  ];
  const ways: readonly [string, (target: string) => Promise<Response>][] = [
    ["/target", (target) => create({ target })],
    ["/target", (target) => tenant.call("PATCH", `${CODES}/${made.id}`, { target }, { "if-match": "*" })],
    [
      "/rules/0/target",
      (target) => create({ rules: [{ name: "phones", when: { device: ["mobile"] }, target }] }),
    ],
    ["/home", (home) => tenant.call("PATCH", `/app/api/domains/${domain.id}`, { home }, { "if-match": "*" })],
  ];
  for (const target of refused)
    for (const [pointer, way] of ways) {
      const { errors } = await expectProblem(await way(target), 400, "target_invalid");
      expect(errors).toMatchObject([{ pointer, reason: "target_on_domain" }]);
    }
  for (const [, way] of ways) expect((await way(`https://${THEIRS}/p/x`)).status).toBe(200);
  expect((await create({ target: "https://museum.example/p" })).status).toBe(200);
});

test("a bulk file makes codes on domains, each short id once a host", async () => {
  const rows = [
    "target,shortId,Domain",
    `${TARGET},bulk,${HOST}`,
    `${TARGET},bulk,${SECOND}`,
    `${TARGET},bulk,`,
    `${TARGET},b.,${HOST}`,
    `${TARGET},,${HOST}`,
    `${TARGET},bulk-own,qr.service.example`,
  ];
  const { manifest } = await makeBulk(tenant, rows.join("\n"), "", { "idempotency-key": "bulk" });
  const urls = manifest.map(({ shortUrl }) => shortUrl);
  expect(manifest.map(({ payload }) => payload)).toEqual(urls);
  expect(urls).toEqual([
    ...[`https://${HOST}/bulk`, `https://${SECOND}/bulk`, `${BASE}/r/bulk`, `https://${HOST}/b.`],
    ...[`https://${HOST}/${manifest[4]?.shortId}`, `${BASE}/r/bulk-own`],
  ]);
  expect(await scanOn(HOST, "/b.")).toEqual([302, TARGET]);
  const again = await makeBulk(tenant, rows.join("\n"), "", { "idempotency-key": "bulk" });
  expect(again.manifest).toEqual(manifest);

  const wrong = [
    ["shortId", "short_id_taken", `${TARGET},bulk,${HOST}`],
    ["shortId", "short_id_repeated", `${TARGET},new,${HOST}\n${TARGET},new,${HOST}`],
    ["shortId", "short_id_reserved", `${TARGET},api,${HOST}`],
    ["shortId", "wrong_form", `${TARGET},b.,`],
    ["domain", "domain_not_own", `${TARGET},x,${THEIRS}`],
    ["domain", "row_untracked", `,,${HOST}`],
    ["target", "target_on_domain", `https://${THEIRS}/,,`],
  ];
  for (const [column, reason, csv] of wrong)
    for (const query of ["", "?dryRun=true"]) {
      const answer = await sendCsv(tenant, `target,shortId,domain\n${csv}`, query);
      expect((await readJson<RowsProblem>(answer)).errors).toMatchObject([{ column, reason }]);
    }
  expect(await scanOn(HOST, "/new")).toEqual([404, null]);
});

test("after its name was sold a code stays with its workspace, and neither copies nor namesakes are made there", async () => {
  const sold = "sold.museum.example";
  await ownDomain(tenant, dns, sold);
  const left = await tenant.makeCode({ domain: sold, shortId: "left", target: TARGET });
  await withAdmin(scenario, async ({ domains }) => {
    expect(await domains.release(sold)).toEqual({ tenantId: tenant.id, codes: 1 });
  });
  const record = await tenant.call("GET", `${CODES}/${left.id}`);
  expect(await readJson<CodeJson>(record)).toMatchObject({ domain: sold, shortUrl: `https://${sold}/left` });
  const copy = await tenant.call("POST", `${CODES}/${left.id}/duplicate`);
  await expectProblem(copy, 400, "domain_not_verified");
  await ownDomain(rival, dns, sold);
  const again = await rival.call("POST", CODES, { target: TARGET, domain: sold, shortId: "left" });
  await expectProblem(again, 409, "short_id_taken");
  expect(await scanOn(sold, "/left")).toEqual([404, null]);
});
