import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { parseSettingsFile, type SettingTexts, writeSettingsFile } from "../../kit/settings/file.ts";
import { isOurs } from "../../kit/settings/names.ts";
import { readSettings } from "../../kit/settings/read.ts";
import type { Settings } from "../../kit/settings/settings.ts";
import type { Operator } from "../operator.ts";
import { findingLine } from "./check.ts";
import { type Call, type Command, CommandError, confirm, EXIT, type Terminal } from "./command.ts";
import { writeFile } from "./file.ts";
import { askOperator, OPERATOR_OPTIONS } from "./operator.ts";
import { page } from "./output.ts";
import { nextSteps, PROGRAM } from "./next-steps.ts";
import { ANSWERS, ASKED, askAll } from "./questions.ts";

/** `init` */
export const init: Command = {
  name: "init",
  usage: "",
  summary: "Asks what has to be known, writes a settings file, and looks whether the service can be reached.",
  details:
    "It also makes your own sign-in, with a first workspace, if you give your mail address and a password.\n" +
    "Without a person at the terminal give --base-url and what else you like, and --yes for the defaults. Defaults are the\n" +
    "settings of the environment, and of --config. Only the file's owner can read it.",
  arguments: 0,
  options: [
    ...ANSWERS,
    ...OPERATOR_OPTIONS,
    { name: "replace", meaning: "replace the file if it is there; what is not asked stays" },
    { name: "yes", meaning: "ask nothing: take defaults for what is not given" },
  ],
  async run(call, terminal) {
    const place = { folder: process.cwd(), isRoot: process.getuid?.() === 0 };
    const { settings: answered, file } = await askAll(init, call, terminal, place);
    if (existsSync(file) && !call.has("replace")) await mayReplace(file, call, terminal);
    const settings = { ...(await unasked(file)), ...answered };
    const read = readSettings(settings);
    if (!read.passwords && call.has("email"))
      throw new CommandError("--email makes a sign-in by password, and QZ_PASSWORDS is off.", EXIT.usage);
    const operator = read.passwords ? await askOperator(call, terminal) : null;
    await writeFile(file, [writeSettingsFile(settings)]);
    terminal.print(`${file} was written.\n\n`);
    const { lookAround } = await import("../surroundings.ts");
    for await (const finding of lookAround(read)) terminal.print(findingLine(finding));
    if (operator) await signUp(read, operator, terminal);
    terminal.print(`\n${nextSteps(settings, file, PROGRAM, operator?.email)}`);
    return EXIT.done;
  },
};

async function signUp(settings: Settings, operator: Operator, terminal: Terminal): Promise<void> {
  const { makeOperator } = await import("../operator.ts");
  const { tenantId, apiKey } = await makeOperator(settings, operator);
  terminal.record?.({ tenant: tenantId }, settings);
  terminal.print(
    `\n${page([
      ["workspace", tenantId],
      ["owner", operator.email],
      ["key", `${apiKey} (shown once)`],
    ])}`,
  );
}

/** The settings of the file that is replaced which no question asks, such as its secret: without that nobody could read leads. */
async function unasked(file: string): Promise<SettingTexts> {
  if (!existsSync(file)) return {};
  const settings = parseSettingsFile(file, await readFile(file, "utf8"));
  const others = Object.keys(settings).filter((name) => !isOurs(name));
  if (others.length > 0)
    throw new CommandError(
      `${file} also has variables of other programs (${others.join(", ")}). Edit it by hand, or name another file.`,
    );
  return Object.fromEntries(Object.entries(settings).filter(([name]) => !ASKED.has(name)));
}

/** `--yes` answers the questions with defaults, and a file that is lost is no default. */
async function mayReplace(file: string, call: Call, terminal: Terminal): Promise<void> {
  if (call.yes || !terminal.ask)
    throw new CommandError(`${file} is there already, and stays as it is. --replace replaces it.`);
  await confirm(`Replace ${file}?`, call, terminal);
}
