import { DECISION } from "../blocks/blocking.ts";
import { expect, test } from "bun:test";
import type { AuditEntry, AuditList } from "../../../src/features/audit/model.ts";
import { type Action, ACTIONS } from "../../../src/features/audit/traits.ts";
import type { KeyList } from "../../../src/features/keys/model.ts";
import { DAY } from "../../../src/kit/shared/clock.ts";
import { readJson } from "../../json.ts";
import { fetchContract, operationsOf } from "../../kit/http/contract.ts";
import { makeKey } from "../keys/make-key.ts";
import { addDomain, ownDomain } from "../domains/client.ts";
import { make as makeMailing } from "../mailings/client.ts";
import { createTestDns } from "../domains/dns.ts";
import { freshEmail, joinAs } from "../members/person.ts";
import { makeVoucher, withAdmin } from "../plans/admin.ts";
import { expectProblem, startScenario, type TenantClient } from "../../scenario.ts";

/** The audit of a workspace: who did what. */

const dns = createTestDns();
const scenario = await startScenario(
  {
    QZ_SIGNUP_PLAN: "unlimited",
    QZ_SMTP_URL: "smtp://127.0.0.1:9",
    QZ_SMTP_FROM: "alerts@qr.example",
    QZ_AUDIT_DAYS: "30",
  },
  { txtLookup: dns.lookup },
);

const AUDIT = "/app/api/audit";
const list = async (tenant: TenantClient, query = "") =>
  readJson<AuditList>(await tenant.call("GET", `${AUDIT}${query}`));

/** Records of a workspace, by their ids. */
interface Records {
  readonly code: string;
  readonly plain: string;
  readonly look: string;
  readonly domain: string;
  readonly mailing: string;
  readonly webhook: string;
  readonly share: string;
  readonly lead: string;
  readonly key: string;
  readonly file: string;
  readonly member: string;
  readonly invitation: string;
}

type Call = (tenant: TenantClient, records: Records) => Promise<Response>;

const send =
  (method: string, path: string, body?: unknown): Call =>
  (tenant) =>
    tenant.call(method, path, body);
const on =
  (record: keyof Records, method: string, path: string, body?: unknown): Call =>
  (tenant, records) =>
    tenant.call(method, path.replace("{id}", records[record]), body);
const csv =
  (path: string, text: string): Call =>
  (tenant) =>
    tenant.call("POST", path, text, { "content-type": "text/csv" });

const TARGET = "https://museum.example/";

