import type { Tenant } from "../src/kit/shared/tenant.ts";

/** A workspace, where a test needs no more than one. */
export const TENANT: Tenant = {
  id: "ten_1",
  name: "Museum",
  email: "codes@museum.example",
  plan: "free",
  planValidUntil: null,
  deviceLog: false,
  suspended: false,
  createdAt: 0,
  contact: null,
};
