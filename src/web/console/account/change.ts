import type { Me } from "../../../tenants/model.ts";
import { isMe } from "../../lib/answers.ts";
import { call } from "../../lib/api.ts";
import type { JsonObject } from "../../lib/json.ts";

/** Changes members of the workspace. @returns the workspace as it is afterwards. */
export function changeMe(body: JsonObject): Promise<Me> {
  return call("PATCH", "/app/api/me", isMe, { body });
}
