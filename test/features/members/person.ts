import { expect } from "bun:test";
import { readJson } from "../../json.ts";
import type { Scenario, TenantClient } from "../../scenario.ts";

/** A person who is signed in, and the calls of the browser. */
export interface PersonClient {
  readonly id: string;
  readonly email: string;
  readonly password: string;
  readonly cookie: string;
  /** Calls the API as a page of the service does. A `body` is sent as JSON. */
  call(method: string, path: string, body?: unknown, headers?: Record<string, string>): Promise<Response>;
}

interface Invited {
  readonly id: string;
  readonly url: string;
}

/** The token at the end of a link. */
export function tokenOf(url: string): string {
  return url.slice(url.lastIndexOf("/") + 1);
}

/** The calls of a browser with a cookie. */
export function callsOf(scenario: Scenario, cookie: string): PersonClient["call"] {
  return (method, path, body, headers = {}) =>
    scenario.request(path, {
      method,
      headers: {
        cookie,
        "sec-fetch-site": "same-origin",
        ...(body === undefined ? {} : { "content-type": "application/json" }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
}

let made = 0;

/** An address that nobody has. */
export function freshEmail(name = "ana"): string {
  return `${name}-${++made}@museum.example`;
}

/** Has a key invite somebody new, who accepts. */
export async function joinAs(
  scenario: Scenario,
  tenant: Pick<TenantClient, "call" | "id">,
  role: string,
  email = freshEmail(),
  name = `${role} Ana`,
): Promise<PersonClient> {
  const invited = await tenant.call("POST", "/app/api/invitations", { email, role });
  expect(invited.status).toBe(200);
  const token = tokenOf((await readJson<Invited>(invited)).url);
  const password = `${role} of the museum`;
  const accepted = await scenario.post(`/app/api/invitations/${token}`, { name, password });
  expect(accepted.status).toBe(200);
  const [cookie = ""] = accepted.headers.getSetCookie().map((one) => one.split(";")[0] ?? "");
  const list = await readJson<{ members: { id: string; email: string }[] }>(
    await tenant.call("GET", "/app/api/members"),
  );
  const id = list.members.find((member) => member.email === email)?.id ?? "";
  return { id, email, password, cookie, call: callsOf(scenario, cookie) };
}
