import { expect, test } from "bun:test";
import type { CreatedKey } from "../../../src/features/keys/model.ts";
import type { MadeOwner } from "../../../src/features/operators/making-model.ts";
import type { MadeVoucher } from "../../../src/features/operators/vouchers-model.ts";
import { OPERATOR_ACTIONS, type OperatorAction } from "../../../src/features/operators/constants.ts";
import { DAY, SECOND } from "../../../src/kit/shared/clock.ts";
import { readJson } from "../../json.ts";
import { startScenario } from "../../scenario.ts";
import { setUpApp } from "../factors/setting-up.ts";
import { listFile, readLists } from "../blocklist/lists.ts";
import { ownDomain } from "../domains/client.ts";
import { createTestDns } from "../domains/dns.ts";
import { pdf } from "../files/samples.ts";
import { upload } from "../files/uploads.ts";
import { png } from "../images/samples.ts";
import { signUpOwner } from "../people/browser.ts";
import { withAdmin } from "../plans/admin.ts";
import { reported } from "../reports/client.ts";
import { nameOperator, operatorKey } from "./operator.ts";

/* An act and its entry in the log of operators are one: neither is there without the other. */

const dns = createTestDns();
const list = listFile("bad.txt", "bad.example");
const scenario = await startScenario({ QZ_BLOCKLIST: list.path }, { txtLookup: dns.lookup });
const key = await operatorKey(scenario, "keeper");
const api = (method: string, path: string, body?: unknown) => key.call(method, `/operator/api${path}`, body);

/** All that acts change. The code with which a session was to begin is used up all the same. */
const CHANGED = [
  ...["tenants", "api_keys", "members", "people", "person_links", "sessions", "vouchers"],
  ...["domains", "disabled_hosts", "images", "files", "imported_logos", "blocklists", "reports", "codes"],
  ...["operators", "operator_sessions", "operator_keys", "audit_entries", "block_notices"],
];

async function stored(): Promise<Record<string, unknown>> {
  const found: Record<string, unknown> = {};
  for (const table of CHANGED)
    found[table] = await scenario.storage.rows(`select * from ${table} order by 1, 2`);
  return found;
}

const actions = async () =>
  (
    await scenario.storage.rows<{ action: string; kind: string; operator: string }>(
      "select action, kind, operator from operator_log order by id",
    )
  ).map(({ action, kind, operator }) => [action, kind, operator]);

