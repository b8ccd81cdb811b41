import { isDatabaseUrl } from "../settings/kinds.ts";
import { readSettings } from "../settings/read.ts";
import type { Copied } from "../wiring/copy.ts";
import { type Command, EXIT, wrongUsage } from "./command.ts";
import { json } from "./output.ts";

function next({ to, resumed, secretFile }: Copied): string {
  const secret = secretFile === null ? "as it is set here" : `what is in ${secretFile}`;
  return (
    `Copied to ${to}${resumed ? ", going on where it had ended" : ""}, and counted on both sides.\n\n` +
    "Now set on every node:\n" +
    "  QZ_DATABASE_URL  the address it was copied to\n" +
    `  QZ_SECRET        ${secret}\n\n` +
    "Then start the nodes, and run `quietzone check`. The data folder is as it was; don't serve it any more.\n"
  );
}

/** `copy` */
export const copy: Command = {
  name: "copy",
  usage: "--to postgres://…",
  summary:
    "Moves all that is in the data folder to an empty PostgreSQL database, and counts it on both sides.",
  details:
    "The service must be stopped. What is there is left as it is. A copy that was interrupted goes on when the command is\n" +
    "given again; until it is done no service starts on the database. An address given in QZ_DATABASE_URL instead of --to\n" +
    "is not seen in the list of processes.",
  arguments: 0,
  options: [{ name: "to", value: "URL", meaning: "the database, postgres://… [QZ_DATABASE_URL]" }],
  records: true,
  async run(call, terminal) {
    const settings = readSettings(terminal.environment);
    const url = call.option("to") ?? settings.databaseUrl;
    if (url === null)
      throw wrongUsage(copy, "Where to? Name the database with --to, or set QZ_DATABASE_URL.");
    if (!isDatabaseUrl(url)) throw wrongUsage(copy, "--to may hold a postgres:// address.");
    const { copyTo } = await import("../wiring/copy.ts");
    const copied = await copyTo(settings, url, ({ table, rows }) => {
      if (!call.json) terminal.print(`${table.padEnd(20)}${String(rows).padStart(12)}\n`);
    });
    terminal.print(call.json ? json(copied) : `\n${next(copied)}`);
    return EXIT.done;
  },
};
