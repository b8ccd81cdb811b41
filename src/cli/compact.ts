import { readSettings } from "../settings/read.ts";
import { type Command, EXIT } from "./command.ts";

const mib = (bytes: number) => (bytes / 1024 / 1024).toFixed(1);

/** `compact` */
export const compact: Command = {
  name: "compact",
  usage: "",
  summary: "Makes the database file smaller by the room of erased rows. The service must be stopped.",
  details:
    "The room of erased rows is used again for new ones, so this is worth it only after much was erased: a large workspace,\n" +
    "or a shorter QZ_RETENTION_DAYS. The disk must have twice the room that is in use. If it is interrupted, nothing is lost:\n" +
    "the file is as it was, or the next start completes it.",
  arguments: 0,
  async run(_call, terminal) {
    const { compact } = await import("../wiring/compact.ts");
    const { before, after } = await compact(readSettings(terminal.environment));
    terminal.print(`The database had ${mib(before)} MiB and has ${mib(after)} MiB now.\n`);
    return EXIT.done;
  },
};