/** Operations that leave one entry, each with a call of it. */
const NOTED: Readonly<Record<string, readonly [Action, Call]>> = {
  addWebhook: ["webhook.made", send("POST", "/app/api/webhooks", { url: "http://127.0.0.1:4444/b" })],
  changeCodes: [
    "codes.changed",
    (tenant, { code }) => tenant.call("POST", "/app/api/codes/batch", { ids: [code], action: "disable" }),
  ],
  createCode: ["code.made", send("POST", "/app/api/codes", { target: TARGET })],
  createMailing: [
    "mailing.made",
    send("POST", "/app/api/mailings", { to: "zoo@museum.example", every: "month" }),
  ],
  editMailing: ["mailing.changed", on("mailing", "PATCH", "/app/api/mailings/{id}", { language: "de" })],
  endMailing: ["mailing.ended", on("mailing", "DELETE", "/app/api/mailings/{id}")],
  createDomain: ["domain.added", send("POST", "/app/api/domains", { host: "new.example" })],
  createKey: ["key.made", send("POST", "/app/api/keys", { name: "new", scopes: ["codes:read"] })],
  createPlainCode: [
    "plain_code.made",
    send("POST", "/app/api/plain-codes", { type: "text", fields: { text: "hall" } }),
  ],
  createShare: ["share.made", send("POST", "/app/api/shares", { of: "workspace" })],
  createStyle: ["look.made", send("POST", "/app/api/styles", { name: "New", style: {} })],
  deleteCode: ["code.deleted", on("code", "DELETE", "/app/api/codes/{id}")],
  deleteDomain: ["domain.deleted", on("domain", "DELETE", "/app/api/domains/{id}")],
  deleteKey: ["key.ended", on("key", "DELETE", "/app/api/keys/{id}")],
  deleteLead: ["lead.deleted", on("lead", "DELETE", "/app/api/leads/{id}")],
  deletePlainCode: ["plain_code.deleted", on("plain", "DELETE", "/app/api/plain-codes/{id}")],
  deleteMember: ["member.removed", on("member", "DELETE", "/app/api/members/{id}")],
  deleteStyle: ["look.deleted", on("look", "DELETE", "/app/api/styles/{id}")],
  deleteWebhook: ["webhook.deleted", on("webhook", "DELETE", "/app/api/webhooks/{id}")],
  duplicateCode: ["code.made", on("code", "POST", "/app/api/codes/{id}/duplicate")],
  editCode: ["code.changed", on("code", "PATCH", "/app/api/codes/{id}", { title: "Hall 4" })],
  editCodes: [
    "codes.changed",
    async (tenant, { code }) => {
      const { shortId } = await readJson<{ shortId: string }>(
        await tenant.call("GET", `/app/api/codes/${code}`),
      );
      return csv("/app/api/codes/edits", `shortId,title\n${shortId},Hall 5\n`)(tenant, NOTHING);
    },
  ],
  markSoldOut: [
    "code.changed",
    on("code", "POST", "/app/api/codes/{id}/sold-out", { section: 0, dish: 0, name: "Soup", soldOut: true }),
  ],
  editDomain: ["domain.changed", on("domain", "PATCH", "/app/api/domains/{id}", { home: TARGET })],
  editLead: ["lead.changed", on("lead", "PATCH", "/app/api/leads/{id}", { handled: true })],
  editMe: ["workspace.changed", send("PATCH", "/app/api/me", { contact: "mailto:a@museum.example" })],
  editMember: ["member.changed", on("member", "PATCH", "/app/api/members/{id}", { role: "admin" })],
  editPlainCode: [
    "plain_code.changed",
    on("plain", "PATCH", "/app/api/plain-codes/{id}", { title: "Foyer" }),
  ],
  editShare: ["share.changed", on("share", "PATCH", "/app/api/shares/{id}", { title: "Autumn" })],
  editStyle: ["look.changed", on("look", "PATCH", "/app/api/styles/{id}", { name: "Winter" })],
  editWebhook: ["webhook.changed", on("webhook", "PATCH", "/app/api/webhooks/{id}", { name: "till" })],
  endShare: ["share.ended", on("share", "DELETE", "/app/api/shares/{id}")],
  getArchive: ["workspace.exported", send("GET", "/app/api/archive")],
  getScanLog: ["scans.exported", on("code", "GET", "/app/api/codes/{id}/scans?format=csv")],
  invite: ["invitation.made", send("POST", "/app/api/invitations", { email: freshEmail(), role: "viewer" })],
  importCodes: ["codes.imported", csv("/app/api/import?from=csv", `shortId,target\nfrom-csv,${TARGET}\n`)],
  listAllLeads: ["leads.exported", send("GET", "/app/api/leads?format=csv")],
  listLeads: ["leads.exported", on("code", "GET", "/app/api/codes/{id}/leads?format=ndjson")],
  listScans: ["scans.exported", send("GET", "/app/api/scans?format=ndjson")],
  makeBulk: ["codes.made", csv("/app/api/bulk", `type,url,target\nurl,${TARGET},${TARGET}\n`)],
  makePictureLink: ["code.link_made", on("code", "POST", "/app/api/codes/{id}/qr-link")],
  endPictureLink: ["code.link_ended", on("code", "DELETE", "/app/api/codes/{id}/qr-link")],
  makeResetLink: ["member.reset_made", on("member", "POST", "/app/api/members/{id}/reset")],
  redeemVoucher: [
    "plan.changed",
    async (tenant) =>
      tenant.call("POST", "/app/api/redeem", { code: await makeVoucher(scenario, { plan: "unlimited" }) }),
  ],
  restoreCode: ["code.changed", on("code", "POST", "/app/api/codes/{id}/restore", { revision: 1 })],
  restorePlainCode: [
    "plain_code.changed",
    on("plain", "POST", "/app/api/plain-codes/{id}/restore", { revision: 1 }),
  ],
  rotateKey: ["key.rotated", send("POST", "/app/api/keys/rotate")],
  setWebhook: ["webhook.changed", send("PUT", "/app/api/webhook", { rotate: true })],
  undoBulk: ["codes.undone", on("file", "POST", "/app/api/bulk/{id}/undo")],
  verifyDomain: [
    "domain.verified",
    async (tenant) => {
      const { id, host, dns: record } = await addDomain(tenant, "verified.example");
      dns.set(host, record.value);
      return tenant.call("POST", `/app/api/domains/${id}/verify`);
    },
  ],
  withdrawInvitation: ["invitation.withdrawn", on("invitation", "DELETE", "/app/api/invitations/{id}")],
};

