import { parseArgs } from "node:util";

/** What a command may use of the world: its output and the environment. */
export interface Terminal {
  readonly environment: Readonly<Record<string, string | undefined>>;
  /** Results, to standard output. */
  print(text: string): void;
  /** Everything else, to standard error. */
  complain(text: string): void;
}

/** How a program ends, for scripts. */
export const EXIT = { done: 0, failed: 1, usage: 2, notFound: 3 } as const;

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
  /** Whether it prints records and so knows `--json`. */
  readonly records?: true;
  /** @returns the exit code. */
  run(call: Call, terminal: Terminal): Promise<number>;
}

/** A command's arguments and options, as they were typed. */
export interface Call {
  readonly values: readonly string[];
  readonly json: boolean;
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

/**
 * Reads what follows a command's name.
 * @returns `"help"` for `--help`.
 * @throws CommandError for an unknown option or a wrong number of arguments.
 */
export function readCall(command: Command, args: readonly string[]): Call | "help" {
  const { values, positionals } = parse(command, args);
  if (values.help) return "help";
  if (positionals.length !== command.arguments || (values.json && !command.records))
    throw new CommandError(`Usage: quietzone ${command.name} ${command.usage}`.trimEnd(), EXIT.usage);
  return { values: positionals, json: values.json ?? false };
}

function parse(command: Command, args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { help: { type: "boolean", short: "h" }, json: { type: "boolean" } },
    });
  } catch (error) {
    const reason = error instanceof Error ? error.message : "The options can't be read";
    throw new CommandError(`${reason}\nTry: quietzone ${command.name} --help`, EXIT.usage);
  }
}

/** What `quietzone COMMAND --help` prints. */
export function commandHelp({ name, usage, summary, details, records }: Command): string {
  const options = [
    ...(records ? ["  --json     print JSON instead of a table"] : []),
    "  -h, --help print this",
  ];
  const call = `quietzone ${name} ${usage}`.trimEnd();
  return `${call}\n\n${summary}\n${details ? `\n${details}\n` : ""}\nOptions:\n${options.join("\n")}\n`;
}
