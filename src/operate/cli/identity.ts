import type { Flaw } from "../opening.ts";
import { EXIT, type Option } from "./command.ts";

/** The option of commands that open encrypted backups. */
export const IDENTITY: Option = {
  name: "identity",
  value: "FILE",
  meaning: "a file with a secret key of age, as age-keygen writes it",
};

/** The exit codes of a backup that can't be used. */
const CODES: Readonly<Record<Flaw, number>> = {
  damaged: EXIT.failed,
  missing: EXIT.notFound,
  incomplete: EXIT.incomplete,
  locked: EXIT.locked,
  foreign: EXIT.foreign,
};

/** The exit code for an error, by what is wrong with a backup. */
export function exitOf(error: unknown): number {
  const flaw = error instanceof Error && "flaw" in error ? error.flaw : null;
  return Object.entries(CODES).find(([name]) => name === flaw)?.[1] ?? EXIT.failed;
}
