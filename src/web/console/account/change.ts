import { useState } from "preact/hooks";
import type { Me } from "../../../tenants/model.ts";
import { isMe } from "../../lib/answers.ts";
import { call } from "../../lib/api.ts";
import { useExplain } from "../../lib/explain.ts";
import type { JsonObject } from "../../lib/json.ts";
import { Problem } from "../../lib/problem.ts";
import { useReason } from "../../ui/State.tsx";

/**
 * Changes members of the workspace.
 * @param onChanged - told of the workspace as it is afterwards.
 * @returns `change` gives the workspace, or `null` when it was refused: then `error` says why.
 */
export function useChange(onChanged: (me: Me) => void) {
  const explain = useExplain();
  const reason = useReason();
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);
  async function change(body: JsonObject): Promise<Me | null> {
    setBusy(true);
    setError(undefined);
    try {
      const changed = await call("PATCH", "/app/api/me", isMe, { body });
      onChanged(changed);
      return changed;
    } catch (refused) {
      const [why] = refused instanceof Problem ? refused.errors : [];
      setError(why ? explain(why) : reason(refused));
      return null;
    } finally {
      setBusy(false);
    }
  }
  return { change, busy, error, setError };
}
