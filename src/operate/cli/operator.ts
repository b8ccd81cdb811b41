import { readFile } from "node:fs/promises";
import type { Operator } from "../operator.ts";
import { type Call, CommandError, EXIT, type Option, type Terminal } from "./command.ts";

/** The options by which the operator's own sign-in is made without a person who is asked. */
export const OPERATOR_OPTIONS: readonly Option[] = [
  { name: "email", value: "MAIL", meaning: "your address, with which you sign in, or none [none]" },
  {
    name: "password-file",
    value: "FILE",
    meaning: "a file with your password, which is asked for otherwise",
  },
];

const NONE = "none";

/**
 * Takes the address and the password from options, then from a person.
 * @returns `null` where no sign-in is wanted.
 * @throws CommandError for an option that is refused, and when nobody can be asked.
 */
export async function askOperator(call: Call, terminal: Terminal): Promise<Operator | null> {
  const said = call.option("email")?.trim() ?? (call.yes ? NONE : undefined);
  if (said === NONE) return null;
  const { addressFlaw, nameOf, passwordFlaw } = await import("../operator.ts");
  const flawOf = async (typed: string) => (typed === NONE ? null : addressFlaw(typed));
  const email = await accepted(said, "--email", flawOf, terminal, () =>
    asked(terminal, "Your mail address, with which you sign in, or none [none]: ", "email", false),
  );
  if (email === NONE) return null;
  const file = call.option("password-file");
  const given = file === undefined ? undefined : await firstLine(file);
  const weakness = (typed: string) => passwordFlaw(typed, email);
  const password = await accepted(given, "--password-file", weakness, terminal, () =>
    asked(terminal, "A password of 10 characters or more: ", "password-file", true),
  );
  return { name: nameOf(email), email, password };
}

/**
 * The value that was given, or else the one that is typed, once it is accepted.
 * @throws CommandError for what was given and is refused.
 */
async function accepted(
  given: string | undefined,
  option: string,
  flawOf: (typed: string) => Promise<string | null>,
  { complain }: Terminal,
  ask: () => Promise<string>,
): Promise<string> {
  for (;;) {
    const typed = given ?? (await ask());
    const flaw = await flawOf(typed);
    if (flaw === null) return typed;
    if (given !== undefined) throw new CommandError(`${option}: ${flaw}`, EXIT.usage);
    complain(`${flaw}\n`);
  }
}

async function asked({ ask }: Terminal, question: string, option: string, hidden: boolean): Promise<string> {
  if (!ask) throw new CommandError(`Nobody can be asked here. Give --${option}.`, EXIT.usage);
  const typed = await ask(question, hidden);
  return hidden ? typed : typed.trim() || NONE;
}

async function firstLine(file: string): Promise<string> {
  try {
    return (await readFile(file, "utf8")).split(/\r?\n/, 1)[0] ?? "";
  } catch (error) {
    throw new CommandError(`${file} can't be read: ${error instanceof Error ? error.message : "unknown"}`);
  }
}
