import type { Me } from "quietzone-client";
import { call } from "../../lib/api.ts";
import type { JsonObject } from "../../lib/json.ts";

/** Changes members of the workspace. @returns the workspace as it is afterwards. */
export function changeMe(body: JsonObject): Promise<Me> {
  return call("PATCH /app/api/me", { draft: body });
}