/** `test/features/operators` looks at these, and at the entries of workspaces. */
const OF_OPERATORS = "an operator does it: the workspace has an entry of the command's kind";

/** Operations that leave none, and why. */
const UNNOTED: Readonly<Record<string, string>> = {
  // Of people, whose entries are in each of their workspaces: people.test.ts, those of sign-in and the suite
  // have them.
  acceptInvitation: "invitation.accepted",
  addPasskey: "person.changed",
  changePassword: "person.changed",
  confirmAddress: "person.changed",
  confirmTotp: "person.changed",
  deleteApp: "app.ended",
  deleteOwnApp: "app.ended",
  deletePasskey: "person.changed",
  finishSignIn: "session.opened",
  removeTotp: "person.changed",
  resetPassword: "person.changed",
  signIn: "session.opened",
  signInByPasskey: "session.opened",
  unlinkProvider: "person.changed",
  updatePerson: "person.changed",
  deletePerson: "member.removed",
  askForReset: "whoever asks has not signed in: the link's use is noted",
  reportCode: "it is kept for the operator: a decision that blocks the code is noted",
  beginPasskey: "it stores nothing",
  beginPasskeySignIn: "it stores nothing",
  linkProvider: "the browser is on its way to the provider: what comes of it is noted",
  beginTotp: "nothing is in force until a code comes",
  endProviderSessions: "a session that ends opens nothing",
  endOtherSessions: "a session that ends opens nothing",
  endSession: "a session that ends opens nothing",
  signOut: "a session that ends opens nothing",
  addFile: "a file is seen on no page until a code names it, and that is noted",
  editFile: "a title says nothing of codes",
  deleteFile: "codes go on naming it, and that was noted",
  addImage: "a picture is seen nowhere until a code names it, and that is noted",
  countInteraction: "visitors do it",
  deleteMe: "the audit ends with its workspace",
  exportDrawing: "it stores nothing",
  followMailingLink: "its tests follow one: the entry of a mailing that ends names nobody",
  followAlertLink: "who opens a mail is not known",
  followConfirmationLink: "who opens a mail is not known",
  generate: "it stores nothing",
  leaveLead: "visitors do it",
  previewPage: "it stores nothing",
  printSheet: "it stores nothing",
  retryDelivery: "the delivery's own log tells its attempts",
  retryDeliveryById: "the delivery's own log tells its attempts",
  sendConfirmation: "it stores nothing",
  setConsent: "visitors do it",
  takeOffer: "visitors do it",
  unlockCode: "visitors do it",
  signUp: "there is no author yet: the workspace's record says when it was made",
  testWebhook: "it stores nothing",
  testWebhookById: "it stores nothing",
  traceCode: "it stores nothing",
  unlockShare: "it stores nothing",
  beginOperatorSession: "operators have a log of their own",
  openOperatorSession: "operators have a log of their own",
  closeOperatorSession: "operators have a log of their own",
  takeDownCode: OF_OPERATORS,
  putBackCode: OF_OPERATORS,
  makeWorkspace: OF_OPERATORS,
  editOperatorWorkspace: OF_OPERATORS,
  deleteOperatorWorkspace: OF_OPERATORS,
  suspendWorkspace: OF_OPERATORS,
  resumeWorkspace: OF_OPERATORS,
  makeOwner: OF_OPERATORS,
  makeKeyOfWorkspace: OF_OPERATORS,
  revokeKeyOfWorkspace: OF_OPERATORS,
  renewMainKey: OF_OPERATORS,
  deleteReport: OF_OPERATORS,
  decideReport: OF_OPERATORS,
  signOutPerson: OF_OPERATORS,
  resetPerson: OF_OPERATORS,
  erasePerson: OF_OPERATORS,
  makeVoucher: OF_OPERATORS,
  revokeVoucher: OF_OPERATORS,
  releaseDomain: OF_OPERATORS,
  disableDomain: OF_OPERATORS,
  enableDomain: OF_OPERATORS,
  removeImportedLogo: OF_OPERATORS,
  removeOperatorImage: OF_OPERATORS,
  removeOperatorFile: OF_OPERATORS,
  applyBlocklist: OF_OPERATORS,
};

