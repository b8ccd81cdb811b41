import { existsSync } from "node:fs";
import { readSettings } from "../../kit/settings/read.ts";
import { plainPath, USE_STREAM } from "../../kit/shared/plain-path.ts";
import type { Settings } from "../../kit/settings/settings.ts";
import type { BackupSource, BackupTarget } from "../backups.ts";
import type { RestoredSet, RestoreSetHow } from "../restore-set.ts";
import type { Restored } from "../restores.ts";
import { type Command, CommandError, EXIT, type Terminal, wrongUsage } from "./command.ts";
import { confirmReplaced } from "./file.ts";
import { exitOf, IDENTITY } from "./identity.ts";
import { lowered } from "./output.ts";

/** The argument that stands for standard input or output. It never names a file: that would be `./-`. */
export const STREAM = "-";

/** A number of bytes as people read it, such as `18.3 MiB`. */
export const mib = (bytes: number) => `${(bytes / 1024 / 1024).toFixed(1)} MiB`;

const backup: Command = {
  name: "backup",
  usage: "FILE | -",
  summary: "Writes everything that a restore needs to one file. The service may be running.",
  details:
    "It contains every scan that was answered before. Only its owner can read it: it contains leads and the hashes of keys.\n" +
    "It contains the secret, too, unless QZ_SECRET holds that: then the secret is kept elsewhere, and a restore needs it.\n" +
    "Day keys are left out. An existing file is replaced. - writes to standard output, for age, restic or another machine;\n" +
    "the backup is made in the folder for temporary files first, which TMPDIR names. A checksum covers every byte.\n" +
    "`quietzone backup verify FILE` compares it.",
  arguments: 1,
  options: [
    { name: "with-secret", meaning: "put the secret in, also where QZ_SECRET holds it" },
    { name: "without-secret", meaning: "leave the secret out: a restore then needs QZ_SECRET" },
  ],
  destructive: true,
  async run(call, terminal) {
    const [file = ""] = call.values;
    const [withSecret, without] = [call.has("with-secret"), call.has("without-secret")];
    if (withSecret && without)
      throw wrongUsage(backup, "--with-secret and --without-secret exclude each other.");
    const settings = readSettings(terminal.environment);
    const target = targetOf(file, terminal);
    if (typeof target === "string") await confirmReplaced(target, call, terminal);
    const { makeBackup } = await import("../backups.ts");
    const made = await makeBackup(settings, target, withSecret || without ? withSecret : undefined);
    // Standard output has the file alone, without messages.
    const tell = file === STREAM ? terminal.complain : terminal.print;
    tell(`${file === STREAM ? "The backup" : file} was written and checked, ${mib(made.bytes)}.\n`);
    if (!made.hasSecret) tell("It does not hold the secret. Keep QZ_SECRET elsewhere: a restore needs it.\n");
    if (made.unnoted !== null)
      terminal.complain(
        `Metrics do not show this backup, because the data folder takes no writes (${made.unnoted}).\n`,
      );
    return EXIT.done;
  },
};

