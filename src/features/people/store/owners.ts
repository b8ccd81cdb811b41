import { value, type Work } from "../../../../db/work.ts";
import { whole } from "../../../../db/shape.ts";
import { MOST_WORKSPACES } from "../constants.ts";
import type { NewOwner, OwnerRefusal } from "../records.ts";
import { insertPerson, lockPerson } from "./people.ts";

/**
 * Makes sure, within a transaction that is about to make a workspace, that its first owner is there: adds a
 * person who is new.
 * @returns why it can't be the owner; `null` when all is well.
 */
export function* admitOwner({ person, isNew }: NewOwner): Work<OwnerRefusal | null> {
  if (isNew) return (yield* insertPerson(person)) ? null : "address_taken";
  if (!(yield* lockPerson(person.id))) return "person_gone";
  return (yield* mayJoin(person.id)) ? null : "workspaces_full";
}

/** Whether a person, who is locked, may be in one workspace more. */
export function* mayJoin(personId: string): Work<boolean> {
  const count = yield* value(whole)`select count(*) from members where person_id = ${personId}`;
  return (count ?? 0) < MOST_WORKSPACES;
}
