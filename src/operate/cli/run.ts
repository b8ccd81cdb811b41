import { linePrefix } from "../../kit/shared/journald.ts";
import { StorageError } from "../../kit/shared/storage.ts";
import { compileEagerly } from "../../kit/threads/jit.ts";
import { readSettings } from "../../kit/settings/read.ts";
import { VARIABLES } from "../../kit/settings/variables.ts";
import { logCommand } from "../command-log.ts";
import { NoServiceError } from "../../app/data-folder.ts";
import { backupCommands } from "./backup.ts";
import { blocklistCommands } from "./blocklist.ts";
import { check } from "./check.ts";
import { codeCommands } from "./code.ts";
import { type Command, CommandError, commandHelp, EXIT, readCall, type Terminal } from "./command.ts";
import { compact } from "./compact.ts";
import { originOf, withConfig } from "./config.ts";
import { copy } from "./copy.ts";
import { demo } from "./demo.ts";
import { domainCommands } from "./domain.ts";
import { health } from "./health.ts";
import { groupHelp, help, version } from "./help.ts";
import { imageCommands } from "./image.ts";
import { fileCommands } from "./stored-file.ts";
import { importCommand } from "./import.ts";
import { init } from "./init.ts";
import { keyCommands } from "./key.ts";
import { leavingCommands } from "./leaving.ts";
import { logoCommands } from "./logos.ts";
import { offsiteCommands } from "./offsite.ts";
import { operatorCommands } from "./operators.ts";
import { personCommands } from "./person.ts";
import { privacy } from "./privacy.ts";
import { reportCommands } from "./report.ts";
import { secretCommands } from "./secret.ts";
import { serve } from "./serve.ts";
import { sheet } from "./sheet.ts";
import { tenantCommands } from "./tenant.ts";
import { voucherCommands } from "./voucher.ts";

const COMMANDS: readonly Command[] = [
  serve,
  init,
  demo,
  ...voucherCommands,
  ...tenantCommands,
  ...keyCommands,
  ...personCommands,
  ...operatorCommands,
  ...codeCommands,
  ...reportCommands,
  ...blocklistCommands,
  ...domainCommands,
  ...imageCommands,
  ...fileCommands,
  ...logoCommands,
  ...leavingCommands,
  sheet,
  ...backupCommands,
  ...offsiteCommands,
  importCommand,
  copy,
  compact,
  ...secretCommands,
  check,
  privacy,
  health,
  version,
  help(() => COMMANDS),
];

/** Arguments that mean the same as a command. */
const ALIASES: ReadonlyMap<string | undefined, readonly string[]> = new Map([
  [undefined, ["serve"]],
  ["--help", ["help"]],
  ["-h", ["help"]],
  ["--version", ["version"]],
]);

/**
 * Milliseconds of a timer that never fires. Threads do not hold the event loop, and without anything that
 * holds it the runtime turns it without a pause: a command that waits for a thread would take a whole
 * processor for it.
 */
const LONGEST_TIMER = 2 ** 30;

/** Characters of a user's name in the operators' log. Systems have shorter ones. */
const LONGEST_USER = 100;

/** Runs the command that `args` name. Errors go to the terminal. @returns the exit code. */
export async function run(args: readonly string[], terminal: Terminal): Promise<number> {
  let configured = terminal;
  try {
    const [group, option] = args;
    if (option === "--help" || option === "-h") {
      const commands = COMMANDS.filter(({ name }) => name.startsWith(`${group} `));
      // `backup` is a command itself, whose own help says more.
      if (commands.length > 0 && !COMMANDS.some(({ name }) => name === group)) {
        terminal.print(groupHelp(commands));
        return EXIT.done;
      }
    }
    const [command, rest] = choose(args);
    const call = readCall(command, rest);
    // `serve` does this itself after its start. Other commands may go through millions of rows.
    if (command !== serve) compileEagerly();
    if (call === "help") {
      terminal.print(commandHelp(command));
      return EXIT.done;
    }
    configured = await withConfig(call, terminal);
    const awake = setInterval(() => {}, LONGEST_TIMER);
    try {
      return await command.run(call, recording(command, configured));
    } finally {
      clearInterval(awake);
    }
  } catch (error) {
    // A unit whose start fails says so at a priority of its own, too.
    const prefix = linePrefix(terminal.environment["JOURNAL_STREAM"])("error");
    terminal.complain(`${explain(error, configured).replaceAll(/^/gm, prefix)}\n`);
    return error instanceof CommandError ? error.exit : EXIT.failed;
  }
}

/**
 * The terminal of a command, whose changes go to the log of commands under its name and that of the user, and
 * to the operators' log under that of the user.
 */
function recording({ name }: Command, terminal: Terminal): Terminal {
  const { environment, complain } = terminal;
  const user = environment["SUDO_USER"] || environment["USER"] || String(process.getuid?.() ?? "");
  return {
    ...terminal,
    operator: { kind: "command", id: user.slice(0, LONGEST_USER), name: null },
    record(fields, settings = readSettings(environment)) {
      const left = logCommand(settings, { command: name, user, ...fields });
      if (left !== null) complain(left);
    },
  };
}

/** The command whose name the arguments begin with, and the arguments after it. */
function choose(args: readonly string[]): [Command, readonly string[]] {
  const [first] = args;
  const words = ALIASES.get(first) ?? (first?.startsWith("-") ? [serve.name, ...args] : args);
  for (const length of [2, 1]) {
    const command = COMMANDS.find(({ name }) => name === words.slice(0, length).join(" "));
    if (command) return [command, words.slice(length)];
  }
  const known = COMMANDS.map(({ name }) => name).filter((name) => name.startsWith(`${words[0]} `));
  const hint =
    known.length > 0 ? `Commands are: ${known.join(", ")}.` : "`quietzone help` lists all commands.";
  throw new CommandError(`There is no such command. ${hint}`, EXIT.usage);
}

/** An error as a sentence for the person who typed the command. */
function explain(error: unknown, terminal: Terminal): string {
  const { environment } = terminal;
  if (error instanceof NoServiceError)
    return (
      `There is no service in ${error.folder}, ${originOf(VARIABLES.dataDir.name, terminal)}. Name the folder of a service by ` +
      "QZ_DATA_DIR, or the file with its settings by --config FILE. `quietzone serve` makes a new service, and so do `demo` and `restore`."
    );
  if (error instanceof StorageError)
    return environment["QZ_DATABASE_URL"] || environment["QZ_DATABASE_URL_FILE"]
      ? `The database can't be used (${error.code}). Check QZ_DATABASE_URL.`
      : `The data folder can't be used (${error.code}). Check QZ_DATA_DIR.`;
  return error instanceof Error ? error.message : "The command failed.";
}
