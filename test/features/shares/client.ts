import { expect } from "bun:test";
import type { SharedNumbers, ShareRecord } from "../../../src/features/shares/model.ts";
import { readJson } from "../../json.ts";
import type { Scenario, TenantClient } from "../../scenario.ts";

/** Requests that several tests of shares make. */

export type NewShare = Readonly<Record<string, unknown>>;

/** Makes a share; the answer must be 200. */
export async function makeShare(
  tenant: TenantClient,
  input: NewShare,
): Promise<ShareRecord & { path: string }> {
  const made = await tenant.call("POST", "/app/api/shares", input);
  expect(made.status).toBe(200);
  const share = await readJson<ShareRecord>(made);
  return { ...share, path: new URL(share.url ?? "").pathname };
}

export const HTML = { accept: "text/html" };

/** Opens a link as a browser does. */
export function open(scenario: Scenario, path: string, headers: Record<string, string> = HTML) {
  return scenario.request(path, { headers });
}

/** The page of a link; it must be there. */
export async function pageOf(
  scenario: Scenario,
  path: string,
  headers: Record<string, string> = HTML,
): Promise<string> {
  const page = await open(scenario, path, headers);
  expect(page.status).toBe(200);
  return page.text();
}

/** The numbers of a link; they must be there. */
export async function numbersAt(
  scenario: Scenario,
  path: string,
  headers: Record<string, string> = {},
): Promise<SharedNumbers> {
  const answer = await open(scenario, `${path}?format=json`, headers);
  expect(answer.status).toBe(200);
  return readJson<SharedNumbers>(answer);
}

/** Gives a password as the form does. */
export function unlock(
  scenario: Scenario,
  path: string,
  password: string,
  headers: Record<string, string> = {},
) {
  return scenario.request(path, {
    method: "POST",
    body: new URLSearchParams({ password }).toString(),
    headers: { ...HTML, "content-type": "application/x-www-form-urlencoded", ...headers },
  });
}

/** The cookie that an answer sets, as a browser sends it. */
export function cookieOf(answer: Response): string {
  return answer.headers.getSetCookie()[0]?.split(";")[0] ?? "";
}
