import { readSettings } from "../../kit/settings/read.ts";
import { type Command, EXIT } from "./command.ts";

const mib = (bytes: number) => (bytes / 1024 / 1024).toFixed(1);

/** `compact` */
export const compact: Command = {
  name: "compact",
  usage: "",
  summary: "Shrinks the database file by the space of erased rows. The service must be stopped.",
  details:
    "New rows use the space of erased ones, so this is only worth it after much was erased: a large workspace, or a\n" +
    "shorter QZ_RETENTION_DAYS. It needs twice the space in use free on the disk. If it is interrupted, nothing is lost:\n" +
    "the file is as it was, or the next start completes it.",
  arguments: 0,
  async run(_call, terminal) {
    const { compact } = await import("../compact.ts");
    const { before, after } = await compact(readSettings(terminal.environment));
    terminal.record?.({ before, after });
    terminal.print(`The database had ${mib(before)} MiB and has ${mib(after)} MiB now.\n`);
    return EXIT.done;
  },
};