const restore: Command = {
  name: "restore",
  usage: "FILE | - | --from NAME",
  summary: "Restores a backup to the data folder. With --replace a service that is there is set aside.",
  details:
    "With QZ_DATABASE_URL it restores to that database instead, which must be empty. After an interruption the same command\n" +
    "continues. A backup of a data folder can be restored to a database, and the other way round. - reads standard input.\n" +
    "All of the backup is checked before anything is written. If it does not hold the secret, set QZ_SECRET.\n" +
    "Sessions, invitations, links, apps, operators and their keys are left out: they may have been ended since.\n" +
    "With --replace the former database and secret go to a dated folder inside the data folder; nothing is deleted. The keys\n" +
    "of the day stay. If it is killed, the former service is there or the new one: give the command again, or start the service.\n" +
    "With --from it is fetched from the place that QZ_BACKUP_TO names, and what was erased or blocked since is so again.",
  arguments: 1,
  mayLackLast: true,
  options: [
    { name: "replace", meaning: "set the service that is in the data folder aside" },
    { name: "from", value: "NAME", meaning: "a backup of `quietzone backup list`" },
    IDENTITY,
    {
      name: "without-unreadable-erasures",
      meaning: "with --from: what only lists that can't be read say was erased since is there again",
    },
  ],
  async run(call, terminal) {
    const [file] = call.values;
    const name = call.option("from");
    if ((file === undefined) === (name === undefined)) throw wrongUsage(restore);
    const settings = readSettings(terminal.environment);
    if (call.has("replace") && settings.databaseUrl !== null)
      throw wrongUsage(
        restore,
        "--replace is for a data folder. QZ_DATABASE_URL must name an empty database.",
      );
    const { readIdentities } = await import("../opening.ts");
    const mayLackErasures = call.has("without-unreadable-erasures");
    if (mayLackErasures && name === undefined)
      throw wrongUsage(restore, "--without-unreadable-erasures is for --from: a file has no such lists.");
    const how = {
      mayLackErasures,
      replaces: call.has("replace"),
      identities: await readIdentities(call.option("identity")),
    };
    const restored = await restoring(settings, name, file, terminal, how);
    const { version, madeAt, foreignSecret, otherSecret, place, secretFile, former } = restored;
    terminal.record?.({ version, madeAt, former });
    if (foreignSecret)
      terminal.complain(
        "QZ_SECRET holds another secret than the backup. The service does not start with it: unset it, or set it to the secret of the backup. If that was changed since, set QZ_SECRET_OLD to it and give `quietzone secret rotate`.\n",
      );
    terminal.print(`${place} is restored from a backup that version ${version} made at ${madeAt}.\n`);
    if (former !== null)
      terminal.print(
        `The former service is in ${former}. Delete that folder when you do not need it any more.\n`,
      );
    if (otherSecret)
      terminal.print(
        "The backup has another secret than that service had. If it was changed because somebody had seen the one of the backup,\n" +
          "give `quietzone secret rotate` again: docs/secret.md says more.\n",
      );
    if (restored.repeated) {
      const { records, ownerless } = restored.repeated;
      const { doubt } = restored;
      if (doubt)
        (doubt.isSuspect ? terminal.complain : terminal.print)(`Not checked: ${lowered(doubt.text)}\n`);
      terminal.print(`Erased or blocked again, as they were since: ${records} records.\n`);
      for (const object of restored.leftOut ?? [])
        terminal.complain(`${object} can't be read. Records that only this list names are there again.\n`);
      for (const id of ownerless)
        terminal.complain(`${id} has no owner any more. \`quietzone tenant owner\` names one.\n`);
    }
    if (secretFile !== null) terminal.print(`Set QZ_SECRET on every node to the secret in ${secretFile}.\n`);
    return EXIT.done;
  },
};

async function restoring(
  settings: Settings,
  name: string | undefined,
  file = "",
  terminal: Terminal,
  how: RestoreSetHow,
): Promise<Restored & Partial<Pick<RestoredSet, "repeated" | "leftOut" | "doubt">>> {
  const { restoreFrom } = await import("../restores.ts");
  if (name === undefined) return restoreFrom(settings, sourceOf(file, terminal), how);
  const { restoreSet } = await import("../restore-set.ts");
  try {
    return await restoreSet(settings, name, how);
  } catch (error) {
    throw error instanceof Error && "flaw" in error ? new CommandError(error.message, exitOf(error)) : error;
  }
}

/** The place that an argument names. @throws Error with a sentence for the operator. */
function targetOf(file: string, { output }: Terminal): BackupTarget {
  if (file !== STREAM) return plainPath(file, USE_STREAM);
  if (output) return output;
  throw new CommandError(
    "Standard output is a terminal. Send it to a file or a program: quietzone backup - | age …",
    EXIT.usage,
  );
}

/** The backup that an argument names. @throws CommandError */
export function sourceOf(file: string, terminal: Terminal): BackupSource {
  if (file === STREAM) {
    if (terminal.input) return terminal.input;
    throw new CommandError(
      "Standard input is a terminal. Give it a backup: … | quietzone restore -",
      EXIT.usage,
    );
  }
  if (!existsSync(file)) throw new CommandError(`There is no file ${file}.`, EXIT.notFound);
  return file;
}

/** `backup` and `restore` */
export const backupCommands: readonly Command[] = [backup, restore];
