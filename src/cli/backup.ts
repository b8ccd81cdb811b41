import { existsSync } from "node:fs";
import { readSettings } from "../settings/read.ts";
import { type Command, confirm, EXIT } from "./command.ts";

const backup: Command = {
  name: "backup",
  usage: "FILE",
  summary: "Writes everything that a restore needs to one file. The service may be running.",
  details:
    "It contains every scan that was answered before. It contains the secret, leads and the hashes of keys, so it is as\n" +
    "confidential as the data folder; only its owner can read it. Day keys are left out. An existing file is replaced.",
  arguments: 1,
  destructive: true,
  async run(call, terminal) {
    const [file = ""] = call.values;
    const settings = readSettings(terminal.environment);
    if (existsSync(file)) await confirm(`Replace ${file}?`, call, terminal);
    const { makeBackup } = await import("../wiring/backups.ts");
    const bytes = await makeBackup(settings, file);
    terminal.print(`${file} was written and checked, ${(bytes / 1024 / 1024).toFixed(1)} MiB.\n`);
    return EXIT.done;
  },
};

const restore: Command = {
  name: "restore",
  usage: "FILE",
  summary: "Restores a backup to the data folder, which must be empty or not exist.",
  details:
    "With QZ_DATABASE_URL it restores to that database instead, which must be empty. After an interruption the same command\n" +
    "continues. A backup of a data folder can be restored to a database, and the other way round.",
  arguments: 1,
  async run({ values: [file = ""] }, terminal) {
    const settings = readSettings(terminal.environment);
    const { restoreFrom } = await import("../wiring/backups.ts");
    const { version, madeAt, foreignSecret, place, secretFile } = await restoreFrom(settings, file);
    if (foreignSecret)
      terminal.complain(
        "QZ_SECRET holds another secret than the backup. Unset it: leads and cookies need the secret of the backup.\n",
      );
    terminal.print(`${place} is restored from a backup that version ${version} made at ${madeAt}.\n`);
    if (secretFile !== null) terminal.print(`Set QZ_SECRET on every node to the secret in ${secretFile}.\n`);
    return EXIT.done;
  },
};

/** `backup` and `restore` */
export const backupCommands: readonly Command[] = [backup, restore];