const NOTHING: Records = {
  ...{ code: "", plain: "", look: "", domain: "", mailing: "", webhook: "", lead: "", key: "", file: "" },
  ...{ member: "", invitation: "", share: "" },
};

/** A workspace with a record of each kind. */
async function furnished(): Promise<{ readonly tenant: TenantClient; readonly records: Records }> {
  const tenant = await scenario.signUp("Museum");
  const make = async (path: string, body: unknown) => {
    const answer = await tenant.call("POST", path, body);
    expect([path, answer.status]).toEqual([path, 200]);
    return (await readJson<{ id: string }>(answer)).id;
  };
  const parts = [{ type: "menu", currency: "EUR", sections: [{ dishes: [{ name: "Soup" }] }] }];
  const lead = { ask: ["email"], consentText: "Yes" };
  const landing = { template: "lead", headline: "Hall", lead, parts };
  const { id: code, shortId } = await tenant.makeCode({ title: "Hall 3", landing });
  await tenant.call("PATCH", `/app/api/codes/${code}`, { group: "tour" });
  const left = await scenario.post(`/api/leads/${shortId}`, { consent: true, email: "anna@visitor.example" });
  const plain = await make("/app/api/plain-codes", { type: "text", fields: { text: "Wi-Fi" } });
  await tenant.call("PATCH", `/app/api/plain-codes/${plain}`, { group: "tour" });
  await make("/app/api/webhooks", { url: "http://127.0.0.1:4444/first" });
  const file = await tenant.call("POST", "/app/api/bulk", `type,url,target\nurl,${TARGET},${TARGET}bulk\n`, {
    "content-type": "text/csv",
  });
  await file.arrayBuffer();
  const { id: member } = await joinAs(scenario, tenant, "viewer");
  return {
    tenant,
    records: {
      code,
      plain,
      look: await make("/app/api/styles", { name: "Summer", style: {} }),
      mailing: (await makeMailing(tenant, { to: `owner@${tenant.id.slice(4)}.example` })).id,
      domain: (await addDomain(tenant, `${tenant.id.slice(4)}.example`)).id,
      webhook: await make("/app/api/webhooks", { url: "http://127.0.0.1:4444/second" }),
      share: await make("/app/api/shares", { of: "workspace", period: { days: 7 } }),
      lead: (await readJson<{ id: string }>(left)).id,
      key: (await makeKey(tenant, { scopes: ["codes:read"] })).made.id,
      file: file.headers.get("x-bulk-id") ?? "",
      member,
      invitation: await make("/app/api/invitations", { email: freshEmail(), role: "viewer" }),
    },
  };
}

