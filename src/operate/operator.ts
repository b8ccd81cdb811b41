import { checkPassword } from "../features/passwords/rules.ts";
import { SignupInput } from "../features/tenants/model.ts";
import { Fault } from "../kit/shared/fault.ts";
import { checkOf } from "../kit/shared/schema.ts";
import { start } from "../app/start.ts";
import type { Settings } from "../kit/settings/settings.ts";
import { isObject } from "../kit/shared/json.ts";
import { createInnerServer, quietly, refuseServed } from "./inner-service.ts";

/** The operator as a person who signs in. */
export interface Operator {
  readonly name: string;
  readonly email: string;
  readonly password: string;
}

const PEER = "127.0.0.1";

const check = checkOf(SignupInput);

/** A name for the person and the workspace until they are given others. */
export function nameOf(email: string): string {
  return email.slice(0, email.lastIndexOf("@"));
}

/** @returns why nobody can sign up with an address; `null` for a good one. */
export function addressFlaw(email: string): string | null {
  return check.Check({ name: nameOf(email), email }) ? null : `${email} is no mail address.`;
}

/** @returns why a password is refused; `null` for a good one. */
export async function passwordFlaw(password: string, email: string): Promise<string | null> {
  try {
    await checkPassword(password, email, "/password");
    return null;
  } catch (error) {
    if (error instanceof Fault) return `The password ${error.errors[0]?.detail ?? error.message}.`;
    throw error;
  }
}

/**
 * Makes the operator's first workspace, without limits where there is such a plan, and the person who owns
 * it, through a service of its own that listens nowhere: so both are as a sign-up makes them, whoever else
 * may sign up.
 * @returns the id and the key of the workspace.
 * @throws Error with a sentence for the operator when a service runs on the data folder, when the sign-up is
 * refused, and what a   start throws.
 */
export async function makeOperator(
  settings: Settings,
  operator: Operator,
): Promise<{ readonly tenantId: string; readonly apiKey: string }> {
  refuseServed(settings, "the sign-in is made in its folder. A voucher makes one beside it.");
  const { openServer, answer } = createInnerServer();
  const service = await start(await quietly(settings), { openServer });
  try {
    await service.loaded;
    const { host, origin } = new URL(service.baseUrl);
    const headers = { "content-type": "application/json", host };
    const body = JSON.stringify(operator);
    const response = await answer(
      new Request(`${origin}/app/api/signup`, { method: "POST", headers, body }),
      PEER,
    );
    const record: unknown = await response.json();
    const { detail, tenant, apiKey } = isObject(record) ? record : {};
    if (response.status !== 200) throw new Error(`The sign-in was not made: ${detail}`);
    return { tenantId: String(isObject(tenant) && tenant["id"]), apiKey: String(apiKey) };
  } finally {
    await service.stop();
  }
}
