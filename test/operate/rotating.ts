import { readFileSync } from "node:fs";
import { join } from "node:path";
import { setUpApp } from "../features/factors/setting-up.ts";
import { signUpOwner } from "../features/people/browser.ts";
import { reported } from "../features/reports/client.ts";
import { makeShare } from "../features/shares/client.ts";
import { openInbox } from "../features/webhooks/inbox.ts";
import { readJson } from "../json.ts";
import { type Scenario, startScenario } from "../scenario.ts";
import { KEEPS_FILES } from "../storage.ts";

/** Services whose secret is changed, on the engine of scenarios. */

export const OLD = "the secret that was in use, which somebody has seen";
export const NEW = "the secret that takes its place, which nobody has seen";

export const SHARE_PASSWORD = "neun Elche am Fluss";

/** On a data folder the secret is in a file. Nodes get theirs from the environment. */
export const BEFORE = KEEPS_FILES ? {} : { QZ_SECRET: OLD };
export const DURING = KEEPS_FILES ? {} : { QZ_SECRET: NEW, QZ_SECRET_OLD: OLD };
export const AFTER = KEEPS_FILES ? {} : { QZ_SECRET: NEW };

export const settingsOf = (scenario: Scenario, more: Record<string, string>) => ({
  QZ_DATA_DIR: scenario.dataDir,
  ...scenario.storage.environment,
  ...more,
});

/** A scenario with leads, a report, an app of a person, a share, and a webhook whose receiver counts. */
export async function inUse() {
  const scenario = await startScenario({ ...BEFORE, QZ_WEBHOOK_ALLOW: "127.0.0.0/8" });
  const { owner, tenant } = await signUpOwner(scenario);
  const code = await tenant.makeCode();
  const inbox = openInbox();
  const put = await tenant.call("PUT", "/app/api/webhook", { url: inbox.url });
  const { secret } = await readJson<{ secret: string }>(put);
  const app = await setUpApp(scenario, owner);
  await reported(scenario, code.shortId);
  const leave = (email: string) =>
    scenario.post(`/api/leads/${code.shortId}`, { consent: true, email, message: email });
  for (const name of ["anna", "berta"]) await leave(`${name}@museum.example`);
  const shared = await makeShare(tenant, { of: "workspace", password: SHARE_PASSWORD });
  return { scenario, owner, tenant, code, inbox, secret, app, leave, shared };
}

/** The names of former keys that are stored. */
export async function formerOf({ storage }: Scenario): Promise<string[]> {
  const rows = await storage.rows<{ purpose: string }>("select purpose from former_keys order by purpose");
  return rows.map(({ purpose }) => purpose);
}

export const isSealing = (purpose: string) =>
  ["factors", "leads", "reports", "shares", "webhooks"].includes(purpose);

/** The secret in the data folder; `null` for nodes. */
export function readSecret({ dataDir }: Scenario): string | null {
  return KEEPS_FILES ? readFileSync(join(dataDir, "secret"), "utf8").trim() : null;
}