test("each operation that changes something, or takes records away, leaves one entry, or says why not", async () => {
  const operations = operationsOf(await fetchContract(scenario.url));
  const changing = operations.filter(({ method }) => method !== "GET").map(({ operationId }) => operationId);
  const named = [...Object.keys(NOTED), ...Object.keys(UNNOTED)];
  expect(changing.filter((id) => !named.includes(id))).toEqual([]);
  expect(named.filter((id) => !operations.some(({ operationId }) => operationId === id))).toEqual([]);
  const { tenant, records } = await furnished();
  const [main] = (await readJson<KeyList>(await tenant.call("GET", "/app/api/keys"))).keys;
  const who = { kind: "key" as const, id: main?.id ?? "", name: "main" };
  let caller = tenant;
  const seen = new Set<string>();
  // Those that end something come last.
  const order = ([one]: readonly [string, unknown]) =>
    Number(/^(?:delete|end|undo)/.test(one)) + Number(one === "deleteCode");
  for (const [operation, [action, call]] of Object.entries(NOTED).toSorted((a, b) => order(a) - order(b))) {
    const before = new Set((await list(caller)).entries.map(({ id }) => id));
    const answer = await call(caller, records);
    expect([operation, answer.ok]).toEqual([operation, true]);
    const body = await answer.text();
    if (operation === "rotateKey") caller = caller.withKey(JSON.parse(body).apiKey);
    const fresh = (await list(caller)).entries.filter(({ id }) => !before.has(id));
    const told = operation === "verifyDomain" ? fresh.slice(0, 1) : fresh;
    expect([operation, told.map(({ action, who }) => ({ action, who }))]).toEqual([
      operation,
      [{ action, who }],
    ]);
    seen.add(action);
  }
  // The operator's, and what another call or a sign-in leaves.
  const others: readonly Action[] = [
    "workspace.suspended",
    "workspace.resumed",
    "code.taken_down",
    "code.put_back",
  ];
  const more: readonly Action[] = [
    "app.connected",
    "app.ended",
    "codes.deleted",
    "person.changed",
    "session.opened",
    "session.refused",
    "audit.shortened",
    "member.refused",
  ];
  const ofPeople: readonly Action[] = ["member.joined", "member.left", "invitation.accepted"];
  const left = ACTIONS.filter((action) => !seen.has(action));
  expect(left.toSorted()).toEqual([...others, ...more, ...ofPeople].toSorted());
}, 300_000);

test("a call that changes nothing, one that is refused, and one that was answered before leave none", async () => {
  const { tenant, records } = await furnished();
  const retry = { "idempotency-key": "once" };
  const code = { target: TARGET, title: "Once" };
  await tenant.call("POST", "/app/api/codes", code, retry);
  const alerts = { email: "alerts@museum.example", language: "de" };
  expect((await tenant.call("PATCH", "/app/api/me", { alerts })).status).toBe(200);
  const { entries } = await list(tenant);
  for (const [method, path, body, headers] of [
    ["POST", "/app/api/codes", code, retry],
    ["PATCH", `/app/api/codes/${records.code}`, { title: "Hall 3" }],
    ["PATCH", `/app/api/codes/${records.code}`, { title: 5 }],
    ["PATCH", `/app/api/styles/${records.look}`, { name: "Summer" }],
    ["PATCH", `/app/api/plain-codes/${records.plain}`, { group: "tour" }],
    ["PATCH", `/app/api/shares/${records.share}`, { period: { days: 7 }, title: null, round: true }],
    ["PATCH", `/app/api/shares/${records.share}`, {}],
    ["PATCH", `/app/api/domains/${records.domain}`, { home: null }],
    ["PATCH", "/app/api/me", { name: " Museum ", contact: null, requireSecondFactor: false }],
    ["PATCH", "/app/api/me", { alerts }],
    ["PATCH", "/app/api/me", { alerts, name: "Museum" }],
    ["PATCH", `/app/api/leads/${records.lead}`, { handled: false }],
    ["PATCH", `/app/api/members/${records.member}`, { role: "viewer" }],
    ["DELETE", `/app/api/members/per_${"0".repeat(26)}`],
    ["DELETE", `/app/api/invitations/inv_${"0".repeat(26)}`],
    ["PATCH", `/app/api/webhooks/${records.webhook}`, { url: "http://127.0.0.1:4444/second" }],
    ["PATCH", `/app/api/webhooks/${records.webhook}`, { events: ["qr.lead", "qr.scan"] }],
    ["PUT", "/app/api/webhook", { url: "http://127.0.0.1:4444/first", events: ["qr.lead", "qr.scan"] }],
    ["DELETE", "/app/api/keys/key_00000000000000000000000000"],
    ["POST", "/app/api/codes/batch", { ids: [records.code], action: "enable" }],
    ["HEAD", "/app/api/archive"],
    ["GET", "/app/api/leads"],
  ] as const)
    await (await tenant.call(method, path, body, headers ?? {})).arrayBuffer();
  const empty = "shortId,title\n";
  await tenant.call("POST", "/app/api/codes/edits", `${empty}nowhere,Hall\n`, { "content-type": "text/csv" });
  expect((await list(tenant)).entries).toEqual(entries);
});

