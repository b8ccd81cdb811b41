import type { Me, TenantChange } from "quietzone-client";
import { call } from "../../lib/api.ts";

/** Changes members of the workspace. @returns the workspace as it is afterwards. */
export function changeMe(body: TenantChange): Promise<Me> {
  return call("PATCH /app/api/me", { body });
}
