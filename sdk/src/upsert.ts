import type { Code } from "./contract.gen.ts";
import type { Arguments } from "./method.ts";
import type { Methods } from "./operations.gen.ts";
import { isProblem } from "./problem.ts";

/** A new code that the program has a name for: a short id, or an external id. */
export type NamedCode = Arguments<"createCode">["body"] &
  ({ readonly shortId: string } | { readonly externalId: string });

type WithoutNulls<T> = { [Name in keyof T]: Exclude<T[Name], null> };

/** A new code's `null` counts as left out, while that of a change takes a value away. */
function withoutNulls<T extends object>(members: T): WithoutNulls<T>;
function withoutNulls(members: object): unknown {
  return Object.fromEntries(Object.entries(members).filter(([, value]) => value !== null));
}

/**
 * Makes a code, or changes the one that the workspace has at its short address to the same. A code without a
 * short id is looked up by its external id. Members that are left out stay as they are. Told the same again
 * it changes nothing and makes no revision.
 * @throws QuietzoneProblem `short_id_taken` when the address is that of another workspace or of a deleted
 * code, `external_id_taken` when the code of another address has the external id, and those of `createCode`
 * and `editCode`: `type` can't be changed.
 */
export async function upsertCode(
  client: Pick<Methods, "createCode" | "editCode" | "listCodes">,
  body: NamedCode,
): Promise<Code> {
  const { type: _, shortId, domain, ...change } = body;
  const name = shortId ? { shortId, ...(domain ? { domain } : {}) } : { externalId: body.externalId ?? "" };
  const taken = shortId ? "short_id_taken" : "external_id_taken";
  const edited = async (): Promise<Code | null> => {
    const { codes } = await client.listCodes(name);
    const [code] = codes;
    return code ? client.editCode({ id: code.id, body: withoutNulls(change) }) : null;
  };
  // First, because a full workspace may change its codes, and is refused a new one.
  const present = await edited();
  if (present) return present;
  try {
    return await client.createCode({ body });
  } catch (refused) {
    // Somebody else may have made it meanwhile.
    const made = isProblem(refused, taken) ? await edited() : null;
    if (made) return made;
    throw refused;
  }
}
