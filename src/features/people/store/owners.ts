import { value, type Work } from "../../../../db/work.ts";
import { whole } from "../../../../db/shape.ts";
import { MOST_WORKSPACES } from "../constants.ts";
import type { NewOwner, OwnerRefusal } from "../records.ts";
import { insertPerson, lockPerson } from "./people.ts";

/**
 * Makes sure, within a transaction that is about to make a workspace, that its first owner is there: adds a person who is new.
 * @returns why it can't be the owner; `null` when all is well.
 */
export function* admitOwner({ person, isNew }: NewOwner): Work<OwnerRefusal | null> {
  if (isNew) return (yield* insertPerson(person)) ? null : "address_taken";
  if (!(yield* lockPerson(person.id))) return "person_gone";
  const count = yield* value(whole)`select count(*) from members where person_id = ${person.id}`;
  return (count ?? 0) < MOST_WORKSPACES ? null : "workspaces_full";
}
