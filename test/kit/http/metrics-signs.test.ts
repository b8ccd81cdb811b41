import { expect, test } from "bun:test";
import { readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { lastBackup } from "../../../db/files/backup-note.ts";
import { readSettings } from "../../../src/kit/settings/read.ts";
import { DAY, HOUR, MINUTE } from "../../../src/kit/shared/clock.ts";
import { makeBackup } from "../../../src/operate/backups.ts";
import { addDomain, ownDomain } from "../../features/domains/client.ts";
import { createTestDns } from "../../features/domains/dns.ts";
import { eventually } from "../../e2e/process.ts";
import { type Scenario, startScenario } from "../../scenario.ts";
import { KEEPS_FILES } from "../../storage.ts";
import { openMailbox } from "../../features/watch/mailbox.ts";
import { answer, listen } from "../../features/webhooks/receiver.ts";
import { readPrometheus } from "./prometheus.ts";

/** Metrics show an operator the state of a service. */

const ON = { QZ_METRICS: "on" };

/** Values by their name and the labels' values: `quietzone_codes active`. */
async function valuesOf(where: Scenario): Promise<Map<string, number>> {
  const families = readPrometheus(await (await where.request("/metrics")).text());
  const samples = [...families.values()].flatMap((family) => family.samples);
  return new Map(
    samples.map(({ name, labels, value }) => [[name, ...Object.values(labels)].join(" "), value]),
  );
}

/** The values once one of them is there or has a value: some are those of the reading before. */
function once(where: Scenario, name: string, wanted?: number): Promise<Map<string, number>> {
  return eventually(name, async () => {
    const values = await valuesOf(where);
    const found = values.get(name);
    return found !== undefined && (wanted === undefined || found === wanted) ? values : null;
  });
}

test("scans are counted by the status of their answer, and refusals by the limit's name", async () => {
  const service = await startScenario({ ...ON, QZ_LIMIT_RESOLVE: "3/60s" });
  const tenant = await service.signUp();
  const [code, off] = [await tenant.makeCode(), await tenant.makeCode()];
  await tenant.call("PATCH", `/app/api/codes/${off.id}`, { active: false });
  for (let turn = 0; turn < 5; turn++) await service.scan(code.shortId);
  await service.scan(off.shortId);
  await service.scan("nothing-here");
  await service.request(`/r/${off.shortId}`, { method: "HEAD" });
  const values = await valuesOf(service);
  const answers = [302, 404, 410, 429, 503].map((status) =>
    values.get(`quietzone_scan_answers_total ${status}`),
  );
  expect(answers).toEqual([3, 1, 1, 2, 0]);
  expect(values.get("quietzone_rate_limited_total resolve")).toBe(2);
  expect(values.get("quietzone_rate_limited_total resolve-misses")).toBe(0);
  expect(values.get("quietzone_rate_limited_total signup")).toBe(0);
});

test("a backup beside the service is known by its time, age and size", async () => {
  const service = await startScenario(ON);
  expect(
    (await once(service, "quietzone_backup_last_timestamp_seconds")).get("quietzone_backup_age_seconds"),
  ).toBeUndefined();
  expect((await valuesOf(service)).get("quietzone_backup_last_timestamp_seconds")).toBe(0);
  const settings = readSettings(service.storage.environment);
  const file = join(service.dataDir, "..", "backup.db");
  const made = await makeBackup(settings, file);
  expect(made.unnoted).toBeNull();
  const { at = 0 } = (await lastBackup(service.dataDir)) ?? {};
  const values = await once(service, "quietzone_backup_last_bytes", statSync(file).size);
  expect(values.get("quietzone_backup_last_timestamp_seconds")).toBe(at / 1000);
  service.clock.advance(at - service.clock.now() + 3 * MINUTE);
  expect((await valuesOf(service)).get("quietzone_backup_age_seconds")).toBe(180);
  // Nobody else may read when; the note is the service's own.
  expect(statSync(join(service.dataDir, "last-backup.json")).mode & 0o777).toBe(0o600);
  const note = readFileSync(join(service.dataDir, "last-backup.json"), "utf8");
  writeFileSync(join(service.dataDir, "last-backup.json"), "{");
  // What can't be read leaves the value as it was.
  await valuesOf(service);
  expect((await valuesOf(service)).get("quietzone_backup_last_bytes")).toBe(statSync(file).size);
  writeFileSync(join(service.dataDir, "last-backup.json"), note);
});

test("workspaces, codes, destinations and domains are counted by state, every ten minutes", async () => {
  const dns = createTestDns();
  const service = await startScenario({ ...ON, QZ_SIGNUP_PLAN: "pro" }, { txtLookup: dns.lookup });
  const tenant = await service.signUp();
  await tenant.makeCode();
  const off = await tenant.makeCode();
  await tenant.call("PATCH", `/app/api/codes/${off.id}`, { active: false });
  await addDomain(tenant, "pending.example");
  await ownDomain(tenant, dns, "lost.example");
  await ownDomain(tenant, dns, "kept.example");
  dns.set("lost.example", "another");
  service.clock.advance(2 * DAY);
  await service.service.recheck();
  const values = await once(service, "quietzone_codes active");
  const shown = (metric: string) =>
    [...values]
      .filter(([name]) => name.startsWith(`${metric} `))
      .map(([name, value]) => [name.split(" ")[1], value]);
  expect(shown("quietzone_workspaces")).toEqual([
    ["active", 1],
    ["suspended", 0],
  ]);
  expect(shown("quietzone_codes")).toEqual([
    ["active", 1],
    ["inactive", 1],
  ]);
  expect(shown("quietzone_domains")).toEqual([
    ["pending", 1],
    ["verified", 1],
    ["warned", 1],
  ]);
  expect(shown("quietzone_destinations").map(([state]) => state)).toEqual([
    "dead",
    "failing",
    "unclear",
    "unchecked",
    "ok",
  ]);
  await tenant.makeCode();
  await valuesOf(service);
  expect((await valuesOf(service)).get("quietzone_codes active")).toBe(1);
  service.clock.advance(10 * MINUTE);
  await once(service, "quietzone_codes active", 2);
});

test("chores are known by their last success and their failures", async () => {
  const service = await startScenario(ON);
  service.clock.advance(MINUTE);
  await service.service.housekeep();
  const before = await valuesOf(service);
  const at = service.clock.now() / 1000;
  const success = "quietzone_chore_last_success_timestamp_seconds";
  for (const chore of ["day keys", "erasure", "retention", "workspaces", "campaign totals"]) {
    expect(before.get(`${success} ${chore}`)).toBe(at);
    expect(before.get(`quietzone_chore_failures_total ${chore}`)).toBe(0);
  }
  const putBack = await service.storage.putAway("erasures");
  service.clock.advance(MINUTE);
  await service.service.housekeep();
  const failed = await valuesOf(service);
  expect(failed.get(`${success} erasure`)).toBe(at);
  expect(failed.get(`${success} packing`)).toBe(at + 60);
  expect(failed.get("quietzone_chore_failures_total erasure")).toBe(1);
  await putBack();
});

test("errors of the database are counted by its own code, and health by its reason", async () => {
  const service = await startScenario(ON);
  const code = await (await service.signUp()).makeCode();
  await service.scan(code.shortId);
  const healthy = await valuesOf(service);
  expect(
    [...healthy].filter(([name]) => name.startsWith("quietzone_degraded ")).map(([, value]) => value),
  ).toEqual([0, 0, 0, 0, 0, 0, 0]);
  await service.storage.putAway("scans");
  await service.scan(code.shortId);
  const values = await valuesOf(service);
  const errors = [...values].filter(([name]) => name.startsWith("quietzone_database_errors_total "));
  expect(errors.map(([name]) => name.split(" ")[1])).toEqual([KEEPS_FILES ? "SQLITE_ERROR" : "42P01"]);
  expect(errors[0]?.[1]).toBeGreaterThanOrEqual(1);
  expect(values.get("quietzone_degraded storage_failing")).toBe(1);
});

test("the database, its log and the journal have sizes", async () => {
  const service = await startScenario(ON);
  const values = await once(service, "quietzone_storage_bytes database");
  expect(values.get("quietzone_storage_bytes database")).toBeGreaterThan(4_096);
  expect([values.has("quietzone_storage_bytes log"), values.has("quietzone_storage_bytes journal")]).toEqual([
    KEEPS_FILES,
    !KEEPS_FILES,
  ]);
});

test("a file of codes is in progress until it is answered", async () => {
  const service = await startScenario(ON);
  const tenant = await service.signUp();
  const inProgress = async () => (await valuesOf(service)).get("quietzone_files_in_progress bulk");
  expect(await inProgress()).toBe(0);
  const body = new ReadableStream({
    async start(controller) {
      controller.enqueue(new TextEncoder().encode("target\n"));
      // The file is under way as long as it comes.
      await once(service, "quietzone_files_in_progress bulk", 1);
      controller.enqueue(new TextEncoder().encode("https://zoo.example/\n"));
      controller.close();
    },
  });
  const answer = await service.request("/app/api/bulk", {
    method: "POST",
    headers: { authorization: `Bearer ${tenant.apiKey}`, "content-type": "text/csv" },
    body,
  });
  expect(answer.status).toBe(200);
  await answer.arrayBuffer();
  await once(service, "quietzone_files_in_progress bulk", 0);
});

test("mails are counted by their outcome", async () => {
  const mailbox = await openMailbox();
  const smtp = { QZ_SMTP_URL: mailbox.url, QZ_SMTP_FROM: "alerts@zoo.example" };
  const service = await startScenario({ ...ON, ...smtp });
  const tenant = await service.signUp();
  await tenant.makeCode();
  // Workspaces without a code of an hour ask nobody.
  service.clock.advance(HOUR);
  const mails = async () => {
    const values = await valuesOf(service);
    return ["sent", "failed"].map((outcome) => values.get(`quietzone_mails_total ${outcome}`));
  };
  mailbox.refuse(true);
  await tenant.call("PATCH", "/app/api/me", { alerts: { email: "owner@zoo.example" } });
  await service.service.watch();
  expect(await mails()).toEqual([0, 1]);
  mailbox.refuse(false);
  service.clock.advance(5 * MINUTE);
  await service.service.watch();
  expect(await mails()).toEqual([1, 1]);
});

test("checks of destinations are counted by their outcome", async () => {
  const service = await startScenario({ ...ON, QZ_WATCH: "10m" });
  const tenant = await service.signUp();
  for (const status of ["200 OK", "410 Gone"]) {
    const { port } = await listen({ asked: (socket) => void socket.end(answer(status)) });
    await tenant.makeCode({ target: `http://127.0.0.1:${port}/` });
  }
  const checks = async () => {
    const values = [...(await valuesOf(service))];
    const shown = values.filter(([name]) => name.startsWith("quietzone_destination_checks_total "));
    return Object.fromEntries(shown.map(([name, value]) => [name.split(" ")[1], value]));
  };
  expect(await checks()).toEqual({ ok: 0, failing: 0, unclear: 0, unchecked: 0, postponed: 0 });
  let found = await checks();
  for (let round = 0; round < 30 && !(found["failing"] && found["ok"]); round++) {
    service.clock.advance(20 * MINUTE);
    await service.service.watch();
    found = await checks();
  }
  expect(found["failing"]).toBeGreaterThan(0);
  expect(found["ok"]).toBeGreaterThan(0);
  expect(found["unclear"]).toBe(0);
});
