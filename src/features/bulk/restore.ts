import type { Codes } from "../codes/codes.ts";
import type { History } from "../history/history.ts";
import type { Content } from "../history/traits.ts";
import type { Actor } from "../../kit/shared/actor.ts";
import { Busy } from "../../kit/shared/busy.ts";
import { Fault } from "../../kit/shared/fault.ts";
import { withoutPins } from "../../kit/shared/pin.ts";
import type { Tenant } from "../../kit/shared/tenant.ts";
import { codeEdit } from "./model.ts";
import type { EditsRecord } from "./record.ts";

/** The outcome for a code: it is as before, or stays as it is, or there is no such code any more. */
export type Restored = "restored" | "kept" | "gone";

/** Puts a code back as it was before a change, unless it was changed again. It makes a new revision. */
export type Restore = (tenant: Tenant, change: EditsRecord["edited"][number], by: Actor) => Promise<Restored>;

export function createRestore({
  codes,
  history,
}: {
  readonly codes: Pick<Codes, "get" | "edit">;
  readonly history: Pick<History, "at">;
}): Restore {
  return async (tenant, { id, revision }, by) => {
    try {
      const code = await codes.get(tenant, id);
      if (code.revision !== revision) return "kept";
      // The former password of a lock is nowhere, so a lock stays as it is.
      const { lock: _, ...former } = await history.at(tenant.id, id, revision - 1);
      const change = differing(former, code);
      if (!codeEdit.Check(change)) return "kept";
      await codes.edit(tenant, id, change, new Set([revision]), by, former, true);
      return "restored";
    } catch (error) {
      if (!(error instanceof Fault) || error instanceof Busy) throw error;
      // Such as a former value that is no longer kept, or a style that is refused today.
      return error.code === "code_not_found" ? "gone" : "kept";
    }
  };
}

/** The former values that a code no longer has, as clients see them. */
function differing(former: Omit<Content, "lock">, code: object): Record<string, unknown> {
  const present = new Map<string, unknown>(Object.entries(code));
  const values = new Map<string, unknown>(Object.entries(former));
  return Object.fromEntries(
    Object.entries(withoutPins(former)).filter(
      ([name]) => !Bun.deepEquals(values.get(name), present.get(name)),
    ),
  );
}
