import { Fault } from "../../kit/shared/fault.ts";

/** The person was erased while the request was in flight. */
export function personGone(): Fault {
  return new Fault("session_required", "This person was erased. Nobody is signed in.");
}
