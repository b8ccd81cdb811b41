import { isDatabaseUrl } from "../../kit/settings/kinds.ts";
import { readSettings } from "../../kit/settings/read.ts";
import type { Copied } from "../copy.ts";
import { type Command, EXIT, wrongUsage } from "./command.ts";
import { json } from "./output.ts";

function next({ to, resumed, secretFile }: Copied): string {
  const secret = secretFile === null ? "the value that is set here" : `the secret in ${secretFile}`;
  return (
    `${resumed ? "Finished the interrupted copy" : "Copied"} to ${to}. The counts of both sides agree.\n\n` +
    "Now set on every node:\n" +
    "  QZ_DATABASE_URL  the address of the database\n" +
    `  QZ_SECRET        ${secret}\n\n` +
    "Then start the nodes, and run `quietzone check`. The data folder is unchanged. Do not start a service on it again.\n"
  );
}

const OPEN_PASSWORD =
  "--to holds a password, which the list of processes shows to everybody on this machine. Put the address into QZ_DATABASE_URL, " +
  "or into a file for --config, and leave --to out.";

const hasPassword = (url: string) => {
  const { password, searchParams } = new URL(url);
  return password !== "" || searchParams.has("password");
};

/** `copy` */
export const copy: Command = {
  name: "copy",
  usage: "[--to postgres://…]",
  summary: "Copies the data folder to an empty PostgreSQL database, and compares the counts of both sides.",
  details:
    "The service must be stopped. The data folder is not changed. After an interruption the same command continues; until\n" +
    "the copy is complete no service starts on the database. An address with a password stands in QZ_DATABASE_URL, or in the\n" +
    "file of --config: everybody on the machine may read the arguments of a command.",
  arguments: 0,
  options: [{ name: "to", value: "URL", meaning: "the database, postgres://… [QZ_DATABASE_URL]" }],
  records: true,
  async run(call, terminal) {
    const settings = readSettings(terminal.environment);
    const url = call.option("to") ?? settings.databaseUrl;
    if (url === null) throw wrongUsage(copy, "No database is named. Use --to, or set QZ_DATABASE_URL.");
    if (!isDatabaseUrl(url)) throw wrongUsage(copy, "--to may hold a postgres:// address.");
    if (call.option("to") !== undefined && hasPassword(url)) throw wrongUsage(copy, OPEN_PASSWORD);
    const { copyTo } = await import("../copy.ts");
    const copied = await copyTo(settings, url, ({ table, rows }) => {
      if (!call.json) terminal.print(`${table.padEnd(20)}${String(rows).padStart(12)}\n`);
    });
    terminal.record?.({ to: copied.to });
    terminal.print(call.json ? json(copied) : `\n${next(copied)}`);
    return EXIT.done;
  },
};
