import type { readAll } from "./variables.ts";

/** All settings of a service, read and checked. Only the address to listen on depends on another one. */
export interface Settings extends Omit<ReturnType<typeof readAll>, "host"> {
  readonly host: string;
}

/** Every problem found in the environment. One line each: the variable, its value, the values it may hold. */
export class SettingsError extends Error {
  override readonly name = "SettingsError";
  constructor(problems: readonly string[]) {
    super(problems.join("\n"));
  }
}