test("an entry names its subject, the revision and what was changed, and many codes make one", async () => {
  const tenant = await scenario.signUp("Museum");
  const { id } = await tenant.makeCode({ title: "Hall 3" });
  await tenant.call("PATCH", `/app/api/codes/${id}`, { title: "Hall 4" });
  const { id: look } = await readJson<{ id: string }>(
    await tenant.call("POST", "/app/api/styles", { name: "Summer", style: {} }),
  );
  const { id: domain, host } = await ownDomain(tenant, dns, "halls.example");
  const codes = await Promise.all([tenant.makeCode(), tenant.makeCode()]);
  await tenant.call("POST", "/app/api/codes/batch", { ids: codes.map((code) => code.id), action: "delete" });
  await tenant.call("PATCH", "/app/api/me", { name: "Museum am Fluss", contact: null });
  await tenant.call("PATCH", `/app/api/styles/${look}`, { name: "Winter", isDefault: false });
  // The operator is another process, whose ids of the same millisecond would come before or behind.
  scenario.clock.advance(1_000);
  await withAdmin(scenario, async (admin) => {
    // An action that is repeated changes nothing.
    for (let time = 0; time < 2; time++) await admin.setPlan(tenant.id, "pro");
    for (let time = 0; time < 2; time++) await admin.grantDeviceLog(tenant.id, true);
    for (let time = 0; time < 2; time++) await admin.domains.disable(host);
    for (let time = 0; time < 2; time++) await admin.blocks.blockWorkspace(tenant.id, DECISION);
    for (let time = 0; time < 2; time++) await admin.blocks.unblockWorkspace(tenant.id);
  });
  const { entries } = await list(tenant);
  const workspace = { kind: "workspace" as const, id: tenant.id, name: null };
  const operator = { kind: "operator" as const, id: null, name: "operator" };
  expect(
    entries
      .slice(0, 8)
      .map(({ who, action, subject, detail }) => ({ who: who.kind, action, subject, detail })),
  ).toEqual([
    { who: "operator", action: "workspace.resumed", subject: workspace, detail: {} },
    { who: "operator", action: "workspace.suspended", subject: workspace, detail: { reason: "phishing" } },
    {
      who: "operator",
      action: "domain.changed",
      subject: { kind: "domain", id: domain, name: host },
      detail: { members: ["disabled"] },
    },
    {
      who: "operator",
      action: "workspace.changed",
      subject: workspace,
      detail: { members: ["deviceLog"] },
    },
    { who: "operator", action: "plan.changed", subject: workspace, detail: { plan: "pro" } },
    {
      who: "key",
      action: "look.changed",
      subject: { kind: "look", id: look, name: "Winter" },
      detail: { members: ["name"] },
    },
    { who: "key", action: "workspace.changed", subject: workspace, detail: { members: ["name"] } },
    { who: "key", action: "codes.deleted", subject: workspace, detail: { count: 2 } },
  ]);
  expect(entries[0]?.who).toEqual(operator);
  expect((await list(tenant, `?subject=${id}`)).entries).toMatchObject([
    { action: "code.changed", subject: { kind: "code", id, name: "Hall 4" }, detail: { revision: 2 } },
    { action: "code.made", subject: { kind: "code", id, name: "Hall 3" }, detail: {} },
  ]);
});

test("no entry has a mail address, a target or an address of a webhook", async () => {
  const { tenant } = await furnished();
  await tenant.call("PATCH", "/app/api/me", {
    email: "new@museum.example",
    alerts: { email: "alerts@museum.example" },
  });
  const stored = await scenario.storage.rows("select * from audit_entries where tenant_id = ?", tenant.id);
  expect(stored.length).toBeGreaterThan(10);
  expect(JSON.stringify(stored)).not.toMatch(/@|https?:|127\.0\.0\.1/);
});

