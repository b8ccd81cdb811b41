import { expect, test } from "bun:test";
import { EXIT } from "../../../src/operate/cli/command.ts";
import { run } from "../../../src/operate/cli/run.ts";
import type { PrivacyReport } from "../../../src/features/privacy/model.ts";
import { quietzone } from "../consent/phone.ts";
import { readJson } from "../../json.ts";
import { startScenario, type TenantClient } from "../../scenario.ts";

const scenario = await startScenario({ QZ_RETENTION_DAYS: "30", QZ_WATCH: "24h" });

const reportTo = async (tenant: TenantClient, query = "") =>
  readJson<PrivacyReport>(await tenant.call("GET", `/app/api/privacy${query}`));

test("a workspace reads what is kept by the running configuration, in its language", async () => {
  const tenant = await scenario.signUp();
  const report = await reportTo(tenant);
  expect(report.kept.find(({ what }) => what === "Single scan")?.until).toBe("30 days");
  expect(report.kept.map(({ what }) => what)).toContain("Destination that is watched");
  expect((await reportTo(tenant, "?language=de")).assessment).toStartWith("Dies ist eine Selbsteinschätzung");
  expect((await tenant.call("GET", "/app/api/privacy?language=fr")).status).toBe(400);
  expect((await scenario.request("/app/api/privacy")).status).toBe(401);
});

test("a webhook and the list of devices change the verdicts of their own workspace", async () => {
  const [tenant, other] = [await scenario.signUp(), await scenario.signUp("Zoo")];
  const verdicts = async (client: TenantClient) =>
    (await reportTo(client)).conditions.slice(2, 4).map(({ verdict }) => verdict);
  expect(await verdicts(tenant)).toEqual(["depends", "holds"]);
  const saved = await tenant.call("PUT", "/app/api/webhook", { url: "http://127.0.0.1:8080/hook" });
  expect(saved.status).toBe(200);
  await quietzone(scenario, "tenant", "grant", tenant.id, "deviceLog", "on");
  expect(await verdicts(tenant)).toEqual(["fails", "depends"]);
  expect(await verdicts(other)).toEqual(["depends", "holds"]);
});

test("without a webhook nothing of a scan leaves the service", async () => {
  const tenant = await scenario.signUp();
  const { shortId } = await tenant.makeCode();
  await scenario.scan(shortId);
  expect(await scenario.storage.rows("select id from webhook_deliveries")).toEqual([]);
});

test("the command reads the same of the service as a whole, by the settings it is given", async () => {
  const printed: string[] = [];
  const command = async (...args: string[]) => {
    const terminal = {
      environment: { ...scenario.storage.environment, QZ_RETENTION_DAYS: "30", QZ_BASE_URL: scenario.url },
      print: (text: string) => void printed.push(text),
      complain: (text: string) => void printed.push(text),
      ask: null,
    };
    expect(await run(["privacy", ...args], terminal)).toBe(EXIT.done);
    return printed.pop() ?? "";
  };
  const { conditions, ...whole } = JSON.parse(await command("--json"));
  const own = await reportTo(await scenario.signUp());
  expect(whole.kept).toEqual(own.kept);
  expect(whole.notice).toBe(own.notice);
  expect(conditions).toHaveLength(own.conditions.length);
  expect(await command("--language", "de")).toStartWith("# Datenschutz dieses Dienstes");
});
