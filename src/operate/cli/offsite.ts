import { readSettings } from "../../kit/settings/read.ts";
import type { Drilled } from "../drill.ts";
import type { ListedBackup, VerifiedSet } from "../places.ts";
import { mib, sourceOf, STREAM } from "./backup.ts";
import { findingLine } from "./check.ts";
import { type Command, EXIT, SIGNALS, wrongUsage } from "./command.ts";
import { exitOf, IDENTITY } from "./identity.ts";
import { json, lowered, table } from "./output.ts";

const now: Command = {
  name: "backup now",
  usage: "",
  summary: "Makes a backup in the place that QZ_BACKUP_TO names, beside the service.",
  details:
    "It is encrypted to QZ_BACKUP_RECIPIENTS, and then holds the secret. Its draft is in the data folder meanwhile.\n" +
    "Backups that QZ_BACKUP_KEEP does not keep are removed. The service does the same once in QZ_BACKUP_EVERY.",
  arguments: 0,
  records: true,
  async run(call, terminal) {
    const { backUp } = await import("../offsite.ts");
    const stop = new AbortController();
    const end = () => stop.abort(new Error("The backup was ended before it was whole."));
    for (const signal of SIGNALS) process.once(signal, end);
    try {
      const { manifest, place, removed, abandoned } = await backUp(
        readSettings(terminal.environment),
        stop.signal,
      );
      const { name, bytes, sha256, recipients, madeAt } = manifest;
      if (call.json)
        terminal.print(json({ name, place, bytes, sha256, madeAt, recipients, removed, abandoned }));
      else
        terminal.print(
          `${name} was written to ${place}, ${mib(bytes)}${recipients.length > 0 ? ", encrypted" : ""}.\n` +
            (recipients.length > 0 ? "" : "It does not hold the secret: a restore needs QZ_SECRET.\n") +
            removed.map((one) => `${one} was removed, as QZ_BACKUP_KEEP says.\n`).join("") +
            abandoned.map((one) => `${one} was removed: it was begun and not finished.\n`).join(""),
        );
      return EXIT.done;
    } finally {
      for (const signal of SIGNALS) process.off(signal, end);
    }
  },
};

const list: Command = {
  name: "backup list",
  usage: "",
  summary: "Lists the backups in the place that QZ_BACKUP_TO names, newest first.",
  details: "No key is needed. Backups of other services in the same place are listed, too.",
  arguments: 0,
  records: true,
  async run(call, terminal) {
    const { listBackups } = await import("../places.ts");
    const { place, backups } = await listBackups(readSettings(terminal.environment));
    if (call.json) terminal.print(json(backups));
    else if (backups.length === 0) terminal.print(`There are no backups in ${place}.\n`);
    else terminal.print(table(["name", "made", "size", "state", "key", "verified"], backups.map(rowOf)));
    return EXIT.done;
  },
};

function rowOf({
  name,
  madeAt,
  bytes,
  flaw,
  isOwn,
  recipients,
  holdsSecret,
  verifiedAt,
}: ListedBackup): string[] {
  const state = flaw ?? "whole";
  return [
    ...[name, madeAt.slice(0, 16), bytes === null ? "-" : mib(bytes)],
    isOwn === false ? `${state}, of another service` : state,
    holdsSecret === null ? "-" : recipients.length === 0 ? "none" : `age, ${recipients.length}`,
    verifiedAt?.slice(0, 16) ?? "never",
  ];
}

const verify: Command = {
  name: "backup verify",
  usage: "[NAME | FILE | -]",
  summary: "Restores a backup into a temporary folder, checks all of it, and removes that again.",
  details:
    "A NAME is one of `quietzone backup list`; without an argument the newest one there is taken. A file of such a name is\n" +
    "./NAME, and a file that is called verify, now or list is backed up to as ./verify. - reads standard input.\n" +
    "Every byte is compared with its checksum, the totals are counted again, and the rows of a NAME are compared with its\n" +
    "manifest. It says what could not be checked. A NAME is noted as verified in its place.\n" +
    "Exit codes: 0 it can be restored, 1 it is damaged, 3 there is none, 4 a part of it is missing, 5 no key opens it,\n" +
    "6 it is of another service. It needs room for two copies in the folder for temporary files, which TMPDIR names.",
  arguments: 1,
  mayLackLast: true,
  options: [IDENTITY],
  records: true,
  async run(call, terminal) {
    const [argument = null] = call.values;
    const settings = readSettings(terminal.environment);
    if (argument === null && settings.backup.to === null)
      throw wrongUsage(verify, "Name a file, or set QZ_BACKUP_TO to the place of backups.");
    const [{ isBackupName, verifySet }, { drillFile }, { readIdentities }] = [
      await import("../places.ts"),
      await import("../drill.ts"),
      await import("../opening.ts"),
    ];
    const isNamed = argument === null || isBackupName(argument);
    const source = isNamed ? null : sourceOf(argument, terminal);
    const identities = await readIdentities(call.option("identity"));
    const shown = isNamed ? { name: argument } : { file: argument };
    try {
      const set = source === null ? await verifySet(settings, argument, identities) : null;
      const found = set ?? (await drillFile(settings, source ?? "", identities));
      const isSound = found.findings.every(({ state }) => state !== "fail");
      const name = set?.manifest.name ?? (argument === STREAM ? "The backup" : (argument ?? ""));
      const named = set ? { name } : shown;
      if (call.json) terminal.print(json({ ...named, ...found, isSound, problem: null, flaw: null }));
      else terminal.print(report(name, found, set));
      return isSound ? EXIT.done : EXIT.failed;
    } catch (error) {
      if (!(error instanceof Error)) throw error;
      const flaw = "flaw" in error ? error.flaw : null;
      if (call.json) terminal.print(json({ ...shown, isSound: false, problem: error.message, flaw }));
      else terminal.complain(`${error.message}\n`);
      return exitOf(error);
    }
  },
};

function report(what: string, found: Drilled, set: VerifiedSet | null): string {
  const { version, madeAt, bytes, sha256, hasSecret, findings, unchecked, rows } = found;
  const count = Object.values(rows).reduce((sum, one) => sum + one, 0);
  const isSound = findings.every(({ state }) => state !== "fail");
  const verdict = isSound ? "can be restored" : "can be restored, and what is in it is wrong";
  return (
    `${what} ${verdict}: version ${version} made it at ${madeAt}, ${mib(bytes)}.\n` +
    `Every byte matches its checksum, SHA-256 ${sha256}.\n` +
    (hasSecret ? "It holds the secret.\n" : "It does not hold the secret: a restore needs QZ_SECRET.\n") +
    `It was restored into a temporary folder, with ${count} rows:\n` +
    findings.map(findingLine).join("") +
    (set ? ofSet(set) : "") +
    unchecked.map((one) => `Not checked: ${lowered(one)}\n`).join("")
  );
}

const seconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(1)} s`;

function ofSet({ fetchedInMs, tookMs, unnoted }: VerifiedSet): string {
  const noted = unnoted === null ? "" : `It could not be noted as verified: ${unnoted}\n`;
  return (
    "The rows of each table are as many as its manifest says.\n" +
    `It was fetched in ${seconds(fetchedInMs)}, and all took ${seconds(tookMs)}.\n${noted}`
  );
}

/** `backup now`, `backup list` and `backup verify` */
export const offsiteCommands: readonly Command[] = [now, list, verify];
