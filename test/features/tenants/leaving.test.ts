import { DECIDED } from "../blocks/blocking.ts";
import { expect, test } from "bun:test";
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Owner, Table } from "../../../db/column.ts";
import { TABLES } from "../../../db/features.ts";
import { BUILT_IN_PLANS } from "../../../src/features/plans/plans.ts";
import { DAY, HOUR, MINUTE } from "../../../src/kit/shared/clock.ts";
import { readJson } from "../../json.ts";
import { fetchContract, operationsOf, scopesOf, withCode } from "../../kit/http/contract.ts";
import { pdf } from "../files/samples.ts";
import { upload } from "../files/uploads.ts";
import { emptyPng } from "../images/samples.ts";
import { MANIFEST, zipOf } from "../moving/zip.ts";
import { signUpOwner } from "../people/browser.ts";
import { connect } from "../oauth/connecting.ts";
import { Phone } from "../consent/phone.ts";
import { makeVoucher, withAdmin } from "../plans/admin.ts";
import { openMailbox } from "../watch/mailbox.ts";
import { answer as statusLine, listen } from "../webhooks/receiver.ts";
import {
  type CodeJson,
  expectProblem,
  type Scenario,
  startScenario,
  type TenantClient,
} from "../../scenario.ts";
import { KEEPS_FILES } from "../../storage.ts";

const scenario = await startScenario();
const ENGINE = KEEPS_FILES ? "sqlite" : "postgres";

test("leaving needs the exact name; with another one nothing is erased", async () => {
  const client = await scenario.signUp("Zoo");
  const { shortId } = await client.makeCode();
  for (const confirm of ["", "zoo", "Zoo ", "Zo", client.id]) {
    const { errors } = await expectProblem(
      await client.call("DELETE", "/app/api/me", { confirm }),
      400,
      "confirmation_mismatch",
    );
    expect(errors?.map(({ pointer }) => pointer)).toEqual(["/confirm"]);
  }
  for (const body of [undefined, {}, { confirm: null }, { confirm: 5 }])
    await expectProblem(await client.call("DELETE", "/app/api/me", body), 400, "invalid_request");
  expect((await client.call("GET", "/app/api/me")).status).toBe(200);
  expect((await scenario.scan(shortId)).status).toBe(302);
});

test("after leaving the key is invalid, and the codes answer 410 for ever", async () => {
  const client = await scenario.signUp("Zoo");
  const [scanned, unseen] = [await client.makeCode({ shortId: "zoo-lions" }), await client.makeCode()];
  await client.makeCode().then(({ id }) => client.call("DELETE", `/app/api/codes/${id}`));
  await scenario.scan(scanned.shortId);
  const rotated = await readJson<{ apiKey: string }>(await client.call("POST", "/app/api/keys/rotate"));
  const answer = await client.call("DELETE", "/app/api/me", { confirm: "Zoo" });
  expect([answer.status, await answer.text()]).toEqual([204, ""]);
  for (const apiKey of [client.apiKey, rotated.apiKey])
    await expectProblem(
      await scenario.request("/app/api/me", { headers: { authorization: `Bearer ${apiKey}` } }),
      401,
      "invalid_key",
    );
  for (const { shortId } of [scanned, unseen])
    await expectProblem(await scenario.scan(shortId), 410, "code_gone");
  await scenario.service.housekeep();
  await scenario.restart();
  for (const { shortId } of [scanned, unseen])
    await expectProblem(await scenario.scan(shortId), 410, "code_gone");
  const heir = await scenario.signUp("Zoo");
  const claim = { target: "https://zoo.example/", shortId: "zoo-lions" };
  await expectProblem(await heir.call("POST", "/app/api/codes", claim), 409, "short_id_taken");
});

test("leaving erases no codes of other tenants", async () => {
  const [client, neighbour] = [await scenario.signUp("Zoo"), await scenario.signUp("Museum")];
  const code = await neighbour.makeCode();
  await scenario.scan(code.shortId);
  await client.makeCode();
  await client.call("DELETE", "/app/api/me", { confirm: "Zoo" });
  await scenario.service.housekeep();
  expect((await scenario.scan(code.shortId)).status).toBe(302);
  const log = await neighbour.call("GET", `/app/api/codes/${code.id}/scans`);
  expect(await readJson<unknown>(log)).toMatchObject({ total: 2 });
});

