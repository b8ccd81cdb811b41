import { Fault } from "../shared/fault.ts";
import type { Tenant } from "../shared/tenant.ts";

/** Features of a plan that a route may require, and the refusal without them. */
const FEATURES = {
  dynamicCode: ["dynamic_code_not_enabled", "Your plan does not include tracked codes."],
  analytics: ["analytics_not_enabled", "Your plan does not include analytics."],
} as const;
export type Feature = keyof typeof FEATURES;

/** The rights of workspaces, by their plans. */
export interface Rights {
  readonly plans: {
    /** The features that a tenant's plan includes at a time, in milliseconds since the epoch. */
    readonly grants: (tenant: Tenant, now: number) => Readonly<Record<Feature, boolean>>;
  };
}

/** @throws Fault where the plan of a workspace does not include a feature at a time. */
export function requireFeature({ plans }: Rights, feature: Feature, tenant: Tenant, now: number): void {
  if (plans.grants(tenant, now)[feature]) return;
  const [code, detail] = FEATURES[feature];
  throw new Fault(code, detail);
}
