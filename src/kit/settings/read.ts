import { unknownVariables } from "./names.ts";
import { backupProblems } from "./backup.ts";
import { oidcProblems } from "./oidc.ts";
import { s3Problems } from "./s3.ts";
import { isLoopbackHost } from "../shared/loopback.ts";
import { fileVariable, readSecretFile } from "./secret-files.ts";
import { type Settings, SettingsError } from "./settings.ts";
import type { Variable } from "./variable.ts";
import { readAll } from "./variables.ts";

/**
 * Reads all settings from environment variables, and secrets from the files that some of them name. An empty
 * variable counts as unset.
 * @throws SettingsError with one line for each variable whose name or value is not acceptable.
 */
export function readSettings(environment: Readonly<Record<string, string | undefined>>): Settings {
  const problems = unknownVariables(environment);

  const textOf = (name: string) => environment[name]?.trim() ?? "";

  function read<T>(from: Variable<T>): T {
    const file = from.confidential ? textOf(fileVariable(from.name)) : "";
    return file === "" ? readText(from, textOf(from.name), from.name) : readFile(from, file);
  }

  /** @param holder - the variable or file that holds the text. */
  function readText<T>(from: Variable<T>, value: string, holder: string): T {
    if (value === "") return absent(from);
    const result = from.read(value);
    if (result !== undefined) return result;
    const held = from.confidential ? "something else" : JSON.stringify(withoutCredentials(value));
    problems.push(`${holder} holds ${held}. It may hold ${from.accepts}.`);
    return absent(from);
  }

  function absent<T>({ alias, ...from }: Variable<T>): T {
    return alias === undefined ? from.fallback : read({ ...from, name: alias });
  }

  function readFile<T>(from: Variable<T>, file: string): T {
    const variable = fileVariable(from.name);
    if (textOf(from.name) !== "") {
      problems.push(`${from.name} and ${variable} are both set. Set one of them.`);
      return from.fallback;
    }
    const found = readSecretFile(file);
    const holder = `The file ${file}, which ${variable} names,`;
    if ("text" in found) return readText(from, found.text, holder);
    problems.push(`${holder} ${found.problem}.`);
    return from.fallback;
  }

  const given = readAll(read);
  problems.push(...oidcProblems(given.oidc), ...backupProblems(given.backup), ...s3Problems(given.s3));
  if (given.signupConfirm && (given.smtpUrl === null || given.smtpFrom === null))
    problems.push(
      "QZ_SIGNUP_CONFIRM needs QZ_SMTP_URL and QZ_SMTP_FROM, which send the mail that confirms an address.",
    );
  if (problems.length > 0) throw new SettingsError(problems);
  return { ...given, host: given.host ?? listeningOn(given.baseUrl) };
}

/** A service whose address leads to its own machine alone needs no other to reach it. */
function listeningOn(baseUrl: string | null): string {
  return baseUrl === null || isLoopbackHost(new URL(baseUrl).hostname) ? "127.0.0.1" : "0.0.0.0";
}

/** A value without a name and password before a host, for a log that others may read. */
function withoutCredentials(value: string): string {
  return value.replace(/^([a-z][a-z0-9+.-]*:\/\/)?.*@/is, "$1…@");
}