test("leaving twice at once: the first succeeds, the second gets 401", async () => {
  const client = await scenario.signUp("Zoo");
  const { shortId } = await client.makeCode();
  const answers = await Promise.all(
    Array.from({ length: 5 }, () => client.call("DELETE", "/app/api/me", { confirm: "Zoo" })),
  );
  for (const { status } of answers) expect([204, 401]).toContain(status);
  expect(answers.map(({ status }) => status)).toContain(204);
  expect((await scenario.scan(shortId)).status).toBe(410);
});

test("leaving while codes are created and keys rotated leaves nothing behind", async () => {
  const client = await scenario.signUp("Zoo");
  const work = Array.from({ length: 20 }, (_, turn) =>
    turn === 9
      ? client.call("DELETE", "/app/api/me", { confirm: "Zoo" })
      : turn % 5 === 4
        ? client.call("POST", "/app/api/keys/rotate")
        : client.call("POST", "/app/api/codes", { target: "https://zoo.example/" }),
  );
  const answers = await Promise.all(work);
  for (const answer of answers) expect([200, 204, 401]).toContain(answer.status);
  const bodies = await Promise.all(answers.map((answer) => answer.text()));
  const made = bodies.flatMap((body) => /"shortId":"([^"]+)"/.exec(body)?.[1] ?? []);
  for (const shortId of made) expect((await scenario.scan(shortId)).status).toBe(410);
  const keys = bodies.flatMap((body) => /"apiKey":"([^"]+)"/.exec(body)?.[1] ?? []);
  for (const apiKey of keys) {
    const answer = await scenario.request("/app/api/me", { headers: { authorization: `Bearer ${apiKey}` } });
    expect(answer.status).toBe(401);
  }
});

const COLUMNS: Readonly<Record<Owner, string>> = { code: "code_seq", tenant: "tenant_id" };

/** Its rows are a webhook's, whose key begins with the workspace's id. */
const isOfWebhooks = ({ key }: Pick<Table, "key">) => key?.[0] === "webhook";

test("each table with a column of codes or workspaces says how its rows end with them", () => {
  // The place of a search in its round, which belongs to no code.
  const passing = ["watch_rounds"];
  const names = (owner: Owner, isOwned: (table: Table) => boolean) =>
    TABLES.filter((table) => COLUMNS[owner] in table.columns && !isOwned(table)).map(({ name }) => name);
  expect(names("code", ({ of }) => of.code !== undefined)).toEqual(passing);
  // A code's rows that name its workspace as well end with the code.
  expect(names("tenant", ({ of }) => of.tenant !== undefined || of.code !== undefined)).toEqual([]);
  const owned = (owner: Owner) => TABLES.filter(({ of }) => of[owner] !== undefined);
  for (const owner of ["code", "tenant"] as const)
    expect(
      owned(owner).filter((table) => !(COLUMNS[owner] in table.columns) && !isOfWebhooks(table)),
    ).toEqual([]);
  // Only codes themselves take their bytes off the budget when they are deleted.
  expect(owned("code").filter(({ weighs }) => weighs)).toEqual([]);
  const atOnce = TABLES.filter(({ of }) => Object.values(of).includes("at once"));
  for (const { name, columns } of atOnce)
    expect([name, Object.values(columns).some(({ cascades }) => cascades)]).toEqual([name, true]);
});

/** The tables of this engine whose rows belong to a workspace or a code. */
const OWNED = TABLES.filter(({ only = ENGINE, of }) => only === ENGINE && (of.code ?? of.tenant));

/**
 * Tables that may be empty beside those of notes for chores: their rows wait to be added up, or are there
 * only while a file is read.
 */
const PASSING = ["campaign_deltas", "campaign_recounts", "open_batches", "scan_deltas"];

/**
 * The contract's examples of what a workspace adds or changes, to itself or to a code. So a new feature is
 * used as well.
 */
async function examplesOf({ url }: Scenario, code: CodeJson) {
  return operationsOf(await fetchContract(url)).flatMap((operation) => {
    const { method, requestBody } = operation;
    const path = withCode(operation.path, code);
    const isChange = method !== "GET" && method !== "DELETE" && !path.includes("{");
    const needsScope = (scopesOf(operation) ?? []).length > 0;
    const [content] = Object.values(requestBody?.content ?? {});
    return isChange && needsScope ? [{ method, path, body: content?.example }] : [];
  });
}

