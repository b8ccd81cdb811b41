import { unknownName } from "./names.ts";
import { fileVariable } from "./secret-files.ts";
import { SettingsError } from "./settings.ts";
import { SETTINGS } from "./variables.ts";

/**
 * A settings file: a line `NAME=value` for each setting, empty lines, and comments that begin with `#`. A pair of quotes around a
 * value is left out. systemd's `EnvironmentFile` and the `env_file` of a Compose file read this form, too.
 * Other programs may have variables in the same file.
 */

/** Settings by name, as texts. */
export type SettingTexts = Readonly<Record<string, string>>;

/**
 * Reads the text of a settings file. `readSettings` checks the values.
 * @param file - its name, for messages.
 * @throws SettingsError with a line for each line that sets nothing, repeats a name, or has one that looks
 * like a setting's and is none.
 */
export function parseSettingsFile(file: string, content: string): SettingTexts {
  const problems: string[] = [];
  const settings = new Map<string, string>();
  for (const [index, line] of content.split(/\r\n|[\r\n]/).entries()) {
    const text = line.trim();
    if (text === "" || text.startsWith("#")) continue;
    const at = text.indexOf("=");
    const name = text.slice(0, Math.max(0, at)).trim();
    const problem = !/^\S+$/.test(name)
      ? "A line is NAME=value."
      : settings.has(name)
        ? `${name} is given twice.`
        : unknownName(name);
    if (problem === null) settings.set(name, withoutQuotes(text.slice(at + 1).trim()));
    else problems.push(`${file}, line ${index + 1}: ${problem}`);
  }
  if (problems.length > 0) throw new SettingsError(problems);
  return Object.fromEntries(settings);
}

function withoutQuotes(value: string): string {
  return /^(["'])(.*)\1$/.exec(value)?.[2] ?? value;
}

/**
 * Whether every reader of such files takes a value as it is: quotes, backslashes and dollars mean something to systemd or
 * Compose, and a hash after a blank begins a comment there.
 */
export function fitsLine(value: string): boolean {
  return /^[^\p{C}\p{Zl}\p{Zp}"'\\$`]*$/u.test(value) && !value.includes(" #") && value === value.trim();
}

/** The text of a settings file: each setting with its meaning above it. */
export function writeSettingsFile(settings: SettingTexts): string {
  const lines = SETTINGS.flatMap(({ name, meaning }) =>
    [name, fileVariable(name)].flatMap((variable) =>
      settings[variable] === undefined ? [] : [`# ${meaning}\n${variable}=${settings[variable]}\n`],
    ),
  );
  return ["# Settings of Quietzone. `quietzone serve --config FILE` reads them.\n", ...lines].join("\n");
}
