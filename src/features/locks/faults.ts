import { Fault } from "../../kit/shared/fault.ts";

/** The refusal of what is behind the lock of a code. */
export function codeLocked(): Fault {
  return new Fault("code_locked", "A password has to be given on this code's page first.");
}

/** The refusal of a password that does not open a code. */
export function passwordWrong(): Fault {
  return new Fault("password_wrong", "This is not the password of this code.");
}
