import { readFile } from "node:fs/promises";
import { parseSettingsFile } from "../../kit/settings/file.ts";
import { type Call, CommandError, CONFIG, type Terminal } from "./command.ts";

/** Where the folder of a command comes from, to complete a sentence that names it. */
export function originOf(name: string, { environment, configured }: Terminal): string {
  if (configured?.settings[name]?.trim()) return `which ${name} in ${configured.file} names`;
  if (environment[name]?.trim()) return `which ${name} in the environment names`;
  const file = configured ? ` and not in ${configured.file}` : "";
  return `which is the default: ${name} is not set${file}`;
}

/**
 * The terminal with the settings of the file that `--config` names. A variable that is set, and not empty, wins.
 * @throws CommandError when the file can't be read, SettingsError for its lines.
 */
export async function withConfig(call: Call, terminal: Terminal): Promise<Terminal> {
  const file = call.option(CONFIG.name);
  if (file === undefined) return terminal;
  const settings = parseSettingsFile(file, await textOf(file));
  const set = Object.entries(terminal.environment).filter(([, value]) => value?.trim());
  const own = new Set(set.map(([name]) => name));
  return {
    ...terminal,
    environment: { ...settings, ...Object.fromEntries(set) },
    configured: {
      file,
      settings: Object.fromEntries(Object.entries(settings).filter(([name]) => !own.has(name))),
    },
  };
}

async function textOf(file: string): Promise<string> {
  try {
    return await readFile(file, "utf8");
  } catch (error) {
    const code = error instanceof Error && "code" in error ? ` (${String(error.code)})` : "";
    throw new CommandError(`The settings file ${file} can't be read${code}.`);
  }
}
