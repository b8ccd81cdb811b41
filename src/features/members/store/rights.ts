import { shape, text } from "../../../../db/shape.ts";
import { isOneOf } from "../../../../db/sql.ts";
import { all, type Work } from "../../../../db/work.ts";
import { authorKey, personOf } from "../../../kit/shared/author.ts";
import { isBelow, type Role } from "../../../kit/shared/roles.ts";
import { managingKeys } from "../../keys/store/keys.ts";
import { role } from "../../people/store/members.ts";

const RANK = shape({ personId: text, role });

/**
 * By which roles authors may manage the members of a workspace at a time: people by their role, and keys as
 * owners or admins. Authors who may not are missing. So what they made before is found to rest on nothing.
 * @param authors - as `author.ts` spells them.
 */
export function* rightsOf(
  tenantId: string,
  authors: readonly string[],
  at: number,
): Work<ReadonlyMap<string, Role>> {
  const people = authors.flatMap((author) => personOf(author) ?? []);
  const keys = authors.filter((author) => personOf(author) === null).map(authorKey);
  const ranks =
    people.length === 0
      ? []
      : yield* all(RANK)`select ${RANK} from members
          where tenant_id = ${tenantId} and person_id ${isOneOf(people)}`;
  const roles = new Map(
    ranks.filter((one) => !isBelow(one.role, "admin")).map((one) => [one.personId, one.role]),
  );
  if (keys.length > 0)
    for (const { id, isOwner } of yield* managingKeys(tenantId, keys, at))
      roles.set(id, isOwner ? "owner" : "admin");
  return new Map(
    authors.flatMap((author) => {
      const own = roles.get(authorKey(author));
      return own === undefined ? [] : [[author, own]];
    }),
  );
}

/** The same of one author; `null` for none. */
export function* rightOf(tenantId: string, author: string, at: number): Work<Role | null> {
  return (yield* rightsOf(tenantId, [author], at)).get(author) ?? null;
}
