import type { Tenant } from "../../src/shared/tenant.ts";

/** A tenant's row as the rooms know it, without what else was read beside it. */
export function toTenant(row: Tenant): Tenant {
  return {
    id: row.id,
    name: row.name,
    email: row.email,
    plan: row.plan,
    planValidUntil: row.planValidUntil,
    deviceLog: row.deviceLog,
    suspended: row.suspended,
    createdAt: row.createdAt,
  };
}