test("an act whose entry can't be written is not done, and one that is done has its entry", async () => {
  const { owner, tenant } = await signUpOwner(scenario);
  await setUpApp(scenario, owner);
  const { id } = tenant;
  await withAdmin(scenario, (admin) => admin.setPlan(id, "unlimited"));
  await ownDomain(tenant, dns, "qr.noting.example");
  const { id: code, shortId } = await tenant.makeCode();
  const { number } = await reported(scenario, shortId);
  const other = (await reported(scenario, (await tenant.makeCode()).shortId)).number;
  const file = await upload(scenario, tenant, pdf(), "application/pdf");
  const image = await readJson<{ id: string }>(
    await scenario.request("/app/api/images", {
      method: "POST",
      headers: { authorization: `Bearer ${tenant.apiKey}`, "content-type": "image/png" },
      body: Uint8Array.from(png(40, 40)),
    }),
  );
  const later = scenario.clock.now() + DAY;
  const art = `${scenario.storage.bytes("3c2f3e")}`;
  await scenario.storage.run(
    `insert into imported_logos (id, name, brand, category, aliases, format, scheme, license, attribution, added_at, art)
      values ('import.acme', 'Acme', 'acme', 'own', '[]', 'svg', 'color', 'own', 'Acme', 1, ${art})`,
    // It was held after the last look at the list: a chore takes back what an older look has held.
    `insert into blocklists (name, digest, hosts, read_at, swept_digest, swept_at, held_digest, held_hosts, held_why, held_at)
      values ('bad.txt', 'one', 1, 1, 'one', 1, 'two', 9, 'shrunk', ${later}) on conflict (name) do update set
        held_digest = 'two', held_hosts = 9, held_why = 'shrunk', held_at = ${later}`,
  );
  const person = await nameOperator(scenario);
  let hint = "";
  let made = "";
  let second = "";
  const why = { reason: "spam" };
  const session = async () =>
    person.owner.call("POST", "/operator/api/session", { code: await person.app.code() });
  const acts: [
    OperatorAction | readonly OperatorAction[],
    () => Promise<Response>,
    (answer: Response) => Promise<void>,
  ][] = [];
  const act = (
    action: OperatorAction | readonly OperatorAction[],
    call: () => Promise<Response>,
    then: (answer: Response) => Promise<void> = async () => {},
  ) => acts.push([action, call, then]);
  act(
    "list.applied",
    () => api("POST", "/lists/bad.txt/apply"),
    // The applied content is made up, and the next chore replaces it by that of the file. It runs now, so
    // that no later act has it beside itself.
    () => readLists(scenario),
  );
  act("code.taken_down", () => api("POST", `/codes/${code}/take-down`, why));
  act("code.put_back", () => api("POST", `/codes/${code}/put-back`));
  act("workspace.suspended", () => api("POST", `/workspaces/${id}/suspend`, why));
  act("workspace.resumed", () => api("POST", `/workspaces/${id}/resume`));
  act("workspace.changed", () => api("PATCH", `/workspaces/${id}`, { plan: "pro" }));
  act("workspace.changed", () => api("PATCH", `/workspaces/${id}`, { deviceLog: true }));
  act(["workspace.made", "owner.made"], () =>
    api("POST", "/workspaces", { name: "Zoo", email: "zoo@zoo.example" }),
  );
  act(
    "owner.made",
    () => api("POST", `/workspaces/${id}/owners`, { email: "second@museum.example" }),
    async (answer) => {
      second = (await readJson<MadeOwner>(answer)).id;
    },
  );
  act(
    "key.made",
    () => api("POST", `/workspaces/${id}/keys`, { name: "shop", scopes: ["codes:read"] }),
    async (answer) => {
      made = (await readJson<CreatedKey>(answer)).id;
    },
  );
  act("key.revoked", () => api("DELETE", `/workspaces/${id}/keys/${made}`));
  act("key.made", () => api("POST", `/workspaces/${id}/main-key`));
  act("report.decided", () => api("POST", `/reports/${number}/decision`, { decision: "dismissed" }));
  act(["code.taken_down", "report.decided"], () =>
    api("POST", `/reports/${other}/decision`, { decision: "taken_down" }),
  );
  act("report.erased", () => api("DELETE", `/reports/${number}`));
  act("person.signed_out", () => api("POST", `/people/${owner.personId}/sign-out`));
  act("person.reset", () => api("POST", `/people/${owner.personId}/reset`, {}));
  act(["person.factors_removed", "person.reset"], () =>
    api("POST", `/people/${owner.personId}/reset`, { secondFactor: true }),
  );
  act(
    "voucher.made",
    () => api("POST", "/vouchers", { plan: "pro" }),
    async (answer) => {
      hint = (await readJson<MadeVoucher>(answer)).voucher.hint;
    },
  );
  act("voucher.revoked", () => api("DELETE", `/vouchers/${hint}`));
  act("domain.disabled", () => api("POST", "/domains/qr.noting.example/disable"));
  act("domain.enabled", () => api("POST", "/domains/qr.noting.example/enable"));
  act("domain.released", () => api("POST", "/domains/qr.noting.example/release"));
  act("logo.removed", () => api("DELETE", "/logos/import.acme"));
  act("image.removed", () => api("DELETE", `/images/${image.id}`));
  act(
    "file.removed",
    () => api("DELETE", `/files/${file.id}`),
    // Its bytes are erased by a chore, which would run beside a later act.
    () => scenario.service.housekeep(),
  );
  act("person.deleted", () => api("DELETE", `/people/${second}`));
  act("session.opened", session);
  // The last: its rows are erased in the background.
  act("workspace.deleted", () => api("DELETE", `/workspaces/${id}`));

  // The key's first use of the day is noted with it.
  expect((await api("GET", "/state")).status).toBe(200);
  for (const [action, call, then] of acts) {
    // Chores and mails of the act before end first, so that none of them changes a row meanwhile.
    await scenario.service.housekeep();
    await scenario.service.tell();
    await scenario.service.watch();
    const before = await stored();
    const entries = await actions();
    const free = await scenario.storage.jam("operator_log", "insert");
    expect([action, (await call()).status >= 500]).toEqual([action, true]);
    await free();
    expect([action, await stored()]).toEqual([action, before]);
    // An app's next code comes after half a minute.
    scenario.clock.advance(30 * SECOND);
    const answer = await call();
    expect([action, answer.status < 300]).toEqual([action, true]);
    await then(answer);
    const by = action === "session.opened" ? ["person", person.owner.personId] : ["key", key.id];
    expect((await actions()).slice(entries.length)).toEqual([action].flat().map((one) => [one, ...by]));
  }
  const known = new Set<string>(acts.flatMap(([action]) => action));
  // Only commands do these.
  const ofCommands: string[] = [
    "operator.named",
    "operator.unnamed",
    "operator_key.made",
    "operator_key.ended",
  ];
  ofCommands.push("logo.added", "workspace.exported", "workspace.imported");
  expect(
    [...OPERATOR_ACTIONS]
      .filter((one) => !known.has(one))
      .map(String)
      .toSorted(),
  ).toEqual(ofCommands.toSorted());
});
