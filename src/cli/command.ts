import { parseArgs } from "node:util";

/** What a command may use of the world: its output, a person to ask, and the environment. */
export interface Terminal {
  readonly environment: Readonly<Record<string, string | undefined>>;
  /** Results, to standard output. */
  print(text: string): void;
  /** Everything else, to standard error. */
  complain(text: string): void;
  /** Asks a person yes or no; `null` when there is none to ask. */
  readonly ask: ((question: string) => Promise<boolean>) | null;
}

/** How a program ends, for scripts. */
export const EXIT = { done: 0, failed: 1, usage: 2, notFound: 3 } as const;

/** An option with a value, such as `--plan P`. */
export interface Option {
  readonly name: string;
  /** What help shows for its value. */
  readonly value: string;
  readonly meaning: string;
}

/** A command such as `tenant list`. */
export interface Command {
  /** The words that choose it. */
  readonly name: string;
  /** Its arguments as help shows them, `ID PLAN`. */
  readonly usage: string;
  readonly summary: string;
  /** What `--help` adds. */
  readonly details?: string;
  readonly arguments: number;
  readonly options?: readonly Option[];
  /** Whether it prints records and so knows `--json`. */
  readonly records?: true;
  /** Whether it destroys something and so asks first, unless told `--yes`. */
  readonly destructive?: true;
  /** @returns the exit code. */
  run(call: Call, terminal: Terminal): Promise<number>;
}

/** A command's arguments and options, as they were typed. */
export interface Call {
  readonly values: readonly string[];
  readonly json: boolean;
  readonly yes: boolean;
  /** The option's value; `undefined` when it was not given. */
  option(name: string): string | undefined;
}

/** Something the person who typed the command can mend; printed without a stack. */
export class CommandError extends Error {
  override readonly name = "CommandError";
  readonly exit: number;
  constructor(message: string, exit: number = EXIT.failed) {
    super(message);
    this.exit = exit;
  }
}

/** The refusal of a call that is not as `--help` says. */
export function wrongUsage({ name, usage }: Command, reason?: string): CommandError {
  const line = `Usage: quietzone ${name} ${usage}`.trimEnd();
  return new CommandError(reason === undefined ? line : `${reason}\n${line}`, EXIT.usage);
}

/**
 * Reads what follows a command's name.
 * @returns `"help"` for `--help`.
 * @throws CommandError for an unknown option or a wrong number of arguments.
 */
export function readCall(command: Command, args: readonly string[]): Call | "help" {
  const { values, positionals } = parse(command, args);
  const given = new Map<string, unknown>(Object.entries(values));
  if (given.has("help")) return "help";
  if (positionals.length !== command.arguments) throw wrongUsage(command);
  return {
    values: positionals,
    json: given.has("json"),
    yes: given.has("yes"),
    option(name) {
      const value = given.get(name);
      return typeof value === "string" ? value : undefined;
    },
  };
}

function parse(command: Command, args: readonly string[]) {
  const valued = (command.options ?? []).map(({ name }) => [name, { type: "string" as const }] as const);
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        ...Object.fromEntries(valued),
        help: { type: "boolean", short: "h" },
        ...(command.records ? { json: { type: "boolean" as const } } : {}),
        ...(command.destructive ? { yes: { type: "boolean" as const, short: "y" } } : {}),
      },
    });
  } catch (error) {
    const reason = error instanceof Error ? error.message.split("\n")[0] : "The options can't be read";
    throw new CommandError(`${reason}\nTry: quietzone ${command.name} --help`, EXIT.usage);
  }
}

/**
 * Asks before something is destroyed.
 * @throws CommandError when the answer is no, or there is nobody to ask.
 */
export async function confirm(question: string, { yes }: Call, terminal: Terminal): Promise<void> {
  if (yes) return;
  if (!terminal.ask)
    throw new CommandError(`${question} There is nobody to ask: say it with --yes.`, EXIT.usage);
  if (!(await terminal.ask(question))) throw new CommandError("Nothing was done.");
}

/** What `quietzone COMMAND --help` prints. */
export function commandHelp(command: Command): string {
  const { name, usage, summary, details } = command;
  const options: [string, string][] = [
    ...(command.options ?? []).map((o): [string, string] => [`--${o.name} ${o.value}`, o.meaning]),
    ...(command.records ? [["--json", "print JSON instead of a table"] as [string, string]] : []),
    ...(command.destructive ? [["-y, --yes", "don't ask"] as [string, string]] : []),
    ["-h, --help", "print this"],
  ];
  const width = Math.max(...options.map(([left]) => left.length)) + 2;
  const lines = options.map(([left, right]) => `  ${left.padEnd(width)}${right}\n`).join("");
  const call = `quietzone ${name} ${usage}`.trimEnd();
  return `${call}\n\n${summary}\n${details ? `\n${details}\n` : ""}\nOptions:\n${lines}`;
}
