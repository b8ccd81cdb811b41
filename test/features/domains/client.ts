import { expect } from "bun:test";
import { readJson } from "../../json.ts";
import type { TenantClient } from "../../scenario.ts";
import type { TestDns } from "./dns.ts";

export const DOMAINS = "/app/api/domains";

export interface DomainJson {
  readonly id: string;
  readonly host: string;
  readonly state: "pending" | "verified";
  readonly dns: { readonly type: "TXT"; readonly name: string; readonly value: string };
  readonly [name: string]: unknown;
}

/** Adds a domain. */
export async function addDomain(by: TenantClient, host: string): Promise<DomainJson> {
  const answer = await by.call("POST", DOMAINS, { host });
  expect(answer.status).toBe(200);
  return readJson<DomainJson>(answer);
}

/** Adds a domain, sets its record and verifies it. @param change - what it answers beside its codes. */
export async function ownDomain(
  by: TenantClient,
  dns: TestDns,
  host: string,
  change: object | null = null,
): Promise<DomainJson> {
  const { id, dns: record } = await addDomain(by, host);
  dns.set(host, record.value);
  const verified = await by.call("POST", `${DOMAINS}/${id}/verify`);
  expect(verified.status).toBe(200);
  if (change) expect((await by.call("PATCH", `${DOMAINS}/${id}`, change)).status).toBe(200);
  return readJson<DomainJson>(verified);
}
