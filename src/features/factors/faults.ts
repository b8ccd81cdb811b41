import { Fault } from "../../kit/shared/fault.ts";

/** Where there is mail, nobody sets up a second factor for an address that may be a stranger's. */
export function addressUnconfirmed(): Fault {
  return new Fault(
    "email_unconfirmed",
    "Confirm your mail address first: PATCH /app/api/person with the address as it is mails you a link. Open it while signed in.",
  );
}

/** The person was erased while the request was in flight. */
export function personGone(): Fault {
  return new Fault("session_required", "This person was erased. Nobody is signed in.");
}
