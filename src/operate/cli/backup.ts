import { existsSync } from "node:fs";
import { readSettings } from "../../kit/settings/read.ts";
import { plainPath, USE_STREAM } from "../../kit/shared/plain-path.ts";
import type { BackupSource, BackupTarget, Verified } from "../backups.ts";
import { type Command, CommandError, EXIT, type Terminal, wrongUsage } from "./command.ts";
import { confirmReplaced } from "./file.ts";
import { json } from "./output.ts";

/** The argument that stands for standard input or output. It never names a file: that would be `./-`. */
const STREAM = "-";

const mib = (bytes: number) => `${(bytes / 1024 / 1024).toFixed(1)} MiB`;

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

const verify: Command = {
  name: "backup verify",
  usage: "FILE | -",
  summary: "Compares every byte of a backup with its checksum, and checks that it can be restored.",
  details:
    "Nothing is restored, and no data folder is needed. - reads standard input. The exit code is 1 if the backup can't be\n" +
    "restored, and 3 if there is no such file. A file of the name `verify` is backed up to as ./verify.",
  arguments: 1,
  records: true,
  async run(call, terminal) {
    const { verifyBackup } = await import("../backups.ts");
    const [file = ""] = call.values;
    const source = sourceOf(file, terminal);
    try {
      const found = await verifyBackup(source);
      if (call.json) terminal.print(json({ file, isSound: true, ...found, problem: null }));
      else terminal.print(findings(file, found));
      return EXIT.done;
    } catch (error) {
      if (!call.json || !(error instanceof Error)) throw error;
      terminal.print(json({ file, isSound: false, problem: error.message }));
      return EXIT.failed;
    }
  },
};

function findings(file: string, { version, madeAt, bytes, sha256, hasSecret }: Verified): string {
  return (
    `${file === STREAM ? "The backup" : file} can be restored: version ${version} made it at ${madeAt}, ${mib(bytes)}.\n` +
    `Every byte matches its checksum, SHA-256 ${sha256}.\n` +
    (hasSecret ? "It holds the secret.\n" : "It does not hold the secret: a restore needs QZ_SECRET.\n")
  );
}

const restore: Command = {
  name: "restore",
  usage: "FILE | -",
  summary: "Restores a backup to the data folder. With --replace a service that is there is set aside.",
  details:
    "With QZ_DATABASE_URL it restores to that database instead, which must be empty. After an interruption the same command\n" +
    "continues. A backup of a data folder can be restored to a database, and the other way round. - reads standard input.\n" +
    "All of the backup is checked before anything is written. If it does not hold the secret, set QZ_SECRET.\n" +
    "With --replace the former database and secret go to a dated folder inside the data folder; nothing is deleted. The keys\n" +
    "of the day stay. If it is killed, the former service is there or the new one: give the command again, or start the service.",
  arguments: 1,
  options: [{ name: "replace", meaning: "set the service that is in the data folder aside" }],
  async run(call, terminal) {
    const [file = ""] = call.values;
    const settings = readSettings(terminal.environment);
    if (call.has("replace") && settings.databaseUrl !== null)
      throw wrongUsage(
        restore,
        "--replace is for a data folder. QZ_DATABASE_URL must name an empty database.",
      );
    const { restoreFrom } = await import("../restores.ts");
    const restored = await restoreFrom(settings, sourceOf(file, terminal), call.has("replace"));
    const { version, madeAt, foreignSecret, place, secretFile, former } = restored;
    terminal.record?.({ version, madeAt, former });
    if (foreignSecret)
      terminal.complain(
        "QZ_SECRET holds another secret than the backup. The service does not start with it: unset it, or set it to the secret of the backup.\n",
      );
    terminal.print(`${place} is restored from a backup that version ${version} made at ${madeAt}.\n`);
    if (former !== null)
      terminal.print(
        `The former service is in ${former}. Delete that folder when you do not need it any more.\n`,
      );
    if (secretFile !== null) terminal.print(`Set QZ_SECRET on every node to the secret in ${secretFile}.\n`);
    return EXIT.done;
  },
};

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
function sourceOf(file: string, terminal: Terminal): BackupSource {
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

/** `backup`, `backup verify` and `restore` */
export const backupCommands: readonly Command[] = [backup, verify, restore];
