import { readFileSync } from "node:fs";

/**
 * A setting that is a secret may stand in a file of its own, as systemd (`LoadCredential`), Compose and
 * Kubernetes hand secrets out: `QZ_SECRET_FILE=/run/secrets/qz_secret` in place of `QZ_SECRET`. The
 * environment of a process is shown by more programs than a file is.
 */

/** The variable that names the file of a secret setting. */
export const fileVariable = (name: string) => `${name}_FILE`;

/** More than any secret. */
const LONGEST = 65_536;

/** The text of a secret's file, or the reason why it can't be used, in words that follow the file's name. */
export type SecretFile = { readonly text: string } | { readonly problem: string };

/**
 * Reads a file with one line. The end of that line, which editors and `echo` write, does not belong to the
 * secret.
 */
export function readSecretFile(file: string): SecretFile {
  let content: string;
  try {
    content = new TextDecoder("utf-8", { fatal: true }).decode(readFileSync(file));
  } catch (error) {
    if (error instanceof Error && "syscall" in error && "code" in error)
      return { problem: `can't be read by user ${process.geteuid?.() ?? "?"} (${String(error.code)})` };
    return { problem: "is no text" };
  }
  const text = content.trim();
  if (text === "") return { problem: "is empty" };
  if (text.length > LONGEST || /[\r\n]/.test(text)) return { problem: "has more than one line" };
  return { text };
}