test("entries are filtered, paged, and taken as a file", async () => {
  const { tenant, records } = await furnished();
  const all = (await list(tenant)).entries;
  const ids = (entries: readonly AuditEntry[]) => entries.map(({ id }) => id);
  const paged: string[] = [];
  for (let query = "?limit=3"; ;) {
    const { entries, nextCursor } = await list(tenant, query);
    paged.push(...ids(entries));
    if (nextCursor === null) break;
    query = `?limit=3&cursor=${nextCursor}`;
  }
  expect(paged).toEqual(ids(all));
  expect((await list(tenant, "?action=look.made")).entries).toMatchObject([
    { subject: { id: records.look } },
  ]);
  expect((await list(tenant, "?who=operator")).entries).toEqual([]);
  expect((await list(tenant, "?from=2026-11-21&to=2026-11-21")).entries).toEqual(all);
  expect((await list(tenant, "?to=2026-11-20")).entries).toEqual([]);
  const file = await tenant.call("GET", `${AUDIT}?format=csv&action=look.made`);
  expect(file.headers.get("content-disposition")).toBe('attachment; filename="audit.csv"');
  expect((await file.text()).split("\r\n")[1]).toEndWith(`,look.made,look,${records.look},Summer,{}`);
  const lines = (await (await tenant.call("GET", `${AUDIT}?format=ndjson`)).text()).trim().split("\n");
  expect(lines.map((line) => JSON.parse(line).id)).toEqual(ids(all));
  // A moment as the end is excluded, a day included; a day far off is as good as others.
  const at = all[0]?.at ?? "";
  const of = (time: string) => all.filter((entry) => entry.at === time).map(({ id }) => id);
  const next = new Date(Date.parse(at) + 1).toISOString();
  expect(ids((await list(tenant, `?from=${at}&to=${next}`)).entries)).toEqual(of(at));
  expect(ids((await list(tenant, `?from=${at}`)).entries)).toEqual(of(at));
  expect(ids((await list(tenant, `?to=${at}`)).entries)).toEqual(
    ids(all).filter((id) => !of(at).includes(id)),
  );
  const header = "id,at,whoKind,whoId,whoName,action,subjectKind,subjectId,subjectName,detail\r\n";
  for (const period of ["from=2000-01-01", "to=2199-12-31", "from=2000-01-01&to=2199-12-31"])
    expect([period, (await list(tenant, `?${period}`)).entries]).toEqual([period, all]);
  for (const none of ["to=2000-01-01", "from=2199-12-31", "who=system", `who=per_${"0".repeat(26)}`]) {
    expect([none, (await list(tenant, `?${none}`)).entries]).toEqual([none, []]);
    const empty = await tenant.call("GET", `${AUDIT}?format=csv&${none}`);
    expect([none, empty.status, await empty.text()]).toEqual([none, 200, header]);
    expect(await (await tenant.call("GET", `${AUDIT}?format=ndjson&${none}`)).text()).toBe("");
  }
  for (const [query, code] of [
    ["?cursor=aud_1", "cursor_invalid"],
    [`?from=${at}&to=${at}`, "period_invalid"],
    ["?from=1969-12-31", "period_invalid"],
    ["?to=9999-12-31", "period_invalid"],
    ["?format=csv&from=2026-11-22&to=2026-11-20", "period_invalid"],
    ["?format=ndjson&action=code.eaten", "invalid_request"],
    ["?from=2026-11-22&to=2026-11-20", "period_invalid"],
    ["?action=code.eaten", "invalid_request"],
    ["?who=anna@museum.example", "invalid_request"],
    ["?subject=%00", "invalid_request"],
    ["?format=csv&limit=1", "invalid_request"],
  ] as const)
    await expectProblem(await tenant.call("GET", `${AUDIT}${query}`), 400, code);
  const { client } = await makeKey(tenant, { scopes: ["codes:read", "leads:read"] });
  await expectProblem(await client.call("GET", AUDIT), 403, "scope_missing");
  const other = await scenario.signUp("Zoo");
  expect((await list(other)).entries).toEqual([]);
});

test("entries end at their age, and with their workspace", async () => {
  const { tenant, records } = await furnished();
  const other = await scenario.signUp("Zoo");
  await other.makeCode();
  scenario.clock.advance(31 * DAY);
  await tenant.call("PATCH", `/app/api/codes/${records.code}`, { title: "Hall 9" });
  await scenario.service.housekeep();
  expect((await list(tenant)).entries.map(({ action }) => action)).toEqual(["code.changed"]);
  expect((await list(other)).entries).toEqual([]);
  await tenant.call("DELETE", "/app/api/me", { confirm: "Museum" });
  await scenario.service.housekeep();
  expect(await scenario.storage.rows("select 1 from audit_entries where tenant_id = ?", tenant.id)).toEqual(
    [],
  );
});
