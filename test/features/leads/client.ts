import { expect } from "bun:test";
import type { LeadList } from "../../../src/features/leads/model.ts";
import { readJson } from "../../json.ts";
import type { CodeJson, TenantClient } from "../../scenario.ts";

/** A page of the leads of a code, newest first. */
export async function leadsPage(tenant: TenantClient, codeId: string, query = ""): Promise<LeadList> {
  const response = await tenant.call("GET", `/app/api/codes/${codeId}/leads${query}`);
  expect(response.status).toBe(200);
  return readJson<LeadList>(response);
}

/** The newest leads of a code. */
export async function leadsOf(
  tenant: TenantClient,
  { id }: Pick<CodeJson, "id">,
): Promise<LeadList["leads"]> {
  return (await leadsPage(tenant, id)).leads;
}
