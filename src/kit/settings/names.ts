import { nearestOf } from "../shared/nearest.ts";
import { fileVariable } from "./secret-files.ts";
import { SECRETS, SETTINGS, VARIABLES } from "./variables.ts";

const NAMES: readonly [string, ...string[]] = [
  VARIABLES.baseUrl.name,
  ...SETTINGS.map(({ name }) => name),
  ...SECRETS.map(fileVariable),
];

/** Longer names are cut before they are compared with the known ones. */
const LONGEST_NAME = 64;

const PREFIX = "QZ_";

/** Variables of clients, which the samples of the book name: a person may have them in the shell that starts the service. */
const OF_CLIENTS: ReadonlySet<string> = new Set(["QZ_KEY", "QZ_AGENT_KEY", "QZ_AUTHORIZATION"]);

/** Whether a name is that of a setting, or looks like one. Others belong to other programs. */
export const isOurs = (name: string) => name.slice(0, PREFIX.length).toUpperCase() === PREFIX;

/** The sentence for a name that looks like a setting's and is none; `null` for any other. */
export function unknownName(name: string): string | null {
  if (!isOurs(name) || NAMES.includes(name)) return null;
  const shown = name.slice(0, LONGEST_NAME);
  return `There is no setting ${JSON.stringify(shown)}. The nearest is ${nearestOf(shown.toUpperCase(), NAMES)}.`;
}

/** A sentence for each variable that looks like a setting, has a value and is none: somebody believes that it does something. */
export function unknownVariables(environment: Readonly<Record<string, string | undefined>>): string[] {
  return Object.entries(environment)
    .filter(([name, value]) => name.startsWith(PREFIX) && !OF_CLIENTS.has(name) && value?.trim())
    .flatMap(([name]) => unknownName(name) ?? []);
}
