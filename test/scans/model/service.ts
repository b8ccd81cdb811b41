import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readSettings } from "../../../src/settings/read.ts";
import type { Log } from "../../../src/shared/log.ts";
import { start } from "../../../src/wiring/start.ts";
import { openAdmin } from "../../../src/wiring/admin.ts";
import { readJson } from "../../json.ts";
import { TestClock } from "../../scenario.ts";

/**
 * A service for one short sequence of the model test: a fresh folder each time, and no check against the document,
 * which would cost more than the sequence.
 */
export async function startBareService() {
  const dataDir = mkdtempSync(join(tmpdir(), "quietzone-model-"));
  const clock = new TestClock();
  const errors: string[] = [];
  const silent = () => {};
  const log: Log = {
    debug: silent,
    info: silent,
    warn: silent,
    error: (message, fields) => void errors.push(`${message} ${JSON.stringify(fields)}`),
  };
  const settings = readSettings({
    QZ_HOST: "127.0.0.1",
    QZ_PORT: "0",
    QZ_DATA_DIR: dataDir,
    QZ_SIGNUP_PLAN: "pro",
    // What retention erases has tests of its own.
    QZ_RETENTION_DAYS: "36500",
    QZ_LIMIT_RESOLVE: "off",
    QZ_LIMIT_TENANT: "off",
    QZ_LIMIT_LEADS: "off",
    QZ_LIMIT_EVENTS: "off",
    QZ_TRUSTED_PROXIES: "127.0.0.0/8,::1/128",
  });
  let service = await start(settings, { clock, log });

  function request(path: string, init: RequestInit = {}): Promise<Response> {
    return fetch(service.url + path, { redirect: "manual", ...init });
  }

  function send(path: string, body: unknown, headers: Record<string, string> = {}, method = "POST") {
    const json = { "content-type": "application/json", ...headers };
    return request(path, { method, body: JSON.stringify(body), headers: json });
  }

  const signup = await send("/app/api/signup", { name: "Museum", email: "codes@museum.example" });
  const { apiKey, tenant } = await readJson<{ apiKey: string; tenant: { id: string } }>(signup);
  const admin = await openAdmin(settings, { clock });
  await admin.grantDeviceLog(tenant.id, true);
  admin.close();
  const authorization = `Bearer ${apiKey}`;

  return {
    clock,
    /** What the service logged as an error. */
    errors,
    request,
    send,
    /** Calls the API with the tenant's key. */
    call: (method: string, path: string, body?: unknown) =>
      body === undefined
        ? request(path, { method, headers: { authorization } })
        : send(path, body, { authorization }, method),
    async get<T>(path: string): Promise<T> {
      return readJson<T>(await request(path, { headers: { authorization } }));
    },
    housekeep: () => service.housekeep(),
    audit: () => service.audit(),
    async restart() {
      await service.stop();
      // No restart is over within a millisecond.
      clock.turn(1);
      service = await start(settings, { clock, log });
    },
    async end() {
      await service.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

export type BareService = Awaited<ReturnType<typeof startBareService>>;