/** A workspace that has used all there is. */
async function used(generous: Scenario): Promise<TenantClient> {
  const { tenant: client, owner } = await signUpOwner(generous, { name: "Aquarium" });
  await connect(generous, owner, client.id);
  const post = async (path: string, body: unknown, method = "POST") => {
    const answer = await client.call(method, path, body);
    expect([path, answer.ok]).toEqual([path, true]);
    return answer;
  };
  await post("/app/api/redeem", { code: await makeVoucher(generous, { plan: "unlimited" }) });
  const look = await readJson<{ id: string }>(await post("/app/api/styles", { name: "Blue", style: {} }));
  const { id, shortId } = await client.makeCode({
    group: "tour",
    landing: { template: "lead", headline: "Write to us", lead: { ask: ["name"], consentText: "You may." } },
  });
  await post("/app/api/shares", { of: { code: id } });
  await post(`/app/api/codes/${id}`, { title: "Hall 3", style: { saved: look.id } }, "PATCH");
  const phone = new Phone(generous);
  await phone.choose(shortId, true);
  for (let day = 0; day < 3; day++) {
    generous.clock.advance(DAY);
    await phone.scan(shortId);
  }
  // The totals of the days before are packed.
  await generous.service.housekeep();
  for (const { method, path, body } of await examplesOf(generous, await client.makeCode()))
    await client.call(method, path, body);
  await generous.post(`/api/leads/${shortId}`, { consent: true, name: "Anna" });
  await generous.post(`/api/events/${shortId}`, { type: "cta_click" });
  await generous.post(`/api/events/${shortId}`, { type: "page_view", language: "en" });
  const offer = { template: "offer", headline: "Coffee", offer: { codes: ["BEAN-1"] } };
  const coffee = await client.makeCode({ landing: offer });
  expect((await generous.post(`/p/${coffee.shortId}/offer`, {})).status).toBe(200);
  const picture = await generous.request("/app/api/images", {
    method: "POST",
    headers: { authorization: `Bearer ${client.apiKey}`, "content-type": "image/png" },
    body: Uint8Array.from(emptyPng(4, 4)),
  });
  expect(picture.status).toBe(200);
  const menu = await upload(generous, client, pdf(), "application/pdf");
  await client.makeCode({ landing: { template: "action", headline: "Menu", file: { id: menu.id } } });
  const file = await client.call("POST", "/app/api/bulk?dynamic=true", "url\nhttps://aquarium.example/\n", {
    "content-type": "text/csv",
    "idempotency-key": "once",
  });
  expect(file.status).toBe(200);
  await file.arrayBuffer();
  const archive = zipOf({
    "manifest.json": MANIFEST,
    "domains.ndjson": JSON.stringify({ host: "go.aquarium.example" }),
    "codes.ndjson": [null, "go.aquarium.example"]
      .map((domain) =>
        JSON.stringify({ id: "code_1", shortId: "moved", target: "https://a.example/", domain }),
      )
      .join("\n"),
    "totals.csv": "codeId,day,scans\ncode_1,2026-01-01,5\n",
  });
  const moved = await generous.request("/app/api/import?from=quietzone", {
    method: "POST",
    headers: { authorization: `Bearer ${client.apiKey}`, "content-type": "application/zip" },
    body: Uint8Array.from(archive),
  });
  expect(await readJson<object>(moved)).toMatchObject({ made: 1, waiting: 1 });
  await generous.service.addUp();
  await post("/app/api/me", { alerts: { email: "owner@aquarium.example", language: "en" } }, "PATCH");
  const site = await listen({ asked: (socket) => void socket.end(statusLine("200 OK")) });
  const watched = await client.makeCode({ target: `http://127.0.0.1:${site.port}/` });
  for (let passed = 0; passed < 2 * HOUR; passed += 20 * MINUTE) {
    generous.clock.advance(20 * MINUTE);
    await generous.service.watch();
    // The look for signs is at what an earlier run has seen.
    await generous.service.housekeep();
  }
  // A deletion begins a run of chores, which packs the quarter hours that are over. So there is a scan of
  // this one, added up while no run of before goes on.
  await generous.service.housekeep();
  const other = await client.makeCode();
  for (const { shortId: each } of [watched, other]) await generous.scan(each);
  await generous.service.addUp();
  await client.call("DELETE", `/app/api/codes/${other.id}`);
  // The totals that follow a code to another campaign are left to chores.
  await post(`/app/api/codes/${id}`, { group: "halls" }, "PATCH");
  // Its owner has not been told when the workspace leaves: that is due in a minute.
  await withAdmin(generous, ({ blocks }) => blocks.block(shortId, DECIDED));
  return client;
}

