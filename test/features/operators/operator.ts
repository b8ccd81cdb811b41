import { expect } from "bun:test";
import { readJson } from "../../json.ts";
import type { Scenario, TenantClient } from "../../scenario.ts";
import { type App, setUpApp } from "../factors/setting-up.ts";
import { type Browser, browserWith, cookieOf, type SignedIn, signUpOwner } from "../people/browser.ts";
import { withAdmin } from "../plans/admin.ts";

/** A person who runs the service, with the session of an operator. */
export interface OperatorClient extends Browser {
  readonly app: App;
  readonly owner: SignedIn;
  readonly tenant: TenantClient;
  /** The cookie of the operator's session alone. */
  readonly operatorCookie: string;
}

/** A person with an authenticator app whom a command has made an operator, without a session of one. */
export async function nameOperator(scenario: Scenario) {
  const { owner, tenant } = await signUpOwner(scenario);
  const app = await setUpApp(scenario, owner);
  expect(await withAdmin(scenario, ({ operators }) => operators.name(owner.email))).toBe(owner.personId);
  return { owner, tenant, app };
}

/** The same with a session. */
export async function enterAsOperator(scenario: Scenario): Promise<OperatorClient> {
  const { owner, tenant, app } = await nameOperator(scenario);
  const answer = await owner.call("POST", "/operator/api/session", { code: await app.code() });
  expect(answer.status).toBe(200);
  const operatorCookie = cookieOf(answer);
  const browser = browserWith(scenario, `${owner.cookie}; ${operatorCookie}`, owner.email);
  return { ...browser, owner, tenant, app, operatorCookie };
}

/** The text of a new key of the operator's API. */
export async function operatorKeyText(scenario: Scenario, name = "all operations"): Promise<string> {
  return (await withAdmin(scenario, ({ operators }) => operators.makeKey(name)))?.key ?? "";
}

/** A key of the operator's API, and calls with it. */
export async function operatorKey(scenario: Scenario, name: string) {
  const made = await withAdmin(scenario, ({ operators }) => operators.makeKey(name));
  const authorization = `Bearer ${made?.key}`;
  return {
    id: made?.id ?? "",
    authorization,
    call: (method: string, path: string, body?: unknown) =>
      scenario.request(path, {
        method,
        headers: { authorization, ...(body === undefined ? {} : { "content-type": "application/json" }) },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      }),
    async get<T>(path: string): Promise<T> {
      const answer = await this.call("GET", path);
      expect(answer.status).toBe(200);
      return readJson<T>(answer);
    },
  };
}
