import { afterAll } from "bun:test";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readSettings } from "../../src/kit/settings/read.ts";
import type { Log } from "../../src/kit/shared/log.ts";
import type { Service } from "../../src/app/service.ts";
import { start } from "../../src/app/start.ts";
import { readJson } from "../json.ts";

/** Services in this process, on folders and databases of their own. */

const ignore = () => {};

/** A log that writes nothing. */
export const SILENT: Log = { debug: ignore, info: ignore, warn: ignore, error: ignore };

/** The path of a folder that does not exist yet. Its parent is deleted after the test file. */
export function newFolder(): string {
  const parent = mkdtempSync(join(tmpdir(), "quietzone-wiring-"));
  afterAll(() => rmSync(parent, { recursive: true, force: true }));
  return join(parent, "data");
}

/** Starts a service on a free port of loopback. */
export function startOn(environment: Readonly<Record<string, string>>): Promise<Service> {
  return start(readSettings({ QZ_HOST: "127.0.0.1", QZ_PORT: "0", ...environment }), { log: SILENT });
}

/** The contents of a service that has been used. */
export interface Used {
  readonly apiKey: string;
  readonly tenantId: string;
  readonly shortId: string;
}

/** A tenant with a code, two scans of it and a lead. */
export async function use({ url }: Service): Promise<Used> {
  const post = async <T>(path: string, body: unknown, key = "") => {
    const headers = { "content-type": "application/json", authorization: `Bearer ${key}` };
    const answer = await fetch(url + path, { method: "POST", headers, body: JSON.stringify(body) });
    return readJson<T>(answer);
  };
  const { apiKey, tenant } = await post<{ apiKey: string; tenant: { id: string } }>("/app/api/signup", {
    name: "Museum am Fluss",
    email: "codes@museum.example",
  });
  const { shortId } = await post<{ shortId: string }>(
    "/app/api/codes",
    { target: "https://museum.example/" },
    apiKey,
  );
  for (const agent of ["curl/8.5.0", "Mozilla/5.0 (X11; Linux x86_64) Chrome/141.0.0.0 Safari/537.36"])
    await fetch(`${url}/r/${shortId}`, { redirect: "manual", headers: { "user-agent": agent } });
  await post(`/api/leads/${shortId}`, { consent: true, email: "anna@museum.example" });
  return { apiKey, tenantId: tenant.id, shortId };
}

/** Starts a service, uses it and stops it. */
export async function usedAndStopped(environment: Readonly<Record<string, string>>): Promise<Used> {
  const service = await startOn(environment);
  const used = await use(service);
  await service.stop();
  return used;
}
