import { csvOf } from "../../lib/csv.ts";
import { wholeAddress } from "../../lib/whole-address.ts";
import type { CodeDraft } from "../edit/draft.ts";
import { readingOf } from "./number.ts";

/** Application identifiers of a GTIN, a lot and a serial number (GS1 General Specifications, 3.2). */
const [GTIN, LOT, SERIAL] = ["01", "10", "21"];

/**
 * Numbers that were typed a line each, as a table for the codes of all. Lines that name columns are one
 * already. A line that can't be read, or says more than the columns hold, goes along whole: the table refuses
 * its row.
 */
export function tableOfLines(
  texts: readonly string[],
  { target, domain }: Pick<CodeDraft, "target" | "domain">,
): string {
  if (/\bgtin\b/i.test(texts[0] ?? "")) return texts.join("\n");
  const rows = texts.map((text) => {
    const reading = readingOf(text);
    if (reading.kind !== "product") return [text, "", ""];
    const { ai, value, qualifiers } = reading.product;
    const of = (wanted: string | undefined) => qualifiers.find((each) => each.ai === wanted)?.value ?? "";
    const cells = [of(LOT), of(SERIAL)];
    const isHeld = ai === GTIN && cells.filter(Boolean).length === qualifiers.length;
    return isHeld ? [value, ...cells] : [text, "", ""];
  });
  const rest = [wholeAddress(target), "", domain];
  return csvOf([
    ["gtin", "lot", "serial", "target", "title", "domain"],
    ...rows.map((row) => [...row, ...rest]),
  ]);
}
