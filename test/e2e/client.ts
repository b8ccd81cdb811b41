import { join } from "node:path";
import { readJson } from "../json.ts";
import { patiently } from "../patiently.ts";
import type { RunningService } from "./process.ts";

export interface Account {
  readonly apiKey: string;
  readonly id: string;
}

export interface CodeJson {
  readonly id: string;
  readonly shortId: string;
  readonly target: string;
  readonly scans: number;
}

/** Calls the API. A `body` is sent as JSON. */
export function call(
  service: Pick<RunningService, "url">,
  key: string | null,
  method: string,
  path: string,
  body?: unknown,
  more: Readonly<Record<string, string>> = {},
): Promise<Response> {
  const headers = {
    ...more,
    ...(key === null ? {} : { authorization: `Bearer ${key}` }),
    ...(body === undefined ? {} : { "content-type": "application/json" }),
  };
  const content = body === undefined ? {} : { body: JSON.stringify(body) };
  return fetch(service.url + path, { method, headers, redirect: "manual", ...content });
}

/** Settings of a service whose workspaces may have so many codes, in one bulk file. */
export async function planFor(folder: string, codes: number): Promise<Record<string, string>> {
  const plans = join(folder, "plans.json");
  const large = { codes, dynamicCode: true, analytics: true, bulkRows: codes };
  await Bun.write(plans, JSON.stringify({ large }));
  return { QZ_PLANS: plans, QZ_SIGNUP_PLAN: "large" };
}

export async function signUp(
  service: Pick<RunningService, "url">,
  name = "Museum am Fluss",
): Promise<Account> {
  const wanted = { name, email: "codes@museum.example" };
  const response = await patiently(() => call(service, null, "POST", "/app/api/signup", wanted));
  if (!response.ok) throw new Error(`Cannot sign up: ${response.status} ${await response.text()}`);
  const { apiKey, tenant } = await readJson<{ apiKey: string; tenant: { id: string } }>(response);
  return { apiKey, id: tenant.id };
}

export async function makeCode(
  service: Pick<RunningService, "url">,
  key: string,
  target = "https://museum.example/hall-3",
): Promise<CodeJson> {
  const response = await patiently(() => call(service, key, "POST", "/app/api/codes", { target }));
  if (response.status !== 200) throw new Error(`A code was refused with ${response.status}`);
  return readJson<CodeJson>(response);
}

/** Scans a code as a phone does. */
export function scan(
  service: Pick<RunningService, "url">,
  shortId: string,
  headers: Record<string, string> = {},
): Promise<Response> {
  const agent = "Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) Mobile/15E148 Safari/604.1";
  return fetch(`${service.url}/r/${shortId}`, {
    redirect: "manual",
    headers: { "user-agent": agent, ...headers },
  });
}
