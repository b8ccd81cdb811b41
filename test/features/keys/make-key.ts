import { expect } from "bun:test";
import type { CreatedKey } from "../../../src/features/keys/model.ts";
import { readJson } from "../../json.ts";
import type { TenantClient } from "../../scenario.ts";

let made = 0;

/**
 * Makes a key with that of a tenant, by default with a name of its own.
 * @returns its record, and the tenant as it calls with the new key.
 */
export async function makeKey(
  tenant: TenantClient,
  input: { readonly name?: string; readonly scopes: readonly string[]; readonly expiresAt?: string },
): Promise<{ readonly made: CreatedKey; readonly client: TenantClient }> {
  const answer = await tenant.call("POST", "/app/api/keys", { name: `till ${++made}`, ...input });
  expect([answer.status, answer.headers.get("cache-control")]).toEqual([200, "no-store, no-transform"]);
  const key = await readJson<CreatedKey>(answer);
  return { made: key, client: tenant.withKey(key.apiKey) };
}
