import { exists, run, type Work } from "../../../../db/work.ts";
import type { Ground, Person } from "../records.ts";

/**
 * Whether what a sign-in rests on is still there, within a transaction in which the person is locked. A
 * second step is used up.
 */
export function* holds({ id, passwordHash }: Person, ground: Ground): Work<boolean> {
  if ("passwordHash" in ground) return passwordHash === ground.passwordHash;
  if ("identity" in ground) {
    const { issuer, subject } = ground.identity;
    return yield* exists`select 1 from identities
      where issuer = ${issuer} and subject = ${subject} and person_id = ${id}`;
  }
  if (
    "passkey" in ground &&
    !(yield* exists`select 1 from passkeys where id = ${ground.passkey} and person_id = ${id}`)
  )
    return false;
  const { step } = ground;
  return (
    step === undefined ||
    (yield* run`delete from second_steps where hash = ${step} and person_id = ${id}`) > 0
  );
}
