import { letter, type MailText, plainLine } from "../../kit/shared/mail.ts";
import {
  type Block,
  BLOCK_WORDS_LENGTH,
  type Blocker,
  BLOCKERS,
  type BlockReason,
} from "../../kit/shared/block.ts";
import { shortUrl } from "../../kit/shared/short-address.ts";
import type { MailLanguage } from "../watch/traits.ts";
import type { BlockedCode } from "./records.ts";

/*
 * The mail that tells an owner what was blocked: a statement of reasons as article 17 of the Digital Services
 * Act (EU) 2022/2065 asks for. Titles and words are those of others: each stands on a line of its own.
 */

interface Texts {
  readonly subject: string;
  readonly codes: string;
  readonly workspace: (name: string) => string;
  /** The way in which blocks of each kind end. */
  readonly ends: Readonly<Record<Blocker, string>>;
  readonly because: string;
  readonly reasons: Readonly<Record<BlockReason, string>>;
  readonly byOperator: string;
  readonly byList: (list: string) => string;
  readonly words: string;
  readonly more: (count: number) => string;
  readonly objection: string;
  readonly court: string;
  readonly console: string;
}

const TEXTS: Readonly<Record<MailLanguage, Texts>> = {
  en: {
    subject: "Your QR codes: something was blocked",
    codes: "These QR codes of yours were blocked. Scans get a page that says so, and nothing is deleted:",
    workspace: (name) =>
      `Your workspace “${name}” was suspended. Its keys and its people are refused, and its codes and domains answer that they are blocked. Nothing is deleted.`,
    ends: {
      operator: "You can't lift a block that a person decided. The operator of the service can.",
      list: "A block by a list ends by itself, soon after the address has left the list or the code leads elsewhere. An objection does not end it at once: the operator would have to let the address pass first.",
    },
    because: "Why",
    reasons: {
      phishing: "phishing: it asks for data under somebody else's name",
      malware: "malware: it leads to software that does harm",
      spam: "spam: it is spread unasked",
      rights: "it infringes rights of others",
      other: "it breaks the law or the terms of this service",
      list: "a list of dangerous addresses names where it leads",
    },
    byOperator: "A person decided that.",
    byList: (list) => `That was found without a person, by the list ${list}.`,
    words: "In the operator's words",
    more: (count) => `${count} more are in the console.`,
    objection: "If you think that this is wrong, tell the operator of the service",
    court: "Independently of that, a court can decide.",
    console: "To the console",
  },
  de: {
    subject: "Ihre QR-Codes: Etwas wurde gesperrt",
    codes:
      "Diese QR-Codes von Ihnen wurden gesperrt. Scans bekommen eine Seite, die das sagt; gelöscht ist nichts:",
    workspace: (name) =>
      `Ihr Arbeitsbereich „${name}“ wurde gesperrt. Seine Schlüssel und Mitglieder werden abgewiesen, seine Codes und Domains antworten, dass sie gesperrt sind. Gelöscht ist nichts.`,
    ends: {
      operator:
        "Hat ein Mensch entschieden, kann nur der Betreiber des Dienstes die Sperre aufheben, nicht Sie selbst.",
      list: "Eine Sperre durch eine Liste endet von selbst, kurz nachdem die Adresse von der Liste verschwunden ist oder der Code woanders hinführt. Ein Widerspruch beendet sie nicht sofort: Der Betreiber müsste die Adresse erst zulassen.",
    },
    because: "Warum",
    reasons: {
      phishing: "Phishing: Unter fremdem Namen wird nach Daten gefragt",
      malware: "Schadsoftware: Das Ziel verbreitet Software, die Schaden anrichtet",
      spam: "Spam: Der Code wird unverlangt verbreitet",
      rights: "Rechte anderer sind verletzt",
      other: "Verstoß gegen das Gesetz oder die Bedingungen dieses Dienstes",
      list: "Eine Liste gefährlicher Adressen nennt das Ziel",
    },
    byOperator: "Das hat ein Mensch entschieden.",
    byList: (list) => `Das wurde ohne einen Menschen gefunden, durch die Liste ${list}.`,
    words: "In den Worten des Betreibers",
    more: (count) => `${count} weitere stehen in der Konsole.`,
    objection: "Halten Sie das für falsch, sagen Sie es dem Betreiber des Dienstes",
    court: "Unabhängig davon kann ein Gericht entscheiden.",
    console: "Zur Konsole",
  },
};

/** Codes that a mail lists. */
export const MOST_LISTED = 20;

const LONGEST_NAME = 80;

/** The codes and the workspace of which a mail tells. */
export interface BlockNews {
  /** The workspace, where it was suspended itself. */
  readonly workspace: { readonly name: string; readonly block: Block } | null;
  /** Codes that were blocked, each with what is new, and the number of all. */
  readonly codes: readonly BlockedCode[];
  readonly count: number;
}

export function blockLetter(
  language: MailLanguage,
  { workspace, codes, count }: BlockNews,
  { baseUrl, contact }: { readonly baseUrl: string; readonly contact: string | null },
): MailText {
  const texts = TEXTS[language];
  const listed = codes.slice(0, MOST_LISTED);
  const blocks = [...(workspace === null ? [] : [workspace.block]), ...codes.flatMap((code) => code.blocks)];
  return letter(language, texts.subject, [
    ...(workspace === null
      ? []
      : [
          texts.workspace(plainLine(workspace.name, LONGEST_NAME)),
          ...reasonsOf(language, [workspace.block]),
        ]),
    ...(codes.length === 0 ? [] : [texts.codes]),
    ...listed.flatMap((code) => [headOf(code, baseUrl), ...reasonsOf(language, code.blocks)]),
    ...(count > listed.length ? [texts.more(count - listed.length)] : []),
    ...BLOCKERS.filter((blocker) => blocks.some(({ by }) => by === blocker)).map((by) => texts.ends[by]),
    { label: texts.objection, address: contact ?? baseUrl },
    texts.court,
    { label: texts.console, address: `${baseUrl}/app` },
  ]);
}

function headOf(code: BlockedCode, baseUrl: string): string {
  const url = shortUrl(baseUrl, code);
  return code.title === null ? url : `${plainLine(code.title, LONGEST_NAME)} · ${url}`;
}

function reasonsOf(language: MailLanguage, blocks: readonly Block[]): string[] {
  const texts = TEXTS[language];
  return blocks.flatMap(({ reason, words, list }) => [
    `${texts.because}: ${texts.reasons[reason]}. ${list === null ? texts.byOperator : texts.byList(plainLine(list, LONGEST_NAME))}`,
    ...(words === null ? [] : [`${texts.words}: ${plainLine(words, BLOCK_WORDS_LENGTH)}`]),
  ]);
}
