import { Fault } from "../../kit/shared/fault.ts";
import { CommandError, EXIT } from "./command.ts";
import { oneLine } from "./output.ts";

/** The refusal of an id that no tenant has. */
export function noTenant(): CommandError {
  return new CommandError("There is no such tenant. `quietzone tenant list` shows them.", EXIT.notFound);
}

/** The refusal of an address that no person has. */
export function noPerson(): CommandError {
  return new CommandError(
    "There is no person with this address. `quietzone person list` shows them.",
    EXIT.notFound,
  );
}

/** How people sign in where passwords are off. */
export const AT_PROVIDER = "at the provider of QZ_OIDC_ISSUER";

/** The refusal of a link for a password where nobody has one. */
export function noPasswords(): CommandError {
  return new CommandError(
    `QZ_PASSWORDS is off, so there is no link: people sign in ${AT_PROVIDER}, or with a passkey.`,
  );
}

/** The refusal of somebody who has not signed in, where passwords are off. */
export function notSignedIn(email: string): CommandError {
  return new CommandError(
    `${oneLine(email)} signs in ${AT_PROVIDER} first, which makes the person (QZ_OIDC_CREATE=on): passwords are off.`,
    EXIT.notFound,
  );
}

/** The refusal of a plan that is none. */
export function noPlan(names: readonly string[]): CommandError {
  return new CommandError(`There is no such plan. Plans are ${names.join(", ")}.`, EXIT.usage);
}

/** A refusal of a service in the words of a shell. @throws CommandError */
export function explain(error: unknown): never {
  if (!(error instanceof Fault)) throw error;
  const { code, errors, message } = error;
  if (code === "invalid_key") throw noTenant();
  const places = errors.map(({ pointer, detail }) => `${pointer.slice(1)} ${detail}`).join("; ");
  const exit = code === "key_not_found" ? EXIT.notFound : EXIT.failed;
  throw new CommandError(places === "" ? message : `${places}.`, exit);
}
