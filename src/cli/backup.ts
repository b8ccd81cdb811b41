import { existsSync } from "node:fs";
import { readSettings } from "../settings/read.ts";
import { type Command, confirm, EXIT } from "./command.ts";

const backup: Command = {
  name: "backup",
  usage: "FILE",
  summary: "Writes all that a restore needs to one file, while the service goes on.",
  details:
    "Every scan that was answered before is in it. It holds the secret, leads and keys' hashes: it is as confidential as\n" +
    "the data folder, and readable by its owner only. Day keys are left out. A file of that name is replaced.",
  arguments: 1,
  destructive: true,
  async run(call, terminal) {
    const [file = ""] = call.values;
    const settings = readSettings(terminal.environment);
    if (existsSync(file)) await confirm(`Replace ${file}?`, call, terminal);
    const { makeBackup } = await import("../wiring/backups.ts");
    const bytes = await makeBackup(settings, file);
    terminal.print(`${file} is written and checked, ${(bytes / 1024 / 1024).toFixed(1)} MiB.\n`);
    return EXIT.done;
  },
};

const restore: Command = {
  name: "restore",
  usage: "FILE",
  summary: "Makes the data folder from a backup. The folder must be empty, or not be there.",
  details:
    "With QZ_DATABASE_URL set it fills that database instead, which must be empty, and goes on when it was interrupted. A\n" +
    "backup can be restored to either, whichever it is from.",
  arguments: 1,
  async run({ values: [file = ""] }, terminal) {
    const settings = readSettings(terminal.environment);
    const { restoreFrom } = await import("../wiring/backups.ts");
    const { version, madeAt, foreignSecret, place, secretFile } = await restoreFrom(settings, file);
    if (foreignSecret)
      terminal.complain(
        "QZ_SECRET holds another secret than the backup. Unset it: leads and cookies were made under the backup's.\n",
      );
    terminal.print(`${place} is restored, as version ${version} left it at ${madeAt}.\n`);
    if (secretFile !== null) terminal.print(`Set QZ_SECRET on every node to what is in ${secretFile}.\n`);
    return EXIT.done;
  },
};

/** `backup` and `restore` */
export const backupCommands: readonly Command[] = [backup, restore];
