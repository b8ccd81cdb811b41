import { fileVariable } from "../../kit/settings/secret-files.ts";
import { SECRETS, SETTINGS } from "../../kit/settings/variables.ts";
import { type Command, EXIT } from "./command.ts";
import { json } from "./output.ts";

/** `version` */
export const version: Command = {
  name: "version",
  usage: "",
  summary: "Prints the version, the commit it was built from, and the numbers of its schemas.",
  arguments: 0,
  records: true,
  async run(call, terminal) {
    const { buildFor, buildText } = await import("../../app/this-build.ts");
    const build = await buildFor("sqlite");
    const schema = { sqlite: build.schema, postgres: (await buildFor("postgres")).schema };
    const shown = `${schema.sqlite}, on PostgreSQL ${schema.postgres}`;
    terminal.print(call.json ? json({ ...build, schema }) : `${buildText({ ...build, schema: shown })}\n`);
    return EXIT.done;
  },
};

/** `help`, which lists `commands` and all settings. */
export function help(commands: () => readonly Command[]): Command {
  return {
    name: "help",
    usage: "",
    summary: "Prints this help.",
    arguments: 0,
    async run(_call, terminal) {
      terminal.print(helpText(commands()));
      return EXIT.done;
    },
  };
}

/** The text of `quietzone tenant --help`: the commands that begin with this word. */
export function groupHelp(commands: readonly Command[]): string {
  return `${callsOf(commands)}\nEvery command has --help; those that print records have --json.\n`;
}

function callsOf(commands: readonly Command[]): string {
  return columns(commands.map(({ name, usage, summary }) => [`${name} ${usage}`.trimEnd(), summary]));
}

function helpText(commands: readonly Command[]): string {
  const settings = SETTINGS.map(({ name, shown, meaning }): [string, string] => [
    name,
    `${meaning} [${shown}]`,
  ]);
  return `quietzone: QR codes that scan, count without knowing anyone, and keep working for years.

Usage: quietzone [COMMAND]     (without one: serve)

${callsOf(commands)}
Every command has --help; those that print records have --json.
Exit codes: 0 done, 1 failed, 2 wrong usage, 3 not found.

Settings are environment variables, or lines of the file that --config FILE names, which \`quietzone init\` writes. All are
optional, with defaults in brackets:

${columns(settings)}
Secrets may stand in files of their own: ${SECRETS.map(fileVariable).join(", ")}
name them.
`;
}

function columns(rows: readonly [string, string][]): string {
  const width = Math.max(...rows.map(([left]) => left.length)) + 2;
  return rows.map(([left, right]) => `  ${left.padEnd(width)}${right}\n`).join("");
}
