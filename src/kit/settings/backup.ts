import { isAgeRecipient } from "../shared/age-recipient.ts";
import { type Generations, parseGenerations } from "../shared/generations.ts";
import { duration, onOff } from "./kinds.ts";
import { group, optional, preset } from "./variable.ts";

/** The beginning of the address of a bucket. */
const S3 = "s3://";

/** A bucket with a prefix of names, or the path of a folder. */
export const place = {
  accepts: "s3://bucket/prefix, or the path of a folder",
  read(value: string): string | undefined {
    if (!/^[a-z][a-z0-9+.-]*:\/\//i.test(value)) return value;
    return /^s3:\/\/[a-z0-9][a-z0-9._-]{1,253}(?:\/[^?#\s]*)?$/.test(value) ? value : undefined;
  },
};

const recipients = {
  accepts: "public keys of age with commas between, as age-keygen prints them: age1…",
  read(value: string): readonly string[] | undefined {
    const keys = value === "none" ? [] : value.split(",").map((key) => key.trim());
    return keys.every(isAgeRecipient) && new Set(keys).size === keys.length ? keys : undefined;
  },
};

const generations = {
  accepts: "numbers of days, weeks and months with commas between, such as 7d,4w,12m, or all",
  read: (value: string): Generations | null | undefined => (value === "all" ? null : parseGenerations(value)),
};

/** Backups that the service makes by itself, in another place. */
export const readBackup = group({
  /** `null`: there are none. */
  to: optional({
    name: "QZ_BACKUP_TO",
    meaning: "where the service keeps backups: s3://bucket/prefix, or a folder",
    ...place,
  }),
  recipients: preset({
    name: "QZ_BACKUP_RECIPIENTS",
    shown: "none",
    meaning: "public keys of age that these backups are encrypted to; needed for s3",
    ...recipients,
  }),
  plain: preset({
    name: "QZ_BACKUP_PLAIN",
    shown: "off",
    meaning: "whether backups may go to s3 without encryption, and then without the secret",
    ...onOff,
  }),
  /** In milliseconds; `null`: only a command makes them. */
  every: preset({
    name: "QZ_BACKUP_EVERY",
    shown: "24h",
    meaning: "time from one of these backups to the next, or off",
    ...duration,
  }),
  /** `null`: all are kept. */
  keep: preset({
    name: "QZ_BACKUP_KEEP",
    shown: "7d,4w,12m",
    meaning: "days, weeks and months of which the last backup is kept, or all",
    ...generations,
  }),
});

export type BackupSettings = ReturnType<typeof readBackup>;

/** Settings that can't be used as they are, one line each. */
export function backupProblems({ to, recipients: keys, plain }: BackupSettings): readonly string[] {
  if (plain && keys.length > 0)
    return ["QZ_BACKUP_PLAIN is on, and QZ_BACKUP_RECIPIENTS names keys to encrypt to. Set one of them."];
  return to?.startsWith(S3) && keys.length === 0 && !plain
    ? [
        "QZ_BACKUP_TO leads to s3, so QZ_BACKUP_RECIPIENTS has to name a public key of age, as age-keygen makes it. QZ_BACKUP_PLAIN=on sends backups without encryption.",
      ]
    : [];
}
