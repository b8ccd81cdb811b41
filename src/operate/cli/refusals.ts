import { Fault } from "../../kit/shared/fault.ts";
import { CommandError, EXIT } from "./command.ts";

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
