#!/usr/bin/env bun
import { backupCommands } from "./cli/backup.ts";
import { check } from "./cli/check.ts";
import { codeCommands } from "./cli/code.ts";
import { type Command, CommandError, commandHelp, EXIT, readCall, type Terminal } from "./cli/command.ts";
import { copy } from "./cli/copy.ts";
import { help, roomHelp, version } from "./cli/help.ts";
import { logoCommands } from "./cli/logos.ts";
import { serve } from "./cli/serve.ts";
import { tenantCommands } from "./cli/tenant.ts";
import { voucherCommands } from "./cli/voucher.ts";
import { SettingsError } from "./settings.ts";
import { compileEagerly } from "./shared/jit.ts";
import { StorageError } from "./shared/storage.ts";

const COMMANDS: readonly Command[] = [
  serve,
  ...voucherCommands,
  ...tenantCommands,
  ...codeCommands,
  ...logoCommands,
  ...backupCommands,
  copy,
  check,
  version,
  help(() => COMMANDS),
];

/** Runs the command that `args` name. @returns the exit code. */
async function main(args: readonly string[], terminal: Terminal): Promise<number> {
  try {
    const [room, wish] = args;
    if (wish === "--help" || wish === "-h") {
      const commands = COMMANDS.filter(({ name }) => name.startsWith(`${room} `));
      if (commands.length > 0) {
        terminal.print(roomHelp(commands));
        return EXIT.done;
      }
    }
    const [command, rest] = choose(args);
    const call = readCall(command, rest);
    // The service says itself when it has started; other commands may go through millions of rows.
    if (command !== serve) compileEagerly();
    if (call !== "help") return await command.run(call, terminal);
    terminal.print(commandHelp(command));
    return EXIT.done;
  } catch (error) {
    terminal.complain(`${explain(error, terminal)}\n`);
    return error instanceof CommandError ? error.exit : EXIT.failed;
  }
}

/** The command whose name the arguments begin with, and the arguments behind it. */
function choose(args: readonly string[]): [Command, readonly string[]] {
  const words = ALIASES.get(args[0]) ?? args;
  for (const length of [2, 1]) {
    const command = COMMANDS.find(({ name }) => name === words.slice(0, length).join(" "));
    if (command) return [command, words.slice(length)];
  }
  const known = COMMANDS.map(({ name }) => name).filter((name) => name.startsWith(`${words[0]} `));
  const hint =
    known.length > 0 ? `Commands are: ${known.join(", ")}.` : "`quietzone help` lists all commands.";
  throw new CommandError(`There is no such command. ${hint}`, EXIT.usage);
}

const ALIASES: ReadonlyMap<string | undefined, readonly string[]> = new Map([
  [undefined, ["serve"]],
  ["--help", ["help"]],
  ["-h", ["help"]],
  ["--version", ["version"]],
]);

function explain(error: unknown, { environment }: Terminal): string {
  if (error instanceof CommandError || error instanceof SettingsError) return error.message;
  if (error instanceof StorageError)
    return environment["QZ_DATABASE_URL"]
      ? `The database can't be used (${error.code}). Check QZ_DATABASE_URL.`
      : `The data folder can't be used (${error.code}). Check QZ_DATA_DIR.`;
  if (!(error instanceof Error)) return "The command failed.";
  if ("code" in error && error.code === "EADDRINUSE")
    return "The port is taken. Set QZ_PORT to a free one, or stop what listens there.";
  return error.message;
}

/** Asks on standard error, so that results can be piped on. */
async function ask(question: string): Promise<boolean> {
  const { createInterface } = await import("node:readline/promises");
  const lines = createInterface({ input: process.stdin, output: process.stderr });
  try {
    return /^y(es)?$/i.test((await lines.question(`${question} [y/N] `)).trim());
  } finally {
    lines.close();
  }
}

process.exitCode = await main(process.argv.slice(2), {
  environment: process.env,
  print: (text) => void process.stdout.write(text),
  complain: (text) => void process.stderr.write(text),
  ask: process.stdin.isTTY ? ask : null,
});
