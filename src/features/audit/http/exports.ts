import { authorOf } from "../../../kit/http/actor.ts";
import { tenantOf } from "../../../kit/http/requests.ts";
import type { Audit } from "../audit.ts";
import { type Action, wholeOf } from "../traits.ts";

/** Notes that a client takes records with it as a file. @param codeId - of the code whose they are, if of one. */
export type NoteExport = (request: Request, action: Action, format: string, codeId?: string) => Promise<void>;

/** Notes exports, before they begin. `HEAD` takes nothing. */
export function exportNotes(audit: Pick<Audit, "note">): NoteExport {
  return async (request, action, format, codeId) => {
    if (request.method === "HEAD") return;
    const { id } = tenantOf(request);
    const subject = codeId === undefined ? wholeOf(id) : { kind: "code" as const, id: codeId, name: null };
    await audit.note(id, authorOf(request), action, subject, { format });
  };
}
