import { spelledHost } from "../../kit/shared/short-address.ts";
import { parseArgs } from "node:util";
import type { LogFields } from "../../kit/shared/log.ts";
import type { Operator } from "../../kit/shared/operator.ts";
import type { Settings } from "../../kit/settings/settings.ts";
import type { SettingTexts } from "../../kit/settings/file.ts";

/** The surroundings of a command: its output, a person to ask, and the environment. */
export interface Terminal {
  readonly environment: Readonly<Record<string, string | undefined>>;
  /** The file that `--config` named, and the settings in it. */
  readonly configured?: { readonly file: string; readonly settings: SettingTexts };
  /** Results, to standard output. */
  print(text: string): void;
  /** Messages, to standard error. */
  complain(text: string): void;
  /**
   * Tells the log of commands what this one has just changed. Fields name records by their ids: no key, no
   * code of a voucher, and no name or address of a person.
   * @param settings - where it was changed, if that is not where the environment leads.
   */
  record?(fields: LogFields, settings?: Settings): void;
  /** The operator who runs the command, for the operators' log. */
  readonly operator?: Operator;
  /** Writes bytes to standard output, and resolves when it takes more. Absent when that is a terminal, which can't show them. */
  readonly output?: ((bytes: Uint8Array) => Promise<void>) | undefined;
  /** The bytes of standard input. Absent when that is a terminal. */
  readonly input?: AsyncIterable<Uint8Array> | undefined;
  /**
   * Asks a person, who answers with a line, which is not shown if it is `hidden`; `null` without a person at
   * the terminal. Rejects when the person leaves.
   */
  readonly ask: ((question: string, hidden?: boolean) => Promise<string>) | null;
}

/** Exit codes. */
export const EXIT = {
  done: 0,
  failed: 1,
  usage: 2,
  notFound: 3,
  incomplete: 4,
  locked: 5,
  foreign: 6,
} as const;

/** The signals that end a command in order. */
export const SIGNALS = ["SIGTERM", "SIGINT"] as const;

/** An option, such as `--plan P`. */
export interface Option {
  readonly name: string;
  /** The placeholder of its value in help; a switch has none. */
  readonly value?: string;
  readonly meaning: string;
}

/** The option of every command that names a settings file. */
export const CONFIG: Option = {
  name: "config",
  value: "FILE",
  meaning: "read settings from a file; those of the environment win",
};

/** A command such as `tenant list`. */
export interface Command {
  /** The words to type. */
  readonly name: string;
  /** Its arguments as help shows them, `ID PLAN`. */
  readonly usage: string;
  readonly summary: string;
  /** More text for `--help`. */
  readonly details?: string;
  readonly arguments: number;
  /** The last of its arguments may be left out. */
  readonly mayLackLast?: true;
  readonly options?: readonly Option[];
  /** It prints records, and therefore has `--json`. */
  readonly records?: true;
  /** It destroys something, and therefore asks first, except with `--yes`. */
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
  /** Whether a switch was given. */
  has(name: string): boolean;
}

/** An error that the person who typed the command can mend. It is printed without a stack. */
export class CommandError extends Error {
  override readonly name = "CommandError";
  readonly exit: number;
  constructor(message: string, exit: number = EXIT.failed) {
    super(message);
    this.exit = exit;
  }
}

/** The error for wrong arguments or options. */
export function wrongUsage({ name, usage }: Command, reason?: string): CommandError {
  const line = `Usage: quietzone ${name} ${usage}`.trimEnd();
  return new CommandError(reason === undefined ? line : `${reason}\n${line}`, EXIT.usage);
}

/**
 * Reads the arguments and options after a command's name.
 * @returns `"help"` for `--help`.
 * @throws CommandError for an unknown option, one that is given twice, or a wrong number of arguments.
 */
export function readCall(command: Command, args: readonly string[]): Call | "help" {
  const { values, positionals, tokens } = parse(command, args);
  const named = new Set<string>();
  for (const token of tokens) {
    if (token.kind !== "option" || token.value === undefined) continue;
    // The parser would keep the last value alone.
    if (named.has(token.name)) throw wrongUsage(command, `--${token.name} is given twice.`);
    named.add(token.name);
  }
  const given = new Map<string, unknown>(Object.entries(values));
  if (given.has("help")) return "help";
  const missing = command.arguments - positionals.length;
  if (missing !== 0 && !(missing === 1 && command.mayLackLast)) throw wrongUsage(command);
  return {
    values: positionals,
    json: given.has("json"),
    yes: given.has("yes"),
    has: (name) => given.has(name),
    option(name) {
      const value = given.get(name);
      return typeof value === "string" ? value : undefined;
    },
  };
}

function optionsOf({ options = [] }: Command): readonly Option[] {
  return [...options, CONFIG];
}

function parse(command: Command, args: readonly string[]) {
  const valued = optionsOf(command).map(
    ({ name, value }) =>
      [name, { type: value === undefined ? ("boolean" as const) : ("string" as const) }] as const,
  );
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      tokens: true,
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
 * Asks for confirmation before something is destroyed.
 * @throws CommandError when the answer is no, or nobody can be asked.
 */
export async function confirm(question: string, { yes }: Call, terminal: Terminal): Promise<void> {
  if (yes) return;
  if (!terminal.ask)
    throw new CommandError(`${question} Nobody can be asked here. Confirm with --yes.`, EXIT.usage);
  const answer = await terminal.ask(`${question} [y/N] `);
  if (!/^y(es)?$/i.test(answer.trim())) throw new CommandError("Nothing was changed.");
}

/** The text of `quietzone COMMAND --help`. */
export function commandHelp(command: Command): string {
  const { name, usage, summary, details } = command;
  const options: [string, string][] = [
    ...optionsOf(command).map((o): [string, string] => [`--${o.name} ${o.value ?? ""}`.trimEnd(), o.meaning]),
    ...(command.records ? [["--json", "print JSON instead of a table"] as [string, string]] : []),
    ...(command.destructive ? [["-y, --yes", "don't ask"] as [string, string]] : []),
    ["-h, --help", "print this"],
  ];
  const width = Math.max(...options.map(([left]) => left.length)) + 2;
  const lines = options.map(([left, right]) => `  ${left.padEnd(width)}${right}\n`).join("");
  const call = `quietzone ${name} ${usage}`.trimEnd();
  return `${call}\n\n${summary}\n${details ? `\n${details}\n` : ""}\nOptions:\n${lines}`;
}

/** The domain that an option names, however it spells it; `null` without the option. @throws CommandError for what is no host. */
export function domainOf(option: string | undefined): string | null {
  if (option === undefined) return null;
  const host = spelledHost(option);
  if (host === null)
    throw new CommandError(
      `--domain may hold a host, such as qr.museum.example. ${option} is none.`,
      EXIT.usage,
    );
  return host;
}
