import { accessSync, constants, statSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { fitsLine, type SettingTexts } from "../../kit/settings/file.ts";
import { readSettings } from "../../kit/settings/read.ts";
import { fileVariable } from "../../kit/settings/secret-files.ts";
import { SettingsError } from "../../kit/settings/settings.ts";
import { VARIABLES } from "../../kit/settings/variables.ts";
import {
  type Call,
  type Command,
  CommandError,
  EXIT,
  type Option,
  type Terminal,
  wrongUsage,
} from "./command.ts";

/** The folder and the user of the command, from which defaults follow. */
export interface Place {
  readonly folder: string;
  readonly isRoot: boolean;
}

/** A question of `quietzone init`, which is an option of it, too. */
interface Question {
  readonly option: Option;
  /** The setting; `null` for the name of the file itself. */
  readonly setting: string | null;
  readonly text: string;
  /** The answer of an empty line. */
  readonly fallback: (given: SettingTexts, place: Place) => string;
  /** A word that leaves the setting out. */
  readonly absent?: string;
  /** Whether the question follows from the answers so far. */
  readonly isAsked?: (given: SettingTexts) => boolean;
  /** Completes what is typed, before it is looked at. */
  readonly completed?: (answer: string) => string;
  /** Makes the text that is written of an acceptable answer. */
  readonly written?: (answer: string, place: Place) => string;
  /** @returns the reason for which an answer of the right kind is refused all the same. */
  readonly refusal?: (answer: string, place: Place) => string | null;
}

const { baseUrl, port, trustedProxies, dataDir, signup, smtpUrl, smtpFrom } = VARIABLES;

/** The file that the systemd unit reads. */
export const UNIT_FILE = "/etc/quietzone.env";

const LOOPBACK = "127.0.0.1/32,::1/128";

const hostOf = (given: SettingTexts) => new URL(given[baseUrl.name] ?? "").hostname;

/** `qr.cafe.example` as people say it: a name with a dot is reached by https, one of this machine by http. */
function withScheme(answer: string): string {
  if (/^[a-z][a-z0-9+.-]*:\/\//i.test(answer)) return answer;
  if (/^(?:localhost|127\.\d+\.\d+\.\d+)(?=[:/]|$)/i.test(answer)) return `http://${answer}`;
  return /^[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+(?=[:/]|$)/u.test(answer) ? `https://${answer}` : answer;
}

/** Whether an address leads to the machine itself, so that nobody else can open it. */
export function isLocal(given: SettingTexts): boolean {
  return /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(hostOf(given));
}

const QUESTIONS: readonly Question[] = [
  {
    option: {
      name: "base-url",
      value: "URL",
      meaning: "public address, which printed codes lead to for ever",
    },
    setting: baseUrl.name,
    text: "Public address, which printed codes lead to for ever",
    fallback: () => "http://localhost:3000",
    completed: withScheme,
  },
  {
    option: { name: "port", value: "N", meaning: "port to listen on [3000]" },
    setting: port.name,
    text: "Port to listen on",
    fallback: (given) => (isLocal(given) && new URL(given[baseUrl.name] ?? "").port) || "3000",
    refusal: (answer) => (answer === "0" ? "A proxy, or a person, has to know the port." : null),
  },
  {
    option: { name: "proxy", value: "LIST", meaning: "networks of the reverse proxies, or none" },
    setting: trustedProxies.name,
    text: "Networks of the reverse proxies in front (https needs one), or none",
    fallback: (given) => (given[baseUrl.name]?.startsWith("https:") ? LOOPBACK : "none"),
  },
  {
    option: { name: "data", value: "DIR", meaning: "folder of all data [./data]" },
    setting: dataDir.name,
    text: "Folder of all data",
    fallback: (_given, { isRoot }) => (isRoot ? "/var/lib/quietzone" : "data"),
    written: (answer, { folder }) => resolve(folder, answer),
    refusal: (answer, { folder }) =>
      isFolder(resolve(folder, answer)) === false ? `${answer} is not a folder.` : null,
  },
  {
    option: { name: "signup", value: "WHO", meaning: "open, voucher or closed" },
    setting: signup.name,
    text: "Who may sign up: voucher (who has one of yours), closed (nobody), open (anyone: on a public address strangers will print codes on your name)",
    fallback: (given) => (isLocal(given) ? "open" : "voucher"),
  },
  {
    option: { name: "smtp-url", value: "URL", meaning: "mail server for alerts, or none [none]" },
    setting: smtpUrl.name,
    text: "Mail server for alerts, such as smtps://user:password@mail.example.org, or none",
    fallback: () => "none",
    absent: "none",
  },
  {
    option: { name: "smtp-from", value: "MAIL", meaning: "sender of these mails" },
    setting: smtpFrom.name,
    text: "Sender of these mails",
    fallback: (given) => `alerts@${hostOf(given)}`,
    isAsked: (given) => (given[smtpUrl.name] ?? given[fileVariable(smtpUrl.name)]) !== undefined,
  },
  {
    option: { name: "file", value: "FILE", meaning: "the file to write [quietzone.env]" },
    setting: null,
    text: "Write these settings to",
    fallback: (_given, { isRoot }) => (isRoot ? UNIT_FILE : "quietzone.env"),
    written: (answer, { folder }) => resolve(folder, answer),
    refusal: (answer, { folder }) => fileRefusal(resolve(folder, answer)),
  },
];

/** The options by which the questions are answered without a person. */
export const ANSWERS: readonly Option[] = QUESTIONS.map(({ option }) => option);

/** The settings that follow from the answers. */
export const ASKED: ReadonlySet<string> = new Set([
  VARIABLES.host.name,
  ...QUESTIONS.flatMap(({ setting }) => (setting === null ? [] : [setting, fileVariable(setting)])),
]);

/** The settings that were answered, and the file to write them to. */
export interface Answers {
  readonly settings: SettingTexts;
  readonly file: string;
}

/**
 * Takes the answers from options, then from a person. The defaults are the variables of the environment, where they are set;
 * `--yes` takes them without asking.
 * @throws CommandError for an option that is refused, and when nobody can be asked.
 */
export async function askAll(
  command: Command,
  call: Call,
  terminal: Terminal,
  place: Place,
): Promise<Answers> {
  const given: Record<string, string> = {};
  let file = "";
  for (const question of QUESTIONS) {
    const { option, setting, absent, written } = question;
    if (question.isAsked?.(given) === false) continue;
    const variable = fileVariable(setting ?? "");
    const secretFile = terminal.environment[variable]?.trim();
    const fallback = terminal.environment[setting ?? ""]?.trim() || question.fallback(given, place);
    const said = call.option(option.name)?.trim();
    const chosen = said && (question.completed?.(said) ?? said);
    if (secretFile && chosen === undefined) {
      // A secret that is kept in a file of its own stays there.
      given[variable] = secretFile;
      continue;
    }
    const typed = chosen ?? (call.yes ? fallback : null);
    const reason = typed === null ? null : refusalOf(question, typed, place);
    if (reason !== null) throw wrongUsage(command, `--${option.name}: ${reason}`);
    const answer = typed ?? (await askOne(question, fallback, terminal, place));
    if (answer === absent) continue;
    const value = written?.(answer, place) ?? answer;
    if (setting === null) file = value;
    else given[setting] = value;
  }
  return { settings: { ...given, ...listening(given) }, file };
}

/** Asks until an answer is accepted. An empty line is the default. @throws CommandError when nobody can be asked. */
async function askOne(
  question: Question,
  fallback: string,
  { ask, complain }: Terminal,
  place: Place,
): Promise<string> {
  const { option, setting, text } = question;
  if (!ask)
    throw new CommandError(
      `Nobody can be asked here. Give --${option.name}, or --yes for the defaults.`,
      EXIT.usage,
    );
  const isSecret = setting === smtpUrl.name && fallback !== question.absent;
  for (;;) {
    const line = await ask(`${text} [${isSecret ? "as it is" : fallback}]: `);
    const typed = line.trim() || fallback;
    const answer = question.completed?.(typed) ?? typed;
    const reason = refusalOf(question, answer, place);
    if (reason === null) return answer;
    complain(`${reason}\n`);
  }
}

/** @returns the reason for which an answer is refused; `null` when it is accepted. */
function refusalOf({ setting, absent, refusal }: Question, answer: string, place: Place): string | null {
  if (answer === absent) return null;
  if (answer === "") return "It can't be empty.";
  if (!fitsLine(answer))
    return "It can't hold quotes, backslashes, dollars or control characters: programs read them in different ways. In an address write %XX.";
  try {
    if (setting !== null) readSettings({ [setting]: answer });
    return refusal?.(answer, place) ?? null;
  } catch (error) {
    if (error instanceof SettingsError) return error.message;
    throw error;
  }
}

/** Whether there is a folder at a path; `null` when there is nothing that can be looked at. */
function isFolder(path: string): boolean | null {
  try {
    return statSync(path).isDirectory();
  } catch {
    return null;
  }
}

/** @returns the reason for which a file can't be written; `null` when it can. */
function fileRefusal(file: string): string | null {
  if (isFolder(file)) return `${file} is a folder.`;
  const folder = dirname(file);
  if (!isFolder(folder)) return `There is no folder ${folder}.`;
  try {
    accessSync(folder, constants.W_OK);
    return null;
  } catch {
    return `You may not write to ${folder}.`;
  }
}

/** Where all proxies are on this machine, nobody else needs to reach the service's port. */
function listening(given: SettingTexts): SettingTexts {
  const networks = (given[trustedProxies.name] ?? "").split(",");
  const areHere = networks.every((network) => /^\s*(?:127\.|::1(?:\/128)?\s*$)/.test(network));
  return areHere ? { [VARIABLES.host.name]: "127.0.0.1" } : {};
}
