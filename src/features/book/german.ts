import analytics from "../../../docs/de/analytics.md" with { type: "file" };
import bulk from "../../../docs/de/bulk.md" with { type: "file" };
import domains from "../../../docs/de/domains.md" with { type: "file" };
import edits from "../../../docs/de/edits.md" with { type: "file" };
import firstCode from "../../../docs/de/first-code.md" with { type: "file" };
import growing from "../../../docs/de/growing.md" with { type: "file" };
import keys from "../../../docs/de/keys.md" with { type: "file" };
import leads from "../../../docs/de/leads.md" with { type: "file" };
import logos from "../../../docs/de/logos.md" with { type: "file" };
import pages from "../../../docs/de/pages.md" with { type: "file" };
import plainCodes from "../../../docs/de/plain-codes.md" with { type: "file" };
import privacy from "../../../docs/de/privacy.md" with { type: "file" };
import rules from "../../../docs/de/rules.md" with { type: "file" };
import sheets from "../../../docs/de/sheets.md" with { type: "file" };
import trackedCodes from "../../../docs/de/tracked-codes.md" with { type: "file" };
import watch from "../../../docs/de/watch.md" with { type: "file" };
import webhooks from "../../../docs/de/webhooks.md" with { type: "file" };

/**
 * The pages that workspaces read, in German. A text has the headings of the English page in their order, and
 * a line `<!-- sample -->` in place of each sample or block of it: the same ones stand there, and the anchors
 * are the same, too. Parts that are made of the contract on an English page are written out: a test compares the
 * names in them.
 */
export interface GermanPage {
  /** Where the text is embedded. */
  readonly text: string;
  readonly title: string;
}

/** By the path of the English page. */
export const GERMAN_PAGES: ReadonlyMap<string, GermanPage> = new Map([
  ["analytics", { text: analytics, title: "Auswertung" }],
  ["bulk", { text: bulk, title: "Viele Codes aus einer Datei" }],
  ["domains", { text: domains, title: "Domains" }],
  ["edits", { text: edits, title: "Viele Codes ändern" }],
  ["first-code", { text: firstCode, title: "Ihr erster Code" }],
  ["growing", { text: growing, title: "Wachsen" }],
  ["keys", { text: keys, title: "Schlüssel" }],
  ["leads", { text: leads, title: "Anfragen" }],
  ["logos", { text: logos, title: "Logos und Designs" }],
  ["pages", { text: pages, title: "Seiten" }],
  ["plain-codes", { text: plainCodes, title: "Statische Codes" }],
  ["privacy", { text: privacy, title: "Datenschutz" }],
  ["rules", { text: rules, title: "Regeln" }],
  ["sheets", { text: sheets, title: "Etiketten" }],
  ["tracked-codes", { text: trackedCodes, title: "Dynamische Codes" }],
  ["watch", { text: watch, title: "Ziele überwachen" }],
  ["webhooks", { text: webhooks, title: "Webhooks" }],
]);

const MARK = /^<!-- sample -->$/gm;

const FENCE = "```";

/** The blocks of code of a text; those that follow each other with nothing between are one. */
function samplesIn(text: string): readonly string[] {
  const samples: string[] = [];
  let isInside = false;
  let isNext = false;
  for (const line of text.split("\n")) {
    const isFence = line.startsWith(FENCE);
    if (isFence && !isInside && !isNext) samples.push("");
    if (isFence || isInside || (isNext && line === "")) samples.push(`${samples.pop() ?? ""}${line}\n`);
    isNext = (isFence && isInside) || (isNext && line === "");
    if (isFence) isInside = !isInside;
  }
  return samples.map((sample) => sample.trimEnd());
}

/** A German text with the samples of the English one. @throws Error where it has another number of them */
export function withSamples(german: string, english: string): string {
  const samples = samplesIn(english);
  const marks = german.match(MARK)?.length ?? 0;
  if (marks !== samples.length)
    throw new Error(`The text has ${marks} samples, and the English one ${samples.length}`);
  let at = 0;
  return german.replace(MARK, () => samples[at++] ?? "");
}
