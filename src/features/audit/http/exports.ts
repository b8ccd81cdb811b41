import { authorOf } from "../../../kit/http/actor.ts";
import { tenantOf } from "../../../kit/http/requests.ts";
import type { Audit } from "../audit.ts";
import { type Action, wholeOf } from "../traits.ts";

/** An export, as it is noted. */
interface Export {
  readonly action: Action;
  readonly format: string;
  /** The code whose records they are, if of one. */
  readonly codeId?: string;
}

/** The pieces of a file that a client takes with it, noted before the first one. */
export type NotedExport = <T>(
  request: Request,
  order: Export,
  pieces: AsyncGenerator<T>,
) => AsyncGenerator<T>;

/** Notes exports. A download that is refused, or asked for by `HEAD`, has no first piece. */
export function notedExports(audit: Pick<Audit, "note">): NotedExport {
  return async function* noted(request, { action, format, codeId }, pieces) {
    const { id } = tenantOf(request);
    const subject = codeId === undefined ? wholeOf(id) : { kind: "code" as const, id: codeId, name: null };
    await audit.note(id, authorOf(request), action, subject, { format });
    yield* pieces;
  };
}
