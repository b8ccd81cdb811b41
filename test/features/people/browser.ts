import { expect } from "bun:test";
import type { SessionRecord } from "../../../src/features/people/model.ts";
import type { Role } from "../../../src/kit/shared/roles.ts";
import type { Storage } from "../../db/storage.ts";
import { readJson } from "../../json.ts";
import { DESKTOP, type Scenario, type TenantClient, tenantClient } from "../../scenario.ts";

export const PASSWORD = "neun Elche am Fluss";

let people = 0;

/** An address that nobody has. */
export const freshEmail = () => `anna${++people}@museum.example`;

/** A browser with a cookie. */
export interface Browser {
  readonly cookie: string;
  readonly email: string;
  /** Calls as a page of the service does. A `body` that is not a string is sent as JSON. */
  call(method: string, path: string, body?: unknown, headers?: Record<string, string>): Promise<Response>;
}

/** A browser that is signed in. */
export interface SignedIn extends Browser {
  readonly personId: string;
  readonly session: SessionRecord;
}

/** The cookie that an answer sets, as a browser sends it back. */
export function cookieOf(answer: Response): string {
  const [cookie = ""] = answer.headers.getSetCookie();
  return cookie.split(";", 1)[0] ?? "";
}

/** A browser with a cookie, which may be none. */
export function browserWith(scenario: Pick<Scenario, "request">, cookie: string, email = ""): Browser {
  return {
    cookie,
    email,
    call(method, path, body, headers = {}) {
      const sent = body === undefined ? null : typeof body === "string" ? body : JSON.stringify(body);
      return scenario.request(path, {
        method,
        headers: {
          "user-agent": DESKTOP,
          "sec-fetch-site": "same-origin",
          ...(cookie === "" ? {} : { cookie }),
          ...(sent === null ? {} : { "content-type": "application/json" }),
          ...headers,
        },
        ...(sent === null ? {} : { body: sent }),
      });
    },
  };
}

/** Signs a person in. */
export async function signIn(
  scenario: Scenario,
  input: { readonly email: string; readonly password?: string; readonly remember?: boolean },
): Promise<SignedIn> {
  const order = { password: PASSWORD, ...input };
  const answer = await browserWith(scenario, "").call("POST", "/app/api/session", order);
  expect(answer.status).toBe(200);
  const session = await readJson<SessionRecord>(answer);
  return { ...browserWith(scenario, cookieOf(answer), input.email), personId: session.person.id, session };
}

/** Signs a workspace up with a person who owns it. */
export async function signUpOwner(
  scenario: Scenario,
  { email = freshEmail(), name = "Museum am Fluss" } = {},
): Promise<{ readonly tenant: TenantClient; readonly owner: SignedIn }> {
  const order = { name, email, password: PASSWORD };
  const answer = await browserWith(scenario, "").call("POST", "/app/api/signup", order);
  expect(answer.status).toBe(200);
  const { apiKey, tenant } = await readJson<{ apiKey: string; tenant: { id: string } }>(answer);
  const browser = browserWith(scenario, cookieOf(answer), email);
  const session = await readJson<SessionRecord>(await browser.call("GET", "/app/api/session"));
  return {
    tenant: tenantClient(scenario.request, apiKey, tenant.id),
    owner: { ...browser, personId: session.person.id, session },
  };
}

/** Gives a person a role in a workspace, or another one. */
export async function giveRole(
  { storage }: { readonly storage: Pick<Storage, "run"> },
  tenant: Pick<TenantClient, "id">,
  { personId }: Pick<SignedIn, "personId">,
  role: Role,
): Promise<void> {
  await storage.run(`insert into members (tenant_id, person_id, role, since)
    values ('${tenant.id}', '${personId}', '${role}', 0)
    on conflict (tenant_id, person_id) do update set role = excluded.role`);
}

/** Ends all memberships of a person. */
export async function endMemberships(
  { storage }: { readonly storage: Pick<Storage, "run"> },
  { personId }: Pick<SignedIn, "personId">,
) {
  await storage.run(`delete from members where person_id = '${personId}'`);
}