test("after leaving and the chores no row of a workspace or of its codes is left in any table", async () => {
  const mailbox = await openMailbox();
  const plansFile = join(mkdtempSync(join(tmpdir(), "quietzone-plans-")), "plans.json");
  const unlimited = { ...BUILT_IN_PLANS["unlimited"], firstWeek: { hosts: 1_000, mails: 1_000 } };
  await Bun.write(plansFile, JSON.stringify({ unlimited }));
  const generous = await startScenario({
    QZ_PLANS: plansFile,
    QZ_SIGNUP_PLAN: "unlimited",
    QZ_WATCH: "2h",
    QZ_SMTP_URL: mailbox.url,
    QZ_SMTP_FROM: "alerts@qr.example",
  });
  const client = await used(generous);
  const { storage } = generous;
  const codes = await storage.rows<{ seq: number }>("select seq from codes where tenant_id = ?", client.id);
  const seqs = codes.map(({ seq }) => seq).join();
  /** The tables with rows of this workspace or of its codes. */
  async function holding(): Promise<string[]> {
    const found: string[] = [];
    for (const table of OWNED) {
      const { name, of } = table;
      const ofTenant = isOfWebhooks(table) ? `webhook like '${client.id}%'` : `tenant_id = '${client.id}'`;
      const isOwn = [of.code && `code_seq in (${seqs})`, of.tenant && ofTenant];
      const condition = isOwn.filter((text) => text !== undefined).join(" or ");
      const rows = await storage.rows(`select 1 from ${name} where ${condition} limit 1`);
      if (rows.length > 0) found.push(name);
    }
    return found;
  }
  const filled = [...(await holding()), ...PASSING];
  const lasting = OWNED.filter(({ of }) => !Object.values(of).includes("by a chore"));
  expect(lasting.map(({ name }) => name).filter((name) => !filled.includes(name))).toEqual([]);
  expect((await client.call("DELETE", "/app/api/me", { confirm: "Aquarium" })).status).toBe(204);
  for (let day = 0; day < 3; day++, generous.clock.advance(DAY)) await generous.service.housekeep();
  expect(await holding()).toEqual([]);
}, 300_000);

/** A call whose body comes in two parts, something happening in between. */
async function interrupted(
  path: string,
  apiKey: string,
  parts: readonly [string, string],
  meanwhile: () => Promise<unknown>,
): Promise<Response> {
  const between = Promise.withResolvers<void>();
  const body = new ReadableStream<string>({
    async start(controller) {
      controller.enqueue(parts[0]);
      await between.promise;
      controller.enqueue(parts[1]);
      controller.close();
    },
  });
  const headers = { authorization: `Bearer ${apiKey}`, "content-type": "application/json" };
  const answer = scenario.request(path, {
    method: "POST",
    body: body.pipeThrough(new TextEncoderStream()),
    headers,
  });
  // By the time others were answered, the first part has arrived.
  for (let turn = 0; turn < 10; turn++) await scenario.request("/healthz");
  await meanwhile();
  between.resolve();
  return answer;
}

test("a request in flight while the workspace is erased gets 401", async () => {
  for (const [path, first, rest] of [
    ["/app/api/codes", '{"target":', '"https://zoo.example/"}'],
    ["/app/api/keys/rotate", '{"revoke":', "false}"],
  ] as const) {
    const client = await scenario.signUp("Zoo");
    const answer = await interrupted(path, client.apiKey, [first, rest], () =>
      client.call("DELETE", "/app/api/me", { confirm: "Zoo" }),
    );
    await expectProblem(answer, 401, "invalid_key");
  }
});
